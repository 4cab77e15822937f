"""Names of suits, ranks and cards in words, for French and for German-suited cards."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP

_FRENCH_SUITS: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("CardWords", "clubs"),
    Suit.SPADES: QT_TRANSLATE_NOOP("CardWords", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("CardWords", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("CardWords", "diamonds"),
}
_GERMAN_SUITS: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("CardWords", "acorns"),
    Suit.SPADES: QT_TRANSLATE_NOOP("CardWords", "leaves"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("CardWords", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("CardWords", "bells"),
}
_ONE_FRENCH: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("CardWords", "a club"),
    Suit.SPADES: QT_TRANSLATE_NOOP("CardWords", "a spade"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("CardWords", "a heart"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("CardWords", "a diamond"),
}
_ONE_GERMAN: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("CardWords", "an acorn"),
    Suit.SPADES: QT_TRANSLATE_NOOP("CardWords", "a leaf"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("CardWords", "a heart"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("CardWords", "a bell"),
}
_FRENCH_RANKS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("CardWords", "seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("CardWords", "eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("CardWords", "nine"),
    Rank.JACK: QT_TRANSLATE_NOOP("CardWords", "jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("CardWords", "queen"),
    Rank.KING: QT_TRANSLATE_NOOP("CardWords", "king"),
    Rank.TEN: QT_TRANSLATE_NOOP("CardWords", "ten"),
    Rank.ACE: QT_TRANSLATE_NOOP("CardWords", "ace"),
}
_GERMAN_RANKS: Mapping[Rank, str] = {
    Rank.JACK: QT_TRANSLATE_NOOP("CardWords", "Unter"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("CardWords", "Ober"),
    Rank.ACE: QT_TRANSLATE_NOOP("CardWords", "Daus"),
}

_SIGNS: Mapping[Suit, str] = {
    Suit.CLUBS: "♣",
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.DIAMONDS: "♦",
}


class CardWords:
    """Names cards as the person's deck does: queen of hearts, or Ober of hearts."""

    def __init__(self, *, german_suited: bool = False) -> None:
        """Take whether the cards on the table are German-suited."""
        self.is_german_suited = german_suited
        self._suits = _GERMAN_SUITS if german_suited else _FRENCH_SUITS
        self._ones = _ONE_GERMAN if german_suited else _ONE_FRENCH
        self._ranks = {**_FRENCH_RANKS, **(_GERMAN_RANKS if german_suited else {})}

    def suit(self, suit: Suit) -> str:
        """Name a suit: hearts."""
        return _translated(self._suits[suit])

    def suit_first(self, suit: Suit) -> str:
        """Name a suit at the beginning of a sentence: Hearts."""
        name = self.suit(suit)
        return name[:1].upper() + name[1:]

    def one_of(self, suit: Suit) -> str:
        """Name any card of a suit: a heart."""
        return _translated(self._ones[suit])

    def rank(self, rank: Rank) -> str:
        """Name a rank: queen."""
        return _translated(self._ranks[rank])

    def card(self, card: Card) -> str:
        """Name a card within a sentence: the queen of hearts."""
        #: {rank} and {suit} are words; in German "Herz-Dame"
        pattern = QCoreApplication.translate("CardWords", "the {rank} of {suit}")
        return pattern.format(rank=self.rank(card.rank), suit=self.suit(card.suit))

    def card_first(self, card: Card) -> str:
        """Name a card by itself: Queen of hearts."""
        #: {rank} and {suit} are words; in German "Herz-Dame"
        pattern = QCoreApplication.translate("CardWords", "{rank} of {suit}")
        name = pattern.format(rank=self.rank(card.rank), suit=self.suit(card.suit))
        return name[:1].upper() + name[1:]

    def marriage(self, suit: Suit) -> str:
        """Name king and queen of a suit at the beginning of a sentence: King and queen of hearts.

        In German "Herz-König und Herz-Dame".
        """
        #: {king} and {queen} are words, at the beginning of a sentence
        pattern = QCoreApplication.translate("CardWords", "{king} and {queen} of {suit}")
        text = pattern.format(
            king=self.rank(Rank.KING), queen=self.rank(Rank.QUEEN), suit=self.suit(suit)
        )
        return text[:1].upper() + text[1:]

    def short(self, card: Card) -> str:
        """Name a card in a list: Q ♥, or hearts Ober."""
        if self.is_german_suited:
            return f"{self.suit_first(card.suit)} {self.rank(card.rank)}"
        return f"{_letter(card.rank)} {_SIGNS[card.suit]}"


def _letter(rank: Rank) -> str:
    letters = QCoreApplication.translate("CardWords", "7 8 9 J Q K 10 A", "French card letters")
    return letters.split()[rank]


def _translated(word: str) -> str:
    return QCoreApplication.translate("CardWords", word)
