"""One deal written down, and what follows from it: result and tags (rules.md 6.3, many.md 12)."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from sixtysix_gui.records.tags import (
    MOST_TAGS,
    TAG_NAME,
    TagRefusedError,
    fits_into_tag,
    is_short_enough,
)
from sixtysix_gui.rules.cards import Card, Letters
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Facts, Phase
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

_EVENT = ("Event", "Site", "Date", "Time", "Round")
_GAME = ("Game", "Deal", "A", "B", "C", "D", "Score", "Carry")
_PROGRAM = ("Code", "Seat", "Level", "Practice", "Word", "Nonce", "Promise", "Again", "Resigned")
_CONTROLLER = ("Hints", "From", "Length", "Typed", "Day")
NAMED_TAGS = OWN_TAGS | AUCTION_TAGS | frozenset(_EVENT + _GAME + _PROGRAM + _CONTROLLER)
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
                raise TagRefusedError(f"The {name} tag is given twice.")
            if not fits_into_tag(value):
                raise TagRefusedError(f"The {name} tag must be one line of text.")
            if not is_short_enough(name, value):
                raise TagRefusedError(f"The {quoted(name)} tag is too long.")
            names.add(name)
        if len(names - NAMED_TAGS) > MOST_TAGS:
            raise TagRefusedError("There are too many tags for a record.")

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


UNFINISHED = "*"
_AUCTION = (Phase.TRUMP, Phase.BID)
_NUMBER = re.compile(r"[0-9]{1,4}")
_NUMBERS = {True: ("-", _NUMBER), False: (",", re.compile(r"-?[0-9]{1,6}"))}
"""What stands between the numbers of the parties, and how each looks, by ``rules.close``."""


def result_of(rules: Rules, outcome: Outcome | None) -> str:
    """Return the result: ``A:2``, drawn ``0:0``, or ``*`` for a deal that is not settled.

    Where several parties win or lose points all of them are named, as in ``A:-2,B:3,C:-1``; in
    games with a unit of their own also those who get nothing, as in ``A:0,B:-3``.
    """
    if outcome is None:
        return UNFINISHED
    points = [(party.name, outcome.points[party]) for party in rules.parties]
    if not any(number for _, number in points):
        return "0:0"
    names_all = rules.has("score.unit")
    return ",".join(f"{name}:{number}" for name, number in points if number or names_all)


def termination_of(outcome: Outcome | None) -> str:
    """Return the word for the way a deal ended; an unsettled one was abandoned."""
    return ABANDONED if outcome is None else outcome.reason


def write_numbers(rules: Rules, numbers: Iterable[int]) -> str:
    """Return numbers, one a party, as text: ``70-35``, or ``70,35`` where no talon is closed."""
    return _NUMBERS[rules.close][0].join(map(str, numbers))


def read_numbers(rules: Rules, text: str) -> tuple[int, ...] | None:
    """Return the numbers of a text, one a party; None if it is of another form."""
    separator, number = _NUMBERS[rules.close]
    parts = text.split(separator)
    if len(parts) != len(rules.parties) or not all(map(number.fullmatch, parts)):
        return None
    return tuple(map(int, parts))


def read_number(text: str) -> int | None:
    """Return a number of at most four digits; None if the text is none."""
    return int(text) if _NUMBER.fullmatch(text) else None


def start_tags(start: Facts, letters: Letters) -> Iterator[tuple[str, str]]:
    """Yield the tags that follow from the pack."""
    rules = start.rules
    if rules.cuts and start.faced is not None:
        yield "Cut", letters.card(start.faced)
    if rules.has_widow:
        yield "Widow", " ".join(letters.card(card) for card in start.undealt)
    if start.turn_up is not None:
        yield "Turnup", letters.card(start.turn_up)


def later_tags(deal: Facts, letters: Letters) -> Iterator[tuple[str, str]]:
    """Yield the tags that follow from what was said and played, as far as the deal has got."""
    if deal.trump is not None and deal.rules.trump_by != "latest-marriage":
        yield "Trump", letters.suit(deal.trump)
    if deal.bid:
        yield "Bid", str(deal.bid)
    contract = None if deal.phase in _AUCTION else deal.contract
    if contract is not None:
        yield "Contract", contract.key
    if deal.bidder is not None and (deal.bid or contract is not None):
        yield "Bidder", deal.bidder.name
    if contract is not None:
        yield "Double", str(2**deal.level)
