"""Whatever was shown before: in the end the table is what the view says."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import MELD, Meld, Move
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.seating import FACING, Chair, Score, SeatLabels
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import playthrough, view_where
from tests.helpers.table.shows import assert_shows
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window


def seen_by_all(view: View) -> Counter[Card]:
    """Return the cards that lie face up besides my hand."""
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


def test_the_score_after_a_deal_stays_with_its_view_and_goes_back_with_an_earlier_one(
    table: Table,
) -> None:
    first, *_, last = playthrough("german-66", 1, (2, 2))
    table.play(last.events, last.view)
    table.show_score(Score((5, 2)))
    markers = table.table_scene.zones.devices
    table.play((), last.view)
    assert [markers[chair].score for chair in FACING] == [5, 2]
    table.show_at_once(first.view)
    assert [markers[chair].score for chair in FACING] == [2, 2]
    table.play((), next(playthrough("german-66", 2, (5, 2))).view, fresh_deal=True)
    assert markers[Chair.SOUTH].score == 5


# ------------------------------------------------------------ views to which no events lead


@pytest.mark.parametrize("name", rule_set_names())
def test_an_earlier_view_takes_the_place_of_what_moves(
    make_table: MakeTable, table: Table, name: str
) -> None:
    table, still = make_table(TableOptions(speed="slow")), table
    seen = list(playthrough(name, 3))
    table.play((), seen[0].view)
    for place, moment in enumerate(seen):
        table.play(moment.events, moment.view)
        earlier = seen[place // 2].view
        table.show_at_once(earlier)
        assert not table.is_moving
        assert_shows(table, earlier)
        still.play((), earlier)
        assert possible_acts(table) == possible_acts(still)


def possible_acts(table: Table) -> set[Act]:
    return {act for act in Act if table.can(act)}


def melds(view: View) -> bool:
    return any(isinstance(move, Meld) for move in view.legal_moves)


def test_what_was_armed_or_to_follow_is_given_up(table: Table) -> None:
    view = view_where("german-66", lambda each: each.my_turn and melds(each))
    table.play((), view)
    table.act(Act.MELD)
    suit = table.armed_marriage
    assert suit is not None
    proposed: list[Move] = []
    table.move_proposed.connect(proposed.append)
    card = next(card for card in view.hand if card.suit is suit and card.rank.name == "QUEEN")
    table._parts.intents.play(PhysicalCard(card))  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    assert proposed == [MELD[suit]]
    table.show_at_once(view)
    QCoreApplication.processEvents()
    assert proposed == [MELD[suit]], "the card that was to follow stays in the hand"
    table.act(Act.MELD)
    table.show_at_once(view)
    assert table.armed_marriage is None


def write_names(table: Table) -> None:
    table.set_players(SeatLabels(names=("Ada", "Queen")))


def retranslate(table: Table) -> None:
    QCoreApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))


@pytest.mark.parametrize("change", [write_names, retranslate])
def test_what_changes_while_a_deal_begins_brings_nothing_of_the_last_one_back(
    make_table: MakeTable, change: Callable[[Table], None]
) -> None:
    table = make_table(TableOptions(speed="slow"))
    closed = view_where("german-66", lambda view: view.close is not None)
    table.play((), closed)
    talon = table.table_scene.signs.talon
    assert (talon.closed.isVisible(), talon.badge.isVisible()) == (True, True)
    fresh = next(playthrough("german-66", 3))
    table.play(fresh.events, fresh.view, fresh_deal=True)
    change(table)
    assert table.is_moving
    assert (talon.closed.isVisible(), talon.badge.isVisible()) == (False, False)
