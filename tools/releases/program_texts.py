"""What stores, menus and package lists say of the program, from packaging/texts.toml."""

from __future__ import annotations

import textwrap
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import cast

FILE = Path(__file__).resolve().parents[2] / "packaging" / "texts.toml"
SOURCE_LANGUAGE = "en"
"""That of whatever takes one language alone."""

_WIDTH = 78
_ITEM = "* "


@dataclass(frozen=True)
class Part:
    """A paragraph of the description, or an item of a list in it, by language."""

    texts: Mapping[str, str]
    is_item: bool = False


@dataclass(frozen=True)
class ProgramTexts:
    """The texts, each by language.

    ``kind`` says what the program is in two words, ``summary`` in a line, and ``description`` as
    long as a store lets it. ``keywords`` are what people look for besides.
    """

    name: Mapping[str, str]
    kind: Mapping[str, str]
    summary: Mapping[str, str]
    keywords: Mapping[str, Sequence[str]]
    description: Sequence[Part]

    @property
    def named_summary(self) -> str:
        """The line for lists in which no name stands beside it, in English."""
        summary = self.summary[SOURCE_LANGUAGE]
        return f"{self.name[SOURCE_LANGUAGE]}, {summary[0].lower()}{summary[1:]}"

    def blocks(self) -> list[list[Part]]:
        """Return the description as paragraphs, of one part each, and whole lists."""
        found: list[list[Part]] = []
        for is_item, run in groupby(self.description, key=lambda part: part.is_item):
            parts = list(run)
            found += [parts] if is_item else [[part] for part in parts]
        return found

    def plain_description(self) -> str:
        """Return the description in English as plain text, with lines of 78 characters at most."""
        return "\n\n".join("\n".join(_wrapped(part) for part in block) for block in self.blocks())


def _wrapped(part: Part) -> str:
    return textwrap.fill(
        part.texts[SOURCE_LANGUAGE],
        _WIDTH,
        initial_indent=_ITEM if part.is_item else "",
        subsequent_indent=" " * len(_ITEM) if part.is_item else "",
        break_on_hyphens=False,
    )


@cache
def program_texts() -> ProgramTexts:
    """Read the texts."""
    said = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return ProgramTexts(
        name=said["name"],
        kind=said["kind"],
        summary=said["summary"],
        keywords=said["keywords"],
        description=tuple(_part(part) for part in said["description"]),
    )


def _part(said: Mapping[str, object]) -> Part:
    texts = {name: cast("str", text) for name, text in said.items() if name != "item"}
    return Part(texts, is_item=said.get("item") is True)
