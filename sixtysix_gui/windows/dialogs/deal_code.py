"""The code of a deal: of the last one to copy, of another one to play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from sixtysix_gui.rules.deal_code import DealCodeError, read_deal_code
from sixtysix_gui.windows.texts.error_sentences import deal_code_sentence
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_least_size, label

_WIDTH = 520


class DealCodeDialog(Dialog):
    """Shows a deal code, and takes one.

    Signals:
        play_wanted: str, the code of a deal that the person wants to play.
    """

    play_wanted = Signal(str)

    def __init__(self, code: str | None, parent: QWidget | None = None) -> None:
        """Show the code of the last finished deal, if there is one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deal code"))
        give_least_size(self, _WIDTH)
        layout = QVBoxLayout(self)
        layout.addWidget(label(self.tr("Deal code"), "title"))
        layout.addWidget(
            label(
                self.tr(
                    "From a deal code the order of all cards follows. Whoever has it can play the "
                    "same deal; that of the deal under way is secret until it is over."
                )
            )
        )
        if code is not None:
            layout.addWidget(label(self.tr("The last finished deal"), "heading"))
            layout.addLayout(self._last(code))
        layout.addWidget(label(self.tr("Play a particular deal"), "heading"))
        self._field = QLineEdit()
        self._field.setPlaceholderText("ABCDE-FGHJK-LMNPR-STWXY")
        self._field.setAccessibleName(self.tr("Deal code"))
        self._trouble = label("", "trouble")
        self._field.textChanged.connect(lambda: self._trouble.setText(""))
        self._field.returnPressed.connect(self._play)
        layout.addWidget(self._field)
        layout.addWidget(self._trouble)
        layout.addLayout(self._buttons())
        self._field.setFocus()

    @property
    def field(self) -> QLineEdit:
        """The field that takes a code."""
        return self._field

    @property
    def trouble(self) -> str:
        """Why the code cannot be taken; empty if it can."""
        return self._trouble.text()

    def _last(self, code: str) -> QHBoxLayout:
        row = QHBoxLayout()
        shown = label(code, "code", wrap=False)
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        copy = button(self.tr("Copy"))
        copy.setObjectName("copy")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(code))
        row.addWidget(shown, 1)
        row.addWidget(copy)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        close = button(self.tr("Close"))
        close.clicked.connect(self.reject)
        play = button(self.tr("Play this deal"), main=True)
        play.clicked.connect(self._play)
        row.addWidget(close)
        row.addWidget(play)
        return row

    def _play(self) -> None:
        try:
            code = read_deal_code(self._field.text())
        except DealCodeError as error:
            self._trouble.setText(deal_code_sentence(error))
            self._field.setFocus()
            return
        self.accept()
        self.play_wanted.emit(code)
