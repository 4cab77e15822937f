"""Own mistakes as exercises, from what the coach has found in deals that he has looked back at.

Only what he is sure of comes back: mistakes and blunders whose loss is known to half of itself.
What an appeal did not bear out has no such verdict. Nothing is judged anew.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date

from sixtysix_gui.archive.archive import Archive, ArchiveError
from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.coach.accounts import JudgedDecision, Lesson, dearest, lessons_of
from sixtysix_gui.coach.judgement_cache import JudgementCache
from sixtysix_gui.coach.judgements import Judgement, Verdict, can_review
from sixtysix_gui.coach.reviewing import DealReview
from sixtysix_gui.coach.summaries import summary_key, versions
from sixtysix_gui.records import DealRecord
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.records.tags import TagRefusedError
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.moves import GO_OUT, CloseTalon, Move, PlayCard
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.storage.judgement_files import JudgementFiles
from sixtysix_gui.training.exercise import (
    ByMove,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    position_from,
)
from sixtysix_gui.training.kept.mistakes import FoundMistake
from sixtysix_gui.training.taught import nearest

_VERDICTS = (Verdict.MISTAKE, Verdict.BLUNDER)
_DIFFICULTY: Mapping[Verdict, int] = {Verdict.MISTAKE: 4, Verdict.BLUNDER: 3}
_KEPT_TAGS = ("Date", "Score", "Carry")
_CLEARLY = 0.1
"""Game points by which a move is clearly worse, beyond what is not sure."""
_USUAL = "club"
_log = logging.getLogger(__name__)
_BOTH = 2


def is_worth_reading(deal: DealRow) -> bool:
    """Return whether a deal may hold such mistakes, by what its row tells."""
    rules, coach = deal.rules.rules, deal.coach
    if rules is None or coach is None or deal.company.seat is None or deal.helped:
        return False
    return can_review(rules) and coach.worst in _VERDICTS and nearest(rules.name) is not None


def deal_name_of(deal: DealRow) -> str:
    """Return the name under which it is noted that mistakes were looked for in a deal.

    It names the versions of the coach: what he says by others is looked at again.
    """
    game = deal.game
    return f"{versions()} {game.game or f'{game.file} {game.first}'} {deal.number}"


def mistakes_in(
    deal: DealRow, archive: Archive, files: JudgementFiles
) -> tuple[FoundMistake, ...] | None:
    """Return what is worth another try of a deal of the archive; nothing if it cannot be played.

    None where its record, or what the coach has found, cannot be read, which may pass.
    """
    try:
        record = archive.records_at(deal.game)[deal.number - 1]
        cache = files.cache_of(record)
        return mistakes_of(deal, record, cache) if _has_summary(deal, record, cache) else None
    except (ArchiveError, IndexError, OSError) as error:
        _log.info("a deal cannot be read for its mistakes: %s", error)
        return None
    except (RulesError, TagRefusedError) as error:
        _log.warning("no mistakes are looked for in a deal: %s", error)
        return ()


def _has_summary(deal: DealRow, record: DealRecord, cache: JudgementCache) -> bool:
    """Return whether that is there by which the row knows what the coach has found."""
    seat = deal.company.seat
    return seat is not None and cache.get(summary_key(key_of_record(record, seat).play)) is not None


def mistakes_of(
    deal: DealRow, record: DealRecord, cache: JudgementCache
) -> tuple[FoundMistake, ...]:
    """Return what is worth another try of a deal: three at most, in the order of the deal.

    Mistakes and blunders that are measured well enough, in deals without help. Nothing is judged
    anew: what the cache does not have is not there.

    Raises:
        RulesError, TagRefusedError: if the record cannot be played.
    """
    seat = deal.company.seat
    if seat is None or not deal.day or not is_worth_reading(deal):
        return ()
    review = DealReview(record, seat, cache=cache)
    own = {
        each.step: JudgedDecision(each.step, each.view, review.judgements[each.step])
        for each in review.moments
        if each.seat is seat and each.step in review.judgements
    }
    lessons = [each for each in lessons_of(own.values()) if _is_sure(own[each.step].judgement)]
    return tuple(_found(deal, record, own[lesson.step], lesson) for lesson in dearest(lessons))


def with_others(found: FoundMistake, judged: Iterable[Judgement]) -> FoundMistake:
    """Return a mistake in which moves are right, too, that were judged not to be clearly worse."""
    exercise = found.exercise
    ask = exercise.ask
    if not isinstance(ask, ByMove):
        return found
    good = [each.played for each in judged if not each.verdict.strokes]
    right = tuple(dict.fromkeys((*ask.right, *(move for move in good if move is not None))))
    return replace(found, exercise=_asked(exercise, replace(ask, right=right)))


def _asked(exercise: Exercise, ask: ByMove) -> Exercise:
    """Return an exercise with its question: whether to close, or what to play at all."""
    closes = {
        isinstance(worth.move, CloseTalon) for worth in ask.worths if len(ask.worths) == _BOTH
    }
    is_right = {isinstance(move, CloseTalon) for move in ask.right}
    kind = ExerciseKind.CLOSE if len(closes) > 1 == len(is_right) else ExerciseKind.MOVE
    task, values = _task(exercise.view, kind)
    ask = replace(ask, only_close=kind is ExerciseKind.CLOSE)
    return replace(exercise, kind=kind, task=task, values=values, ask=ask)


def _is_sure(judgement: Judgement) -> bool:
    if judgement.verdict not in _VERDICTS or judgement.disputed:
        return False
    if judgement.by_chance:
        return judgement.chance_bound <= judgement.chance_loss / 2
    return judgement.bound <= judgement.loss / 2


def _found(
    deal: DealRow, record: DealRecord, decision: JudgedDecision, lesson: Lesson
) -> FoundMistake:
    return FoundMistake(
        _exercise(deal, record, decision),
        date.fromisoformat(deal.day),
        deal.game.game,
        decision.step,
        decision.judgement.trick,
        lesson.loss,
    )


def _exercise(deal: DealRow, record: DealRecord, decision: JudgedDecision) -> Exercise:
    judgement, seat = decision.judgement, decision.view.seat
    name = _id(record, seat, decision.step)
    ask = ByMove(tuple(_right(judgement)), judgement.worths)
    plain = Exercise(
        *(
            name,
            ExerciseSource.OWN,
            ExerciseKind.MOVE,
            _position(record, decision.step, seat, name),
            seat,
        ),
        *("move", ask, judgement.reason, 0 if judgement.exact else judgement.worlds),
        *(_DIFFICULTY[judgement.verdict], f"coach {versions()}", _level(deal, seat)),
    )
    return _asked(plain, ask)


def _id(record: DealRecord, seat: Seat, step: int) -> str:
    key = key_of_record(record, seat)
    return f"own-{key.deal[:12]}-{key.play.replace(' ', '').lower()[:9]}-{step}"


def _task(view: View, kind: ExerciseKind) -> tuple[str, tuple[tuple[str, Card], ...]]:
    """Return the name of the sentence that asks, and what it names."""
    if kind is ExerciseKind.CLOSE:
        return ("draw-or-close" if view.phase is Phase.PRE_DRAW else "close-or-not"), ()
    if any(move != GO_OUT and not isinstance(move, PlayCard) for move in view.legal_moves):
        return "move", ()
    if view.led is None:
        return "lead", ()
    return "follow", (("card", view.led),)


def _right(judgement: Judgement) -> Iterator[Move]:
    """Yield the best move, then those that are not clearly worse."""
    best = judgement.best
    yield best
    top = judgement.worth(best)
    for worth in judgement.worths:
        if top is None or worth.move in (best, judgement.played):
            continue
        unsure = (top.bound**2 + worth.bound**2) ** 0.5
        if top.points - worth.points - unsure < _CLEARLY:
            yield worth.move


def _position(record: DealRecord, step: int, seat: Seat, name: str) -> DealRecord:
    """Return the position before the move, with those tags that a player is shown."""
    tags = tuple(tag for tag in record.tags if tag[0] in _KEPT_TAGS)
    return replace(position_from(record, step, seat, name), tags=tags)


def _level(deal: DealRow, seat: Seat) -> str:
    other, levels = opposite(seat), deal.company.levels
    return (levels[other] if other < len(levels) else "") or _USUAL
