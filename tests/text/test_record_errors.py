"""Every fault of a record is said in both languages, with its place and its values."""

import pytest

from sixtysix_gui.records import Reason, RecordError, RecordPlace
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.error_sentences import fault_sentence, record_sentence
from tests.helpers.windows.sentences import assert_sentence

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


@pytest.mark.parametrize("reason", Reason)
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
