"""The letters of cards and suits in a record: French or German (rules.md 6.2)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from sixtysix_gui.rules.cards import FRENCH_SUITS, GERMAN_SUITS, Card, Suit
from sixtysix_gui.rules.errors import CardCodeError

SuitsName = Literal["french", "german"]


@dataclass(frozen=True, eq=False)
class Letters:
    """One of the two alphabets; ``name`` is its value of the tag Suits."""

    name: SuitsName
    suits: tuple[str, ...]
    parse: Callable[[str], Card]

    def card(self, card: Card) -> str:
        """Return a card as it is written."""
        return card.code if self.name == "french" else card.german_code

    def suit(self, suit: Suit) -> str:
        """Return a suit as it is written."""
        return self.suits[suit]

    def read_card(self, code: str) -> Card | None:
        """Return the card that a code names; None if there is none."""
        try:
            return self.parse(code)
        except CardCodeError:
            return None

    def read_suit(self, letter: str) -> Suit | None:
        """Return the suit that a letter names; None if there is none."""
        return Suit(self.suits.index(letter)) if letter in self.suits else None


FRENCH = Letters("french", FRENCH_SUITS, Card.parse)
GERMAN = Letters("german", GERMAN_SUITS, Card.parse_german)
LETTERS: dict[str, Letters] = {"french": FRENCH, "german": GERMAN}
