"""The computer's players as they sit at the table: a face from the cards, a name, one line."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class Opponent:
    """A level: its name in settings, the player behind it, its face and what it is like."""

    level: str
    player: str
    face: Card
    line: str


OPPONENTS = (
    Opponent(
        "first",
        "honest",
        card_of(Rank.QUEEN, Suit.SPADES),
        QT_TRANSLATE_NOOP("Opponents", "plays soundly"),
    ),
)
"""The levels there are, the weakest first."""


def opponent_of(level: str) -> Opponent:
    """Find the opponent of a level, or the first one if there is none of that name."""
    return next((one for one in OPPONENTS if one.level == level), OPPONENTS[0])


def opponent_name(opponent: Opponent, deck: str) -> str:
    """Name an opponent after his face: Queen, or Ober with German cards."""
    name = CardWords(german_suited=deck == "german").rank(opponent.face.rank)
    return name[:1].upper() + name[1:]


def opponent_line(opponent: Opponent) -> str:
    """Say what an opponent is like."""
    return QCoreApplication.translate("Opponents", opponent.line)


def opponent_card(opponent: Opponent) -> str:
    """Give the code of the card that shows his face."""
    return opponent.face.code
