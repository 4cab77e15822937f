"""Open games as records: which of two has come further, what is another game, and giving one up."""

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_progress import Records, progress_from
from sixtysix_gui.controller.open_game import (
    as_other_game,
    game_of,
    given_up,
    is_stage_of,
    name_of,
    named,
)
from sixtysix_gui.controller.record_tags import as_helped, as_resigned, opened_again
from sixtysix_gui.records import DealRecord, game_after, read_records, replay, write_records
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.controller.conftest import Desk, by_chance, one_deal, setup_for
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.rows import each_row

NOON = datetime(2026, 10, 5, 12, tzinfo=UTC)
DEAL, SHORT, OTHER = own_game(0), own_game(0, 4), own_game(1)
PLAYED_ON = own_game(0, 6)
GIVEN_UP = as_resigned(SHORT, Seat.A)


def otherwise(record: DealRecord) -> DealRecord:
    """The same deal with the last of its moves made otherwise."""
    *before, _ = record.moves
    state = replay(replace(record, moves=tuple(before))).state
    other = next(move for move in state.legal_moves() if move != record.moves[-1])
    return replace(record, moves=(*before, other))


@each_row(
    ("early", "late", "expected"),
    [
        ((SHORT,), (SHORT,), True),
        ((SHORT,), (PLAYED_ON,), True),
        ((PLAYED_ON,), (SHORT,), False),
        ((SHORT,), (as_helped(SHORT, 1),), True),
        ((as_helped(SHORT, 1),), (SHORT,), True),
        ((SHORT,), (otherwise(SHORT),), False),
        ((SHORT,), (OTHER,), False),
        ((DEAL,), (DEAL, OTHER), True),
        ((SHORT,), (DEAL, OTHER), True),
        ((DEAL, OTHER), (DEAL,), False),
        ((DEAL, own_game(1, 2)), (DEAL, OTHER), True),
        ((SHORT, own_game(1, 2)), (DEAL, OTHER), False),
        ((OTHER, DEAL), (DEAL, OTHER), False),
        ((SHORT,), (GIVEN_UP,), True),
        ((GIVEN_UP,), (SHORT,), False),
        ((GIVEN_UP,), (GIVEN_UP,), True),
        ((GIVEN_UP,), (PLAYED_ON,), False),
        ((), (DEAL,), False),
    ],
)
def test_a_game_has_come_to_where_it_stands_by_its_earlier_moves(
    early: Records, late: Records, expected: bool
) -> None:
    assert is_stage_of(early, late) is expected


def test_a_game_without_a_name_gets_one() -> None:
    bare = (DEAL, OTHER)
    once, again = named(bare), named(bare)
    assert {record.tag("Game") for record in once} == {name_of(once)}
    assert name_of(once) != name_of(again)
    assert named(once) is once
    half = (DEAL, once[1])
    assert named(half) == once, "the later deals of a foreign game had a name even before"


def test_what_is_played_beside_a_game_keeps_its_name() -> None:
    (first,) = named((DEAL,))
    again = opened_again(first, "beside", NOON)
    whole = (first, again)
    assert (game_of(whole), name_of(whole)) == ((first,), first.tag("Game"))
    other = as_other_game(whole, "another")
    assert [record.tag("Game") for record in other] == ["another", "beside"]
    assert [record.tag("Practice") for record in other] == ["yes", "yes"]
    assert is_stage_of(game_of(whole), game_of(other))


@pytest.mark.parametrize("name", rule_set_names())
def test_a_game_is_given_up_away_from_the_table(name: str, desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for(name))
    desk.controller.deal()
    desk.decide(qtbot, by_chance(random.Random(1)))
    desk.controller.leave()
    records = desk.store.saved[-2]
    progress = progress_from(records, "")
    over = given_up(progress, NOON)
    assert over.is_resigned
    assert over.is_game_over
    assert over.records[-1].moves == records[-1].moves
    assert over.game == progress.game
    assert read_records(write_records(over.records)) == over.records


def test_between_two_deals_the_next_one_is_dealt_to_be_given_up(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(replace(setup_for(), rules=rule_set()))
    desk.play_deal(qtbot, random.Random(1))
    records = desk.controller.game_records()
    over = given_up(progress_from(records, ""), NOON)
    assert over.is_resigned
    assert over.records[:-1] == records
    assert (over.records[-1].moves, over.records[-1].tag("Deal")) == ((), "2")
    assert over.records[-1].tag("Game") == records[-1].tag("Game")
    assert over.game.won == game_after(records[-1]).won
    assert read_records(write_records(over.records)) == over.records


def test_a_table_that_is_left_has_no_game_and_nothing_is_saved(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    assert desk.controller.records_at_stake == (), "nothing was played"
    desk.decide(qtbot, by_chance(random.Random(1)))
    assert desk.controller.records_at_stake == desk.controller.game_records()
    desk.controller.leave()
    assert desk.store.saved[-1] == ()
    assert (desk.controller.setup, desk.controller.view) == (None, None)
    assert not desk.controller.is_game_running


@each_row("moves", range(5))
def test_a_game_is_begun_by_the_first_move_of_the_persons_own(moves: int) -> None:
    record = own_game(0, moves)
    movers = [
        replay(replace(record, moves=record.moves[:place])).state.to_act for place in range(moves)
    ]
    progress = progress_from((record,), "")
    assert progress.setup.person is not None
    assert progress.is_begun is (progress.setup.person in movers)
    assert progress_from((DEAL, record), "").is_begun, "it had a deal before that"


def test_a_game_taken_up_is_in_the_save_before_it_is_told(desk: Desk) -> None:
    desk.controller.resume((SHORT,), is_saved=False)
    assert desk.store.saved == [(SHORT,)]
    assert desk.log.saves_before[0] == 1
    desk.store.error = OSError("The disk is full.")
    desk.controller.resume((PLAYED_ON,), is_saved=False)
    assert not desk.controller.is_saved


def test_of_a_deal_played_again_the_game_that_waits_is_at_stake(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(replace(setup_for(), rules=rule_set()))
    desk.play_deal(qtbot, random.Random(1))
    game = desk.controller.game_records()
    desk.controller.play_again()
    assert desk.controller.game_records() != game
    assert desk.controller.records_at_stake == game


def test_an_end_that_is_known_is_the_same_end(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(one_deal(setup_for()))
    desk.play_deal(qtbot, random.Random(1))
    desk.controller.resume(desk.controller.game_records())
    first, again = desk.log.finished
    assert first == again
    assert (first.is_known, again.is_known) == (False, True)
