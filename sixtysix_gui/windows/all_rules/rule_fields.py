"""What is written on the All rules sheet: words to find a rule by, and a name for own rules."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from sixtysix_gui.design import fonts
from sixtysix_gui.storage.settings_values import LONGEST_RULES_NAME, MOST_OWN_RULES, OwnRules
from sixtysix_gui.windows.look.paper import field_style
from sixtysix_gui.windows.sheets.sheet_buttons import make_link
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.segments import LEAST_HEIGHT

_FIELD = 13.0
_HEIGHT = 2.2
_FIND_WIDTH, _FIND_HEIGHT = 17.0, 2.3
"""Lengths in text units."""


def find_field(sought: str, unit: float) -> QLineEdit:
    """Make the field for what is sought among the rules; words are ``unit`` pixels high."""
    made = QLineEdit(sought)
    made.setObjectName("find")
    made.setFont(fonts.text(unit))
    key = QKeySequence(QKeySequence.StandardKey.Find)
    shown = key.toString(QKeySequence.SequenceFormat.NativeText)
    hint = QCoreApplication.translate("AllRulesSheet", "Find a rule ({key})")
    made.setPlaceholderText(hint.format(key=shown))
    made.setAccessibleName(QCoreApplication.translate("AllRulesSheet", "Find a rule"))
    made.setStyleSheet(field_style(unit, max(round(_FIND_HEIGHT * unit), LEAST_HEIGHT)))
    made.setFixedWidth(round(_FIND_WIDTH * unit))
    return made


class OwnName(QWidget):
    """A field for the name, and why it cannot be taken.

    Signals:
        typed: str, what stands there now.
        kept: str, the name under which the rules are to be kept.
        left: nothing is to be kept.
    """

    typed = Signal(str)
    kept = Signal(str)
    left = Signal()

    def __init__(self, name: str, own: Sequence[OwnRules], unit: float) -> None:
        """Show what was typed; ``own`` are the rules that have names already."""
        super().__init__()
        self._own = own
        self.field = QLineEdit(name)
        self.field.setObjectName("own-name")
        self.field.setFont(fonts.text(unit))
        self.field.setMaxLength(LONGEST_RULES_NAME)
        self.field.setPlaceholderText(self.tr("a name for them"))
        self.field.setAccessibleName(self.tr("Name of your own rules"))
        height = max(round(_HEIGHT * unit), LEAST_HEIGHT)
        self.field.setStyleSheet(field_style(unit, height))
        self.field.setMaximumWidth(round(_FIELD * unit))
        self.field.textChanged.connect(self._typed)
        self.keep = make_link(self.tr("Keep"), unit)
        self.keep.setObjectName("keep-name")
        self.keep.clicked.connect(self.press)
        self.leave = make_link(self.tr("Do not keep"), unit)
        self.leave.setObjectName("leave-name")
        self.leave.clicked.connect(self.left)
        self._trouble = label("", "trouble")
        self._trouble.setFont(fonts.text(0.92 * unit))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for one in (self.field, self.keep, self.leave):
            row.addWidget(one)
        row.addWidget(self._trouble, 1)

    @property
    def trouble(self) -> str:
        """Why the name cannot be taken; empty if it can."""
        return self._trouble.text()

    def stops(self) -> tuple[QWidget, ...]:
        """Give what Tab goes through, in order."""
        return (self.field, self.keep, self.leave)

    def press(self) -> None:
        """Keep the rules under the name, or say why not."""
        name = " ".join(self.field.text().split())
        known = {one.name for one in self._own}
        if not name:
            self._trouble.setText(self.tr("They need a name."))
        elif name not in known and len(known) >= MOST_OWN_RULES:
            self._trouble.setText(
                self.tr("{count} own rules are kept at most; remove one first.").format(
                    count=MOST_OWN_RULES
                )
            )
        else:
            self.kept.emit(name)
            return
        self.field.setFocus()

    def _typed(self, text: str) -> None:
        self._trouble.setText("")
        self.typed.emit(text)
