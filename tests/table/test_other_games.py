"""One game after another at one table, and what is asked of it before a game lies there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import Advice, TableOptions
from tests.helpers.table.deals import playthrough
from tests.helpers.table.moments import picture
from tests.helpers.table.shows import assert_shows
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

OTHERS = ("four-66", "three-66", "bauernschnapsen", "gaigel-2", "german-66")
"""Of four, three and two players, with and without a widow, a slate and contracts."""


def late_view(name: str) -> View:
    """Return how things stand shortly before a deal ends."""
    return list(playthrough(name, 3))[-4].view


@pytest.mark.slow(sample=23)
@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize("name", rule_set_names())
def test_nothing_is_left_of_another_game_whether_shown_or_dealt(
    table: Table, name: str, dealt: bool
) -> None:
    first = next(playthrough(name, 3))

    def show() -> None:
        if dealt:
            table.play(first.events, first.view, fresh_deal=True)
        else:
            table.show_at_once(late_view(name))

    show()
    fresh = picture(table)
    for other in OTHERS:
        if dealt:
            table.play((), late_view(other))
        else:
            table.show_at_once(late_view(other))
        show()
        assert picture(table) == fresh, other


def test_events_of_a_game_that_does_not_lie_there_move_nothing(make_table: MakeTable) -> None:
    table, moment = make_table(TableOptions(speed="slow")), list(playthrough("four-66", 3))[5]
    table.show_at_once(late_view("german-66"))
    table.play(moment.events, moment.view)
    assert not table.is_moving
    assert table.table_scene.view == moment.view


def test_a_deal_may_begin_while_a_trick_flies_back_to_its_pile(make_table: MakeTable) -> None:
    table, moments = make_table(TableOptions(speed="slow")), list(playthrough("german-66", 3))
    table.show_at_once(next(moment.view for moment in moments if len(moment.view.won) == 1))
    table.act(Act.TRICKS)
    opened = table.table_scene.opened_tricks
    assert opened.is_flying
    table.play(moments[0].events, moments[0].view, fresh_deal=True)
    assert not opened.is_flying
    table.finish_motions()
    assert_shows(table, moments[0].view)


def test_card_points_that_were_asked_for_are_shown_in_that_game_only(table: Table) -> None:
    tag = table.table_scene.signs.plates.points[Chair.SOUTH]
    table.show_at_once(late_view("german-66"))
    before = tag.isVisible()
    table.act(Act.POINTS)
    assert tag.isVisible() is not before
    table.clear()
    table.show_at_once(late_view("gaigel"))
    assert tag.isVisible() is before


def dealing(make_table: MakeTable, name: str = "na-66") -> Table:
    """Return a table on which the first cards of a game are just dealt."""
    table, dealt = make_table(TableOptions(speed="slow")), next(iter(playthrough(name, 3)))
    table.play(dealt.events, dealt.view, fresh_deal=True)
    assert table.is_moving
    return table


def test_readers_find_nothing_before_they_can_be_told_what_it_is(make_table: MakeTable) -> None:
    table = dealing(make_table)
    table.advise(None)
    table.set_players(table.players)
    assert table.reader_buttons == []
    table.finish_motions()
    assert table.reader_buttons != []


def test_tab_draws_no_ring_of_which_readers_know_nothing(make_table: MakeTable) -> None:
    table = dealing(make_table)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table.is_moving
    assert table.focus_name is None
    assert not table.table_scene.focus_ring.isVisible()


def test_another_arrangement_ends_what_moves(make_table: MakeTable) -> None:
    table = dealing(make_table)
    table.keep_arrangement(tall=True)
    assert not table.is_moving
    assert table.reader_buttons != []


def test_the_coach_says_nothing_on_a_bare_table(table: Table) -> None:
    table.clear()
    moves = next(playthrough("german-66", 3)).view.legal_moves
    table.advise(Advice("Lead the ace.", offer="More"), lit=moves[:1])
    table.suggest(moves)
    assert table.advice is None
    assert not table.table_scene.paper.has_cap
    assert table.table_scene.suggestion.lit == ()
