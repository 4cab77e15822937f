"""The licences of everything that comes with the program (resources/licences), and their page."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPlainTextEdit
from typing_extensions import override

from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet

_ = texts("LicencesSheet")

_log = logging.getLogger(__name__)

_WIDTH, _HEIGHT = 64.0, 40.0
_LIST_WIDTH = 15.0
_NOTICE_SIZE = 0.72
"""Size of the licences' letters, whose lines are long and laid out by hand; in text units."""
_BETWEEN_PARTS = 5
"""Pixels around each part of the list, so that its two lines are seen to belong together."""


class LicencesSheet(PageSheet):
    """Lists the parts on the left and shows the licence of one of them on the right.

    What cannot be read because the installation is damaged is said where the licence would be.
    """

    def __init__(self, text_unit: float) -> None:
        """Show the licence of the program itself."""
        super().__init__(text_unit, _("Licences"), _WIDTH)
        self.list = QListWidget()
        self.list.setObjectName("parts")
        self.list.setProperty("look", "choice")
        self.list.setFont(self.font())
        self.list.setFixedWidth(round(_LIST_WIDTH * text_unit))
        self.list.setAccessibleName(_("Components"))
        self.list.setWordWrap(True)
        self.list.setSpacing(_BETWEEN_PARTS)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.notice = QPlainTextEdit()
        self.notice.setObjectName("notice")
        self.notice.setProperty("look", "notice")
        self.notice.setReadOnly(True)
        self.notice.setTabChangesFocus(True)
        self.notice.setFont(_even_letters(_NOTICE_SIZE * text_unit))
        self.notice.setAccessibleName(_("Licence"))
        self.list.currentRowChanged.connect(self._show)
        self.add_text(
            _("The program is free software, built on the work of many people."),
            look="",
            centred=False,
        )
        columns = QHBoxLayout()
        columns.addWidget(self.list)
        columns.addWidget(self.notice, 1)
        self.column.addLayout(columns, 1)
        self.add_foot(self.closing_button(_("Close")))
        self._parts = self._found_parts()
        self.list.addItems([f"{part.name}\n{part.licence}" for part in self._parts])
        self.list.setCurrentRow(0)
        self.list.setVisible(bool(self._parts))

    @override
    def take_focus(self) -> None:
        """Begin with the parts; where there is none, with what is said about it."""
        first = self.list if self._parts else self.notice
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def take_over(self, before: PageSheet) -> None:
        """Show the licence that was read."""
        super().take_over(before)
        if isinstance(before, LicencesSheet):
            self.list.setCurrentRow(before.list.currentRow())

    @override
    def wished_height(self, width: int) -> int:
        """As high as a licence is read well."""
        return max(self.needed_height(width), round(_HEIGHT * self.unit))

    def _found_parts(self) -> tuple[BundledPart, ...]:
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


def _even_letters(size: float) -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(round(size))
    return font


_LIST = "licences/parts.toml"


class LicencesDamagedError(Exception):
    """The list of the parts or the text of a licence is missing or damaged.

    ``file`` is its path below the folder of resources.
    """

    def __init__(self, file: str) -> None:
        """Take the file that cannot be read."""
        super().__init__(f"The file {file} of the program is missing or damaged.")
        self.file = file


@dataclass(frozen=True)
class BundledPart:
    """Something that the program contains; ``licence`` is its SPDX name, ``texts`` are resources.

    ``source`` says where its source code is, where its licence wants that said.
    """

    name: str
    licence: str
    holders: str
    texts: tuple[str, ...]
    source: str = ""

    def notice(self) -> str:
        """Return the licence in full, in English as its authors wrote it.

        Raises:
            LicencesDamagedError: if the installation is damaged.
        """
        head = [self.name, self.licence, f"© {self.holders}", self.source]
        texts = [_stored(text) for text in self.texts]
        return "\n".join(line for line in head if line) + "\n\n" + "\n\n".join(texts)


def bundled_parts() -> tuple[BundledPart, ...]:
    """List the parts, the program itself first.

    Raises:
        LicencesDamagedError: if the installation is damaged.
    """
    stored = _stored(_LIST)
    try:
        return tuple(map(_part, tomllib.loads(stored)["part"]))
    except (KeyError, TypeError, ValueError) as error:
        raise LicencesDamagedError(_LIST) from error


def damage_sentence(error: LicencesDamagedError) -> str:
    """Tell the person what is damaged, and what helps."""
    sentence = translate(
        "Licences",
        "A program file is missing or damaged: {file}. Install the program again to restore it.",
    )
    return sentence.format(file=error.file)


def _stored(file: str) -> str:
    try:
        return resource_path(*file.split("/")).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ResourceMissingError) as error:
        raise LicencesDamagedError(file) from error


def _part(row: Mapping[str, Any]) -> BundledPart:
    return BundledPart(
        name=_text(row["name"]),
        licence=_text(row["licence"]),
        holders=_text(row["holders"]),
        texts=_texts(row["texts"]),
        source=_text(row.get("source", "")),
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(value)
    return tuple(map(_text, cast("list[object]", value)))
