"""A rule card that can be chosen, and the switch of its variants."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.look.paper import page_in_use
from sixtysix_gui.windows.new_game.card_plan import CardLevel, CardPlan, CardRoom, Words, plan_card
from sixtysix_gui.windows.new_game.choice import OfferedCard
from sixtysix_gui.windows.widgets.signs import paint_sign

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
        """Paint the card."""
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
            told += " " + self.tr("Space: {variant}.").format(variant=other)
        self.setAccessibleDescription(told)


def _write(
    painter: QPainter, words: Words, ink: QColor, flags: Qt.AlignmentFlag | Qt.TextFlag
) -> None:
    painter.setFont(words.font)
    painter.setPen(ink)
    painter.drawText(words.area, int(getattr(flags, "value", flags)), words.text)
