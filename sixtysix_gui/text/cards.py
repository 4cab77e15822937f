"""Names of suits, ranks and cards of both packs, in the forms that sentences need (cards.toml)."""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.sentences import marks
from sixtysix_gui.text.common import (
    as_sentence,
    spoken_language,
    texts,
    translate,
)
from sixtysix_gui.text.data_files import tables_of

_ = texts("CardWords")
mark = marks("Numbers")

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
        self._words = tables_of("cards.toml")["german" if german_suited else "french"]

    # ------------------------------------------------------------------------------------ suits

    def suit(self, suit: Suit) -> str:
        """Name a suit: hearts."""
        return self._word("suits", suit)

    def suit_first(self, suit: Suit) -> str:
        """Name a suit at the beginning of a sentence: Hearts."""
        return as_sentence(self.suit(suit))

    def brief_suit(self, suit: Suit) -> str:
        """Name a suit where there is hardly any room: ♥, or the first letter of Hearts."""
        return self.suit_first(suit)[:1] if self.is_german_suited else _SIGNS[suit]

    def one_of(self, suit: Suit) -> str:
        """Name any card of a suit, as an object: a heart; in German "ein Herz"."""
        return self._word("one_of", suit)

    def marriage(self, suit: Suit) -> str:
        """Name king and queen of a suit at the beginning of a sentence: King and queen of hearts.

        In German "Herz-König und Herz-Dame".
        """
        #: {king} and {queen} are words, at the beginning of a sentence
        pattern = _("{king} and {queen} of {suit}")
        king, queen = self.rank(Rank.KING), self.rank(Rank.QUEEN)
        return as_sentence(pattern.format(king=king, queen=queen, suit=self.suit(suit)))

    # ------------------------------------------------------------------------------------ ranks

    def rank(self, rank: Rank) -> str:
        """Name a rank: queen."""
        return self._word("ranks", rank)

    def rank_object(self, rank: Rank) -> str:
        """Name a rank that is played or beaten: the jack; in German "den Buben"."""
        return self._word("rank_objects", rank)

    def source_of(self, rank: Rank) -> tuple[str, str, str]:
        """Return what Qt translates to name a rank: context, English text and comment."""
        return "CardWords", self._words["ranks"][rank.name.lower()], self._words["apart"]

    def letter(self, rank: Rank) -> str:
        """Return what stands in the corner of a card: Q, in German D, on German-suited ones O."""
        pack = "german" if self.is_german_suited else "french"
        return spoken_language().index_of(pack, rank.letter)

    # ------------------------------------------------------------------------------------ cards

    def card(self, card: Card) -> str:
        """Name a card within a sentence: the queen of hearts."""
        #: {rank} and {suit} are words; in German "Herz-Dame"
        return self._named(_("the {rank} of {suit}"), card)

    def bare(self, card: Card) -> str:
        """Name a card within a list, without an article: queen of hearts."""
        #: {rank} and {suit} are words; in German "Herz-Dame"
        return self._named(_("{rank} of {suit}"), card)

    def card_first(self, card: Card) -> str:
        """Name a card by itself: Queen of hearts."""
        return as_sentence(self.bare(card))

    def card_object(self, card: Card) -> str:
        """Name a card that is played or shown: the nine of hearts; in German "die Herz-Neun"."""
        return self._word("cards", card.rank).format(suit=self.suit(card.suit))

    def short(self, card: Card) -> str:
        """Name a card in a list: Q ♥, or hearts Ober."""
        if self.is_german_suited:
            return f"{self.suit_first(card.suit)} {self.rank(card.rank)}"
        return f"{self.letter(card.rank)} {_SIGNS[card.suit]}"

    def brief(self, card: Card) -> str:
        """Name a card where there is hardly any room: Q ♥, or H O."""
        if not self.is_german_suited:
            return self.short(card)
        return f"{self.brief_suit(card.suit)} {self.letter(card.rank)}"

    def _named(self, pattern: str, card: Card) -> str:
        return pattern.format(rank=self.rank(card.rank), suit=self.suit(card.suit))

    def _word(self, kind: str, of: Suit | Rank) -> str:
        return _(self._words[kind][of.name.lower()], self._words["apart"])


_NUMBERS: Mapping[int, str] = {
    20: mark("twenty"),
    40: mark("forty"),
    60: mark("sixty"),
    80: mark("eighty"),
}


def number_word(points: int) -> str:
    """Write the points of a marriage as a word: forty."""
    return translate("Numbers", _NUMBERS[points])
