"""Two or three chips at the place of the status line, one of which is the answer."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of, shown_key
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion
from sixtysix_gui.table.pieces.brushwork import (
    draw_centred,
    draw_left,
    drop_shadow,
    pill,
    round_pen,
    stroke_with_under_line,
    width_of,
)
from sixtysix_gui.text.training import held
from sixtysix_gui.windows.training.answers.paper import (
    AnswerLook,
    AnswerPaper,
    AnswerPart,
    growing,
    leaves,
)
from sixtysix_gui.windows.training.answers.rack_cards import RackBrush
from sixtysix_gui.windows.widgets.basic import is_enter, lead_tab

_HEIGHT, _LEAST_HEIGHT = 2.4, 40.0
_PADDING, _GAP, _KEY_GAP, _KEY = 0.85, 0.9, 0.55, 1.34
"""Lengths in text units, but for the least height, in pixels."""
_EDGE = 8.0
"""Room around a chip for its shadow, the ring of the keys and a tick, in pixels."""
_ARROWS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class ChoiceChip(AnswerPart):
    """One of the answers, as dark as all that is pressed on the cloth, with its key."""

    def __init__(self, text: str, key: str, look: AnswerLook, parent: QWidget) -> None:
        """Write an answer."""
        super().__init__(parent)
        self.setText(text)
        self._key = key
        self._look = look
        self._font = fonts.text(look.unit, TextWeight.SEMI_BOLD)
        self._key_font = fonts.text(0.76 * look.unit, TextWeight.SEMI_BOLD)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.is_right: bool | None = None
        """What came of it: True where it is right, False where it was chosen and is wrong."""
        self.shade = 1.0

    def needed(self) -> QSizeF:
        """Return the size of the chip with all that is around it, in pixels."""
        unit = self._look.unit
        words = width_of(self._font, self.text())
        key = max(_KEY * unit, width_of(self._key_font, self._key) + 0.6 * unit)
        width = 2 * _PADDING * unit + words + _KEY_GAP * unit + key
        return QSizeF(width + 2 * _EDGE, max(_HEIGHT * unit, _LEAST_HEIGHT) + 2 * _EDGE)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._look.unit
        body = self.rect().toRectF().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        shape = pill(body)
        drop_shadow(painter, shape, 4.0, 0.40)
        is_gold = self.isDown() or self.is_right is True
        fill, ink = (theme.GOLD, theme.COIN_TEXT) if is_gold else (theme.CHIP_FILL, theme.CREAM)
        painter.fillPath(shape, theme.colour(fill, 1.0 if is_gold else theme.CHIP_ALPHA))
        rim = theme.DARK_GOLD if is_gold else theme.GOLD
        is_lit = self.underMouse() and self.isEnabled()
        painter.strokePath(shape, QPen(QColor(rim), 2.2 if is_lit else theme.CHIP_LINE))
        if self.hasFocus():
            ring = pill(body.adjusted(-4.5, -4.5, 4.5, 4.5))
            stroke_with_under_line(painter, ring, QPen(QColor(theme.GOLD), 3.0))
        left = body.left() + _PADDING * unit
        painter.setPen(QColor(ink))
        draw_left(painter, self._font, self.text(), QPointF(left, body.center().y()))
        self._draw_key(painter, body, ink)
        self._draw_mark(painter, body)
        painter.end()

    def _draw_key(self, painter: QPainter, body: QRectF, ink: str) -> None:
        unit = self._look.unit
        width = max(_KEY * unit, width_of(self._key_font, self._key) + 0.6 * unit)
        cap = QRectF(0, 0, width, _KEY * unit)
        cap.moveCenter(QPointF(body.right() - _PADDING * unit - width / 2, body.center().y()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(ink, 0.55), 1.0))
        painter.drawRoundedRect(cap, 0.26 * unit, 0.26 * unit)
        painter.setPen(theme.colour(ink, 0.92))
        draw_centred(painter, self._key_font, self._key, cap.center())

    def _draw_mark(self, painter: QPainter, body: QRectF) -> None:
        unit = self._look.unit
        if self.is_right is True:
            corner = body.adjusted(0, 0.3 * unit, -0.5 * unit, 0)
            RackBrush(painter, self._look, unit).tick(corner, self.shade)
        elif self.is_right is False:
            painter.setOpacity(self.shade)
            line = round_pen(QColor(theme.AMBER), max(2.4, 0.17 * unit))
            within = body.adjusted(0.6 * unit, 0.35 * unit, -0.6 * unit, -0.35 * unit)
            painter.setPen(line)
            painter.drawLine(within.bottomLeft(), within.topRight())
            painter.setOpacity(1.0)


class ChoiceChips(AnswerPaper):
    """Asks for one of the options; ``answered`` gives its place from 0."""

    def __init__(
        self,
        options: Sequence[str],
        look: AnswerLook,
        parent: QWidget | None = None,
        letters: Sequence[Purpose] = (),
    ) -> None:
        """Offer options; ``letters`` are purposes of keys of their own, as for yes and no."""
        super().__init__(look, parent)
        self._letters = tuple(letters)
        self.chips = tuple(
            self._made_chip(place, option, len(options)) for place, option in enumerate(options)
        )
        self.current = 0
        lead_tab(self.chips, self.chips[0])
        self._fading = growing(self, self._fade_to)
        self._fading.setDuration(MOTIONS[Motion.ANSWER_MARK].at(look.speed) or CROSS_FADE)

    def _made_chip(self, place: int, option: str, count: int) -> ChoiceChip:
        key = shown_key(self._letters[place]) if self._letters else str(place + 1)
        made = ChoiceChip(option, key, self.look, self)
        made.setObjectName(f"option-{place}")
        made.setAccessibleName(held.spoken_option(option, place + 1, count))
        made.clicked.connect(lambda: self._choose(place))
        return made

    def _choose(self, place: int) -> None:
        if self.is_asking:
            self._lead_to(place)
            self.answered.emit(place)

    @override
    def take_over(self, before: AnswerPaper) -> None:
        if isinstance(before, ChoiceChips):
            self._lead_to(before.current)
            self.is_led = before.is_led

    def reveal(self, right: int, given: int | None) -> None:
        """Tick the right one and strike out another that was chosen; ask no more."""
        self.is_asking = False
        for place, chip in enumerate(self.chips):
            if place in (right, given):
                chip.is_right = place == right
                mark = "right" if chip.is_right else "wrong"
                chip.setAccessibleName(held.spoken_mark(chip.text(), mark))
            chip.setEnabled(False)
            chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fading.start()

    def _fade_to(self, share: float) -> None:
        for chip in self.chips:
            chip.shade = share
            chip.update()

    @override
    def place_in(self, area: QRectF) -> None:
        sizes = [chip.needed() for chip in self.chips]
        gap = _GAP * self.look.unit - 2 * _EDGE
        width = sum(size.width() for size in sizes) + gap * (len(sizes) - 1)
        is_row = width <= area.width()
        x = y = 0.0
        widest = max(size.width() for size in sizes)
        for chip, size in zip(self.chips, sizes, strict=True):
            left = x if is_row else (widest - size.width()) / 2
            chip.setGeometry(QRectF(left, y, ceil(size.width()), size.height()).toRect())
            x += size.width() + gap
            y += 0.0 if is_row else size.height() - _EDGE
        height = sizes[0].height() if is_row else y + _EDGE
        self.lie_in(area, QSizeF(width if is_row else widest, height))

    @override
    def take_focus(self) -> None:
        """Take the keys, at the chip where they were; at none before one was reached."""
        taking = self.chips[self.current] if self.is_led else self
        taking.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def tab_stops(self) -> Sequence[QWidget]:
        """Return the chip where the keys are; the arrows lead to the others."""
        return (self.chips[self.current],) if self.is_asking else ()

    def _lead_to(self, place: int) -> None:
        self.current, self.is_led = place, True
        lead_tab(self.chips, self.chips[place])

    def _place_of(self, event: QKeyEvent) -> int | None:
        """Return which answer a key means; None where it means none."""
        meaning = meaning_of(event, Context.CHOOSING)
        if meaning is None:
            return None
        if meaning.purpose in self._letters:
            return self._letters.index(meaning.purpose)
        is_one = meaning.purpose is Purpose.CHOICE and meaning.place < len(self.chips)
        return meaning.place if is_one else None

    @override
    def takes(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        is_plain = key in _ARROWS or key == Qt.Key.Key_Space or is_enter(event)
        return is_plain or leaves(event) or self._place_of(event) is not None

    @override
    def press(self, event: QKeyEvent) -> None:
        key, place = event.key(), self._place_of(event)
        if key in _ARROWS:
            on = _ARROWS[key] if self.is_reached else 0
            self._lead_to(min(max(self.current + on, 0), len(self.chips) - 1))
            self.take_focus()
        elif event.isAutoRepeat():
            return
        elif place is not None:
            self._choose(place)
        elif leaves(event):
            self.give_up_or_leave(event)
        elif self.is_reached:
            self._choose(self.current)
