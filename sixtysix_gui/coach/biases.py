"""How far the measured values of positions are off, by place in a deal: biases.toml.

``python -m tools.coach.biases`` plays deals of strong players against themselves, measures what was
to be expected before every decision and writes down the mean of result - value. docs/coach.md 3.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files

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
class Place:
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


def places_of(views: Iterable[View]) -> list[Place]:
    """Return the places of all measured decisions of one seat in one deal, in their order."""
    met: set[PhaseOfDeal] = set()
    found: list[Place] = []
    for view in views:
        phase = phase_of(view)
        occasion = Occasion.LATER if phase in met else Occasion.FIRST
        met.add(phase)
        found.append(Place(phase, role_of(view), occasion))
    return found


def bias_at(place: Place) -> float:
    """Return what to add to a value measured there, in game points."""
    return _table().get(place, 0.0)


@cache
def _table() -> Mapping[Place, float]:
    text = files("sixtysix_gui.coach").joinpath(DATA_FILE).read_text(encoding="utf-8")
    phases: dict[str, dict[str, dict[str, dict[str, float]]]] = tomllib.loads(text)
    return {
        Place(PhaseOfDeal(phase), Role(role), Occasion(occasion)): measured["mean"]
        for phase, roles in phases.items()
        for role, occasions in roles.items()
        for occasion, measured in occasions.items()
    }
