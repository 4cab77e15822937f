"""Matches of a level against a yardstick, of tools/strength/yardsticks or another player, in pairs.

`python -m tools.strength yardsticks --game four-66 --level expert --against careful --pairs 300`.

Every deal is played twice, the sides swapped; of three who play alone, three times, the level in
every seat in turn against two of the yardstick. That is one sample: the mean of what the level's
party has more than the mean of the others. What is left of the cards' luck is estimated by a
control variate: two players who cost nothing play the same deals in the same seats, and many more
besides, and what their samples tell about the level's is taken off.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import correlation, mean, pvariance, variance

from sixtysix_gui.ai.matches.playing import PlayedDeal, fixture_of, play_deal
from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.cli_commands.options import whole_number
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.behaviour import lead_of
from tools.strength.games import GAMES
from tools.strength.seated import seated
from tools.strength.selfplay import MOST_DEALS, add_options, player_name
from tools.strength.yardsticks import compiled
from tools.strength.yardsticks.names import SEARCHING, YARDSTICKS

CHEAP = ("simple", "careful")
"""Who plays the same deals beside: a player of the program, and a yardstick."""
MORE = 10
"""How many further samples of theirs there are for each of the match."""


@dataclass(frozen=True)
class PairTerms:
    """A match: the game, a level, the yardstick with its worlds or iterations, and the seed."""

    game: str
    level: str
    against: str
    seed: int
    number: int | None = None
    doubles: bool = True

    @property
    def cheap(self) -> PairTerms:
        """The match of the cheap players over the same deals."""
        return replace(self, level=CHEAP[0], against=CHEAP[1], number=None)


@dataclass(frozen=True)
class PairSample:
    """A deal in all its seatings: the level's lead a deal, and the seconds of each decision."""

    lead: float
    level_seconds: tuple[float, ...]
    yardstick_seconds: tuple[float, ...]


def seatings(rules: Rules) -> list[list[bool]]:
    """List where the level sits in each play of a deal: one party after the other."""
    return [[rules.sides[seat] is party for seat in rules.seats] for party in rules.parties]


@dataclass(frozen=True)
class PairSampler:
    """Turns the number of a deal into its sample."""

    rules: Rules
    seed: int
    level: Player
    yardstick: Player

    @classmethod
    def of(cls, terms: PairTerms) -> PairSampler:
        """Seat the players of a match.

        Raises:
            PlayerSpecError: if one of them does not exist.
        """
        first, second = (
            seated(name, number, doubles=terms.doubles)
            for name, number in ((terms.level, None), (terms.against, terms.number))
        )
        return cls(GAMES[terms.game](), terms.seed, first, second)

    def __call__(self, number: int) -> PairSample:
        """Play the deal in all its seatings."""
        leads: list[float] = []
        times: tuple[list[float], list[float]] = ([], [])
        for party, at_seat in zip(self.rules.parties, seatings(self.rules), strict=True):
            deal = self._play(number, [self.level if own else self.yardstick for own in at_seat])
            leads.append(lead_of(deal, party))
            for own, seconds in zip(at_seat, deal.seconds, strict=True):
                times[0 if own else 1].extend(seconds)
        return PairSample(mean(leads), tuple(times[0]), tuple(times[1]))

    def _play(self, number: int, seated: Sequence[Player]) -> PlayedDeal:
        fixture = fixture_of(self.rules, number, self.seed)
        return play_deal(self.rules, fixture, seated, Budget(seed=self.seed))


def play_pairs(terms: PairTerms, pairs: int, jobs: int) -> list[PairSample]:
    """Play the first samples of a match."""
    return list(in_order(partial(PairSampler.of, terms), range(1, pairs + 1), jobs))


@dataclass(frozen=True)
class Measured:
    """A mean with two standard errors of it; ``factor`` is what is left of the variance."""

    mean: float
    two_errors: float
    factor: float


def measured(leads: Sequence[float]) -> Measured:
    """Return the plain mean of at least two samples."""
    return Measured(mean(leads), 2 * math.sqrt(variance(leads) / len(leads)), 1.0)


def without_luck(leads: Sequence[float], cheap: Sequence[float], more: Sequence[float]) -> Measured:
    """Return the mean with the luck taken off that cheap players had in the same deals.

    The slope is that of least squares; the mean of the cheap players is that of all their samples.
    Where they tell nothing, the plain mean comes back.
    """
    plain = measured(leads)
    if not more or not pvariance(cheap) or not pvariance(leads):
        return plain
    related = correlation(leads, cheap)
    slope = related * math.sqrt(pvariance(leads) / pvariance(cheap))
    count, everywhere = len(leads), [*cheap, *more]
    shift = slope * (mean(cheap) - mean(everywhere))
    # The few are part of all, so that the two means share what the few have.
    left = 1 - related**2 * (1 - count / len(everywhere))
    return Measured(plain.mean - shift, plain.two_errors * math.sqrt(left), left)


def _milliseconds(seconds: Sequence[float]) -> str:
    if not seconds:
        return "no decision"
    ordered = sorted(seconds)
    at_95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return f"{1000 * mean(ordered):.1f} ms a decision, 95 % below {1000 * at_95:.0f}"


def main(arguments: Sequence[str]) -> int:
    """Run the program; give its exit status."""
    options = _parser().parse_args(arguments)
    if options.against in SEARCHING:
        again = compiled.build_for(["tools.strength", "yardsticks", *arguments])
        if again is not None:
            return again
    terms = PairTerms(
        options.game,
        options.level,
        options.against,
        options.seed,
        options.number,
        not options.no_double,
    )
    played = play_pairs(terms, options.pairs, options.jobs)
    cheap = [one.lead for one in play_pairs(terms.cheap, options.pairs * (1 + MORE), options.jobs)]
    leads = [sample.lead for sample in played]
    plain = measured(leads)
    rid = without_luck(leads, cheap[: len(leads)], cheap[len(leads) :])
    seats = len(GAMES[terms.game]().parties)
    silent = "" if terms.doubles else " that never doubles"
    print(f"{terms.game}: {terms.level} against {terms.against}{silent}, seed {terms.seed}")
    print(f"samples: {len(leads)} deals, each played {seats} times")
    print(f"lead a deal: {plain.mean:+.3f} ± {plain.two_errors:.3f} (two standard errors)")
    print(
        f"with the luck of the cards taken off: {rid.mean:+.3f} ± {rid.two_errors:.3f}"
        f" (variance times {rid.factor:.2f})"
    )
    print(f"{terms.level}: {_milliseconds([s for one in played for s in one.level_seconds])}")
    print(f"{terms.against}: {_milliseconds([s for one in played for s in one.yardstick_seconds])}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.strength yardsticks",
        description=__doc__,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=list(GAMES), required=True, help="the game")
    parser.add_argument(
        "--level", type=player_name, default="expert", help="who is measured (default: expert)"
    )
    parser.add_argument(
        "--against",
        type=player_name,
        required=True,
        help=f"{', '.join(YARDSTICKS)}, or another player",
    )
    parser.add_argument(
        "--number",
        metavar="N",
        type=whole_number(1, MOST_DEALS),
        help="its worlds (pimc) or iterations (ismcts) instead of its own",
    )
    parser.add_argument("--no-double", action="store_true", help="the yardstick never doubles")
    parser.add_argument(
        "--pairs",
        metavar="N",
        type=whole_number(2, MOST_DEALS),
        default=300,
        help="deals, each played in all seatings (default: 300)",
    )
    add_options(parser, jobs=2)
    return parser
