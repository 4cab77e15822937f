"""Plays random deals of all rule sets and their variations on the oracles and on the engine.

    python -m tests.oracles.lockstep --moves 1000000 --seed 66 --jobs 2

After every move all that both say is compared: legal moves in their order, events, hands, points,
phases, the view of every seat, and the refusal of every move of every game with its sentence. Of
each rule set that differs, a line is printed that ``--replay`` takes; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from time import perf_counter

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import Seat
from tests.helpers.runs.sampling import evenly_spread
from tests.oracles.registry import GAMES
from tests.oracles.side_by_side import (
    ALPHABET,
    Counts,
    DifferenceError,
    Games,
    SideBySide,
)
from tests.oracles.variations import Variation, on_both, variations

COMBINATIONS = 250
"""Random combinations that are tried of every rule set."""
PLAIN_SHARE = 0.25
"""Share of the moves that is played by the rule sets as they are named."""
POSSIBLE = frozenset(
    (phase, kind)
    for phase, kinds in {
        "TRUMP": "NameTrump TurnTrump",
        "OPEN": "Open",
        "BID": "Bid CallContract Pass",
        "DOUBLE": "Double Pass",
        "PARTNER": "Meld GoOut Pass",
        "PRE_DRAW": "Meld ExchangeTrump CloseTalon Draw GoOut",
        "LEAD": "PlayCard Meld ExchangeTrump CloseTalon GoOut",
        "REPLY": "ExchangeTrump Pass",
        "FOLLOW": "PlayCard ExchangeTrump GoOut",
        "FINAL": "GoOut Pass",
    }.items()
    for kind in kinds.split()
)
"""Every kind of move in every phase in which some game has it."""


@dataclass
class Comparison:
    """What was compared of a rule set and its variations, and what differed."""

    name: str
    variations: int = 0
    counts: Counts = field(default_factory=Counts)
    differences: list[str] = field(default_factory=list[str])


def compare(
    name: str, moves: int, seed: int, *, combinations: int = COMBINATIONS, most: int | None = None
) -> Comparison:
    """Play a rule set and its variations, each at least one deal, until there are enough moves.

    A variation ends at its first difference. ``most`` is how many are played, evenly spread, if
    not all; their rules are compared in any case.
    """
    rule_sets, unlike = variations(name, combinations, seed)
    found = Comparison(name, len(rule_sets) - 1, differences=unlike)
    for variation in rule_sets if most is None else evenly_spread(rule_sets, most):
        share = PLAIN_SHARE if variation.is_plain else (1 - PLAIN_SHARE) / len(rule_sets)
        try:
            for counts in _deals(variation, max(1, round(moves * share)), seed):
                found.counts.add(counts)
        except DifferenceError as error:
            found.differences.append(str(error))
    return found


def replay(line: str) -> SideBySide:
    """Play what a difference has named, up to it or to its last move."""
    told: dict[str, str] = json.loads(line)
    variation = on_both(told["rules"], json.loads(line)["overrides"])
    if variation is None:
        raise DifferenceError("These rules are refused.")
    pack = [Card.parse(code) for code in told["pack"].split()]
    deal = SideBySide(variation, pack, Games.first(variation, Seat[told["dealer"]]))
    for text in told["moves"].split():
        deal.make(ALPHABET[text])
    return deal


def _deals(variation: Variation, moves: int, seed: int) -> Iterator[Counts]:
    """Play whole deals, game after game, until there were enough moves."""
    source = random.Random(f"{seed} {variation.name} {variation.changes}")
    seats = variation.new.seats
    games = Games.first(variation, source.choice(seats))
    done = 0
    while done < moves:
        pack = list(variation.old.pack)
        source.shuffle(pack)
        if games.old.is_over or games.new.is_over:
            games = Games.first(variation, source.choice(seats))
        deal = SideBySide(variation, pack, games)
        try:
            deal.play_on(source)
        except DifferenceError:
            raise
        except Exception as error:
            raise DifferenceError(f"{error!r}\n  --replay '{deal.line}'") from error
        done += deal.counts.moves
        yield deal.counts


def _compare_all(options: argparse.Namespace) -> list[Comparison]:
    names: list[str] = options.rules or list(GAMES.names())
    each = options.moves // len(names)
    done: list[Comparison] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        waiting = [
            pool.submit(compare, name, each, options.seed, most=options.most) for name in names
        ]
        for future in as_completed(waiting):
            found = future.result()
            done.append(found)
            counts = found.counts
            _say(
                f"{found.name:<18} {found.variations:>5} variations {counts.deals:>7} deals "
                f"{counts.moves:>9} moves {counts.refused.total():>11} refusals "
                f"{len(found.differences):>4} differences"
            )
            for difference in found.differences[: options.show]:
                _say(difference)
    return done


def _table(counts: Counts) -> Iterator[str]:
    """Yield how often every kind of move was made and refused in every phase."""
    yield f"{'phase':<10} {'move':<14} {'made':>9} {'refused':>11}"
    places: Counter[tuple[str, str]] = counts.made + counts.refused
    for phase, kind in sorted(places):
        made, refused = counts.made[phase, kind], counts.refused[phase, kind]
        yield f"{phase:<10} {kind:<14} {made:>9} {refused:>11}"
    for wanted, number in counts.wanted.items():
        before, now = (each and each.name for each in (wanted.before, wanted.now))
        place = f"{wanted.phase} {wanted.move.__name__}"
        yield f"wanted, {number} times: {place} {before} -> {now}: {wanted.why}"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, or replay one line; return 1 where anything differed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", type=int, help="rule sets played of one name (default: all)")
    parser.add_argument("--show", type=int, default=3, help="differences printed of a rule set")
    parser.add_argument("--replay", help="a line that a difference has printed")
    parser.add_argument("rules", nargs="*", help="rule sets (default: all)")
    options = parser.parse_args(arguments)
    if options.replay:
        replay(options.replay)
        _say("no difference")
        return 0
    start = perf_counter()
    done = _compare_all(options)
    total = Counts()
    for found in done:
        total.add(found.counts)
    for line in _table(total):
        _say(line)
    missing = sorted(POSSIBLE - set(total.made)) if not options.rules else []
    differences = sum(len(found.differences) for found in done)
    _say(
        f"{len(done)} rule sets, {sum(found.variations for found in done)} variations, "
        f"{total.deals} deals, {total.moves} moves, {total.refused.total()} refusals, "
        f"{differences} differences, {perf_counter() - start:.0f} s; never made: {missing}"
    )
    return 1 if differences or missing else 0


if __name__ == "__main__":
    sys.exit(main())
