"""Positions and records for the tests of the coach."""

from collections.abc import Iterator

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.seats import BOTH
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.seeded_deals import play_on, seeded_deal, seeded_pack
from tests.helpers.players.player_moments import moments, view_at_some_score

QUICK = Limits(worlds=50, descents=150, appeal_worlds=20)
"""Work that a test can do often."""


def decisions(count: int, first: int = 0) -> Iterator[tuple[View, Move]]:
    """So many decisions of random deals over all rule sets, and some move that was made there."""
    names = rule_set_names(close=True)
    found = 0
    number = first
    while found < count:
        states = [
            state
            for state in moments(rule_set(names[number % len(names)]), number)
            if sum(move != GO_OUT for move in state.legal_moves()) > 1
        ]
        state = states[5 * number % len(states)]
        view = view_at_some_score(state, number)
        moves = [move for move in view.legal_moves if move != GO_OUT]
        yield view, moves[number % len(moves)]
        found += 1
        number += 1


def played_record(name: str, number: int, player: str = "simple") -> DealRecord:
    """A whole deal that a player has played against himself."""
    rules = rule_set(name)
    start = seeded_deal(rules, number)
    moves: list[Move] = []
    states: list[Deal] = []
    both = player_named(player, rule_set())
    play_on(start, [both, both], Budget(seed=number), states.append)
    for state in states:
        moves.append(both.choose(state.view(state.to_act), Budget(seed=number), bool).move)
    return DealRecord(rules, seeded_pack(rules, number), BOTH[number % 2], tuple(moves))
