"""What is said: the status line, refusals and the announcements of the players."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QObject,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.durations import REFUSAL_STAYS, Motion, Speed
from sixtysix_gui.table.effects.lights import Thinking
from sixtysix_gui.table.geometry.layout import Side, TableLayout
from sixtysix_gui.table.motions.basics import change, eased, in_turn, milliseconds, pause
from sixtysix_gui.table.pieces import Bubble, Look, RefusalPill, StatusPill
from sixtysix_gui.table.pieces.coach.pill import CoachPill


class Notices(QObject):
    """The line that says what is expected, what takes its place, and the bubbles.

    A refusal takes its place for a while, and what the coach says until it is put away.

    Signals:
        refused: str, why something was refused.
        line_changed: another sentence stands there, or the same at another place.
    """

    refused = Signal(str)
    line_changed = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        """Make the pieces, without text."""
        super().__init__(parent)
        self._speed = Speed.NORMAL
        self._layout: TableLayout | None = None
        self.status = StatusPill()
        self.thinking = Thinking(self.status, self)
        self.refusal = RefusalPill()
        self.advice = CoachPill()
        self.bubbles = {side: Bubble() for side in Side}
        self._talks: dict[Side, QSequentialAnimationGroup] = {}
        self._status_text = ""
        self._fadings = [
            QPropertyAnimation(pill, b"opacity", self) for pill in (self.status, self.advice)
        ]
        for piece in (*self._lines, *self.bubbles.values()):
            scene.addItem(piece)
            piece.hide()
        self._refusal_ends = QTimer(self)
        self._refusal_ends.setSingleShot(True)
        self._refusal_ends.timeout.connect(self.end_refusal)

    @property
    def _lines(self) -> tuple[StatusPill, ...]:
        """What may stand in the place of the status line; only one of them is shown."""
        return self.status, self.advice, self.refusal

    @property
    def line(self) -> StatusPill:
        """The sentence that is to be read now."""
        if self.refusal.isVisible():
            return self.refusal
        return self.advice if self.advice.text else self.status

    def set_speed(self, speed: Speed) -> None:
        """Speak and fade at that pace."""
        self._speed = self.thinking.speed = speed

    @property
    def status_text(self) -> str:
        """What is expected now."""
        return self._status_text

    def lay_out(self, layout: TableLayout, look: Look) -> None:
        """Put everything in its place."""
        self._layout = layout
        for pill in self._lines:
            pill.set_look(look)
            pill.set_max_width(layout.sentences.status_max_width)
            pill.setPos(layout.middle.status)
        self.make_way((), row_taken=False)
        self.thinking.set_look(look)
        for bubble in self.bubbles.values():
            bubble.set_look(look)
        self._place_bubbles()

    def make_way(self, beside: Sequence[QRectF], *, row_taken: bool) -> None:
        """Keep off what lies beside the hand, and off the row of acts while chips stand in it."""
        layout = self._layout
        if layout is None:
            return
        span = (
            layout.sentences.status_span(beside, row_taken=row_taken)
            if layout.metrics.has_act_row
            else None
        )
        for pill in self._lines:
            pill.set_growth(layout.middle.room_for_more_lines, row_taken=row_taken, span=span)
        self._place_bubbles()

    def set_status(self, text: str) -> None:
        """Say what is expected now."""
        self._status_text = text
        self.status.set_text(text)
        self._show_one()

    def set_advice(self, text: str) -> None:
        """Let the coach speak in the place of the status line; an empty text gives it back."""
        self.advice.set_text(text)
        self._show_one()

    def refuse(self, text: str) -> None:
        """Say why something was refused, for a while or until the next act."""
        self.refusal.set_text(text)
        self.refusal.show()
        self._refusal_ends.start(REFUSAL_STAYS)
        self._show_one()
        self.refused.emit(text)

    def end_refusal(self) -> None:
        """Say no longer why something was refused."""
        self._refusal_ends.stop()
        self.refusal.hide()
        self._show_one()

    def fade_status(self, *, faded: bool) -> None:
        """Let the status line make room for a card that is dragged."""
        duration = milliseconds(Motion.STATUS_FADE, self._speed)
        for pill, fading in zip((self.status, self.advice), self._fadings, strict=True):
            fading.stop()
            if not duration:
                pill.setOpacity(0.0 if faded else 1.0)
                continue
            fading.setDuration(duration)
            fading.setEndValue(0.0 if faded else 1.0)
            fading.start()

    def announce(self, side: Side, text: str, suit: Suit | None = None) -> None:
        """Show what a player says, for a while."""
        self._hush(side)
        bubble = self.bubbles[side]
        bubble.set_message(text, suit)
        self._place_bubbles()
        bubble.setOpacity(0.0)
        bubble.show()
        talk = in_turn(
            change(bubble, b"opacity", 1.0, self._ms(Motion.BUBBLE_IN), eased(Motion.BUBBLE_IN)),
            pause(self._ms(Motion.BUBBLE_STAYS)),
        )
        fade = change(bubble, b"opacity", 0.0, self._ms(Motion.BUBBLE_OUT))
        fade.setStartValue(1.0)
        talk.addAnimation(fade)
        talk.setParent(self)
        self._talks[side] = talk
        talk.finished.connect(lambda: self._hush(side))
        talk.start()

    def hush(self) -> None:
        """End every announcement at once."""
        for side in Side:
            self._hush(side)

    def _ms(self, motion: Motion) -> int:
        pace = Speed.NORMAL if self._speed is Speed.NONE else self._speed  # to read takes time
        return milliseconds(motion, pace)

    def _hush(self, side: Side) -> None:
        talk = self._talks.pop(side, None)
        if talk is not None:
            talk.blockSignals(True)  # its ``finished`` would hush the next one
            talk.stop()
            talk.deleteLater()
        self.bubbles[side].hide()

    def _show_one(self) -> None:
        line = self.line
        self.status.setVisible(line is self.status and bool(self._status_text))
        self.advice.setVisible(line is self.advice)
        self._place_bubbles()
        self.line_changed.emit()

    def _place_bubbles(self) -> None:
        """Put the announcements beside the piles, and off the line that is to be read now."""
        if self._layout is None:
            return
        line = self.line
        taken = line.body().translated(line.pos()) if line.isVisible() else QRectF()
        for side, bubble in self.bubbles.items():
            bubble.place(self._layout.sentences.bubble(side, bubble.body().width(), taken))
