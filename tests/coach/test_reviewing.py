"""A review grows, can be left and taken up again, and knows what was kept."""

from collections.abc import Mapping

import pytest
from typing_extensions import override

from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.coach.judgement_cache import JudgementCache
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.measure.findings import Limits
from sixtysix_gui.coach.reviewing import DealReview, moments_of
from sixtysix_gui.coach.values.judgements import can_review
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import QUICK, played_record
from tests.helpers.players.player_moments import never

RECORD = played_record("schnapsen", 4)


class MemoryCache(JudgementCache):
    """Keeps what it is given, and counts what it is asked for in vain."""

    def __init__(self) -> None:
        self.kept: dict[str, Mapping[str, object]] = {}

    @override
    def get(self, key: str) -> Mapping[str, object] | None:
        return self.kept.get(key)

    @override
    def put(self, key: str, content: Mapping[str, object]) -> None:
        assert key not in self.kept
        self.kept[key] = content


def reviewed(cache: JudgementCache | None = None, seat: Seat = Seat.B) -> DealReview:
    review = DealReview(RECORD, seat, limits=QUICK, cache=cache)
    list(review.calculate(never))
    return review


def test_every_moment_with_a_choice_is_judged_from_its_own_view() -> None:
    review = reviewed()
    assert review.is_complete
    assert {moment.seat for moment in review.moments} == set(BOTH)
    for moment in review.moments:
        assert RECORD.moves[moment.step] == moment.move
        assert moment.view.seat is moment.seat
        found = review.judgements[moment.step]
        assert found == judge(moment.view, moment.move, never, limits=QUICK)
        assert found.played == moment.move


def test_the_own_seat_comes_first_and_what_is_most_suspicious_before_the_rest() -> None:
    review = DealReview(RECORD, Seat.B, limits=QUICK)
    seats = [moment.seat for moment, _ in review.calculate(never)]
    assert seats == sorted(seats, reverse=True)
    assert set(seats) == {Seat.A, Seat.B}


def test_left_at_any_time_it_goes_on_where_it_was() -> None:
    whole = reviewed()
    review = DealReview(RECORD, Seat.B, limits=QUICK)
    for number in range(len(review.moments)):
        assert len(review.judgements) == number
        assert review.account() is None
        list(review.calculate(lambda wanted=number + 1: len(review.judgements) >= wanted))
    assert review.is_complete
    assert dict(review.judgements) == dict(whole.judgements)
    assert review.account() == whole.account()


def test_told_to_stop_at_once_nothing_is_judged() -> None:
    review = DealReview(RECORD, Seat.B, limits=QUICK)
    assert list(review.calculate(lambda: True)) == []
    assert not review.judgements


def test_what_was_kept_is_not_calculated_again() -> None:
    cache = MemoryCache()
    first = reviewed(cache)
    again = DealReview(RECORD, Seat.A, limits=QUICK, cache=cache)
    assert again.is_complete
    assert dict(again.judgements) == dict(first.judgements)
    assert list(again.calculate(never)) == []


def test_what_was_kept_damaged_is_calculated_anew() -> None:
    cache = MemoryCache()
    first = reviewed(cache)
    cache.kept = {key: {"trick": "one"} for key in cache.kept}
    again = DealReview(RECORD, Seat.B, limits=QUICK, cache=cache)
    assert not again.judgements
    cache.kept.clear()
    list(again.calculate(never))
    assert dict(again.judgements) == dict(first.judgements)


def test_looking_closer_replaces_one_judgement() -> None:
    review = reviewed()
    step = next(s for s, found in review.judgements.items() if found.worlds == 50)
    closer = review.look_closer(step, Limits(worlds=100, descents=150), never)
    assert review.judgements[step] == closer
    with pytest.raises(StoppedError):
        review.look_closer(step, Limits(worlds=200, descents=150), lambda: True)
    with pytest.raises(KeyError):
        review.look_closer(10_000, QUICK, never)


def test_a_deal_that_was_not_finished_has_no_account() -> None:
    cut = DealRecord(RECORD.rules, RECORD.pack, RECORD.dealer, RECORD.moves[:5])
    review = DealReview(cut, Seat.A, limits=QUICK)
    list(review.calculate(never))
    assert review.is_complete
    assert review.account() is None


def test_the_score_of_the_record_is_that_of_the_views() -> None:
    tagged = DealRecord(
        RECORD.rules, RECORD.pack, RECORD.dealer, RECORD.moves, (("Score", "5-2"), ("Carry", "1"))
    )
    views = [moment.view for moment in moments_of(tagged)]
    assert {view.carry for view in views} == {1}
    assert len({view.score for view in views}) == 1
    assert views[0].score != (0, 0)


def test_which_rules_it_knows() -> None:
    assert can_review(rule_set("santase"))
    assert not can_review(rule_set("gaigel-2"))
