"""Questions about what was played, at the real table: asked, answered, kept, and out of the way."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Counting, TextSize
from sixtysix_gui.training import counting
from sixtysix_gui.training.counting import About, CountingPlan, CountingQuestion, Round
from sixtysix_gui.training.kept.answers import CountMark
from sixtysix_gui.windows.training.answers.number_paper import NumberPaper
from sixtysix_gui.windows.training.counting import asker as asking
from sixtysix_gui.windows.training.counting.asker import CountingAsker
from sixtysix_gui.windows.training.counting.strip import StripPaper
from tests.app.conftest import OpenDesk
from tests.helpers.naive import counting as naive
from tests.helpers.players.scripted_players import PlainPlayer, plain_move
from tests.helpers.windows.game_window import QUICK, Desk, begin, heard_by_readers, is_asked
from tests.helpers.windows.settled import settle

pytestmark = pytest.mark.window

COUNTING = replace(QUICK, counting="every_deal")


@pytest.fixture(autouse=True)
def _same_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asks from the second trick on, whatever the game is called."""

    def plan(_deal: str, often: Counting) -> CountingPlan | None:
        return None if often == "off" else CountingPlan("a deal", often, 2, 3)

    monkeypatch.setattr(asking, "plan_for", plan)


def ask_only(monkeypatch: pytest.MonkeyPatch, about: About) -> None:
    """Lets only such questions come."""
    usual = counting.round_for

    def found(*args: object, **how: object) -> Round | None:
        one = usual(*args, **how)  # pyright: ignore[reportArgumentType]
        view = args[0]
        assert isinstance(view, counting.View)
        if one is None:
            return None
        questions: dict[About, Callable[[], CountingQuestion | None]] = {
            About.OWN: lambda: counting.points_question(view, About.OWN),
            About.TRUMPS: lambda: counting.suit_question(view, About.TRUMPS, view.trump_suit),
        }
        question = questions[about]()
        return None if question is None else replace(one, questions=(question,))

    monkeypatch.setattr(asking, "round_for", found)


def counter(desk: Desk) -> CountingAsker:
    return desk.window.rooms.training.counting


def play_until_asked(qtbot: QtBot, desk: Desk) -> None:
    """Play plain cards until a question lies there."""
    while not desk.window.rooms.training.is_asking:
        qtbot.waitUntil(lambda: desk.window.rooms.training.is_asking or is_asked(desk))
        if desk.window.rooms.training.is_asking:
            break
        assert desk.sheet is None, "the deal ended without a question"
        before = desk.seen
        desk.table.make(plain_move(before))
        qtbot.waitUntil(lambda before=before: desk.view != before)
    qtbot.wait(1)


def asked_desk(qtbot: QtBot, make_desk: OpenDesk, settings: Settings = COUNTING) -> Desk:
    desk = make_desk(PlainPlayer(), settings)
    begin(desk, "german-66", Seat.B, practice=True)
    play_until_asked(qtbot, desk)
    return desk


def press(desk: Desk, *keys: Qt.Key) -> None:
    for key in keys:
        focused = desk.window.focusWidget()
        assert isinstance(focused, QWidget)
        QTest.keyClick(focused, key)


def test_points_are_asked_kept_and_told_and_the_game_goes_on(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_only(monkeypatch, About.OWN)
    desk = asked_desk(qtbot, make_desk)
    told: list[str] = []

    def hear(text: str, interrupts: bool) -> None:
        told.extend([text] if interrupts else [])

    desk.window.flow.announcer.said.connect(hear)
    before, right = desk.seen, counter(desk).question
    assert right is not None
    assert not any(map(desk.table.allows, before.legal_moves)), "the table takes no card meanwhile"
    assert not desk.window.actions_by_name["hint"].isEnabled()
    assert "question" in desk.table.status_text
    press(desk, Qt.Key.Key_C, Qt.Key.Key_O, Qt.Key.Key_D, Qt.Key.Key_M)
    assert desk.seen == before
    state_points = naive_points(desk)
    assert right.right == state_points
    tens, ones = divmod(state_points, 10)
    digits = [Qt.Key(Qt.Key.Key_0 + digit) for digit in ((tens, ones) if tens else (ones,))]
    press(desk, *digits, Qt.Key.Key_Return)
    assert told[-1] == "Right."
    (kept,) = desk.window.rooms.training.keeper.practice.counts.all()
    assert (kept.question, kept.rules, kept.mark) == ("own", "german-66", CountMark.RIGHT)
    press(desk, Qt.Key.Key_C)
    assert not desk.window.rooms.training.is_asking
    assert desk.seen == before, "the key that ends it does nothing else"
    assert desk.table.has_keys
    assert all(map(desk.table.allows, before.legal_moves))
    assert "question" not in desk.table.status_text


def test_readers_hear_the_question_and_then_the_status_of_the_game(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_only(monkeypatch, About.OWN)
    desk = make_desk(PlainPlayer(), COUNTING)
    heard = heard_by_readers(desk)
    begin(desk, "german-66", Seat.B, practice=True)
    play_until_asked(qtbot, desk)
    assert heard[-1].endswith("How many card points do you have?")
    press(desk, Qt.Key.Key_7, Qt.Key.Key_Return)
    qtbot.wait(1)
    assert "Your lead" not in heard[-1]
    press(desk, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: heard[-1] == "Your lead. Spades are trumps.")


def naive_points(desk: Desk) -> int:
    """The own points, from the record."""
    from sixtysix_gui.records import states_of

    state = states_of(desk.controller.game_records()[-1])[-1]
    assert state is not None
    return naive.card_points_of(state, Seat.A)


def test_trumps_are_picked_by_their_keys_and_esc_knows_nothing(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_only(monkeypatch, About.TRUMPS)
    desk = asked_desk(qtbot, make_desk, replace(COUNTING, deck="german"))
    question = counter(desk).question
    assert question is not None
    assert isinstance(question.right, frozenset)
    for number, card in enumerate(question.offered, 1):
        if card in question.right:
            press(desk, Qt.Key(Qt.Key.Key_0 + number))
    press(desk, Qt.Key.Key_Return)
    first = desk.seen.trick_number
    press(desk, Qt.Key.Key_Space)
    play_until_asked(qtbot, desk)
    assert desk.seen.trick_number - first >= 3
    press(desk, Qt.Key.Key_Escape)
    marks = [answer.mark for answer in desk.window.rooms.training.keeper.practice.counts.all()]
    assert marks == [CountMark.RIGHT, CountMark.WRONG]
    before = desk.seen
    desk.window.commands.take_back()
    assert not desk.window.rooms.training.is_asking, "another moment lies there"
    assert desk.seen != before


def test_a_question_hides_neither_trick_nor_trump_card_nor_hand(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_only(monkeypatch, About.TRUMPS)
    desk = asked_desk(qtbot, make_desk)
    sizes: list[tuple[int, int, TextSize]] = [(1280, 800, 100), (800, 600, 100), (1280, 800, 200)]
    for width, height, text in sizes:
        desk.window.resize(width, height)
        desk.keeper.change(text_size=text)
        settle()
        qtbot.wait(1)
        settle()
        (paper,) = desk.window.findChildren(StripPaper)
        area = paper.rect().translated(paper.mapTo(desk.window, QPoint()))
        area.translate(-desk.table.mapTo(desk.window, QPoint()))
        assert desk.table.rect().contains(area)
        zones = desk.table.table_scene.zones
        items = [*zones.trick.items.values(), *zones.own_hand.items, zones.talon.turn_up]
        bodies = [item.mapRectToScene(item.body()) for item in items if item is not None]
        hidden = [body for body in bodies if QRectF(area).intersects(body)]
        assert not hidden, (width, text, area)


def test_it_is_asked_in_another_language_and_switched_off_it_goes(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_only(monkeypatch, About.OWN)
    desk = asked_desk(qtbot, make_desk)
    before = desk.window.findChild(StripPaper)
    press(desk, Qt.Key.Key_7)
    desk.keeper.change(language="de")
    qtbot.waitUntil(lambda: desk.window.findChild(StripPaper) is not before)
    asks = desk.window.findChild(StripPaper)
    assert isinstance(asks, NumberPaper)
    assert asks.number == 7, "what was written stays"
    desk.keeper.change(counting="off")
    assert not desk.window.rooms.training.is_asking
    assert desk.table.allows(plain_move(desk.seen))
