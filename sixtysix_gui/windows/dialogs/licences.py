"""The licences of everything that comes with the program."""

from __future__ import annotations

import logging

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.windows.look.dialog import Dialog
from sixtysix_gui.windows.look.text_size import give_size, scaled
from sixtysix_gui.windows.look.widgets import button, label
from sixtysix_gui.windows.texts.licences import (
    LicencesDamagedError,
    Part,
    bundled_parts,
    damage_sentence,
)

_log = logging.getLogger(__name__)

_SIZE = (980, 600)
_LIST_WIDTH = 270
_BETWEEN_PARTS = 5
"""Pixels around each part of the list, so that its two lines are seen to belong together."""
_NOTICE_SIZE = 11
"""Pixels of the licences' letters; their lines are long and laid out by hand."""


class LicencesDialog(Dialog):
    """Lists the parts on the left and shows the licence of one of them on the right.

    What cannot be read because the installation is damaged is said where the licence would be.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the licence of the program itself."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        give_size(self, *_SIZE)
        self.list = QListWidget()
        self.list.setFixedWidth(scaled(_LIST_WIDTH))
        self.list.setAccessibleName(self.tr("Parts of the program"))
        self.list.setWordWrap(True)
        self.list.setSpacing(_BETWEEN_PARTS)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.notice = QPlainTextEdit()
        self.notice.setReadOnly(True)
        self.notice.setFont(_even_letters())
        self.notice.setAccessibleName(self.tr("Licence"))
        self.list.currentRowChanged.connect(self._show)
        layout = QVBoxLayout(self)
        layout.addWidget(label(self.tr("Licences"), "title"))
        layout.addWidget(
            label(self.tr("The program is free software. It stands on the work of many people."))
        )
        columns = QHBoxLayout()
        columns.addWidget(self.list)
        columns.addWidget(self.notice, 1)
        layout.addLayout(columns, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        close = button(self.tr("Close"), main=True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        layout.addLayout(row)
        self._parts = self._found_parts()
        self.list.addItems([f"{part.name}\n{part.licence}" for part in self._parts])
        self.list.setCurrentRow(0)
        self.list.setVisible(bool(self._parts))
        (self.list if self._parts else self.notice).setFocus(Qt.FocusReason.OtherFocusReason)

    def _found_parts(self) -> tuple[Part, ...]:
        try:
            return bundled_parts()
        except LicencesDamagedError as error:
            self._tell(error)
            return ()

    def _show(self, row: int) -> None:
        try:
            self.notice.setPlainText(self._parts[row].notice())
        except LicencesDamagedError as error:
            self._tell(error)

    def _tell(self, error: LicencesDamagedError) -> None:
        _log.warning("%s %s", error, error.__cause__)
        self.notice.setPlainText(damage_sentence(error))


def _even_letters() -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(scaled(_NOTICE_SIZE))
    return font
