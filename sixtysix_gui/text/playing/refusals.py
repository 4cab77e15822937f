"""Why a move is refused: one sentence for every reason the rules know."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.moves import IllegalMoveError
from sixtysix_gui.text.cards import CardWords


def refusal_sentence(error: IllegalMoveError, words: CardWords) -> str:
    """Say why a move is refused, with suits and cards in the words of the person's deck."""
    sentence = QCoreApplication.translate("Illegality", error.reason.value)
    return sentence.format(**_in_words(error.values, words))


def _in_words(values: Mapping[str, object], words: CardWords) -> dict[str, str]:
    spoken: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, Card):
            spoken[name] = words.card(value)
        elif isinstance(value, Suit):
            spoken[name] = words.suit(value)
            spoken[f"one_of_{name}"] = words.one_of(value)
        elif isinstance(value, Rank):
            spoken[name] = words.rank(value)
        else:
            spoken[name] = str(value)
    return spoken
