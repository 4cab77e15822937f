"""A rule card that can be chosen: where everything stands on it by its room, and its switch."""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolButton
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.rules.rule_sets import Sign
from sixtysix_gui.windows.new_game.choice import OfferedCard
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.signs import paint_sign, sign_width

_ = texts("RuleCardButton")

_SIDE = 0.8
_TOP = 0.55
_BOTTOM = 0.5
_HEAD = 1.5
_SIGN = 1.08
_SIGN_GAP = 0.3
_SIGN_COLUMN = 1.62
_AFTER_SIGNS = 0.5
_NAME, _PLACE, _SENTENCE, _FACTS, _WORD = 1.14, 0.84, 0.92, 0.84, 0.80
_LEAST_NAME = 0.92
_BEFORE_SENTENCE = 0.1
_FOOT = 1.4
_WORD_SIDE = 0.55
"""Lengths and sizes of letters in text units."""
_SENTENCE_FLAGS = (
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
).value


class CardLevel(IntEnum):
    """How much a card tells."""

    NAME = 0
    """Name, and the place where there is room; the switch on the chosen card."""
    FACTS = 1
    """Facts and the switch below."""
    SENTENCE = 2
    """The sentence below the name, and the switch beside it."""
    FULL = 3
    """Name, sentence, facts and switch."""

    @property
    def has_sentence(self) -> bool:
        """Whether the sentence stands on the card."""
        return self >= CardLevel.SENTENCE

    @property
    def has_facts(self) -> bool:
        """Whether there is a lowest line of facts and switch."""
        return self in (CardLevel.FACTS, CardLevel.FULL)


@dataclass(frozen=True)
class Words:
    """Words in their place; ``cut`` says that there is no room for all of them."""

    text: str
    area: QRectF
    font: QFont
    cut: bool = False


@dataclass(frozen=True)
class CardPlan:
    """The places on a card, in pixels from its upper left corner; absent words are None."""

    signs: tuple[tuple[Sign, QRectF], ...]
    name: Words
    place: Words | None
    sentence: Words | None
    facts: Words | None
    switch: tuple[Words, ...]

    @property
    def words(self) -> tuple[Words, ...]:
        """All words of the card."""
        single = (self.name, self.place, self.sentence, self.facts)
        return (*(one for one in single if one is not None), *self.switch)


@dataclass(frozen=True)
class CardRoom:
    """The room that a card has, and how large its words are; in pixels."""

    width: float
    height: float
    unit: float

    @property
    def inner_width(self) -> float:
        """The width between the margins."""
        return self.width - 2 * _SIDE * self.unit


def least_height(offer: OfferedCard, width: float, unit: float, level: CardLevel) -> float:
    """Return the height that a card needs to tell so much, in pixels."""
    if level is CardLevel.NAME:
        return (_HEAD + 2 * 0.35) * unit
    height = (_TOP + _HEAD + _BOTTOM) * unit
    if level.has_facts:
        height += _FOOT * unit
    if level.has_sentence:
        room = CardRoom(width, 0.0, unit)
        tallest = max(_sentence_height(text, room) for text in offer.sentences)
        height += tallest + _BEFORE_SENTENCE * unit
    return height


def plan_card(
    offer: OfferedCard, variant: int, room: CardRoom, level: CardLevel, *, chosen: bool
) -> CardPlan:
    """Return everything on a card its place."""
    unit = room.unit
    top = (room.height - _HEAD * unit) / 2 if level is CardLevel.NAME else _TOP * unit
    head = QRectF(_SIDE * unit, top, room.inner_width, _HEAD * unit)
    shows_switch = offer.has_variants and (chosen or level is not CardLevel.NAME)
    switch: tuple[Words, ...] = ()
    if shows_switch:
        line = _foot_line(room) if level.has_facts else head.center().y()
        switch = _switch(offer, room, line)
    free = head
    if switch and not level.has_facts:
        free = head.adjusted(0, 0, switch[0].area.left() - head.right() - 0.4 * unit, 0)
    signs, left = _signs(offer, head, unit)
    name = _name(offer.title, free.adjusted(left - free.left(), 0, 0, 0), unit)
    return CardPlan(
        signs,
        name,
        _place(offer.place, name, free, unit),
        _sentence(offer.sentences[variant], head, room) if level.has_sentence else None,
        _facts(offer.facts, switch, room) if level.has_facts else None,
        switch,
    )


def _signs(
    offer: OfferedCard, head: QRectF, unit: float
) -> tuple[tuple[tuple[Sign, QRectF], ...], float]:
    """Lay the signs side by side; give also where the name begins.

    One sign is centred in a column, so that the names of cards stand below each other.
    """
    height = _SIGN * unit
    x, y = head.left(), head.center().y() - height / 2
    if len(offer.signs) == 1:
        width = sign_width(offer.signs[0], height)
        x += max(0.0, (_SIGN_COLUMN * unit - width) / 2)
    laid: list[tuple[Sign, QRectF]] = []
    for sign in offer.signs:
        area = QRectF(x, y, sign_width(sign, height), height)
        laid.append((sign, area))
        x = area.right() + _SIGN_GAP * unit
    end = max(laid[-1][1].right(), head.left() + _SIGN_COLUMN * unit)
    return tuple(laid), end + _AFTER_SIGNS * unit


def _name(text: str, area: QRectF, unit: float) -> Words:
    for size in (_NAME, _LEAST_NAME):
        font = fonts.heading(size * unit)
        width = QFontMetricsF(font).horizontalAdvance(text)
        if width <= area.width():
            return Words(
                text, QRectF(area.topLeft(), QPointF(area.left() + width, area.bottom())), font
            )
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    return Words(shown, area, font, cut=True)


def _place(text: str, name: Words, free: QRectF, unit: float) -> Words | None:
    """Put the place on the line of the name; it goes before anything is cut."""
    font = fonts.text(_PLACE * unit)
    left = name.area.right() + 0.5 * unit
    width = QFontMetricsF(font).horizontalAdvance(text)
    if not text or name.cut or left + width > free.right():
        return None
    ascent = QFontMetricsF(name.font).ascent() - QFontMetricsF(name.font).height() / 2
    base = name.area.center().y() + ascent
    metrics = QFontMetricsF(font)
    return Words(text, QRectF(left, base - metrics.ascent(), width, metrics.height()), font)


def _sentence(text: str, head: QRectF, room: CardRoom) -> Words:
    top = head.bottom() + _BEFORE_SENTENCE * room.unit
    height = _sentence_height(text, room)
    area = QRectF(head.left(), top, room.inner_width, height)
    return Words(text, area, fonts.text(_SENTENCE * room.unit))


def _sentence_height(text: str, room: CardRoom) -> float:
    metrics = QFontMetricsF(fonts.text(_SENTENCE * room.unit))
    width = QRectF(0, 0, room.inner_width, 10_000)
    return metrics.boundingRect(width, _SENTENCE_FLAGS, text).height()


def _facts(text: str, switch: tuple[Words, ...], room: CardRoom) -> Words | None:
    font = fonts.text(_FACTS * room.unit)
    width = QFontMetricsF(font).horizontalAdvance(text)
    left, line = _SIDE * room.unit, _foot_line(room)
    right = switch[0].area.left() if switch else room.width - left
    if not text or left + width > right:
        return None
    half = _FOOT * room.unit / 2
    return Words(text, QRectF(left, line - half, width, 2 * half), font)


def _foot_line(room: CardRoom) -> float:
    """Return the middle of the lowest line."""
    return room.height - (_BOTTOM + _FOOT / 2) * room.unit


def _switch(offer: OfferedCard, room: CardRoom, line: float) -> tuple[Words, ...]:
    """Lay the words of the switch side by side, flush right."""
    unit = room.unit
    font = fonts.text(_WORD * unit, TextWeight.SEMI_BOLD)
    metrics = QFontMetricsF(font)
    widths = [metrics.horizontalAdvance(word) + 2 * _WORD_SIDE * unit for word in offer.words]
    x = room.width - (_SIDE - 0.2) * unit - sum(widths)
    laid: list[Words] = []
    for word, width in zip(offer.words, widths, strict=True):
        laid.append(Words(word, QRectF(x, line - _FOOT * unit / 2, width, _FOOT * unit), font))
        x += width
    return tuple(laid)


_CORNER = 0.6
EDGE = 3
"""Around the card, in pixels: there is the line of the chosen one, and beyond it the ring."""
_CHOSEN_LINE = 3.0


class RuleCardButton(QToolButton):
    """Shows an offer, more or less of it by its height.

    Signals:
        variant_chosen: int, a variant that was pressed on the switch.
    """

    variant_chosen = Signal(int)

    def __init__(self, offer: OfferedCard, variant: int, unit: float, count: str) -> None:
        """Show a variant of an offer; ``count`` tells readers its place among all."""
        super().__init__()
        self.offer = offer
        self.variant = variant
        self._unit = unit
        self._count = count
        self._level = CardLevel.FULL
        self.setObjectName(f"rules-{offer.key}")
        self.setProperty("look", "picture")  # which has the ring of a card
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self._describe()

    @property
    def plan(self) -> CardPlan:
        """Where everything stands on the card now."""
        room = CardRoom(self.width() - 2 * EDGE, self.height() - 2 * EDGE, self._unit)
        return plan_card(self.offer, self.variant, room, self._level, chosen=self.isChecked())

    def show_level(self, level: CardLevel) -> None:
        """Tell so much."""
        self._level = level
        self.update()

    def show_variant(self, variant: int) -> None:
        """Show another variant."""
        self.variant = variant
        self._describe()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The grid decides."""
        return QSize(0, 0)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click on the switch as one on the variant there."""
        at = event.position() - QPointF(EDGE, EDGE)
        switch = self.plan.switch
        super().mouseReleaseEvent(event)
        for place, words in enumerate(switch):
            if words.area.contains(at):
                self.variant_chosen.emit(place)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch by Space; the arrows are the grid's."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        elif event.key() == Qt.Key.Key_Space and self.isChecked() and self.offer.has_variants:
            self.variant_chosen.emit((self.variant + 1) % len(self.offer.rules))
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page, plan, chosen = page_in_use(), self.plan, self.isChecked()
        self._paint_paper(painter)
        painter.translate(EDGE, EDGE)
        ink, note = QColor(theme.INK), QColor(page.note)
        for sign, area in plan.signs:
            paint_sign(painter, sign, area, ink)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        _write(painter, plan.name, ink, left)
        if plan.place is not None:
            _write(painter, plan.place, note, left)
        if plan.sentence is not None:
            wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
            _write(painter, plan.sentence, ink, wrapped)
        if plan.facts is not None:
            _write(painter, plan.facts, QColor(theme.ACTION_GREEN) if chosen else note, left)
        self._paint_switch(painter, plan.switch)
        painter.end()

    def _paint_paper(self, painter: QPainter) -> None:
        chosen = self.isChecked()
        width = _CHOSEN_LINE if chosen else 1.0
        marked = chosen or self.underMouse()
        line = QColor(theme.ACTION_GREEN if marked else page_in_use().line)
        painter.setPen(QPen(line, width))
        painter.setBrush(QColor(paper.CHOSEN if chosen else paper.FIELD))
        half = EDGE - 1 + width / 2 - (1.0 if chosen else 0.0)
        corner = _CORNER * self._unit
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, corner, corner)

    def _paint_switch(self, painter: QPainter, switch: tuple[Words, ...]) -> None:
        if not switch:
            return
        whole = switch[0].area.united(switch[-1].area)
        corner = whole.height() / 2
        painter.setPen(QPen(QColor(page_in_use().line), 1.0))
        painter.setBrush(QColor(paper.GROUND))
        painter.drawRoundedRect(whole, corner, corner)
        centre = Qt.AlignmentFlag.AlignCenter
        for place, words in enumerate(switch):
            ink = QColor(page_in_use().note)
            if place == self.variant:
                chosen = self.isChecked()
                ink = QColor(theme.PAPER if chosen else theme.INK)
                painter.setPen(QPen(QColor(theme.ACTION_GREEN if chosen else theme.INK), 1.0))
                painter.setBrush(QColor(theme.ACTION_GREEN if chosen else paper.FIELD))
                painter.drawRoundedRect(words.area, corner, corner)
            _write(painter, words, ink, centre)

    def _describe(self) -> None:
        offer = self.offer
        named = [part for part in (offer.title, offer.place, offer.words[self.variant]) if part]
        self.setAccessibleName(f"{', '.join(named)}; {self._count}")
        told = f"{offer.sentences[self.variant]} {offer.facts}."
        if offer.has_variants:
            other = offer.words[(self.variant + 1) % len(offer.words)]
            told += " " + _("Press Space for {variant}.").format(variant=other)
        self.setAccessibleDescription(told)


def _write(
    painter: QPainter, words: Words, ink: QColor, flags: Qt.AlignmentFlag | Qt.TextFlag
) -> None:
    painter.setFont(words.font)
    painter.setPen(ink)
    painter.drawText(words.area, int(getattr(flags, "value", flags)), words.text)
