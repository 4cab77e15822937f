"""The about dialog: a sheet of facts."""

import platform
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.storage.finished_games import FinishedGames
from sixtysix_gui.version import shown_version
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet
from sixtysix_gui.windows.sheets.paper_sheet import make_link
from sixtysix_gui.windows.sheets.questions import breakable
from sixtysix_gui.windows.telling.announcer import Announcer, FocusedButton
from sixtysix_gui.windows.widgets.basic import label, set_look

_HEADING = 1.2
_BETWEEN_COLUMNS = 0.9
_LINK_HEIGHT = 1.9
"""Lengths and sizes of letters in text units."""


@dataclass(frozen=True)
class Fact:
    """What is called by its name; ``shown`` is what is seen of a value that is too long."""

    name: str
    value: str
    shown: str = ""
    can_copy: bool = False


class FactSheet(PageSheet):
    """Shows facts in a column that may be scrolled, and says below it what was done."""

    def __init__(self, text_unit: float, title: str, width: float) -> None:
        """Make an empty page."""
        super().__init__(text_unit, title, width)
        self.facts: tuple[Fact, ...] = ()
        self._spoken: list[str] = []
        self.body: QVBoxLayout = self.add_scrolled_column()
        self._said = self.make_label("", "strong")
        self._said.setObjectName("said")
        self._said.hide()
        self.column.addWidget(self._said)
        self._announcer = Announcer(FocusedButton(self), self, self)

    @property
    def said(self) -> tuple[str, str]:
        """What the page has said last, and in which look."""
        return self._said.text(), str(self._said.property("look"))

    def say(self, text: str, look: str = "strong") -> None:
        """Say what was done, or has come of it."""
        self._show_said(text, look)
        self._announcer.interrupt(text)

    def _show_said(self, text: str, look: str) -> None:
        self._said.setText(text)
        set_look(self._said, look)
        self._said.setVisible(bool(text))
        self.resized_by_content.emit()

    def add_part(self, heading: str) -> None:
        """Add a heading to the column."""
        self._spoken.append(f"{heading}:")
        made = label(heading, "heading")
        made.setFont(fonts.heading(_HEADING * self.unit))
        self.body.addWidget(made)

    def add_paragraph(self, text: str, look: str = "") -> None:
        """Add sentences to the column."""
        self._spoken.append(text)
        self.body.addWidget(self.make_label(text, look))

    def add_facts(self, facts: Iterable[Fact]) -> None:
        """Add rows to the column."""
        rows = QGridLayout()
        rows.setHorizontalSpacing(round(_BETWEEN_COLUMNS * self.unit))
        rows.setVerticalSpacing(round(0.1 * self.unit))
        rows.setColumnStretch(1, 1)
        for row, fact in enumerate(facts):
            self.facts += (fact,)
            self._spoken.append(f"{fact.name}: {fact.shown or fact.value}.")
            value = self.make_label(breakable(fact.shown or fact.value))
            value.setMinimumHeight(round(_LINK_HEIGHT * self.unit))
            rows.addWidget(self.make_label(fact.name, "note"), row, 0)
            rows.addWidget(value, row, 1)
            if fact.can_copy:
                rows.addWidget(self._copier(fact), row, 2, Qt.AlignmentFlag.AlignRight)
        self.body.addLayout(rows)

    @override
    def add_foot(self, main: QPushButton, others: Sequence[QPushButton] = ()) -> None:
        """Add the buttons; readers hear all of the page with the main one."""
        main.setAccessibleDescription(" ".join(self._spoken))
        super().add_foot(main, others)

    def _copier(self, fact: Fact) -> QPushButton:
        text = self.tr("Copy")
        made = make_link(text, self.unit, least_height=round(_LINK_HEIGHT * self.unit))
        made.setObjectName(f"copy-{len(self.facts)}")
        made.setAccessibleName(f"{text}: {fact.name}")
        made.setAccessibleDescription(fact.value)
        made.clicked.connect(lambda: self.copy(fact.value))
        return made

    def copy(self, value: str) -> None:
        """Copy a value to the clipboard, and say so."""
        QGuiApplication.clipboard().setText(value)
        self.say(self.tr("Copied."))

    @override
    def take_over(self, before: PageSheet) -> None:
        """Say what was said last."""
        super().take_over(before)
        if isinstance(before, FactSheet):
            self._show_said(*before.said)


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
