"""The coach's note on one decision: mark and word, what it cost, what would be better, and why."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import draw_little_card
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.pieces.coach_slip import draw_ruler
from sixtysix_gui.table.values import WorthLine
from sixtysix_gui.text.coach.marks import counted_head, lost_text
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.review.note_words import NoteText
from sixtysix_gui.windows.widgets.basic import PlainLabel, button, label, set_tool_tip
from sixtysix_gui.windows.widgets.focus_rings import RING_ON_VIEW
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import MarkSign, mark_colour

_ = texts("Note")

_CLOSED, _OPEN = "▸", "▾"
"""What stands before the heading: letters, for the arrow of a style does not grow with words."""
_FLAT = (
    "QPushButton#counted-fold { border: none; background: transparent; padding: 0px;"
    " margin: 0px; min-height: 0px; text-align: left; }"
)


class CountedBlock(QWidget):
    """Shows the lines while it is open.

    Until the person has pressed the heading, whoever lays it out opens it where there is room.

    Signals:
        folded: it is open now, or closed.
    """

    folded = Signal()

    def __init__(self) -> None:
        """Begin empty and closed."""
        super().__init__()
        self.fold = button("")
        self.fold.setObjectName("counted-fold")
        self.fold.setStyleSheet(_FLAT)
        self.fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fold.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.lines = label("")
        self.lines.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.fold)
        column.addWidget(self.lines)
        self._said: tuple[str, ...] = ()
        self.is_chosen = False
        self.is_open = False
        self.fold.clicked.connect(self._turn)
        self.set_open(is_open=False)

    def show_lines(self, lines: Sequence[str], said: Sequence[str]) -> None:
        """Write other lines; ``said`` are the same for those who hear them."""
        self._said = tuple(said)
        self.lines.setText("\n".join(lines))
        self.setVisible(bool(lines))
        self.updateGeometry()  # what holds it would hear of that only later
        self._describe()

    def set_open(self, *, is_open: bool) -> None:
        """Open or close it."""
        self.is_open = is_open
        self.lines.setVisible(is_open)
        self.updateGeometry()
        self.fold.setText(f"{_OPEN if is_open else _CLOSED} {counted_head()}")
        self._describe()

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        self.fold.setFont(fonts.text(0.97 * unit, fonts.TextWeight.SEMI_BOLD))
        self.lines.setFont(fonts.text(0.95 * unit, fonts.TextWeight.REGULAR))

    def _turn(self) -> None:
        self.is_chosen = True
        self.set_open(is_open=not self.is_open)
        self.folded.emit()

    def _describe(self) -> None:
        """Let readers hear the lines on the heading, folded or not."""
        self.fold.setAccessibleName(counted_head())
        self.fold.setAccessibleDescription(" ".join(self._said))


_ROW, _RULER = 1.75, 0.95
"""Heights of a line and of its ruler, in text units."""
_LETTERS, _SMALL = 0.97, 0.84
_GAP = 0.5
_EDGE = 3
"""Pixels that figures keep off what scrolls beside them."""
_LEAST_RULER = 4.5
"""A ruler that would be shorter takes the room of how often the moves win."""
_RED = ("♥", "♦")


class Figures(QWidget):
    """Paints the lines; readers are told by the note they stand in."""

    def __init__(self) -> None:
        """Begin without a line."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.lines: tuple[WorthLine, ...] = ()
        self._unit = 16.0

    def show_lines(self, lines: Sequence[WorthLine]) -> None:
        """Show other lines, the best first."""
        self.lines = tuple(lines)
        self.setVisible(bool(lines))
        self.setFixedHeight(ceil(len(self.lines) * _ROW * self._unit))
        self.update()

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        self._unit = unit
        self.show_lines(self.lines)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = _ROW * self._unit
        for place, line in enumerate(self.lines):
            self._paint(painter, line, QRectF(0.0, place * height, self.width() - _EDGE, height))
        painter.end()

    def _paint(self, painter: QPainter, line: WorthLine, area: QRectF) -> None:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        plain, small = fonts.text(_LETTERS * self._unit), fonts.text(_SMALL * self._unit)
        heading = fonts.heading(self._unit, bold=True)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(plain)
        painter.setPen(QColor(theme.CARD_RED if line.name[-1:] in _RED else theme.INK))
        painter.drawText(area, middle | left, line.name)
        gap, rest = _GAP * self._unit, QRectF(area)
        rest.setLeft(area.left() + self._names_width() + gap)
        if self._shows_wins():
            painter.setFont(small)
            painter.setPen(QColor(theme.GREY_ON_PAPER))
            painter.drawText(rest, middle | right, line.wins)
            rest.setRight(rest.right() - self._wins_width() - gap)
        painter.setFont(heading)
        painter.setPen(QColor(theme.INK))
        painter.drawText(rest, middle | right, line.value)
        rest.setRight(rest.right() - self._values_width() - gap)
        rest.setTop(area.center().y() - _RULER * self._unit / 2)
        rest.setHeight(_RULER * self._unit)
        contrast = theme.STRONG if page_in_use().high_contrast else theme.USUAL
        draw_ruler(painter, rest, line.points, line.bound, contrast)

    def _names_width(self) -> float:
        metrics = QFontMetricsF(fonts.text(_LETTERS * self._unit))
        return max((metrics.horizontalAdvance(line.name) for line in self.lines), default=0.0)

    def _values_width(self) -> float:
        metrics = QFontMetricsF(fonts.heading(self._unit, bold=True))
        return max((metrics.horizontalAdvance(line.value) for line in self.lines), default=0.0)

    def _wins_width(self) -> float:
        metrics = QFontMetricsF(fonts.text(_SMALL * self._unit))
        return max((metrics.horizontalAdvance(line.wins) for line in self.lines), default=0.0)

    def _shows_wins(self) -> bool:
        """Whether there is room for how often the moves win beside a ruler that can be read."""
        gaps = 3 * _GAP * self._unit
        taken = self._names_width() + self._values_width() + self._wins_width() + gaps
        return self.width() - taken >= _LEAST_RULER * self._unit


_WIDTH, _HEIGHT, _APART = 1.6, 2.25, 0.2
"""Sizes of a card and the distance of two, in text units."""


class TalonRow(QWidget):
    """Shows cards side by side, in as many rows as they need.

    What they are is read to no one: the sentence above them says it.
    """

    def __init__(self, style: CardStyle) -> None:
        """Begin without cards; ``style`` is that of the cards on the table."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._style = style
        self._cards: tuple[Card, ...] = ()
        self._unit = 16.0

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is shown."""
        return self._cards

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show other cards, the first to be drawn at the left."""
        self._cards = tuple(cards)
        self.setVisible(bool(cards))
        self._fit()

    def set_text_size(self, unit: float) -> None:
        """Draw for words of that size, in pixels."""
        self._unit = unit
        self._fit()

    def place_of(self, number: int) -> QRectF:
        """Return where a card lies, from 0, in pixels."""
        row, column = divmod(number, self._across)
        step, unit = (_WIDTH + _APART) * self._unit, self._unit
        return QRectF(column * step, row * (_HEIGHT + _APART) * unit, _WIDTH * unit, _HEIGHT * unit)

    @property
    def _across(self) -> int:
        return max(1, int((self.width() + _APART * self._unit) / ((_WIDTH + _APART) * self._unit)))

    def _fit(self) -> None:
        rows = ceil(len(self._cards) / self._across)
        self.setFixedHeight(ceil(rows * (_HEIGHT + _APART) * self._unit) + 1)
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as many rows as the width asks for."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, card in enumerate(self._cards):
            draw_little_card(painter, self._style, card.code, self.place_of(number))
        painter.end()


_LINK_EDGE = 2
"""Pixels above and below the words of a link."""
_HEADS = (1.2, 1.05, 0.92)
"""Sizes of the verdict in text units; a smaller one where it would need two lines."""


class LessonLink(QPushButton):
    """The sentence of a lesson, in as many lines as it needs; pressed, it leads there."""

    def __init__(self) -> None:
        """Begin hidden and empty."""
        super().__init__()
        self.setObjectName("lesson")
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_sentence(self, text: str) -> None:
        """Show another sentence, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))
        self.updateGeometry()  # what holds it would hear of that only later

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        font = fonts.text(0.97 * unit)
        font.setUnderline(True)
        self.setFont(font)

    @override
    def sizeHint(self) -> QSize:
        """Be as narrow as there is room."""
        return QSize(1, self.heightForWidth(max(1, self.width())))

    @override
    def minimumSizeHint(self) -> QSize:
        """Be as narrow as there is room, but no lower than a finger needs."""
        return QSize(1, round(theme.HIT_SIZE / 2))

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        area = QRect(0, 0, max(1, width), 10_000)
        lines = self.fontMetrics().boundingRect(area, Qt.TextFlag.TextWordWrap, self.text())
        return max(lines.height() + 2 * _LINK_EDGE, round(theme.HIT_SIZE / 2))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        painter = QPainter(self)
        painter.setPen(QColor(theme.ACTION_GREEN))
        painter.setFont(self.font())
        flags = (
            Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        )
        painter.drawText(self.rect(), flags, self.text())
        painter.end()


class Note(QWidget):
    """Shows one note; it takes the focus so that readers can say it again."""

    def __init__(self, style: CardStyle) -> None:
        """Begin empty; ``style`` is that of the cards on the table."""
        super().__init__()
        self.setObjectName("note")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_ON_VIEW, True)
        self._theme = label("")
        self._theme.setObjectName("theme")
        self._unit = 16.0
        self._sign = MarkSign(16.0)
        self._word = label("")
        self._word.setObjectName("verdict")
        self._loss = label("", wrap=False)
        self._done = label("")
        self._why = label("")
        self.lesson = LessonLink()
        self.figures = Figures()
        self._plan = label("")
        self._against = label("")
        self.hand = TalonRow(style)
        self.counted = CountedBlock()
        self._hidden_head = label(_("Hidden cards"))
        self._hidden = label("")
        self._talon_head = label(_("The talon, from the top:"))
        self.talon = TalonRow(style)
        head = self._head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._sign)
        head.addWidget(self._word, 1)
        head.addWidget(self._loss)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(self._theme)
        column.addLayout(head)
        for part in (
            self._done,
            self._why,
            self.lesson,
            self.figures,
            self._plan,
            self._against,
            self.hand,
            self.counted,
            self._hidden_head,
            self._hidden,
            self._talon_head,
        ):
            if isinstance(part, PlainLabel):
                part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            column.addWidget(part)
        column.addWidget(self.talon)
        column.addStretch(1)
        self.text = NoteText()

    def show_text(self, text: NoteText) -> None:
        """Write another note."""
        self.text = text
        has_head = not text.plain and bool(text.done)
        for widget in (self._sign, self._word, self._loss):
            widget.setVisible(has_head)
        shows_hidden = bool(text.hidden or text.talon)  # which needs the room of the theme
        self._write(self._theme, text.theme if has_head and not shows_hidden else "")
        if has_head:
            self._write_head(text)
        self._write(self._done, text.done)
        self._write(self._why, " ".join(part for part in (text.plain, text.why) if part))
        self.lesson.show_sentence(text.quoted)
        taught = text.teaching
        self.figures.show_lines(taught.figures)
        self._write(self._plan, taught.plan)
        self._write(self._against, taught.against)
        self.hand.show_cards(taught.hand)
        self.counted.show_lines(taught.counted, taught.counted_said)
        self._hidden_head.setVisible(bool(text.hidden or text.talon))
        self._write(self._hidden, text.hidden)
        self._talon_head.setVisible(bool(text.talon))
        self.talon.show_cards(text.talon)
        set_tool_tip(self, text.explained)
        self.setAccessibleName(text.spoken)

    def top_for(self, room: int) -> int:
        """Return from where on the note is seen in a room of that height, in pixels.

        That is its beginning; with what lay hidden the end is seen as well, and the first line that
        there is room for is not cut through.
        """
        lacking = self.heightForWidth(self.width()) - room
        if lacking <= 0 or self._hidden_head.isHidden():
            return 0
        column = self._column
        column.activate()
        items = (column.itemAt(place) for place in range(column.count() - 1))
        tops = [item.geometry().top() for item in items if item and not item.isEmpty()]
        news = self._hidden_head.geometry().top()
        return min((top for top in tops if lacking <= top <= news), default=news)

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        self._sign.set_size(1.25 * unit)
        self._unit = unit
        self._theme.setFont(fonts.heading(1.05 * unit, bold=True))
        self._loss.setFont(fonts.heading(_HEADS[0] * unit, bold=True))
        self._fit_word()
        self._hidden_head.setFont(fonts.heading(unit, bold=True))
        self._done.setFont(fonts.text(0.97 * unit, fonts.TextWeight.SEMI_BOLD))
        for shown in (self.talon, self.hand, self.figures, self.counted, self.lesson):
            shown.set_text_size(unit)
        for part in (self._why, self._plan, self._against, self._hidden, self._talon_head):
            part.setFont(fonts.text(0.97 * unit, fonts.TextWeight.REGULAR))
        if self.text.done:
            self._write_head(self.text)  # whose colour is lost when it is first shown

    def _write_head(self, text: NoteText) -> None:
        if text.asks:
            self._sign.show_pencil()
        else:
            self._sign.show_mark(text.verdict)
        self._loss.setText("" if text.loss is None else lost_text(text.loss))
        colour = QColor(theme.INK) if text.asks else mark_colour(text.verdict or Verdict.NONE)
        for head in (self._word, self._loss):
            palette = QPalette(head.palette())
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            head.setPalette(palette)
        self._fit_word()

    def _fit_word(self) -> None:
        """Write the verdict in a line; in a shorter way or smaller where it would need two."""
        taken = self._sign.width() + self._loss.sizeHint().width() + 2 * self._head.spacing()
        for size in _HEADS:
            self._word.setFont(fonts.heading(size * self._unit, bold=True))
            for word in (self.text.head, self.text.short_head):
                self._word.setText(word)
                if self._word.fontMetrics().horizontalAdvance(word) <= self.width() - taken:
                    return

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the words of the verdict that there is room for."""
        super().resizeEvent(event)
        self._fit_word()

    @staticmethod
    def _write(part: PlainLabel, text: str) -> None:
        part.setText(text)
        part.setVisible(bool(text))
