"""What lies over the table while something is asked there has a name, and keeps card points."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.training.counting import About, CountingQuestion, Points
from sixtysix_gui.windows.training.answers.paper import AnswerLook
from sixtysix_gui.windows.training.counting.cover import QuestionCover
from sixtysix_gui.windows.training.counting.strip import (
    PointsStrip,
    StripPaper,
    StripWords,
    strip_for,
)
from tests.helpers.table.deals import playthrough

WORDS = StripWords("How many card points do you have?", "", "I don’t know")


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    """A table with cards, in a window."""
    load_fonts()
    window = QWidget()
    window.resize(1280, 772)
    qtbot.addWidget(window)
    made = Table(TableOptions(speed="none", rest_tricks=False), window)
    made.resize(window.size())
    made.show_at_once(next(playthrough("german-66", 0)).view)
    yield made
    made.shut_down()
    window.close()


QUESTION = CountingQuestion(About.OWN, points=Points((17,)))


def strip(unit: float) -> StripPaper:
    return strip_for(QUESTION, WORDS, AnswerLook(unit, CardStyle(), CardWords(), Speed.NONE))


def test_it_has_the_name_of_what_is_asked_and_then_of_what_is_right(table: Table) -> None:
    cover = QuestionCover(table, table)
    cover.lay(strip)
    assert cover.accessibleName() == WORDS.task
    paper = cover.paper
    assert isinstance(paper, PointsStrip)
    paper.reveal(17, 17, "Right.")
    cover.ask_no_more()
    assert cover.accessibleName().startswith("Right.")
    assert "17" in cover.accessibleName()


def test_while_it_lies_there_the_table_tells_no_card_points(table: Table) -> None:
    told: list[int] = []
    table.points_shown.connect(told.append)
    cover = QuestionCover(table, table)
    table.act(Act.POINTS)
    assert not told
    cover.leave()
    table.act(Act.POINTS)
    assert told == [0]
