"""Where parts of the training are damaged, what is left is asked, or a sentence tells it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Never

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training import choosing
from sixtysix_gui.training.lessons import LessonsMissingError
from sixtysix_gui.training.puzzles import PuzzlesMissingError
from sixtysix_gui.windows.training.exercises import lesson_pages
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.windows.game_window import QUICK, Desk, begin, is_asked

pytestmark = pytest.mark.window


@pytest.fixture
def desk(qtbot: QtBot, make_desk: OpenDesk) -> Desk:
    made = make_desk(RandomPlayer(7), replace(QUICK, welcomed=True))
    begin(made, rule_set("schnapsen"))
    qtbot.waitUntil(lambda: is_asked(made))
    return made


def raising(error: type[Exception]) -> Callable[..., Never]:
    def lost(*_: object) -> Never:
        raise error

    return lost


def said_by(desk: Desk) -> list[str]:
    said: list[str] = []
    desk.window.table_page.notices.said.connect(said.append)
    return said


def test_without_its_opening_a_lesson_asks_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lesson_pages, "opening", raising(LessonsMissingError))
    training = desk.window.rooms.training
    training.begin_lesson(3)
    assert training.is_running
    view = training.exercises.view
    assert view is not None
    assert desk.table.table_scene.view == view
    assert not training.keeper.practice.lessons.state(3).seen
    training.leave()
    monkeypatch.undo()
    training.begin_lesson(3)
    assert training.keeper.practice.lessons.state(3).seen
    training.leave()


@pytest.mark.parametrize("name", ["questions", "question"])
def test_a_lesson_without_questions_is_a_sentence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    said = said_by(desk)
    monkeypatch.setattr(choosing, name, raising(LessonsMissingError))
    desk.window.rooms.training.begin_lesson(3)
    assert said == ["The lessons of this version are missing."]
    assert not desk.window.rooms.training.is_running
    assert not desk.window.rooms.training.keeper.practice.lessons.state(3).seen


@pytest.mark.parametrize("name", ["puzzles_of", "puzzle"])
def test_no_puzzle_that_can_be_read_is_a_sentence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    said = said_by(desk)
    monkeypatch.setattr(choosing, name, raising(PuzzlesMissingError))
    desk.window.rooms.training.begin_puzzles(None)
    assert said == ["The puzzles of this version are missing."]
    assert not desk.window.rooms.training.is_running
