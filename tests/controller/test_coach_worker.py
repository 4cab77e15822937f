"""The coach in the background: one job at a time, what a person asks for first, and its rest."""

from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.coach.judgements import Study, Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.controller.coach_work import Begin, Ended, Rest, StopWork
from sixtysix_gui.controller.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.seats import Seat
from tests.helpers.coach.hints import hint_for
from tests.helpers.coach.scripted_link import ScriptedLink
from tests.helpers.coach.scripted_review import ReviewLink, judgement_of
from tests.helpers.deals.viewer_records import own_game


@pytest.fixture
def link() -> ReviewLink:
    return ReviewLink()


@pytest.fixture
def worker(qtbot: QtBot, link: ReviewLink) -> Iterator[CoachWorker]:  # noqa: ARG001 - Qt must run
    made = CoachWorker(link=link)
    yield made
    made.shut_down()


def begun(link: ReviewLink) -> list[int]:
    return [command.number for command in link.commands if isinstance(command, Begin)]


def review(worker: CoachWorker, number: int = 0, *, asked: bool = True) -> CoachJob:
    return worker.review(own_game(number), Seat.A, asked=asked)


def _note(told: list[str], name: str, *_: object) -> None:
    told.append(name)


def test_a_review_is_told_step_by_step(worker: CoachWorker, link: ReviewLink) -> None:
    job = review(worker)
    told: list[str] = []
    for name in ("opened", "judged", "summed", "ended"):
        getattr(job, name).connect(partial(_note, told, name))
    link.finish()
    assert told[0] == "opened"
    assert told[-2:] == ["summed", "ended"]
    assert set(told[1:-2]) == {"judged"}
    assert not worker.is_busy


def test_a_study_waits_for_what_is_asked_for(worker: CoachWorker, link: ReviewLink) -> None:
    record = own_game(0)
    moment = moments_of(record)[0]
    told: list[object] = []
    job = worker.study(record, moment.view, moment.move, CLOSE_TALON)
    job.studied.connect(told.append)
    other = worker.judge_other(record, moment.view, CLOSE_TALON)
    other.other_judged.connect(told.append)
    judgement, study = judgement_of(moment, Verdict.SLIP), Study((), None)
    assert link.judge_other(judgement).move == CLOSE_TALON
    assert link.study(study).best == CLOSE_TALON
    assert told == [judgement, study]
    assert not worker.is_busy


def test_the_newest_job_comes_first_and_the_older_goes_on(
    worker: CoachWorker, link: ReviewLink
) -> None:
    review(worker, 0)
    review(worker, 1)
    assert [type(command) for command in link.commands] == [Begin, StopWork, Begin]
    assert link.works[-1] == link.works[1]
    link.finish()
    assert link.works[-1] == link.works[0]
    assert len(begun(link)) == len(set(begun(link))) == 3


def test_what_a_person_asks_for_comes_before_what_is_done_by_itself(
    worker: CoachWorker, link: ReviewLink
) -> None:
    review(worker, 0)
    review(worker, 1, asked=False)
    assert len(link.works) == 1
    link.finish()
    assert link.works[-1].record == own_game(1)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


def test_no_one_hears_of_a_forgotten_job(worker: CoachWorker, link: ReviewLink) -> None:
    job = review(worker)
    heard: list[object] = []
    job.opened.connect(heard.append)
    begin = link.begun
    job.forget()
    assert StopWork(begin.number) in link.commands
    link.received.emit(Ended(begin.number))
    assert heard == []
    assert not worker.is_busy


def test_it_rests_while_there_is_any_reason(worker: CoachWorker, link: ReviewLink) -> None:
    review(worker)
    worker.rest("an opponent thinks", rests=True)
    worker.rest("the window is hidden", rests=True)
    worker.rest("an opponent thinks", rests=False)
    assert [command for command in link.commands if isinstance(command, Rest)] == [Rest(rests=True)]
    worker.rest("the window is hidden", rests=False)
    assert link.commands[-1] == Rest(rests=False)


def test_an_end_that_crosses_the_command_to_rest_leaves_it_awake(
    worker: CoachWorker, link: ReviewLink
) -> None:
    review(worker)
    worker.rest("an opponent thinks", rests=True)
    link.finish()
    worker.rest("an opponent thinks", rests=False)
    review(worker, 1)
    assert len(link.works) == 2
    rests = [command for command in link.commands if isinstance(command, Rest)]
    assert rests[-1] == Rest(rests=False)


def test_nothing_is_begun_while_it_rests(worker: CoachWorker, link: ReviewLink) -> None:
    worker.rest("the window is hidden", rests=True)
    review(worker)
    assert link.commands == []
    worker.rest("the window is hidden", rests=False)
    assert len(link.works) == 1


def test_while_it_is_halted_nothing_is_done_and_then_all_begins_again(
    worker: CoachWorker, link: ReviewLink
) -> None:
    heard: list[object] = []
    job = review(worker)
    job.opened.connect(heard.append)
    worker.began_again.connect(lambda: heard.append("again"))
    begin = link.begun
    worker.rest("an opponent thinks", rests=True)
    worker.halt()
    assert link.closed
    link.received.emit(Ended(begin.number))
    worker.rest("an opponent thinks", rests=False)
    review(worker, 1, asked=False)
    assert worker.is_busy
    assert len(link.works) == 1
    assert heard == []
    worker.begin_again()
    assert heard == ["again"]
    assert link.works == [begin.work] * 2
    link.finish()
    assert len(heard) == 2


def test_a_lost_process_fails_its_job_alone(worker: CoachWorker, link: ReviewLink) -> None:
    first, second = review(worker, 0), review(worker, 1)
    failed: list[str] = []
    second.failed.connect(failed.append)
    first.failed.connect(failed.append)
    link.lost.emit("it has ended")
    assert failed == ["it has ended"]
    assert link.works[-1] == link.works[0]
    link.finish()
    assert not worker.is_busy


def test_it_is_told_when_a_deal_was_looked_back_at_and_when_all_is_done(
    worker: CoachWorker, link: ReviewLink
) -> None:
    told: list[object] = []
    worker.looked_back.connect(told.append)
    worker.became_free.connect(lambda: told.append("free"))
    first, _second = review(worker, 0), review(worker, 1)
    link.finish()
    assert told == [own_game(1)]
    first.forget()
    assert told == [own_game(1), "free"]
    review(worker, 2)
    link.fail("no luck")
    assert told == [own_game(1), "free", "free"]


# ---------------------------------------------------------------------------- hints by themselves


@pytest.fixture
def hints() -> ScriptedLink:
    return ScriptedLink()


@pytest.fixture
def both(qtbot: QtBot, link: ReviewLink, hints: ScriptedLink) -> Iterator[CoachWorker]:  # noqa: ARG001 - Qt must run
    """A worker whose hints are given by a process of their own."""
    made = CoachWorker(link=link, hint_link=hints)
    yield made
    made.shut_down()
    assert link.closed
    assert hints.closed


def hint(worker: CoachWorker) -> CoachJob:
    return worker.hint(moments_of(own_game(0))[0].view)


def test_hints_are_given_elsewhere_while_the_review_stops(
    both: CoachWorker, link: ReviewLink, hints: ScriptedLink
) -> None:
    review(both)
    advised: list[object] = []
    hint(both).advised.connect(advised.append)
    assert [type(command) for command in link.commands] == [Begin, StopWork]
    assert [type(command) for command in hints.commands] == [Begin]
    hints.advise(hint_for(own_game(0).moves[:1]))
    assert len(advised) == 1
    assert [type(command) for command in link.commands] == [Begin, StopWork, Begin]


def test_a_review_that_is_lost_costs_no_hint(
    both: CoachWorker, link: ReviewLink, hints: ScriptedLink
) -> None:
    failed: list[str] = []
    hint(both).failed.connect(failed.append)
    link.lost.emit("it has ended")
    assert failed == []
    hints.lost.emit("it has ended, too")
    assert failed == ["it has ended, too"]


def test_who_works_is_told_to_rest(
    both: CoachWorker, link: ReviewLink, hints: ScriptedLink
) -> None:
    job = hint(both)
    both.rest("the window is hidden", rests=True)
    assert hints.commands[-1] == Rest(rests=True)
    job.forget()
    assert hints.commands[-1] == Rest(rests=False)
    assert link.commands == []
