"""Earlier deals are judged one at a time, and only while nothing else is wanted."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, Signal
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.looking_back import DealToReview
from sixtysix_gui.controller.coach_work import Begin, Judged, StopWork
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.judgement_files import JudgementFiles
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.playing import background_reviews
from sixtysix_gui.windows.playing.background_reviews import MOST_FAILURES, BackgroundReviews
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from tests.archive.test_looking_back import deal_row
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.viewer_records import own_game

NUMBERS = (0, 1, 2)


class Away(QObject):
    """A person who is away or not, as the test wants it."""

    begun = Signal()
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_idle = False

    def leave(self) -> None:
        self.is_idle = True
        self.begun.emit()

    def come(self) -> None:
        self.is_idle = False
        self.ended.emit()

    def stir(self) -> None:
        self.come()

    def stop(self) -> None:
        """Nothing is waited for."""


@dataclass
class Deals:
    """Gives out golden deals by their numbers; 0 is none among those that were read."""

    left: list[int | None] = field(default_factory=lambda: [*NUMBERS])
    given_out: list[int] = field(default_factory=list[int])
    renewed: int = 0
    begun_again: int = 0
    keeps: bool = True

    def next(self) -> DealToReview | None:
        number = self.left.pop(0) if self.left else None
        if number is None:
            return None
        self.given_out.append(number)
        return DealToReview(own_game(number), Seat.A, deal_row(number))

    @property
    def has_more(self) -> bool:
        return bool(self.left)

    def give_back(self, deal: DealToReview) -> None:
        self.left.insert(0, deal.row.game.first)

    def has_kept(self, deal: DealToReview) -> bool:
        assert deal.row.game.first in self.given_out
        return self.keeps

    def renew(self) -> None:
        self.renewed += 1

    def begin_again(self) -> None:
        self.begun_again += 1
        self.left = [*NUMBERS]


class Room:
    """All that the background needs, without a window, a clock or a process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(background_reviews, "_BREATH", 0)
        monkeypatch.setattr(background_reviews, "_TELLS_AFTER", 0)
        self.link = ReviewLink()
        self.worker = CoachWorker(link=self.link)
        self.deals: Deals | None = Deals()
        self.keeper = SettingsKeeper(Settings())
        self.away = Away()
        self.is_on_battery = self.is_taken = False
        self.home = QObject()
        self.reviews = BackgroundReviews(
            self.worker,
            lambda: self.deals,  # pyright: ignore[reportArgumentType, reportReturnType]
            self.keeper,
            self.away,  # pyright: ignore[reportArgumentType]
            lambda: self.is_on_battery,
            self.home,
            is_taken=lambda: self.is_taken,
        )

    @property
    def begun(self) -> Sequence[object]:
        """The records of all reviews that were begun, in order."""
        return [command.work.record for command in self.link.commands if isinstance(command, Begin)]  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]

    def is_doing(self, number: int) -> bool:
        """Whether the coach was asked for a deal last, and has not answered."""
        return self.reviews.is_working and self.begun[-1] == own_game(number)


@pytest.fixture
def room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:  # noqa: ARG001 - Qt must run
    made = Room(monkeypatch)
    yield made
    made.reviews.shut_down()
    made.worker.shut_down()
    assert made.link.closed


def test_nothing_is_done_before_the_person_is_away(room: Room, qtbot: QtBot) -> None:
    qtbot.wait(5)
    room.reviews.look_again()
    qtbot.wait(5)
    assert room.begun == []


def test_one_deal_after_another_and_never_two_at_once(room: Room, qtbot: QtBot) -> None:
    room.away.leave()
    for number in NUMBERS:
        qtbot.waitUntil(lambda wanted=number: room.is_doing(wanted))
        assert len(room.begun) == number + 1
        room.reviews.look_again()
        qtbot.wait(2)
        assert len(room.begun) == number + 1, "one at a time"
        room.link.finish()
    qtbot.wait(5)
    assert not room.reviews.is_working
    assert [type(command) for command in room.link.commands] == [Begin] * 3
    assert not any(job.asked for job in room.worker.findChildren(QObject) if hasattr(job, "asked"))  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]


def test_a_person_who_stirs_stops_it_and_it_goes_on_later(room: Room, qtbot: QtBot) -> None:
    room.away.leave()
    number = room.link.begun.number
    room.link.open()
    room.link.judge(2)
    room.away.come()
    assert room.link.commands[-1] == StopWork(number)
    assert not room.worker.is_busy
    qtbot.wait(5)
    assert len(room.begun) == 1
    room.away.leave()
    assert room.is_doing(0)
    assert len(room.begun) == 2


def test_it_makes_way_for_what_no_window_sees(room: Room) -> None:
    room.away.leave()
    room.reviews.make_way()
    assert isinstance(room.link.commands[-1], StopWork)
    assert not room.worker.is_busy


def test_what_a_person_asks_for_comes_at_once(room: Room, qtbot: QtBot) -> None:
    room.away.leave()
    asked = room.worker.review(own_game(5), Seat.A)
    assert room.begun[-1] == own_game(5)
    room.away.come()
    room.away.leave()
    qtbot.wait(5)
    assert room.begun[-1] == own_game(5), "not beside it either"
    ended: list[bool] = []
    asked.ended.connect(lambda: ended.append(True))
    room.link.finish()
    assert ended == [True]
    qtbot.waitUntil(lambda: room.is_doing(0))


def test_it_rests_while_an_opponent_thinks_and_begins_nothing(room: Room, qtbot: QtBot) -> None:
    room.worker.rest("an opponent thinks", rests=True)
    room.away.leave()
    qtbot.wait(5)
    assert room.begun == []
    room.worker.rest("an opponent thinks", rests=False)
    assert room.is_doing(0)


def test_while_computers_are_watched_nothing_is_begun(room: Room, qtbot: QtBot) -> None:
    room.is_taken = True
    room.away.leave()
    qtbot.wait(5)
    assert room.begun == []
    room.is_taken = False
    room.away.come()
    room.away.leave()
    assert room.is_doing(0)


def test_on_battery_nothing_is_begun(room: Room, qtbot: QtBot) -> None:
    room.is_on_battery = True
    room.away.leave()
    qtbot.wait(5)
    assert room.begun == []
    room.is_on_battery = False
    room.reviews.look_again()
    qtbot.waitUntil(lambda: room.is_doing(0))


def test_unplugged_it_stops_and_looks_again_later(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_reviews, "_LATER", 1)
    room.away.leave()
    begin = room.link.begun
    work = room.link.open()
    room.is_on_battery = True
    step, judgement = next(iter(room.link.judged(work.record, work.seat).items()))
    room.link.received.emit(Judged(begin.number, step, judgement))
    assert room.link.commands[-1] == StopWork(begin.number)
    qtbot.wait(10)
    assert len(room.begun) == 1
    room.is_on_battery = False
    qtbot.waitUntil(lambda: len(room.begun) == 2)
    assert room.is_doing(0)


def test_the_setting_stops_it_at_once_and_lets_it_go_on(room: Room, qtbot: QtBot) -> None:
    room.away.leave()
    room.keeper.change(coach_reviews=False)
    assert not room.worker.is_busy
    room.away.come()
    room.away.leave()
    qtbot.wait(5)
    assert len(room.begun) == 1
    room.keeper.change(coach_reviews=True)
    qtbot.waitUntil(lambda: room.is_doing(0))


def test_a_deal_that_fails_is_left_alone(room: Room, qtbot: QtBot) -> None:
    room.away.leave()
    room.link.fail("ValueError: no luck")
    qtbot.waitUntil(lambda: room.is_doing(1))
    room.link.finish()
    qtbot.waitUntil(lambda: room.is_doing(2))
    room.link.fail("ValueError: no luck")
    room.away.come()
    room.away.leave()
    qtbot.wait(5)
    assert len(room.begun) == 3


def test_a_coach_who_always_fails_is_left_alone(room: Room, qtbot: QtBot) -> None:
    room.deals = Deals(list(range(9)))
    room.away.leave()
    for number in range(MOST_FAILURES):
        qtbot.waitUntil(lambda wanted=number: room.is_doing(wanted))
        room.link.lost.emit("it has ended")
    room.away.come()
    room.away.leave()
    qtbot.wait(5)
    assert len(room.begun) == MOST_FAILURES


def test_where_nothing_can_be_kept_it_is_not_done_for_ever(room: Room, qtbot: QtBot) -> None:
    room.deals = Deals(list(range(9)), keeps=False)
    room.away.leave()
    for number in range(MOST_FAILURES):
        qtbot.waitUntil(lambda wanted=number: room.is_doing(wanted))
        room.link.finish()
    qtbot.wait(5)
    assert len(room.begun) == MOST_FAILURES


def test_what_is_not_there_any_more_is_passed_over(room: Room, qtbot: QtBot) -> None:
    room.deals = Deals([None, None, 1])
    room.away.leave()
    qtbot.waitUntil(lambda: room.is_doing(1))


def test_an_archive_that_changes_is_looked_at_again(room: Room, qtbot: QtBot) -> None:
    room.deals = deals = Deals([])
    room.away.leave()
    qtbot.wait(5)
    assert room.begun == []
    deals.left.append(2)
    room.reviews.look_again()
    assert deals.renewed == 1
    qtbot.waitUntil(lambda: room.is_doing(2))


def test_what_is_forgotten_is_found_again(room: Room, qtbot: QtBot) -> None:
    room.deals = deals = Deals()
    room.away.leave()
    room.link.finish()
    qtbot.waitUntil(lambda: room.is_doing(1))
    room.worker.halt()
    qtbot.wait(5)
    room.worker.begin_again()
    assert deals.begun_again == 1
    qtbot.waitUntil(lambda: room.is_doing(0))
    room.link.finish()
    qtbot.waitUntil(lambda: room.is_doing(1))


def test_without_an_archive_nothing_is_done(room: Room, qtbot: QtBot) -> None:
    room.deals = None
    room.away.leave()
    qtbot.wait(5)
    assert room.begun == []
    room.deals = Deals()
    room.reviews.look_again()
    qtbot.waitUntil(lambda: room.is_doing(0))


def test_what_is_found_is_told_whoever_asked_for_it(room: Room, qtbot: QtBot) -> None:
    with qtbot.waitSignal(room.reviews.found):
        room.away.leave()
        room.link.finish()
    room.away.come()
    with qtbot.waitSignal(room.reviews.found):
        room.worker.review(own_game(7), Seat.A)
        room.link.finish()


def test_a_shut_down_ends_it(room: Room, qtbot: QtBot) -> None:
    room.away.leave()
    room.reviews.shut_down()
    assert not room.worker.is_busy
    room.away.come()
    room.away.leave()
    room.reviews.look_again()
    room.keeper.change(coach_reviews=False)
    room.keeper.change(coach_reviews=True)
    qtbot.wait(5)
    assert len(room.begun) == 1


@pytest.mark.window
def test_what_runs_writes_nothing_back_that_is_forgotten(qtbot: QtBot, tmp_path: Path) -> None:
    worker = CoachWorker(tmp_path)
    worker.review(own_game(0), Seat.A)
    found = lambda: list(tmp_path.glob("coach/*.json"))  # noqa: E731
    qtbot.waitUntil(lambda: bool(found()), timeout=60_000)
    (process,) = worker.findChildren(QProcess)
    assert process.state() is QProcess.ProcessState.Running
    worker.halt()
    assert process.state() is QProcess.ProcessState.NotRunning
    JudgementFiles(tmp_path).forget()
    assert found() == []
    worker.begin_again()
    assert worker.is_busy
    qtbot.waitUntil(lambda: bool(found()), timeout=60_000)
    worker.shut_down()


@pytest.mark.window
def test_no_process_is_left(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(background_reviews, "_BREATH", 0)
    worker, deals, away, home = CoachWorker(tmp_path), Deals(), Away(), QObject()
    reviews = BackgroundReviews(
        worker,
        lambda: deals,  # pyright: ignore[reportArgumentType]
        SettingsKeeper(Settings()),
        away,  # pyright: ignore[reportArgumentType]
        lambda: False,
        home,
    )
    away.leave()
    processes = worker.findChildren(QProcess)
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob("coach/*.json"))), timeout=60_000)
    (process,) = processes
    assert process.state() is QProcess.ProcessState.Running
    reviews.shut_down()
    worker.shut_down()
    assert process.state() is QProcess.ProcessState.NotRunning
