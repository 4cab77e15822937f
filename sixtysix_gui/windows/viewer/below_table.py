"""What stands below the table of the viewer: a fault, a sentence, the bar of steps, and buttons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import keys_of, keys_text
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.layout.metrics import LARGE_TEXT
from sixtysix_gui.table.pieces.brushwork import STROKE, UNITS
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.widgets.basic import label, set_tool_tip
from sixtysix_gui.windows.widgets.focus_rings import RINGS_OUTSIDE
from sixtysix_gui.windows.widgets.paper import DISABLED

_ = texts("Viewer")
mark = marks("Viewer")


class Way(Enum):
    """A way to step."""

    FIRST = auto()
    PREVIOUS_TRICK = auto()
    PREVIOUS = auto()
    NEXT = auto()
    NEXT_TRICK = auto()
    LAST = auto()


_MOVES = (Way.PREVIOUS, Way.NEXT)
BACKWARDS = (Way.FIRST, Way.PREVIOUS_TRICK, Way.PREVIOUS)

_NAMES: Mapping[Way, str] = {
    Way.FIRST: mark("Start"),
    Way.PREVIOUS_TRICK: mark("Previous trick"),
    Way.PREVIOUS: mark("Previous move"),
    Way.NEXT: mark("Next move"),
    Way.NEXT_TRICK: mark("Next trick"),
    Way.LAST: mark("End"),
}
PURPOSES: Mapping[Way, Purpose] = {
    Way.FIRST: Purpose.STEP_FIRST,
    Way.PREVIOUS_TRICK: Purpose.STEP_PREVIOUS_TRICK,
    Way.PREVIOUS: Purpose.STEP_PREVIOUS,
    Way.NEXT: Purpose.STEP_NEXT,
    Way.NEXT_TRICK: Purpose.STEP_NEXT_TRICK,
    Way.LAST: Purpose.STEP_LAST,
}
"""Where each way stands in the map of keys."""

_LINES: Mapping[Way, tuple[tuple[tuple[float, float], ...], ...]] = {
    Way.NEXT: (((9, 5), (16, 12), (9, 19)),),
    Way.NEXT_TRICK: (((5, 5), (12, 12), (5, 19)), ((13, 5), (20, 12), (13, 19))),
    Way.LAST: (((6, 5), (13, 12), (6, 19)), ((18, 5), (18, 19))),
}
"""The strokes of the icons on a square of 24 units; those that lead back are mirrored."""
_MIRRORED = {
    Way.PREVIOUS: Way.NEXT,
    Way.PREVIOUS_TRICK: Way.NEXT_TRICK,
    Way.FIRST: Way.LAST,
}


def way_name(way: Way) -> str:
    """Name a way."""
    return _(_NAMES[way])


def way_keys(way: Way) -> str:
    """Return the keys of a way as a person reads them."""
    return keys_text(PURPOSES[way], in_words=True)


def way_icon(way: Way, size: int, ratio: float) -> QIcon:
    """Draw the icon of a way, ``size`` logical pixels high, also for a button that is off."""
    icon = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, theme.INK), (QIcon.Mode.Disabled, DISABLED)):
        icon.addPixmap(_picture(way, size, ratio, QColor(colour)), mode)
    return icon


def _picture(way: Way, size: int, ratio: float, colour: QColor) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / UNITS, size / UNITS)
    pen = QPen(colour, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(_path(way))
    painter.end()
    return pixmap


def _path(way: Way) -> QPainterPath:
    drawn = _MIRRORED.get(way, way)
    path = QPainterPath()
    for line in _LINES[drawn]:
        points = [(UNITS - x, y) if drawn is not way else (x, y) for x, y in line]
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
    return path


_ICON = 1.35
"""Height of an icon in text units."""
_OPPOSITE = {
    Way.FIRST: Way.NEXT,
    Way.PREVIOUS_TRICK: Way.NEXT_TRICK,
    Way.PREVIOUS: Way.NEXT,
    Way.NEXT: Way.PREVIOUS,
    Way.NEXT_TRICK: Way.PREVIOUS_TRICK,
    Way.LAST: Way.PREVIOUS,
}
"""Where the focus goes from a button that leads no further."""


class StepBar(QWidget):
    """Buttons for every way to step, and their keys.

    Signals:
        stepped: Way that the person wants to go.
    """

    stepped = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        """Make the buttons; their keys work wherever the focus is in the parent."""
        super().__init__(parent)
        self.setProperty(RINGS_OUTSIDE, True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self._words_of_moves = False
        self.buttons: dict[Way, QToolButton] = {}
        for way in Way:
            made = self._button(way)
            self.buttons[way] = made
            row.addWidget(made, 1)
            for key in keys_of(PURPOSES[way]):
                shortcut = QShortcut(QKeySequence(key), parent)
                shortcut.activated.connect(made.click)

    def set_text_size(self, unit: float) -> None:
        """Write and draw in that size, in pixels."""
        icon = round(_ICON * unit)
        font = QFont(self.font())
        font.setPixelSize(round(0.92 * unit))
        for way, button in self.buttons.items():
            button.setFont(font)
            button.setIconSize(QSize(icon, icon))
            button.setIcon(way_icon(way, icon, self.devicePixelRatioF()))

    def keep_words_to_moves(self, *, kept: bool) -> None:
        """Let at most the steps from move to move have words, beside their icons."""
        self._words_of_moves = kept

    def show_words(self, *, shown: bool) -> None:
        """Write what each way is below its icon, or show the icons alone."""
        icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
        with_words = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
        if self._words_of_moves:
            with_words = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for way, button in self.buttons.items():
            has_words = shown and (way in _MOVES or not self._words_of_moves)
            button.setToolButtonStyle(with_words if has_words else icon_only)

    def show_place(self, place: int, last: int) -> None:
        """Offer the ways that lead on from a place; the focus never stays on one that is off."""
        focused = next((way for way, button in self.buttons.items() if button.hasFocus()), None)
        for way, button in self.buttons.items():
            button.setEnabled(place > 0 if way in BACKWARDS else place < last)
        if focused is not None and not self.buttons[focused].isEnabled():
            self.buttons[_OPPOSITE[focused]].setFocus()

    def _button(self, way: Way) -> QToolButton:
        made = QToolButton(self)
        made.setObjectName(f"step-{way.name.lower().replace('_', '-')}")
        made.setProperty("look", "step")
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setText(way_name(way))
        made.setAccessibleName(way_name(way))
        made.setAccessibleDescription(way_keys(way))
        set_tool_tip(made, f"{way_name(way)} ({way_keys(way)})")
        made.clicked.connect(lambda: self.stepped.emit(way))
        return made


_APART = 12
"""Pixels that are enough between two buttons and around their rings."""
_AROUND = 5
"""Pixels around the acts, for the ring of the one that has the focus."""


class LowerRows(QWidget):
    """The bar of steps at the left, the other buttons at the right or in a row below."""

    def __init__(
        self, bar: StepBar, acts: Sequence[QPushButton], beside: Sequence[QPushButton] = ()
    ) -> None:
        """Take the buttons; those ``beside`` the bar stay there."""
        super().__init__()
        self.setProperty(RINGS_OUTSIDE, True)
        self._bar = bar
        self._beside = tuple(beside)
        self._acts = QWidget()
        self._buttons = tuple(acts)
        row = QHBoxLayout(self._acts)
        row.setContentsMargins(*(_AROUND,) * 4)
        row.addStretch(1)
        for one in acts:
            row.addWidget(one)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        steps = QHBoxLayout()
        steps.setSpacing(8)
        steps.addWidget(bar)
        for one in beside:
            steps.addWidget(one)
        steps.addStretch(1)
        self._layout.addLayout(steps)
        self._layout.addStretch(1)
        self._layout.addWidget(self._acts)

    def set_text_size(self, unit: float) -> None:
        """Write the acts in letters of that size, in pixels."""
        for one in (*self._beside, *self._buttons):
            one.setFont(fonts.text(unit))

    def wanted_width(self) -> int:
        """Return the width in which everything finds room in one row."""
        return sum(self._wanted_widths())

    def _wanted_widths(self) -> tuple[int, int]:
        """Return the widths of the steps with what is beside them, and of the acts."""
        beside, acts = (
            sum(one.sizeHint().width() + _APART for one in some if not one.isHidden())
            for some in (self._beside, self._buttons)
        )
        return self._bar.sizeHint().width() + beside, acts + 2 * _AROUND + _APART

    def fit(self, width: int) -> bool:
        """Use one row if everything finds room in that width, else two; say whether it has room."""
        widths = self._wanted_widths()
        in_one_row = sum(widths) <= width
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(across if in_one_row else down)
        self._layout.activate()  # else its height is that before the bar has shown or hidden words
        return max(widths) <= width


_BESIDE = 8
"""Pixels between a sentence and its place."""
_LEAST_WIDTH = 300
_SENTENCES, _MOST_LINES = (1.08, 0.94, 0.80), 3
"""Sizes of a sentence in text units: a smaller one where large words would take more lines."""


class SentenceRow:
    """A sentence and its place, in ``row``; the table above never moves for a longer one."""

    def __init__(self, unit: float) -> None:
        """Say nothing yet; ``unit`` is the size of text, in pixels."""
        self._unit = unit
        self._where = label("", "note", wrap=False)
        self._sentence = label("", "step")
        self._sentence.setObjectName("sentence")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.row = QHBoxLayout()
        self.row.setSpacing(_BESIDE)
        self.row.addWidget(self._sentence, 1)
        self.row.addWidget(self._where, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def sentence(self) -> str:
        """What is said."""
        return self._sentence.text()

    @property
    def height(self) -> int:
        """The height that is kept for sentences, in pixels."""
        return self._sentence.minimumHeight()

    def say(self, sentence: str) -> None:
        """Say something of a step."""
        self._sentence.setText(sentence)

    def say_where(self, text: str) -> None:
        """Say which step it is, or something else for as long as it is shown."""
        self._where.setText(text)

    def set_visible(self, *, visible: bool) -> None:
        """Show both, or give their place to what stands around them."""
        self._sentence.setVisible(visible)
        self._where.setVisible(visible)

    def set_text_size(self, unit: float) -> None:
        """Write in that size, in pixels; ``fit`` writes the sentence."""
        self._unit = unit
        self._where.setFont(fonts.text(0.92 * unit, fonts.TextWeight.REGULAR))

    def fit(
        self, width: int, sentences: Sequence[str], where: str, *, room: int, large: bool
    ) -> None:
        """Keep the room of the longest of all sentences and places.

        ``large``: words are so large that sentences are written smaller before they take many
        lines, or more than ``room``, the pixels that table and buttons leave.
        """
        self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(where))
        inside = max(width - _BESIDE - self._where.minimumWidth(), _LEAST_WIDTH)
        for size in _SENTENCES if large else _SENTENCES[:1]:
            self._sentence.setFont(fonts.text(size * self._unit))
            metrics = self._sentence.fontMetrics()
            heights = [
                metrics.boundingRect(0, 0, inside, 9999, Qt.TextFlag.TextWordWrap, text).height()
                for text in sentences
            ]
            self._sentence.setFixedHeight(max(heights) + 2)
            if max(heights) <= min(_MOST_LINES * metrics.lineSpacing(), room - 2):
                return


_FAULTS = (1.0, 0.8, 0.62)
"""Sizes of a fault in text units: a smaller one where large words leave no room to the table."""
_LEAST_FAULT = 13.0
"""Pixels of letters in which a fault can still be read."""
_MARGIN = 12
"""Pixels left and right."""
_ABOVE, _BETWEEN, _BELOW = 6, 5, 8
"""Pixels around the sentence and the buttons, from above."""


@dataclass(frozen=True)
class RoomBelow:
    """The room for everything below the table, in pixels, and the size of text in it.

    ``height`` is what the least table leaves, ``unit`` the size of text in pixels, and ``scale``
    how much larger than usual that is.
    """

    width: int
    height: int
    unit: float
    scale: float

    @property
    def is_large(self) -> bool:
        """Whether words are so large that some are written smaller, or left out, for room."""
        return self.scale >= LARGE_TEXT


class BelowTable:
    """Lays a fault, the sentence and the buttons out in ``column``, as their room allows."""

    def __init__(self, fault: str, said: SentenceRow, bar: StepBar, rows: LowerRows) -> None:
        """Take the parts; an empty ``fault`` takes no room."""
        self._fault = label(fault, "trouble")
        self._fault.setVisible(bool(fault))
        self._said, self._bar, self._rows = said, bar, rows
        self._inside = 0
        self.column = QVBoxLayout()
        self.column.setContentsMargins(_MARGIN, _ABOVE, _MARGIN, _BELOW)
        self.column.setSpacing(_BETWEEN)
        self.column.addWidget(self._fault)
        self.column.addLayout(said.row)
        self.column.addWidget(rows)

    @property
    def height(self) -> int:
        """The pixels that all of it takes, as it was fitted last."""
        return self._beside_sentence(self._inside) + self._said.height

    def fit(self, room: RoomBelow, sentences: Sequence[str], longest_place: str) -> bool:
        """Write everything, and keep the room of the longest sentence; say whether it has room.

        Args:
            room: what there is.
            sentences: all that may be said of this deal.
            longest_place: the longest name of a step.
        """
        has_buttons = self._fit_buttons(room)
        self._said.set_text_size(room.unit)
        inside = self._inside = room.width - 2 * _MARGIN
        for size in _FAULTS if room.is_large and self._fault.text() else _FAULTS[:1]:
            self._fault.setFont(fonts.text(size * room.unit, fonts.TextWeight.SEMI_BOLD))
            height = room.height - self._beside_sentence(inside)
            self._said.fit(inside, sentences, longest_place, room=height, large=room.is_large)
            if self._said.height <= height:
                return has_buttons and round(size * room.unit) >= _LEAST_FAULT
        return False

    def _fit_buttons(self, room: RoomBelow) -> bool:
        """Leave out the words of the steps where they take a second row from the table."""
        inside = room.width - 2 * _MARGIN
        self._bar.set_text_size(room.unit)
        self._rows.set_text_size(room.unit)
        if room.is_large:
            self._bar.show_words(shown=True)
            if self._rows.wanted_width() > inside:
                self._bar.show_words(shown=False)
        return self._rows.fit(inside)

    def _beside_sentence(self, inside: int) -> int:
        """Return the pixels that everything but the sentence takes in that width."""
        taken = self._rows.sizeHint().height() + _ABOVE + _BETWEEN + _BELOW
        if self._fault.text():
            taken += self._fault.heightForWidth(inside) + _BETWEEN
        return taken
