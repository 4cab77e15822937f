"""A view to which no events lead is shown at once, whatever was going on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import MELD, Meld, Move
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.seating import Score, SeatLabels
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough, view_where
from tests.helpers.table.shows import assert_shows
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window


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


def test_the_score_of_a_settled_deal_goes_back_with_it(table: Table) -> None:
    seen = list(playthrough("german-66", 3))
    table.play((), seen[-1].view)
    won = (seen[-1].view.score[0] + 2, seen[-1].view.score[1])
    table.show_score(Score(won))
    marker = table.table_scene.zones.devices
    assert won[0] in {each.score for each in marker.values()}
    table.show_at_once(seen[2].view)
    assert sorted(each.score for each in marker.values()) == sorted(seen[2].view.score)


def test_what_was_armed_or_to_follow_is_given_up(table: Table) -> None:
    view = view_where("german-66", lambda each: each.my_turn and melds(each))
    table.play((), view)
    table.act(Act.MELD)
    suit = table.armed_marriage
    assert suit is not None
    proposed: list[Move] = []
    table.move_proposed.connect(proposed.append)
    card = next(card for card in view.hand if card.suit is suit and card.rank.name == "QUEEN")
    table._intents.play(PhysicalCard(card))  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    assert proposed == [MELD[suit]]
    table.show_at_once(view)
    QCoreApplication.processEvents()
    assert proposed == [MELD[suit]], "the card that was to follow stays in the hand"
    table.act(Act.MELD)
    table.show_at_once(view)
    assert table.armed_marriage is None


def write_names(table: Table) -> None:
    table.set_players(SeatLabels(names=("Ada", "Queen")))


def speak_anew(table: Table) -> None:
    QCoreApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))


@pytest.mark.parametrize("change", [write_names, speak_anew])
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
