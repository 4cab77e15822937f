"""Everything that comes with the program, and under which licence (resources/licences)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.resource_files import ResourceMissingError, resource_path

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
