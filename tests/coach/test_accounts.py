"""The account of a deal adds up, whatever was judged."""

import random
from itertools import pairwise

import pytest

from sixtysix_gui.coach.accounts import JudgedMove, account_of, values_before
from sixtysix_gui.coach.reviewing import DealReview
from sixtysix_gui.coach.values.judgements import Account, Judgement, MoveWorth, Verdict
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import BOTH
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import QUICK, played_record
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row


def some_view() -> View:
    state = seeded_deal(rule_set("german-66"), 1)
    return state.view(state.to_act)


VIEW = some_view()
MOVE: Move = VIEW.legal_moves[0]


def judged(step: int, *, own: bool, value: float, loss: float) -> JudgedMove:
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
    return JudgedMove(step, own, VIEW, judgement)


def random_moves(number: int) -> list[JudgedMove]:
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
    for seat in BOTH:
        review = DealReview(record, seat, limits=QUICK)
        list(review.calculate(never))
        account = review.account()
        assert account is not None
        adds_up(account)
        accounts.append(account)
    assert accounts[0].result == -accounts[1].result
    assert accounts[0].given == pytest.approx(accounts[1].given_by_other)
