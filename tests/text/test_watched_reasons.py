"""Reasons told of a player whom a person only watches: both are named, and no one is "you"."""

from string import Formatter

from sixtysix_gui.coach.judgements import TOO_CLOSE, VALUE_NAMES, LineKind, LinePart, Reason
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.reasons import reason_sentence, reason_texts
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import YOU, assert_sentence
from tests.text.test_coach_words import ACE, TEN, VALUES
from tests.windows.conftest import Speak

TOLD = [number for number in range(58) if number != TOO_CLOSE]
LINES = tuple(LinePart(kind, TEN, Suit.CLUBS, ACE, 11) for kind in LineKind)


def watched(number: int) -> str:
    """The reason for a move of Jack's, who plays against Ace."""
    reason = Reason(number, tuple({**VALUES, "line": LINES}.items()))
    return reason_sentence(reason, CardWords(), "Ace", before_move=True, mover="Jack")


@each_row("number", TOLD)
def test_it_is_a_whole_sentence(number: int, language: str) -> None:
    text = watched(number)
    assert_sentence(text)
    assert text.endswith("."), language
    assert ("Jack" in text) >= ("{mover}" in reason_texts()[str(number)].watched), language


@each_row("language", ["en", "de", "de_AT"])
@each_row("number", TOLD)
def test_nobody_is_spoken_to(number: int, language: str, speak: Speak) -> None:
    speak(language)
    assert not YOU.search(watched(number))


def test_what_takes_the_place_of_a_sentence_needs_no_other_values() -> None:
    for number in TOLD:
        text = reason_texts()[str(number)]
        sentence = text.watched
        fields = {field.lower() for _, field, _, _ in Formatter().parse(sentence) if field}
        counted = {text.counted} if "%n" in sentence else set[str]()
        known = {"name", "mover", "after", *VALUE_NAMES[number].split()}
        assert fields | counted <= known, number


def test_it_is_told_of_who_moves(speak: Speak) -> None:
    speak("en")
    reason = Reason(7, (("k", 33), ("played", CLOSE_TALON), ("a", 67), ("n", 200)))
    words = CardWords()
    assert reason_sentence(reason, words, "Ace", mover="Jack") == (
        "Ace needs 33 more and, after closing, gets them before Jack leads again in 34 of 100 "
        "cases."
    )
    speak("de")
    assert reason_sentence(reason, words, "Ass", mover="Bube") == (
        "Ass braucht noch 33 und hat sie nach dem Zudrehen in 34 von 100 Fällen, "
        "bevor Bube wieder ausspielt."
    )
