"""Names of suits, ranks and cards, for both packs, in the forms that sentences need.

Every word is there once for each pack, for languages in which a suit of the one has another name
than its like in the other: Hungarian has kőr and piros. Where a phrase is only used as an object,
as in "leads the nine of hearts" or "play a heart", a translation declines it.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.text.common import (
    QT_TRANSLATE_NOOP,
    QT_TRANSLATE_NOOP3,
    as_sentence,
    spoken_language,
    translate,
)

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
_FRENCH_RANK_OBJECTS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP3("CardWords", "the seven", "French"),
    Rank.EIGHT: QT_TRANSLATE_NOOP3("CardWords", "the eight", "French"),
    Rank.NINE: QT_TRANSLATE_NOOP3("CardWords", "the nine", "French"),
    Rank.JACK: QT_TRANSLATE_NOOP3("CardWords", "the jack", "French"),
    Rank.QUEEN: QT_TRANSLATE_NOOP3("CardWords", "the queen", "French"),
    Rank.KING: QT_TRANSLATE_NOOP3("CardWords", "the king", "French"),
    Rank.TEN: QT_TRANSLATE_NOOP3("CardWords", "the ten", "French"),
    Rank.ACE: QT_TRANSLATE_NOOP3("CardWords", "the ace", "French"),
}
_GERMAN_RANK_OBJECTS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP3("CardWords", "the seven", "German-suited"),
    Rank.EIGHT: QT_TRANSLATE_NOOP3("CardWords", "the eight", "German-suited"),
    Rank.NINE: QT_TRANSLATE_NOOP3("CardWords", "the nine", "German-suited"),
    Rank.JACK: QT_TRANSLATE_NOOP3("CardWords", "the Unter", "German-suited"),
    Rank.QUEEN: QT_TRANSLATE_NOOP3("CardWords", "the Ober", "German-suited"),
    Rank.KING: QT_TRANSLATE_NOOP3("CardWords", "the king", "German-suited"),
    Rank.TEN: QT_TRANSLATE_NOOP3("CardWords", "the ten", "German-suited"),
    Rank.ACE: QT_TRANSLATE_NOOP3("CardWords", "the Daus", "German-suited"),
}
_FRENCH_CARDS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP3("CardWords", "the seven of {suit}", "French"),
    Rank.EIGHT: QT_TRANSLATE_NOOP3("CardWords", "the eight of {suit}", "French"),
    Rank.NINE: QT_TRANSLATE_NOOP3("CardWords", "the nine of {suit}", "French"),
    Rank.JACK: QT_TRANSLATE_NOOP3("CardWords", "the jack of {suit}", "French"),
    Rank.QUEEN: QT_TRANSLATE_NOOP3("CardWords", "the queen of {suit}", "French"),
    Rank.KING: QT_TRANSLATE_NOOP3("CardWords", "the king of {suit}", "French"),
    Rank.TEN: QT_TRANSLATE_NOOP3("CardWords", "the ten of {suit}", "French"),
    Rank.ACE: QT_TRANSLATE_NOOP3("CardWords", "the ace of {suit}", "French"),
}
_GERMAN_CARDS: Mapping[Rank, str] = {
    Rank.SEVEN: QT_TRANSLATE_NOOP3("CardWords", "the seven of {suit}", "German-suited"),
    Rank.EIGHT: QT_TRANSLATE_NOOP3("CardWords", "the eight of {suit}", "German-suited"),
    Rank.NINE: QT_TRANSLATE_NOOP3("CardWords", "the nine of {suit}", "German-suited"),
    Rank.JACK: QT_TRANSLATE_NOOP3("CardWords", "the Unter of {suit}", "German-suited"),
    Rank.QUEEN: QT_TRANSLATE_NOOP3("CardWords", "the Ober of {suit}", "German-suited"),
    Rank.KING: QT_TRANSLATE_NOOP3("CardWords", "the king of {suit}", "German-suited"),
    Rank.TEN: QT_TRANSLATE_NOOP3("CardWords", "the ten of {suit}", "German-suited"),
    Rank.ACE: QT_TRANSLATE_NOOP3("CardWords", "the Daus of {suit}", "German-suited"),
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
        self._pack = "German-suited" if german_suited else "French"
        self._suits = _GERMAN_SUITS if german_suited else _FRENCH_SUITS
        self._one = _ONE_GERMAN if german_suited else _ONE_FRENCH
        self._ranks = _GERMAN_RANKS if german_suited else _FRENCH_RANKS
        self._rank_objects = _GERMAN_RANK_OBJECTS if german_suited else _FRENCH_RANK_OBJECTS
        self._cards = _GERMAN_CARDS if german_suited else _FRENCH_CARDS

    # ------------------------------------------------------------------------------------ suits

    def suit(self, suit: Suit) -> str:
        """Name a suit: hearts."""
        return self._translated(self._suits[suit])

    def suit_first(self, suit: Suit) -> str:
        """Name a suit at the beginning of a sentence: Hearts."""
        return as_sentence(self.suit(suit))

    def brief_suit(self, suit: Suit) -> str:
        """Name a suit where there is hardly any room: ♥, or the first letter of Hearts."""
        return self.suit_first(suit)[:1] if self.is_german_suited else _SIGNS[suit]

    def one_of(self, suit: Suit) -> str:
        """Name any card of a suit, as an object: a heart; in German "ein Herz"."""
        return self._translated(self._one[suit])

    def marriage(self, suit: Suit) -> str:
        """Name king and queen of a suit at the beginning of a sentence: King and queen of hearts.

        In German "Herz-König und Herz-Dame".
        """
        #: {king} and {queen} are words, at the beginning of a sentence
        pattern = translate("CardWords", "{king} and {queen} of {suit}")
        king, queen = self.rank(Rank.KING), self.rank(Rank.QUEEN)
        return as_sentence(pattern.format(king=king, queen=queen, suit=self.suit(suit)))

    # ------------------------------------------------------------------------------------ ranks

    def rank(self, rank: Rank) -> str:
        """Name a rank: queen."""
        return self._translated(self._ranks[rank])

    def rank_object(self, rank: Rank) -> str:
        """Name a rank that is played or beaten: the jack; in German "den Buben"."""
        return self._translated(self._rank_objects[rank])

    def source_of(self, rank: Rank) -> tuple[str, str, str]:
        """Return what Qt translates to name a rank: context, English text and comment."""
        return "CardWords", self._ranks[rank], self._pack

    def letter(self, rank: Rank) -> str:
        """Return the letter on a French card of a rank: Q, in German D."""
        return spoken_language().index_of("french", rank.letter)

    # ------------------------------------------------------------------------------------ cards

    def card(self, card: Card) -> str:
        """Name a card within a sentence: the queen of hearts."""
        #: {rank} and {suit} are words; in German "Herz-Dame"
        return self._named(translate("CardWords", "the {rank} of {suit}"), card)

    def bare(self, card: Card) -> str:
        """Name a card within a list, without an article: queen of hearts."""
        #: {rank} and {suit} are words; in German "Herz-Dame"
        return self._named(translate("CardWords", "{rank} of {suit}"), card)

    def card_first(self, card: Card) -> str:
        """Name a card by itself: Queen of hearts."""
        return as_sentence(self.bare(card))

    def card_object(self, card: Card) -> str:
        """Name a card that is played or shown: the nine of hearts; in German "die Herz-Neun"."""
        return self._translated(self._cards[card.rank]).format(suit=self.suit(card.suit))

    def short(self, card: Card) -> str:
        """Name a card in a list: Q ♥, or hearts Ober."""
        if self.is_german_suited:
            return f"{self.suit_first(card.suit)} {self.rank(card.rank)}"
        return f"{self.letter(card.rank)} {_SIGNS[card.suit]}"

    def brief(self, card: Card) -> str:
        """Name a card where there is hardly any room: Q ♥, or H O."""
        if not self.is_german_suited:
            return self.short(card)
        index = spoken_language().index_of("german", card.rank.letter)
        return f"{self.brief_suit(card.suit)} {index}"

    def _named(self, pattern: str, card: Card) -> str:
        return pattern.format(rank=self.rank(card.rank), suit=self.suit(card.suit))

    def _translated(self, word: str) -> str:
        return translate("CardWords", word, self._pack)


_NUMBERS: Mapping[int, str] = {
    20: QT_TRANSLATE_NOOP("Numbers", "twenty"),
    40: QT_TRANSLATE_NOOP("Numbers", "forty"),
    60: QT_TRANSLATE_NOOP("Numbers", "sixty"),
    80: QT_TRANSLATE_NOOP("Numbers", "eighty"),
}


def number_word(points: int) -> str:
    """Write the points of a marriage as a word: forty."""
    return translate("Numbers", _NUMBERS[points])
