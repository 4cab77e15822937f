"""The status line: who thinks, whose trick rests, and what is expected again."""

import pytest
from PySide6.QtTest import QSignalSpy

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import TrickWon
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import asked, step_where, view_where
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

EXPECTED, INSTEAD = "Pallas is to play.", "Pallas is thinking."


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
    view = view_where(name, lambda each: others_turn(each, phase, others_played=others_played))
    table.play((), view)
    told = QSignalSpy(table.thinks_long)
    table.wait_for_other()
    table.table_scene.thinking.show()  # a second and a half later
    table.table_scene.thinking.end()
    assert [told.at(each)[0] for each in range(told.count())] == [view.to_act] * is_said


def test_what_is_expected_is_said_again_when_the_thinking_ends(table: Table) -> None:
    view = view_where("four-66", lambda each: others_turn(each, Phase.FOLLOW, others_played=True))
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
    before, full = step_where(
        "four-66", lambda _, one: any(isinstance(event, TrickWon) for event in one.events), [5]
    )
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


def test_a_sentence_above_the_contracts_has_a_darker_ground(table: Table) -> None:
    """There it lies on the cards opposite, whose white edges would run through its letters."""
    view = asked("bauernschnapsen", Phase.BID)
    table.play((), view)
    table.set_status(EXPECTED)
    pill = table.table_scene.notices.status
    grounds: list[tuple[bool, bool]] = []
    for kept in (False, True, False):
        table.keep_status_in_sight(kept=kept)
        grounds.append((pill.isVisible(), pill.lies_on_cards))
    assert grounds == [(False, False), (True, True), (False, False)]
    table.play((), view_where("four-66", lambda each: each.my_turn))
    assert not pill.lies_on_cards
