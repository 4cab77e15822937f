"""Deals played by computer players over all rule sets, and reviewed by the coach."""

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.ai.matches.playing import fixtures_of, play_deal
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import make_player, player_spec
from sixtysix_gui.ai.solver.payoffs import points_for
from sixtysix_gui.coach.accounts import JudgedMove
from sixtysix_gui.coach.limits import Limits
from sixtysix_gui.coach.reviewing import DealReview
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.replay import replay
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.variants import rule_set, rule_set_names


@dataclass(frozen=True)
class ReviewedDeal:
    """A deal with everything judged; ``results`` are the game points of A and of B."""

    record: DealRecord
    review: DealReview
    results: tuple[int, int]

    def judged(self, seat: Seat) -> list[JudgedMove]:
        """Give all judged moves in order, those of a seat as its own."""
        found = self.review.judgements
        return [
            JudgedMove(each.step, each.seat is seat, each.view, found[each.step])
            for each in self.review.moments
        ]


def played_records(player: str, deals: int, seed: int) -> Iterator[DealRecord]:
    """Plays so many deals of one player against himself, all named rule sets in turn."""
    names = rule_set_names()
    both = make_player(player_spec(player))
    for number in range(1, deals + 1):
        rules = rule_set(names[number % len(names)])
        (fixture,) = fixtures_of(number, seed, mirrored=False)
        deal = play_deal(rules, fixture, (both, both), Budget(seed=seed))
        yield DealRecord(rules, deal.pack, fixture.dealer, deal.moves)


def reviewed_deals(player: str, deals: int, seed: int, limits: Limits) -> Iterator[ReviewedDeal]:
    """Plays deals and reviews each for both seats."""
    for record in played_records(player, deals, seed):
        review = DealReview(record, Seat.A, limits=limits)
        for _ in review.calculate(lambda: False):
            pass
        yield ReviewedDeal(record, review, results_of(record))


def results_of(record: DealRecord) -> tuple[int, int]:
    """Gives the game points that A and B won, minus what they lost."""
    outcome = replay(record).state.outcome
    if outcome is None:
        return 0, 0
    return points_for(outcome, Seat.A), points_for(outcome, Seat.B)
