"""The status line of three and four: who thinks, whose trick rests, and what is expected again."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QSignalSpy

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import TrickWon
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import Moment, playthrough
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

EXPECTED, INSTEAD = "Pallas is to play.", "Pallas is thinking."


def moment_where(name: str, holds: Callable[[Moment], bool]) -> Moment:
    """Finds the first moment of a few deals for which something holds."""
    return next(one for seed in range(20) for one in playthrough(name, seed) if holds(one))


def others_turn(view: View, phase: Phase, *, others_played: bool) -> bool:
    """Whether another is to act in a phase, and cards of computers lie in the trick or none."""
    played = any(play.seat is not view.seat for play in view.table)
    return view.phase is phase and not view.my_turn and played is others_played


@pytest.mark.parametrize(
    ("name", "phase", "others_played", "is_said"),
    [
        ("four-66", Phase.LEAD, False, False),
        ("four-66", Phase.FOLLOW, False, False),
        ("four-66", Phase.FOLLOW, True, True),
        ("na-66", Phase.BID, False, True),
    ],
)
def test_who_thinks_long_is_told_but_not_the_first_of_a_trick(
    table: Table, name: str, phase: Phase, others_played: bool, is_said: bool
) -> None:
    moment = moment_where(
        name, lambda one: others_turn(one.view, phase, others_played=others_played)
    )
    table.play((), moment.view)
    told = QSignalSpy(table.thinks_long)
    table.wait_for_other()
    table.table_scene.thinking.show()  # a second and a half later
    table.table_scene.thinking.end()
    assert [told.at(each)[0] for each in range(told.count())] == [moment.view.to_act] * is_said


def test_what_is_expected_is_said_again_when_the_thinking_ends(table: Table) -> None:
    view = moment_where(
        "four-66", lambda one: others_turn(one.view, Phase.FOLLOW, others_played=True)
    ).view
    table.thinks_long.connect(lambda: table.interject(INSTEAD))
    table.play((), view)
    table.set_status(EXPECTED)
    notices = table.table_scene.notices
    table.wait_for_other()
    assert notices.line_text == EXPECTED
    table.table_scene.thinking.show()
    assert notices.line_text == INSTEAD
    assert table.status_text == EXPECTED
    table.play((), view)
    assert notices.line_text == EXPECTED
    table.thinks_long.disconnect()


def test_a_full_trick_is_told_while_it_rests(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="slow"))
    moments = list(playthrough("four-66", 5))
    at = next(
        place
        for place, one in enumerate(moments)
        if any(isinstance(event, TrickWon) for event in one.events)
    )
    before, full = moments[at - 1 : at + 1]
    table.show_at_once(before.view)
    table.set_status(EXPECTED)
    rests = QSignalSpy(table.trick_rests)
    table.trick_rests.connect(lambda: table.interject("It is won."))
    table.play(full.events, full.view)
    assert rests.wait(5000)
    assert rests.at(0)[0] == full.view.won[0]
    assert table.table_scene.notices.line_text == "It is won."
    table.finish_motions()
    assert table.table_scene.notices.line_text == EXPECTED


@pytest.mark.parametrize("size", [(1120, 688), (1280, 772)])
def test_a_sentence_above_the_sheet_of_contracts_leaves_plates_and_calls_free(
    table: Table, size: tuple[int, int]
) -> None:
    def asks_last(moment: Moment) -> bool:
        view = moment.view
        return view.phase is Phase.BID and view.my_turn and len(view.calls) == 3

    scene, usual = table.table_scene, table.options
    scene.set_options(replace(usual, text_scale=2.0))
    scene.lay_out(*size, 1.0)
    table.show_at_once(moment_where("bauernschnapsen", asks_last).view)
    table.keep_status_in_sight(kept=True)
    table.set_status("Your cards are weak, and two have passed. A Bettler takes no trick: call it.")
    line = scene.notices.status
    area = line.mapRectToScene(line.body())
    assert line.isVisible()
    assert not any(area.intersects(scene.areas.plate(chair)) for chair in Chair)
    for call in scene.notices.shown_calls().values():
        assert not area.intersects(call.mapRectToScene(call.body()))
    table.keep_status_in_sight(kept=False)
    scene.set_options(usual)
    scene.lay_out(1280, 772, 1.0)


def test_a_sentence_above_the_contracts_has_a_darker_ground(table: Table) -> None:
    """There it lies on the cards opposite, whose white edges would run through its letters."""
    view = moment_where(
        "bauernschnapsen", lambda one: one.view.my_turn and one.view.phase is Phase.BID
    ).view
    table.play((), view)
    table.set_status(EXPECTED)
    pill = table.table_scene.notices.status
    grounds: list[tuple[bool, bool]] = []
    for kept in (False, True, False):
        table.keep_status_in_sight(kept=kept)
        grounds.append((pill.isVisible(), pill.lies_on_cards))
    assert grounds == [(False, False), (True, True), (False, False)]
    table.play((), moment_where("four-66", lambda one: one.view.my_turn).view)
    assert not pill.lies_on_cards


def at_the_contracts(table: Table) -> View:
    """Shows the panel of contracts to the person, who may not call all of them any more."""
    view = next(
        one.view
        for seed in range(200)
        for one in playthrough("bauernschnapsen", seed)
        if one.view.my_turn and one.view.phase is Phase.BID and one.view.calls
    )
    table.show_at_once(view)
    return view


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 772), 1.0), ((800, 572), 1.5), ((1280, 772), 2.0)]
)
def test_a_refusal_never_lies_behind_the_panel_of_contracts(
    table: Table, size: tuple[int, int], scale: float
) -> None:
    view, scene = at_the_contracts(table), table.table_scene
    scene.set_options(replace(table.options, text_scale=scale))
    scene.lay_out(*size, 1.0)
    table.show_at_once(view)
    table.show_refusal("There is nothing to double. Call a contract, or pass.")
    line = scene.notices.refusal
    assert line.isVisible()
    lies = line.mapRectToScene(line.body())
    panel, counter = scene.buttons.panel, scene.signs.trump.counter
    for piece in (panel, counter):
        assert not lies.intersects(piece.mapRectToScene(piece.body()))
    for chair in (Chair.WEST, Chair.NORTH, Chair.EAST):
        assert not lies.intersects(scene.areas.plate(chair))
    scene.set_options(table.options)
    scene.lay_out(1280, 772, 1.0)


def test_what_the_panel_says_of_a_contract_is_not_said_twice(table: Table) -> None:
    at_the_contracts(table)
    scene, told = table.table_scene, QSignalSpy(table.table_scene.notices.refused)
    scene.notices.panel_says = "Only a higher contract may be called."
    table.show_refusal("Only a higher contract may be called. Or pass.")
    assert not scene.notices.refusal.isVisible()
    assert told.count() == 1, "readers of the screen hear it"
    table.show_refusal("There is nothing to double.")
    assert scene.notices.refusal.isVisible()
