"""Deals played by computer players over all rule sets, and reviewed by the coach."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from typing_extensions import override

from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.coach.accounts import JudgedDecision
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.judgement_cache import JudgementCache
from sixtysix_gui.coach.reviewing import DealReview
from sixtysix_gui.records import replay
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names


@dataclass(frozen=True)
class ReviewedDeal:
    """A deal with everything judged; ``results`` are the game points of A and of B."""

    record: DealRecord
    review: DealReview
    results: tuple[int, int]

    def lost(self, seat: Seat) -> float:
        """Return what a seat gave away, in game points: its mean losses together, never clipped."""
        found = self.review.judgements
        own = [found[each.step] for each in self.review.moments if each.seat is seat]
        return sum(judgement.loss for judgement in own if judgement.worths)

    def judged(self, seat: Seat) -> list[JudgedDecision]:
        """Return all judged moves in order, those of a seat as its own."""
        found = self.review.judgements
        return [
            JudgedDecision(each.step, each.view, found[each.step], each.seat is seat)
            for each in self.review.moments
        ]


def played_records(
    player: str, deals: int, seed: int, names: Sequence[str] = rule_set_names(close=True)
) -> Iterator[DealRecord]:
    """Plays a number of deals of one player against himself, the named rule sets in turn."""
    one = player_named(player, rule_set())
    for number in range(1, deals + 1):
        rules = rule_set(names[number % len(names)])
        yield _played(rules, number, (one, one), seed)


def reviewed_deals(
    player: str,
    deals: int,
    seed: int,
    limits: Limits,
    folder: Path | None = None,
    names: Sequence[str] = rule_set_names(close=True),
) -> Iterator[ReviewedDeal]:
    """Plays deals and reviews each for both seats.

    What was found out is kept in a folder, if one is given, and then not calculated again.
    """
    for number, record in enumerate(played_records(player, deals, seed, names), start=1):
        yield _reviewed(
            record, limits, None if folder is None else folder / f"{seed}-{number}.json"
        )


def reviewed_matches(
    players: tuple[str, str],
    deals: int,
    seed: int,
    limits: Limits,
    names: Sequence[str] = rule_set_names(close=True),
) -> Iterator[tuple[ReviewedDeal, ReviewedDeal]]:
    """Plays deals between two players, each twice with seats changed, and reviews all seats.

    The first player sits at A in the first deal of a pair and at B in the second.
    """
    both = [player_named(player, rule_set()) for player in players]
    for number in range(1, deals + 1):
        rules = rule_set(names[number % len(names)])
        records = [_played(rules, number, seated, seed) for seated in (both, both[::-1])]
        first, second = (_reviewed(record, limits, None) for record in records)
        yield first, second


def _reviewed(record: DealRecord, limits: Limits, path: Path | None) -> ReviewedDeal:
    """Reviews a deal for both seats; what is found out is kept in a file, if one is given."""
    cache = _FileCache(path)
    review = DealReview(record, Seat.A, limits=limits, cache=cache)
    if not review.is_complete:
        for _ in review.calculate(lambda: False):
            pass
        cache.write()
    return ReviewedDeal(record, review, results_of(record))


def _played(rules: Rules, number: int, players: Sequence[Player], seed: int) -> DealRecord:
    deal = play_deal(rules, fixture_of(rules, number, seed), players, Budget(seed=seed))
    return DealRecord(rules, deal.pack, deal.dealer, deal.moves)


class _FileCache(JudgementCache):
    """Keeps the judgements of a deal in one file, which is written when all are there."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._kept: dict[str, Mapping[str, object]] = {}
        if path is not None and path.exists():
            self._kept = json.loads(path.read_text(encoding="utf-8"))

    @override
    def get(self, key: str) -> Mapping[str, object] | None:
        return self._kept.get(key)

    @override
    def put(self, key: str, content: Mapping[str, object]) -> None:
        self._kept[key] = content

    def write(self) -> None:
        """Writes the file, if there is to be one."""
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._kept), encoding="utf-8")


def results_of(record: DealRecord) -> tuple[int, int]:
    """Return the game points that A and B won, minus what they lost."""
    outcome = replay(record).state.outcome
    if outcome is None:
        return 0, 0
    return points_for(outcome, Seat.A), points_for(outcome, Seat.B)
