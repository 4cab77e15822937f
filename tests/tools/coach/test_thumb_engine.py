"""The referee's own engine and solver, beside the rules and the program's solver."""

import random
from collections.abc import Iterator

import pytest

from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.rows import each_row
from tools.coach.referees.choosing import RULES
from tools.coach.referees.thumb.deal import Deal as ThumbDeal
from tools.coach.referees.thumb.endings import EndingTable
from tools.coach.referees.thumb.terms import (
    UnsupportedRulesError,
    mask_of,
    move_of,
    number_of,
    place_of,
    terms_for,
)

PUBLIC = (
    *("talon", "phase", "status", "to_act", "led", "captured", "melded", "tricks", "suit"),
    *("bound", "closer", "close_points", "close_tricks", "played", "hands", "denied"),
)


@each_row("rules", [*RULES, "schnapsen-sharp"])
def test_every_move_is_as_in_the_rules(rules: str) -> None:
    """Claims are random, too: a false one must cost the same."""
    for number in range(40):
        chance = random.Random(number)
        state = seeded_deal(rule_set(rules), number)
        deal = same(state)
        while state.outcome is None:
            legal = [number_of(move) for move in state.legal_moves()]
            false = state.total(state.to_act) < 66 and GO_OUT in state.legal_moves()
            sensible = [move for move in legal if not false or move != number_of(GO_OUT)]
            assert sorted(deal.moves()) == sorted(sensible)
            move = chance.choice(legal if chance.random() < 0.2 else sensible)
            state, _ = state.apply(move_of(move))
            deal.make(move)
            if state.outcome is None:
                fresh = same(state)
                assert [getattr(deal, name) for name in PUBLIC] == [
                    getattr(fresh, name) for name in PUBLIC
                ]
                known = [shown & hand for shown, hand in zip(deal.shown, deal.hands, strict=True)]
                assert known == [mask_of(cards) for cards in state.view(state.to_act).known]
                denied = zip(deal.denied, deal.hands, strict=True)
                assert not any(cards & hand for cards, hand in denied)
        assert deal.value == points_for(state.outcome, Seat.A)


@each_row("rules", RULES)
def test_endings_are_worth_what_the_other_solver_finds(rules: str) -> None:
    found = 0
    table = EndingTable()
    for state in endings(rules, 40):
        solver = ExactSolver(state.rules, state.trump_suit, lambda: False)
        assert table.worth(same(state), state.to_act) == solver.value(state, state.to_act)
        found += 1
    assert found > 200


def test_rules_that_differ_too_much_are_refused() -> None:
    with pytest.raises(UnsupportedRulesError, match=r"cannot play house-66: strict\.head differs"):
        terms_for(rule_set("house-66"))
    with pytest.raises(UnsupportedRulesError, match=r"close\.defender_points"):
        terms_for(rule_set("schnapsen-bar"))


def endings(rules: str, deals: int) -> Iterator[Deal]:
    """Random positions in which no one draws any more."""
    for number in range(deals):
        chance = random.Random(number)
        state = seeded_deal(rule_set(rules), number)
        while not state.is_over:
            if state.status is not TalonStatus.OPEN:
                yield state
            claims = state.total(state.to_act) >= 66
            moves = [move for move in state.legal_moves() if claims or move != GO_OUT]
            state, _ = state.apply(chance.choice(moves))


def same(state: Deal) -> ThumbDeal:
    """The whole deal in the referee's own numbers."""
    hidden = mask_of(state.hands[opposite(state.to_act)])
    return ThumbDeal(state.view(state.to_act), hidden, [place_of(card) for card in state.undealt])
