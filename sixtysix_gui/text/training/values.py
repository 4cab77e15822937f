"""What stands for the braces in sentences of training: names, cards, suits and numbers."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from sixtysix_gui.coach.judgements import ReasonValue
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.text.coach.reasons import called_beside
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.narrator.narrator import Narrator

if TYPE_CHECKING:
    from sixtysix_gui.text.cards import CardWords


def filled(
    text: str, values: Iterable[tuple[str, ReasonValue]], seat: Seat, narrator: Narrator
) -> str:
    """Return a text with its braces filled, as the player of a seat reads it."""
    return as_sentence(text.format(**words_of(values, seat, narrator)))


def words_of(
    values: Iterable[tuple[str, ReasonValue]], seat: Seat, narrator: Narrator
) -> Mapping[str, str]:
    """Return the words for values by their names, and for the player opposite a seat.

    A card ``card`` is there as ``card_object``, too, and all that may begin a sentence with a
    capital.
    """
    named, words = tuple(values), narrator.words
    cards = [value for _, value in named if isinstance(value, Card)]
    found = {"name": called_with(narrator.people.name(opposite(seat)), cards, words)}
    for key, value in named:
        found[key] = _word(value, words)
        if isinstance(value, Card):
            found[f"{key}_object"] = words.card_object(value)
    capital = {name[:1].upper() + name[1:]: as_sentence(word) for name, word in found.items()}
    return capital | found


def called_with(called: str, cards: Iterable[Card], words: "CardWords") -> str:
    """Call the other as the plate does, or your opponent beside a card of the rank of that name.

    "The Queen drew the queen of hearts" would be two queens.
    """
    name = called.casefold().split()[-1:]
    same = [card for card in cards if [words.rank(card.rank).casefold()] == name]
    return called_beside(called, same, words)


def _word(value: ReasonValue, words: "CardWords") -> str:
    if isinstance(value, Card):
        return words.card(value)
    if isinstance(value, Suit):  # before the numbers, of which it is one
        return words.suit(value)
    return str(value)
