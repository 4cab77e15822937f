"""Whatever was shown before: in the end the table is what the view says, and moved it is too."""

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table_view import TableView
from tests.helpers.table.deals import Moment, playthrough
from tests.helpers.table.motions import motion_context
from tests.helpers.table.shows import assert_shows

pytestmark = pytest.mark.window

NAMES = rule_set_names(close=True)


def faces_up(table: TableView) -> set[Card]:
    return {
        item.card.card
        for item, _ in table.table_scene.zones.deal_spots()
        if item.face_up and item.card is not None
    }


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_table_shown_a_view_equals_it(table: TableView, name: str, seed: int) -> None:
    for moment in playthrough(name, seed):
        table.play((), moment.view)
        assert_shows(table, moment.view)


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_the_motions_alone_lead_to_the_view(table: TableView, name: str, seed: int) -> None:
    for moment in playthrough(name, seed):
        show_only_by_motions(table, moment)
        assert_shows(table, moment.view)


def show_only_by_motions(table: TableView, moment: Moment) -> None:
    """Runs the steps of a moment without the reconciliation that always follows them."""
    scene = table.table_scene
    context = motion_context(table, moment.view, Speed.NONE)
    for step in steps_for(
        context, moment.events, fresh_deal=moment.fresh_deal, since_last_motion=lambda: 0
    ):
        animation = step()
        if animation is not None:
            animation.deleteLater()
        scene.settle()


@pytest.mark.parametrize("name", NAMES)
def test_only_what_a_player_may_see_lies_face_up(table: TableView, name: str) -> None:
    for moment in playthrough(name, 7):
        view = moment.view
        table.play(moment.events, view, fresh_deal=moment.fresh_deal)
        seen = set(view.hand)
        if view.led is not None:
            seen.add(view.led)
        if view.turn_up is not None and view.status is TalonStatus.OPEN:
            seen.add(view.turn_up)
        assert faces_up(table) == seen


@pytest.mark.parametrize("name", NAMES)
def test_no_card_lies_twice(table: TableView, name: str) -> None:
    for moment in playthrough(name, 8):
        table.play(moment.events, moment.view, fresh_deal=moment.fresh_deal)
        items = [item for item, _ in table.table_scene.zones.deal_spots()]
        assert len(items) == len(set(items)) == moment.view.rules.deck_pack
        known = [item.card for item in items if item.card is not None]
        assert len(known) == len({card.card for card in known})
        assert {card.copy for card in known} <= {0}


@pytest.mark.parametrize(
    ("name", "score", "pips"),
    [
        ("german-66", (0, 0), (0, 0)),
        ("german-66", (3, 5), (3, 5)),
        ("german-66", (6, 7), (6, 7)),
        ("schnapsen", (0, 0), (7, 7)),
        ("schnapsen", (6, 2), (1, 5)),
        ("santase-engine", (10, 4), (10, 4)),
    ],
)
def test_the_markers_show_the_score(
    table: TableView, name: str, score: tuple[int, int], pips: tuple[int, int]
) -> None:
    moment = next(playthrough(name, 1, score))
    table.play((), moment.view)
    markers = table.table_scene.zones.devices
    assert (markers[Chair.SOUTH].cards.lie.pips, markers[Chair.NORTH].cards.lie.pips) == pips


def test_the_score_after_a_deal_stays_when_its_view_is_shown_again(table: TableView) -> None:
    *_, last = playthrough("german-66", 1, (2, 2))
    table.play(last.events, last.view)
    table.show_score(Score((5, 2)))
    table.play((), last.view)
    markers = table.table_scene.zones.devices
    assert (markers[Chair.SOUTH].score, markers[Chair.NORTH].score) == (5, 2)
    table.play((), next(playthrough("german-66", 2, (5, 2))).view, fresh_deal=True)
    assert markers[Chair.SOUTH].score == 5
