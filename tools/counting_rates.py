"""How often counting questions come: deals are played by computer players, one of whom is asked.

python -m tools.counting_rates --deals 200
"""

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.settings_values import Counting
from sixtysix_gui.training.counting import About, CountingMoment, Round, plan_for, round_for

RULES = ("german-66", "schnapsen", "santase")
OFTEN: tuple[Counting, ...] = ("now_and_then", "every_deal")


@dataclass
class Rates:
    """What was asked in some deals."""

    deals: int = 0
    asked_in: int = 0
    rounds: int = 0
    moments: Counter[CountingMoment] = field(default_factory=Counter[CountingMoment])
    questions: Counter[About] = field(default_factory=Counter[About])

    def add(self, rounds: Sequence[Round]) -> None:
        """Count one deal more."""
        self.deals += 1
        self.asked_in += bool(rounds)
        self.rounds += len(rounds)
        self.moments.update(each.moment for each in rounds)
        self.questions.update(one.about for each in rounds for one in each.questions)


def views_of(rules: Rules, number: int, player: str, seed: int) -> list[View]:
    """Play a deal and return what the first seat knew at each of its turns."""
    pack = list(rules.pack)
    random.Random(f"{seed} {number}").shuffle(pack)
    state = Deal.start(rules, pack, BOTH[number % 2])
    both, views = {seat: player_named(player, rules) for seat in BOTH}, list[View]()
    while not state.is_over:
        view = state.view(state.to_act)
        if view.seat is Seat.A:
            views.append(view)
        decision = both[state.to_act].choose(view, Budget(), lambda: False)
        state, _ = state.apply(decision.move)
    return views


def rounds_in(views: Sequence[View], deal: str, often: Counting) -> list[Round]:
    """Return what is asked in a deal, in a game that counts."""
    plan, found = plan_for(deal, often), list[Round]()
    for view in views if plan is not None else ():
        one = round_for(view, plan, found) if plan is not None else None
        if one is not None:
            found.append(one)
    return found


def measured(rules: Rules, deals: int, player: str, seed: int) -> dict[Counting, Rates]:
    """Play deals and return how often there were questions, by the setting."""
    rates: dict[Counting, Rates] = {often: Rates() for often in OFTEN}
    for number in range(deals):
        views = views_of(rules, number, player, seed)
        for often, each in rates.items():
            each.add(rounds_in(views, f"{rules.name} {seed} {number}", often))
    return rates


def _row(rules: str, often: Counting, rates: Rates) -> str:
    questions = sum(rates.questions.values())
    kinds = ", ".join(f"{about.value} {rates.questions[about]}" for about in About)
    moments = ", ".join(f"{one.name.lower()} {rates.moments[one]}" for one in CountingMoment)
    figures = (
        f"{100 * rates.asked_in / rates.deals:.0f} %",
        f"{rates.rounds / rates.deals:.2f}",
        f"{questions / rates.deals:.2f}",
    )
    return f"| {rules} | {often} | {' | '.join(figures)} | {kinds} | {moments} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table: deals with questions, rounds and questions a deal, kinds, and moments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--player", default="casual")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    deals, player, seed = (
        cast("int", given.deals),
        cast("str", given.player),
        cast("int", given.seed),
    )
    print("| rules | setting | deals | rounds a deal | questions a deal | kinds | moments |")
    print("|---|---|---|---|---|---|---|")
    for name in RULES:
        for often, rates in measured(rule_set(name), deals, player, seed).items():
            print(_row(name, often, rates))


if __name__ == "__main__":
    main()
