"""What is said on the table: the status line, what takes its place, and what players say."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.table.animations import milliseconds
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.durations import REFUSAL_STAYS, Motion
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.piece import Look, add_hidden, shown_areas
from sixtysix_gui.table.pieces.pills import CoachPill, RefusalPill, StatusPill
from sixtysix_gui.table.scene.bubbles import Bubbles
from sixtysix_gui.table.seating import FACING, Chair

_ABOVE_PANEL = 0.5
"""Between a panel and a line above it, or what is beside that, in t."""

_MOST_HIGH = 4.9
"""Height of a line above a panel when its sentence takes three, in t."""


class Notices(Bubbles):
    """The line that says what is expected, what takes its place, and the bubbles.

    A refusal takes its place for a while, and what the coach says until it is put away. A panel
    of contracts may lie there; ``panel_says`` is what that itself says of the contract that the
    focus is on.

    Signals:
        refused: str, why something was refused.
        line_changed: another sentence stands there, or the same at another place.
    """

    refused = Signal(str)
    line_changed = Signal()

    def __init__(self, scene: QGraphicsScene, zones: Zones, parent: QObject) -> None:
        super().__init__(scene, zones, parent)
        self.status = StatusPill()
        self.advice = CoachPill()
        self.refusal = RefusalPill()
        self._lines = (self.status, self.advice, self.refusal)
        add_hidden(scene, self._lines)
        self._fadings = {
            pill: QPropertyAnimation(pill, b"opacity", self) for pill in (self.status, self.advice)
        }
        self._status_text = self._interjection = ""
        self._panel = self._counter = QRectF()
        self.panel_says = ""
        self._buttons: tuple[QRectF, ...] = ()
        self._opened: tuple[QRectF, ...] = ()
        self._stays = self._is_covered = self._makes_room = False
        self._refusal_ends = QTimer(self, singleShot=True)
        self._refusal_ends.timeout.connect(self.end_refusal)

    # ------------------------------------------------------------------------- what the line says

    @property
    def line(self) -> StatusPill:
        """The sentence that is to be read now."""
        if self.refusal.isVisible():
            return self.refusal
        return self.advice if self.advice.text else self.status

    @property
    def status_text(self) -> str:
        """What is expected now."""
        return self._status_text

    @property
    def line_text(self) -> str:
        """What the status line says now."""
        return self._interjection or self._status_text

    def set_status(self, text: str) -> None:
        """Say what is expected now."""
        self._status_text = text
        self.show_instead("")

    def show_instead(self, text: str) -> None:
        """Say something in place of what is expected, until that changes; nothing ends it."""
        self._interjection = text
        if self.line_text != self.status.text:
            self.status.text = self.line_text
            self._show_one()

    def set_advice(self, text: str) -> None:
        """Let the coach speak in the place of the status line; an empty text gives it back."""
        self.advice.text = text
        self._show_one()

    def refuse(self, text: str) -> None:
        """Say why something was refused, for a while or until the next act.

        What stands on the panel already is not said a second time.
        """
        on_panel = bool(self.panel_says) and not self._panel.isNull()
        self.refusal.text = text
        self.refusal.setVisible(not (on_panel and text.startswith(self.panel_says)))
        self._refusal_ends.start(REFUSAL_STAYS)
        self._show_one()
        self.refused.emit(text)

    def end_refusal(self) -> None:
        """Say no longer why something was refused."""
        self._refusal_ends.stop()
        self.refusal.hide()
        self._show_one()

    def make_room(self, *, made: bool) -> None:
        """Let the status line make room for a card that is dragged, or come back."""
        self._makes_room = made
        self._fade()

    def cover(self, *, covered: bool) -> None:
        """Let the status line make room for a question, or come back."""
        self._is_covered = covered
        self._fade()

    def _fade(self) -> None:
        faded = self._is_covered or self._makes_room
        duration = milliseconds(Motion.STATUS_FADE, self._speed)
        for pill, fading in self._fadings.items():
            fading.stop()
            if not duration:
                pill.setOpacity(0.0 if faded else 1.0)
                continue
            fading.setDuration(duration)
            fading.setEndValue(0.0 if faded else 1.0)
            fading.start()

    def _show_one(self) -> None:
        """Show only one of what may stand in the place of the status line."""
        line, free = self.line, self._panel.isNull() or self._stays
        self.status.setVisible(line is self.status and free and bool(self.line_text))
        self.advice.setVisible(line is self.advice)
        self._stand()
        self._place_shown()
        self.line_changed.emit()

    # ---------------------------------------------------------------------------- where it stands

    @override
    def lay_out(self, look: Look) -> None:
        """Put everything in its place."""
        layout = self._zones.layout
        for pill in self._lines:
            pill.set_look(look)
            pill.set_max_width(layout.sentences.status_max_width)
            pill.setPos(layout.middle.status)
        super().lay_out(look)
        self._stand()

    def make_way(
        self, beside: Sequence[QRectF], buttons: Sequence[QRectF] = (), *, row_taken: bool
    ) -> None:
        """Keep off what lies beside the hand, off buttons, and off the row of acts in use."""
        moved, self._buttons = self._buttons != tuple(buttons), tuple(buttons)
        growth = self._zones.layout.sentences.status_growth(beside, row_taken=row_taken)
        for pill in self._lines:
            pill.set_growth(growth.upwards, row_taken=row_taken, span=growth.span)
        if moved:
            self._keep_off()
        self._place_shown()

    def make_room_for(self, panel: QRectF, counter: QRectF | None = None) -> None:
        """Make room for a panel where the status line is, or restore the line.

        Calls that the panel, or the counter that stands beside it, would meet become tags at the
        plates.
        """
        beside = QRectF() if counter is None else QRectF(counter)
        if (panel, beside) == (self._panel, self._counter):
            return
        self._panel, self._counter = QRectF(panel), beside
        self._taken = self._panel.united(self._counter)
        self._show_one()
        self._write_calls()

    def keep_in_sight(self, *, kept: bool) -> None:
        """Let the status line stand above a panel that lies in its place, or be hidden by it."""
        self._stays = kept
        self.status.set_shrinking(shrinks=kept)
        self._show_one()

    def keep_off_open(self, areas: Sequence[QRectF]) -> None:
        """Let the line keep off a trick that is laid open; nothing to keep off no longer."""
        if tuple(areas) != self._opened:
            self._opened = tuple(areas)
            self._keep_off()

    def raise_advice(self, by: float) -> None:
        """Let the coach's sentence stand that much higher than the status line, in pixels."""
        self.advice.setPos(self._zones.layout.middle.status - QPointF(0.0, by))
        self._place_shown()

    def areas(self) -> list[QRectF]:
        """Return where something is said now."""
        pieces = (self.line, *self.bubbles.values(), *self.tags.values())
        return shown_areas(pieces)

    @property
    @override
    def _line_area(self) -> QRectF:
        line = self.line
        return line.body().translated(line.pos()) if line.isVisible() else QRectF()

    @override
    def _write_calls(self) -> None:
        super()._write_calls()
        self._stand()

    def _stand(self) -> None:
        """Put the line into its place, or above the panel that lies there."""
        layout = self._zones.layout
        usual = layout.middle.status, layout.sentences.status_max_width
        above = usual
        if not self._panel.isNull():
            above = self._above_panel(layout)
        stays = self._stays and above is not usual
        for pill, (place, width) in (
            (self.status, above if stays else usual),
            (self.refusal, above),
        ):
            pill.set_max_width(width)
            pill.setPos(place)
        self.status.lies_on_cards = stays
        self._keep_off()

    def _keep_off(self) -> None:
        """Let the line cover no button, and no call that is to be read."""
        around = (*self._buttons, *shown_areas(self.shown_calls().values()), *self._opened)
        for pill in (self.status, self.refusal):
            pill.keep_off(area.translated(-pill.pos()) for area in around)

    def _above_panel(self, layout: TableLayout) -> tuple[QPointF, float]:
        """Return where a line stands above a panel, and how wide it may be: beside plates.

        There it lies on the cards of N, between their plate, or the call that hangs there, and E's.
        """
        unit = layout.metrics.text_unit
        gap, left, right = _ABOVE_PANEL * unit, self._panel.left(), self._panel.right()
        foot = self._panel.top() - gap
        north, east = layout.sides.plates[Chair.NORTH], layout.sides.plates[Chair.EAST]
        tag = self.tags[Chair.NORTH]
        if tag.isVisible():
            north = north.united(tag.area())
        meets = north.bottom() > foot - _MOST_HIGH * unit and north.right() + gap > left
        if len(layout.metrics.chairs) == len(Chair) and meets:
            left, right = north.right() + gap, max(right, east.left() - gap)
        top = foot - _MOST_HIGH * unit
        if len(layout.metrics.chairs) > len(FACING) and east.bottom() > top and east.left() < right:
            right = max(left + _MOST_HIGH * unit, east.left() - gap)
        over = self._counter.bottom() <= self._panel.top() and not self._counter.isNull()
        if over and self._counter.right() + gap > left:
            left = self._counter.right() + gap
        y = foot - layout.middle.status_height / 2
        return QPointF((left + right) / 2, y), right - left
