"""The Ace plays beside the window, one seat after the other, and stops when asked."""

import threading
from datetime import date

from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.training.day import seat_of_day
from sixtysix_gui.windows.viewer.ace_at_work import AceAtWork, AceTask

NAMES = ("Ace", "King")


def task(day: int) -> AceTask:
    return AceTask(seat_of_day("schnapsen", date(2026, 11, day)), NAMES)


class Slow:
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        self.thinks = threading.Event()
        self.waits = threading.Event()

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        assert budget == Budget()  # as at the table
        self.thinks.set()
        while not should_stop():
            self.waits.wait(0.001)
        return Decision(view.legal_moves[0])


def simple(_name: str, rules: Rules) -> Player:
    return player_named("simple", rules)


def test_each_seat_is_played_once_at_a_time_and_told(qtbot: QtBot) -> None:
    ace = AceAtWork(find=simple)
    told: list[tuple[AceTask, DealRecord]] = []

    def note(played: AceTask, record: DealRecord) -> None:
        told.append((played, record))

    ace.played.connect(note)
    for day in (1, 1, 2):
        ace.play(task(day))
    assert ace.is_playing(AceTask(task(1).wanted, ("Daus", "King"))), "with another deck, too"
    qtbot.waitUntil(lambda: len(told) == 2, timeout=20_000)
    assert [played for played, _ in told] == [task(1), task(2)]
    assert all(record.outcome is not None for _, record in told)
    assert ace.shut_down()


def test_it_stops_at_once_and_tells_nothing_then(qtbot: QtBot) -> None:
    slow = Slow()

    def find(_name: str, _rules: Rules) -> Player:
        return slow

    ace = AceAtWork(find=find)
    told: list[object] = []
    ace.played.connect(told.append)
    ace.failed.connect(told.append)
    ace.play(task(1))
    qtbot.waitUntil(slow.thinks.is_set, timeout=20_000)
    assert ace.shut_down()
    qtbot.wait(1)
    assert told == []
    assert not ace.is_playing(task(1))
