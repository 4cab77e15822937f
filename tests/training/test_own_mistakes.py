"""Own mistakes as exercises: which ones, what is asked, and that nothing hidden is in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from typing_extensions import override

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.rows import Company, DealRow, PlaceInFile
from sixtysix_gui.coach.findings import REVIEW
from sixtysix_gui.coach.judgement_cache import JudgementCache, judgement_object, key_of
from sixtysix_gui.coach.judgements import Judgement, Moment, Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records import DealRecord
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON, CloseTalon, GoOut, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.judgement_files import JudgementFiles
from sixtysix_gui.training.exercise import ByMove, Exercise, ExerciseKind, Mark
from sixtysix_gui.training.exercise_files import read_exercise, write_exercise
from sixtysix_gui.training.own_mistakes import (
    deal_name_of,
    is_worth_reading,
    mistakes_in,
    mistakes_of,
    with_others,
)
from tests.coach.positions import played_record
from tests.helpers.coach.kept_reviews import keep_review
from tests.helpers.coach.scripted_review import judgement_of
from tests.helpers.deal_rows import coach, deal
from tests.helpers.rows import each_row

SEAT = Seat.B
RECORD = replace(played_record("german-66", 4), tags=(("Score", "3-2"), ("Code", "AAAA")))
MOMENTS = [moment for moment in moments_of(RECORD) if moment.seat is SEAT]


class Kept(JudgementCache):
    """Has judgements of all moves: good ones, but for those that are given by their place."""

    def __init__(self, judged: Mapping[int, Judgement]) -> None:
        self._kept: dict[str, Mapping[str, object]] = {}
        own = {moment.step: place for place, moment in enumerate(MOMENTS)}
        for moment in moments_of(RECORD):
            found = judged.get(own.get(moment.step, -1)) or judgement_of(moment, Verdict.GOOD)
            key = key_of(moment.view, moment.move, REVIEW.affordable())
            self._kept[key] = judgement_object(found)

    @override
    def get(self, key: str) -> Mapping[str, object] | None:
        return self._kept.get(key)

    @override
    def put(self, key: str, content: Mapping[str, object]) -> None:
        raise AssertionError("nothing is judged anew")


def judged(place: int, verdict: Verdict = Verdict.BLUNDER, **changes: object) -> Judgement:
    return replace(judgement_of(MOMENTS[place], verdict), **changes)  # pyright: ignore[reportArgumentType]


def row(**changes: object) -> DealRow:
    given: dict[str, object] = {
        "company": Company(SEAT, ("Ace", "Anna"), ("master", "")),
        "coach": coach(1.0, worst=Verdict.BLUNDER),
        "day": "2026-11-14",
    }
    return _deal(given | changes)


def _deal(given: dict[str, Any]) -> DealRow:
    number = given.pop("game", 1)
    return deal((1, 0), number, **given)


def found(*judgements: Judgement, **changes: object) -> list[Exercise]:
    places = {MOMENTS.index(_moment_of(each)): each for each in judgements}
    return [each.exercise for each in mistakes_of(row(**changes), RECORD, Kept(places))]


def _moment_of(judgement: Judgement) -> Moment:
    return next(
        each for each in MOMENTS if (each.trick, each.move) == (judgement.trick, judgement.played)
    )


def steps(exercises: list[Exercise]) -> list[int]:
    return [int(exercise.id.rpartition("-")[2]) for exercise in exercises]


def test_a_mistake_is_asked_in_its_position() -> None:
    (mistake,) = mistakes_of(row(), RECORD, Kept({2: judged(2)}))
    moment, exercise = MOMENTS[2], mistake.exercise
    assert (mistake.deal_day, mistake.trick, mistake.loss) == (
        date(2026, 11, 14),
        moment.trick,
        1.0,
    )
    assert (mistake.step, mistake.game) == (moment.step, "game 1")
    assert exercise.view == moment.view
    assert exercise.opponent == "master"
    assert exercise.record.tags == (("Score", "3-2"),)
    assert exercise.mark(judged(2).best) is Mark.RIGHT
    assert exercise.mark(moment.move) is Mark.WRONG
    text = write_exercise(exercise)
    assert write_exercise(read_exercise(text)) == text


@each_row(
    "verdict, changes, is_asked",
    [
        (Verdict.SLIP, {}, False),
        (Verdict.MISTAKE, {}, True),
        (Verdict.BLUNDER, {}, True),
        (Verdict.BLUNDER, {"bound": 0.5}, True),
        (Verdict.BLUNDER, {"bound": 0.51}, False),
        (Verdict.CLOSE, {"disputed": True, "loss": 1.0}, False),
        (Verdict.MISTAKE, {"by_chance": True, "chance_loss": 0.2, "chance_bound": 0.1}, True),
        (Verdict.MISTAKE, {"by_chance": True, "chance_loss": 0.2, "chance_bound": 0.15}, False),
    ],
)
def test_only_what_is_sure(verdict: Verdict, changes: dict[str, object], is_asked: bool) -> None:
    assert len(found(judged(2, verdict, **changes))) == is_asked


def test_the_three_dearest_of_a_deal_in_their_order() -> None:
    places = [place for place, moment in enumerate(MOMENTS) if isinstance(moment.move, PlayCard)]
    losses = dict(zip(places, (1.0, 1.3, 0.9, 1.2, 1.1), strict=False))
    lost = [judged(place, loss=loss) for place, loss in losses.items()]
    dearest = sorted(losses, key=lambda place: -losses[place])[:3]
    assert steps(found(*lost)) == sorted(MOMENTS[place].step for place in dearest)


def test_what_is_hidden_is_dealt_anew() -> None:
    """The same cards in the opponent's hand would be those of the deal that was played."""
    (exercise,) = found(judged(1))
    assert exercise.record.pack != RECORD.pack
    assert sorted(exercise.record.pack) == sorted(RECORD.pack)
    assert exercise == found(judged(1))[0], "always in the same way"
    assert exercise.record.moves == RECORD.moves[: MOMENTS[1].step]


@each_row(
    "changes",
    [
        {"helped": True},
        {"coach": None},
        {"coach": coach(0.2, worst=Verdict.SLIP)},
        {"rules": "three-66"},
        {"company": Company(None, ("Ace", "Anna"), ("", ""))},
        {"day": ""},
    ],
)
def test_deals_that_hold_no_such_mistake(changes: dict[str, object]) -> None:
    assert found(judged(2), **changes) == []


def test_what_the_cache_does_not_have_is_not_there() -> None:
    class Nothing(Kept):
        @override
        def get(self, key: str) -> Mapping[str, object] | None:
            return None

    assert mistakes_of(row(), RECORD, Nothing({})) == ()


# ----------------------------------------------------------------------------------- what is asked


def close_moment() -> int:
    """The place of a lead with an open talon at which one may close."""
    return next(
        place
        for place, moment in enumerate(MOMENTS)
        if CLOSE_TALON in moment.view.legal_moves and isinstance(moment.move, PlayCard)
    )


def close_judged() -> Judgement:
    place = close_moment()
    plain = judged(place)
    best, second = plain.worths
    return replace(plain, best=CLOSE_TALON, worths=(replace(best, move=CLOSE_TALON), second))


def test_whether_to_close() -> None:
    (exercise,) = found(close_judged())
    assert (exercise.kind, exercise.task) == (ExerciseKind.CLOSE, "close-or-not")
    others = [move for move in exercise.view.legal_moves if not isinstance(move, CloseTalon)]
    assert {exercise.mark(move) for move in others} == {Mark.WRONG}


def test_other_moves_that_are_as_good_are_right() -> None:
    (mistake,) = mistakes_of(row(), RECORD, Kept({close_moment(): close_judged()}))
    moment = MOMENTS[close_moment()]
    assert mistake.exercise.view.status is TalonStatus.OPEN
    assert mistake.asks_others
    assert set(mistake.compared) == {CLOSE_TALON, moment.move}
    other = next(
        move
        for move in moment.view.legal_moves
        if move not in (CLOSE_TALON, moment.move) and not isinstance(move, GoOut)
    )
    good = replace(judgement_of(moment, Verdict.CLOSE), played=other)
    bad = replace(good, verdict=Verdict.MISTAKE)
    assert with_others(mistake, [bad]) == mistake
    exercise = with_others(mistake, [good]).exercise
    assert (exercise.kind, exercise.task) == (ExerciseKind.MOVE, "move"), (
        "not one question of closing"
    )
    assert [exercise.mark(move) for move in (CLOSE_TALON, other, moment.move)] == [
        *(Mark.RIGHT, Mark.ALSO_GOOD, Mark.WRONG),
    ]


def test_compared_moves_that_are_not_clearly_worse_are_right() -> None:
    late = next(place for place, moment in enumerate(MOMENTS) if len(moment.view.legal_moves) > 2)
    plain = judged(late, exact=True)
    best, played = plain.worths
    third = next(
        move for move in MOMENTS[late].view.legal_moves if move not in (best.move, played.move)
    )
    for points, mark in ((0.45, Mark.ALSO_GOOD), (0.2, Mark.WRONG)):
        more = replace(best, move=third, points=points)
        judgement = replace(plain, worths=(best, more, played))
        (mistake,) = mistakes_of(row(), RECORD, Kept({late: judgement}))
        assert mistake.exercise.mark(third) is mark
        assert not mistake.asks_others, "all of them were compared"


def test_a_card_that_was_led_is_named() -> None:
    place = next(place for place, moment in enumerate(MOMENTS) if moment.view.led is not None)
    (exercise,) = found(judged(place))
    assert (exercise.task, exercise.values) == ("follow", (("card", MOMENTS[place].view.led),))


# ------------------------------------------------------------------------------------ the archive


def test_deals_are_known_by_game_and_versions() -> None:
    names = {deal_name_of(row(game=game, number=number)) for game in (1, 2) for number in (1, 2)}
    assert len(names) == 4
    assert is_worth_reading(row())


def test_a_deal_that_cannot_be_read_is_not_said_to_have_none(tmp_path: Path) -> None:
    archive = Archive(tmp_path, only_reads=True)
    assert mistakes_in(row(), archive, JudgementFiles(tmp_path)) is None


class OneRecord(Archive):
    """An archive in which one record stands at every place."""

    @override
    def records_at(self, place: PlaceInFile) -> tuple[DealRecord, ...]:
        return (RECORD,)


def test_a_deal_whose_judgements_are_not_there_now_is_not_said_to_have_none(
    tmp_path: Path,
) -> None:
    archive = OneRecord(tmp_path, only_reads=True)
    assert mistakes_in(row(), archive, JudgementFiles(tmp_path)) is None
    keep_review(RECORD, SEAT, tmp_path)
    assert mistakes_in(row(), archive, JudgementFiles(tmp_path)) == ()


def test_the_id_names_the_deal_and_the_play() -> None:
    key = key_of_record(RECORD, SEAT)
    (exercise,) = found(judged(2))
    assert exercise.id.startswith(f"own-{key.deal[:12]}-b")
    assert isinstance(exercise.ask, ByMove)
