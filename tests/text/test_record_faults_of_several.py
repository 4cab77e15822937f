"""What is wrong with a record of three or four, in the sentences of the window, with its place."""

from collections.abc import Callable

import pytest

from sixtysix_gui.records import read_so_far
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.error_sentences import fault_sentence, record_sentence
from tests.records.broken import OF_SEVERAL, Broken
from tests.records.many_records import worked


@pytest.mark.parametrize("row", OF_SEVERAL, ids=lambda row: row.name)
@pytest.mark.parametrize("language", ["en", "de"])
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
