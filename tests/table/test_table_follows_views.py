"""Whatever was shown before: in the end the table is what the view says."""

from collections import Counter

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough
from tests.helpers.table.shows import assert_shows

pytestmark = pytest.mark.window


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


@pytest.mark.slow(sample=40)
@pytest.mark.parametrize("name", rule_set_names())
@pytest.mark.parametrize(
    ("seed", "told"), [(1, False), (2, False), (3, False), (7, True), (8, True)]
)
def test_a_table_equals_the_view_it_is_shown(
    table: Table, name: str, seed: int, told: bool
) -> None:
    """Whether it is told the events that lead there or not."""
    for moment in playthrough(name, seed):
        view = moment.view
        table.play(moment.events if told else (), view, fresh_deal=told and moment.fresh_deal)
        assert_shows(table, view)
        items = [item for item, _ in table.table_scene.zones.deal_spots()]
        assert len(items) == len(set(items)) == len(view.rules.pack)
        known = [item.card for item in items if item.card is not None]
        assert len(known) == len(set(known)), "no card lies twice"
        assert not Counter(card.card for card in known) - Counter(view.rules.pack)
        assert view.rules.has_copies or {card.copy for card in known} <= {0}
        if view.outcome is None or view.contract is None:  # else a whole hand may be shown
            up = [item.card.card for item in items if item.face_up and item.card is not None]
            assert Counter(up) == Counter(view.hand) + seen_by_all(view)


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
