"""What the program is, and where it keeps things."""

import platform
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, qVersion
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sixtysix_gui.storage.finished_games import FinishedGames
from sixtysix_gui.version import shown_version
from sixtysix_gui.windows.dialogs.licences import LicencesDialog
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_least_size, label, open_over

_WIDTH = 520


class AboutDialog(Dialog):
    """Names version, licence, Qt, the log and the data folder."""

    def __init__(self, data_folder: Path, log_file: Path, parent: QWidget | None = None) -> None:
        """Show where the games and the log lie."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Sixty-Six"))
        give_least_size(self, _WIDTH)
        layout = QVBoxLayout(self)
        layout.addWidget(label(self.tr("Sixty-Six"), "title"))
        layout.addWidget(
            label(self.tr("The card game Sixty-Six – Schnapsen, Santase – against the computer."))
        )
        layout.addLayout(self._facts(data_folder, log_file))
        layout.addWidget(
            label(
                self.tr(
                    "Free software under the MIT licence. The fonts Vollkorn, Cabin and Sixtysix "
                    "Sans are under the SIL Open Font License 1.1, Qt under the LGPL 3."
                ),
                "note",
            )
        )
        row = QHBoxLayout()
        licences = button(self.tr("Licences…"))
        licences.setObjectName("licences")
        licences.clicked.connect(lambda: open_over(self, LicencesDialog(self)))
        row.addWidget(licences)
        row.addStretch(1)
        close = button(self.tr("Close"), main=True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        layout.addLayout(row)
        close.setFocus()

    @property
    def facts(self) -> list[str]:
        """Everything that the dialog says."""
        return [shown.text() for shown in self.findChildren(QLabel)]

    def _facts(self, data_folder: Path, log_file: Path) -> QFormLayout:
        form = QFormLayout()
        for name, value in (
            (self.tr("Version"), shown_version()),
            (self.tr("Qt"), f"{qVersion()}, Python {platform.python_version()}"),
            (self.tr("Saved games"), str(data_folder)),
            (self.tr("Finished games"), _size(FinishedGames(data_folder))),
            (self.tr("Log of errors"), str(log_file)),
        ):
            shown = label(value)
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            form.addRow(label(name, wrap=False), shown)
        return form


def _size(games: FinishedGames) -> str:
    """Say where finished games are kept, and how much room they take."""
    return f"{games.folder}, {QLocale().formattedDataSize(games.size())}"
