"""The honest player: legal everywhere, true to its claims, repeatable, stoppable."""

import random
from collections.abc import Iterator

import pytest

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.honest import HonestPlayer
from sixtysix_gui.ai.players.plain_players import SimplePlayer
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.phases import TalonStatus
from sixtysix_gui.rules.two_handed.scoring import TARGET
from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set, rule_set_names
from sixtysix_gui.rules.two_handed.view import PlayerView
from tests.helpers.deals.random_rules import random_rules
from tests.helpers.deals.seeded_deals import play_on, seeded_deal
from tests.helpers.naive.brute_force import brute_force_value

QUICK = Budget(worlds=1)
HONEST = HonestPlayer()
FEW_CARDS = 7
"""Cards in both hands together from which brute force is quick enough."""


def never() -> bool:
    return False


def sound_move(state: DealState) -> Move:
    """The honest move, once it is sure that the decision is legal, complete and claims truly."""
    view = state.view(state.to_act)
    decision = HONEST.choose(view, QUICK, never)
    assert decision.move in view.legal_moves
    assert tuple(entry.move for entry in decision.values) == view.legal_moves
    assert all(-3 <= entry.game_points <= 3 for entry in decision.values)
    if GO_OUT in view.legal_moves:
        assert (decision.move == GO_OUT) == (view.total(view.seat) >= TARGET)
    return decision.move


def play_soundly(rules: RuleSet, number: int) -> None:
    state = seeded_deal(rules, number)
    while not state.is_over:
        state, _ = state.apply(sound_move(state))


@pytest.mark.slow(sample=27)
@pytest.mark.parametrize("number", range(1000))
@pytest.mark.parametrize("rules", rule_set_names())
def test_plays_legally_and_claims_truly(rules: str, number: int) -> None:
    play_soundly(rule_set(rules), number)


@pytest.mark.slow(sample=8)
@pytest.mark.parametrize("number", range(1000))
def test_plays_any_mixture_of_rules(number: int) -> None:
    play_soundly(random_rules(random.Random(number)), number)


@pytest.mark.parametrize("hand", [5, 6])
@pytest.mark.parametrize("pack", [20, 24])
def test_plays_with_any_pack_and_hand(pack: int, hand: int) -> None:
    batches = (3, 3) if hand == 6 else (3, 2)
    changes = {"deck.pack": pack, "deck.hand": hand, "deal.batches": batches}
    lowest = "9" if pack == 24 else "J"
    play_soundly(rule_set().with_overrides({**changes, "exchange.card": lowest}), pack + hand)


def decisions_of(rules: str, number: int, player: Player = HONEST) -> list[DealState]:
    """The states of a deal in which a seat is to act."""
    found: list[DealState] = []
    play_on(seeded_deal(rule_set(rules), number), (player, player), QUICK, found.append)
    return found


def with_other_cards_hidden(state: DealState, number: int) -> PlayerView:
    """The view of the same seat in a deal whose hidden cards lie elsewhere."""
    view = state.view(state.to_act)
    unseen = list(view.unseen)
    random.Random(number).shuffle(unseen)
    return view.imagine(unseen).view(view.seat)


@pytest.mark.parametrize("rules", rule_set_names())
def test_hidden_cards_change_nothing(rules: str) -> None:
    budget = Budget(worlds=3, seed=5)
    for state in decisions_of(rules, 11)[::2]:
        seen = HONEST.choose(state.view(state.to_act), budget, never)
        assert HONEST.choose(with_other_cards_hidden(state, 3), budget, never) == seen


def test_another_seed_is_another_thought() -> None:
    view = seeded_deal(rule_set(), 4).view(seeded_deal(rule_set(), 4).to_act)
    thoughts = {HONEST.choose(view, Budget(4, seed), never).values for seed in range(4)}
    assert len(thoughts) == 4


@pytest.mark.parametrize("rules", rule_set_names())
def test_nothing_is_lost_once_the_talon_is_used_up(rules: str) -> None:
    solved = 0
    for number in range(40):
        for state in decisions_of(rules, number, SimplePlayer()):
            if state.status is not TalonStatus.EXHAUSTED or sum(map(len, state.hands)) > FEW_CARDS:
                continue
            seat = state.to_act
            move = HONEST.choose(state.view(seat), Budget(), never).move
            after, _ = state.apply(move)
            assert brute_force_value(after, seat) == brute_force_value(state, seat)
            solved += 1
    assert solved > 30


@pytest.mark.parametrize("patience", [0, 1, 2, 5, 30, 200])
@pytest.mark.parametrize("rules", ["german-66", "house-66", "schnapsen"])
def test_a_stop_is_honoured_with_the_best_answer_so_far(rules: str, patience: int) -> None:
    for state in decisions_of(rules, 3)[::4]:
        view = state.view(state.to_act)
        looks = iter(range(patience))
        asked_again = 0

        def should_stop(looks: Iterator[int] = looks) -> bool:
            nonlocal asked_again
            stopped = next(looks, None) is None
            asked_again += stopped
            return stopped

        decision = HONEST.choose(view, Budget(worlds=20), should_stop)
        assert decision.move in view.legal_moves
        assert asked_again <= 1
        assert len(decision.values) in (0, len(view.legal_moves))


def test_the_lowest_trump_is_exchanged_on_lead() -> None:
    exchanged = 0
    for number in range(40):
        for state in decisions_of("schnapsen", number):
            if EXCHANGE_TRUMP in state.legal_moves() and state.total(state.to_act) < TARGET:
                move = HONEST.choose(state.view(state.to_act), QUICK, never).move
                assert move == EXCHANGE_TRUMP
                exchanged += 1
    assert exchanged > 5


def test_sometimes_it_closes_and_mostly_wins_then() -> None:
    ends = [
        play_on(seeded_deal(rule_set("schnapsen"), number), (HONEST, HONEST), Budget(worlds=4))
        for number in range(24)
    ]
    winners = [
        (end.close.seat, end.outcome.winner)
        for end in ends
        if end.close is not None and end.outcome is not None
    ]
    assert len(winners) > 8
    assert sum(closer is winner for closer, winner in winners) > 0.6 * len(winners)
