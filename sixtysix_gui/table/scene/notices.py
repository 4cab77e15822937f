"""What is said on the table of two: the status line, the coach, refusals and announcements."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects.lights import Thinking
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces import Bubble, Look, StatusPill
from sixtysix_gui.table.pieces.coach.pill import CoachPill
from sixtysix_gui.table.scene.base_notices import BaseNotices


class Notices(BaseNotices[Chair, Bubble]):
    """The line that says what is expected, what takes its place, and the bubbles.

    A refusal takes its place for a while, and what the coach says until it is put away.

    Signals:
        line_changed: another sentence stands there, or the same at another place.
    """

    line_changed = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        """Make the pieces, without text."""
        advice = CoachPill()
        super().__init__(scene, {chair: Bubble() for chair in FACING}, (advice,), parent)
        self.advice = advice
        self._layout: TableLayout | None = None
        self.thinking = Thinking(self.status, self)

    @property
    def line(self) -> StatusPill:
        """The sentence that is to be read now."""
        if self.refusal.isVisible():
            return self.refusal
        return self.advice if self.advice.text else self.status

    @override
    def set_speed(self, speed: Speed) -> None:
        super().set_speed(speed)
        self.thinking.speed = speed

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
        growth = layout.sentences.status_growth(beside, row_taken=row_taken)
        for pill in self._lines:
            pill.set_growth(growth.upwards, row_taken=row_taken, span=growth.span)
        self._place_bubbles()

    def set_advice(self, text: str) -> None:
        """Let the coach speak in the place of the status line; an empty text gives it back."""
        self.advice.set_text(text)
        self._show_one()

    def raise_advice(self, by: float) -> None:
        """Let the coach's sentence stand that much higher than the status line, in pixels."""
        if self._layout is not None:
            self.advice.setPos(self._layout.middle.status - QPointF(0.0, by))
            self._place_bubbles()

    def announce(self, chair: Chair, text: str, suit: Suit | None = None) -> None:
        """Show what a player says, for a while."""
        self._hush(chair)
        bubble = self.bubbles[chair]
        bubble.set_message(text, suit)
        self._place_bubbles()
        talk = self._passing(chair)
        bubble.show()
        talk.setParent(self)
        self._talks[chair] = talk
        talk.finished.connect(lambda: self._hush(chair))
        talk.start()

    @override
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
        for chair, bubble in self.bubbles.items():
            width = bubble.body().width()
            bubble.place(self._layout.sentences.bubble(chair, width, taken=taken))
