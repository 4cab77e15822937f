"""Cards, suits, ranks and points as parts of sentences, in the case they need there.

A translation may decline them: every phrase of a card is only used as an object, as in
"leads the nine of hearts" or "hold no heart".
"""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.text.card_words import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate

_ONE_FRENCH: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("FrenchCards", "a club"),
    Suit.SPADES: QT_TRANSLATE_NOOP("FrenchCards", "a spade"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("FrenchCards", "a heart"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("FrenchCards", "a diamond"),
}
_ONE_GERMAN: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("GermanCards", "an acorn"),
    Suit.SPADES: QT_TRANSLATE_NOOP("GermanCards", "a leaf"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("GermanCards", "a heart"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("GermanCards", "a bell"),
}
_NO_FRENCH: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("FrenchCards", "no club"),
    Suit.SPADES: QT_TRANSLATE_NOOP("FrenchCards", "no spade"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("FrenchCards", "no heart"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("FrenchCards", "no diamond"),
}
_NO_GERMAN: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("GermanCards", "no acorn"),
    Suit.SPADES: QT_TRANSLATE_NOOP("GermanCards", "no leaf"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("GermanCards", "no heart"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("GermanCards", "no bell"),
}
_FRENCH_CARDS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("FrenchCards", "the seven of {suit}"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("FrenchCards", "the eight of {suit}"),
    Rank.NINE: QT_TRANSLATE_NOOP("FrenchCards", "the nine of {suit}"),
    Rank.JACK: QT_TRANSLATE_NOOP("FrenchCards", "the jack of {suit}"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("FrenchCards", "the queen of {suit}"),
    Rank.KING: QT_TRANSLATE_NOOP("FrenchCards", "the king of {suit}"),
    Rank.TEN: QT_TRANSLATE_NOOP("FrenchCards", "the ten of {suit}"),
    Rank.ACE: QT_TRANSLATE_NOOP("FrenchCards", "the ace of {suit}"),
}
_GERMAN_CARDS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("GermanCards", "the seven of {suit}"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("GermanCards", "the eight of {suit}"),
    Rank.NINE: QT_TRANSLATE_NOOP("GermanCards", "the nine of {suit}"),
    Rank.JACK: QT_TRANSLATE_NOOP("GermanCards", "the Unter of {suit}"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("GermanCards", "the Ober of {suit}"),
    Rank.KING: QT_TRANSLATE_NOOP("GermanCards", "the king of {suit}"),
    Rank.TEN: QT_TRANSLATE_NOOP("GermanCards", "the ten of {suit}"),
    Rank.ACE: QT_TRANSLATE_NOOP("GermanCards", "the Daus of {suit}"),
}
_FRENCH_RANKS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("FrenchCards", "the seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("FrenchCards", "the eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("FrenchCards", "the nine"),
    Rank.JACK: QT_TRANSLATE_NOOP("FrenchCards", "the jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("FrenchCards", "the queen"),
    Rank.KING: QT_TRANSLATE_NOOP("FrenchCards", "the king"),
    Rank.TEN: QT_TRANSLATE_NOOP("FrenchCards", "the ten"),
    Rank.ACE: QT_TRANSLATE_NOOP("FrenchCards", "the ace"),
}
_GERMAN_RANKS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("GermanCards", "the seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("GermanCards", "the eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("GermanCards", "the nine"),
    Rank.JACK: QT_TRANSLATE_NOOP("GermanCards", "the Unter"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("GermanCards", "the Ober"),
    Rank.KING: QT_TRANSLATE_NOOP("GermanCards", "the king"),
    Rank.TEN: QT_TRANSLATE_NOOP("GermanCards", "the ten"),
    Rank.ACE: QT_TRANSLATE_NOOP("GermanCards", "the Daus"),
}


class CardPhrases(CardWords):
    """Names cards as the person's deck does, also as objects: "den Buben", "die Herz-Neun"."""

    def __init__(self, *, german_suited: bool = False) -> None:
        """Take whether the cards on the table are German-suited."""
        super().__init__(german_suited=german_suited)
        self._context = "GermanCards" if german_suited else "FrenchCards"
        self._one_of = _ONE_GERMAN if german_suited else _ONE_FRENCH
        self._none_of = _NO_GERMAN if german_suited else _NO_FRENCH
        self._cards = _GERMAN_CARDS if german_suited else _FRENCH_CARDS
        self._rank_objects = _GERMAN_RANKS if german_suited else _FRENCH_RANKS

    def one(self, suit: Suit) -> str:
        """Name any card of a suit that is played: a heart; in German "ein Herz"."""
        return translate(self._context, self._one_of[suit])

    def none(self, suit: Suit) -> str:
        """Say that a hand lacks a suit: no heart; in German "kein Herz"."""
        return translate(self._context, self._none_of[suit])

    def card_object(self, card: Card) -> str:
        """Name a card that is played or shown: the nine of hearts; in German "die Herz-Neun"."""
        pattern = translate(self._context, self._cards[card.rank])
        return pattern.format(suit=self.suit(card.suit))

    def rank_object(self, rank: Rank) -> str:
        """Name a rank that is played or beaten: the jack; in German "den Buben"."""
        return translate(self._context, self._rank_objects[rank])

    def bare(self, card: Card) -> str:
        """Name a card within a list, without an article: king of hearts."""
        pattern = translate("CardWords", "{rank} of {suit}")
        return pattern.format(rank=self.rank(card.rank), suit=self.suit(card.suit))


_NUMBERS: Mapping[int, str] = {
    20: QT_TRANSLATE_NOOP("Numbers", "twenty"),
    40: QT_TRANSLATE_NOOP("Numbers", "forty"),
    60: QT_TRANSLATE_NOOP("Numbers", "sixty"),
    80: QT_TRANSLATE_NOOP("Numbers", "eighty"),
}


def number_word(points: int) -> str:
    """Write the points of a marriage as a word: forty."""
    return translate("Numbers", _NUMBERS[points])
