"""What every page of the settings is made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.parts.calm_choice import CalmChoice
from sixtysix_gui.windows.parts.picture_choice import Picture, PictureChoice

_NOTE_INDENT = 24
_ALL_ROOM = 1000
"""A share beside which the empty end of a page is nothing."""


class SettingsPage(QWidget):
    """A page: a heading, rows, and notes below them.

    Signals:
        changed: (field name, value), as soon as the person changes something.
        changed_together: values by field name, where several change at once.
    """

    changed = Signal(str, object)
    changed_together = Signal(object)
    fields: tuple[str, ...] = ()
    """The settings that "Restore defaults" puts back on this page."""
    scrolls_itself = False
    """Whether the page has a part of its own that scrolls, and needs no scroll bar around it."""

    def __init__(self, settings: Settings) -> None:
        """Begin empty; the page itself sets its title and adds its rows."""
        super().__init__()
        self.settings = settings
        self._title: QLabel = label("", "title")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(20, 14, 16, 8)
        self._column.addWidget(self._title)
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setVerticalSpacing(9)
        self.form.setHorizontalSpacing(16)
        self._column.addLayout(self.form)
        self._column.addStretch(1)

    @property
    def title(self) -> str:
        """The heading, which also names the page in the list."""
        return self._title.text()

    def set_title(self, title: str) -> None:
        """Put a heading."""
        self._title.setText(title)

    def fill(self, widget: QWidget) -> None:
        """Give all the room that is left to a widget."""
        self._column.addWidget(widget, _ALL_ROOM)

    def tick(self, field: str, text: str, note: str = "") -> QCheckBox:
        """Add a box for a setting that is on or off."""
        box = QCheckBox(text)
        box.setObjectName(field)
        box.setChecked(bool(getattr(self.settings, field)))
        box.setAccessibleDescription(note)
        box.toggled.connect(lambda: self.changed.emit(field, box.isChecked()))
        self.form.addRow(box)
        if note:
            self.note(note)
        return box

    def choice(self, field: str, name: str, values: Sequence[tuple[object, str]]) -> QComboBox:
        """Add a list of (value, name in words) of which one is chosen."""
        box = CalmChoice()
        box.setObjectName(field)
        for value, words in values:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.settings, field))))
        box.activated.connect(lambda: self.changed.emit(field, box.currentData()))
        self.form.addRow(name, box)
        return box

    def pictures(self, field: str, name: str, pictures: Sequence[Picture]) -> PictureChoice:
        """Add pictures of which one is chosen; a number is told as one."""
        value = getattr(self.settings, field)
        numeric = isinstance(value, int)
        shown = PictureChoice(pictures, str(value), name)
        shown.setObjectName(field)

        def tell() -> None:
            self.changed.emit(field, int(shown.value) if numeric else shown.value)

        shown.chosen.connect(lambda: tell())
        self.form.addRow(name, shown)
        return shown

    def note(self, text: str) -> QLabel:
        """Add a line in small grey letters."""
        made = label(text, "note")
        made.setContentsMargins(_NOTE_INDENT, 0, 0, 4)
        self.form.addRow(made)
        return made
