"""Everything that comes with the program, and under which licence (resources/licences)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.resource_files import resource_path


@dataclass(frozen=True)
class Part:
    """Something that the program contains; ``licence`` is its SPDX name, ``texts`` are resources.

    ``source`` says where its source code is, where its licence wants that said.
    """

    name: str
    licence: str
    holders: str
    texts: Sequence[str]
    source: str = ""

    def notice(self) -> str:
        """Give the licence in full, in English as its authors wrote it.

        Raises:
            ResourceMissingError: if the installation is damaged.
        """
        texts = [resource_path(*text.split("/")).read_text(encoding="utf-8") for text in self.texts]
        head = [self.name, self.licence, f"© {self.holders}", self.source]
        return "\n".join(line for line in head if line) + "\n\n" + "\n\n".join(texts)


def bundled_parts() -> tuple[Part, ...]:
    """List the parts, the program itself first.

    Raises:
        ResourceMissingError: if the installation is damaged.
    """
    stored = resource_path("licences", "parts.toml").read_text(encoding="utf-8")
    return tuple(Part(**part) for part in tomllib.loads(stored)["part"])
