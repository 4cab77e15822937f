"""The solver of whole deals against brute force over the rules engine, everywhere in a deal."""

import importlib
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib.machinery import ExtensionFileLoader, SourceFileLoader

import pytest

from sixtysix_gui.ai.two.solver import uncompiled
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.deals.solver_positions import (
    NAMES,
    played_on,
    random_deal,
    rules_number,
    situations,
    small_deal,
)
from tests.helpers.naive.brute_force import BruteForce, brute_force_value, sensible_moves
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread
from tools.compile_modules import working_compiler
from tools.compiled_modules import ROOT, CompiledModule, compiled_modules

CHUNKS = range(200)
"""Positions come in chunks; an ordinary run solves some of them."""
SMALL, FIXED, ENDS = 10, 4, 10
"""Chunks of each kind in an ordinary run."""
DEALS = 40
"""Deals in a chunk."""
MOST_CARDS = 8
"""Cards in both hands together from which brute force is quick enough."""


def small_deals(chunk: int) -> Iterator[list[Deal]]:
    for number in range(chunk * DEALS, (chunk + 1) * DEALS):
        yield list(played_on(small_deal(number), random.Random(number), closing=0.25))


def ends_of_deals(chunk: int) -> Iterator[list[Deal]]:
    """Whole random deals from where few cards are left."""
    for number in range(chunk * DEALS, (chunk + 1) * DEALS):
        states = random_deal(rules_number(number), number)
        yield [state for state in states if is_nearly_over(state)]


def is_nearly_over(state: Deal) -> bool:
    few = sum(map(len, state.hands)) <= MOST_CARDS
    return few and state.status is not TalonStatus.OPEN


def compare(states: Iterable[Deal], *, fixed_draws: bool = False) -> None:
    solver, naive = None, BruteForce(fixed_draws=fixed_draws)
    for state in states:
        solver = solver or ExactSolver(state.rules, state.trump_suit, lambda: False)
        value = solver.value(state, state.to_act, fixed_draws=fixed_draws)
        assert value == naive.value(state, state.to_act), state


@pytest.mark.slow(sample=SMALL)
@pytest.mark.parametrize("chunk", CHUNKS)
def test_small_deals_with_an_open_talon(chunk: int) -> None:
    for states in small_deals(chunk):
        compare(states)


@pytest.mark.slow(sample=ENDS)
@pytest.mark.parametrize("chunk", CHUNKS)
def test_the_ends_of_whole_deals(chunk: int) -> None:
    for states in ends_of_deals(chunk):
        compare(states)


@pytest.mark.slow(sample=FIXED)
@pytest.mark.parametrize("chunk", CHUNKS)
def test_draws_that_are_handed_out_by_seat(chunk: int) -> None:
    for states in small_deals(chunk):
        compare((state for state in states if len(state.undealt) > 2), fixed_draws=True)


def test_it_matters_who_draws() -> None:
    """The test above would not notice if both ways were the same."""
    differ = 0
    for number in range(200):
        state = small_deal(number)
        solver = ExactSolver(state.rules, state.trump_suit, lambda: False)
        value = solver.value(state, state.to_act)
        differ += value != solver.value(state, state.to_act, fixed_draws=True)
    assert differ > 10


@pytest.mark.both_modes
def test_a_few_of_everything() -> None:
    for states in [*small_deals(300), *ends_of_deals(300)]:
        compare(state for state in states if len(state.undealt) <= 2)


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("number", range(60))
def test_full_hands_of_five(number: int) -> None:
    rules = rule_set(("schnapsen", "schnapsen-sharp", "schnapsen-bar")[number % 3])
    state = next(each for each in random_deal(rules, 2 * number) if each.trick_number > 1)
    compare([state.apply(CLOSE_TALON)[0] if CLOSE_TALON in state.legal_moves() else state])


@each_row("name", NAMES)
def test_every_move_has_its_exact_value(name: str) -> None:
    rules = rule_set(name)
    for number in range(12):
        state = next(filter(is_nearly_over, random_deal(rules, number)), None)
        if state is None:
            continue
        solver = ExactSolver(rules, state.trump_suit, lambda: False)
        for move in state.legal_moves():
            after, _ = state.apply(move)
            found = solver.value(after, state.to_act)
            assert found == brute_force_value(after, state.to_act), (move, found)


@pytest.mark.both_modes
def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    for number in range(10):
        for state in played_on(small_deal(number), random.Random(number), closing=0.25):
            solver = ExactSolver(state.rules, state.trump_suit, lambda: False)
            seat = state.to_act
            assert solver.value(state, seat) == -solver.value(state, opposite(seat))


@each_row("number", range(40))
def test_outside_of_a_window_only_the_side_is_known(number: int) -> None:
    for state in played_on(small_deal(number), random.Random(number), closing=0.25):
        seat = state.to_act
        exact = ExactSolver(state.rules, state.trump_suit, lambda: False).value(state, seat)
        solver = ExactSolver(state.rules, state.trump_suit, lambda: False)
        for low in range(-3, 3):  # one solver: what it remembers must fit every window
            for high in (low + 1, low + 2):
                found = solver.value(state, seat, low, high)
                assert min(max(found, low), high) == min(max(exact, low), high)
        assert solver.value(state, seat) == exact


EXPECTED = {
    # where in a deal
    "lead, open": 400,
    "lead, closed": 200,
    "lead, exhausted": 300,
    "follow, open": 300,
    "follow, closed": 200,
    "follow, exhausted": 300,
    "before the draw, open": 100,
    "reply to a close, closed": 10,
    "after the last card, closed": 30,
    "after the last card, exhausted": 30,
    # in the middle of a turn
    "after a meld: lead, open": 10,
    "after a meld: lead, closed": 10,
    "after a meld: lead, exhausted": 10,
    "after a meld: reply to a close, closed": 1,
    "bound to close": 1,
    # acts
    "may close: lead, open": 100,
    "may close: before the draw, open": 50,
    "may exchange: lead, open": 20,
    "may exchange: follow, open": 3,
    "may exchange: before the draw, open": 2,
    "may exchange: reply to a close, closed": 2,
    "may meld: lead, open": 20,
    "may meld: before the draw, open": 1,
    "may meld: lead, closed": 5,
    "may meld: lead, exhausted": 10,
    "may claim: lead, open": 10,
    "may claim: before the draw, open": 2,
    "may claim: follow, open": 1,
    "may claim: lead, closed": 10,
    "may claim: follow, closed": 2,
    "may claim: follow, exhausted": 2,
    "may claim: after the last card, exhausted": 5,
    "66, and no claim now": 5,
    # rules
    "a marriage pending, open": 50,
    "a marriage pending, closed": 20,
    "a frozen defender has melded": 10,
    "the defender has 66": 10,
    "automatic claims, open": 50,
    "automatic claims, closed": 20,
    "automatic claims, exhausted": 50,
    "the king must be led": 5,
    "no meld before a trick": 20,
    "melds end with the talon, True": 20,
    "very first lead: False, open": 10,
    "very first lead: False, closed": 1,
    "closed: at-close": 50,
    "closed: final": 50,
    "closed: points frozen": 50,
    "closed: by-closer-points, by-closer-points": 1,
    "closed: flat-3, flat-3": 5,
    "last card: bonus-10, higher-total": 20,
    "last card: bonus-10, last-trick": 2,
    "last card: bonus-10, sole-66": 10,
    "last card: none, higher-total": 2,
    "last card: none, sole-66": 2,
    "last card: none, last-trick": 2,
    "last card: wins-deal, last-trick": 20,
    "strict False False False": 50,
    "strict True False False": 50,
    "strict True False True": 50,
    "strict True True False": 50,
}
"""How often a situation is at least met by what an ordinary run compares."""


def test_all_these_situations_are_really_compared() -> None:
    met = Counter[str]()
    for chunk in evenly_spread(CHUNKS, SMALL):
        for states in small_deals(chunk):
            met.update(word for state in states for word in situations(state))
    for chunk in evenly_spread(CHUNKS, ENDS):
        for states in ends_of_deals(chunk):
            met.update(word for state in states for word in situations(state))
    rare = {word: met[word] for word, least in EXPECTED.items() if met[word] < least}
    assert rare == {}
    assert met.total() > 10_000


@each_row("name", NAMES)
def test_a_long_deal_is_worth_what_its_best_move_is(name: str) -> None:
    """Brute force does not reach that far; but every move is solved by itself."""
    for number in range(3):
        state = next(s for s in random_deal(rule_set(name), 2 * number) if s.trick_number == 4)
        solver = ExactSolver(state.rules, state.trump_suit, lambda: False)
        values = [
            solver.value(state.apply(move)[0], state.to_act) for move in sensible_moves(state)
        ]
        assert max(values) == solver.value(state, state.to_act)


# A solver that is told to stop does so soon, and can be used again.


POLL = 2048
"""Nodes between two looks at the flag, of the open talon and of the strict phase each."""


def fresh_deal() -> Deal:
    """A whole deal with every talon card: far more than a million nodes."""
    return seeded_deal(rule_set("german-66"), 4)


def after(calls: int) -> Callable[[], bool]:
    """A flag that is raised when it has been asked so often."""
    asked = iter(range(calls))
    return lambda: next(asked, None) is None


@pytest.mark.both_modes
def test_it_stops_at_the_first_look() -> None:
    state = fresh_deal()
    solver = ExactSolver(state.rules, state.trump_suit, lambda: True)
    with pytest.raises(StoppedError):
        solver.value(state, state.to_act)
    assert 0 < solver.nodes <= 2 * POLL


def test_it_stops_at_a_later_look() -> None:
    state = fresh_deal()
    solver = ExactSolver(state.rules, state.trump_suit, after(10))
    after_moves = [state.apply(move)[0] for move in state.legal_moves()]
    with pytest.raises(StoppedError):
        [solver.value(each, state.to_act) for each in after_moves]
    assert 10 * POLL <= solver.nodes <= 13 * POLL


def test_it_stays_stopped() -> None:
    state = fresh_deal()
    solver = ExactSolver(state.rules, state.trump_suit, after(0))
    for _ in range(2):
        with pytest.raises(StoppedError):
            solver.value(state, state.to_act)
    assert solver.nodes <= 2 * POLL + 10


@pytest.mark.both_modes
def test_a_stop_is_remembered() -> None:
    stop = Stop(after(1))
    assert not stop.ask()
    stop.refuse()
    assert stop.ask()
    with pytest.raises(StoppedError):
        stop.refuse()


# The modules that are compiled give the same results when they run as the Python they are.


@pytest.fixture
def modules(pytestconfig: pytest.Config) -> list[CompiledModule]:
    """The modules to be compiled; skips where none can be and this run is not interpreted."""
    modules = compiled_modules()
    if not pytestconfig.getoption("--interpreted") and "CI" not in os.environ:
        missing = [module.name for module in modules if not module.is_current()]
        if missing and working_compiler() is None:
            pytest.skip("no C compiler works here")
    return modules


@pytest.mark.both_modes
def test_every_module_runs_as_this_run_says(
    modules: list[CompiledModule], pytestconfig: pytest.Config
) -> None:
    interpreted = pytestconfig.getoption("--interpreted")
    expected = SourceFileLoader if interpreted else ExtensionFileLoader
    loaders = {each.name: importlib.import_module(each.name).__loader__ for each in modules}
    assert [name for name, loader in loaders.items() if not isinstance(loader, expected)] == []


def test_every_module_is_compiled_from_its_present_source(modules: list[CompiledModule]) -> None:
    outdated = [module.name for module in modules if not module.is_current()]
    assert outdated == [], "python -m tools.compile_modules brings them up to date"


@pytest.mark.first
@pytest.mark.window
def test_what_must_hold_in_both_modes_holds_interpreted(
    pytestconfig: pytest.Config, exhaustive: bool
) -> None:
    if pytestconfig.getoption("--interpreted"):
        pytest.skip("this is that run")
    options = ["-m", "both_modes", "--interpreted", *(["--all"] if exhaustive else [])]
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            *options,
            "tests/ai",
            "tests/sound",
        ],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.both_modes
def test_without_cython_its_stand_in_changes_nothing() -> None:
    assert not uncompiled.compiled
    for _ in range(2):  # the same object serves every with statement
        with uncompiled.nogil, uncompiled.gil:
            pass
