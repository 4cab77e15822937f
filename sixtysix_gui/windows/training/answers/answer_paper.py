"""What all papers have in common that ask for an answer in the middle of the table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget
from typing_extensions import override

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.text.cards import CardWords

_RISE = 0.12
"""How far a paper rises when it comes, in card widths, which are about seven text units."""
_CARD_WIDTH = 7.0


@dataclass(frozen=True)
class AnswerLook:
    """How an answer is asked for: the size of words in pixels, the cards, their names, the pace."""

    unit: float
    style: CardStyle
    words: CardWords
    speed: Speed = Speed.NORMAL


class AnswerPaper(QWidget):
    """Something laid over the table that takes one answer; it is not a sheet and has no veil.

    Whoever makes it gives it a parent that the table fills, tells it by ``place_in`` where there is
    room, shows it, and leads Tab through its ``tab_stops``.

    Signals:
        answered: frozenset of Card, or int: the answer, once.
        given_up: the person does not know; nothing is shown here then.
        left: Esc, where there is nothing to clear.
        told: str, what readers of the screen are to hear.
    """

    answered = Signal(object)
    given_up = Signal()
    left = Signal()
    told = Signal(str)

    def __init__(self, look: AnswerLook, parent: QWidget | None = None) -> None:
        """Be hidden until ``show``."""
        super().__init__(parent)
        self.look = look
        self.is_asking = True
        self._home = QPoint()
        self.is_led = False
        """Whether a key has led the focus to a place here, to which it comes back."""
        self.beyond: Callable[[bool], None] | None = None
        """Where Tab leads from here, on or back; where Qt leads it by default."""
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(easing_curve(Motion.PAPER_IN))
        self._motion.valueChanged.connect(self._rise_to)
        self._motion.finished.connect(lambda: self._rise_to(1.0))
        self._veil = QGraphicsOpacityEffect(self)
        self._veil.setEnabled(False)
        self.setGraphicsEffect(self._veil)
        self.hide()

    @abstractmethod
    def take_focus(self) -> None:
        """Take the keys."""

    @abstractmethod
    def take_over(self, before: AnswerPaper) -> None:
        """Begin with what was picked or written so far on a paper that asked the same."""

    @abstractmethod
    def tab_stops(self) -> Sequence[QWidget]:
        """Return what Tab goes through, in order; nothing once it was answered."""

    @property
    def is_reached(self) -> bool:
        """Whether the focus is at a place here: no key acts on what was not yet seen."""
        return self.is_led or self.focusWidget() not in (None, self)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Lead Tab through the stops, and then beyond."""
        stops = list(self.tab_stops())
        if self.beyond is None or not stops:
            return super().focusNextPrevChild(next)
        focused = self.focusWidget()
        here = stops.index(focused) if focused in stops else -1 if next else 0
        to = here + (1 if next else -1)
        if 0 <= to < len(stops):
            stops[to].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.beyond(next)
        return True

    @abstractmethod
    def place_in(self, area: QRectF) -> None:
        """Take a place in the middle of an area of the parent, as large as is needed."""

    @abstractmethod
    def takes(self, event: QKeyEvent) -> bool:
        """Return whether a key means something here while an answer is asked for."""

    def give_up_or_leave(self, event: QKeyEvent) -> None:
        """Tell that the person does not know, or leaves, as a key of ``leaves`` means it."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            self.given_up.emit()

    def lie_in(self, area: QRectF, size: QSizeF) -> None:
        """Lie in the middle of an area; what is larger reaches over it, but not over the parent."""
        parent: QWidget | None = self.parentWidget()
        within = area if parent is None else parent.rect().toRectF()
        width, height = ceil(size.width()), ceil(size.height())
        x = min(max(area.center().x() - width / 2, within.left()), within.right() - width)
        y = min(max(area.center().y() - height / 2, within.top()), within.bottom() - height)
        self._motion.stop()
        self._home = QPoint(round(x), round(y))
        self.resize(width, height)
        self._rise_to(1.0)

    @override
    def event(self, event: QEvent) -> bool:
        """Take its keys before the window makes shortcuts of them."""
        overrides = self.is_asking and event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self.takes(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Rise; where nothing moves, fade in."""
        super().showEvent(event)
        moves = self.look.speed is not Speed.NONE
        self._motion.setDuration(
            MOTIONS[Motion.PAPER_IN].at(self.look.speed) if moves else CROSS_FADE
        )
        self._veil.setEnabled(True)
        self._motion.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Move no more."""
        super().hideEvent(event)
        self._motion.stop()
        self._rise_to(1.0)

    def _rise_to(self, share: object) -> None:
        if not isinstance(share, float):
            return
        moves = self.look.speed is not Speed.NONE
        below = (1 - share) * _RISE * _CARD_WIDTH * self.look.unit if moves else 0.0
        self.move(self._home + QPoint(0, round(below)))
        self._veil.setEnabled(share < 1.0)
        self._veil.setOpacity(share)


def leaves(event: QKeyEvent) -> bool:
    """Return whether a key clears what is chosen, leaves, or says that the person does not know."""
    meaning = meaning_of(event, Context.PICKING)
    gives_up = meaning is not None and meaning.purpose is Purpose.GIVE_UP
    return gives_up or event.key() == Qt.Key.Key_Escape
