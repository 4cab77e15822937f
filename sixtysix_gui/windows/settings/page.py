"""A page of the settings, made from its rows: names above their controls, help below them."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.design import fonts
from sixtysix_gui.design.card_svg import CardStyle, Pack
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.sentences import marks
from sixtysix_gui.sound.output import State
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import NAME_LENGTH
from sixtysix_gui.windows.desktop.language import (
    card_letters,
    names_of_languages,
    system_language,
)
from sixtysix_gui.windows.desktop.loudspeaker import loudspeaker
from sixtysix_gui.windows.settings.pages import (
    ALL_DEFAULTS,
    SOUND_TEST,
    TIPS_AGAIN,
    Control,
    Link,
    PageRows,
    Setting,
)
from sixtysix_gui.windows.settings.previews import (
    back_preview,
    backs_of,
    cloth_preview,
    fan_preview,
)
from sixtysix_gui.windows.sheets.paper_sheet import make_link, sheet_button_style
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.choices import DropDown, Picture, PictureChoice, Tick
from sixtysix_gui.windows.widgets.paper import field
from sixtysix_gui.windows.widgets.segments import Segments

_ = texts("Settings")
mark = marks("Settings")

PAGE_WIDTH = 21.5
"""Width of a page with its margins (docs/front.md, "Settings")."""
_MARGINS = (1.1, 1.3, 1.2, 0.8)
_TITLE = 1.75
_GAP = 0.72
_NEAR = 0.25
"""Between a name, its control and the help below."""
_HELP = 0.9
_CONTROL_HEIGHT = 2.1
_CARDS = 4.4
"""Height of the cards shown."""
_PATCH = (2.9, 2.6)
"""Width and height of a patch of cloth; all of it in text units."""
_STEP, _PAGE_STEP = 5, 20
"""Percent by which the arrows and the page keys change the volume."""
_SILENT_BECAUSE = {
    State.NO_LIBRARY: mark(
        "No sound: the part of the program that plays sounds is missing (miniaudio)."
    ),
    State.NO_DEVICE: mark(
        "No sound: no loudspeaker was found. The program looks again with the next sound."
    ),
}

Values = Sequence[tuple[object, str]]
"""Values of a setting, each with its name in words."""


class SettingsPage(QWidget):
    """A page: a heading and one control below the other.

    Signals:
        changed: (field name, value), as soon as the person changes something.
        all_defaults_wanted: every page is to be as in a fresh installation.
    """

    changed = Signal(str, object)
    all_defaults_wanted = Signal()

    def __init__(self, page: PageRows, settings: Settings, unit: float) -> None:
        """Show the settings of a page as they are, with words of ``unit`` pixels."""
        super().__init__()
        self.spec = page
        self._settings = settings
        self._unit = unit
        self.setStyleSheet(sheet_button_style(unit))
        self._title = label(_(page.title), wrap=True)
        self._title.setFont(fonts.heading(_TITLE * unit, bold=True))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(round(part * unit) for part in _MARGINS))
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self._column.addStretch(1)
        self._ticks: dict[str, QCheckBox] = {}
        self._links: dict[str, QPushButton] = {}
        for row in page.rows:
            self._add_row(row)
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Show what was changed elsewhere, where that can be done without a new page."""
        for key, box in self._ticks.items():
            box.setChecked(getattr(settings, key))
        if TIPS_AGAIN in self._links:
            self._links[TIPS_AGAIN].setEnabled(bool(settings.tips_shown))

    def hide_title(self) -> None:
        """Leave the heading and its room out, where the list above the page says the same."""
        self._title.hide()
        margins = self._column.contentsMargins()
        margins.setTop(0)
        self._column.setContentsMargins(margins)

    # ------------------------------------------------------------------------------------- the rows

    def _add_row(self, row: Setting | Link) -> None:
        if isinstance(row, Link):
            self._add_link(row)
        elif row.control is Control.TICK:
            self._add_tick(row)
        else:
            self._add_named(row, self._control(row))

    def _control(self, row: Setting) -> QWidget:
        """Make what a setting is chosen by."""
        match row.control:
            case Control.SWITCH:
                made = self._switch(row)
            case Control.LANGUAGES:
                made = self._list(row, self._languages(row))
            case Control.LINE:
                made = self._line(row)
            case Control.VOLUME:
                made = self._volume()
            case _:
                made = self._pictures(row)
        made.setObjectName(row.field)
        made.setAccessibleName(self._name(row))
        if row.needs is not None:
            needed, value = row.needs
            made.setEnabled(getattr(self._settings, needed) == value)
        return made

    def _add_tick(self, row: Setting) -> None:
        made = Tick(self._name(row), self._unit)
        box = self._ticks[row.field] = made.box
        note = _(row.note)
        box.setObjectName(row.field)
        box.setChecked(getattr(self._settings, row.field))
        box.setAccessibleDescription(note)
        box.toggled.connect(lambda: self.changed.emit(row.field, box.isChecked()))
        self._add(made, _GAP)
        if note:
            self._add_help(note, made.indent)

    def _add_link(self, row: Link) -> None:
        made = self._links[row.name] = make_link(_(row.label), self._unit)
        made.setObjectName(row.name)
        made.clicked.connect(lambda: self._press(row.name))
        self._add(made, _GAP)
        self._column.setAlignment(made, Qt.AlignmentFlag.AlignLeft)
        if row.name == SOUND_TEST:
            self._trouble = self._add_help("", 0)
            if (speaker := loudspeaker()) is not None:
                speaker.state_changed.connect(self._tell_trouble)
            self._tell_trouble()

    def _press(self, name: str) -> None:
        speaker, volume = loudspeaker(), self.findChild(QSlider)
        if name == TIPS_AGAIN:
            self.changed.emit("tips_shown", ())
        elif name == ALL_DEFAULTS:
            self.all_defaults_wanted.emit()
        elif speaker is not None and volume is not None:
            speaker.try_out(volume.value())

    def _tell_trouble(self) -> None:
        """Say once, here, why nothing is heard."""
        speaker = loudspeaker()
        state = State.CLOSED if speaker is None else speaker.state
        self._trouble.setText(_(_SILENT_BECAUSE.get(state, "")))
        self._trouble.setVisible(state in _SILENT_BECAUSE)

    # --------------------------------------------------------------------------------- the controls

    def _switch(self, row: Setting) -> QWidget:
        """Put the values side by side where they find room, and else in a list."""
        values = [(value, self._word(value, words)) for value, words in row.values]
        by_name = {str(value): value for value, _ in values}
        words = tuple((str(value), word) for value, word in values)
        made = Segments(words, str(self._value(row)), self._name(row), self._unit)
        if made.sizeHint().width() > self._room:
            made.deleteLater()
            return self._list(row, values)
        made.chosen.connect(lambda: self.changed.emit(row.field, by_name[made.value]))
        return made

    def _list(self, row: Setting, values: Values) -> DropDown:
        box = DropDown()
        box.setFont(fonts.text(self._unit))
        for value, words in values:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(self._value(row))))
        box.activated.connect(lambda: self.changed.emit(row.field, box.currentData()))
        box.setAccessibleDescription(_(row.note))
        return box

    @staticmethod
    def _languages(row: Setting) -> Values:
        """Name every language in itself."""
        names, (as_system, words) = names_of_languages(), row.values[0]
        system = _(words).format(name=names[system_language()])
        return [(as_system, system), *names.items()]

    def _line(self, row: Setting) -> QLineEdit:
        """Make a line to be typed; the word for no value stands there while there is none."""
        height = round(_CONTROL_HEIGHT * self._unit)
        made = field(self._value(row), row.field, self._unit, height)
        made.setMaxLength(NAME_LENGTH)
        made.setPlaceholderText(self._word(*row.values[0]))
        made.editingFinished.connect(
            lambda: self.changed.emit(row.field, " ".join(made.text().split()))
        )
        return made

    def _volume(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, 100)
        slider.setSingleStep(_STEP)
        slider.setPageStep(_PAGE_STEP)
        slider.setValue(self._settings.sound_volume)
        slider.valueChanged.connect(lambda: self.changed.emit("sound_volume", slider.value()))
        return slider

    def _pictures(self, row: Setting) -> PictureChoice:
        """Show pictures of which one is chosen."""
        value, is_cloth = self._value(row), row.control is Control.CLOTHS
        pictures = self._pictures_of(row)
        columns = 3 if row.control is Control.BACKS else len(pictures)
        made = PictureChoice(pictures, str(value), self._name(row), columns=columns, fill=True)
        for picture in pictures:
            button = made.button(picture.value)
            button.setFont(fonts.text(self._unit, TextWeight.SEMI_BOLD))
            if is_cloth:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        made.chosen.connect(lambda: self.changed.emit(row.field, type(value)(made.value)))
        return made

    def _pictures_of(self, row: Setting) -> list[Picture]:
        names = {value: self._word(value, words) for value, words in row.values}
        height, ratio = round(_CARDS * self._unit), self.devicePixelRatioF()
        settings = self._settings
        if row.control is Control.CLOTHS:
            width, patch_height = (round(part * self._unit) for part in _PATCH)
            return [
                Picture(
                    str(cloth),
                    name,
                    cloth_preview(Cloth(cloth), width, patch_height, ratio),
                    spoken=name,
                )
                for cloth, name in names.items()
            ]
        if row.control is Control.BACKS:
            return [
                Picture(
                    str(number),
                    names.get(number, str(number)),
                    back_preview(settings.deck, number, height, ratio),
                )
                for number in range(1, backs_of(settings.deck) + 1)
            ]
        packs: tuple[Pack, ...] = ("french", "german")
        return [
            Picture(pack, names[pack], fan_preview(self._style(pack), height, ratio))
            for pack in packs
        ]

    def _style(self, pack: Pack) -> CardStyle:
        chosen = self._settings
        return CardStyle(pack, card_letters(), chosen.colours, chosen.large_indices)

    # ---------------------------------------------------------------------------------------- words

    def _value(self, row: Setting) -> Any:  # noqa: ANN401 - the fields differ in type
        return getattr(self._settings, row.field)

    def _name(self, row: Setting) -> str:
        """Name a setting; patches of cloth are not named, so that the chosen one is named here."""
        name = _(row.label)
        if row.control is not Control.CLOTHS:
            return name
        return name.format(name=_(dict(row.values)[self._value(row)]))

    @staticmethod
    def _word(value: object, words: str) -> str:
        """Name a value; a size is named by itself."""
        return _(words).format(size=value)

    @property
    def _room(self) -> int:
        """The width of a control beside the scroll bar of a long page, in pixels."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return int((PAGE_WIDTH - _MARGINS[0] - _MARGINS[2]) * self._unit) - bar

    def _add_named(self, row: Setting, control: QWidget) -> None:
        above = label(self._name(row))
        above.setFont(fonts.text(self._unit, TextWeight.SEMI_BOLD))
        self._add(above, _GAP)
        self._add(control, _NEAR)
        if row.note:
            self._add_help(_(row.note), 0)

    def _add_help(self, text: str, indent: int) -> QLabel:
        made = label(text, "note")
        made.setFont(fonts.text(_HELP * self._unit))
        made.setContentsMargins(indent, 0, 0, 0)
        self._add(made, _NEAR)
        return made

    def _add(self, widget: QWidget, gap: float) -> None:
        end = self._column.count() - 1  # before the stretch
        self._column.insertSpacing(end, round(gap * self._unit))
        self._column.insertWidget(end + 1, widget)
