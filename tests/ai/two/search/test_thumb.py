"""The rules of thumb on positions: the same constants and moves as written once more on views."""

import runpy
from collections import Counter
from pathlib import Path

import pytest

from sixtysix_gui.ai.two.search import thumb
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import move_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Meld, Move
from tests.helpers.deals.solver_positions import random_deal, rules_number
from tests.helpers.naive.thinking import rules_of_thumb


def test_constants_are_those_of_the_naive_rules() -> None:
    source = Path(thumb.__file__).with_name("thumb.py")  # compiled, they are numbers of C
    ours = {name: value for name, value in runpy.run_path(str(source)).items() if name.isupper()}
    costs = {f"{name.upper()}_COST": cost for name, cost in rules_of_thumb.COSTS.items()}
    others = {"FAT": rules_of_thumb.FAT, "SURE_TRICK_ADDS": rules_of_thumb.SURE_TRICK_ADDS}
    assert ours == {**costs, **others}


def with_turn_up(view: View) -> tuple[Card, ...]:
    """Positions count the turn-up among the cards not met, even once it is turned down."""
    met = tuple(rules_of_thumb.not_met(view))
    return met if view.turn_up is None else (*met, view.turn_up)


def naive_move(state: Deal) -> Move:
    return rules_of_thumb.choose(state.view(state.to_act), with_turn_up)


def chosen_by_thumb(state: Deal) -> Move:
    terms = terms_of(state.rules, state.trump)
    position = Position(terms)
    position.load(numbers_of(state), fixed_draws=False)
    return move_of(Thumb(terms).choose(position))


def is_elsewhere(state: Deal, naive: Move) -> bool:
    """Whether both may differ: after the last card, and before a draw.

    A position has no moment after the last card and needs no pass; and it plays out an act that
    binds to the close as the rules demand, by whichever of the acts comes first.
    """
    if state.phase is Phase.FINAL:
        return True
    return state.phase is Phase.PRE_DRAW and (state.bound or naive == EXCHANGE_TRUMP)


def alike(first: Move, second: Move, trump: Suit) -> bool:
    """Whether moves are the same, or marriages worth the same."""
    if isinstance(first, Meld) and isinstance(second, Meld):
        return (first.suit is trump) == (second.suit is trump)
    return first == second


@pytest.mark.both_modes
@pytest.mark.slow(sample=60)
@pytest.mark.parametrize("number", range(600))
def test_chooses_as_the_naive_rules_do(number: int) -> None:
    for state in random_deal(rules_number(number), number):
        naive = naive_move(state)
        if not is_elsewhere(state, naive):
            assert alike(chosen_by_thumb(state), naive, state.trump_suit), state


def test_every_kind_of_choice_is_compared() -> None:
    met = Counter[str]()
    for number in range(400):
        for state in random_deal(rules_number(number), number):
            naive = naive_move(state)
            if not is_elsewhere(state, naive):
                met[f"{type(naive).__name__} {state.phase.value} {state.status.value}"] += 1
    assert len(met) >= 15, met
    assert min(met.values()) >= 2, met
    assert met.total() > 4000
