"""The rack takes so many cards by keys and pointer, and shows what came of them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.training.answers.choice_chips import ChoiceChips
from sixtysix_gui.windows.training.answers.number_paper import NumberPaper
from sixtysix_gui.windows.training.answers.paper import AnswerLook, AnswerPaper
from sixtysix_gui.windows.training.answers.rack import Rack
from sixtysix_gui.windows.training.answers.rack_cards import CardMark
from tests.windows.training.answers.test_rack_plan import cards

LOOK = AnswerLook(16.0, CardStyle(), CardWords(), Speed.NONE)
OFFERED = cards("AC TC AH KH 9S")
LETTERS = (Purpose.ANSWER_YES, Purpose.ANSWER_NO)
Lay = Callable[[AnswerPaper], None]


@pytest.fixture
def ground(qtbot: QtBot) -> Iterator[QWidget]:
    """What stands for a table."""
    load_fonts()
    made = QWidget()
    made.resize(900, 600)
    qtbot.addWidget(made)
    yield made
    made.close()


@pytest.fixture
def lay(qtbot: QtBot, ground: QWidget) -> Lay:
    """Lays a paper on the ground and gives it the keys."""

    def laid(paper: AnswerPaper) -> None:
        if paper.parentWidget() is not ground:
            paper.setParent(ground)
        paper.place_in(QRectF(ground.rect()))
        ground.show()
        paper.show()
        paper.take_focus()
        qtbot.waitUntil(ground.isActiveWindow)

    return laid


def press(paper: AnswerPaper, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(paper.window().focusWidget() or paper, key)


def test_cards_are_picked_by_keys_and_enter_answers(lay: Lay) -> None:
    rack = Rack("Pick two.", OFFERED, 2, LOOK)
    answers = QSignalSpy(rack.answered)
    lay(rack)
    press(rack, Qt.Key.Key_Space)
    assert not rack.picked  # no key has reached a card
    press(rack, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Enter)
    assert rack.picked == frozenset(cards("AC"))
    assert answers.count() == 0
    press(rack, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert rack.button_of(Card.parse("9S")).accessibleName() == "Nine of spades, picked, 2 of 2."
    press(rack, Qt.Key.Key_Return)
    assert [answers.at(0)[0], answers.count()] == [frozenset(cards("AC 9S")), 1]


def test_zero_clears_and_then_gives_up_and_esc_clears_and_then_leaves(lay: Lay) -> None:
    rack = Rack("Pick two.", OFFERED, 2, LOOK)
    given_up, left = QSignalSpy(rack.given_up), QSignalSpy(rack.left)
    lay(rack)
    press(rack, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_0)
    assert (rack.picked, given_up.count()) == (frozenset(), 0)
    press(rack, Qt.Key.Key_0)
    assert (given_up.count(), left.count()) == (1, 0)
    press(rack, Qt.Key.Key_Space, Qt.Key.Key_Escape)
    assert (rack.picked, left.count()) == (frozenset(), 0)
    press(rack, Qt.Key.Key_Escape)
    assert (given_up.count(), left.count()) == (1, 1)


def test_the_button_lives_at_the_right_number_alone(lay: Lay) -> None:
    rack = Rack("Pick two.", OFFERED, 2, LOOK)
    lay(rack)
    alive: list[bool] = []
    for card in OFFERED[:3]:
        middle = rack.button_of(card).rect().center()
        QTest.mouseClick(rack.button_of(card), Qt.MouseButton.LeftButton, pos=middle)
        alive.append(rack.button.isEnabled())
    assert alive == [False, True, False]
    assert rack.figure.text() == "3 of 2"
    assert len(rack.tab_stops()) == 1


def test_tab_leads_from_the_cards_to_the_button(lay: Lay, ground: QWidget) -> None:
    rack = Rack("Pick one.", OFFERED, 1, LOOK, ground)
    paper = NumberPaper("How many?", LOOK, ground)
    lay(paper)
    press(paper, Qt.Key.Key_7, Qt.Key.Key_Tab)
    assert paper.button.hasFocus()
    lay(rack)
    press(rack, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Tab)
    assert rack.button.hasFocus()
    press(rack, Qt.Key.Key_Left)
    assert not rack.button.hasFocus()


def test_what_came_of_it_is_marked_and_nothing_is_asked_any_more(lay: Lay) -> None:
    rack = Rack("Pick two.", OFFERED, 2, LOOK)
    lay(rack)
    rack.reveal(cards("AC KH"), cards("AC 9S"), "The Queen holds the marked cards.")
    names = {card.code: mark for card, mark in rack.marks.items()}
    assert names == {"AC": CardMark.RIGHT, "KH": CardMark.MISSED, "9S": CardMark.WRONG}
    assert rack.button_of(Card.parse("KH")).accessibleName() == "King of hearts, missed"
    assert (rack.figure.text(), rack.tab_stops(), rack.is_asking) == ("1 of 2 right", (), False)
    assert rack.accessibleName() == "The Queen holds the marked cards."


def test_an_answer_that_is_only_shown_has_ticks(lay: Lay) -> None:
    rack = Rack("Pick two.", OFFERED, 2, LOOK)
    lay(rack)
    rack.reveal(cards("AC KH"), None)
    assert rack.marks == dict.fromkeys(cards("AC KH"), CardMark.RIGHT)
    assert (rack.figure.text(), rack.accessibleName()) == ("", "Pick two.")


def test_none_is_an_answer_as_others_are(lay: Lay) -> None:
    rack = Rack("Pick two.", OFFERED, 2, LOOK)
    lay(rack)
    rack.reveal(cards("AC KH"), ())
    assert rack.marks == dict.fromkeys(cards("AC KH"), CardMark.MISSED)
    assert rack.figure.text() == "0 of 2 right"


def test_a_number_is_written_and_counted_on(lay: Lay) -> None:
    paper = NumberPaper("How many?", LOOK)
    answers, left = QSignalSpy(paper.answered), QSignalSpy(paper.left)
    lay(paper)
    press(paper, Qt.Key.Key_Enter)
    assert answers.count() == 0
    press(paper, Qt.Key.Key_4, Qt.Key.Key_1, Qt.Key.Key_7, Qt.Key.Key_Up, Qt.Key.Key_Enter)
    assert answers.at(0) == [42]
    press(paper, Qt.Key.Key_Escape)
    assert (paper.number, left.count()) == (None, 0)
    press(paper, Qt.Key.Key_Escape)
    assert left.count() == 1
    paper.reveal(44, 42)
    assert paper.accessibleName() == "How many? 42, wrong. It is 44."


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ((Qt.Key.Key_2,), 1),
        ((Qt.Key.Key_N,), 1),
        ((Qt.Key.Key_Enter, Qt.Key.Key_Y), 0),
        ((Qt.Key.Key_Right, Qt.Key.Key_Enter), 0),
    ],
)
def test_yes_or_no_is_chosen_by_number_and_letter(
    lay: Lay, keys: tuple[Qt.Key, ...], place: int
) -> None:
    chips = ChoiceChips(("Yes", "No"), LOOK, letters=LETTERS)
    answers = QSignalSpy(chips.answered)
    lay(chips)
    press(chips, *keys)
    assert (answers.count(), answers.at(0)) == (1, [place])
    chips.reveal(0, place)
    assert chips.chips[0].accessibleName() == "Yes, right"


YES_KEYS = {"en": "YN", "de": "JN", "hu": "IN", "bg": "ДН"}


@pytest.mark.parametrize(("code", "keys"), YES_KEYS.items())
def test_letters_of_yes_and_no_are_those_of_the_key_list(
    lay: Lay, speak: Callable[[str], None], code: str, keys: str
) -> None:
    speak(code)
    chips = ChoiceChips(("?", "!"), LOOK, letters=LETTERS)
    lay(chips)
    assert "".join(map(shown_key, LETTERS)) == keys
    assert all(_takes(chips, key) for key in keys)


def test_chips_that_are_too_wide_stand_one_below_the_other(lay: Lay) -> None:
    chips = ChoiceChips(("Exchange", "Announce the marriage", "Close the talon"), LOOK)
    lay(chips)
    chips.place_in(QRectF(0, 200, 300, 40))
    tops = [chip.y() for chip in chips.chips]
    assert tops == sorted(set(tops))
    assert all(chips.rect().contains(chip.geometry()) for chip in chips.chips)


def test_the_keys_of_an_answer_are_not_the_windows(lay: Lay) -> None:
    chips = ChoiceChips(("Yes", "No"), LOOK, letters=LETTERS)
    lay(chips)
    taken = [key for key in "YN12HR" if _takes(chips, key)]
    assert taken == ["Y", "N", "1", "2"]


def _takes(paper: AnswerPaper, letter: str) -> bool:
    event = QKeyEvent(
        QEvent.Type.ShortcutOverride,
        ord(letter),
        Qt.KeyboardModifier.NoModifier,
        letter.lower(),
    )
    return paper.takes(event)
