"""Whatever was shown before: in the end the table is what the view says, and moved it is too."""

from collections import Counter

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import Moment, playthrough
from tests.helpers.table.motions import motion_context
from tests.helpers.table.shows import assert_shows

pytestmark = pytest.mark.window

NAMES = rule_set_names()


@pytest.mark.slow(sample=20)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_table_shown_a_view_equals_it(table: Table, name: str, seed: int) -> None:
    for moment in playthrough(name, seed):
        table.play((), moment.view)
        assert_shows(table, moment.view)


@pytest.mark.slow(sample=20)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_the_motions_alone_lead_to_the_view(table: Table, name: str, seed: int) -> None:
    for moment in playthrough(name, seed):
        show_only_by_motions(table, moment)
        assert_shows(table, moment.view)


def show_only_by_motions(table: Table, moment: Moment) -> None:
    """Runs the steps of a moment without the reconciliation that always follows them."""
    scene = table.table_scene
    if moment.fresh_deal:
        scene.begin_deal(moment.view, Score())
    context = motion_context(table, moment.view, Speed.NONE)
    for step in steps_for(
        context, moment.events, fresh_deal=moment.fresh_deal, since_last_motion=lambda: 0
    ):
        animation = step()
        if animation is not None:
            animation.deleteLater()
        scene.settle()
    scene.notices.hush()


def seen_by_all(view: View) -> Counter[Card]:
    """Gives the cards that lie face up besides my hand."""
    seen = Counter(play.card for play in view.table)
    if view.turn_up is not None and view.status is not TalonStatus.CLOSED:
        seen[view.turn_up] += 1
    if view.rules.look_back == "last-and-first-of-each-side":
        winners = {view.rules.sides[t.winner].number: t for t in reversed(view.won)}
        for trick in winners.values():
            seen += Counter(trick.cards)
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_only_what_a_player_may_see_lies_face_up(table: Table, name: str) -> None:
    for moment in playthrough(name, 7):
        view = moment.view
        table.play(moment.events, view, fresh_deal=moment.fresh_deal)
        if view.outcome is not None and view.contract is not None:
            continue  # a hand that was shown as a whole may lie open
        up = Counter(
            item.card.card
            for item, _ in table.table_scene.zones.deal_spots()
            if item.face_up and item.card is not None
        )
        assert up == Counter(view.hand) + seen_by_all(view)


@pytest.mark.parametrize("name", NAMES)
def test_no_card_lies_twice(table: Table, name: str) -> None:
    for moment in playthrough(name, 8):
        table.play(moment.events, moment.view, fresh_deal=moment.fresh_deal)
        items = [item for item, _ in table.table_scene.zones.deal_spots()]
        assert len(items) == len(set(items)) == len(moment.view.rules.pack)
        known = [item.card for item in items if item.card is not None]
        assert len(known) == len(set(known))
        assert not Counter(card.card for card in known) - Counter(moment.view.rules.pack)
        assert moment.view.rules.has_copies or {card.copy for card in known} <= {0}


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
    table: Table, name: str, score: tuple[int, int], pips: tuple[int, int]
) -> None:
    moment = next(playthrough(name, 1, score))
    table.play((), moment.view)
    markers = table.table_scene.zones.devices
    assert (markers[Chair.SOUTH].cards.lie.pips, markers[Chair.NORTH].cards.lie.pips) == pips


def test_the_score_after_a_deal_stays_when_its_view_is_shown_again(table: Table) -> None:
    *_, last = playthrough("german-66", 1, (2, 2))
    table.play(last.events, last.view)
    table.show_score(Score((5, 2)))
    table.play((), last.view)
    markers = table.table_scene.zones.devices
    assert (markers[Chair.SOUTH].score, markers[Chair.NORTH].score) == (5, 2)
    table.play((), next(playthrough("german-66", 2, (5, 2))).view, fresh_deal=True)
    assert markers[Chair.SOUTH].score == 5
