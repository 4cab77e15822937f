"""The account of a finished deal: four lines that always add up to the result.

How far measured values are off by place in a deal is data: biases.toml.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files

from sixtysix_gui.coach.lessons import Loss, repeated
from sixtysix_gui.coach.values.judgements import Account, AccountStep, Judgement
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View

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


@dataclass(frozen=True)
class JudgedMove:
    """A judged move of either seat: its number in the record and whose it was."""

    step: int
    is_own: bool
    view: View
    judgement: Judgement


def account_of(moves: Sequence[JudgedMove], result: int) -> Account:
    """Sum a deal up for a seat: all judged moves of both in order, and what the seat won.

    promised = value before the first own move - what the other gave away before it;
    luck = result - promised - all that the other gave away + all that the seat gave away itself
    (docs/coach.md 3). A deal in which the seat never had a choice is all luck. What repeats a loss
    of the same turn is not given away twice.
    """
    measured = [move for move in moves if not move.is_own or move.judgement.worths]
    values = iter(values_before(measured))
    again = repeated(Loss(move.step, move.is_own, move.judgement) for move in measured)
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


def values_before(moves: Sequence[JudgedMove]) -> list[float]:
    """Return what the seat could expect before each of its own measured moves, freed of known bias.

    In game points; the moves are all of a deal, in order, for what is known is known of places.
    """
    own = [move for move in moves if move.is_own and move.judgement.worths]
    places = places_of(move.view for move in own)
    return [move.judgement.value + bias_at(place) for move, place in zip(own, places, strict=True)]


def _step(
    move: JudgedMove, before: float, loss: float, luck: float, given_by_other: float
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
