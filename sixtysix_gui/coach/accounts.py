"""A deal summed up: what there is to learn from it, and the account that adds up to its result.

Losses that teach the same count once: a pair shown without closing, then a lead without closing.
How far measured values are off by place in a deal is data: biases.toml.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files

from sixtysix_gui.coach.comparing import CHANCE_BORDERS, POINT_BORDERS
from sixtysix_gui.coach.judgements import Account, AccountStep, Judgement, Reason, Verdict
from sixtysix_gui.rules.cards import Rank, card_of
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, PASS, Meld, Move, PlayCard


@dataclass(frozen=True)
class JudgedDecision:
    """A judged move of either seat: its number in the record, and whether it was the own seat's."""

    step: int
    view: View
    judgement: Judgement
    is_own: bool = True


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


def repeated(decisions: Iterable[JudgedDecision]) -> Mapping[int, int]:
    """Return the losses that another of the same turn has taught already, and which that is.

    A turn is what one seat does in one trick. The same lesson has the same better move; the dearest
    loss stands for it (``weight_of``), the first of equals. Both are given by the numbers of their
    moves. What was clearly lost only counts once: the second is measured from a position
    in which the better move is still there, so that the sum of both is more than was lost.
    """
    lessons: dict[tuple[bool, int, Move], list[JudgedDecision]] = {}
    for decision in decisions:
        if decision.judgement.verdict.strokes:
            judgement = decision.judgement
            lesson = decision.is_own, judgement.trick, judgement.best
            lessons.setdefault(lesson, []).append(decision)
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


def _dearest(decisions: Sequence[JudgedDecision]) -> JudgedDecision:
    return max(decisions, key=lambda each: (weight_of(each.judgement), -each.step))


MOST_MARKS = 3
"""Marks of a deal at most; whatever else was lost stays judged, and in the account."""


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
    main = repeated(lost)
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


# ------------------------------------------------------------------------------------ the account

DATA_FILE = "biases.toml"


class PhaseOfDeal(Enum):
    """The phases in which luck is kept apart."""

    OPEN = "open"
    CLOSED = "closed"
    TALON_GONE = "talon-gone"


class Role(Enum):
    """What a seat is doing when its position is valued."""

    LEADS = "leads"
    FOLLOWS = "follows"
    CLOSER_LEADS = "closer-leads"
    CLOSER_FOLLOWS = "closer-follows"
    DEFENDER_LEADS = "defender-leads"
    DEFENDER_FOLLOWS = "defender-follows"


class Occasion(Enum):
    """Whether a decision is the first that a seat has in a phase.

    The luck of a phase is counted from the seat's first decision there to its first in the next
    one. Only where these have means of their own is the luck of every phase 0 on average.
    """

    FIRST = "first"
    LATER = "later"


@dataclass(frozen=True)
class PlaceInDeal:
    """Where in a deal a position is valued: a row of the table."""

    phase: PhaseOfDeal
    role: Role
    occasion: Occasion


def phase_of(view: View) -> PhaseOfDeal:
    """Return the phase of a view."""
    if view.status is TalonStatus.OPEN:
        return PhaseOfDeal.OPEN
    return PhaseOfDeal.CLOSED if view.status is TalonStatus.CLOSED else PhaseOfDeal.TALON_GONE


def role_of(view: View) -> Role:
    """Return the role of the seat of a view; behind a close a reply to it counts as following."""
    follows = view.phase in (Phase.FOLLOW, Phase.REPLY)
    if view.status is not TalonStatus.CLOSED or view.close is None:
        return Role.FOLLOWS if follows else Role.LEADS
    if view.close.seat is view.seat:
        return Role.CLOSER_FOLLOWS if follows else Role.CLOSER_LEADS
    return Role.DEFENDER_FOLLOWS if follows else Role.DEFENDER_LEADS


def places_of(views: Iterable[View]) -> list[PlaceInDeal]:
    """Return the places of all measured decisions of one seat in one deal, in their order."""
    met: set[PhaseOfDeal] = set()
    found: list[PlaceInDeal] = []
    for view in views:
        phase = phase_of(view)
        occasion = Occasion.LATER if phase in met else Occasion.FIRST
        met.add(phase)
        found.append(PlaceInDeal(phase, role_of(view), occasion))
    return found


def bias_at(place: PlaceInDeal) -> float:
    """Return what to add to a value measured there, in game points."""
    return _table().get(place, 0.0)


@cache
def _table() -> Mapping[PlaceInDeal, float]:
    text = files("sixtysix_gui.coach").joinpath(DATA_FILE).read_text(encoding="utf-8")
    phases: dict[str, dict[str, dict[str, dict[str, float]]]] = tomllib.loads(text)
    return {
        PlaceInDeal(PhaseOfDeal(phase), Role(role), Occasion(occasion)): measured["mean"]
        for phase, roles in phases.items()
        for role, occasions in roles.items()
        for occasion, measured in occasions.items()
    }


def account_of(moves: Sequence[JudgedDecision], result: int) -> Account:
    """Sum a deal up for a seat: all judged moves of both in order, and what the seat won.

    promised = value before the first own move - what the other gave away before it;
    luck = result - promised - all that the other gave away + all that the seat gave away itself
    (docs/coach.md 3). A deal in which the seat never had a choice is all luck. What repeats a loss
    of the same turn is not given away twice.
    """
    measured = [move for move in moves if not move.is_own or move.judgement.worths]
    values = iter(values_before(measured))
    again = repeated(measured)
    steps: list[AccountStep] = []
    promised = after = given = given_by_other = since = 0.0
    for move in measured:
        loss = 0.0 if move.step in again else move.judgement.clear_loss
        if not move.is_own:
            since += loss
            given_by_other += loss
            continue
        before = next(values)
        if not steps:
            promised = after = before - since
        steps.append(_step(move, before, loss, before - after - since, since))
        after, since = before - loss, 0.0
        given += loss
    luck = result - promised - given_by_other + given
    if not steps:
        return Account(0.0, luck, given, given_by_other, result, (), luck, given_by_other)
    return Account(
        promised, luck, given, given_by_other, result, tuple(steps), result - after - since, since
    )


def values_before(moves: Sequence[JudgedDecision]) -> list[float]:
    """Return what the seat could expect before each of its own measured moves, freed of known bias.

    In game points; the moves are all of a deal, in order, for what is known is known of places.
    """
    own = [move for move in moves if move.is_own and move.judgement.worths]
    places = places_of(move.view for move in own)
    return [move.judgement.value + bias_at(place) for move, place in zip(own, places, strict=True)]


def _step(
    move: JudgedDecision, before: float, loss: float, luck: float, given_by_other: float
) -> AccountStep:
    judgement = move.judgement
    return AccountStep(
        step=move.step,
        trick=judgement.trick,
        before=before,
        after=before - loss,
        luck=luck,
        given_by_other=given_by_other,
        given=loss,
        chance_before=judgement.chance if loss else judgement.chance_after,
        chance_after=judgement.chance_after,
    )
