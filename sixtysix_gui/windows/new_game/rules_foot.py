"""What stands below all rules: which of them do not go together, a name for them, Back and Take."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.storage.settings_values import LONGEST_RULES_NAME, MOST_OWN_RULES, OwnRules
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.error_sentences import conflict_sentence
from sixtysix_gui.text.rules.dimensions import dimension_name
from sixtysix_gui.windows.sheets.paper_sheet import make_link
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.paper import field
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT

_ = texts("OwnName")
_conflict_box = texts("ConflictBox")
_all_rules_sheet = texts("AllRulesSheet")

_FILL = "#FBEBE0"
_CORNER = 0.6
_ICON = 1.5
_SIDE, _TOP, _BOTTOM = 0.8, 0.55, 0.3
"""Lengths in text units."""


class ConflictBox(QFrame):
    """Stays hidden while everything goes together; its links are connected by the sheet."""

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
        self.fit = _link("", "fit", unit, round(1.9 * unit))
        self.show_it = _link(_conflict_box("Show it"), "show-it", unit, round(1.9 * unit))
        self.undo = _link(_conflict_box("Undo"), "undo-conflict", unit, round(1.9 * unit))
        self._lay_out(unit)
        self.hide()

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        return (self.fit, self.show_it, self.undo)

    def tell(self, error: ImpossibleCombinationError | None, other: str, *, can_fit: bool) -> None:
        """Say what does not go together; ``other`` is the dimension that could be set to fit."""
        sentence = "" if error is None else conflict_sentence(error)
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        if other:
            words = _conflict_box("Adjust “{rule}” to match").format(rule=dimension_name(other))
            self.fit.setText(words)
        self.fit.setVisible(can_fit)
        self.setVisible(error is not None)

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


_FIELD = 13.0
_HEIGHT = 2.2
"""Lengths in text units."""


class OwnName(QWidget):
    """A field for the name, and why it cannot be taken.

    Signals:
        kept: str, the name under which the rules are to be kept.
    """

    kept = Signal(str)

    def __init__(self, name: str, own: Sequence[OwnRules], unit: float) -> None:
        """Show what was typed; ``own`` are the rules that have names already."""
        super().__init__()
        self._known = {one.name for one in own}
        self.field = field(name, "own-name", unit, max(round(_HEIGHT * unit), LEAST_HEIGHT))
        self.field.setMaxLength(LONGEST_RULES_NAME)
        self.field.setPlaceholderText(_("a name for your rules"))
        self.field.setAccessibleName(_("Name for your own rules"))
        self.field.setMaximumWidth(round(_FIELD * unit))
        self.keep = _link(_("Save"), "keep-name", unit)
        self.keep.clicked.connect(self.press)
        self.leave = _link(_("Don’t save"), "leave-name", unit)
        self._trouble = label("", "trouble")
        self._trouble.setFont(fonts.text(0.92 * unit))
        self.field.textChanged.connect(lambda: self._trouble.setText(""))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for one in (self.field, self.keep, self.leave):
            row.addWidget(one)
        row.addWidget(self._trouble, 1)

    def press(self) -> None:
        """Keep the rules under the name, or say why not."""
        name = " ".join(self.field.text().split())
        if not name:
            self._trouble.setText(_("Your rules need a name."))
        elif name not in self._known and len(self._known) >= MOST_OWN_RULES:
            told = _("You can save up to {count} rule sets. Remove one first.")
            self._trouble.setText(told.format(count=MOST_OWN_RULES))
        else:
            self.kept.emit(name)
            return
        self.field.setFocus()


class RulesFoot:
    """The links and buttons; each link is there while there is something for it to do."""

    def __init__(self, name: OwnName, back: QPushButton, take: QPushButton, unit: float) -> None:
        """Make the links; words are ``unit`` pixels high."""
        self._unit = unit
        self._name = name
        self._back = back
        self._take = take
        discard = _all_rules_sheet("Discard &all changes")
        keep = _all_rules_sheet("&Save as my own rules…")
        self.discard = _link(discard, "discard", unit)
        self.keep = _link(keep, "keep", unit)
        self.forget = _link("", "forget", unit)

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        name = self._name
        links = (self.discard, self.keep, self.forget, name.field, name.keep, name.leave)
        return (*links, self._back, self._take)

    def show_state(self, *, changed: bool, can_take: bool, kept: str, asks: bool) -> None:
        """Offer what can be done now.

        ``kept`` is the name under which just these rules are kept, empty if there is none;
        ``asks``: the person is giving them a name.
        """
        self._take.setEnabled(can_take)
        self._name.setVisible(asks)
        self.discard.setVisible(changed and not asks)
        self.keep.setVisible(changed and can_take and not kept and not asks)
        self.forget.setVisible(bool(kept) and not asks)
        text = _all_rules_sheet("&Remove “{name}”")
        self.forget.setText(text.format(name=kept.replace("&", "&&")))

    def lay_into(self, column: QVBoxLayout, width: float, *, is_wide: bool) -> None:
        """Take one row of the column, or more where it is too narrow."""
        links = QHBoxLayout()
        links.setSpacing(round(0.9 * self._unit))
        for one in (self.discard, self.keep, self.forget):
            links.addWidget(one)
        links.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(round(0.5 * self._unit))
        acts = (self.discard, self.keep, self._back, self._take)
        needed = sum(one.sizeHint().width() for one in acts) + 4 * links.spacing()
        if is_wide:
            row.addWidget(self._name, 1)
        else:
            column.addWidget(self._name)
        if is_wide or needed <= width:
            row.addLayout(links, 1)
        else:
            column.addLayout(links)
            row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self._take)
        column.addLayout(row)


def _link(text: str, name: str, unit: float, least_height: int | None = None) -> QPushButton:
    made = make_link(text, unit, least_height=least_height)
    made.setObjectName(name)
    return made
