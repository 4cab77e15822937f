"""The box that says which two rules do not go together, with ways out of it."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.text.error_sentences import conflict_sentence
from sixtysix_gui.text.rules.dimensions import dimension_name
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.sheets.paper_sheet import make_link
from sixtysix_gui.windows.widgets.basic import label

_FILL = "#FBEBE0"
_CORNER = 0.6
_ICON = 1.5
_SIDE, _TOP, _BOTTOM = 0.8, 0.55, 0.3
"""Lengths in text units."""


class ConflictBox(QFrame):
    """Stays hidden while everything goes together.

    Signals:
        fit_wanted, show_wanted, undo_wanted: a link was pressed.
    """

    fit_wanted = Signal()
    show_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self, unit: float) -> None:
        """Make the box, hidden."""
        super().__init__()
        self.setStyleSheet(
            f"ConflictBox {{ background: {_FILL}; border: 1px solid {paper.TROUBLE};"
            f" border-radius: {round(_CORNER * unit)}px; }}"
        )
        self._sentence = label("")
        self._sentence.setFont(fonts.text(unit))
        self._sentence.setStyleSheet(f"color: {paper.TROUBLE};")
        self.fit = self._link("fit", unit)
        self.show_it = self._link("show-it", unit)
        self.undo = self._link("undo-conflict", unit)
        self.fit.clicked.connect(self.fit_wanted)
        self.show_it.clicked.connect(self.show_wanted)
        self.undo.clicked.connect(self.undo_wanted)
        self._lay_out(unit)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is wrong; empty if nothing is."""
        return self._sentence.text()

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        return (self.fit, self.show_it, self.undo)

    def tell(self, error: ImpossibleCombinationError | None, other: str, *, can_fit: bool) -> None:
        """Say what does not go together; ``other`` is the dimension that could be set to fit."""
        sentence = "" if error is None else conflict_sentence(error)
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        if other:
            words = self.tr("Set “{rule}” to fit").format(rule=dimension_name(other))
            self.fit.setText(words)
        self.fit.setVisible(can_fit)
        self.setVisible(error is not None)

    def _link(self, name: str, unit: float) -> QPushButton:
        texts = {"fit": "", "show-it": self.tr("Show it"), "undo-conflict": self.tr("Undo")}
        made = make_link(texts[name], unit, least_height=round(1.9 * unit))
        made.setObjectName(name)
        return made

    def _lay_out(self, unit: float) -> None:
        links = QHBoxLayout()
        links.setSpacing(round(0.8 * unit))
        for one in (self.fit, self.show_it, self.undo):
            links.addWidget(one)
        links.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._sentence)
        words.addLayout(links)
        row = QHBoxLayout(self)
        row.setContentsMargins(*(round(one * unit) for one in (_SIDE, _TOP, _SIDE, _BOTTOM)))
        row.setSpacing(round(0.7 * unit))
        row.addWidget(_Warning(round(_ICON * unit)), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)


class _Warning(QWidget):
    """A triangle with an exclamation mark."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.setFixedSize(size, size)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.width()
        pen = QPen(QColor(paper.TROUBLE), max(1.5, size * 0.08))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        corners = [(0.5, 0.1), (0.95, 0.88), (0.05, 0.88)]
        painter.drawPolygon(QPolygonF([QPointF(x * size, y * size) for x, y in corners]))
        middle = size / 2
        painter.drawLine(QPointF(middle, size * 0.40), QPointF(middle, size * 0.62))
        painter.drawPoint(QPointF(middle, size * 0.76))
        painter.end()
