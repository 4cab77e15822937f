"""What is said on the table for three and four: besides all else the calls of an auction."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSequentialAnimationGroup, Signal
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.sentences import ANNOUNCEMENT, CALL
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces import Bubble, Look, Speech, StatusPill, Tag
from sixtysix_gui.table.scene.base_notices import BaseNotices

_HEIGHTS = {Speech.ANNOUNCEMENT: ANNOUNCEMENT, Speech.CALL: CALL}

_OPPOSITE = {
    Chair.WEST: Chair.EAST,
    Chair.EAST: Chair.WEST,
    Chair.NORTH: Chair.EAST,
    Chair.SOUTH: Chair.NORTH,
}
"""Whose things a bubble may reach that goes beyond the middle."""

_ABOVE_PANEL = 0.5
"""Between a panel and a line above it, or what is beside that, in t."""

_TWO = 2
_MOST_HIGH = 4.9
"""Height of a line above a panel when its sentence takes three, in t."""


class TrickNotices(BaseNotices[Chair, Bubble]):
    """The line that says what is expected, what takes its place, and the bubbles.

    Announcements go by themselves; calls stay until they are taken away. ``panel_says`` is what
    the panel of contracts itself says of the one that the focus is on.

    Signals:
        tags_written: calls hang at plates as tags, or no longer.
    """

    tags_written = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        """Make the pieces, without text."""
        super().__init__(scene, {chair: Bubble() for chair in Chair}, parent=parent)
        self._layout: TableLayout | None = None
        self._look: Look | None = None
        self.refusal.set_shrinking(shrinks=True)
        self._speeches = dict.fromkeys(Chair, Speech.CALL)
        self._calls: dict[Chair, str] = {}
        self.tags = {chair: Tag() for chair in Chair}
        self._add(scene, self.tags.values())
        self._interjection = ""
        self._panel = self._taken = self._counter = QRectF()
        self.panel_says = ""
        self._beyond: dict[Chair, float] = {}
        self._buttons: tuple[QRectF, ...] = ()
        self._stays = False
        self._open: tuple[QRectF, ...] = ()

    @property
    def line(self) -> StatusPill:
        """The sentence that is to be read now."""
        return self.refusal if self.refusal.isVisible() else self.status

    def lay_out(self, layout: TableLayout, look: Look) -> None:
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

    @override
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

    def make_way(
        self, beside: Sequence[QRectF], buttons: Sequence[QRectF], *, row_taken: bool
    ) -> None:
        """Keep off what lies beside the hand, off buttons, and off the row of acts in use."""
        layout = self._layout
        if layout is None:
            return
        self._buttons = tuple(buttons)
        growth = layout.sentences.status_growth(beside, row_taken=row_taken)
        for pill in (self.status, self.refusal):
            pill.set_growth(growth.upwards, row_taken=row_taken, span=growth.span)

    def step_aside(self, panel: QRectF, counter: QRectF | None = None) -> None:
        """Leave the place of the status line to a panel that lies there, or take it again.

        Calls that the panel, or the counter that stands beside it, would meet become tags at the
        plates.
        """
        self._panel = QRectF(panel)
        self._counter = QRectF() if counter is None else QRectF(counter)
        self._taken = self._panel.united(self._counter)
        self._show_one()
        self._write_calls()

    def keep_beyond(self, beyond: dict[Chair, float]) -> None:
        """Leave free what reaches so far from a plate towards the middle, such as a device."""
        if beyond == self._beyond:
            return
        self._beyond = dict(beyond)
        for chair in Chair:
            self._place(chair)
        self._write_calls()

    def keep_in_sight(self, *, kept: bool) -> None:
        """Let the status line stand above a panel that lies in its place, or be hidden by it."""
        self._stays = kept
        self.status.set_shrinking(shrinks=kept)
        self._show_one()

    def keep_off_open(self, areas: Sequence[QRectF]) -> None:
        """Let the line keep off a trick that is laid open; nothing to keep off no longer."""
        if tuple(areas) != self._open:
            self._open = tuple(areas)
            self._keep_off()

    def announce(self, chair: Chair, text: str, suit: Suit | None = None) -> None:
        """Show what a player announces, for a while."""
        self._say(chair, text, suit, Speech.ANNOUNCEMENT)
        talk = self._passing(chair)
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
        small = layout is not None and not layout.sentences.bubbles_fit(
            widths, self._taken, self._beyond
        )
        for chair, tag in self.tags.items():
            rests = chair in resting
            tag.setVisible(rests and small)
            tag.setOpacity(1.0)
            tag.setScale(1.0)
            if rests:
                self.bubbles[chair].setVisible(not small)
            if rests and small:
                tag.set_text(self._calls[chair])
        self.tags_written.emit()
        self._stand()

    def shown_calls(self) -> dict[Chair, Bubble | Tag]:
        """Give the bubbles, or the tags in their place, of the calls that are to be seen."""
        found: dict[Chair, Bubble | Tag] = {}
        for chair in self._calls:
            tag = self.tags[chair]
            found[chair] = tag if tag.isVisible() else self.bubbles[chair]
        return found

    @property
    def calls(self) -> dict[Chair, str]:
        """The calls that are to be read."""
        return dict(self._calls)

    @override
    def hush(self) -> None:
        """End every announcement and take the calls away, at once."""
        self._calls.clear()
        super().hush()
        self._write_calls()

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
        bubble.setScale(1.0)
        self._place(chair)
        bubble.show()

    @override
    def refuse(self, text: str) -> None:
        """Say why something was refused; not a second time what stands on the panel already."""
        super().refuse(text)
        on_panel = not self._panel.isNull() and self.panel_says
        if on_panel and text.startswith(self.panel_says):
            self.refusal.hide()
            self._show_one()

    @override
    def _show_one(self) -> None:
        refused, free = self.refusal.isVisible(), self._panel.isNull() or self._stays
        self.status.setVisible(not refused and free and bool(self.line_text))
        self._stand()

    def _stand(self) -> None:
        """Put the line into its place, or above the panel that lies there."""
        if self._layout is None or self._look is None:
            return
        usual = self._layout.middle.status, self._layout.sentences.status_max_width
        above = usual
        if not self._panel.isNull():
            above = self._above_panel(self._layout, self._look.text_unit)
        stays = self._stays and above is not usual
        for pill, (place, width) in (
            (self.status, above if stays else usual),
            (self.refusal, above),
        ):
            pill.set_max_width(width)
            pill.setPos(place)
        self.status.set_on_cards(on_cards=stays)
        self._keep_off()

    def _keep_off(self) -> None:
        """Let the line cover no button, and no call that is to be read."""
        calls = [
            piece.mapRectToScene(piece.body())
            for chair, piece in self.shown_calls().items()
            if chair in self._calls and piece.isVisible()
        ]
        for pill in (self.status, self.refusal):
            around = (*self._buttons, *calls, *self._open)
            pill.keep_off(area.translated(-pill.pos()) for area in around)

    def _above_panel(self, layout: TableLayout, unit: float) -> tuple[QPointF, float]:
        """Where a line stands above a panel, and how wide it may be: beside plates it would meet.

        There it lies on the cards of N, between his plate, or the call that hangs there, and E's.
        """
        gap, left, right = _ABOVE_PANEL * unit, self._panel.left(), self._panel.right()
        foot = self._panel.top() - gap
        north, east = layout.sides.plate(Chair.NORTH), layout.sides.plate(Chair.EAST)
        tag = self.tags[Chair.NORTH]
        if tag.isVisible():
            north = north.united(tag.mapRectToScene(tag.body()))
        meets = north.bottom() > foot - _MOST_HIGH * unit and north.right() + gap > left
        if len(layout.metrics.chairs) == len(Chair) and meets:
            left, right = north.right() + gap, max(right, east.left() - gap)
        top = foot - _MOST_HIGH * unit
        if len(layout.metrics.chairs) > _TWO and east.bottom() > top and east.left() < right:
            right = max(left + _MOST_HIGH * unit, east.left() - gap)
        over = self._counter.bottom() <= self._panel.top() and not self._counter.isNull()
        if over and self._counter.right() + gap > left:
            left = self._counter.right() + gap
        y = foot - layout.middle.status_height / 2
        return QPointF((left + right) / 2, y), right - left

    def _place(self, chair: Chair) -> None:
        layout, look = self._layout, self._look
        if layout is None or look is None or chair not in layout.metrics.chairs:
            return
        bubble, speech = self.bubbles[chair], self._speeches[chair]
        height, beyond = _HEIGHTS[speech], self._beyond.get(chair, 0.0)
        opposite: float | None = None
        if speech is Speech.ANNOUNCEMENT:
            opposite = self._beyond.get(_OPPOSITE[chair], 0.0)
        width = bubble.body().width()
        place = layout.sentences.bubble(chair, width, height, beyond, opposite)
        bubble.place(place)

    def areas(self) -> list[QRectF]:
        """Give where something is said now."""
        pieces = (self.line, *self.bubbles.values(), *self.tags.values())
        shown = [piece for piece in pieces if piece.isVisible()]
        return [piece.mapRectToScene(piece.body()) for piece in shown]
