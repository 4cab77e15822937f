"""Measures how far the coach's values are off and writes biases.toml again.

    python -m tools.coach.biases --player expert --deals 2000 --seed 66 --worlds 50

plays deals of a player against himself over all named rule sets, judges every decision of both
seats and writes for each place in a deal the mean of what the deal brought from there on, beside
what was to be expected. What either gave away clearly from there on is added back, as the account
does (docs/coach.md 3). The same options give the same file on any machine.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import inf, sqrt
from pathlib import Path

from sixtysix_gui.coach.accounts import (
    DATA_FILE,
    JudgedDecision,
    Occasion,
    PhaseOfDeal,
    PlaceInDeal,
    Role,
    places_of,
)
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.rules.seats import BOTH
from tools.coach.deals import ReviewedDeal, reviewed_deals

FILE = Path(__file__).parents[2] / "sixtysix_gui" / "coach" / DATA_FILE
_HEADING = """\
# What to add to a measured value, in game points, by phase, role and occasion: the mean of result -
# value, half its 95 % interval, and over how many decisions. Never written by hand, but by
#     python -m tools.coach.biases --player {player} --deals {deals} --seed {seed} \\
#         --worlds {worlds} --descents {descents}
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, measures and writes the file."""
    options = _parser().parse_args(arguments)
    limits = Limits(worlds=options.worlds, descents=options.descents)
    deals = reviewed_deals(options.player, options.deals, options.seed, limits, options.keep)
    text = table_text(misses_of(_told(deals, options.deals)))
    FILE.write_text(_HEADING.format(**vars(options)) + text, encoding="utf-8")
    return 0


def misses_of(deals: Iterable[ReviewedDeal]) -> dict[PlaceInDeal, list[float]]:
    """Gives, for each place, result - value of every own decision that was measured."""
    found: dict[PlaceInDeal, list[float]] = defaultdict(list)
    for deal in deals:
        for seat in BOTH:
            for place, miss in misses_in(deal.judged(seat), deal.results[seat]):
                found[place].append(miss)
    return found


def misses_in(moves: Sequence[JudgedDecision], result: int) -> list[tuple[PlaceInDeal, float]]:
    """Return the misses of one seat in one deal."""
    own_moves = [
        number for number, move in enumerate(moves) if move.is_own and move.judgement.worths
    ]
    places = places_of(moves[number].view for number in own_moves)
    found: list[tuple[PlaceInDeal, float]] = []
    for number, place in zip(own_moves, places, strict=True):
        later = moves[number:]
        own = sum(each.judgement.clear_loss for each in later if each.is_own)
        other = sum(each.judgement.clear_loss for each in later if not each.is_own)
        found.append((place, result + own - other - later[0].judgement.value))
    return found


def table_text(misses: Mapping[PlaceInDeal, Sequence[float]]) -> str:
    """Writes the table as TOML."""
    lines: list[str] = []
    for phase, role, occasion in product(PhaseOfDeal, Role, Occasion):
        numbers = misses.get(PlaceInDeal(phase, role, occasion), ())
        if len(numbers) > 1:
            mean, half = mean_and_half(numbers)
            lines.append(f"\n[{phase.value}.{role.value}.{occasion.value}]")
            lines.append(f"mean = {mean:.3f}\nhalf = {half:.3f}\ndecisions = {len(numbers)}")
    return "\n".join(lines) + "\n"


def mean_and_half(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half its 95 % interval, which a single number leaves open."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count == 1:
        return mean, inf
    squares = sum((number - mean) ** 2 for number in numbers)
    return mean, 1.96 * sqrt(squares / (count - 1) / count)


def _told(deals: Iterable[ReviewedDeal], total: int) -> Iterable[ReviewedDeal]:
    for number, deal in enumerate(deals, start=1):
        if sys.stderr.isatty() or number % 100 == 0:
            print(f"deal {number} of {total}", file=sys.stderr)
        yield deal


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.coach.biases")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--worlds", type=int, default=50)
    parser.add_argument("--descents", type=int, default=600)
    parser.add_argument("--keep", type=Path, help="a folder for what was found out")
    return parser


if __name__ == "__main__":
    sys.exit(main())
