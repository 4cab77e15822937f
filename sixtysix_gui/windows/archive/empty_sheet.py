"""The sheet of the archive while there is nothing in it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.archive.draft import ArchiveActs
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, enter_key


def deleted_words() -> str:
    """Name the link to the games that were deleted and can be restored."""
    return translate("Archive", "Deleted games…")


class EmptyArchiveSheet(PaperSheet):
    """Says what the archive is for, while there is nothing in it."""

    def __init__(self, unit: float, acts: ArchiveActs) -> None:
        """Write the sheet."""
        super().__init__(unit, SheetShape(40.0, least_width=26.0, over_all=True))
        self._acts = acts
        self.add_heading(self.tr("Archive"))
        line = self.add_text(self.tr("Every game you play is kept here."), look="")
        line.setFont(fonts.heading(1.2 * unit, bold=True))
        #: {key} is a key such as Ctrl+W
        more = self.tr(
            "A game that you leave with {key} waits here until you continue it. You can also open "
            "files with games of other people."
        )
        if acts.open_file is not None:  # else nothing is kept here: another program does that
            self.add_text(more.format(key=shown_key(Purpose.LEAVE_TABLE)))
        main = self.act_button(self.tr("Play"), "play", acts.play, main=True, key=enter_key())
        links = self.link_buttons(
            (self.tr("Open a file…"), "open-file", acts.open_file),
            (deleted_words(), "deleted", acts.show_deleted if acts.has_deleted() else None),
            (self.tr("Close"), "close", acts.close),
        )
        self.add_buttons(*links, main=main)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._acts.close()
        else:
            super().keyPressEvent(event)
