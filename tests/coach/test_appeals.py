"""On appeal another player plays a clear loss on: what he does not bear out is no verdict."""

import pytest

from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.coach import appeals
from sixtysix_gui.coach.appeals import Appeal, appeal, upheld
from sixtysix_gui.coach.comparing import Comparison, look
from sixtysix_gui.coach.findings import BoundedMean, Limits
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.judging import advise
from sixtysix_gui.coach.worlds import DrawnWorlds, drawn_deals
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, Move
from sixtysix_gui.rules.scoring.points import TARGET
from tests.coach.positions import decisions
from tests.helpers.players.player_moments import dealt_otherwise, never, stop_after
from tests.helpers.rows import each_row

LIMITS = Limits(worlds=50, descents=150, appeal_worlds=10)
CHANCES = (0.0, 0.1, 0.3, 0.5, 0.6, 0.8, 1.0)
OPEN = [
    (view, move)
    for view, move in decisions(60, first=900)
    if view.status is TalonStatus.OPEN and view.talon_size > 2 and view.total(view.seat) < TARGET
]


def two_moves(view: View) -> tuple[Move, Move]:
    first, second, *_ = (move for move in view.legal_moves if move != GO_OUT)
    return first, second


def clear_loss(view: View, *, by_chance: bool = False) -> tuple[Comparison, DrawnWorlds]:
    """A comparison that says that one move is clearly worse, whatever it is in truth."""
    best, played = two_moves(view)
    found, worlds = look(view, played, (best, played), LIMITS, never)
    return (
        Comparison(
            played,
            best,
            Verdict.BLUNDER,
            BoundedMean(1.2, 0.3),
            BoundedMean(0.2, 0.05),
            by_chance,
            found.worths,
            found.rival,
        ),
        worlds,
    )


def _let_rule(monkeypatch: pytest.MonkeyPatch, ruling: Appeal) -> None:
    def ruled(*_: object, **__: object) -> Appeal:
        return ruling

    monkeypatch.setattr(appeals, "appeal", ruled)


ROWS = {
    "the referee agrees, and finds less": ([2, 1, 1, 1] * 60, [1, 1, 1, -1] * 60, "mistake", 0.75),
    "the referee agrees, and finds little": ([1, 1, 1, 1] * 60, [1, 1, 1, -1] * 60, "mistake", 0.5),
    "less than a mistake": ([1] * 240, ([1] * 7 + [-1]) * 30, "slip", 0.25),
    "less than a slip, but sure": ([1] * 240, [1] * 229 + [-1] * 11, "good", 22 / 240),
    "nothing": ([1, -1] * 60, [-1, 1] * 60, "close", 0.0),
    "the other way round": ([-1] * 120, [1] * 120, "close", -2.0),
}


@each_row("name", ROWS)
def test_the_referee_decides_and_his_figures_are_told(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    best_results, played_results, verdict, loss = ROWS[name]
    view, _ = OPEN[0]
    found, worlds = clear_loss(view)
    results = {found.best: best_results, found.played: played_results}
    ruling = Appeal(found.best, found.played, results, CHANCES)
    _let_rule(monkeypatch, ruling)
    ruled = upheld(view, found, worlds, LIMITS, never)
    assert ruled.verdict.value == verdict
    assert ruled.loss.mean == pytest.approx(loss)
    assert ruled.disputed is (verdict == "close")
    assert [worth.move for worth in ruled.worths] == [found.best, found.played]
    assert [worth.wins for worth in ruled.worths] == [
        sum(each > 0 for each in own) for own in (best_results, played_results)
    ]
    assert {worth.of for worth in ruled.worths} == {len(best_results)}


def test_where_chances_decided_the_chances_of_the_referee_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, _ = OPEN[0]
    found, worlds = clear_loss(view, by_chance=True)
    # less in points, but the only result that wins the game comes of it alone
    results = {found.best: [3, -1] * 120, found.played: [2, 2] * 120}
    ruling = Appeal(found.best, found.played, results, (0.0, 0.0, 0.4, 0.5, 0.5, 0.45, 1.0))
    _let_rule(monkeypatch, ruling)
    ruled = upheld(view, found, worlds, LIMITS, never)
    assert ruled.chance_loss.mean == pytest.approx(0.25)
    assert ruled.verdict is Verdict.BLUNDER


def test_nothing_is_asked_where_no_loss_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = OPEN[0]
    best, played = two_moves(view)
    monkeypatch.setattr(appeals, "appeal", None)
    for number in range(3):
        found, worlds = look(view, best, (best, played), LIMITS, never)
        if not found.verdict.strokes:
            assert upheld(view, found, worlds, LIMITS, never) is found
        view, _ = OPEN[number + 1]
        best, played = two_moves(view)


@each_row("number", range(0, len(OPEN), 14))
def test_twice_as_many_worlds_are_played_on_only_where_the_move_is_ahead(number: int) -> None:
    view, _ = OPEN[number]
    for best, other in (two_moves(view), two_moves(view)[::-1]):
        found = appeal(view, best, other, LIMITS, never)
        assert set(found.results) == {best, other}
        counts = {len(own) for own in found.results.values()}
        assert counts in ({10}, {20})
        early = Appeal(best, other, {m: own[:10] for m, own in found.results.items()}, CHANCES, 2.0)
        assert (counts == {20}) is early.is_ahead(by_chance=False)


def test_the_two_moves_cannot_both_be_ahead() -> None:
    for view, _ in OPEN[::16]:
        best, other = two_moves(view)
        ahead = [
            appeal(view, *pair, LIMITS, never).is_ahead(by_chance=False)
            for pair in ((best, other), (other, best))
        ]
        assert not all(ahead)


def test_his_worlds_are_possible_and_not_those_of_the_measure() -> None:
    view, move = next((v, m) for v, m in OPEN if v.talon_size > 4)
    deals = list(drawn_deals(view, 20, 31_337, never))
    assert len(deals) == 20
    for deal in deals:
        assert deal.view(view.seat, view.score, view.carry) == view
    measured = DrawnWorlds(view, [move], LIMITS, never)
    measured.look_at(20)
    own = {(deal.hands, deal.undealt) for deal in deals}
    theirs = {(measured.state(w).hands, measured.state(w).undealt) for w in range(20)}
    assert len(own & theirs) < 5


@each_row("number", range(0, len(OPEN), 12))
def test_hidden_cards_change_nothing(number: int) -> None:
    view, _ = OPEN[number]
    best, other = two_moves(view)
    found = appeal(view, best, other, LIMITS, never)
    assert appeal(dealt_otherwise(view, number + 3), best, other, LIMITS, never) == found


def test_it_leaves_off_when_told_to_stop() -> None:
    view, _ = OPEN[0]
    best, other = two_moves(view)
    for polls in (0, 5, 400):
        with pytest.raises(StoppedError):
            appeal(view, best, other, Limits(appeal_worlds=2_000), stop_after(polls))


def test_a_close_is_played_on_by_who_made_it() -> None:
    view, _ = next((v, m) for v, m in OPEN if CLOSE_TALON in v.legal_moves)
    other = next(move for move in view.legal_moves if move not in (CLOSE_TALON, GO_OUT))
    found = appeal(view, CLOSE_TALON, other, LIMITS, never)
    assert all(-3 <= each <= 3 for own in found.results.values() for each in own)


def test_a_hint_that_the_referee_disputes_names_both_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def reversed_ruling(_: View, best: Move, other: Move, *__: object, **___: object) -> Appeal:
        return Appeal(best, other, {best: [-1, 1] * 60, other: [1, 1] * 60}, CHANCES)

    monkeypatch.setattr(appeals, "appeal", reversed_ruling)
    disputed = 0
    for view, _ in OPEN[::3]:
        hint = advise(view, never, limits=LIMITS)
        if hint.judgement.disputed:
            disputed += 1
            assert hint.moves == tuple(worth.move for worth in hint.judgement.worths[:2])
            assert [worth.wins for worth in hint.judgement.worths[:2]] == [60, 120]
    assert disputed
