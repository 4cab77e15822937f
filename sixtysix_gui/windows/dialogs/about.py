"""What the program is, and where it keeps things."""

import platform
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, qVersion

from sixtysix_gui.storage.finished_games import FinishedGames
from sixtysix_gui.version import shown_version
from sixtysix_gui.windows.dialogs.fact_sheet import Fact, FactSheet

_WIDTH = 36.0


class AboutSheet(FactSheet):
    """Names version, licence, Qt, the log and the data folder."""

    def __init__(
        self,
        text_unit: float,
        data_folder: Path,
        log_file: Path,
        show_licences: Callable[[], None],
    ) -> None:
        """Show where the games and the log lie; ``show_licences`` opens their page."""
        super().__init__(text_unit, self.tr("Sixty-Six"), _WIDTH)
        self.setAccessibleName(self.tr("About Sixty-Six"))
        self.add_paragraph(
            self.tr("The card game Sixty-Six – Schnapsen, Santase – against the computer.")
        )
        self.add_facts(self._rows(data_folder, log_file))
        self.add_paragraph(
            self.tr(
                "Free software under the MIT licence. The fonts Vollkorn, Cabin and Sixtysix "
                "Sans are under the SIL Open Font License 1.1, Qt under the LGPL 3."
            ),
            "note",
        )
        licences = self.act_button(self.tr("Licences…"), "licences", show_licences)
        self.add_foot(self.closing_button(self.tr("Close")), [licences])

    def _rows(self, data_folder: Path, log_file: Path) -> tuple[Fact, ...]:
        games = FinishedGames(data_folder)
        size = QLocale().formattedDataSize(games.size()).replace(" ", "\N{NO-BREAK SPACE}")
        return (
            Fact(self.tr("Version"), shown_version(), can_copy=True),
            Fact(self.tr("Qt"), f"{qVersion()}, Python {platform.python_version()}"),
            Fact(self.tr("Saved games"), str(data_folder), can_copy=True),
            Fact(
                self.tr("Finished games"),
                str(games.folder),
                shown=f"{games.folder}, {size}",
                can_copy=True,
            ),
            Fact(self.tr("Log of errors"), str(log_file), can_copy=True),
        )
