"""Below the list of tricks: the question how the Ace would have played, and the answer."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from sixtysix_gui.design import fonts
from sixtysix_gui.windows.widgets.basic import button, label

_LINE = 0.95
"""Size of letters in text units."""


class AcePanel(QWidget):
    """A line, and a button that asks or leads on."""

    def __init__(self) -> None:
        """Begin hidden: it is shown where there is something to ask."""
        super().__init__()
        self._line = label("", "strong")
        self._line.setObjectName("ace-line")
        self.ask = button("")
        self.ask.setObjectName("ask-ace")
        self.ask.setProperty("look", "narrow")
        self._words = ""
        self._room, self._unit, self._sizes = 0, 0.0, (1.0,)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._line)
        column.addWidget(self.ask)
        self.hide()

    @property
    def line(self) -> str:
        """What is told."""
        return self._line.text()

    def say(self, line: str, words: str, *, is_busy: bool = False) -> None:
        """Tell a line, empty for none, above a button; a busy one cannot be pressed.

        The panel has the focus of a busy button meanwhile: nothing else is to be pressed instead.
        """
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self._words = words
        for part in (self, self.ask):
            part.setAccessibleName(words)
        if is_busy and self.ask.hasFocus():
            self.setFocus()
        self.ask.setEnabled(not is_busy)
        if not is_busy and self.hasFocus():
            self.ask.setFocus()
        self._write()

    def fit_width(self, width: int, unit: float, sizes: Sequence[float]) -> None:
        """Write for a width in pixels, in the largest of some sizes that has room."""
        self._room, self._unit, self._sizes = width, unit, tuple(sizes)
        self._line.setFont(fonts.text(_LINE * unit, fonts.TextWeight.SEMI_BOLD))
        self._write()

    def _write(self) -> None:
        """Write the words in one line, or in two where they are too long."""
        if not self._room:
            self.ask.setText(self._words)
            return
        self.ask.ensurePolished()
        for text in (self._words, _in_two_lines(self._words)):
            self.ask.setText(text)
            for size in self._sizes:
                self.ask.setFont(fonts.text(size * self._unit))
                if self.ask.sizeHint().width() <= self._room:
                    return


def _in_two_lines(words: str) -> str:
    """Break words at the blank that is nearest to their middle."""
    blanks = [place for place, letter in enumerate(words) if letter == " "]
    if not blanks:
        return words
    middle = min(blanks, key=lambda place: abs(place - len(words) / 2))
    return f"{words[:middle]}\n{words[middle + 1 :]}"
