"""A paper that asks in a low strip: sentence and buttons at the left, the body at the right.

It fits over the backs of the other hand. Where that hides more, the body stands below the sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.keys.meaning import place_of
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.training.counting import CountingQuestion
from sixtysix_gui.windows.sheets.paper_sheet import SheetButton, escape_key
from sixtysix_gui.windows.training.answers.number_paper import NumberPaper
from sixtysix_gui.windows.training.answers.paper import AnswerLook, HeadedPaper
from sixtysix_gui.windows.training.answers.rack import Rack
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import PlainLabel, label

_CAP_GAP, _CAP, _CAP_LETTERS, _CORNER = 0.28, 1.15, 0.78, 0.25
"""Between a card and the cap of its key, the height of the cap, its letters and corners, in t."""
_DIGITS = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
_PAD = Qt.KeyboardModifier.KeypadModifier


class SuitRack(Rack):
    """Asks which cards of a suit are meant; how many they are is part of the question.

    The first card has the key 1, and so on.
    """

    def __init__(
        self, task: str, offered: Sequence[Card], look: AnswerLook, parent: QWidget | None = None
    ) -> None:
        """Offer cards below the sentence that asks."""
        super().__init__(task, offered, len(offered), look, parent)
        self.show_figure("")

    @override
    def _count_again(self) -> None:
        super()._count_again()
        self.show_figure("")
        self.button.setEnabled(True)

    @override
    def answer(self) -> None:
        if self.is_asking:
            self.answered.emit(self.picked)

    @override
    def takes(self, event: QKeyEvent) -> bool:
        return self._card_of_key(event) is not None or super().takes(event)

    @override
    def press(self, event: QKeyEvent) -> None:
        card = self._card_of_key(event)
        if card is None:
            super().press(event)
        elif not event.isAutoRepeat():
            self.button_of(card).click()
            self.take_focus()

    def _card_of_key(self, event: QKeyEvent) -> Card | None:
        digit = chr(event.key()) if event.key() in _DIGITS else place_of(event)
        number = int(digit) if digit.isdecimal() else 0
        cards = self._plan.cards
        if event.modifiers() & ~_PAD or not 0 < number <= len(cards):
            return None
        return cards[number - 1]

    @override
    def body_size(self, most: float) -> QSizeF:
        size = super().body_size(most)
        return QSizeF(size.width(), size.height() + (_CAP_GAP + _CAP) * self._plan.unit)

    @override
    def paint_body(self, painter: QPainter) -> None:
        super().paint_body(painter)
        if self.is_asking:
            for number, place in enumerate(self._plan.places.values(), 1):
                self._paint_key(painter, str(number), place.translated(self.body.topLeft()))

    def _paint_key(self, painter: QPainter, key: str, card: QRectF) -> None:
        unit = self._plan.unit
        cap = QRectF(0.0, card.bottom() + _CAP_GAP * unit, 1.2 * _CAP * unit, _CAP * unit)
        cap.moveLeft(card.center().x() - cap.width() / 2)
        painter.setPen(QColor(paper.LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, _CORNER * unit, _CORNER * unit)
        painter.setPen(QColor(theme.GREY_ON_PAPER))
        painter.setFont(fonts.text(_CAP_LETTERS * unit))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


_SHADOW, _SIDE, _EDGE, _GAP, _APART = 0.5, 0.9, 0.55, 0.4, 1.4
"""Room for the shadow, what is free at the sides, above and below, between lines, and between the
words and the body, in text units."""
_BETWEEN = 0.5
_PENCIL, _HEAD, _NOTE, _TOLD = 1.5, 1.15, 0.9, 1.0
"""Room for the pencil before the words, and the sizes of words."""
BELOW, NARROW = 0.0, -1.0
COLUMNS = (21.0, 17.0, 14.0, BELOW, NARROW)
"""How wide the words may be beside the body, in text units; or the body is below them, and the
buttons beside them or between both."""
_HIGH, _LEAST_HIGH = 1.95, 34
"""Height of a button in text units, and at least in pixels."""


@dataclass(frozen=True)
class StripWords:
    """What asks, what is said below it in small letters, and the button of who does not know."""

    task: str
    note: str
    unknown: str


class StripPaper(HeadedPaper):
    """Lays head, note, buttons and body; heirs bring the body, before this among their bases."""

    column = COLUMNS[0]
    """Which of these it is."""
    _laid: tuple[QSizeF, QRectF, QRectF] | None = None
    """Its size and where words and body are, as it was laid last while it asked."""
    _most = 0.0
    """The width for which it was asked how large it is."""
    _note: PlainLabel | None = None
    _unknown: QPushButton | None = None

    @property
    def is_stacked(self) -> bool:
        """Whether the body stands below the words, and not beside them."""
        return self.column <= BELOW

    @property
    def _has_row_beside(self) -> bool:
        """Whether the buttons stand beside the words, and not below them."""
        return self.column == BELOW

    def dress(self, words: StripWords) -> None:
        """Add the note and the button of a person who does not know."""
        unit = self.look.unit
        self.head.setFont(fonts.heading(_HEAD * unit, bold=True))
        if words.note:
            note = self._note = label(words.note)
            note.setParent(self)
            note.setFont(fonts.text(_NOTE * unit))
            note.setStyleSheet(f"color: {theme.GREY_ON_PAPER};")
        made = self._unknown = SheetButton(words.unknown, unit, escape_key())
        made.setParent(self)
        made.setObjectName("unknown")
        made.setAutoDefault(False)
        high = self._button_height()
        for one in (made, self.button):
            one.setFont(fonts.text(0.95 * unit, TextWeight.SEMI_BOLD))
            one.setStyleSheet(
                f"QPushButton {{ min-height: {high - 6}px; padding: 0px {round(0.8 * unit)}px;"
                f" border-radius: {(high - 4) // 2}px; }}"
            )
        made.clicked.connect(self.given_up)
        self.setAccessibleDescription(words.note)

    def all_stops(self) -> Sequence[QWidget]:
        """Return what Tab goes through: the body's, then the button of who does not know."""
        stops = self.tab_stops()
        return (*stops, self._unknown) if stops and self._unknown is not None else stops

    # ---------------------------------------------------------------------------------- the sizes

    def wished_size(self, most: float) -> QSizeF:
        """Return how large the paper is where there is so much width, as it is laid."""
        self._most = most
        return self._laying(most)[0]

    def _laying(self, most: float) -> tuple[QSizeF, QRectF, QRectF]:
        """Return the size, and where words and body are; once answered, these stay."""
        laid = self._laid
        if self.is_asking or laid is None:
            return self._stacked(most) if self.is_stacked else self._beside(most)
        size, words, body = laid
        if self.is_stacked:
            words = QRectF(words)
            words.setRight(size.width() - (_SHADOW + _SIDE) * self.look.unit - self._beside_words())
        else:
            words = QRectF(words.left(), body.top(), words.width(), body.height())
        lacking = max(0.0, self._words_size(words.width()).height() - words.height())
        size = QSizeF(size.width(), size.height() + lacking)
        words.setHeight(words.height() + lacking)
        return size, words, body.translated(0.0, lacking) if self.is_stacked else body

    @override
    def place_in(self, area: QRectF) -> None:
        self._area = QRectF(area)
        size, words, self.body = plan = self._laying(self._most or area.width())
        if self.is_asking:
            self._laid = plan
        self._lay_words(words)
        self.lie_in(area, size)
        self.update()

    @override
    def _button_height(self) -> int:
        return max(round(_HIGH * self.look.unit), _LEAST_HIGH)

    def _row(self) -> tuple[QWidget, ...]:
        """Return what stands in a row below the words or beside them: figure and buttons."""
        figure = (self.figure,) if self.figure.text() else ()
        both = (self.button, self._unknown)
        return (*figure, *(one for one in both if one is not None and not one.isHidden()))

    def _row_width(self) -> float:
        widths = [one.sizeHint().width() for one in self._row()]
        return sum(widths) + _BETWEEN * self.look.unit * max(0, len(widths) - 1)

    def _beside_words(self) -> float:
        """Return how much width figure and buttons take beside the words."""
        is_there = self._has_row_beside and self._row()
        return self._row_width() + 2 * _GAP * self.look.unit if is_there else 0.0

    def _words_size(self, width: float) -> QSizeF:
        """Return the size of sentence, note and buttons in so much width."""
        unit = self.look.unit
        room = max(1, int(width - _PENCIL * unit))
        high = float(self.head.heightForWidth(room))
        if self._note is not None and self.is_asking:
            high += self._note.heightForWidth(room) + 0.1 * unit
        if not self._has_row_beside and self._row():
            high += self._button_height() + _GAP * unit
        return QSizeF(width, high)

    def _line_width(self) -> float:
        """Return how wide the sentence and the note are, each in one line."""
        texts = [self.head] if self._note is None or not self.is_asking else [self.head, self._note]
        widths = [one.fontMetrics().horizontalAdvance(one.text()) + 6 for one in texts]
        return max(widths) + _PENCIL * self.look.unit

    def _beside(self, most: float) -> tuple[QSizeF, QRectF, QRectF]:
        """Return the size with the words beside the body, and where both are."""
        unit = self.look.unit
        around, inset = 2 * (_SHADOW + _SIDE) * unit, (_SHADOW + _SIDE) * unit
        line = min(self._line_width(), self.column * unit)
        column = max(line, self._row_width() + _PENCIL * unit)
        body = self.body_size(most - around - column - _APART * unit)
        words = self._words_size(column)
        high = max(words.height(), body.height())
        top = (_SHADOW + _EDGE) * unit
        at = QPointF(inset, top + (high - words.height()) / 2)
        left = inset + column + _APART * unit
        place = QRectF(QPointF(left, top + (high - body.height()) / 2), body)
        size = QSizeF(left + body.width() + inset, high + 2 * top)
        return size, QRectF(at, words), place

    def _stacked(self, most: float) -> tuple[QSizeF, QRectF, QRectF]:
        """Return the size with the body below the words, and where both are."""
        unit = self.look.unit
        around, inset = 2 * (_SHADOW + _SIDE) * unit, (_SHADOW + _SIDE) * unit
        body = self.body_size(most - around)
        row = self._beside_words()
        least = max(body.width(), 0.0 if row else self._row_width() + _PENCIL * unit)
        wished = self._line_width() + row if row else least
        width = min(max(least, wished), max(least, most - around))
        words = self._words_size(max(width - row, 8 * unit))
        high = max(words.height(), float(self._button_height()) if row else 0.0)
        top = (_SHADOW + _EDGE) * unit
        left = inset + (width - body.width()) / 2
        place = QRectF(QPointF(left, top + high + _GAP * unit), body)
        size = QSizeF(width + around, place.bottom() + top)
        return size, QRectF(QPointF(inset, top + (high - words.height()) / 2), words), place

    # ---------------------------------------------------------------------------------- the places

    def _lay_words(self, area: QRectF) -> None:
        """Lay sentence and note into an area, and the buttons below or beside it."""
        unit = self.look.unit
        x, width = area.left() + _PENCIL * unit, area.width() - _PENCIL * unit
        y = area.top() + (area.height() - self._words_size(area.width()).height()) / 2
        lines = [self.head]
        if self._note is not None:
            self._note.setVisible(self.is_asking)
            lines += [self._note] if self.is_asking else []
        for line in lines:
            high = line.heightForWidth(max(1, int(width)))
            line.setGeometry(QRectF(x, y, width, high).toAlignedRect())
            y += high + 0.1 * unit
        right = area.right() + 2 * _GAP * unit
        corner = QPointF(right, area.center().y() - self._button_height() / 2)
        if not self._has_row_beside:
            corner = QPointF(x, area.bottom() - self._button_height())
        self._lay_row(corner)

    def _lay_row(self, corner: QPointF) -> None:
        left = corner.x()
        for one in self._row():
            size = QSize(one.sizeHint().width(), self._button_height())
            one.setGeometry(QRectF(QPointF(left, corner.y()), size.toSizeF()).toAlignedRect())
            left += size.width() + _BETWEEN * self.look.unit

    @override
    def _lay_head(self) -> None:
        """Lay everything again: the figure is another one."""
        if not self._area.isEmpty():
            self.place_in(self._area)

    @override
    def ask_no_more(self, told: str, figure: str, colour: str) -> None:
        """Show in the place of the question what came of it; the buttons go."""
        if self._unknown is not None:
            self._unknown.hide()
        self.head.setFont(fonts.text(_TOLD * self.look.unit))
        super().ask_no_more(told, figure, colour)


class PointsStrip(NumberPaper, StripPaper):
    """Asks for card points."""

    @override
    def body_size(self, most: float) -> QSizeF:
        """Keep the room for two numbers, so that nothing moves when the right one comes."""
        size = super().body_size(most)
        width = size.width() if self._shown is not None else 2 * size.width()
        return QSizeF(width, size.height())

    @override
    def place_in(self, area: QRectF) -> None:
        super().place_in(area)
        field = QRectF(0.0, 0.0, self.body.width() / 2, self.body.height())
        field.moveCenter(self.body.center())
        self.field.setGeometry(field.toRect())


class SuitStrip(SuitRack, StripPaper):
    """Asks for the cards of a suit."""


class HandStrip(Rack, StripPaper):
    """Asks for the other hand."""


def strip_for(question: CountingQuestion, words: StripWords, look: AnswerLook) -> StripPaper:
    """Return the paper that asks a question."""
    right = question.right
    if isinstance(right, int):
        made = PointsStrip(words.task, look)
    elif question.suit is not None:
        made = SuitStrip(words.task, question.offered, look)
    else:
        made = HandStrip(words.task, question.offered, len(right), look)
    made.dress(words)
    return made
