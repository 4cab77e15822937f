"""Finds the texts for people in data files: TOML with a table `translation`, and help.md.

That table says in which context the texts are, and the keys whose values they are, with all strings
below them; what is "apart" in a table tells its texts from the same ones elsewhere::

    [translation]
    context = "Tips"
    keys = ["text"]

A comment for the translator, `#: …`, stands directly above the line of a text.
"""

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

from sixtysix_gui.text.data_files import DataFileError
from sixtysix_gui.text.rules import help_page
from tools.translation.extract import (
    ExtractionError,
    FoundText,
    Text,
    comment_above,
    texts_in_folder,
)

TABLE = "translation"
APART = "apart"
"""The key of what tells a text apart from the same text beside it."""


def all_texts(folder: Path) -> list[FoundText]:
    """Return the texts of all Python sources and data files below a folder.

    Raises:
        ExtractionError: one of them cannot be read.
    """
    found = texts_in_folder(folder)
    for file in sorted(folder.rglob("*.toml")):
        text, name = file.read_text(encoding="utf-8"), file.relative_to(folder.parent).as_posix()
        found += texts_in_toml(text, name)
    for file in sorted(folder.rglob(help_page.FILE)):
        text, name = file.read_text(encoding="utf-8"), file.relative_to(folder.parent).as_posix()
        found += texts_in_help(text, name)
    return found


def texts_in_toml(source: str, file: str) -> list[FoundText]:
    r"""Return the texts of a TOML file, none where it has no table `translation`.

    >>> made = '[translation]\ncontext = "A"\nkeys = ["say"]\n[x]\nsay = "b"\nnot = "c"'
    >>> [found.text for found in texts_in_toml(made, "x.toml")]
    [Text(context='A', source='b', disambiguation='')]

    Raises:
        ExtractionError: it is no TOML, or its table lacks context or keys.
    """
    try:
        tables = tomllib.loads(source)
        if TABLE not in tables:
            return []
        context, keys = tables[TABLE]["context"], tables[TABLE]["keys"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise ExtractionError(f"{file}: {error}") from None
    del tables[TABLE]
    lines = source.splitlines()
    return [
        FoundText(Text(context, text, apart), file, _comment_of(text, lines))
        for text, apart in _strings(tables, keys, inside=False)
    ]


def texts_in_help(source: str, file: str) -> list[FoundText]:
    """Return the texts of help.md.

    Raises:
        ExtractionError: it cannot be read.
    """
    try:
        lines = list(help_page.all_lines(help_page.parts_in(source)))
    except DataFileError as error:
        raise ExtractionError(str(error)) from None
    return [
        FoundText(Text(help_page.CONTEXT, line.text), file, line.note)
        for line in lines
        if line.has_words
    ]


def _strings(value: object, keys: Collection[str], *, inside: bool) -> Iterator[tuple[str, str]]:
    """Yields all strings that are, or are below, the value of one of the keys.

    Each comes with what tells it apart, which stands beside it as ``apart``.
    """
    if isinstance(value, str) and inside and value:
        yield value, ""
    elif isinstance(value, Mapping):
        table = cast("Mapping[str, object]", value)
        apart = str(table.get(APART, ""))
        for key, each in table.items():
            if key != APART:
                for text, own in _strings(each, keys, inside=inside or key in keys):
                    yield text, own or apart
    elif isinstance(value, list):
        for each in cast("Sequence[object]", value):
            yield from _strings(each, keys, inside=inside)


def _comment_of(text: str, lines: Sequence[str]) -> str:
    """Return what stands for the translator above the line that a text begins on."""
    begin = text.splitlines()[0]
    number = next((at for at, line in enumerate(lines, 1) if f'"{begin}' in line), 0)
    return comment_above(lines, number) if number else ""
