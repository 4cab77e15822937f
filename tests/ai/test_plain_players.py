"""The players that do not calculate: legal, true to their claims, repeatable."""

import pytest

from sixtysix_gui.ai.player import Budget, NothingToDecideError
from sixtysix_gui.ai.players.registry import player_named, player_names
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET, Termination
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.seeded_deals import play_on, seeded_deal
from tests.helpers.deals.solver_positions import random_deal, rules_number
from tests.helpers.naive.thinking import rules_of_thumb
from tests.helpers.rows import each_row

PLAIN = ("simple", "random")


@each_row("rules", rule_set_names(close=True))
@each_row("name", PLAIN)
def test_plays_whole_deals_and_never_claims_falsely(name: str, rules: str) -> None:
    players = (player_named(name, rule_set()), player_named(name, rule_set()))
    for number in range(20):
        end = play_on(seeded_deal(rule_set(rules), number), players, Budget(seed=number))
        assert end.outcome is not None
        assert end.outcome.termination is not Termination.FALSE_CLAIM


@each_row("rules", rule_set_names(close=True))
@each_row("name", PLAIN)
def test_goes_out_at_the_first_chance(name: str, rules: str) -> None:
    player = player_named(name, rule_set())
    state = seeded_deal(rule_set(rules), 7)
    while not state.is_over:
        seat = state.to_act
        move = player.choose(state.view(seat), Budget(), lambda: False).move
        if GO_OUT in state.legal_moves():
            assert (move == GO_OUT) == (state.total(seat) >= TARGET)
        state, _ = state.apply(move)


@each_row("name", player_names(rule_set()))
def test_nobody_answers_out_of_turn(name: str) -> None:
    state = seeded_deal(rule_set(), 1)
    with pytest.raises(NothingToDecideError):
        player_named(name, rule_set()).choose(
            state.view(opposite(state.to_act)), Budget(), lambda: False
        )


def test_the_random_player_follows_its_seed() -> None:
    view = seeded_deal(rule_set(), 1).view(seeded_deal(rule_set(), 1).to_act)
    moves = [
        player_named("random", rule_set()).choose(view, Budget(seed=seed), lambda: False).move
        for seed in range(30)
    ]
    again = [
        player_named("random", rule_set()).choose(view, Budget(seed=seed), lambda: False).move
        for seed in range(30)
    ]
    assert moves == again
    assert len(set(moves)) > 3


@pytest.mark.slow(sample=30)
@pytest.mark.parametrize("number", range(300))
def test_the_simple_player_goes_by_the_rules_of_thumb(number: int) -> None:
    for state in random_deal(rules_number(number), number):
        view = state.view(state.to_act)
        if view.legal_moves:
            move = player_named("simple", rule_set()).choose(view, Budget(), lambda: False).move
            assert move == rules_of_thumb.choose(view), state
