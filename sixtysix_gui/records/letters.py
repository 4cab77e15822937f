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
        """Write a card."""
        return card.code if self.name == "french" else card.german_code

    def suit(self, suit: Suit) -> str:
        """Write a suit."""
        return self.suits[suit]

    def read_card(self, code: str) -> Card | None:
        """Read a card, or return None if the code names none."""
        try:
            return self.parse(code)
        except CardCodeError:
            return None

    def read_suit(self, letter: str) -> Suit | None:
        """Read a suit, or return None if the letter names none."""
        return Suit(self.suits.index(letter)) if letter in self.suits else None


FRENCH = Letters("french", FRENCH_SUITS, Card.parse)
GERMAN = Letters("german", GERMAN_SUITS, Card.parse_german)
LETTERS: dict[str, Letters] = {"french": FRENCH, "german": GERMAN}
