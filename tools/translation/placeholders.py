"""Says what arrives at the placeholders of a text, for translators (placeholders.toml)."""

import string
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import cast

from tools.translation.extract import Text

FILE = Path(__file__).with_suffix(".toml")
EVERYWHERE = "meanings"
"""The table of what holds in every context."""


def fields_of(text: str) -> list[str]:
    """Return what stands in the braces of a text; nothing where they belong to the text itself.

    >>> fields_of("{count:d} for {player.name}")
    ['count', 'player.name']
    """
    try:
        return [field for _, field, _, _ in string.Formatter().parse(text) if field is not None]
    except ValueError:
        return []


def placeholders_of(text: Text) -> list[str]:
    """Return the names that are filled in, in their order; of {deck.hand} the first part.

    >>> placeholders_of(Text("Help", "{name} has {deck.hand} cards, {name}"))
    ['name', 'deck']
    """
    return list(dict.fromkeys(field.partition(".")[0] for field in fields_of(text.source)))


def meanings_note(text: Text) -> str:
    """Return what arrives at each placeholder of a text, in a line; empty without any."""
    found = [(name, meaning_of(text.context, name)) for name in placeholders_of(text)]
    return "; ".join(f"{{{name}}}: {meaning}" for name, meaning in found if meaning)


def meaning_of(context: str, name: str) -> str:
    """Return what is filled in at a placeholder; empty if nothing is said of it."""
    tables = _tables()
    return tables.get(context, {}).get(name) or tables[EVERYWHERE].get(name, "")


def placeholder_faults(texts: Iterable[Text]) -> list[str]:
    """Return a sentence for each placeholder without a meaning, and each meaning without a use."""
    used = {(text.context, name) for text in texts for name in placeholders_of(text)}
    lacking = [
        f"{{{name}}} of {context} has no line in {FILE.name}"
        for context, name in sorted(used)
        if not meaning_of(context, name)
    ]
    return lacking + [f"{FILE.name}: {name} is used nowhere" for name in _unused(used)]


def _unused(used: set[tuple[str, str]]) -> list[str]:
    general = {name for context, name in used if name not in _tables().get(context, {})}
    return [
        name if table == EVERYWHERE else f"{name} of {table}"
        for table, rows in _tables().items()
        for name in rows
        if (name not in general if table == EVERYWHERE else (table, name) not in used)
    ]


@cache
def _tables() -> Mapping[str, Mapping[str, str]]:
    return cast("Mapping[str, Mapping[str, str]]", tomllib.loads(FILE.read_text(encoding="utf-8")))
