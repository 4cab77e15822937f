"""Suits, ranks, cards and packs, with their French and German letters (rules.md 1.1, 6.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Literal, NamedTuple

from typing_extensions import override

from sixtysix_gui.rules.errors import CardCodeError


class Suit(IntEnum):
    """A suit, named the French way; clubs are acorns, spades leaves and diamonds bells."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """The French letter of the suit: C, S, H or D."""
        return FRENCH_SUITS[self]

    @property
    def german_letter(self) -> str:
        """The German letter of the suit: E, G, H or S."""
        return GERMAN_SUITS[self]


class Rank(IntEnum):
    """A rank; a higher number beats a lower one within a suit (rules.md 1.1)."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    JACK = 3
    QUEEN = 4
    KING = 5
    TEN = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The French letter of the rank: 7 8 9 J Q K T A."""
        return FRENCH_RANKS[self]

    @property
    def german_letter(self) -> str:
        """The German letter of the rank: 7 8 9 U O K T A."""
        return GERMAN_RANKS[self]

    @property
    def points(self) -> int:
        """Card points for capturing a card of this rank (rules.md 1.1)."""
        return RANK_POINTS[self]


FRENCH_SUITS = ("C", "S", "H", "D")
GERMAN_SUITS = ("E", "G", "H", "S")
FRENCH_RANKS = ("7", "8", "9", "J", "Q", "K", "T", "A")
GERMAN_RANKS = ("7", "8", "9", "U", "O", "K", "T", "A")
RANK_POINTS = (0, 0, 0, 2, 3, 4, 10, 11)


class Card(NamedTuple):
    """One card; two cards are equal when rank and suit are.

    >>> Card.parse("QH").points
    3
    """

    rank: Rank
    suit: Suit

    @classmethod
    def parse(cls, code: str) -> Card:
        """Read a French card code such as ``QH``; ``10H`` is accepted for ``TH``.

        Raises:
            CardCodeError: if the code names no card.
        """
        return _read(code, _FRENCH)

    @classmethod
    def parse_german(cls, code: str) -> Card:
        """Read a German card code such as ``OS`` (Ober of bells); ``D`` is accepted for ``A``.

        Raises:
            CardCodeError: if the code names no card.
        """
        return _read(code, _GERMAN)

    @property
    def code(self) -> str:
        """The French code: rank letter, then suit letter (rules.md 6.2)."""
        return FRENCH_RANKS[self.rank] + FRENCH_SUITS[self.suit]

    @property
    def german_code(self) -> str:
        """The German code: rank letter, then suit letter (rules.md 6.2)."""
        return GERMAN_RANKS[self.rank] + GERMAN_SUITS[self.suit]

    @property
    def points(self) -> int:
        """Card points for capturing this card: A 11, T 10, K 4, Q 3, J 2, others 0."""
        return RANK_POINTS[self.rank]

    @override
    def __str__(self) -> str:
        """The French code."""
        return self.code


class PhysicalCard(NamedTuple):
    """One of the cards that lie on a table: a card, and which of its copies.

    Most games have every card once. Gaigel has it twice (``deck.copies``): two
    copies are alike for the rules, but not the same thing to take hold of.
    """

    card: Card
    copy: int = 0

    @override
    def __str__(self) -> str:
        """The French code, with marks for copies after the first."""
        return self.card.code + "'" * self.copy


ALL_CARDS = tuple(Card(rank, suit) for suit in Suit for rank in reversed(Rank))
"""Every card the program knows, suits C S H D, ranks from the ace down."""

_FRENCH = {card.code: card for card in ALL_CARDS}
_GERMAN = {card.german_code: card for card in ALL_CARDS} | {
    "D" + card.german_code[1]: card for card in ALL_CARDS if card.rank is Rank.ACE
}
_PACK_RANKS: dict[int, tuple[Rank, ...]] = {
    20: (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK),
    24: (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE),
    48: tuple(rank for rank in reversed(Rank) if rank not in (Rank.EIGHT, Rank.NINE) for _ in "12"),
}


def _read(code: str, table: dict[str, Card]) -> Card:
    plain = "T" + code[2:] if code.startswith("10") else code
    card = table.get(plain)
    if card is None:
        raise CardCodeError(code)
    return card


@cache
def pack_cards(size: int) -> tuple[Card, ...]:
    """Return a pack unshuffled: suits C S H D, ranks from the ace down.

    It has 20 cards, or 24, or 48: that of Gaigel, every card twice (many.md 12.2).
    """
    ranks = _PACK_RANKS[size]
    return tuple(card_of(rank, suit) for suit in Suit for rank in ranks)


def lowest_rank(pack_size: int) -> Rank:
    """Return the lowest rank of a pack: the jack of 20 cards, the nine of 24."""
    return _PACK_RANKS[pack_size][-1]


def card_of(rank: Rank, suit: Suit) -> Card:
    """Return the one shared object for a card, so that equal cards are the same object."""
    return ALL_CARDS[suit * 8 + 7 - rank]


def beats(reply: Card, led: Card, trump: Suit) -> bool:
    """Return whether the follower's card takes the trick from the card led (rules.md 1.1)."""
    if reply.suit is led.suit:
        return reply.rank > led.rank
    return reply.suit is trump


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
