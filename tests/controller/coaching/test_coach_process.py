"""The coach's process itself: started, asked, answered, stopped, and ended with its input."""

import subprocess
import sys

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.controller.coaching.command import process_command
from sixtysix_gui.controller.coaching.process import Desk, news_of
from sixtysix_gui.controller.coaching.process_link import ProcessLink
from sixtysix_gui.controller.coaching.work import (
    Begin,
    CloserWork,
    Ended,
    Rest,
    ReviewWork,
    Stop,
    Unpacker,
    packed,
)
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.viewer_records import own_game


def told_loss(link: ProcessLink, qtbot: QtBot) -> str:
    """Give why a process was lost."""
    lost: list[str] = []
    link.lost.connect(lost.append)
    link.send(Rest(rests=False))
    qtbot.waitUntil(lambda: bool(lost), timeout=30_000)
    return lost[0]


def test_values_survive_the_pipe_in_any_pieces() -> None:
    orders = (Begin(7, ReviewWork(own_game(0), Seat.B)), Rest(rests=True), Stop(7))
    data = b"".join(packed(order) for order in orders)
    unpacker = Unpacker()
    found = [value for at in range(0, len(data), 5) for value in unpacker.take(data[at : at + 5])]
    assert tuple(found) == orders


def test_a_failure_ends_the_work_with_its_traceback() -> None:
    begin = Begin(1, CloserWork(own_game(0), Seat.A, step=-5))
    (ended,) = news_of(begin, lambda: False)
    assert isinstance(ended, Ended)
    assert "KeyError" in ended.details


def test_stopped_work_ends_without_trouble() -> None:
    *_, ended = news_of(Begin(1, ReviewWork(own_game(0), Seat.A)), lambda: True)
    assert ended == Ended(1)


def test_the_desk_knows_which_work_is_stopped() -> None:
    desk = Desk()
    first, second = desk.stopper(1), desk.stopper(2)
    desk.take(Stop(1))
    assert first()
    assert not second()


def test_stopped_work_does_not_rest_on() -> None:
    desk = Desk()
    desk.take(Rest(rests=True))
    desk.take(Stop(3))
    assert desk.stopper(3)()


def test_the_process_knows_no_qt() -> None:
    code = (
        "import sys; import sixtysix_gui.controller.coaching.process; "
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
    wish = worker.review(own_game(0), Seat.A)
    opened: list[object] = []
    wish.opened.connect(opened.append)
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
