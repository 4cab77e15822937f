"""What the master believes of hidden cards, against where they lay: the log loss by trick.

    python -m benchmarks.hidden_cards --deals 400 --rules german-66

Deals are played by the computer with itself. At every decision at which the other's choices are
weighed, the loss is -ln of the share that the hand he really held has among all that he could hold.
"uniform" is the loss of who takes every hand for as likely, "ms" the time of weighing. The players
that play the deals weigh nothing themselves, so that the deals stay the same when the weighing
changes. Times of one machine; compare ratios.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from time import perf_counter

from sixtysix_gui.ai.matches.playing import fixture_of
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import mask_of
from sixtysix_gui.ai.two.thinking.opponent_beliefs import (
    count_cards,
    is_worth_weighing,
    weighed_beliefs,
)
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names

PLAYER = "master:iterations=300:reweighting=off"
_OPEN_MOMENTS = {
    Phase.LEAD: "lead",
    Phase.FOLLOW: "reply",
    Phase.PRE_DRAW: "before the draw",
    Phase.REPLY: "reply to a close",
}


@dataclass(frozen=True)
class Look:
    """What was believed at one decision, and how that was found."""

    group: tuple[str, int]
    loss: float
    uniform: float
    seconds: float


def played(rules: str, seed: int, number: int) -> Iterator[Deal]:
    """Play the deal of a number; give every moment in which there is a choice."""
    chosen = rule_set(rules)
    fixture = fixture_of(chosen, number, seed)
    state = Deal.start(chosen, fixture.pack, fixture.dealer)
    player = player_named(PLAYER, chosen)
    budget = Budget(seed=seed * 1_000_003 + number)
    while state.outcome is None:
        if len(state.legal_moves()) > 1:
            yield state
        state, _ = state.apply(player.choose(state.view(state.to_act), budget, _never).move)


def look(state: Deal) -> Look | None:
    """Weigh the other's hands; None where there is nothing to weigh."""
    view = state.view(state.to_act)
    cards = count_cards(view)
    if cards.missing in (0, len(cards.possible)) or not is_worth_weighing(view):
        return None
    truth = mask_of(state.hands[opposite(state.to_act)])
    start = perf_counter()
    beliefs = weighed_beliefs(view, cards, terms_of(view.rules, view.trump))
    seconds = perf_counter() - start
    share = dict(beliefs.listed())[truth] / beliefs.total()
    return Look(
        group=(_moment(view), view.trick_number),
        loss=-math.log(share),
        uniform=math.log(math.comb(len(cards.possible), cards.missing)),
        seconds=seconds,
    )


def _moment(view: View) -> str:
    if view.status is not TalonStatus.OPEN:
        return "closed"
    return f"open, {_OPEN_MOMENTS[view.phase]}"


def table(looks: Sequence[Look]) -> Iterator[str]:
    """Yield the lines of a table, one a moment and trick; half the 95 % interval after ±."""
    groups: dict[tuple[str, int], list[Look]] = defaultdict(list)
    for each in looks:
        groups[each.group].append(each)
    yield "| moment | trick | decisions | uniform | weighed | gain | ms |"
    yield "|---|---|---|---|---|---|---|"
    for (moment, trick), found in sorted(groups.items()):
        gains = [each.uniform - each.loss for each in found]
        error = 1.96 * stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else math.inf
        yield (
            f"| {moment} | {trick} | {len(found)} | {fmean(each.uniform for each in found):.2f} "
            f"| {fmean(each.loss for each in found):.2f} | {fmean(gains):+.2f} ± {error:.2f} "
            f"| {1000 * fmean(each.seconds for each in found):.2f} |"
        )


def _never() -> bool:
    return False


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; give its exit status."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--rules", choices=rule_set_names(close=True), default="german-66")
    options = parser.parse_args(arguments)
    looks = [
        found
        for number in range(1, options.deals + 1)
        for state in played(options.rules, options.seed, number)
        if (found := look(state))
    ]
    sys.stdout.writelines(f"{line}\n" for line in table(looks))
    return 0


if __name__ == "__main__":
    sys.exit(main())
