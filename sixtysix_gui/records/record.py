"""One deal written down."""

from dataclasses import dataclass
from functools import cached_property

from sixtysix_gui.records.tags import (
    MOST_TAGS,
    TAG_NAME,
    TagRefusedError,
    fits_into_tag,
    is_short_enough,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

FORMAT = "66R 1"
"""The value of the tag Format (rules.md 6.3)."""
ABANDONED = "abandoned"
"""The termination of a deal that was given up (rules.md 6.3)."""

_CHOSEN = ("Format", "Variant", "Rules", "Suits", "Dealer", "Batches", "Pack")
_FOUND = ("Trump", "Turnup", "Undrawn", "Result", "Termination", "Totals", "Tricks")
OWN_TAGS = frozenset(_CHOSEN + _FOUND)
"""Tags that follow from the deal itself; all others are kept as they are.

``Undrawn`` names the last turn where its player acted before drawing and then went out, which
rules.md 6.4 would read as a draw before the first act.
"""

AUCTION_TAGS = frozenset(("Cut", "Widow", "Bid", "Bidder", "Contract", "Double"))
"""Tags that follow from a deal of the games of many.md (12.1), besides those above."""

_GAME = ("Event", "Site", "Date", "Round", "Game", "Deal", "A", "B", "C", "D", "Score", "Carry")
_PROGRAM = ("Code", "Seat", "Level", "Practice", "Word", "Nonce", "Promise", "Again", "Resigned")
_CONTROLLER = ("Hints", "From", "Length")
NAMED_TAGS = OWN_TAGS | AUCTION_TAGS | frozenset(_GAME + _PROGRAM + _CONTROLLER)
"""All tags of rules.md 6.3 and those of this program, which may always stand in a record."""


def own_tags(rules: Rules) -> frozenset[str]:
    """Return the names of the tags that follow from a deal by such rules."""
    return OWN_TAGS if rules.close else OWN_TAGS | AUCTION_TAGS


@dataclass(frozen=True)
class DealRecord:
    """A deal: what it was played with and every move, draws and passes included.

    ``moves``, applied one by one to ``Deal.start(rules, pack, dealer)``, lead to the exact
    state; the deal is unfinished if they do not settle it. ``tags`` holds all tags that do not
    follow from the deal, in order: A, B, Game, Deal, Score, Carry, Code, Seat, Level, Practice
    and whatever else. ``abandoned`` marks an unfinished deal that was given up.
    """

    rules: Rules
    pack: tuple[Card, ...]
    dealer: Seat
    moves: tuple[Move, ...]
    tags: tuple[tuple[str, str], ...] = ()
    abandoned: bool = False

    def __post_init__(self) -> None:
        """Refuse tags that cannot be written.

        Raises:
            TagRefusedError: for a malformed or doubled name, one that follows from the deal, a
                value that does not fit into one line of text, or more than a record may hold.
        """
        names: set[str] = set()
        own = own_tags(self.rules)
        for name, value in self.tags:
            if not TAG_NAME.fullmatch(name) or name in own:
                raise TagRefusedError(f"“{name}” cannot be a tag of a record.")
            if name in names:
                raise TagRefusedError(f"The tag {name} is given twice.")
            if not fits_into_tag(value):
                raise TagRefusedError(f"The tag {name} must be one line of text.")
            if not is_short_enough(name, value):
                raise TagRefusedError(f"The tag {quoted(name)} is too long.")
            names.add(name)
        if len(names - NAMED_TAGS) > MOST_TAGS:
            raise TagRefusedError("These are too many tags for a record.")

    def tag(self, name: str) -> str | None:
        """Return the value of one of ``tags``, or None if there is none of that name."""
        return next((value for given, value in self.tags if given == name), None)

    def start(self) -> Deal:
        """Return the deal before its first move; raises PackError for a pack of other rules."""
        return Deal.start(self.rules, self.pack, self.dealer)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the deal ended; None for one that is not over. It is played once for all who ask.

        Raises:
            PackError, IllegalMoveError: if it cannot be played.
        """
        deal = self.start()
        for move in self.moves:
            deal, _ = deal.apply(move)
        return deal.outcome
