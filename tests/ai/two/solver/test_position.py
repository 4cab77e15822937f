"""The position of the searches against the rules engine: the same moves, points and ends."""

import random
import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from sixtysix_gui.ai.two.solver import bits, codes, standings
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import code_of, move_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints
from sixtysix_gui.rules.seats import BOTH, Seat
from tests.helpers.deals.solver_positions import played_on, random_deal, rules_number, small_deal
from tests.helpers.naive.brute_force import BruteForce, sensible_moves, won_by
from tests.helpers.rows import each_row

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
@each_row("fixed_draws", [False, True])
@each_row("first", range(0, 100, 25))
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


# The counting of bits, as interpreted code does it (compiled code has the processor's own).


def test_bits_of_any_mask() -> None:
    source = random.Random(66)
    for _ in range(500):
        places = sorted(source.sample(range(32), source.randint(1, 32)))
        mask = sum(bits.single(place) for place in places)
        assert mask == sum(2**place for place in places)
        assert bits.lowest(mask) == places[0]
        assert bits.highest(mask) == places[-1]
        assert bits.count(mask) == len(places)
    assert bits.count(0) == 0


# The numbers of codes.py are those that compiled modules take from codes.pxd.


def test_both_files_say_the_same() -> None:
    source = Path(codes.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    compiled = {name: int(value) for name, value in re.findall(r"(\w+) = (-?\d+)", source)}
    plain = {name: value for name, value in vars(codes).items() if name.isupper()}
    assert compiled == plain


def test_no_two_moves_share_a_number() -> None:
    first = [codes.EXCHANGE, codes.CLOSE, codes.DRAW, codes.OUT, codes.PASS]
    assert codes.MELD == 32
    assert sorted(first) == list(range(codes.MELD + 4, codes.MOVES))


# What tricks and marriages do to a standing, against the card points of the rules.


def standing(earned: CardPoints) -> int:
    return earned.total if earned.tricks else -1 - earned.melded


@pytest.mark.both_modes
@each_row(
    ("captured", "melded", "tricks"),
    [(points, melded, 1) for points, melded in product((0, 12, 32, 33, 65), (0, 20, 40))]
    + [(0, melded, 0) for melded in (0, 20, 40, 60)],
)
def test_a_trick_and_a_marriage(captured: int, melded: int, tricks: int) -> None:
    before = CardPoints(captured, melded, tricks=tricks)
    for points in (0, 4, 21):
        after = CardPoints(captured + points, melded, tricks=tricks + 1)
        assert standings.won(standing(before), points) == standing(after)
    for points in (20, 40):
        after = CardPoints(captured, melded + points, tricks=tricks)
        assert standings.melded(standing(before), points) == standing(after)
    kind = (0 if not before.tricks else 1) if before.total < 33 else 2
    assert standings.kind(standing(before)) == kind
