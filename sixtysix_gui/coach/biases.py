"""How far the measured values of positions are off, by phase and role: biases.toml.

``python -m tools.coach.biases`` plays deals of strong players against themselves, measures what was
to be expected before every decision and writes down the mean of result - value. docs/coach.md 3.
"""

import tomllib
from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib.resources import files

from sixtysix_gui.rules.two_handed.facts import Phase, TalonStatus
from sixtysix_gui.rules.two_handed.view import PlayerView

DATA_FILE = "biases.toml"


class Role(Enum):
    """What a seat is doing when its position is valued."""

    BEGINS = "begins"
    ANSWERS_FIRST_LEAD = "answers-first-lead"
    LEADS = "leads"
    FOLLOWS = "follows"
    CLOSER_LEADS = "closer-leads"
    CLOSER_FOLLOWS = "closer-follows"
    DEFENDER_LEADS = "defender-leads"
    DEFENDER_FOLLOWS = "defender-follows"


class PhaseOfDeal(Enum):
    """The phases in which luck is kept apart."""

    OPEN = "open"
    CLOSED = "closed"
    TALON_GONE = "talon-gone"


def phase_of(view: PlayerView) -> PhaseOfDeal:
    """Give the phase of a view."""
    if view.status is TalonStatus.OPEN:
        return PhaseOfDeal.OPEN
    return PhaseOfDeal.CLOSED if view.status is TalonStatus.CLOSED else PhaseOfDeal.TALON_GONE


def role_of(view: PlayerView) -> Role:
    """Give the role of the seat of a view; behind a close a reply to it counts as following.

    The first trick of a deal has roles of its own, for its values are the longest from the end.
    """
    follows = view.phase in (Phase.FOLLOW, Phase.REPLY)
    if view.status is TalonStatus.OPEN and view.trick_number == 1:
        return Role.ANSWERS_FIRST_LEAD if follows else Role.BEGINS
    if view.status is not TalonStatus.CLOSED or view.close is None:
        return Role.FOLLOWS if follows else Role.LEADS
    if view.close.seat is view.seat:
        return Role.CLOSER_FOLLOWS if follows else Role.CLOSER_LEADS
    return Role.DEFENDER_FOLLOWS if follows else Role.DEFENDER_LEADS


def bias_at(view: PlayerView) -> float:
    """Give what to add to a measured value of a view, in game points."""
    return _table().get((phase_of(view).value, role_of(view).value), 0.0)


@cache
def _table() -> Mapping[tuple[str, str], float]:
    text = files("sixtysix_gui.coach").joinpath(DATA_FILE).read_text(encoding="utf-8")
    phases: dict[str, dict[str, dict[str, float]]] = tomllib.loads(text)
    return {
        (phase, role): measured["mean"]
        for phase, roles in phases.items()
        for role, measured in roles.items()
    }
