"""Samples of a match: the same on any number of processes, stored ones not played again."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from sixtysix_gui.ai.matches.playing import PlayedDeal, fixture_of
from sixtysix_gui.ai.matches.rotations import MatchTerms, Sample
from sixtysix_gui.ai.matches.runner import in_order, samples
from sixtysix_gui.ai.players.registry import player_spec
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.rows import each_row

ROOT = Path(__file__).parents[3]


def terms(*, mirrored: bool = True, seed: int = 4, games: bool = False) -> MatchTerms:
    players = (player_spec("simple", rule_set()), player_spec("random", rule_set()))
    return MatchTerms(players, rule_set("schnapsen"), seed, mirrored, iterations=7, games=games)


def what_was_played(sample: Sample) -> object:
    """All of a sample but its times."""
    deals = [(deal.fixture, deal.moves, deal.outcome) for _, deal in deals_of(sample)]
    return sample.number, sample.rotations, deals


def deals_of(sample: Sample) -> list[tuple[Seat, PlayedDeal]]:
    """The deals of a sample, and where the first player sat."""
    return [
        (BOTH[seated.seating.index(0)], deal) for seated in sample.played for deal in seated.deals
    ]


@each_row(("mirrored", "deals"), [(True, 2), (False, 1)])
def test_a_sample_holds_the_deals_of_its_number(mirrored: bool, deals: int) -> None:
    for number, sample in enumerate(samples(terms(mirrored=mirrored), 5), 1):
        fixture = fixture_of(rule_set("schnapsen"), number, 4)
        played = deals_of(sample)
        assert sample.number == number
        assert [deal.fixture for _, deal in played] == [fixture] * deals
        assert [seat for seat, _ in played] == [Seat.A, Seat.B][:deals]
        points = tuple(points_for(deal.outcome, seat) for seat, deal in played)
        assert sample.points(games=False) == points


@each_row("games", [False, True])
def test_several_processes_give_what_one_gives(games: bool) -> None:
    match = terms(games=games)
    alone = [what_was_played(sample) for sample in samples(match, 40)]
    assert [what_was_played(sample) for sample in samples(match, 40, jobs=2)] == alone


@each_row("mirrored", [False, True])
def test_the_games_of_a_number_are_kept_as_score_and_deals(mirrored: bool) -> None:
    for sample in samples(terms(games=True, mirrored=mirrored), 4):
        kept: list[int] = []
        for seat in BOTH if mirrored else (Seat.A,):
            points = [points_for(deal.outcome, at) for at, deal in deals_of(sample) if at is seat]
            won = sum(point for point in points if point > 0)
            lost = -sum(point for point in points if point < 0)
            kept += [won, lost, len(points)]
        assert sample.points(games=True) == tuple(kept)  # schnapsen carries nothing over


@each_row("stored", [(1, 2, 3), (2, 4), (5,), (1, 2, 3, 4, 5), (9,)])
def test_what_is_stored_is_not_played_again(stored: tuple[int, ...]) -> None:
    invented = {number: (100 + number, 0) for number in stored}
    mixed = list(samples(terms(), 5, stored=invented))
    fresh = list(samples(terms(), 5))
    assert [sample.number for sample in mixed] == [1, 2, 3, 4, 5]
    for sample, played in zip(mixed, fresh, strict=True):
        if sample.number in stored:
            assert sample.points(games=False) == invented[sample.number]
            assert not sample.played
        else:
            assert what_was_played(sample) == what_was_played(played)


def test_terms_are_written_down_as_plain_values() -> None:
    assert terms().described() == {
        "players": ["simple", "random"],
        "rules": "schnapsen",
        "seed": 4,
        "mirrored": True,
        "worlds": 48,
        "iterations": 7,
    }


def squares() -> Callable[[int], int]:
    return lambda number: number * number


def exits(_: int) -> int:
    os._exit(3)


def ends() -> Callable[[int], int]:
    return exits


def refuses(_: int) -> int:
    raise ZeroDivisionError("by zero")


def refusing() -> Callable[[int], int]:
    return refuses


@each_row("jobs", [1, 3])
def test_results_come_in_the_order_of_the_numbers(jobs: int) -> None:
    numbers = [7, 3, 5, 5, 1, *range(60)]
    assert list(in_order(squares, iter(numbers), jobs)) == [n * n for n in numbers]


def test_numbers_are_taken_as_they_are_needed() -> None:
    taken: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(10**9):
            taken.append(number)
            yield number

    results = in_order(squares, numbers(), 2)
    assert [next(results) for _ in range(5)] == [0, 1, 4, 9, 16]
    results.close()
    assert len(taken) < 100


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(refusing, [1], 2))
    with pytest.raises(BrokenProcessPool):
        list(in_order(ends, [1], 2))


def waits(_: int) -> int:
    threading.Event().wait()
    return 0


@pytest.mark.skipif(os.name == "nt", reason="ends a process by a signal")
def test_processes_end_with_the_one_that_was_killed() -> None:
    program = (
        "import tests.ai.matches.test_match_runner as test\n"
        "from sixtysix_gui.ai.matches.runner import in_order\n"
        "list(in_order(test.announced, range(4), 2))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        if process.stdout is None:
            pytest.fail("no output")
        assert process.stdout.readline() == b"at work\n"
        process.kill()
        # the pipe ends when no one can write to it any more
        assert set(process.stdout.read().splitlines()) <= {b"at work"}


def announced() -> Callable[[int], int]:
    os.write(1, b"at work\n")
    return waits
