"""Reasons as they are shown in self-played deals, each checked by a naive second computation.

    python -m tests.helpers.coach.shown_reasons --deals 200 --rules german-66 --whims 20

Weaker players play, so that there is something to explain, in some deals at a score at which
the game may end. With whims, some moves in a hundred are drawn from all legal ones: a computer
never forgets to go out, and never claims in vain. Printed are, for every reason, how often it was
shown, how often checked, and how often it was false; and of the clear mistakes the shares that get
a real reason, and one of the bare counts (0, 1, 39 and 44). With ``--bare`` those are printed with
the position in which nothing better was found.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from unittest.mock import patch

from sixtysix_gui.ai.matches.playing import fixture_of
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.coach import judging
from sixtysix_gui.coach.findings import Findings, Limits
from sixtysix_gui.coach.judgement_cache import move_text
from sixtysix_gui.coach.judgements import BARE, Reason
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.naive.reasons.checks import trouble_with

EVERY = 20
"""Deals after which it is printed what was counted so far."""
PLAYERS = ("club", "casual", "novice", "simple")


@dataclass(frozen=True)
class Shown:
    """A reason that was found for a move, and what it was found from."""

    findings: Findings
    reason: Reason


def decisions(rules: str, seed: int, number: int, whims: int = 0) -> Iterator[tuple[View, Move]]:
    """The choices of a deal between two players, who change from deal to deal."""
    chosen = rule_set(rules)
    fixture = fixture_of(chosen, number, seed)
    state = Deal.start(chosen, fixture.pack, fixture.dealer)
    players = [player_named(PLAYERS[(number + place) % len(PLAYERS)], chosen) for place in (0, 1)]
    budget = Budget(seed=seed * 1_000_003 + number)
    source = random.Random(budget.seed)
    score = near_the_end(chosen, source) if source.randrange(3) == 0 else (0, 0)
    while state.outcome is None:
        view = state.view(state.to_act, score)
        move = players[state.to_act].choose(view, budget, never).move
        if source.randrange(100) < whims:
            move = source.choice(view.legal_moves)
        if judging.is_choice(view, move):
            yield view, move
        state, _ = state.apply(move)


def near_the_end(rules: Rules, source: random.Random) -> tuple[int, int]:
    """A score at which either may win the game with this deal."""
    most = rules.game_target - 1
    return source.randint(most - 2, most), source.randint(most - 2, most)


def shown_in(rules: str, seed: int, number: int, limits: Limits, whims: int = 0) -> Iterator[Shown]:
    """The reasons of a deal's moves that were clearly worse than the best."""
    found: list[Shown] = []
    explain = judging.explain

    def noted(findings: Findings) -> Reason:
        reason = explain(findings)
        found.append(Shown(findings, reason))
        return reason

    with patch.object(judging, "explain", noted):
        for view, move in decisions(rules, seed, number, whims):
            judging.judge(view, move, never, limits=limits)
            yield from (shown for shown in found if shown.findings.verdict.strokes)
            found.clear()


def never() -> bool:
    """No one wants it to stop."""
    return False


class Tally:
    """How often each reason was shown, and what was false."""

    def __init__(self) -> None:
        self.shown = Counter[int]()
        self.clear = Counter[int]()
        self.false: list[str] = []

    def add(self, shown: Shown, *, tell_bare: bool = False) -> None:
        """Count a reason and check it; on demand tell where it only counts cases."""
        if tell_bare and shown.reason.number in BARE:
            sys.stdout.write(f"{position(shown)}\n")
        self.shown[shown.reason.number] += 1
        self.clear[shown.reason.number] += shown.findings.verdict.strokes > 1
        trouble = trouble_with(shown.reason, shown.findings)
        if trouble:
            self.false.append(f"{shown.reason}: {trouble}")

    def lines(self) -> Iterator[str]:
        """What was counted, one line a reason."""
        for reason, count in sorted(self.shown.items()):
            yield f"{reason:3} shown {count:5}, of mistakes and blunders {self.clear[reason]:5}"
        yield f"{sum(self.shown.values())} checked, {len(self.false)} false"
        for name, counted in (("mistakes and blunders", self.clear), ("all that cost", self.shown)):
            total = max(sum(counted.values()), 1)
            bare = sum(counted[each] for each in BARE) / total
            yield f"of {total} {name}: a real reason {1 - bare:.0%}, bare counts {bare:.0%}"
        yield from self.false


def position(shown: Shown) -> str:
    """A decision in one line, for whoever looks for its reason."""
    f, view = shown.findings, shown.findings.view
    lead = "lead" if view.led is None else f"on {view.led.code}"
    hand = " ".join(card.code for card in view.hand)
    points = f"{view.total(view.seat)}:{view.total(opposite(view.seat))}"
    talon = f"{view.status.name} {view.talon_size} {view.turn_up and view.turn_up.code}"
    moves = f"played {move_text(f.played)}, better {move_text(f.best)}, {f.loss:.2f}"
    trump = f"trump {view.trump_suit.letter} ({talon})"
    return f"{shown.reason.number}: {lead}, {hand}, {points}, {trump}, {moves}"


def main() -> int:
    """Run the program; 1 if a sentence was false."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument(
        "--rules", nargs="+", choices=rule_set_names(close=True), default=["german-66"]
    )
    parser.add_argument("--whims", type=int, default=0)
    parser.add_argument("--bare", action="store_true")
    options = parser.parse_args()
    limits = Limits(worlds=options.worlds, descents=1_000)
    tally = Tally()
    for number in range(options.first, options.first + options.deals):
        rules = options.rules[number % len(options.rules)]
        for each in shown_in(rules, options.seed, number, limits, options.whims):
            tally.add(each, tell_bare=options.bare)
        last = number == options.first + options.deals - 1
        if last or not number % EVERY:
            sys.stdout.write(f"up to deal {number}\n")
            sys.stdout.writelines(f"{line}\n" for line in tally.lines())
            sys.stdout.flush()
    return int(bool(tally.false))


if __name__ == "__main__":
    sys.exit(main())
