"""What is wrong with a record, told to a person in his language; cards have their French names."""

from collections.abc import Mapping

from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.speech import spoken, translate


def fault_sentence(error: RecordError) -> str:
    """Say what is wrong, without the place."""
    return error.told(translate, _cause)


def _cause(error: RulesError) -> str:
    if not isinstance(error, IllegalMoveError):
        return spoken(error)
    return translate("Illegality", error.reason.value).format(**_in_words(error.values))


def _in_words(values: Mapping[str, object]) -> dict[str, str]:
    words: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, Suit):
            words[name] = _word(value)
            words[f"one_of_{name}"] = _french(f"a {value.name.lower().removesuffix('s')}")
        elif isinstance(value, Card):
            pattern = translate("CardWords", "the {rank} of {suit}")
            words[name] = pattern.format(rank=_word(value.rank), suit=_word(value.suit))
        else:
            words[name] = _word(value) if isinstance(value, Rank) else str(value)
    return words


def _word(named: Suit | Rank) -> str:
    return _french(named.name.lower())


def _french(word: str) -> str:
    """Translate a word that text/cards.py marks for translation."""
    return translate("CardWords", word, "French")
