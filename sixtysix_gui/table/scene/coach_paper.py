"""The coach at the table: a sentence on paper, the cap that offers more, and the slip."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design import theme
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects import PaperMotion
from sixtysix_gui.table.layout.free_places import (
    cap_place,
    sentence_rise,
    slip_room,
    strip_place,
    strip_room,
)
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.coach_slip import Slip
from sixtysix_gui.table.pieces.piece import Look, add_hidden, within_reach
from sixtysix_gui.table.pieces.pills import CoachCap
from sixtysix_gui.table.pieces.slip_plan import SlipPart
from sixtysix_gui.table.scene.drop_targets import LyingThings
from sixtysix_gui.table.scene.notices import Notices
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.values import Advice, SlipWords

_ONE_AT_A_TIME = 1.75
"""From this text size on a strip shows one move."""


@dataclass(frozen=True)
class PaperSpot:
    """A place on the coach's paper that takes a press; most of it does nothing by that."""

    area: QRectF
    activate: Callable[[], object]

    def contains(self, point: QPointF) -> bool:
        """Return whether a point of the scene is there."""
        return self.area.contains(point)


class CoachPaper(QObject):
    """Shows what the coach says until that is put away; it knows no game.

    Signals:
        more_wanted: the cap was pressed.
        slip_closed: the cross of the slip was pressed.
        row_changed: another move of the slip is looked at.
    """

    more_wanted = Signal()
    slip_closed = Signal()
    row_changed = Signal()

    def __init__(
        self, scene: QGraphicsScene, notices: Notices, things: LyingThings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._notices = notices
        self._things = things
        self.cap = CoachCap()
        self.slip = Slip()
        self._look: Look | None = None
        self._advice: Advice | None = None
        self._row = 0
        self._is_covered = False
        add_hidden(scene, (self.cap, self.slip))
        self._pill_motion = PaperMotion(notices.advice, scene, self)
        self._slip_motion = PaperMotion(self.slip, scene, self)

    def set_speed(self, speed: Speed) -> None:
        """Come and go at that pace."""
        self._pill_motion.speed = self._slip_motion.speed = speed

    @property
    def advice(self) -> Advice | None:
        """What the coach says now."""
        return self._advice

    @property
    def words(self) -> SlipWords | None:
        """What stands on the slip; None while there is none."""
        return None if self._advice is None else self._advice.slip

    @property
    def row(self) -> int:
        """Number of the move of the slip that is looked at, from 0."""
        return self._row

    @property
    def has_cap(self) -> bool:
        """Whether the cap is to be seen."""
        return self.cap.isVisible()

    def lay_out(self, look: Look) -> None:
        """Take another layout, at once."""
        self._look = look
        self.rest()
        for piece in (self.cap, self.slip):
            piece.set_look(look)
        self.place()

    def show(self, advice: Advice | None) -> None:
        """Say something, or nothing any more."""
        before, self._advice = self._advice, advice
        if advice == before:
            return
        self._leave(before, advice)
        slip_before = None if before is None else before.slip
        if advice is None or advice.slip is None or advice.slip != slip_before:
            self._row = 0
        self._notices.set_advice("" if advice is None else advice.sentence)
        self.place()
        width = self._things.layout.metrics.card_width
        if advice is not None and before is None:
            self._pill_motion.come(width)
        if self.words is not None and slip_before is None:
            self._slip_motion.come(width)

    def cover(self, *, covered: bool) -> None:
        """Take the cap away while a question lies where it is, or show it again."""
        self._is_covered = covered
        self.place()

    def turn(self, by: int) -> None:
        """Look at the next move of the slip, or the one before."""
        words = self.words
        count = 0 if words is None else len(words.lines)
        row = max(0, min(self._row + by, count - 1))
        if row != self._row:
            self._row = row
            self.place()
            self.row_changed.emit()

    def place(self) -> None:
        """Put everything where it has room now."""
        layout, advice = self._things.layout, self._advice
        if self._look is None:
            return
        self._pill_motion.rest()
        self._place_pill(layout, self._look)
        self._place_cap(layout, advice)
        self._place_slip(layout, self._look)

    def rest(self) -> None:
        """End what moves."""
        for motion in (self._pill_motion, self._slip_motion):
            motion.rest()

    def show_focus(self, *, on_list: bool, on_close: bool) -> None:
        """Show the focus of the keys on the slip."""
        self.slip.set_focus(on_list=on_list, on_close=on_close)

    # ----------------------------------------------------------------------------------- pressing

    def at(self, point: QPointF) -> PaperSpot | None:
        """Return what is pressed at a point of the scene; paper keeps presses off what is below."""
        if self.has_cap and self.cap.hit_area().contains(point):
            return PaperSpot(self.cap.hit_area(), self.more_wanted.emit)
        if not self.slip.isVisible():
            return None
        acts: dict[SlipPart, Callable[[], object]] = {
            SlipPart.CLOSE: self.slip_closed.emit,
            SlipPart.PREVIOUS: lambda: self.turn(-1),
            SlipPart.NEXT: lambda: self.turn(1),
        }
        spots = [(part, self.part_area(part)) for part in acts]
        hit = [
            (_distance(area, point), part, area)
            for part, area in spots
            if area is not None and area.contains(point)
        ]
        if hit:
            _, part, area = min(hit, key=lambda each: each[0])
            return PaperSpot(area, acts[part])
        whole = self.slip.area()
        return PaperSpot(whole, lambda: None) if whole.contains(point) else None

    def part_area(self, part: SlipPart) -> QRectF | None:
        """Return where a part of the slip can be pressed, in the scene; None if it is not there."""
        plan = self.slip.plan
        area = None if plan is None or not self.slip.isVisible() else plan.part(part)
        return None if area is None else within_reach(self.slip.mapRectToScene(area))

    def list_area(self) -> QRectF | None:
        """Return where the move stands that is looked at, in the scene."""
        area = self.slip.row_area() if self.slip.isVisible() else None
        return None if area is None else self.slip.mapRectToScene(area)

    # ------------------------------------------------------------------------------------- places

    def _leave(self, before: Advice | None, advice: Advice | None) -> None:
        """Let what goes fade where it was."""
        if before is not None and advice is None and self._notices.advice.isVisible():
            self._pill_motion.go()
        gone = advice is None or advice.slip is None
        if gone and self.slip.isVisible():
            self._slip_motion.go()
        elif gone:
            self._slip_motion.rest()

    def _place_cap(self, layout: TableLayout, advice: Advice | None) -> None:
        offered = advice is not None and bool(advice.offer)
        shown = offered and self._notices.line is self._notices.advice and not self._is_covered
        self.cap.setVisible(False)
        if advice is None or not shown:
            return
        self.cap.set_words(advice.offer, advice.key)
        pill = self._pill()
        things = self._things
        sides = [*things.upper_sides(), *things.beside_hand()]
        taken = [*things.in_the_middle(), *things.chips(), *sides]
        centre = cap_place(layout, pill, self.cap.body().size(), taken)
        if centre is None and advice.key:
            self.cap.set_words(advice.offer, "")
            centre = cap_place(layout, pill, self.cap.body().size(), taken)
        if centre is not None:
            self.cap.setPos(centre)
            self.cap.show()

    def _place_pill(self, layout: TableLayout, look: Look) -> None:
        """Let the sentence stand where the card that has light and focus does not cover it."""
        if self._advice is None:
            return
        usual = self._notices.advice.body().translated(layout.middle.status)
        ring = theme.FOCUS_GAP + look.contrast.focus_width(look.card_width)
        top = self._things.top_of_risen_card() - ring - theme.FOCUS_UNDER_EXTRA
        others = [*self._things.in_the_middle(), *self._things.chips()]
        self._notices.raise_advice(sentence_rise(usual, top, others))

    def _pill(self) -> QRectF:
        pill = self._notices.advice
        return pill.body().translated(pill.pos())

    def _place_slip(self, layout: TableLayout, look: Look) -> None:
        words = self.words
        self.slip.setVisible(words is not None)
        self.slip.row = self._row
        if words is None:
            self.slip.words = None
            return
        self._slip_motion.rest()
        things = self._things
        room = slip_room(
            layout, [things.coin(), self._pill()], things.own_hand(), things.slip_limits()
        )
        self.slip.words = words
        if not room.isEmpty() and self.slip.can_be(room.size(), look):
            self.slip.set_room(room.size(), strip=False)
            height = self.slip.body().height()
            self.slip.setPos(room.left(), room.center().y() - height / 2)
        else:
            self._place_strip(layout)

    def _place_strip(self, layout: TableLayout) -> None:
        things = self._things
        room = strip_room(
            layout,
            things.upper_sides(),
            [*things.in_the_middle(), things.my_trick_place(), *things.chips(), self._pill()],
            layout.middle.status.y(),
        )
        one = layout.metrics.text_scale >= _ONE_AT_A_TIME
        self.slip.set_room(QSizeF(room.size()), strip=True, one=one)
        axis = layout.hands.places(Chair.NORTH, 1)[0].x
        self.slip.setPos(strip_place(room, self.slip.body().size(), axis))


def _distance(area: QRectF, point: QPointF) -> float:
    off = point - area.center()
    return abs(off.x()) + abs(off.y())
