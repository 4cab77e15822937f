"""The calculating player: honest, legal, true to its claims, without loss where all is known."""

import random
from collections.abc import Iterator

import pytest

from sixtysix_gui.ai.player import Budget, Decision
from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.players import CalculatingPlayer
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.numbers import Payoffs
from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET, Termination
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.random_deals import random_rules
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.deals.solver_positions import random_deal
from tests.helpers.naive.brute_force import BruteForce
from tests.helpers.players.player_moments import dealt_otherwise, moments, never, view_at_some_score
from tests.helpers.rows import each_row

QUICK = player_named("master:worlds=8", rule_set())
FEW = Budget(iterations=100)
LITTLE = Budget(iterations=6)
NAMES = rule_set_names(close=True)
FEW_CARDS = 8
"""Cards in both hands together from which brute force is quick enough."""
PARTS = (
    "master:exact_endings=off",
    "master:seat_draws=off",
    "master:pinned=off",
    "master:reweighting=off",
    "master:guided=off",
    "master:guided_playouts=off",
    "master:intuition=off",
    "master:score_aware=off",
    "master:exact_from=1:worlds=2",
    "master:memory=high",
    "master:memory=last",
)
"""The master without one of his parts, or with another of them."""


def mixture(number: int) -> Rules:
    return random_rules(random.Random(number))


# ------------------------------------------------------------------------------------- honesty


def assert_blind(rules: Rules, number: int) -> int:
    seen = 0
    for state in moments(rules, number, every=3):
        view = view_at_some_score(state, number)
        other = dealt_otherwise(view, number)
        assert other == view
        budget = Budget(seed=number, iterations=100)
        assert QUICK.choose(other, budget, never) == QUICK.choose(view, budget, never)
        seen += 1
    return seen


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("number", range(1, 31))
@pytest.mark.parametrize("rules", NAMES)
def test_hidden_cards_change_nothing(rules: str, number: int) -> None:
    assert assert_blind(rule_set(rules), number)


@pytest.mark.slow(sample=6)
@pytest.mark.parametrize("number", range(300))
def test_hidden_cards_change_nothing_under_any_mixture_of_rules(number: int) -> None:
    assert_blind(mixture(number), number)


@each_row("spec", PARTS)
def test_no_part_sees_hidden_cards(spec: str) -> None:
    player = player_named(spec, rule_set())
    for state in moments(rule_set("schnapsen"), 8, every=3):
        view = state.view(state.to_act)
        decision = player.choose(view, FEW, never)
        assert player.choose(dealt_otherwise(view, 5), FEW, never) == decision
        assert_legal(view, decision)


@each_row("level", LEVELS)
@each_row("rules", NAMES)
def test_no_level_sees_hidden_cards(level: str, rules: str) -> None:
    player = player_named(level, rule_set())
    for state in moments(rule_set(rules), 8, every=4):
        view = state.view(state.to_act)
        decision = player.choose(view, LITTLE, never)
        assert player.choose(dealt_otherwise(view, 5), LITTLE, never) == decision
        assert_legal(view, decision)


# ----------------------------------------------------------------------------- sound decisions


def assert_sound(view: View, decision: Decision) -> None:
    """It chooses a legal move, says something of each of them, and guesses only what it must."""
    assert_legal(view, decision)
    assert_guesses(view, decision)


def assert_legal(view: View, decision: Decision) -> None:
    assert decision.move in view.legal_moves
    if decision.values or decision.worlds:
        assert tuple(entry.move for entry in decision.values) == view.legal_moves
    for entry in decision.values:
        assert -3 <= entry.game_points <= 3
        assert entry.win_chance is not None
        assert 0 <= entry.win_chance <= 1
    assert_claims_truly(view, decision)


def assert_claims_truly(view: View, decision: Decision) -> None:
    if GO_OUT not in view.legal_moves:
        return
    if view.total(view.seat) < TARGET:
        assert decision.move != GO_OUT
    elif not Payoffs(view.rules, view.close).may_wait[view.seat]:
        assert decision.move == GO_OUT


def assert_guesses(view: View, decision: Decision) -> None:
    if not decision.holdings:
        return
    unseen = set(view.unseen)
    held = {entry.card: entry.chance for entry in decision.holdings}
    assert set(held) <= unseen
    assert all(0 <= chance <= 1 for chance in held.values())
    other = opposite(view.seat)
    unknown = view.hand_sizes[other] - len(view.known[other])
    assert sum(held.values()) == pytest.approx(unknown)


def play_soundly(rules: Rules, number: int) -> None:
    state = seeded_deal(rules, number)
    while not state.is_over:
        view = view_at_some_score(state, number)
        decision = QUICK.choose(view, Budget(seed=number, iterations=40), never)
        assert_sound(view, decision)
        state, _ = state.apply(decision.move)
    assert state.outcome is not None
    assert state.outcome.termination is not Termination.FALSE_CLAIM


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("number", range(1000))
@pytest.mark.parametrize("rules", NAMES)
def test_plays_whole_deals(rules: str, number: int) -> None:
    play_soundly(rule_set(rules), number)


@pytest.mark.slow(sample=6)
@pytest.mark.parametrize("number", range(1000))
def test_plays_any_mixture_of_rules(number: int) -> None:
    play_soundly(mixture(number), number)


@pytest.mark.slow(sample=12)
@pytest.mark.parametrize("number", range(1000))
def test_is_sound_wherever_random_play_leads(number: int) -> None:
    for state in moments(mixture(number), number, every=4):
        view = view_at_some_score(state, number)
        assert_sound(view, QUICK.choose(view, FEW, never))


@each_row("hand", [5, 6])
@each_row("pack", [20, 24])
def test_plays_with_any_pack_and_hand(pack: int, hand: int) -> None:
    batches = (3, 3) if hand == 6 else (3, 2)
    changes = {"deck.pack": pack, "deck.hand": hand, "deal.batches": batches}
    lowest = "9" if pack == 24 else "J"
    play_soundly(rule_set().with_overrides({**changes, "exchange.card": lowest}), pack + hand)


@each_row("rules", NAMES)
def test_true_claims_are_made_at_once(rules: str) -> None:
    claims = 0
    for number in range(40):
        for state in random_deal(rule_set(rules), number):
            seat = state.to_act
            if GO_OUT in state.legal_moves() and state.total(seat) >= TARGET:
                view = state.view(seat)
                assert_claims_truly(view, QUICK.choose(view, FEW, never))
                claims += 1
    assert claims or rule_set(rules).counts_by_itself


def test_what_is_certain_is_no_guess() -> None:
    for number in range(6):
        for state in moments(rule_set("schnapsen"), number):
            view = state.view(state.to_act)
            cards = count_cards(view)
            guessed = {entry.card for entry in QUICK.choose(view, FEW, never).holdings}
            assert not guessed & {*cards.known, *cards.talon_only, *view.hand}
            assert guessed in (set(), set(cards.possible))


# ---------------------------------------------------------------------------- where all is known


def used_up(rules: Rules, numbers: range) -> Iterator[Deal]:
    """Moments with the talon used up."""
    for number in numbers:
        for state in moments(rules, number):
            if state.status is TalonStatus.EXHAUSTED:
                yield state


def assert_nothing_lost(state: Deal) -> None:
    seat = state.to_act
    decision = QUICK.choose(state.view(seat), FEW, never)
    after, _ = state.apply(decision.move)
    if sum(map(len, state.hands)) <= FEW_CARDS:
        naive = BruteForce()
        best, found = naive.value(state, seat), naive.value(after, seat)
        for move, value in ((entry.move, entry.game_points) for entry in decision.values):
            assert value == naive.value(state.apply(move)[0], seat)
    else:
        solver = ExactSolver(state.rules, state.trump_suit, never)
        best, found = solver.value(state, seat), solver.value(after, seat)
    assert found == best, (state, decision)
    values = {entry.move: entry.game_points for entry in decision.values}
    assert values[decision.move] == best


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("rules", NAMES)
def test_nothing_is_lost_once_the_talon_is_used_up(rules: str, part: int) -> None:
    solved = 0
    for state in used_up(rule_set(rules), range(10 * part, 10 * part + 10)):
        assert_nothing_lost(state)
        solved += 1
    assert solved


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("number", range(500))
def test_nothing_is_lost_under_any_mixture_of_rules(number: int) -> None:
    for state in used_up(mixture(number), range(number, number + 3)):
        assert_nothing_lost(state)


# ---------------------------------------------------------------------------------- interpreted


@each_row(
    ("player", "budget", "weighs"),
    [
        ("master", Budget(), False),
        ("master", Budget(iterations=20), True),
        ("master:iterations=20", Budget(), True),
    ],
)
def test_interpreted_hands_are_weighed_only_where_the_measure_is_fixed(
    player: str, budget: Budget, weighs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person would wait half a minute for a card; who compares players asks for the same play."""
    monkeypatch.setattr("sixtysix_gui.ai.two.players.IS_COMPILED", False)
    asked: list[View] = []

    def note(view: View) -> bool:
        asked.append(view)
        return False

    monkeypatch.setattr("sixtysix_gui.ai.two.thinking.situation.is_worth_weighing", note)
    start = seeded_deal(rule_set(), 4)
    state, _ = start.apply(start.legal_moves()[-1])
    view = state.view(state.to_act)
    assert player_named(player, rule_set()).choose(view, budget, never).move in view.legal_moves
    assert asked == [view] * weighs


# --------------------------------------------------------------------------------- told to stop

MOST_ITERATIONS = 64
"""Descents of the tree between two questions."""


class Counted:
    """A wish to stop that counts how often it was asked for."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked > self._patience


@each_row("patience", [0, 1, 2, 3, 10, 50])
@each_row("rules", ["german-66", "house-66", "schnapsen"])
def test_a_stop_is_honoured_with_a_legal_move(rules: str, patience: int) -> None:
    for state in moments(rule_set(rules), 11, every=3):
        view = state.view(state.to_act)
        counted = Counted(patience)
        decision = player_named("master", rule_set()).choose(view, Budget(), counted)
        assert_sound(view, decision)
        assert decision.worlds <= MOST_ITERATIONS * max(patience, 1)
        assert counted.asked <= patience + 2


@each_row("number", [5, 10, 42, 108, 140, 150])
def test_a_stop_is_honoured_within_the_very_first_descents(number: int) -> None:
    """There is a move then of which the first descent was broken off."""
    state = seeded_deal(rule_set("schnapsen"), number)
    view = state.view(state.to_act)
    for patience in range(4):
        assert_sound(
            view, player_named("master", rule_set()).choose(view, Budget(), Counted(patience))
        )


@each_row("rules", ["german-66", "house-66", "schnapsen"])
def test_it_asks_often_whether_to_stop(rules: str) -> None:
    for state in moments(rule_set(rules), 12, every=2):
        counted = Counted(1_000_000)
        decision = QUICK.choose(state.view(state.to_act), Budget(iterations=1000), counted)
        assert decision.worlds <= MOST_ITERATIONS * max(counted.asked, 1)
        if state.status is not TalonStatus.OPEN and decision.worlds > 1:
            assert decision.worlds <= counted.asked


# --------------------------------------------------------------------------------- the same again


def test_another_seed_is_another_thought() -> None:
    state = seeded_deal(rule_set(), 4)
    view = state.view(state.to_act)
    player = CalculatingPlayer(Skill(iterations=50))
    thoughts = {player.choose(view, Budget(seed=seed), never).values for seed in range(4)}
    assert len(thoughts) == 4


def test_the_budget_replaces_the_measure_of_the_skill() -> None:
    state = seeded_deal(rule_set(), 4)
    view = state.view(state.to_act)
    player = CalculatingPlayer(Skill(iterations=50))
    assert player.choose(view, Budget(), never).worlds == 50
    assert player.choose(view, Budget(iterations=70), never).worlds == 70
