"""Asks a judge who had no part in them about the questions that were judged."""

from collections import Counter
from collections.abc import Iterator

from sixtysix_gui.rules.moves import CLOSE_TALON, Move
from sixtysix_gui.training.exercise import ByMove, Exercise
from sixtysix_gui.training.lessons import question, questions
from sixtysix_gui.training.taught import LESSONS
from tools.coach.referees.thumb.referee import ThumbReferee

_WORLDS, _SEED = 100, 7


def rulings(rules_name: str) -> Counter[str]:
    """Count what the rules of thumb say of the best move against the best wrong one.

    Where every card is known there is nothing to ask.
    """
    referee = ThumbReferee(_WORLDS, _SEED)
    return Counter(
        referee.lead(each.view, ask.right[0], _best_wrong(ask)).ruling.value
        for each, ask in _judged(rules_name)
    )


def _judged(rules_name: str) -> Iterator[tuple[Exercise, ByMove]]:
    for lesson in LESSONS:
        for each in map(question, questions(rules_name, lesson)):
            if isinstance(each.ask, ByMove) and each.ask.worths and each.cases:
                yield each, each.ask


def _best_wrong(ask: ByMove) -> Move:
    closes = ask.right[0] == CLOSE_TALON
    moves = [worth.move for worth in ask.worths]
    if ask.only_close:
        return next(move for move in moves if (move == CLOSE_TALON) is not closes)
    return next(move for move in moves if move not in ask.right)
