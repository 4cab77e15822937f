"""Values of lines: those of the exact solver for the deal after the line, world by world."""

import pytest

from sixtysix_gui.ai.two.search.line_search import MOST_LINES, LineSearch
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.numbers import CARD, bits, code_of, place_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.line_decisions import Line, after_reply, turn_lines
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.solver_positions import rules_number
from tests.helpers.naive.brute_force import BruteForce
from tests.helpers.players.player_moments import moments, never, stop_after
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread

WORLDS = 4


def searched(view: View, *, fixed_draws: bool) -> tuple[LineSearch, list[Line]]:
    situation = Situation(view, 66, fixed_draws=fixed_draws)
    lines = list(turn_lines(situation.some_world))[:MOST_LINES]
    search = LineSearch(situation.terms, situation.sampler, Stop(never))
    search.prepare(situation.root, [[code_of(move) for move in line] for line in lines])
    return search, lines


def under_closed(view: View, theirs: set[Card]) -> list[Card]:
    """What lies face down under a closed talon, in any order."""
    return [card for card in view.unseen if card not in theirs]


def worlds_of(view: View, *, fixed_draws: bool) -> list[Deal]:
    """The worlds that such a search meets: the same sampler tells them once more."""
    situation = Situation(view, 66, fixed_draws=fixed_draws)
    known = set(view.known[opposite(view.seat)])
    found: list[Deal] = []
    for _ in range(WORLDS):
        situation.sampler.fill(situation.root)
        theirs = {CARD[bit] for bit in bits(situation.root.hand(opposite(view.seat)))} - known
        talon = [CARD[1 << place] for place in situation.root.talon_places()]
        down = talon[:-1] if view.status is TalonStatus.OPEN else under_closed(view, theirs)
        found.append(Deal.imagined(view, [*theirs, *down]))
    return found


def after(world: Deal, line: Line, naive: BruteForce) -> Deal:
    seat = world.to_act
    for move in line:
        world = after_reply(naive.after(world, move), seat)
    return world


def late(number: int) -> list[Deal]:
    """Moments that the solver values quickly."""
    return [
        state
        for state in moments(rules_number(number), number)
        if state.phase is not Phase.FINAL
        and (state.status is not TalonStatus.OPEN or state.trick_number >= 4)
    ]


@pytest.mark.slow(sample=40)
@pytest.mark.parametrize("number", range(400))
def test_values_are_exact_in_every_world(number: int) -> None:
    fixed_draws = number % 4 > 1
    naive = BruteForce(fixed_draws=fixed_draws)
    for state in evenly_spread(late(number), 3):
        view = state.view(state.to_act)
        search, lines = searched(view, fixed_draws=fixed_draws)
        assert search.run(WORLDS) == WORLDS
        solver = ExactSolver(state.rules, state.trump_suit, never)
        for place, world in enumerate(worlds_of(view, fixed_draws=fixed_draws)):
            for line_number, line in enumerate(lines):
                end = after(world, line, naive)
                value = solver.value(end, view.seat, fixed_draws=fixed_draws)
                assert search.values_of(line_number)[place] == value, (line, world)


@pytest.mark.both_modes
@each_row("rules", rule_set_names(close=True))
def test_holdings_count_the_worlds(rules: str) -> None:
    for state in evenly_spread(
        [state for state in moments(rule_set(rules), 6) if state.trick_number >= 5], 2
    ):
        view = state.view(state.to_act)
        if state.phase is Phase.FINAL:
            continue
        search, _ = searched(view, fixed_draws=False)
        search.run(WORLDS)
        weights = [1, 10, 100, 1000]
        found = search.holdings(weights)
        expected = [0] * 32
        for weight, world in zip(weights, worlds_of(view, fixed_draws=False), strict=True):
            for card in world.hands[opposite(view.seat)]:
                expected[place_of(card)] += weight
        assert found == expected


def test_a_dropped_line_costs_nothing_more() -> None:
    state = next(state for state in moments(rule_set(), 3) if state.trick_number == 5)
    view = state.view(state.to_act)
    work: list[int] = []
    for drops in (False, True):
        search, lines = searched(view, fixed_draws=True)
        search.run(1)
        for number in range(1, len(lines)):
            if drops:
                search.drop(number)
        search.run(3)
        work.append(search.nodes())
        assert len(search.values_of(0)) == 4
    assert work[1] < work[0]


def test_a_world_in_whose_middle_it_is_stopped_does_not_count() -> None:
    state = next(state for state in moments(rule_set(), 3) if state.trick_number == 5)
    situation = Situation(state.view(state.to_act), 1, fixed_draws=True)
    lines = [[code_of(move) for move in line] for line in turn_lines(situation.some_world)]
    for calls in range(4):
        search = LineSearch(situation.terms, situation.sampler, Stop(stop_after(calls)))
        search.prepare(situation.root, lines)
        assert search.run(50) <= calls
