"""What is kept is opened late; own mistakes come in the background, with what is as good."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.rows import Company, DealRow, PlaceInFile
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.controller.coach_work import Begin, Ended, OtherJudged, OthersWork
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.folders import Notice, Trouble
from sixtysix_gui.storage.judgement_files import FOLDER
from sixtysix_gui.training import own_mistakes
from sixtysix_gui.training.exercise import ByMove
from sixtysix_gui.training.kept.database import NAME
from sixtysix_gui.windows.training.keeper import TrainingKeeper
from tests.coach.positions import played_record
from tests.helpers.coach.kept_reviews import keep_review
from tests.helpers.coach.scripted_link import ScriptedLink
from tests.helpers.coach.scripted_review import judgement_of
from tests.helpers.deal_rows import coach, deal
from tests.training.made_up import RULES, TODAY

SEAT = Seat.B
RECORDS = [played_record(RULES, number) for number in (4, 5)]


class MadeUpArchive(QObject):
    """A keeper of an archive that holds some deals, one a game."""

    changed = Signal()

    def __init__(self, folder: Path, *, only_reads: bool = False) -> None:
        super().__init__()
        self.data_folder = folder
        self.only_reads = only_reads
        self.rows: list[DealRow] = []

    @property
    def archive(self) -> MadeUpArchive:
        return self

    def deals(self) -> Sequence[DealRow]:
        return self.rows

    def records_at(self, place: PlaceInFile) -> Sequence[DealRecord]:
        return [RECORDS[place.first // 10]]

    def look_back(self, number: int, verdict: Verdict = Verdict.BLUNDER) -> int:
        """Let the coach have looked back at a deal with one loss; return the move's number."""
        record = RECORDS[number]
        step = next(moment.step for moment in moments_of(record) if moment.seat is SEAT)
        keep_review(record, SEAT, self.data_folder, {step: verdict})
        company = Company(SEAT, ("Ace", "Anna"), ("master", ""))
        found = coach(1.0, worst=verdict)
        self.rows.append(deal((1, 0), number, company=company, coach=found))
        self.changed.emit()
        return step


Make = Callable[..., TrainingKeeper]


@pytest.fixture
def link() -> ScriptedLink:
    return ScriptedLink()


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeUpArchive:
    monkeypatch.setattr(os, "fsync", int)  # every judgement is written on its own
    return MadeUpArchive(tmp_path)


@pytest.fixture
def keeper(archive: MadeUpArchive, link: ScriptedLink) -> Iterator[TrainingKeeper]:
    worker = CoachWorker(link=link)
    made = TrainingKeeper(archive, coach=worker, today=lambda: TODAY)  # pyright: ignore[reportArgumentType]
    yield made
    assert made.shut_down()
    worker.shut_down()


def say(link: ScriptedLink, verdict: Verdict) -> OthersWork:
    """Judge a move that was asked about, and end."""
    begin = link.begun
    assert isinstance(begin, Begin)
    assert isinstance(begin.work, OthersWork)
    view = begin.work.view
    other = next(move for move in view.legal_moves if move not in begin.work.known)
    moment = moments_of(RECORDS[0])[0]
    judged = replace(judgement_of(moment, verdict), played=other)
    link.received.emit(OtherJudged(begin.number, judged))
    link.received.emit(Ended(begin.number))
    return begin.work


def test_nothing_is_opened_until_it_is_asked_for(
    keeper: TrainingKeeper, archive: MadeUpArchive
) -> None:
    assert os.listdir(archive.data_folder) == []
    assert keeper.practice.answers.all() == ()
    assert NAME in os.listdir(archive.data_folder)


def test_mistakes_come_when_the_coach_has_found_them(
    keeper: TrainingKeeper, archive: MadeUpArchive, link: ScriptedLink, qtbot: QtBot
) -> None:
    step = archive.look_back(0)
    keeper.collect_soon()
    qtbot.waitUntil(lambda: bool(link.commands))
    assert (keeper.awaited, keeper.practice.mistakes.all()) == (1, ())
    with qtbot.waitSignal(keeper.changed):
        work = say(link, Verdict.GOOD)
    (mistake,) = keeper.practice.mistakes.due(RULES, TODAY)
    assert mistake.id.endswith(f"-{step}")
    ask = mistake.exercise.ask
    assert isinstance(ask, ByMove)
    assert (len(ask.right), set(ask.right) & set(work.known)) == (2, {ask.right[0]})
    assert (keeper.awaited, keeper.is_collecting) == (0, False)

    archive.look_back(1)  # the archive tells of it by itself
    qtbot.waitUntil(lambda: len(link.works) == 2)
    with qtbot.waitSignal(keeper.changed):
        say(link, Verdict.BLUNDER)
    assert len(keeper.practice.mistakes.all()) == 2


def test_a_deal_is_looked_at_once(
    keeper: TrainingKeeper, archive: MadeUpArchive, link: ScriptedLink, qtbot: QtBot
) -> None:
    archive.look_back(0)
    keeper.collect_soon()
    qtbot.waitUntil(lambda: bool(link.commands))
    say(link, Verdict.GOOD)
    keeper.practice.forget_mistakes()
    with qtbot.waitSignal(keeper.changed):
        keeper.collect_soon()
    assert (keeper.practice.mistakes.all(), len(link.works)) == ((), 1)


def test_where_the_coach_fails_the_deal_is_left_for_later(
    keeper: TrainingKeeper, archive: MadeUpArchive, link: ScriptedLink, qtbot: QtBot
) -> None:
    archive.look_back(0)
    keeper.collect_soon()
    qtbot.waitUntil(lambda: bool(link.commands))
    link.fail("a traceback")
    assert (keeper.practice.mistakes.all(), keeper.is_collecting) == ((), False)
    assert keeper.practice.mistakes.collected() == frozenset()
    with qtbot.waitSignal(keeper.changed):
        archive.changed.emit()
    assert len(link.works) == 1, "at the next start, not now"


def test_what_cannot_be_read_is_read_when_the_archive_changes(
    keeper: TrainingKeeper, archive: MadeUpArchive, link: ScriptedLink, qtbot: QtBot
) -> None:
    archive.look_back(0)
    folder, hidden = archive.data_folder / FOLDER, archive.data_folder / "hidden"
    folder.rename(hidden)
    with qtbot.waitSignal(keeper.changed):
        keeper.collect_soon()
    assert (keeper.is_collecting, keeper.practice.mistakes.collected()) == (False, frozenset())
    hidden.rename(folder)
    archive.changed.emit()
    qtbot.waitUntil(lambda: bool(link.commands))


def test_what_waits_or_is_being_read_is_forgotten_with_the_others(
    keeper: TrainingKeeper,
    archive: MadeUpArchive,
    link: ScriptedLink,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    archive.look_back(0)
    keeper.collect_soon()
    qtbot.waitUntil(lambda: bool(link.commands))
    keeper.forget_mistakes()
    assert not keeper.is_collecting
    archive.look_back(1)
    keeper.forget_mistakes()
    monkeypatch.setattr(own_mistakes, "versions", lambda: "9.9.9")
    qtbot.waitUntil(lambda: not keeper.is_collecting)
    with qtbot.waitSignal(keeper.changed):
        archive.changed.emit()
    assert (keeper.practice.mistakes.all(), len(link.works)) == ((), 1)


def test_who_only_reads_collects_nothing(tmp_path: Path) -> None:
    archive = MadeUpArchive(tmp_path, only_reads=True)
    archive.look_back(0)
    keeper = TrainingKeeper(archive, today=lambda: TODAY)  # pyright: ignore[reportArgumentType]
    keeper.collect_soon()
    assert not keeper.is_collecting
    assert keeper.shut_down()
    assert NAME not in os.listdir(tmp_path)


def test_a_damaged_file_is_told_once(
    keeper: TrainingKeeper, archive: MadeUpArchive, qtbot: QtBot
) -> None:
    (archive.data_folder / NAME).write_text("no database" * 100)
    told: list[Notice] = []
    keeper.told.connect(told.append)
    assert keeper.practice.answers.all() == ()
    qtbot.waitUntil(lambda: bool(told))
    keeper.tell_change()
    assert [notice.trouble for notice in told] == [Trouble.PRACTICE_DAMAGED]
