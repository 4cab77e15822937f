"""The coach's note on one decision: mark and word, what it cost, what would be better, and why."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table import fonts
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.windows.look.focus_rings import RING_ON_VIEW
from sixtysix_gui.windows.review.column.talon_row import TalonRow
from sixtysix_gui.windows.texts.coach.marks import lost_text, verdict_head, verdict_short_head
from sixtysix_gui.windows.widgets.basic import PlainLabel, label, set_tool_tip
from sixtysix_gui.windows.widgets.pencil import MarkSign, mark_colour


@dataclass(frozen=True)
class NoteText:
    """What the note says of a decision; without a verdict it is not looked at yet.

    ``theme`` is what there is to learn where it clearly cost something, said before all else.
    ``loss`` is what it cost in game points; None where it cost none, or chances decided. ``done``
    is what was played and what would be better, ``why`` the reason, ``hidden`` what is said of what
    lay hidden, and ``talon`` the cards that lay face down, which ``talon_said`` names for somebody
    who hears it. ``plain`` takes the place of all that where nothing was decided.
    """

    verdict: Verdict | None = None
    loss: float | None = None
    done: str = ""
    why: str = ""
    hidden: str = ""
    talon: tuple[Card, ...] = ()
    talon_said: str = ""
    plain: str = ""
    explained: str = ""
    theme: str = ""

    @property
    def spoken(self) -> str:
        """All of it, for somebody who hears it."""
        head = "" if self.verdict is None or self.plain else f"{verdict_head(self.verdict)}."
        theme = f"{self.theme}:" if head and self.theme else ""
        parts = (theme, head, self.done, self.why, self.hidden, self.talon_said, self.plain)
        return " ".join(part for part in parts if part)


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
        self._sign = MarkSign(16.0)
        self._word = label("")
        self._word.setObjectName("verdict")
        self._loss = label("", wrap=False)
        self._done = label("")
        self._why = label("")
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
            self._hidden_head,
            self._hidden,
            self._talon_head,
        ):
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
        self._write(self._theme, text.theme if has_head else "")
        if has_head:
            self._write_head(text)
        self._write(self._done, text.done)
        self._write(self._why, " ".join(part for part in (text.plain, text.why) if part))
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
        tops = [item.geometry().top() for item in items if item is not None]
        news = self._hidden_head.geometry().top()
        return min((top for top in tops if lacking <= top <= news), default=news)

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        self._sign.set_size(1.25 * unit)
        for head in (self._word, self._loss):
            head.setFont(fonts.heading(1.2 * unit, bold=True))
        self._theme.setFont(fonts.heading(1.05 * unit, bold=True))
        self._hidden_head.setFont(fonts.heading(unit, bold=True))
        self._done.setFont(fonts.text(0.97 * unit, fonts.TextWeight.SEMI_BOLD))
        self.talon.set_text_size(unit)
        for part in (self._why, self._hidden, self._talon_head):
            part.setFont(fonts.text(0.97 * unit, fonts.TextWeight.REGULAR))
        if self.text.done:
            self._write_head(self.text)  # whose colour is lost when it is first shown

    def _write_head(self, text: NoteText) -> None:
        self._sign.show_mark(text.verdict)
        verdict = text.verdict
        self._loss.setText("" if text.loss is None else lost_text(text.loss))
        colour = mark_colour(verdict or Verdict.NONE)
        for head in (self._word, self._loss):
            palette = QPalette(head.palette())
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            head.setPalette(palette)
        self._fit_word()

    def _fit_word(self) -> None:
        """Write the verdict in a line; in a shorter way where it would need two."""
        verdict = self.text.verdict
        if verdict is None:
            self._word.setText("")
            return
        beside = (self._sign, self._loss)
        taken = sum(each.sizeHint().width() + self._head.spacing() for each in beside)
        word = verdict_head(verdict)
        is_short = self._word.fontMetrics().horizontalAdvance(word) > self.width() - taken
        self._word.setText(verdict_short_head(verdict) if is_short else word)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the words of the verdict that there is room for."""
        super().resizeEvent(event)
        self._fit_word()

    @staticmethod
    def _write(part: PlainLabel, text: str) -> None:
        part.setText(text)
        part.setVisible(bool(text))
