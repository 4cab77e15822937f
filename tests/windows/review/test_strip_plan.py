"""Where everything stands on the strip of a review."""

import pytest

from sixtysix_gui.coach.judgements import Account, AccountStep, Judgement, Verdict
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.windows.review.strip_plan import columns_of, strip_plan
from tests.helpers.rows import each_row


def judged(verdict: Verdict, loss: float = 0.0) -> Judgement:
    return Judgement(
        trick=1,
        played=CLOSE_TALON,
        best=CLOSE_TALON,
        verdict=verdict,
        loss=loss,
        bound=0.0,
        reason=None,
        worlds=50,
        exact=False,
        worths=(),
        value=0.0,
        value_after=0.0,
        chance=0.5,
        chance_after=0.5,
    )


STEPS = (
    AccountStep(2, 1, 0.5, 0.2, 0.0, 0.0, 0.3, 0.6, 0.5),
    AccountStep(7, 3, -0.4, -0.4, -0.6, 0.0, 0.0, 0.4, 0.4),
)
ACCOUNT = Account(0.5, -1.2, 0.3, 0.0, -1, STEPS, -0.6, 0.0)
VERDICTS = {2: judged(Verdict.SLIP, 0.3), 7: judged(Verdict.GOOD)}
MARKS = {2: Verdict.SLIP}


def test_every_decision_and_every_trick_without_one_has_a_column() -> None:
    columns = columns_of([(2, 1), (3, 1), (9, 3)], 4)
    assert [(each.label, each.step) for each in columns] == [
        ("1", 2),
        ("", 3),
        ("2", None),
        ("3", 9),
        ("4", None),
    ]


def test_without_an_account_there_are_columns_alone() -> None:
    plan = strip_plan(columns_of([(2, 1)], 2), None, {}, {})
    assert (plan.width, plan.curve, plan.falls) == (2, (), ())


def test_the_curve_leads_from_the_promise_to_the_result() -> None:
    plan = strip_plan(columns_of([(2, 1), (7, 3)], 4), ACCOUNT, VERDICTS, MARKS)
    assert plan.curve[0][1] == 0.5
    assert plan.curve[-1][1] == -1
    assert (0.0, 0.5) in plan.curve
    assert (0.0, 0.2) in plan.curve
    places = [place for place, _ in plan.curve]
    assert places == sorted(places)


@each_row("by_chance", [False, True])
def test_the_curve_ends_at_the_first_mark_that_is_to_be_found(by_chance: bool) -> None:
    columns = columns_of([(2, 1), (7, 3)], 4)
    verdicts = {2: VERDICTS[2], 7: judged(Verdict.BLUNDER, 0.9)}
    both = strip_plan(columns, ACCOUNT, verdicts, MARKS, {2, 7}, by_chance=by_chance)
    assert max(place for place, _ in both.curve) == 0.0
    heights = {height for fall in both.falls for height in (fall.top, fall.bottom)}
    assert heights == {both.curve[-1][1]}, "what comes later would tell what was lost"
    last = strip_plan(columns, ACCOUNT, verdicts, MARKS, {7}, by_chance=by_chance)
    assert max(place for place, _ in last.curve) == 2.0
    first = strip_plan(columns, ACCOUNT, verdicts, MARKS, {2}, by_chance=by_chance)
    assert [fall.verdict for fall in first.falls] == [None]


def test_what_was_lost_falls_at_its_column() -> None:
    plan = strip_plan(columns_of([(2, 1), (7, 3)], 4), ACCOUNT, VERDICTS, MARKS)
    (fall,) = plan.falls
    assert (fall.column, fall.top, fall.bottom, fall.verdict) == (0, 0.5, 0.2, Verdict.SLIP)


def test_the_bars_of_the_bands_add_up_to_their_sums() -> None:
    plan = strip_plan(columns_of([(2, 1), (7, 3)], 4), ACCOUNT, VERDICTS, MARKS)
    assert sum(bar.points for bar in plan.luck) == pytest.approx(ACCOUNT.luck)
    assert sum(bar.points for bar in plan.play) == pytest.approx(-ACCOUNT.given)
    assert (plan.luck_tenths, plan.play_tenths) == (-12, -3)


def test_what_fell_where_nothing_was_to_be_decided_is_drawn_as_well() -> None:
    silent = (
        AccountStep(3, 1, 0.1, 0.1, -0.1, 0.0, 0.0, 0.5, 0.5),  # in a trick that has a column
        AccountStep(9, 4, 0.2, 0.2, -0.4, 1.0, 0.0, 0.5, 0.5),  # in one that has none else
    )
    steps = (STEPS[0], silent[0], STEPS[1], silent[1])
    account = Account(0.5, -2.3, 0.3, 1.0, -1, steps, -1.2, 0.0)
    plan = strip_plan(columns_of([(2, 1), (7, 3)], 4), account, VERDICTS, MARKS)
    assert (3.0, 0.2) in plan.curve
    assert sum(bar.points for bar in plan.luck) == pytest.approx(-0.1 - 0.6 - 0.4 - 1.2)
    assert sum(bar.points for bar in plan.play) == pytest.approx(1.0 - 0.3)
    assert plan.play_tenths == 7


@each_row(("place", "height"), [(-0.45, 0.5), (0.0, 0.5), (3.5, -1.0)])
def test_the_bead_lies_on_the_curve(place: float, height: float) -> None:
    plan = strip_plan(columns_of([(2, 1), (7, 3)], 4), ACCOUNT, VERDICTS, MARKS)
    assert plan.height_at(place) == pytest.approx(height)
