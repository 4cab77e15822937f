"""Names of suits, ranks and cards in words, for French and for German-suited cards.

Every word is there once for each pack, for languages in which a suit of the one has another name
than its like in the other: Hungarian has kőr and piros.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP3, spoken_language

_FRENCH_SUITS: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP3("CardWords", "clubs", "French"),
    Suit.SPADES: QT_TRANSLATE_NOOP3("CardWords", "spades", "French"),
    Suit.HEARTS: QT_TRANSLATE_NOOP3("CardWords", "hearts", "French"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP3("CardWords", "diamonds", "French"),
}
_GERMAN_SUITS: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP3("CardWords", "acorns", "German-suited"),
    Suit.SPADES: QT_TRANSLATE_NOOP3("CardWords", "leaves", "German-suited"),
    Suit.HEARTS: QT_TRANSLATE_NOOP3("CardWords", "hearts", "German-suited"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP3("CardWords", "bells", "German-suited"),
}
_ONE_FRENCH: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP3("CardWords", "a club", "French"),
    Suit.SPADES: QT_TRANSLATE_NOOP3("CardWords", "a spade", "French"),
    Suit.HEARTS: QT_TRANSLATE_NOOP3("CardWords", "a heart", "French"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP3("CardWords", "a diamond", "French"),
}
_ONE_GERMAN: Mapping[Suit, str] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP3("CardWords", "an acorn", "German-suited"),
    Suit.SPADES: QT_TRANSLATE_NOOP3("CardWords", "a leaf", "German-suited"),
    Suit.HEARTS: QT_TRANSLATE_NOOP3("CardWords", "a heart", "German-suited"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP3("CardWords", "a bell", "German-suited"),
}
_FRENCH_RANKS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP3("CardWords", "seven", "French"),
    Rank.EIGHT: QT_TRANSLATE_NOOP3("CardWords", "eight", "French"),
    Rank.NINE: QT_TRANSLATE_NOOP3("CardWords", "nine", "French"),
    Rank.JACK: QT_TRANSLATE_NOOP3("CardWords", "jack", "French"),
    Rank.QUEEN: QT_TRANSLATE_NOOP3("CardWords", "queen", "French"),
    Rank.KING: QT_TRANSLATE_NOOP3("CardWords", "king", "French"),
    Rank.TEN: QT_TRANSLATE_NOOP3("CardWords", "ten", "French"),
    Rank.ACE: QT_TRANSLATE_NOOP3("CardWords", "ace", "French"),
}
_GERMAN_RANKS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP3("CardWords", "seven", "German-suited"),
    Rank.EIGHT: QT_TRANSLATE_NOOP3("CardWords", "eight", "German-suited"),
    Rank.NINE: QT_TRANSLATE_NOOP3("CardWords", "nine", "German-suited"),
    Rank.JACK: QT_TRANSLATE_NOOP3("CardWords", "Unter", "German-suited"),
    Rank.QUEEN: QT_TRANSLATE_NOOP3("CardWords", "Ober", "German-suited"),
    Rank.KING: QT_TRANSLATE_NOOP3("CardWords", "king", "German-suited"),
    Rank.TEN: QT_TRANSLATE_NOOP3("CardWords", "ten", "German-suited"),
    Rank.ACE: QT_TRANSLATE_NOOP3("CardWords", "Daus", "German-suited"),
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
        self._ranks = _GERMAN_RANKS if german_suited else _FRENCH_RANKS
        self._pack = "German-suited" if german_suited else "French"

    def suit(self, suit: Suit) -> str:
        """Name a suit: hearts."""
        return self._translated(self._suits[suit])

    def suit_first(self, suit: Suit) -> str:
        """Name a suit at the beginning of a sentence: Hearts."""
        name = self.suit(suit)
        return name[:1].upper() + name[1:]

    def one_of(self, suit: Suit) -> str:
        """Name any card of a suit: a heart.

        Only used as an object, as in "play a heart": a translation may decline it.
        """
        return self._translated(self._ones[suit])

    def rank(self, rank: Rank) -> str:
        """Name a rank: queen."""
        return self._translated(self._ranks[rank])

    def source_of(self, rank: Rank) -> tuple[str, str, str]:
        """Return what Qt translates to name a rank: context, English text and comment."""
        return "CardWords", self._ranks[rank], self._pack

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
        return f"{self.letter(card.rank)} {_SIGNS[card.suit]}"

    def letter(self, rank: Rank) -> str:
        """Give the letter on a French card of a rank: Q, in German D."""
        return spoken_language().index_of("french", rank.letter)

    def brief(self, card: Card) -> str:
        """Name a card where there is hardly any room: Q ♥, or H O."""
        if not self.is_german_suited:
            return self.short(card)
        index = spoken_language().index_of("german", card.rank.letter)
        return f"{self.brief_suit(card.suit)} {index}"

    def brief_suit(self, suit: Suit) -> str:
        """Name a suit where there is hardly any room: ♥, or the first letter of Hearts."""
        return self.suit_first(suit)[:1] if self.is_german_suited else _SIGNS[suit]

    def _translated(self, word: str) -> str:
        return QCoreApplication.translate("CardWords", word, self._pack)
