"""What goes wrong with files is told in the language of the program, whatever the system speaks."""

import errno
from pathlib import Path

import pytest

from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.text.error_sentences import notice_sentence
from tests.windows.conftest import Speak

CAUSES = [
    (OSError(errno.ENOSPC, "No hay espacio"), "auf dem Gerät ist kein Platz mehr"),
    (
        OSError(errno.ELOOP, "Demasiados enlaces"),
        "zu viele symbolische Verknüpfungen hintereinander",
    ),
    (OSError(errno.EINVAL, "it is not a plain file"), "das ist keine gewöhnliche Datei"),
    (OSError(errno.EINVAL, "Argumento no válido."), "Argumento no válido"),
    (ValueError("embedded null byte"), "ein Nullbyte im Namen"),
]


@pytest.mark.parametrize(("cause", "german"), CAUSES)
def test_the_reason_is_told_in_the_language_of_the_program(
    cause: Exception, german: str, speak: Speak
) -> None:
    speak("de")
    notice = StorageError(Trouble.NOT_READ, Path("x"), cause).notice
    assert notice_sentence(notice) == f"x kann nicht gelesen werden: {german}."


def test_a_known_reason_is_english_in_the_log() -> None:
    error = StorageError(Trouble.NOT_READ, Path("x"), OSError(errno.ENOSPC, "No hay espacio"))
    assert str(error) == "x cannot be read: No space left on device."
