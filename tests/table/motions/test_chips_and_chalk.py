"""Chips fly from who loses to who wins, and totals are struck and written."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.motions.scoring import payments, score_steps
from sixtysix_gui.table.seating import Chair, Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import Moment, playthrough
from tests.helpers.table.motions import frames, motion_context

pytestmark = pytest.mark.window

S, W, E = Chair.SOUTH, Chair.WEST, Chair.EAST


def ended(name: str) -> Moment:
    *_, last = playthrough(name, 3)
    return last


def score_frames(
    table: Table, moment: Moment, told: list[Cue], before: Score, now: Score
) -> Iterator[int]:
    """Lead the motions of a score from frame to frame."""
    context = motion_context(table, moment.view, Speed.NORMAL, told.append)
    for step in score_steps(context, before, now):
        yield from frames(step())


@pytest.mark.parametrize(
    ("won", "paid"),
    [
        ({S: 3, W: -1, E: -2}, [(W, S, 1), (E, S, 2)]),
        ({S: -2, W: 1, E: 1}, [(S, W, 1), (S, E, 1)]),
        ({S: -3, W: 6, E: -3}, [(S, W, 3), (E, W, 3)]),
        ({S: 0, W: 0, E: 0}, []),
    ],
)
def test_who_loses_pays_who_wins(
    won: dict[Chair, int], paid: list[tuple[Chair, Chair, int]]
) -> None:
    assert payments(won) == paid


@pytest.mark.parametrize(
    ("before", "now"),
    [((2, 1, -3), (5, 0, -5)), ((0, 0, 0), (-2, 1, 1)), ((-11, 0, 11), (-14, 0, 14))],
)
def test_no_chip_is_lost_in_the_air(
    table: Table, told: list[Cue], before: tuple[int, ...], now: tuple[int, ...]
) -> None:
    moment, signs = ended("three-66"), table.table_scene.signs
    table.show_at_once(moment.view, Score(before))
    flew = False
    for _ in score_frames(table, moment, told, Score(before), Score(now)):
        flying = signs.scores.chips_in_air
        stand = sum(signs.board.chips[chair].count for chair in (S, W, E))
        assert stand + sum(chip.count for chip in flying) == 36
        flew = flew or bool(flying)
    assert flew
    assert [signs.board.chips[chair].count - 12 for chair in (S, W, E)] == list(now)
    assert {cue.sound for cue in told} == {Sound.CHIPS}
    assert len(told) == sum(max(0, new - old) for old, new in zip(before, now, strict=True))


def test_the_side_of_the_person_comes_first_and_sides_that_are_watched_are_named(
    table: Table,
) -> None:
    table.show_at_once(ended("bauernschnapsen").view, Score((3, 12)))
    board = table.table_scene.signs.board
    assert [column.name for column in board.slate.columns] == ["We", "They"]
    table.set_players(replace(table.players, only_watched=True))
    assert [column.name for column in board.slate.columns] == ["Frieda + Pallas", "Rachel + Argine"]
    table.show_at_once(ended("four-66").view, Score((3, 1)))
    labels = [board.labels[chair] for chair in (S, W)]
    assert [(each.name, each.is_cut) for each in labels] == [("Frieda", False), ("Rachel", False)]


def test_only_a_total_that_changes_is_struck_and_written_again(
    table: Table, told: list[Cue]
) -> None:
    moment, signs = ended("bauernschnapsen"), table.table_scene.signs
    before = Score((3, 12), ((0, 0), (3, 6), (3, 12)))
    table.show_at_once(moment.view, before)
    slate = signs.board.slate
    assert [column.totals for column in slate.columns] == [("24", "21"), ("24", "18", "12")]
    seen = {
        (len(signs.scores.strokes_shown), len(slate.columns[1].totals))
        for _ in score_frames(table, moment, told, before, replace(before, won=(3, 18)))
    }
    assert seen == {(1, 3), (1, 4)}
    assert [column.totals for column in slate.columns] == [("24", "21"), ("24", "18", "12", "6")]
    assert [cue.sound for cue in told] == [Sound.CHALK, Sound.CHALK]
    table.finish_motions()
    assert not signs.scores.strokes_shown
    assert not signs.scores.old_writing.isVisible()


def test_points_counted_upwards_begin_with_the_first_ones(table: Table) -> None:
    moment = ended("idiots-66")
    slate = table.table_scene.signs.board.slate
    table.show_at_once(moment.view, Score((0, 0)))
    assert [column.totals for column in slate.columns] == [("0",), ("0",)]
    table.show_at_once(moment.view, Score((29, 41), ((12, 0), (12, 41))))
    assert [column.totals for column in slate.columns] == [("12", "29"), ("41",)]


def test_an_unchanged_score_moves_nothing(table: Table, told: list[Cue]) -> None:
    moment, score = ended("three-66"), Score((2, 1, -3))
    table.show_at_once(moment.view, score)
    assert list(score_frames(table, moment, told, score, score)) == []
