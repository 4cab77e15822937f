"""Reasons as they are shown in self-played deals, each checked by a naive second computation.

    python -m tests.helpers.coach.shown_reasons --deals 200 --rules german-66

Weaker players play, so that there is something to explain. Printed are, for every reason, how often
it was shown, how often checked, and how often it was false; and of the clear mistakes the share
that gets a reason other than 0.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from unittest.mock import patch

from sixtysix_gui.ai.matches.playing import fixtures_of
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.coach import judging
from sixtysix_gui.coach.limits import Limits
from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.shuffle import pack_order
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.variants import rule_set, rule_set_names
from sixtysix_gui.rules.two_handed.view import PlayerView
from tests.helpers.naive.reasons import trouble_with

PLAYERS = ("club", "casual", "novice", "simple")


@dataclass(frozen=True)
class Shown:
    """A reason that was found for a move, and what it was found from."""

    findings: Findings
    reason: Reason


def decisions(rules: str, seed: int, number: int) -> Iterator[tuple[PlayerView, Move]]:
    """The choices of a deal between two players, who change from deal to deal."""
    (fixture,) = fixtures_of(number, seed, mirrored=False)
    chosen = rule_set(rules)
    state = DealState.start(chosen, pack_order(fixture.code, chosen.deck_pack), fixture.dealer)
    players = [player_named(PLAYERS[(number + place) % len(PLAYERS)]) for place in (0, 1)]
    budget = Budget(seed=seed * 1_000_003 + number)
    while state.outcome is None:
        view = state.view(state.to_act)
        move = players[state.to_act].choose(view, budget, never).move
        if judging.is_choice(view, move):
            yield view, move
        state, _ = state.apply(move)


def shown_in(rules: str, seed: int, number: int, limits: Limits) -> Iterator[Shown]:
    """The reasons of a deal's moves that were clearly worse than the best."""
    found: list[Shown] = []
    explain = judging.explain

    def noted(findings: Findings) -> Reason:
        reason = explain(findings)
        found.append(Shown(findings, reason))
        return reason

    with patch.object(judging, "explain", noted):
        for view, move in decisions(rules, seed, number):
            judging.judge(view, move, never, limits=limits)
            yield from (shown for shown in found if shown.findings.verdict.strokes)
            found.clear()


def never() -> bool:
    """Nobody wants it to stop."""
    return False


def main() -> int:
    """Run the program; 1 if a sentence was false."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--rules", choices=rule_set_names(), default="german-66")
    options = parser.parse_args()
    limits = Limits(worlds=options.worlds, descents=1_000)
    shown, clear, false = Counter[int](), Counter[int](), 0
    for number in range(options.first, options.first + options.deals):
        for each in shown_in(options.rules, options.seed, number, limits):
            shown[each.reason.number] += 1
            clear[each.reason.number] += each.findings.verdict.strokes > 1
            trouble = trouble_with(each.reason, each.findings)
            if trouble:
                false += 1
                sys.stdout.write(f"deal {number}: {each.reason}: {trouble}\n")
    for reason, count in sorted(shown.items()):
        sys.stdout.write(
            f"{reason:3} shown {count:5}, of mistakes and blunders {clear[reason]:5}\n"
        )
    told = 1 - clear[0] / max(sum(clear.values()), 1)
    sys.stdout.write(f"{sum(shown.values())} checked, {false} false; of {sum(clear.values())} ")
    sys.stdout.write(f"mistakes and blunders {told:.0%} have a reason other than 0\n")
    return int(false > 0)


if __name__ == "__main__":
    sys.exit(main())
