"""What the table does not show: where a card would fall after an answer, old tricks while asked."""

import pytest
from PySide6.QtCore import Qt

from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.table.intents import Act
from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.windows.training.exercises.panel import things_on
from tests.helpers.exercises import (
    best_move_exercise,
    choice_exercise,
    hold_exercise,
    number_exercise,
    pick_exercise,
)
from tests.windows.training.exercises.conftest import MakeRig

pytestmark = pytest.mark.window


def test_after_an_answer_no_card_can_fall_any_more(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(best_move_exercise())
    suggestion = rig.table.table_scene.suggestion
    rig.table.make(CLOSE_TALON)
    assert suggestion.lit
    assert not suggestion.target.isVisible()
    rig.table.advise(None)
    rig.table.advise(None, best_move_exercise().view.legal_moves[-1:])
    assert suggestion.target.isVisible()


def test_old_tricks_stay_on_their_pile_while_a_number_is_asked(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(number_exercise())
    scene = rig.table.table_scene
    rig.table.act(Act.TRICKS)
    assert not scene.opened_tricks.is_open
    assert not scene.notices.refusal.isVisible()
    rig.ask(best_move_exercise())
    rig.table.act(Act.TRICKS)
    assert scene.opened_tricks.is_open


@pytest.mark.parametrize(
    ("exercise", "is_told"),
    [
        (number_exercise(), False),
        (choice_exercise(), False),
        (pick_exercise(), False),
        (hold_exercise(), True),
        (best_move_exercise(), True),
    ],
)
def test_the_table_tells_card_points_unless_they_are_the_answer(
    make_rig: MakeRig, exercise: Exercise, is_told: bool
) -> None:
    rig = make_rig()
    rig.ask(exercise, lesson=1)
    told: list[int] = []
    rig.table.points_shown.connect(told.append)
    rig.table.act(Act.POINTS)
    assert bool(told) is is_told
    told.clear()
    rig.press(Qt.Key.Key_H)
    rig.table.act(Act.POINTS)
    assert told
    rig.exercises.leave()
    assert not rig.table.table_scene.signs.plates.keeps_points


def test_a_number_is_asked_beside_trump_card_and_trick(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(number_exercise())
    paper, scene = rig.exercises.desk.paper, rig.table.table_scene
    turn_up = scene.zones.talon.turn_up
    assert paper is not None
    assert turn_up is not None
    width = scene.zones.layout.metrics.card_width
    card = scene.zones.spot_of(turn_up).place.bounds(width)
    lies = paper.geometry().toRectF().translated(-rig.table.pos().toPointF())
    assert not lies.intersects(card)
    assert not lies.intersects(things_on(rig.page).own_hand())
