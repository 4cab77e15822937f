"""Moments in which a player has to decide, and the same ones with the hidden cards elsewhere."""

import random
from collections.abc import Callable, Iterator

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.solver_positions import random_deal


def never() -> bool:
    """No one wants the player to stop."""
    return False


def stop_after(calls: int) -> Callable[[], bool]:
    """A wish to stop that is uttered from a certain question on."""
    asked = iter(range(calls))
    return lambda: next(asked, None) is None


def moments(rules: Rules, number: int, *, every: int = 1) -> Iterator[Deal]:
    """Every so-manieth state of a deal played at random in which there is a choice."""
    choices = (state for state in random_deal(rules, number) if len(state.legal_moves()) > 1)
    for place, state in enumerate(choices):
        if place % every == number % every:
            yield state


def view_at_some_score(state: Deal, number: int) -> View:
    """The view of the seat to act, at a score of the game that follows from a number."""
    source = random.Random(number)
    most = state.rules.game_target - 1
    return state.view(state.to_act, (source.randint(0, most), source.randint(0, most)))


def dealt_otherwise(view: View, number: int) -> View:
    """The view of the same seat in a deal whose hidden cards lie elsewhere."""
    unseen = list(view.unseen)
    random.Random(number).shuffle(unseen)
    return Deal.imagined(view, unseen).view(view.seat, view.score, view.carry)
