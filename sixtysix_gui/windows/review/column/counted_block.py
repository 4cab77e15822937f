"""What the coach counts out loud: a heading that folds, and lines below it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sixtysix_gui.design import fonts
from sixtysix_gui.text.coach.teaching import counted_head
from sixtysix_gui.windows.widgets.basic import button, label

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
