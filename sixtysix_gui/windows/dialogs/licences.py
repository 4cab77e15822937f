"""The licences of everything that comes with the program (resources/licences), and their dialog."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.windows.look.paper import scaled
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_size, label

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
class Part:
    """Something that the program contains; ``licence`` is its SPDX name, ``texts`` are resources.

    ``source`` says where its source code is, where its licence wants that said.
    """

    name: str
    licence: str
    holders: str
    texts: tuple[str, ...]
    source: str = ""

    def notice(self) -> str:
        """Give the licence in full, in English as its authors wrote it.

        Raises:
            LicencesDamagedError: if the installation is damaged.
        """
        head = [self.name, self.licence, f"© {self.holders}", self.source]
        texts = [_stored(text) for text in self.texts]
        return "\n".join(line for line in head if line) + "\n\n" + "\n\n".join(texts)


def bundled_parts() -> tuple[Part, ...]:
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
    sentence = QCoreApplication.translate(
        "Licences",
        "A file of the program is missing or damaged: {file}. "
        "Installing the program again will bring it back.",
    )
    return sentence.format(file=error.file)


def _stored(file: str) -> str:
    try:
        return resource_path(*file.split("/")).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ResourceMissingError) as error:
        raise LicencesDamagedError(file) from error


def _part(row: Mapping[str, Any]) -> Part:
    return Part(
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
