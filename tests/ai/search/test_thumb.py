"""The rules of thumb on positions are those on views: the same constants and the same moves."""

import runpy
from collections import Counter
from pathlib import Path

import pytest

from sixtysix_gui.ai import rule_of_thumb
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.plain_players import SimplePlayer
from sixtysix_gui.ai.search import thumb
from sixtysix_gui.ai.search.thumb import Thumb
from sixtysix_gui.ai.solver.exact import terms_of
from sixtysix_gui.ai.solver.masks import mask_of
from sixtysix_gui.ai.solver.position import Position
from sixtysix_gui.ai.solver.state_numbers import move_of, numbers_of
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Meld, Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.phases import Phase
from sixtysix_gui.rules.two_handed.view import PlayerView
from tests.helpers.deals.solver_positions import random_deal, rules_number
from tests.helpers.players.player_moments import never

SIMPLE = SimplePlayer()


def constants(path: str) -> dict[str, int]:
    """The numbers that a source file gives a name in capitals."""
    names = runpy.run_path(path)
    return {
        name.lstrip("_"): value
        for name, value in names.items()
        if isinstance(value, int) and name.isupper()
    }


def test_constants_are_equal() -> None:
    source = Path(thumb.__file__)
    ours = constants(str(source.with_name("thumb.py")))
    theirs = constants(rule_of_thumb.__file__)
    assert set(ours) == {"FAT", "TRUMP_COST", "MARRIAGE_COST", "HOPE_COST", "SURE_TRICK_ADDS"}
    assert {name: theirs[name] for name in ours} == ours


@pytest.fixture(autouse=True)
def _turn_up_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions count the turn-up among the cards not seen, even once it is turned down."""

    def not_mine(view: PlayerView) -> int:
        met = (*view.unseen, *view.known[view.seat.other])
        return mask_of(met if view.turn_up is None else (*met, view.turn_up))

    monkeypatch.setattr("sixtysix_gui.ai.players.plain_players._not_mine", not_mine)


def chosen_by_thumb(state: DealState) -> Move:
    terms = terms_of(state.rules, state.trump)
    position = Position(terms)
    position.load(numbers_of(state), fixed_draws=False)
    return move_of(Thumb(terms).choose(position))


def is_elsewhere(state: DealState, simple: Move) -> bool:
    """Whether both may differ: the simple player never claims late or exchanges before a draw.

    A position has no moment after the last card and needs no pass; and it plays out an act that
    binds to the close as the rules demand, by whichever of the acts comes first.
    """
    if state.phase is Phase.FINAL:
        return True
    return state.phase is Phase.PRE_DRAW and (state.bound or simple == EXCHANGE_TRUMP)


def alike(first: Move, second: Move, trump: Suit) -> bool:
    """Whether moves are the same, or marriages worth the same."""
    if isinstance(first, Meld) and isinstance(second, Meld):
        return (first.suit is trump) == (second.suit is trump)
    return first == second


@pytest.mark.both_modes
@pytest.mark.slow(sample=60)
@pytest.mark.parametrize("number", range(600))
def test_chooses_as_the_simple_player_does(number: int) -> None:
    for state in random_deal(rules_number(number), number):
        simple = SIMPLE.choose(state.view(state.to_act), Budget(), never).move
        if not is_elsewhere(state, simple):
            assert alike(chosen_by_thumb(state), simple, state.trump), state


def test_every_kind_of_choice_is_compared() -> None:
    met = Counter[str]()
    for number in range(400):
        for state in random_deal(rules_number(number), number):
            simple = SIMPLE.choose(state.view(state.to_act), Budget(), never).move
            if not is_elsewhere(state, simple):
                met[f"{type(simple).__name__} {state.phase.value} {state.status.value}"] += 1
    assert len(met) >= 15, met
    assert min(met.values()) >= 2, met
    assert met.total() > 4000
