"""The coach's process itself: started, asked, answered, stopped, and ended with its input."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.coach.findings import CLOSER, REVIEW, Limits
from sixtysix_gui.coach.judgement_cache import judgement_object, key_of, study_object
from sixtysix_gui.coach.judgements import Moment, Reason, Verdict
from sixtysix_gui.coach.judging import cached_judgement, judge
from sixtysix_gui.coach.reviewing import key_of_study, moments_of, study
from sixtysix_gui.coach.worlds import knows_all, nominate
from sixtysix_gui.controller import coach_process
from sixtysix_gui.controller.coach_process import JobInbox, messages_of, work_through
from sixtysix_gui.controller.coach_work import (
    Begin,
    CloserWork,
    Ended,
    HiddenWork,
    HintWork,
    Judged,
    Message,
    OtherJudged,
    OtherMoveWork,
    OthersWork,
    Rest,
    ReviewWork,
    StopWork,
    Studied,
    StudyWork,
    Summed,
    Uncovered,
    Unpacker,
    Work,
    packed,
)
from sixtysix_gui.controller.coach_worker import CoachWorker, ProcessLink, process_command
from sixtysix_gui.records import DealRecord
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage import judgement_files
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.storage.judgement_files import JudgementFiles
from tests.helpers.coach.kept_reviews import keep_judgements, keep_review
from tests.helpers.coach.scripted_review import judgement_of
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.rows import each_row


def told_loss(link: ProcessLink, qtbot: QtBot) -> str:
    """Return why a process was lost."""
    lost: list[str] = []
    link.lost.connect(lost.append)
    link.send(Rest(rests=False))
    qtbot.waitUntil(lambda: bool(lost), timeout=30_000)
    return lost[0]


def test_values_survive_the_pipe_in_any_pieces() -> None:
    commands = (Begin(7, ReviewWork(own_game(0), Seat.B)), Rest(rests=True), StopWork(7))
    data = b"".join(packed(command) for command in commands)
    unpacker = Unpacker()
    found = [value for at in range(0, len(data), 5) for value in unpacker.take(data[at : at + 5])]
    assert tuple(found) == commands


def test_a_failure_ends_the_work_with_its_traceback() -> None:
    begin = Begin(1, CloserWork(own_game(0), Seat.A, step=-5))
    (ended,) = messages_of(begin, lambda: False)
    assert isinstance(ended, Ended)
    assert "KeyError" in ended.details


def test_a_whole_review_is_summed_up_on_the_disk_before_it_is_told(tmp_path: Path) -> None:
    record, rows = own_game(0), CoachRows(tmp_path)
    keep_judgements(record, tmp_path)
    key = key_of_record(record, Seat.A)
    for message in messages_of(Begin(1, ReviewWork(record, Seat.A, tmp_path)), lambda: False):
        assert (rows.of(key) is not None) is isinstance(message, Summed | Ended)


def test_a_closer_look_leaves_the_sum_that_is_compared_with_others(tmp_path: Path) -> None:
    record, rows = own_game(0), CoachRows(tmp_path)
    keep_review(record, Seat.A, tmp_path)
    key = key_of_record(record, Seat.A)
    first = next(moment for moment in moments_of(record) if moment.seat is Seat.A)
    closer = judgement_object(judgement_of(first, Verdict.BLUNDER))
    cache = JudgementFiles(tmp_path).cache_of(record)
    cache.put(key_of(first.view, first.move, CLOSER.affordable()), closer)
    work = CloserWork(record, Seat.A, first.step, tmp_path)
    *_, summed, _ = messages_of(Begin(1, work), lambda: False)
    assert isinstance(summed, Summed)
    assert summed.account is not None
    assert summed.account.given == 1.0
    row = rows.of(key)
    assert row is not None
    assert row.given == 0


def test_stopped_work_ends_without_trouble() -> None:
    *_, ended = messages_of(Begin(1, ReviewWork(own_game(0), Seat.A)), lambda: True)
    assert ended == Ended(1)


def test_the_desk_knows_which_work_is_stopped() -> None:
    inbox = JobInbox()
    first, second = inbox.stopper(1), inbox.stopper(2)
    inbox.take(StopWork(1))
    assert first()
    assert not second()


def test_stopped_work_does_not_rest_on() -> None:
    inbox = JobInbox()
    inbox.take(Rest(rests=True))
    inbox.take(StopWork(3))
    assert inbox.stopper(3)()


def works() -> dict[str, Work]:
    record = own_game(0)
    moment = moments_of(record)[0]
    return {
        "hint": HintWork(moment.view),
        "review": ReviewWork(record, Seat.A),
        "closer": CloserWork(record, Seat.A, moment.step),
        "hidden": HiddenWork(record, moment.step, judgement_of(moment, Verdict.SLIP)),
        "other": OtherMoveWork(record, moment.view, moment.move),
        "study": StudyWork(record, moment.view, moment.move, CLOSE_TALON),
    }


def ended_at_once(begin: Begin, _should_stop: object) -> Iterator[Message]:
    """Do nothing of a work."""
    yield Ended(begin.number)


@each_row(("kind", "lowest"), [(kind, int(kind != "hint")) for kind in works()])
def test_only_for_a_hint_the_usual_priority_is_kept(
    monkeypatch: pytest.MonkeyPatch, kind: str, lowest: int
) -> None:
    lowered: list[bool] = []
    monkeypatch.setattr(coach_process, "take_lowest_priority", lambda: lowered.append(True))
    monkeypatch.setattr(coach_process, "messages_of", ended_at_once)
    inbox, messages = JobInbox(), list[object]()
    inbox.take(Begin(5, works()[kind]))
    inbox.begun.put(None)
    work_through(inbox, messages.append)
    assert len(lowered) == lowest
    assert messages == [Ended(5)]


def test_the_process_knows_no_qt() -> None:
    code = (
        "import sys; import sixtysix_gui.controller.coach_process; "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.window
def test_the_process_ends_when_its_input_does() -> None:
    with subprocess.Popen(process_command(), stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=30) == 0


@pytest.mark.window
def test_the_process_opens_a_deal(qtbot: QtBot) -> None:
    worker = CoachWorker()
    job = worker.review(own_game(0), Seat.A)
    opened: list[object] = []
    job.opened.connect(opened.append)
    qtbot.waitUntil(lambda: bool(opened), timeout=30_000)
    worker.shut_down()


@pytest.mark.window
def test_a_process_that_ends_by_itself_says_why(qtbot: QtBot) -> None:
    code = "import sys; sys.exit('no room for the coach')"
    link = ProcessLink((sys.executable, "-c", code))
    lost = told_loss(link, qtbot)
    assert "no room for the coach" in lost


@pytest.mark.window
def test_a_program_that_is_not_there_is_told(qtbot: QtBot) -> None:
    link = ProcessLink(("/no/such/program",))
    assert told_loss(link, qtbot) == "the coach's process does not start"


# -------------------------------------------------------------------------- what lay hidden


@each_row(("worlds", "limits"), [(50, REVIEW), (400, REVIEW), (1_600, CLOSER)])
def test_what_lay_hidden_is_looked_at_in_as_many_worlds_as_the_judgement(
    monkeypatch: pytest.MonkeyPatch, worlds: int, limits: Limits
) -> None:
    record = own_game(0)
    moment = moments_of(record)[0]
    judgement = replace(judgement_of(moment, Verdict.SLIP), worlds=worlds)
    reason = Reason(32, (("t", 70),))
    asked: list[tuple[object, ...]] = []

    def answer(*arguments: object) -> Reason:
        asked.append(arguments)
        return reason

    monkeypatch.setattr(coach_process, "what_lay_hidden", answer)
    messages = list(messages_of(Begin(4, HiddenWork(record, moment.step, judgement)), bool))
    assert messages == [Uncovered(4, reason), Ended(4)]
    ((asked_record, step, asked_judgement, _, asked_limits),) = asked
    assert (asked_record, step, asked_judgement) == (record, moment.step, judgement)
    assert asked_limits == limits


def late_moment() -> Moment:
    """A moment of a deal whose cards are all known: it is quickly judged."""
    return next(one for one in moments_of(own_game(5)) if knows_all(one.view))


def test_a_move_that_was_not_made_is_judged_by_its_view_and_kept(tmp_path: Path) -> None:
    moment, record = late_moment(), own_game(5)
    other = next(move for move in moment.view.legal_moves if move != moment.move)
    work = OtherMoveWork(record, moment.view, other, tmp_path)
    judged, ended = messages_of(Begin(3, work), bool)
    assert judged == OtherJudged(3, judge(moment.view, other, bool))
    assert ended == Ended(3)
    cache = JudgementFiles(tmp_path).cache_of(record)
    assert cached_judgement(moment.view, other, REVIEW, cache) is not None


def test_other_moves_that_may_be_right_are_judged_by_the_view() -> None:
    moment = late_moment()
    known = (moment.move,)
    *judged, ended = messages_of(Begin(3, OthersWork(moment.view, known)), bool)
    others = [move for move in nominate(moment.view, None, REVIEW, bool).moves if move not in known]
    assert others
    assert judged == [OtherJudged(3, judge(moment.view, other, bool)) for other in others]
    assert ended == Ended(3)


def test_a_better_move_is_studied_by_its_view_and_kept(tmp_path: Path) -> None:
    moment, record = late_moment(), own_game(5)
    best = next(move for move in moment.view.legal_moves if move != moment.move)
    work = StudyWork(record, moment.view, moment.move, best, tmp_path)
    studied, ended = messages_of(Begin(3, work), bool)
    found = study(moment.view, moment.move, best, bool)
    assert (studied, ended) == (Studied(3, found), Ended(3))
    cache = JudgementFiles(tmp_path).cache_of(record)
    kept = cache.get(key_of_study(moment.view, moment.move, best, REVIEW))
    assert kept == study_object(found)


# ------------------------------------------------------------------------------------- bad luck


def short_deal() -> DealRecord:
    """A deal that was left after a few moves."""
    return replace(own_game(0, 4), abandoned=True)


def reviewed(folder: Path) -> tuple[list[int], Ended]:
    """Review the short deal with a folder; give the moves that were judged, and the end."""
    work = ReviewWork(short_deal(), Seat.A, folder)
    *messages, ended = messages_of(Begin(1, work), bool)
    assert isinstance(ended, Ended)
    return sorted(each.step for each in messages if isinstance(each, Judged)), ended


@pytest.mark.slow(sample=1)
@pytest.mark.window
@pytest.mark.parametrize("content", ["{", '{"judgements": [1]}', "\0\0\0"])
def test_damaged_results_are_found_anew(tmp_path: Path, content: str) -> None:
    file = JudgementFiles(tmp_path).cache_of(short_deal()).path
    file.parent.mkdir(parents=True)
    file.write_text(content, encoding="utf-8")
    steps = [moment.step for moment in moments_of(short_deal())]
    assert reviewed(tmp_path) == (steps, Ended(1))
    assert [path for path in file.parent.iterdir() if path.name.startswith("damaged-")]
    assert JudgementFiles(tmp_path).cache_of(short_deal()).path.is_file()


@pytest.mark.window
def test_a_full_disk_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(path: Path, _content: object) -> None:
        raise StorageError(Trouble.NOT_WRITTEN, path, OSError(ENOSPC, "no space left"))

    monkeypatch.setattr(judgement_files, "write_object", refuse)
    steps = [moment.step for moment in moments_of(short_deal())]
    assert reviewed(tmp_path) == (steps, Ended(1))
    assert "not kept" in caplog.text
