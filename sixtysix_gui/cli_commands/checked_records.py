"""What is printed of a record that was checked, or of a file: for people or as JSON."""

import json
from collections.abc import Mapping

from sixtysix_gui.cli_commands.streams import UnreadableFileError, one_line
from sixtysix_gui.records.errors import RecordError
from sixtysix_gui.records.read import RightRecord
from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.errors import RulesError, quoted
from sixtysix_gui.rules.moves import IllegalMoveError
from sixtysix_gui.speech import spoken, texts, translate

_ = texts("Commands")


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


def right_line(file: str, checked: RightRecord) -> str:
    """Report a record that is right: ``FILE:3 ok german-66 A:2 out``."""
    rules = checked.record.rules.name
    place = f"{one_line(file)}:{checked.number}"
    return f"{place} ok {rules} {checked.result} {checked.termination}"


def wrong_line(file: str, error: RecordError) -> str:
    """Report a record that is not: file, number, line, trick, token and what is wrong."""
    return _wrong_pattern(error).format(
        place=f"{one_line(file)}:{error.record}",
        line=error.line,
        trick=error.trick,
        token=quoted(error.token),
        sentence=fault_sentence(error),
    )


def _wrong_pattern(error: RecordError) -> str:
    if error.trick is not None and error.token:
        return _("{place} error: line {line}, trick {trick}, token {token}: {sentence}")
    if error.trick is not None:
        return _("{place} error: line {line}, trick {trick}: {sentence}")
    if error.token:
        return _("{place} error: line {line}, token {token}: {sentence}")
    return _("{place} error: line {line}: {sentence}")


def unreadable_line(file: str, error: UnreadableFileError) -> str:
    """Report a file that cannot be read."""
    return f"{one_line(file)}: {spoken(error)}"


def right_object(file: str, checked: RightRecord) -> str:
    """Report a record that is right as a JSON object."""
    return _json(
        file=file,
        record=checked.number,
        line=checked.line,
        ok=True,
        variant=checked.record.rules.name,
        result=checked.result,
        termination=checked.termination,
        totals=checked.totals,
        tricks=checked.tricks,
    )


def wrong_object(file: str, error: RecordError) -> str:
    """Report a record that is not right as a JSON object."""
    return _json(
        file=file,
        record=error.record,
        line=error.line,
        ok=False,
        trick=error.trick,
        token=quoted(error.token),
        reason=error.reason.name.lower().replace("_", "-"),
        error=error.sentence,
    )


def unreadable_object(file: str, error: UnreadableFileError) -> str:
    """Report a file that cannot be read as a JSON object."""
    return _json(file=file, ok=False, reason="unreadable", error=str(error))


def _json(**values: object) -> str:
    return json.dumps(values)
