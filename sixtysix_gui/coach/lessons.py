"""What there is to learn from a deal: the moves worth looking at, and the theme of each.

Losses that teach the same count once: a pair shown without closing, then a lead without closing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.coach.measure.comparing import CHANCE_BORDERS, POINT_BORDERS
from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.rules.cards import Rank, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, PASS, Meld, Move, PlayCard


class Theme(Enum):
    """What there is to learn from a move that cost something; the text is that of JSON."""

    CLOSING = "closing"
    COUNTING = "counting"
    """Counting to 66: the points of both, and what is missing."""
    TRICK = "trick"
    """Which trick to take, and with which card."""
    PAIR = "pair"
    """Keeping the pair until it counts."""
    TRUMPS = "trumps"
    """Trump control: drawing trumps, keeping them, exchanging."""
    LEAD = "lead"
    """A safe lead."""
    SCHNEIDER = "schneider"
    SHOWN = "shown"
    """What the other has shown, or shown not to have."""


_BY_REASON: Mapping[int, Theme] = {
    **dict.fromkeys((2, 3, 4, 5, 6, 8), Theme.CLOSING),
    **dict.fromkeys((7, 29, 30, 31, 32, 33, 52), Theme.COUNTING),
    **dict.fromkeys((18, 19, 20, 21, 27, 45, 47, 48, 51), Theme.TRICK),
    26: Theme.PAIR,
    **dict.fromkeys((9, 10, 12, 15, 23, 43), Theme.TRUMPS),
    **dict.fromkeys((11, 16, 17, 53), Theme.LEAD),
    **dict.fromkeys((34, 35, 49, 50), Theme.SCHNEIDER),
    **dict.fromkeys((14, 28), Theme.SHOWN),
}
"""The reasons that are about one thing, by the numbers of docs/coach.md 4. The others count what
came of it, or are said of several kinds of moves: there the moves decide."""


def theme_of(view: View, judgement: Judgement) -> Theme | None:
    """Return what there is to learn from a judged move; None unless it was clearly worse."""
    if judgement.played is None or not judgement.verdict.strokes:
        return None
    return theme_between(view, judgement.played, judgement.best, judgement.reason)


def theme_between(view: View, played: Move, best: Move, reason: Reason | None) -> Theme:
    """Return the one theme of a move that was worse than another: by its reason, else by both."""
    named = None if reason is None else _BY_REASON.get(reason.number)
    return named or _by_moves(view, played, best)


def _by_moves(view: View, played: Move, best: Move) -> Theme:
    both = (played, best)
    if GO_OUT in both or PASS in both:
        return Theme.COUNTING
    if CLOSE_TALON in both:
        return Theme.CLOSING
    if EXCHANGE_TRUMP in both:
        return Theme.TRUMPS
    if isinstance(played, Meld):
        return Theme.PAIR
    if isinstance(best, Meld):
        return Theme.PAIR if _is_of(played, best) else Theme.COUNTING
    return _by_cards(view, played, best)


def _is_of(move: Move, pair: Meld) -> bool:
    """Return whether a card of a pair is played instead of showing both."""
    return isinstance(move, PlayCard) and move.card in (
        card_of(Rank.KING, pair.suit),
        card_of(Rank.QUEEN, pair.suit),
    )


def _by_cards(view: View, played: Move, best: Move) -> Theme:
    if _breaks_pair(view, played) and not _breaks_pair(view, best):
        return Theme.PAIR
    if view.led is not None:
        return Theme.TRICK
    return Theme.TRUMPS if _is_trump(view, played) or _is_trump(view, best) else Theme.LEAD


def _breaks_pair(view: View, move: Move) -> bool:
    """Return whether a card is played away of a pair that has not been shown."""
    if not isinstance(move, PlayCard) or view.melded_suit is move.card.suit:
        return False
    suit = move.card.suit
    pair = {card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)}
    return move.card in pair <= set(view.hand)


def _is_trump(view: View, move: Move) -> bool:
    return isinstance(move, PlayCard) and move.card.suit is view.trump


_POINTS_OF_A_CHANCE = POINT_BORDERS[-1] / CHANCE_BORDERS[-1]
"""Game points that weigh as much as the whole game: so the borders of a blunder are the same."""


@dataclass(frozen=True)
class Loss:
    """A judged move that may have cost something: its number in the record, and whose it was."""

    step: int
    is_own: bool
    judgement: Judgement


def repeated(losses: Iterable[Loss]) -> Mapping[int, int]:
    """Return the losses that another of the same turn has taught already, and which that is.

    A turn is what one seat does in one trick. The same lesson has the same better move; the dearest
    loss stands for it (``weight_of``), the first of equals. Both are given by the numbers of their
    moves. What was clearly lost only counts once: the second is measured from a position
    in which the better move is still there, so that the sum of both is more than was lost.
    """
    lessons: dict[tuple[bool, int, Move], list[Loss]] = {}
    for loss in losses:
        if loss.judgement.verdict.strokes:
            lesson = loss.is_own, loss.judgement.trick, loss.judgement.best
            lessons.setdefault(lesson, []).append(loss)
    found: dict[int, int] = {}
    for same in lessons.values():
        dearest = _dearest(same)
        found |= {each.step: dearest.step for each in same if each is not dearest}
    return found


def weight_of(judgement: Judgement) -> float:
    """Return how dear a loss was, in game points; where chances to win decided, by those."""
    if judgement.costs_points:
        return judgement.clear_loss
    return _POINTS_OF_A_CHANCE * max(judgement.chance_loss, 0.0)


def _dearest(losses: Sequence[Loss]) -> Loss:
    return max(losses, key=lambda each: (weight_of(each.judgement), -each.step))


MOST_MARKS = 3
"""Marks of a deal at most; whatever else was lost stays judged, and in the account."""


@dataclass(frozen=True)
class JudgedDecision:
    """An own decision: the number of its move in the record, its view, and what it was worth."""

    step: int
    view: View
    judgement: Judgement


@dataclass(frozen=True)
class Lesson:
    """A clear loss, or several in a turn that one and the same better move would have spared.

    ``step`` is the number of the dearest move among ``steps``, which stands for all: ``loss`` is
    what it cost in game points; None where chances to win the game decided. ``weight`` compares
    lessons of either kind, in game points.
    """

    step: int
    steps: tuple[int, ...]
    theme: Theme
    verdict: Verdict
    loss: float | None
    weight: float


def lessons_of(decisions: Iterable[JudgedDecision]) -> tuple[Lesson, ...]:
    """Return what was clearly lost, in the order of the deal, each lesson once (``repeated``).

    The decisions are those of one seat, in order.
    """
    lost = [each for each in decisions if each.judgement.verdict.strokes]
    main = repeated(Loss(each.step, is_own=True, judgement=each.judgement) for each in lost)
    lessons: list[Lesson] = []
    for each in lost:
        same = tuple(one.step for one in lost if main.get(one.step, one.step) == each.step)
        theme = theme_of(each.view, each.judgement)
        if same and theme is not None:
            lessons.append(_lesson(each, same, theme))
    return tuple(lessons)


def dearest(lessons: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """Return the marks of a deal: the dearest lessons, in the order of the deal."""
    chosen = sorted(lessons, key=lambda lesson: (-lesson.weight, lesson.step))[:MOST_MARKS]
    return tuple(sorted(chosen, key=lambda lesson: lesson.step))


def _lesson(decision: JudgedDecision, steps: tuple[int, ...], theme: Theme) -> Lesson:
    judgement = decision.judgement
    loss = judgement.clear_loss if judgement.costs_points else None
    return Lesson(decision.step, steps, theme, judgement.verdict, loss, weight_of(judgement))
