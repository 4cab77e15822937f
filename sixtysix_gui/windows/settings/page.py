"""What every page of the settings is made of: names above their controls, help below them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.design import fonts
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.look.paper import field_style
from sixtysix_gui.windows.sheets.sheet_buttons import sheet_button_style
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.choices import DropDown, Picture, PictureChoice, Tick
from sixtysix_gui.windows.widgets.segments import Segments

PAGE_WIDTH = 21.5
"""Width of a page with its margins (docs/front.md, "Settings")."""
_MARGINS = (1.1, 1.3, 1.2, 0.8)
_TITLE = 1.75
_GAP = 0.72
_NEAR = 0.25
"""Between a name, its control and the help below."""
_HELP = 0.9
_CONTROL_HEIGHT = 2.1
"""All of it in text units."""

Values = Sequence[tuple[object, str]]
"""Values of a setting, each with its name in words."""


class SettingsPage(QWidget):
    """A page: a heading and one control below the other.

    Signals:
        changed: (field name, value), as soon as the person changes something.
    """

    changed = Signal(str, object)
    fields: tuple[str, ...] = ()
    """The settings that the defaults of this page put back."""
    looks: tuple[str, ...] = ()
    """The settings by which the page itself looks different."""
    changes_table = False
    """Whether its settings change how the table looks."""

    def __init__(self, settings: Settings, unit: float) -> None:
        """Begin empty; the page itself sets its title and adds its controls."""
        super().__init__()
        self.settings = settings
        self.unit = unit
        self.setStyleSheet(sheet_button_style(unit))
        self._title = label("", wrap=True)
        self._title.setFont(fonts.heading(_TITLE * unit, bold=True))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(round(part * unit) for part in _MARGINS))
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self._column.addStretch(1)

    @property
    def title(self) -> str:
        """The heading, which also names the page on the rail."""
        return self._title.text()

    @property
    def room(self) -> int:
        """The width of a control beside the scroll bar of a long page, in pixels."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return int((PAGE_WIDTH - _MARGINS[0] - _MARGINS[2]) * self.unit) - bar

    def follow(self, settings: Settings) -> None:
        """Show what was changed elsewhere, where that can be done without a new page."""

    def hide_title(self) -> None:
        """Leave the heading and its room out, where the list above the page says the same."""
        self._title.hide()
        margins = self._column.contentsMargins()
        margins.setTop(0)
        self._column.setContentsMargins(margins)

    def set_title(self, title: str) -> None:
        """Put a heading."""
        self._title.setText(title)

    def tick(self, field: str, text: str, note: str = "") -> QCheckBox:
        """Add a box for a setting that is on or off."""
        made = Tick(text, self.unit)
        box = made.box
        box.setObjectName(field)
        box.setChecked(bool(getattr(self.settings, field)))
        box.setAccessibleDescription(note)
        box.toggled.connect(lambda: self.changed.emit(field, box.isChecked()))
        self._add(made, _GAP)
        if note:
            self._help(note, made.indent)
        return box

    def switch(self, field: str, name: str, values: Values, note: str = "") -> QWidget:
        """Add the values side by side where they find room, and else as a list."""
        words = {str(value): word for value, word in values}
        by_name = {str(value): value for value, _ in values}
        value = str(getattr(self.settings, field))
        made = Segments(tuple(words.items()), value, name, self.unit)
        if made.sizeHint().width() > self.room:
            made.deleteLater()
            return self.choice(field, name, values, note)
        made.setObjectName(field)
        made.chosen.connect(lambda: self.changed.emit(field, by_name[made.value]))
        self._add_named(name, made, note)
        return made

    def choice(self, field: str, name: str, values: Values, note: str = "") -> DropDown:
        """Add a list of values of which one is chosen."""
        box = DropDown()
        box.setObjectName(field)
        box.setFont(fonts.text(self.unit))
        for value, words in values:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.settings, field))))
        box.activated.connect(lambda: self.changed.emit(field, box.currentData()))
        box.setAccessibleName(name)
        box.setAccessibleDescription(note)
        self._add_named(name, box, note)
        return box

    def pictures(
        self, field: str, name: str, pictures: Sequence[Picture], *, columns: int = 3
    ) -> PictureChoice:
        """Add pictures of which one is chosen; a number is told as one."""
        value = getattr(self.settings, field)
        numeric = isinstance(value, int)
        shown = PictureChoice(pictures, str(value), name, columns=columns, fill=True)
        shown.setObjectName(field)
        for picture in pictures:
            shown.button(picture.value).setFont(fonts.text(self.unit, TextWeight.SEMI_BOLD))

        def tell() -> None:
            self.changed.emit(field, int(shown.value) if numeric else shown.value)

        shown.chosen.connect(lambda: tell())
        self._add_named(name, shown)
        return shown

    def line(self, field: str, name: str, empty: str, longest: int) -> QLineEdit:
        """Add a line to be typed; ``empty`` is what stands there while nothing is."""
        made = QLineEdit(getattr(self.settings, field))
        made.setObjectName(field)
        made.setFont(fonts.text(self.unit))
        made.setStyleSheet(field_style(self.unit, round(_CONTROL_HEIGHT * self.unit)))
        made.setMaxLength(longest)
        made.setPlaceholderText(empty)
        made.setAccessibleName(name)
        made.editingFinished.connect(
            lambda: self.changed.emit(field, " ".join(made.text().split()))
        )
        self._add_named(name, made)
        return made

    def act(self, button: QPushButton) -> None:
        """Add a button, no wider than its words."""
        self._add(button, _GAP)
        self._column.setAlignment(button, Qt.AlignmentFlag.AlignLeft)

    def remark(self) -> QLabel:
        """Add room for a sentence that is only sometimes to be said."""
        return self._help("", 0)

    def add_named(self, name: str, control: QWidget, note: str = "") -> None:
        """Add a control below its name, which readers of the screen tell too."""
        control.setAccessibleName(name)
        self._add_named(name, control, note)

    def _add_named(self, name: str, control: QWidget, note: str = "") -> None:
        above = label(name)
        above.setFont(fonts.text(self.unit, TextWeight.SEMI_BOLD))
        self._add(above, _GAP)
        self._add(control, _NEAR)
        if note:
            self._help(note, 0)

    def _help(self, text: str, indent: int) -> QLabel:
        made = label(text, "note")
        made.setFont(fonts.text(_HELP * self.unit))
        made.setContentsMargins(indent, 0, 0, 0)
        self._add(made, _NEAR)
        return made

    def _add(self, widget: QWidget, gap: float) -> None:
        end = self._column.count() - 1  # before the stretch
        self._column.insertSpacing(end, round(gap * self.unit))
        self._column.insertWidget(end + 1, widget)
