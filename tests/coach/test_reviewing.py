"""A review grows, can be left and taken up again, and knows what was kept."""

import random
from collections.abc import Mapping
from itertools import pairwise

import pytest
from typing_extensions import override

from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.coach.accounts import JudgedDecision, account_of, values_before
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.judgement_cache import JudgementCache
from sixtysix_gui.coach.judgements import Account, Judgement, MoveWorth, Verdict, can_review
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.reviewing import DealReview, moments_of
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import QUICK, played_record
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row

RECORD = played_record("schnapsen", 9)


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


# The account of a deal adds up, whatever was judged.


def some_view() -> View:
    state = seeded_deal(rule_set("german-66"), 1)
    return state.view(state.to_act)


VIEW = some_view()
MOVE: Move = VIEW.legal_moves[0]


def judged(step: int, *, own: bool, value: float, loss: float) -> JudgedDecision:
    """A judged move; a loss from a tenth on is clear."""
    verdict = Verdict.SLIP if loss >= 0.1 else Verdict.GOOD
    worth = MoveWorth(MOVE, value - loss, 0.1, 5, 10, 0.5)
    judgement = Judgement(
        step + 1,
        MOVE,
        MOVE,
        verdict,
        loss,
        0.05,
        None,
        50,
        False,
        (worth,),
        value,
        value - loss,
        0.5,
        0.4,
    )
    return JudgedDecision(step, VIEW, judgement, own)


def random_moves(number: int) -> list[JudgedDecision]:
    source = random.Random(number)
    return [
        judged(
            step,
            own=source.random() < 0.5,
            value=source.uniform(-3, 3),
            loss=source.choice((0.0, -0.04, 0.05, 0.3, 1.2)),
        )
        for step in range(number % 9)
    ]


def adds_up(account: Account) -> None:
    given = sum(step.given for step in account.steps)
    other = sum(step.given_by_other for step in account.steps) + account.last_given_by_other
    assert account.given == pytest.approx(given)
    assert account.given_by_other == pytest.approx(other)
    total = account.promised + account.luck + account.given_by_other - account.given
    assert total == pytest.approx(account.result)
    steps = sum(step.luck for step in account.steps) + account.last_luck
    assert account.luck == pytest.approx(steps)
    for before, after in pairwise(account.steps):
        step = before.after + after.luck + after.given_by_other
        assert after.before == pytest.approx(step)
    tenths = account.in_tenths()
    assert tenths[0] + tenths[1] + tenths[2] - tenths[3] == tenths[4] == 10 * account.result


@each_row("number", range(60))
def test_the_lines_add_up_to_the_result(number: int) -> None:
    adds_up(account_of(random_moves(number), number % 7 - 3))


def test_a_deal_by_hand() -> None:
    """I answer a bad lead, lose a little on the second move, and the other gives more away."""
    moves = [
        judged(0, own=False, value=0.0, loss=0.3),
        judged(1, own=True, value=0.5, loss=0.05),
        judged(2, own=True, value=1.0, loss=0.4),
        judged(3, own=False, value=0.0, loss=1.2),
    ]
    first, later = (
        found - move.judgement.value
        for found, move in zip(values_before(moves), moves[1:3], strict=True)
    )
    account = account_of(moves, 2)
    assert account.promised == pytest.approx(0.2 + first)
    assert account.given == pytest.approx(0.4)
    assert account.given_by_other == pytest.approx(1.5)
    assert account.luck == pytest.approx(2 - 0.2 - first - 1.5 + 0.4)
    assert [step.luck for step in account.steps] == pytest.approx([0.0, 0.5 + later - first])
    assert account.last_luck == pytest.approx(2 - (0.6 + later) - 1.2)


def test_without_a_choice_all_is_luck() -> None:
    account = account_of([], -3)
    assert (account.promised, account.luck, account.steps) == (0.0, -3.0, ())


@each_row("rules", ["german-66", "schnapsen", "santase"])
def test_real_deals_add_up_for_both_seats(rules: str) -> None:
    record = played_record(rules, 3)
    accounts: list[Account] = []
    cache = MemoryCache()
    for seat in BOTH:
        review = DealReview(record, seat, limits=QUICK, cache=cache)
        list(review.calculate(never))
        account = review.account()
        assert account is not None
        adds_up(account)
        accounts.append(account)
    assert accounts[0].result == -accounts[1].result
    assert accounts[0].given == pytest.approx(accounts[1].given_by_other)
