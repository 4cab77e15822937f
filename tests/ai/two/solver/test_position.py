"""The position of the searches against the rules engine: the same moves, points and ends."""

import random
from collections import Counter

import pytest

from sixtysix_gui.ai.two.solver import codes
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import code_of, move_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import BOTH, Seat
from tests.helpers.deals.solver_positions import played_on, random_deal, rules_number, small_deal
from tests.helpers.naive.brute_force import BruteForce, sensible_moves, won_by

PHASES = {
    Phase.LEAD: codes.LEAD,
    Phase.FOLLOW: codes.FOLLOW,
    Phase.PRE_DRAW: codes.PRE_DRAW,
    Phase.REPLY: codes.REPLY,
}


def without_needless_stops(state: Deal) -> Deal:
    """The deal where a position waits: no reply without the lowest trump, no word at the end."""
    while not state.is_over:
        if state.phase is Phase.REPLY and state.legal_moves() == (PASS,):
            state, _ = state.apply(PASS)
        elif state.phase is Phase.FINAL:
            ends = [state.apply(move)[0] for move in sensible_moves(state)]
            state = max(ends, key=lambda end: won_by(end, state.to_act))
        else:
            break
    return state


def expected_moves(state: Deal) -> tuple[set[Move], bool]:
    """All sensible moves, and whether a true claim is among them."""
    claims = GO_OUT in state.legal_moves() and state.total(state.to_act) >= TARGET
    return set(sensible_moves(state)), claims


def assert_equal(position: Position, state: Deal) -> None:
    if state.is_over:
        assert position.phase == codes.OVER
        assert position.value == won_by(state, Seat.A)
        return
    assert position.phase == PHASES[state.phase]
    assert position.to_act == state.to_act
    for seat in BOTH:
        earned = state.card_points[seat]
        if earned.tricks:
            assert position.standing(seat) == earned.total
        else:
            pending = 0 if earned.frozen_at is not None else earned.pending
            assert position.standing(seat) == -1 - pending
    moves = [move_of(code) for code in position.sensible_moves()]
    assert len(set(moves)) == len(moves)
    expected, claims = expected_moves(state)
    if not claims or len(moves) > 1:  # no one who may just as well claim has another choice
        assert set(moves) == expected
    else:
        assert moves == [GO_OUT]


def play_both(state: Deal, source: random.Random, *, fixed_draws: bool) -> Counter[Phase]:
    """Play a deal on at random in both ways; count the moments that were compared."""
    naive = BruteForce(fixed_draws=fixed_draws)
    position = Position(terms_of(state.rules, state.trump))
    position.load(numbers_of(state), fixed_draws=fixed_draws)
    met = Counter[Phase]()
    state = without_needless_stops(state)
    assert_equal(position, state)
    while not state.is_over:
        met[state.phase] += 1
        moves = position.sensible_moves()
        later = [code for code in moves if code not in (codes.OUT, codes.CLOSE)]
        code = source.choice(later if later and source.random() < 0.8 else moves)
        position = position.twin()
        position.play(code)
        state = without_needless_stops(naive.after(state, move_of(code)))
        assert_equal(position, state)
    return met


@pytest.mark.both_modes
@pytest.mark.parametrize("fixed_draws", [False, True])
@pytest.mark.parametrize("first", range(0, 100, 25))
def test_whole_deals_go_the_same_way(first: int, fixed_draws: bool, exhaustive: bool) -> None:
    met = Counter[Phase]()
    for number in range(first * 100, first * 100 + (2500 if exhaustive else 25)):
        state = next(random_deal(rules_number(number), number))
        met += play_both(state, random.Random(number), fixed_draws=fixed_draws)
    assert all(met[phase] > 0 for phase in (Phase.LEAD, Phase.FOLLOW, Phase.PRE_DRAW))


def test_so_they_do_from_any_moment(exhaustive: bool) -> None:
    met = Counter[Phase]()
    for number in range(6000 if exhaustive else 150):
        for state in played_on(small_deal(number), random.Random(number), closing=0.25):
            if state.phase is not Phase.FINAL and without_needless_stops(state) is state:
                met += play_both(state, random.Random(number), fixed_draws=False)
    assert all(met[phase] > 3 for phase in PHASES)


def test_a_twin_goes_its_own_way() -> None:
    state = small_deal(2)
    position = Position(terms_of(state.rules, state.trump))
    position.load(numbers_of(state), fixed_draws=False)
    twin = position.twin()
    before = position.sensible_moves()
    assert twin.sensible_moves() == before
    twin.play(before[-1])
    assert position.sensible_moves() == before != twin.sensible_moves()


def test_every_move_has_a_number() -> None:
    moves = [move_of(code) for code in range(codes.MOVES)]
    assert len(set(moves)) == 32 + 4 + 5
    assert [code_of(move) for move in moves] == list(range(codes.MOVES))
