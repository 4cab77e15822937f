"""What is said: the status line, refusals, announcements, and the calls of an auction."""

from collections.abc import Callable

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
from sixtysix_gui.table.motions.basics import change, eased, in_turn, milliseconds, pause
from sixtysix_gui.table.pieces import Look, RefusalPill, StatusPill
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.geometry.layout import (
    ANNOUNCEMENT,
    CALL,
    TailSide,
    TrickLayout,
)
from sixtysix_gui.table.trick_game.pieces import CallBubble, Speech, Tag, Tail

_TAILS = {
    TailSide.LEFT: Tail.LEFT,
    TailSide.RIGHT: Tail.RIGHT,
    TailSide.BELOW: Tail.DOWN,
    TailSide.ABOVE: Tail.UP,
}
_HEIGHTS = {Speech.ANNOUNCEMENT: ANNOUNCEMENT, Speech.CALL: CALL}
_TAIL_IN = 0.30, 0.575
"""How far the tail of a bubble above its speaker is from its left end: in heights, and in t."""


class TrickNotices(QObject):
    """The line that says what is expected, what takes its place, and the bubbles.

    Announcements go by themselves; calls stay until they are taken away.

    Signals:
        refused: str, why something was refused.
    """

    refused = Signal(str)

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        """Make the pieces, without text."""
        super().__init__(parent)
        self._speed = Speed.NORMAL
        self._layout: TrickLayout | None = None
        self._look: Look | None = None
        self.status = StatusPill()
        self.refusal = RefusalPill()
        self.bubbles = {chair: CallBubble() for chair in Chair}
        self._speeches = dict.fromkeys(Chair, Speech.CALL)
        self._calls: dict[Chair, str] = {}
        self.tags = {chair: Tag() for chair in Chair}
        self._talks: dict[Chair, QSequentialAnimationGroup] = {}
        self._status_text = ""
        self._interjection = ""
        self._panel = QRectF()
        self._fading = QPropertyAnimation(self.status, b"opacity", self)
        for piece in (self.status, self.refusal, *self.bubbles.values(), *self.tags.values()):
            scene.addItem(piece)
            piece.hide()
        self._refusal_ends = QTimer(self, singleShot=True)
        self._refusal_ends.timeout.connect(self.end_refusal)

    @property
    def line(self) -> StatusPill:
        """The sentence that is to be read now."""
        return self.refusal if self.refusal.isVisible() else self.status

    def set_speed(self, speed: Speed) -> None:
        """Speak and fade at that pace."""
        self._speed = speed

    @property
    def status_text(self) -> str:
        """What is expected now."""
        return self._status_text

    def lay_out(self, layout: TrickLayout, look: Look) -> None:
        """Put everything in its place."""
        self._layout, self._look = layout, look
        for pill in (self.status, self.refusal):
            pill.set_look(look)
            pill.set_max_width(layout.sentences.status_max_width)
            pill.setPos(layout.middle.status)
        for piece in (*self.bubbles.values(), *self.tags.values()):
            piece.set_look(look)
        for chair in Chair:
            self._place(chair)
        self._write_calls()

    def set_status(self, text: str) -> None:
        """Say what is expected now."""
        self._status_text = text
        self.interject("")

    def interject(self, text: str) -> None:
        """Say something in place of what is expected, until that changes; nothing ends it."""
        self._interjection = text
        self.status.set_text(self.line_text)
        self._show_one()

    @property
    def line_text(self) -> str:
        """What the status line says now."""
        return self._interjection or self._status_text

    def step_aside(self, panel: QRectF) -> None:
        """Leave the place of the status line to a panel that lies there, or take it again.

        Calls that the panel would meet become tags at the plates.
        """
        self._panel = QRectF(panel)
        self._show_one()
        self._write_calls()

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
        self._fading.stop()
        if not duration:
            self.status.setOpacity(0.0 if faded else 1.0)
            return
        self._fading.setDuration(duration)
        self._fading.setEndValue(0.0 if faded else 1.0)
        self._fading.start()

    def announce(self, chair: Chair, text: str, suit: Suit | None = None) -> None:
        """Show what a player announces, for a while."""
        self._say(chair, text, suit, Speech.ANNOUNCEMENT)
        bubble = self.bubbles[chair]
        talk = self._appearing(bubble)
        talk.addAnimation(pause(self._ms(Motion.BUBBLE_STAYS)))
        fade = change(bubble, b"opacity", 0.0, self._ms(Motion.BUBBLE_OUT))
        fade.setStartValue(1.0)
        talk.addAnimation(fade)
        self._run(chair, talk, lambda: self._end_announcement(chair))

    def call(self, chair: Chair, text: str) -> None:
        """Show what a player calls in an auction; it stays."""
        self._calls[chair] = text
        self._say(chair, text, None, Speech.CALL)
        self._run(chair, self._appearing(self.bubbles[chair]), self._write_calls)

    def show_calls(self, calls: dict[Chair, str]) -> None:
        """Show these calls at once, and no others."""
        if calls == self._calls and not self._talks:
            return
        for chair in Chair:
            if chair in self._talks and self._speeches[chair] is Speech.ANNOUNCEMENT:
                continue
            self._hush(chair)
        self._calls = dict(calls)
        for chair, text in calls.items():
            self._say(chair, text, None, Speech.CALL)
            self.bubbles[chair].setOpacity(1.0)
        self._write_calls()

    def _write_calls(self) -> None:
        """Show the calls that rest as bubbles or, where these find no room, all as tags."""
        layout = self._layout
        resting = [chair for chair in self._calls if chair not in self._talks]
        widths = {chair: self.bubbles[chair].body().width() for chair in resting}
        small = layout is not None and not layout.sentences.bubbles_fit(widths, self._panel)
        for chair, tag in self.tags.items():
            rests = chair in resting
            tag.setVisible(rests and small)
            if rests:
                self.bubbles[chair].setVisible(not small)
            if layout is not None and rests and small:
                tag.set_text(self._calls[chair])
                tag.setPos(layout.sides.tag(chair, tag.body().width()))

    @property
    def calls(self) -> dict[Chair, str]:
        """The calls that are to be read."""
        return dict(self._calls)

    def hush(self) -> None:
        """End every announcement and take the calls away, at once."""
        self._calls.clear()
        for chair in Chair:
            self._hush(chair)
        self._write_calls()

    def _appearing(self, bubble: CallBubble) -> QSequentialAnimationGroup:
        bubble.setOpacity(0.0)
        appear = change(
            bubble, b"opacity", 1.0, self._ms(Motion.BUBBLE_IN), eased(Motion.BUBBLE_IN)
        )
        return in_turn(appear)

    def _run(
        self, chair: Chair, talk: QSequentialAnimationGroup, done: Callable[[], object]
    ) -> None:
        talk.setParent(self)
        self._talks[chair] = talk
        talk.finished.connect(lambda: self._talk_ended(chair, done))
        talk.start()

    def _talk_ended(self, chair: Chair, done: Callable[[], object]) -> None:
        talk = self._talks.pop(chair, None)
        if talk is not None:
            talk.deleteLater()
        done()

    def _end_announcement(self, chair: Chair) -> None:
        self.bubbles[chair].hide()
        if chair in self._calls:
            self._say(chair, self._calls[chair], None, Speech.CALL)
            self.bubbles[chair].setOpacity(1.0)
            self._write_calls()

    def _say(self, chair: Chair, text: str, suit: Suit | None, speech: Speech) -> None:
        self._hush(chair)
        bubble = self.bubbles[chair]
        self._speeches[chair] = speech
        bubble.set_speech(speech)
        bubble.set_message(text, suit)
        self._place(chair)
        bubble.show()

    def _ms(self, motion: Motion) -> int:
        pace = Speed.NORMAL if self._speed is Speed.NONE else self._speed  # to read takes time
        return milliseconds(motion, pace)

    def _hush(self, chair: Chair) -> None:
        talk = self._talks.pop(chair, None)
        if talk is not None:
            talk.blockSignals(True)  # its ``finished`` would hush the next one
            talk.stop()
            talk.deleteLater()
        self.bubbles[chair].hide()

    def _show_one(self) -> None:
        refused = self.refusal.isVisible()
        self.status.setVisible(not refused and self._panel.isNull() and bool(self.line_text))

    def _place(self, chair: Chair) -> None:
        layout, look = self._layout, self._look
        if layout is None or look is None or chair not in layout.metrics.chairs:
            return
        bubble, height = self.bubbles[chair], _HEIGHTS[self._speeches[chair]]
        place = layout.sentences.bubble(chair, bubble.body().width(), height)
        along = 0.0
        if place.tail in (TailSide.BELOW, TailSide.ABOVE):
            t = look.text_unit
            along = place.area.left() - place.tip.x() + _TAIL_IN[0] * height * t + _TAIL_IN[1] * t
        bubble.set_tail(_TAILS[place.tail], along)
        bubble.setPos(place.tip)

    def areas(self) -> list[QRectF]:
        """Give where something is said now."""
        pieces = (self.line, *self.bubbles.values(), *self.tags.values())
        shown = [piece for piece in pieces if piece.isVisible()]
        return [piece.mapRectToScene(piece.body()) for piece in shown]
