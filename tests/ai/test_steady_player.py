"""The steady player never changes: every judgement of the coach depends on him."""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.two import thinking
from sixtysix_gui.ai.two.players import SteadyPlayer
from sixtysix_gui.ai.two.solver.exact import ExactSolver, terms_of
from sixtysix_gui.ai.two.solver.numbers import mask_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.ai.two.thinking.steadiness import SAMPLES, known_to_both, legal_line, steady_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, Meld, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.seeded_deals import play_on, seeded_deal
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.golden_data.make_steady_moves import STATES, steady_states, trace_of
from tests.helpers.naive.brute_force import BruteForce, won_by
from tests.helpers.naive.thinking import intuition
from tests.helpers.players.player_moments import dealt_otherwise, moments, never
from tests.helpers.rows import each_row

GOLDEN = load_golden("steady_player.json")
SEEN = list(steady_states())
CHANGED = "the steady player has changed: see make_steady_moves.py for what follows from that"
BUDGET = Budget(seed=5)


@pytest.mark.identical
@each_row("number", range(STATES))
def test_plays_on_as_ever(number: int) -> None:
    assert trace_of(SEEN[number], number) == GOLDEN[number]["moves"], CHANGED


@pytest.mark.both_modes
@each_row("number", range(0, STATES, 6))
def test_plays_on_as_ever_in_both_modes(number: int) -> None:
    assert trace_of(SEEN[number], number) == GOLDEN[number]["moves"], CHANGED


def test_the_golden_states_are_of_every_rule_set_and_part_of_a_deal() -> None:
    assert {held["rules"] for held in GOLDEN} == set(rule_set_names(close=True))
    assert len({held["status"] for held in GOLDEN}) == 3
    assert len({held["trick"] for held in GOLDEN}) >= 6


@each_row("number", range(0, STATES, 2))
def test_plays_by_the_rules_and_counts_what_they_count(number: int) -> None:
    """The trace, played by the rules, wins what playing on without a trace says."""
    state = SEEN[number]
    codes = trace_of(state, number)
    end = state
    for move in legal_line(state, codes):
        end, _ = end.apply(move)
    assert end.is_over
    terms = terms_of(state.rules, state.trump)
    position = Position(terms)
    position.load(numbers_of(state), fixed_draws=False)
    steady = steady_of(terms, Stop(never))
    steady.know(*known_to_both(state.view(state.to_act)))
    assert steady.result(position, codes[:1], number) == won_by(end, Seat.A)


def open_states() -> Iterator[Deal]:
    for number, name in enumerate(rule_set_names(close=True)):
        for state in moments(rule_set(name), number + 60):
            view = state.view(state.to_act)
            claims = view.total(view.seat) >= TARGET
            if state.status is TalonStatus.OPEN and not claims:
                yield state


@pytest.fixture
def _his_network(monkeypatch: pytest.MonkeyPatch) -> None:
    file = Path(thinking.__file__).with_name("steady.json")
    monkeypatch.setattr(intuition, "LAYERS", json.loads(file.read_text(encoding="utf-8")))


def likeliest(view: View) -> tuple[Move, Move]:
    """The move that his network finds likeliest, and the likeliest that binds to no close."""
    shares = intuition.naive_shares(intuition.sight_of(view, remembers=True))
    ranked = sorted(shares, key=lambda move: -shares[move])
    free = [move for move in ranked if view.bound or not closes(view, move)]
    return ranked[0], free[0] if free else ranked[0]


def closes(view: View, move: Move) -> bool:
    """Whether a move is a close, or comes before the draw, where it obliges to close."""
    if move == CLOSE_TALON:
        return True
    binding = isinstance(move, Meld) or (
        move == EXCHANGE_TRUMP and view.rules.exchange_when == "lead"
    )
    return view.phase is Phase.PRE_DRAW and binding


@pytest.mark.usefixtures("_his_network")
def test_with_an_open_talon_he_takes_what_his_network_finds_likeliest() -> None:
    states = list(open_states())
    assert len(states) > 40
    for state in states:
        view = state.view(state.to_act)
        chosen = SteadyPlayer().choose(view, BUDGET, never).move
        first, free = likeliest(view)
        assert chosen == first or (closes(view, first) and chosen == free)


def won_by_closing(view: View, move: Move) -> float:
    """How many of 60 deals that a seat may be in a close wins with all cards open."""
    count = count_cards(view)
    hidden = [*count.possible, *count.talon_only]
    source = Random(repr(view.hand))
    solver = ExactSolver(view.rules, view.trump_suit, never)
    won = 0
    for _ in range(60):
        source.shuffle(hidden)
        world = Deal.imagined(view, hidden)
        won += solver.value(world.apply(move)[0], view.seat) > 0
    return won / 60


@pytest.mark.usefixtures("_his_network")
def test_he_closes_only_where_that_mostly_wins() -> None:
    """His network may want to: a hand dealt often enough shows what comes of it."""
    closed = left = 0
    for number in range(40):
        for state in moments(rule_set(rule_set_names(close=True)[number % 9]), number + 400):
            view = state.view(state.to_act)
            if state.status is not TalonStatus.OPEN or view.total(view.seat) >= TARGET:
                continue
            first, free = likeliest(view)
            if view.bound or not closes(view, first):
                continue
            chosen = SteadyPlayer().choose(view, BUDGET, never).move
            share = won_by_closing(view, first)
            if share >= 0.97:
                closed += 1
                assert chosen == first
            elif share <= 0.5:
                left += 1
                assert chosen == free
    assert closed >= 5
    assert left >= 5


def few_hands(state: Deal) -> list[Deal]:
    """Every deal that the seat to act cannot tell from this one."""
    view = state.view(state.to_act)
    count = count_cards(view)
    hidden = (*count.possible, *count.talon_only)
    return [
        Deal.imagined(view, (*some, *(card for card in hidden if card not in some)))
        for some in combinations(count.possible, count.missing)
    ]


def closed_states() -> Iterator[Deal]:
    """Leads and replies behind a closed talon with few cards left, and few hands to think of."""
    for number in range(300):
        for state in moments(rule_set(rule_set_names(close=True)[number % 9]), number):
            moves = [move for move in state.legal_moves() if move != GO_OUT]
            if state.status is not TalonStatus.CLOSED or len(moves) < 2 or len(state.hand) > 3:
                continue
            if state.total(state.to_act) < TARGET and 1 < len(few_hands(state)) <= SAMPLES:
                yield state


def test_behind_a_closed_talon_with_few_hands_he_tries_them_all() -> None:
    """He takes what is best on average over all hands that the other could hold."""
    states = list(closed_states())[:15]
    assert len(states) == 15
    for state in states:
        view = state.view(state.to_act)
        solver = BruteForce()
        sums = {
            move: sum(solver.value(world.apply(move)[0], view.seat) for world in few_hands(state))
            for move in view.legal_moves
            if move != GO_OUT
        }
        assert sums[SteadyPlayer().choose(view, BUDGET, never).move] == max(sums.values())


@each_row("rules", rule_set_names(close=True))
def test_plays_legally_and_by_what_he_sees(rules: str) -> None:
    def look(state: Deal) -> None:
        view = state.view(state.to_act)
        chosen = SteadyPlayer().choose(view, BUDGET, never).move
        assert chosen in view.legal_moves
        assert SteadyPlayer().choose(dealt_otherwise(view, 3), BUDGET, never).move == chosen

    play_on(seeded_deal(rule_set(rules), 8), [SteadyPlayer()] * 2, BUDGET, look)


def test_he_knows_what_was_shown_and_what_replies_have_proved() -> None:
    """What he takes both to know is the same from either seat, and true of the deal."""
    some_denied = False
    for number in range(60):
        rules = rule_set(rule_set_names(close=True)[number % 9])
        for state in moments(rules, number, every=4):
            first = known_to_both(state.view(state.to_act))
            across = known_to_both(state.view(opposite(state.to_act)))
            down = mask_of(state.undealt[:-1])
            assert [mask & down for mask in first[2:]] == [mask & down for mask in across[2:]]
            assert first[:2] == across[:2]
            hands = numbers_of(state).hands
            assert not first[2] & hands[0]
            assert not first[3] & hands[1]
            assert first[0] & ~hands[0] == first[1] & ~hands[1] == 0
            some_denied = some_denied or bool(first[2] or first[3])
    assert some_denied
