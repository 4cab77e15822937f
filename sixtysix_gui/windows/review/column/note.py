"""The coach's note on one decision: mark and word, what it cost, what would be better, and why."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.text.coach.marks import lost_text
from sixtysix_gui.windows.look.focus_rings import RING_ON_VIEW
from sixtysix_gui.windows.review.column.counted_block import CountedBlock
from sixtysix_gui.windows.review.column.figures import Figures
from sixtysix_gui.windows.review.column.note_text import NoteText
from sixtysix_gui.windows.review.column.talon_row import TalonRow
from sixtysix_gui.windows.widgets.basic import PlainLabel, label, set_tool_tip
from sixtysix_gui.windows.widgets.pencil import MarkSign, mark_colour

_HEADS = (1.2, 1.05, 0.92)
"""Sizes of the verdict in text units; a smaller one where it would need two lines."""


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
        self.figures = Figures()
        self._plan = label("")
        self._against = label("")
        self.hand = TalonRow(style)
        self.counted = CountedBlock()
        self._hidden_head = label(self.tr("What lay hidden"))
        self._hidden = label("")
        self._talon_head = label(self.tr("The talon, from above:"))
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
        """Give from where on the note is seen in a room of that height, in pixels.

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
        for shown in (self.talon, self.hand, self.figures, self.counted):
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
