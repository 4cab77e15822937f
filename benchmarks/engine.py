"""How long a move takes: the engine against the two it replaced. `python -m benchmarks.engine`.

For every rule set the same random deals are played on the oracle (tests/oracles) and on the engine,
in turn, so that other work on the machine slows both. A move is the list of legal moves, one of
them chosen, and the deal after it. Printed are the medians of several runs in microseconds of
processor time, and the ratio: above 1 the engine is slower. With ``--views`` a view of the seat to
act is taken at every move as well, as tables and players do.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import geometric_mean, median
from time import process_time

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.oracles.face import Deal as OldDeal
from tests.oracles.registry import GAMES

AnyDeal = Deal | OldDeal
Start = Callable[[Sequence[Card]], AnyDeal]


@dataclass
class Times:
    """Microseconds a move of one rule set, run by run."""

    oracle: list[float] = field(default_factory=list[float])
    engine: list[float] = field(default_factory=list[float])

    @property
    def ratio(self) -> float:
        """How many times as long the engine takes, by the median run."""
        return median(now / before for before, now in zip(self.oracle, self.engine, strict=True))


def packs_of(name: str, deals: int) -> list[list[Card]]:
    """Return shuffled packs, the same ones every time."""
    source = random.Random(name)
    packs = [list(rule_set(name).pack) for _ in range(deals)]
    for pack in packs:
        source.shuffle(pack)
    return packs


def played(start: Start, packs: Sequence[Sequence[Card]], *, views: bool) -> float:
    """Play a deal of each pack; return microseconds a move."""
    source = random.Random(66)
    moves, before = 0, process_time()
    for pack in packs:
        deal = start(pack)
        while legal := deal.legal_moves():
            if views:
                deal.view(deal.to_act)
            deal, _ = deal.apply(_chosen(legal, source))
            moves += 1
    return 1_000_000 * (process_time() - before) / moves


def measured(name: str, deals: int, runs: int, *, views: bool) -> Times:
    """Play the same deals on both, run by run."""
    packs, times = packs_of(name, deals), Times()
    old, new = GAMES.rules(name), rule_set(name)
    for _ in range(runs):
        times.oracle.append(played(lambda pack: GAMES.start(old, pack, Seat.A), packs, views=views))
        times.engine.append(played(lambda pack: Deal.start(new, pack, Seat.A), packs, views=views))
    return times


def _chosen(legal: tuple[Move, ...], source: random.Random) -> Move:
    """Choose by chance, and claim only where nothing else is left."""
    move = legal[int(source.random() * len(legal))]
    return legal[-1] if move == GO_OUT else move


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--views", action="store_true", help="take a view at every move")
    parser.add_argument("rules", nargs="*", help="rule sets (default: all)")
    options = parser.parse_args(arguments)
    sys.stdout.write("| rule set | oracle, µs a move | engine, µs a move | ratio |\n")
    sys.stdout.write("|---|---|---|---|\n")
    ratios: list[float] = []
    for name in options.rules or GAMES.names():
        times = measured(name, options.deals, options.runs, views=options.views)
        ratios.append(times.ratio)
        sys.stdout.write(
            f"| {name} | {median(times.oracle):.1f} | {median(times.engine):.1f} "
            f"| {times.ratio:.2f} |\n"
        )
        sys.stdout.flush()
    sys.stdout.write(f"| geometric mean | | | {geometric_mean(ratios):.2f} |\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
