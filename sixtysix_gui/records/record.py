"""One deal written down."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.variants import RuleSet

FORMAT = "66R 1"
"""The value of the tag Format (rules.md 6.3)."""
ABANDONED = "abandoned"
"""The termination of a deal that was given up (rules.md 6.3)."""
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

OWN_TAGS = frozenset(
    (
        "Format",
        "Variant",
        "Rules",
        "Suits",
        "Dealer",
        "Batches",
        "Pack",
        "Trump",
        "Turnup",
        "Undrawn",
        "Result",
        "Termination",
        "Totals",
        "Tricks",
    )
)
"""Tags that follow from the deal itself; all others are kept as they are.

``Undrawn`` is this program's own: it names the last turn where its player acted before drawing
and then went out, which rules.md 6.4 would read as a draw before the first act.
"""


class TagRefusedError(ValueError):
    """A tag that a record cannot hold."""


@dataclass(frozen=True)
class DealRecord:
    """A deal: what it was played with and every move, draws and passes included.

    ``moves``, applied one by one to ``DealState.start(rules, pack, dealer)``, lead to the exact
    state; the deal is unfinished if they do not settle it. ``tags`` holds all tags that do not
    follow from the deal, in order: A, B, Game, Deal, Score, Carry, Code, Seat, Level, Practice
    and whatever else. ``abandoned`` marks an unfinished deal that was given up.
    """

    rules: RuleSet
    pack: tuple[Card, ...]
    dealer: Seat
    moves: tuple[Move, ...]
    tags: tuple[tuple[str, str], ...] = ()
    abandoned: bool = False

    def __post_init__(self) -> None:
        """Refuse tags that cannot be written.

        Raises:
            TagRefusedError: for a malformed or doubled name, one that follows from the deal, or a
                value that does not fit into one line of text.
        """
        names: set[str] = set()
        for name, value in self.tags:
            if not TAG_NAME.fullmatch(name) or name in OWN_TAGS:
                raise TagRefusedError(f"“{name}” cannot be a tag of a record.")
            if name in names:
                raise TagRefusedError(f"The tag {name} is given twice.")
            if not fits_into_tag(value):
                raise TagRefusedError(f"The tag {name} must be one line of text.")
            names.add(name)

    def tag(self, name: str) -> str | None:
        """Give the value of one of ``tags``, or None if there is none of that name."""
        return next((value for given, value in self.tags if given == name), None)


def fits_into_tag(value: str) -> bool:
    """Say whether a text can be the value of a tag: one line, nothing but characters."""
    return value.isprintable() or not any(_breaks_tag(character) for character in value)


def as_tag_value(text: str) -> str:
    r"""Give a text, such as a player's name, as the value of a tag: foreign characters as blanks.

    >>> as_tag_value(" Anna\nLena ")
    'Anna Lena'
    """
    kept = (" " if _breaks_tag(character) else character for character in text)
    return " ".join("".join(kept).split())


def _breaks_tag(character: str) -> bool:
    return character != "\t" and unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp")
