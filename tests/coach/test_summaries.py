"""What a deal comes to, kept beside its judgements."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix_gui.coach import summaries
from sixtysix_gui.coach.accounts import JudgedDecision, Theme
from sixtysix_gui.coach.findings import CLOSER
from sixtysix_gui.coach.judgements import Account, Judgement, MoveWorth, Verdict
from sixtysix_gui.coach.reviewing import DealReview, moments_of
from sixtysix_gui.coach.summaries import (
    DealSummary,
    summary_from,
    summary_key,
    summary_object,
    summary_of,
)
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, MELD, PLAY_CARD, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.judgement_files import JudgementFiles
from tests.coach.test_reviewing import MemoryCache
from tests.helpers.coach.kept_reviews import keep_judgements, keep_review
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.rows import each_row

RECORD = own_game(0)
OWN_STEPS = [moment.step for moment in moments_of(RECORD) if moment.seat is Seat.A]
VERDICTS = {OWN_STEPS[0]: Verdict.MISTAKE, OWN_STEPS[3]: Verdict.SLIP}
"""Each costs what ``scripted_review.LOSSES`` says: 0.5 and 0.3."""
NOTHING = Account(0.0, 0.0, 0.0, 0.0, 0, (), 0.0, 0.0)


def summed(folder: Path, verdicts: Mapping[int, Verdict]) -> DealSummary:
    review = keep_review(RECORD, Seat.A, folder, verdicts)
    kept = JudgementFiles(folder).cache_of(RECORD)
    found = kept.get(summary_key(key_of_record(RECORD, Seat.A).play))
    assert found is not None
    summary = summary_from(found)
    assert summary is not None
    account = review.account()
    assert account is not None
    assert (summary.promised, summary.luck) == (account.promised, account.luck)
    return summary


def test_a_whole_review_leaves_its_account_by_themes(tmp_path: Path) -> None:
    found = summed(tmp_path, VERDICTS)
    assert found.given == pytest.approx(0.8)
    assert sum(found.lost.values()) == pytest.approx(0.8)
    assert found.worst is Verdict.MISTAKE
    assert found.closing is None
    assert found.close_wins is None
    assert {each.step: each.verdict for each in found.decisions if each.loss} == VERDICTS
    assert [each.step for each in found.decisions] == OWN_STEPS
    total = found.promised + found.luck + found.given_by_other - found.given
    assert total == pytest.approx(2), "A won two game points"


def test_where_nothing_cost_anything_all_is_good(tmp_path: Path) -> None:
    found = summed(tmp_path, {})
    assert found.worst is Verdict.GOOD
    assert found.lost == {}
    assert found.given == 0


def test_what_is_not_whole_leaves_nothing(tmp_path: Path) -> None:
    keep_judgements(RECORD, tmp_path)
    cache = JudgementFiles(tmp_path).cache_of(RECORD)
    key = summary_key(key_of_record(RECORD, Seat.A).play)
    unfinished = replace(RECORD, moves=RECORD.moves[:4])
    for review in (
        DealReview(RECORD, Seat.A, cache=MemoryCache()),
        DealReview(unfinished, Seat.A, cache=cache),
        DealReview(RECORD, Seat.A, cache=cache, limits=CLOSER),
        DealReview(RECORD, Seat.A),
    ):
        review.keep_summary()
    assert cache.get(key) is None


def test_what_is_kept_already_is_not_written_again(tmp_path: Path) -> None:
    keep_review(RECORD, Seat.A, tmp_path, VERDICTS)
    cache = JudgementFiles(tmp_path).cache_of(RECORD)
    before = cache.path.stat()
    DealReview(RECORD, Seat.A, cache=cache).keep_summary()
    assert cache.path.stat().st_mtime_ns == before.st_mtime_ns


def test_each_seat_has_a_summary_of_its_own(tmp_path: Path) -> None:
    keep_review(RECORD, Seat.A, tmp_path, VERDICTS)
    keep_review(RECORD, Seat.B, tmp_path, VERDICTS)
    cache = JudgementFiles(tmp_path).cache_of(RECORD)
    a, b = (
        summary_from(cache.get(summary_key(key_of_record(RECORD, seat).play)))
        for seat in (Seat.A, Seat.B)
    )
    assert a is not None
    assert b is not None
    assert (a.given, a.given_by_other) == (b.given_by_other, b.given)


def test_another_version_has_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = summary_key("A 1")
    for name in ("COACH_VERSION", "STEADY_VERSION", "SUMMARY_VERSION"):
        monkeypatch.setattr(summaries, name, 999)
        assert summary_key("A 1") != before
        monkeypatch.undo()


# ----------------------------------------------------------------------------------------- closing

LEAD = seeded_deal(rule_set("german-66"), 1).view(seeded_deal(rule_set("german-66"), 1).to_act)
BEFORE_DRAW = replace(LEAD, phase=Phase.PRE_DRAW)
CARD, OTHER = (PLAY_CARD[Card.parse(code)] for code in ("9H", "JD"))
PAIR = MELD[Suit.SPADES]


def close_or_not(
    played: Move,
    points: Mapping[Move, float],
    *,
    verdict: Verdict = Verdict.GOOD,
    loss: float = 0.0,
    trick: int = 3,
    step: int = 5,
    view: View = LEAD,
) -> JudgedDecision:
    """A decision in which every move wins in six of ten cases, but a pair in three."""
    worths = tuple(
        MoveWorth(move, each, 0.1, 3 if move is PAIR else 6, 10, 0.5)
        for move, each in sorted(points.items(), key=lambda pair: -pair[1])
    )
    best = max(points, key=lambda move: points[move])
    judgement = Judgement(
        *(trick, played, best, verdict, loss, 0.05, None, 400, False, worths),
        *(0.5, 0.5 - loss, 0.5, 0.5),
    )
    return JudgedDecision(step, view, judgement)


GOOD_CLOSE = close_or_not(CLOSE_TALON, {CLOSE_TALON: 0.9, CARD: 0.5, OTHER: 0.2})
BAD_CLOSE = close_or_not(
    CLOSE_TALON, {CLOSE_TALON: -0.2, CARD: 0.5}, verdict=Verdict.BLUNDER, loss=1.2
)
"""What is told of it is the word of another player."""
PASSED_BY = close_or_not(CARD, {CLOSE_TALON: 0.9, CARD: 0.3}, verdict=Verdict.MISTAKE, loss=0.6)
CLOSES = [
    ([GOOD_CLOSE], 0.4, 0.6, 0),
    ([BAD_CLOSE], -1.2, 0.6, 0),
    (
        [GOOD_CLOSE, replace(BAD_CLOSE, judgement=replace(BAD_CLOSE.judgement, trick=4))],
        -0.8,
        1.2,
        0,
    ),
    ([close_or_not(CLOSE_TALON, {CLOSE_TALON: 0.9})], None, None, 0),
    ([close_or_not(CARD, {CARD: 0.9, CLOSE_TALON: 0.3})], None, None, 0),
    ([PASSED_BY], None, None, 1),
    ([PASSED_BY, replace(PASSED_BY, step=7)], None, None, 1),
    (
        [PASSED_BY, replace(PASSED_BY, judgement=replace(PASSED_BY.judgement, trick=4))],
        *(None, None, 2),
    ),
    ([close_or_not(PAIR, {PAIR: 0.9, CARD: 0.6}, view=BEFORE_DRAW)], 0.3, 0.3, 0),
    ([close_or_not(PAIR, {PAIR: 0.9, CARD: 0.6})], None, None, 0),
    (
        [
            close_or_not(PAIR, {PAIR: 0.9, CARD: 0.6}, view=BEFORE_DRAW),
            close_or_not(CLOSE_TALON, {CLOSE_TALON: 0.9, CARD: 0.1}, step=6),
        ],
        *(0.3, 0.3, 0),
    ),
]


@each_row(("decisions", "closing", "wins", "passed"), CLOSES)
def test_closes_are_counted_by_turns(
    decisions: list[JudgedDecision], closing: float | None, wins: float | None, passed: int
) -> None:
    found = summary_of(NOTHING, decisions)
    assert found.passed_closes == passed
    assert found.closing == (None if closing is None else pytest.approx(closing))
    assert found.close_wins == (None if wins is None else pytest.approx(wins))


# ------------------------------------------------------------------------------------ as it is kept

KEPT = DealSummary(0.5, -0.25, 0.75, 0.0, Verdict.SLIP, {Theme.LEAD: 0.75}, 1, -0.5, 0.6)


def test_a_summary_survives_being_written(tmp_path: Path) -> None:
    written = json.loads(json.dumps(summary_object(KEPT)))
    assert summary_from(written) == KEPT
    whole = summed(tmp_path, VERDICTS)
    assert summary_from(json.loads(json.dumps(summary_object(whole)))) == whole


WRONG: list[tuple[str, object]] = [
    ("promised", "0.5"),
    ("promised", True),
    ("luck", float("nan")),
    ("given", 1e300),
    ("given", 10**400),
    ("worst", "terrible"),
    ("lost", {"luck": 1}),
    ("lost", []),
    ("passed_closes", 0.5),
    ("closing", "much"),
    ("close_wins", {}),
    ("decisions", {}),
    ("decisions", [3]),
    ("decisions", [{}]),
]


@each_row(("name", "value"), WRONG)
def test_what_is_no_summary_is_none(name: str, value: object) -> None:
    assert summary_from({**summary_object(KEPT), name: value}) is None


@each_row("content", [None, [], "x", {}])
def test_what_is_no_object_is_none(content: object) -> None:
    assert summary_from(content) is None
