"""A deal of the day is dealt once, whatever happens, and finished whenever it ends."""

import errno
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from sixtysix_gui.controller.game_progress import fresh_game_id
from sixtysix_gui.controller.record_tags import day_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.training.day import PLAYERS_VERSION, day_code, day_setup
from sixtysix_gui.windows.day.keeping import DayStanding
from sixtysix_gui.windows.start_sheet import StartSheet, WayOn
from tests.helpers.windows.game_window import play_on, press_answer, wait_for_turn
from tests.windows.day.day_desk import TODAY, DayDesk, MakeDayDesk

pytestmark = pytest.mark.window

RULES = "german-66"


def _deal(desk: DayDesk) -> str:
    """Deal today's cards; give the name of the game."""
    desk.door.open()
    desk.press("deal")
    game = desk.desk.controller.game_records()[-1].tag("Game")
    assert game is not None
    return game


def test_a_day_is_played_from_the_sheet_to_the_sheet(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    day.door.open()
    assert day.before.facts.standing is DayStanding.WAITS
    assert day.door.tile_state().line == "Sunday: not played yet"
    day.press("deal")
    setup, record = day.desk.controller.setup, day.desk.controller.game_records()[-1]
    assert setup is not None
    assert (setup.day, setup.length, setup.level, setup.practice) == (
        TODAY,
        "deal",
        "expert",
        False,
    )
    assert (record.tag("Code"), record.tag("Day")) == (day_code(RULES, TODAY), "2026-11-22")
    assert not {"Promise", "Nonce"} & {name for name, _ in record.tags}
    kept = day.days.of(RULES, TODAY)
    assert kept is not None
    assert (kept.game, kept.is_dealt, kept.is_open) == (record.tag("Game"), True, True)
    day.play_to_end()
    outcome = day.desk.controller.game_records()[-1].outcome
    assert outcome is not None
    mine = outcome.points[0] - outcome.points[1]
    assert (day.after.figures.figures[1], day.after.figures.is_playing) == ("", True)
    day.ace.finish()
    kept = day.days.of(RULES, TODAY)
    assert kept is not None
    assert kept.mine == mine
    assert kept.ace is not None
    assert not day.after.figures.is_playing
    assert day.after.figures.figures[1].lstrip("+−") == str(abs(kept.ace))
    assert not day.door.is_waiting()
    signed = f"{kept.ace:+d}".replace("-", "−").replace("+0", "0")
    assert day.door.notes() == {kept.game: f"deal of the day, Ace {signed}"}
    day.press("close")
    sheet = day.desk.sheet
    assert isinstance(sheet, StartSheet)
    assert sheet.way is WayOn.PLAY  # the game that is offered is one's own, and not this deal's


def test_there_is_no_take_back_and_hints_are_named(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    _deal(day)
    wait_for_turn(day.desk, day.qtbot)
    day.desk.controller.note_hint()
    play_on(day.desk, day.qtbot, most=1)
    assert not day.desk.controller.can_take_back
    day.give_up()
    kept = day.days.of(RULES, TODAY)
    assert kept is not None
    assert kept.hints == 1


def _before_the_cards(day: DayDesk) -> None:
    day.days.begin(RULES, TODAY, fresh_game_id(), "1", PLAYERS_VERSION)


def _with_the_cards(day: DayDesk) -> None:
    _deal(day)


def _within(day: DayDesk) -> None:
    _deal(day)
    play_on(day.desk, day.qtbot, most=2)


def _after_the_last_card(day: DayDesk) -> None:
    """The end is in the save, but a kill came before it was told to the book of days."""
    day.desk.window.flow.day_over.disconnect(day.door.take_end)
    _deal(day)
    day.desk.controller.resign()


def _left_open(day: DayDesk) -> None:
    _deal(day)
    day.desk.window.flow.put_away()


def _finished(day: DayDesk) -> None:
    _deal(day)
    day.give_up()
    day.press("close")


def _begin_another(day: DayDesk) -> None:
    other = day_setup(RULES, TODAY - timedelta(days=1), ("Me", "King"))
    day.desk.window.flow.begin(replace(other, day=None))


def _no_room(path: Path, *_: object) -> None:
    raise StorageError(Trouble.NOT_WRITTEN, path, OSError(errno.ENOSPC, "No space left on device"))


@pytest.mark.parametrize(
    "until",
    [_before_the_cards, _with_the_cards, _within, _after_the_last_card, _left_open],
)
def test_a_kill_neither_loses_a_day_nor_deals_it_twice(
    make_day_desk: MakeDayDesk, until: Callable[[DayDesk], None]
) -> None:
    day = make_day_desk()
    until(day)
    begun = day.days.of(RULES, TODAY)
    assert begun is not None
    before = day.desk.controller.game_records()
    day = make_day_desk()
    day.today = TODAY + timedelta(days=1 if until is _within else 0)  # past midnight, or not
    known = day.days.of(RULES, TODAY)
    assert known is not None
    assert known.game == begun.game
    if until is _after_the_last_card:
        assert known.mine is not None
        return
    day.today = TODAY
    day.desk.window.rooms.door.open()
    day.door.open()
    assert day.before.facts.standing is (
        DayStanding.WAITS if until is _before_the_cards else DayStanding.OPEN
    )
    day.press("deal" if until is _before_the_cards else "go-on")
    now = day.desk.controller.game_records()
    assert now[-1].tag("Game") == begun.game
    assert now[-1].tag("Code") == day_code(RULES, TODAY)
    assert now[-1].moves[: len(before[-1].moves) if before else 0] == (
        before[-1].moves if before else ()
    )
    day.give_up()
    finished = day.days.of(RULES, TODAY)
    assert finished is not None
    assert finished.mine is not None


def test_what_was_resigned_in_the_archive_counts_as_the_most_that_can_be_lost(
    make_day_desk: MakeDayDesk,
) -> None:
    day = make_day_desk()
    game = _deal(day)
    day.desk.window.flow.put_away()
    day.desk.window.flow.open_games._give_up(game)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    day.build()
    day.door.open()
    kept = day.days.of(RULES, TODAY)
    assert kept is not None
    assert kept.mine == -3


def test_what_was_dealt_and_is_nowhere_is_not_dealt_again(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    _deal(day)
    day.desk.controller.leave()  # as where a game could not be kept, and was given up for another
    day.door.open()
    assert day.before.facts.standing is DayStanding.GONE
    assert day.before.findChild(QObject, "deal") is None


def test_the_open_deal_is_gone_on_with_though_another_game_is_at_the_table(
    make_day_desk: MakeDayDesk,
) -> None:
    day = make_day_desk()
    game = _deal(day)
    _begin_another(day)
    day.door.open()
    assert day.before.facts.standing is DayStanding.OPEN
    day.press("go-on")
    assert day.desk.controller.game_records()[-1].tag("Game") == game
    day.door.open()
    day.press("go-on")
    assert day.desk.sheet is None, "at the table already"
    assert day.desk.controller.game_records()[-1].tag("Game") == game


def test_what_is_dealt_after_a_question_is_not_dealt_again(
    make_day_desk: MakeDayDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = make_day_desk()
    _begin_another(day)
    play_on(day.desk, day.qtbot, most=1)
    monkeypatch.setattr("sixtysix_gui.storage.open_games.write_atomically", _no_room)
    day.door.open()
    day.press("deal")
    begun = day.days.of(RULES, TODAY)
    assert begun is not None
    assert not begun.is_dealt
    assert (day.door.tile_state().line, day.door.is_waiting()) == ("Sunday: not played yet", True)
    press_answer("Leave it")
    day.qtbot.waitUntil(lambda: day.desk.controller.game_records()[-1].tag("Game") == begun.game)
    seen = day.days.of(RULES, TODAY)
    assert seen is not None
    assert seen.is_dealt
    day.desk.controller.leave()
    gone = "You have had today’s deal. The next one comes at midnight."
    assert (day.door.tile_state().line, day.door.is_waiting()) == (gone, False)


@pytest.mark.parametrize("until", [_left_open, _with_the_cards, _finished])
def test_a_day_that_was_forgotten_is_not_dealt_again(
    make_day_desk: MakeDayDesk, until: Callable[[DayDesk], None]
) -> None:
    day = make_day_desk()
    until(day)
    before = day.days.of(RULES, TODAY)
    assert before is not None
    if until is _finished:
        day.desk.controller.leave()
    day.build()
    day.training.practice.forget_lessons_and_days()
    assert day.days.all() == ()
    day.door.open()
    known = day.days.of(RULES, TODAY)
    assert known is not None
    assert (known.game, known.mine, known.is_dealt) == (before.game, before.mine, True)
    assert day.door.sheet is not None
    assert day.door.sheet.facts.standing is (DayStanding.OVER if known.mine else DayStanding.OPEN)


def test_a_day_forgotten_while_it_is_played_is_kept_at_its_end(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    game = _deal(day)
    day.training.practice.forget_lessons_and_days()
    day.give_up()
    kept = day.days.of(RULES, TODAY)
    assert kept is not None
    assert (kept.game, kept.mine) == (game, -3)


def test_practice_with_the_cards_of_a_day_is_not_taken_for_it(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    flow = day.desk.window.flow
    flow.begin(replace(day_setup(RULES, TODAY, ("Me", "King")), practice=True, day=None))
    day.desk.controller.resign()
    day.desk.controller.leave()
    day.build()
    day.door.open()
    assert day.before.facts.standing is DayStanding.WAITS


def test_the_ace_catches_up_when_the_sheet_is_opened(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    for back in (8, 6, 4, 2):
        then = TODAY - timedelta(days=back)
        day.days.begin(RULES, then, fresh_game_id(), "1", PLAYERS_VERSION)
        if back != 2:
            day.days.finish(RULES, then, 1, 0)
    day.days.ace_failed(RULES, TODAY - timedelta(days=4))
    day.door.open()
    wanted = [day_of(task.wanted.record) for task in day.ace.tasks]
    assert wanted == [TODAY - timedelta(days=back) for back in (6, 4)]
    day.ace.finish()
    caught_up = day.days.of(RULES, TODAY - timedelta(days=4))
    assert caught_up is not None
    assert caught_up.ace is not None
    assert [None if each is None else each.mine for _, each in day.before.facts.days] == [
        *(1, None, 1, None, None, None, None)
    ]


def test_a_trial_of_the_other_seat_is_practice(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    _deal(day)
    day.give_up()
    day.press("other-seat")
    setup = day.desk.controller.setup
    assert setup is not None
    assert (setup.person, setup.practice, setup.day) == (Seat.B, True, None)
    day.desk.window.flow.end_trial()
    day.desk.table.finish_motions()
    day.qtbot.wait(50)  # the end of the deal that was at the table is not shown over it
    assert day.after.facts.day == TODAY
    day.press("close")
    assert isinstance(day.desk.sheet, StartSheet)
    day.door.open()
    day.press("other-seat")
    day.desk.window.flow.end_trial()
    day.press("close")
    assert isinstance(day.desk.sheet, StartSheet)


def test_the_open_deal_of_other_rules_is_the_one_that_is_shown(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    day.door.open()
    day.before.switch.chosen.emit("schnapsen")
    day.press("deal")
    day.desk.window.actions_by_name["leave"].trigger()
    assert day.door.tile_state().line == "Your deal is open"
    day.door.open()
    assert (day.before.facts.rules, day.before.facts.standing) == ("schnapsen", DayStanding.OPEN)
    day.press("close")
    day.today += timedelta(days=1)
    day.door.open()
    assert day.before.facts.rules == RULES


def test_without_an_open_deal_the_rules_that_are_trained_are_shown(
    make_day_desk: MakeDayDesk,
) -> None:
    day = make_day_desk()
    day.rules = "santase"
    day.door.open()
    assert day.before.facts.rules == "santase"


def test_the_same_cards_again_are_of_no_day(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    _deal(day)
    day.give_up()
    kept = day.days.of(RULES, TODAY)
    day.desk.controller.play_again()
    setup = day.desk.controller.setup
    assert setup is not None
    assert (setup.practice, setup.day) == (True, None)
    play_on(day.desk, day.qtbot, most=1)
    assert day.days.of(RULES, TODAY) == kept


def test_other_sheets_may_lie_over_it_and_below_it(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    day.door.open()
    day.desk.window.rooms.archive_desk.open()
    day.door.open()
    assert day.before.facts.standing is DayStanding.WAITS
    for _ in range(2):
        sheet = day.desk.sheet
        assert sheet is not None
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert day.before.facts.standing is DayStanding.WAITS
    day.door.close()
    assert isinstance(day.desk.sheet, StartSheet)


def test_a_sheet_that_lies_past_midnight_deals_the_day_it_shows(make_day_desk: MakeDayDesk) -> None:
    day = make_day_desk()
    day.door.open()
    day.today = TODAY + timedelta(days=1)
    day.press("deal")
    assert day.days.of(RULES, TODAY) is not None
    assert day.days.of(RULES, day.today) is None
    day.give_up()
    assert (day.after.facts.day, day.after.facts.today) == (TODAY, day.today)
    assert [result is not None for _, result in day.after.facts.days][-2:] == [True, False]
