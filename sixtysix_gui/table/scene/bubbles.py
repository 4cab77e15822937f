"""What players say: announcements, which go by themselves, and calls, which stay."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRectF, QSequentialAnimationGroup, Signal
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.animations import change, eased, in_turn, pause
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed
from sixtysix_gui.table.layout.sentences import ANNOUNCEMENT, CALL
from sixtysix_gui.table.pieces.labels import Tag
from sixtysix_gui.table.pieces.piece import Look, add_hidden
from sixtysix_gui.table.pieces.pills import Bubble, Speech
from sixtysix_gui.table.seating import Chair

_HEIGHTS = {Speech.ANNOUNCEMENT: ANNOUNCEMENT, Speech.CALL: CALL}

_OPPOSITE = {
    Chair.WEST: Chair.EAST,
    Chair.EAST: Chair.WEST,
    Chair.NORTH: Chair.EAST,
    Chair.SOUTH: Chair.NORTH,
}
"""Whose things a bubble may reach that goes beyond the middle."""


class Bubbles(QObject):
    """A bubble for each chair; calls that find no room hang as tags at the plates.

    Signals:
        tags_written: calls hang at plates as tags, or no longer.
    """

    tags_written = Signal()

    def __init__(self, scene: QGraphicsScene, zones: Zones, parent: QObject) -> None:
        super().__init__(parent)
        self._zones = zones
        self._speed = Speed.NORMAL
        self.bubbles = {chair: Bubble() for chair in Chair}
        self.tags = {chair: Tag() for chair in Chair}
        add_hidden(scene, (*self.bubbles.values(), *self.tags.values()))
        self._talks: dict[Chair, QSequentialAnimationGroup] = {}
        self._speeches = dict.fromkeys(Chair, Speech.CALL)
        self._calls: dict[Chair, str] = {}
        self._beyond: dict[Chair, float] = {}
        self._hanging: tuple[QRectF, ...] = ()
        self._taken = QRectF()

    def lay_out(self, look: Look) -> None:
        """Put everything in its place."""
        for piece in (*self.bubbles.values(), *self.tags.values()):
            piece.set_look(look)
        for chair in Chair:
            self._place(chair)
        self._write_calls()

    def set_speed(self, speed: Speed) -> None:
        """Speak at that pace."""
        self._speed = speed

    @property
    def _line_area(self) -> QRectF:
        """Where the sentence is that no announcement may cover; empty where there is none."""
        return QRectF()

    def set_reserved(self, beyond: dict[Chair, float], hanging: Sequence[QRectF]) -> None:
        """Leave free what reaches so far from a plate towards the middle, such as a device.

        ``hanging`` is where tags hang at plates, which no bubble of a call may meet.
        """
        if (beyond, tuple(hanging)) == (self._beyond, self._hanging):
            return
        self._beyond, self._hanging = dict(beyond), tuple(hanging)
        for chair in Chair:
            self._place(chair)
        self._write_calls()

    def announce(self, chair: Chair, text: str, suit: Suit | None = None) -> None:
        """Show what a player announces, for a while."""
        self._say(chair, text, suit, Speech.ANNOUNCEMENT)
        talk = self._appearing(chair)
        talk.addAnimation(pause(self._ms(Motion.BUBBLE_STAYS)))
        fade = change(self.bubbles[chair], b"opacity", 0.0, self._ms(Motion.BUBBLE_OUT))
        fade.setStartValue(1.0)
        talk.addAnimation(fade)
        self._run(chair, talk, lambda: self._end_announcement(chair))

    def call(self, chair: Chair, text: str) -> None:
        """Show what a player calls in an auction; it stays."""
        self._calls[chair] = text
        self._say(chair, text, None, Speech.CALL)
        self._run(chair, self._appearing(chair), self._write_calls)

    def show_calls(self, calls: dict[Chair, str]) -> None:
        """Show these calls at once, and no others."""
        if calls == self._calls and not self._talks:
            return
        for chair in Chair:
            if chair in self._talks and self._speeches[chair] is Speech.ANNOUNCEMENT:
                continue
            self._clear_talk(chair)
        self._calls = dict(calls)
        for chair, text in calls.items():
            self._say(chair, text, None, Speech.CALL)
            self.bubbles[chair].setOpacity(1.0)
        self._write_calls()

    def clear(self) -> None:
        """End every announcement and take the calls away, at once."""
        self._calls.clear()
        for chair in self.bubbles:
            self._clear_talk(chair)
        self._write_calls()

    @property
    def calls(self) -> dict[Chair, str]:
        """The calls that are to be read."""
        return dict(self._calls)

    def shown_calls(self) -> dict[Chair, Bubble | Tag]:
        """Return the bubbles, or the tags in their place, of the calls that are to be seen."""
        tags, bubbles = self.tags, self.bubbles
        return {
            chair: tags[chair] if tags[chair].isVisible() else bubbles[chair]
            for chair in self._calls
        }

    def _write_calls(self) -> None:
        """Show the calls that rest as bubbles or, where these find no room, all as tags."""
        sentences = self._zones.layout.sentences
        resting = [chair for chair in self._calls if chair not in self._talks]
        widths = {chair: self.bubbles[chair].body().width() for chair in resting}
        small = not sentences.bubbles_fit(widths, self._taken, self._beyond, self._hanging)
        for chair, tag in self.tags.items():
            rests = chair in resting
            tag.setVisible(rests and small)
            tag.setOpacity(1.0)
            tag.setScale(1.0)
            if rests:
                self.bubbles[chair].setVisible(not small)
            if rests and small:
                tag.text = self._calls[chair]
        self.tags_written.emit()

    def _say(self, chair: Chair, text: str, suit: Suit | None, speech: Speech) -> None:
        self._clear_talk(chair)
        bubble = self.bubbles[chair]
        self._speeches[chair] = speech
        bubble.speech = speech
        bubble.set_message(text, suit)
        bubble.setScale(1.0)
        self._place(chair)
        bubble.show()

    def _appearing(self, chair: Chair) -> QSequentialAnimationGroup:
        """Return the motion in which a bubble comes."""
        bubble = self.bubbles[chair]
        bubble.setOpacity(0.0)
        duration = self._ms(Motion.BUBBLE_IN)
        return in_turn(change(bubble, b"opacity", 1.0, duration, eased(Motion.BUBBLE_IN)))

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

    def _clear_talk(self, chair: Chair) -> None:
        talk = self._talks.pop(chair, None)
        if talk is not None:
            talk.blockSignals(True)  # its ``finished`` would clear the next one
            talk.stop()
            talk.deleteLater()
        self.bubbles[chair].hide()

    def _place(self, chair: Chair) -> None:
        layout = self._zones.layout
        if chair not in layout.metrics.chairs:
            return
        bubble, speech = self.bubbles[chair], self._speeches[chair]
        height, beyond = _HEIGHTS[speech], self._beyond.get(chair, 0.0)
        opposite: float | None = None
        if speech is Speech.ANNOUNCEMENT:
            opposite = self._beyond.get(_OPPOSITE[chair], 0.0)
        width, line = bubble.body().width(), self._line_area
        bubble.place(
            layout.sentences.bubble(chair, width, height, beyond, opposite, line, self._hanging)
        )

    def _place_shown(self) -> None:
        """Put the bubbles that are seen where they leave the line free."""
        for chair, bubble in self.bubbles.items():
            if bubble.isVisible():
                self._place(chair)

    def _ms(self, motion: Motion) -> int:
        return MOTIONS[motion].rest_at(self._speed)
