"""Every fault of a record is said in both languages, with its place and its values."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from sixtysix_gui.records import Reason, RecordError, RecordPlace, read_so_far
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.error_sentences import fault_sentence, notice_sentence, record_sentence
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence
from tests.records.broken import OF_SEVERAL, Broken
from tests.records.many_records import worked
from tests.windows.conftest import Speak

NAMES: tuple[str, ...] = (
    "tag",
    "value",
    "allowed",
    "key",
    "card",
    "suit",
    "number",
    "points",
    "expected",
    "most",
    "longest_name",
    "longest_value",
    "word",
    "seat",
)
VALUES: dict[str, object] = dict[str, object].fromkeys(NAMES, "x")
CAUSE = IllegalMoveError(Illegality.NOT_IN_HAND, {"card": Card.parse("QH")})


@each_row("reason", Reason)
@pytest.mark.usefixtures("language")
def test_every_reason_is_said(reason: Reason) -> None:
    error = RecordError(reason, RecordPlace(2, 7, 3, "QH"), VALUES, CAUSE)
    assert_sentence(fault_sentence(error, CardWords()))


@pytest.mark.parametrize(
    ("language", "sentence", "fault"),
    [
        (
            "en",
            "“x.66r” cannot be read: record 2, line 7, trick 3, at “QH”.",
            "You do not hold the queen of hearts.",
        ),
        (
            "de",
            "„x.66r“ kann nicht gelesen werden: Aufzeichnung 2, Zeile 7, Stich 3, bei „QH“.",
            "Herz-Dame hast du nicht.",
        ),
    ],
    indirect=["language"],
)
def test_an_illegal_move_is_explained(language: str, sentence: str, fault: str) -> None:
    error = RecordError(Reason.ILLEGAL_MOVE, RecordPlace(2, 7, 3, "QH"), cause=CAUSE)
    assert record_sentence("x.66r", error) == sentence, language
    assert fault_sentence(error, CardWords()) == fault


# What is wrong with a record of three or four, in the sentences of the window, with its place.


@each_row("row", OF_SEVERAL)
@each_row("language", ["en", "de"])
def test_every_fault_is_told_with_its_place(
    row: Broken, language: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    read = read_so_far(worked(row.game).replace(row.old, row.new, 1))
    error = read.error
    assert error is not None
    fault = fault_sentence(error, CardWords())
    place = record_sentence("a.66r", error)
    assert fault.endswith((".", "\\."))
    assert "{error" not in fault
    assert str(error.line) in place
    assert error.trick is None or str(error.trick) in place
    assert not error.token or quoted(error.token) in place
    if language == "en" and error.cause is None and row.sentence:
        assert fault == row.sentence


# What goes wrong with files is told in the language of the program, whatever the system speaks.


CAUSES = [
    (OSError(errno.ENOSPC, "No hay espacio"), "auf dem Gerät ist kein Platz mehr"),
    (
        OSError(errno.ELOOP, "Demasiados enlaces"),
        "zu viele symbolische Verknüpfungen hintereinander",
    ),
    (OSError(errno.EINVAL, "it is not a regular file"), "das ist keine gewöhnliche Datei"),
    (OSError(errno.EINVAL, "Argumento no válido."), "Argumento no válido"),
    (ValueError("embedded null byte"), "ein Nullbyte im Namen"),
]


@each_row(("cause", "german"), CAUSES)
def test_the_reason_is_told_in_the_language_of_the_program(
    cause: Exception, german: str, speak: Speak
) -> None:
    speak("de")
    notice = StorageError(Trouble.NOT_READ, Path("x"), cause).notice
    assert notice_sentence(notice) == f"x kann nicht gelesen werden: {german}."


def test_a_known_reason_is_english_in_the_log() -> None:
    error = StorageError(Trouble.NOT_READ, Path("x"), OSError(errno.ENOSPC, "No hay espacio"))
    assert str(error) == "x cannot be read: No space left on device."
