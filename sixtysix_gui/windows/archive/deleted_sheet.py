"""The page of deleted games: what was deleted when, and how it comes back."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout

from sixtysix_gui.storage.deletion_texts import Deletion
from sixtysix_gui.storage.month_files import is_own
from sixtysix_gui.text.archive import RowWords
from sixtysix_gui.text.archive_changes import day_text
from sixtysix_gui.text.common import shown_name
from sixtysix_gui.text.days import month_heading
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet
from sixtysix_gui.windows.sheets.paper_sheet import make_link

_WIDTH = 36.0
_LINK_HEIGHT = 1.9
"""Lengths in text units."""
MOST_SHOWN = 100
"""Deletions that are shown; others come in sight when some of these are restored."""


class DeletedSheet(PageSheet):
    """Lists what can be restored, with a link for each."""

    def __init__(
        self,
        text_unit: float,
        entries: Sequence[tuple[Deletion, RowWords | None]],
        restore: Callable[[Sequence[Deletion]], None],
    ) -> None:
        """Show what was deleted, with its words where it is one game, in that order.

        The page closes as soon as something is restored.
        """
        super().__init__(text_unit, self.tr("Deleted games"), _WIDTH)
        self._restore = restore
        self._body = self.add_scrolled_column()
        text = self.tr("Deleted games are kept for 30 days. Then they are removed for good.")
        if not entries:
            text = self.tr("There are no deleted games.")
        self._body.addWidget(self.make_label(text, "note"))
        for number, (deletion, words) in enumerate(entries):
            self._add(number, deletion, deletion_words(deletion, words))
        close = self.closing_button(self.tr("Close"))
        close.setAccessibleDescription(text)
        self.add_foot(close)

    def _add(self, number: int, deletion: Deletion, words: str) -> None:
        row = QHBoxLayout()
        row.addWidget(self.make_label(words), 1)
        link = make_link(
            self.tr("Restore"), self.unit, least_height=round(_LINK_HEIGHT * self.unit)
        )
        link.setObjectName(f"restore-{number}")
        link.setAccessibleName(f"{link.text()}: {words}")
        link.clicked.connect(lambda: self._do(deletion))
        row.addWidget(link, 0, Qt.AlignmentFlag.AlignRight)
        self._body.addLayout(row)

    def _do(self, deletion: Deletion) -> None:
        self.closed.emit()
        self._restore([deletion])


def deletion_words(deletion: Deletion, words: RowWords | None) -> str:
    """Say which game was deleted when, or how many, and where they are from."""
    deleted_on = day_text(deletion.day.isoformat())
    if words is not None:
        played_on = day_text(words.row.day)
        game = ", ".join(filter(None, (words.rules_and_company, words.result, played_on)))
        #: {game} is such as “Schnapsen against the Queen, 7 : 3, 9 Jan 2026”, {day} a date
        sentence = QCoreApplication.translate("DeletedSheet", "{game}; deleted on {day}")
        return sentence.format(game=game, day=deleted_on)
    games = QCoreApplication.translate("DeletedSheet", "%n game(s)", "", deletion.games)
    if is_own(deletion.file):
        origin = month_heading(deletion.file)
    else:
        origin = shown_name(deletion.file.partition("/")[2])
    #: {games} is such as “3 games”, {origin} a month or the name of a file, {day} a date
    sentence = QCoreApplication.translate("DeletedSheet", "{games} ({origin}), deleted on {day}")
    return sentence.format(games=games, origin=origin, day=deleted_on)
