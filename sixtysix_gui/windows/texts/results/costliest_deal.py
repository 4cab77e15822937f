"""Which deal of a lost game cost most, and by what: told once, without advice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.two_handed.scoring import Basis, Grade, Termination
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP
from sixtysix_gui.windows.texts.results.told import Told

_ORDINALS = (
    QT_TRANSLATE_NOOP("GameEnd", "The first"),
    QT_TRANSLATE_NOOP("GameEnd", "The second"),
    QT_TRANSLATE_NOOP("GameEnd", "The third"),
    QT_TRANSLATE_NOOP("GameEnd", "The fourth"),
    QT_TRANSLATE_NOOP("GameEnd", "The fifth"),
    QT_TRANSLATE_NOOP("GameEnd", "The sixth"),
    QT_TRANSLATE_NOOP("GameEnd", "The seventh"),
    QT_TRANSLATE_NOOP("GameEnd", "The eighth"),
    QT_TRANSLATE_NOOP("GameEnd", "The ninth"),
    QT_TRANSLATE_NOOP("GameEnd", "The tenth"),
    QT_TRANSLATE_NOOP("GameEnd", "The eleventh"),
    QT_TRANSLATE_NOOP("GameEnd", "The twelfth"),
)


@dataclass(frozen=True)
class LostDeal:
    """A deal that the other won: its number from 1, its game points, and how it is told."""

    number: int
    points: int
    told: Told


def costliest_deal(lost: Sequence[LostDeal]) -> str:
    """Name the deal that cost more than any other; empty where there is none."""
    most = max((deal.points for deal in lost), default=0)
    worst = [deal for deal in lost if deal.points == most]
    if len(worst) != 1 or len(lost) < 2:
        return ""
    (deal,) = worst
    cause = _cause(deal.told)
    points = QCoreApplication.translate("GameEnd", "%n point(s)", None, deal.points)
    if not cause:
        sentence = QCoreApplication.translate("GameEnd", "{which} cost most: {points}.")
    else:
        sentence = QCoreApplication.translate("GameEnd", "{which} cost most: {cause}, {points}.")
    return sentence.format(which=_which(deal.number), cause=cause, points=points)


def _which(number: int) -> str:
    if number <= len(_ORDINALS):
        return QCoreApplication.translate("GameEnd", _ORDINALS[number - 1])
    #: one of the deals of a long game, as a subject
    return QCoreApplication.translate("GameEnd", "Deal {number}").format(number=number)


def _cause(told: Told) -> str:
    """Say by what the person lost a deal, as a part of a sentence; empty for an ordinary one."""
    outcome = told.outcome
    if outcome.termination is Termination.FALSE_CLAIM:
        return QCoreApplication.translate("GameEnd", "you had counted wrong")
    if outcome.basis in (Basis.CLOSE_FAILED, Basis.DEFENDER_FIRST):
        return QCoreApplication.translate("GameEnd", "your close failed")
    if outcome.grade is Grade.SCHWARZ:
        return QCoreApplication.translate("GameEnd", "you took no trick")
    if outcome.grade is Grade.SCHNEIDER:
        return QCoreApplication.translate("GameEnd", "you stayed under 33")
    return ""
