"""Measures what the coach promises (docs/coach.md 6), and prints it.

    python -m tools.coach.figures own --player master --deals 200
    python -m tools.coach.figures confirm --player club --deals 100 --referee expert master
    python -m tools.coach.figures closes --player club --deals 30 --closers steady expert
    python -m tools.coach.figures levels --deals 90 --rules german-66 schnapsen santase-engine
    python -m tools.coach.figures matches --deals 90 --levels novice casual --rules schnapsen
    python -m tools.coach.figures given --levels expert --deals 40 --rules german-66 schnapsen
    python -m tools.coach.figures luck --player expert --deals 2000 --worlds 50 --descents 600

``own`` says how often a player's own moves are called a mistake or worse, and names each;
``confirm`` has referees look at every mistake and blunder, who play on by themselves (referees);
``closes`` says how often closes win, and by the referees how many are bad; ``levels`` gives the
mean loss of each level, never clipped, and what that foretells of matches; ``matches`` does so by
what every two levels lose to each other, in deals played twice with seats changed; ``given`` is
what each level gives away by the account of its deals, which counts clear losses alone; ``luck`` is
the mean luck, and its mean step in each phase. Every figure stands beside half its 95 % interval,
deals being the unit; beside a referee's lead stand two standard errors. All named rule sets take
turns, or those of ``--rules``.
The same options give the same figures on any machine, but for the time.
"""

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.coach.accounts import PhaseOfDeal, account_of, phase_of
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.rules.seats import BOTH
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tools.coach.biases import mean_and_half
from tools.coach.closes import closes
from tools.coach.confirming import confirm
from tools.coach.deals import ReviewedDeal, reviewed_matches
from tools.coach.levels import comparison, comparisons, foretold, lost_to_each_other
from tools.coach.referees.choosing import REFEREES, RULES
from tools.coach.referees.thumb.terms import UnsupportedRulesError, terms_for
from tools.coach.reviews import BAD, deals_of, judged, limits_of, told


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints one figure."""
    parser = _parser()
    options = parser.parse_args(arguments)
    refereed = options.figure in REFEREED
    if options.rules is None:
        options.rules = RULES if refereed else rule_set_names(close=True)
    try:
        for name in options.rules if refereed else ():
            terms_for(rule_set(name))
    except UnsupportedRulesError as error:
        parser.error(str(error))
    start = time.process_time()
    FIGURES[options.figure](options)
    print(f"{time.process_time() - start:.0f} s of one core")
    return 0


def own(options: argparse.Namespace) -> None:
    """Prints how often a player's own moves are found clearly bad, and each of them."""
    verdicts: Counter[Verdict] = Counter()
    exact_bad = 0
    for deal in deals_of(options):
        for moment, judgement in judged(deal):
            verdicts[judgement.verdict] += 1
            if judgement.verdict in BAD:
                exact_bad += judgement.exact
                print(told(deal, moment, judgement))
    real = sum(count for verdict, count in verdicts.items() if verdict is not Verdict.NONE)
    bad = sum(verdicts[verdict] for verdict in BAD)
    counts = ", ".join(f"{verdict.value} {verdicts[verdict]}" for verdict in Verdict)
    print(f"{options.player}: {counts}")
    print(f"mistake or worse: {bad} of {real} real decisions, {100 * bad / max(real, 1):.2f} %")
    print(f"of these with all cards known: {exact_bad}")


def levels(options: argparse.Namespace) -> None:
    """Prints what each level loses a deal and a decision, by the mean of all losses."""
    lost: dict[str, list[float]] = {}
    for name in reversed(tuple(LEVELS)):
        per_deal = lost[name] = []
        decisions = 0
        for deal in deals_of(options, name):
            losses = [judgement.loss for _, judgement in judged(deal)]
            decisions += len(losses)
            per_deal.append(sum(losses) / len(BOTH))
        mean, half = mean_and_half(per_deal)
        print(
            f"{name}: {mean:.3f} ± {half:.3f} game points a deal and seat, "
            f"{mean * len(per_deal) * len(BOTH) / max(decisions, 1):.4f} a decision",
            flush=True,
        )
    for line in comparisons(lost, options.rules):
        print(line)


def matches(options: argparse.Namespace) -> None:
    """Prints what every two levels lose to each other, and what that foretells of their match."""
    chosen = [name for name in reversed(tuple(LEVELS)) if name in options.levels]
    for weaker, stronger in combinations(chosen, 2):
        pairs = reviewed_matches(
            (stronger, weaker), options.deals, options.seed, limits_of(options), options.rules
        )
        less, more = lost_to_each_other(pairs)
        print(comparison(stronger, weaker, foretold(less, more), options.rules))
        for name, lost in ((stronger, less), (weaker, more)):
            mean, half = mean_and_half(lost)
            print(f"  {name}: {mean:.3f} ± {half:.3f} game points a deal", flush=True)


def given(options: argparse.Namespace) -> None:
    """Prints what each level gives away a deal and seat: the sum of its clear losses, each once."""
    for name in options.levels:
        per_deal = [
            sum(account_of(deal.judged(seat), deal.results[seat]).given for seat in BOTH)
            / len(BOTH)
            for deal in deals_of(options, name)
        ]
        mean, half = mean_and_half(per_deal)
        print(
            f"{name}: {mean:.3f} ± {half:.3f} game points given away a deal and seat, "
            f"{len(per_deal)} deals",
            flush=True,
        )


def luck(options: argparse.Namespace) -> None:
    """Prints the mean luck of a seat, and the mean step of luck from each phase."""
    totals: list[float] = []
    steps: dict[PhaseOfDeal, list[float]] = defaultdict(list)
    for deal in deals_of(options):
        accounts = [account_of(deal.judged(seat), deal.results[seat]) for seat in BOTH]
        totals.append(sum(account.luck for account in accounts) / len(BOTH))
        phases = [luck_by_phase(deal, seat) for seat in BOTH]
        for phase in PhaseOfDeal:
            found = [each[phase] for each in phases if phase in each]
            if found:
                steps[phase].append(sum(found) / len(found))
    mean, half = mean_and_half(totals)
    print(f"luck a seat: {mean:+.3f} ± {half:.3f} over {len(totals)} deals")
    for phase, each in steps.items():
        mean, half = mean_and_half(each)
        print(f"luck from {phase.value}: {mean:+.3f} ± {half:.3f} over {len(each)} deals")


def luck_by_phase(deal: ReviewedDeal, seat: int) -> Mapping[PhaseOfDeal, float]:
    """Return the luck of a seat, each step counted for the phase in which it began."""
    moves = deal.judged(BOTH[seat])
    account = account_of(moves, deal.results[seat])
    own_moves = [move for move in moves if move.is_own and move.judgement.worths]
    ends = [step.luck for step in account.steps[1:]] + [account.last_luck]
    found: dict[PhaseOfDeal, float] = defaultdict(float)
    for move, step in zip(own_moves, ends, strict=False):
        found[phase_of(move.view)] += step
    return found


REFEREED = ("confirm", "closes")
"""The figures for which referees are asked."""
FIGURES: Mapping[str, Callable[[argparse.Namespace], None]] = {
    "own": own,
    "confirm": confirm,
    "closes": closes,
    "levels": levels,
    "matches": matches,
    "given": given,
    "luck": luck,
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.coach.figures")
    parser.add_argument("figure", choices=tuple(FIGURES))
    parser.add_argument("--player", default="master")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--descents", type=int, default=2500)
    parser.add_argument("--rules", nargs="+", choices=rule_set_names(close=True))
    parser.add_argument("--referee", nargs="+", choices=(*REFEREES, "all"), default=["expert"])
    parser.add_argument("--closers", nargs="+", default=["steady", "club", "expert"])
    parser.add_argument("--levels", nargs="+", choices=tuple(LEVELS), default=tuple(LEVELS))
    parser.add_argument("--keep", type=Path, help="a folder for what was found out")
    return parser


if __name__ == "__main__":
    sys.exit(main())
