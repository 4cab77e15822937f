"""The keys in words, from keys.toml: what each does, as the rules beside the table list them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import keys_of, keys_text
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.data_files import read_tables


@dataclass(frozen=True)
class KeyGroup:
    """The keys of one place: where they work, and (keys, what they do) for each."""

    title: str
    lines: tuple[tuple[str, str], ...]


def key_groups() -> tuple[KeyGroup, ...]:
    """Return every key that does something, by where it works.

    Raises:
        DataFileError: if keys.toml is missing or damaged.
    """
    return tuple(_group(group["title"], group["does"]) for group in _groups())


def _group(title: str, does: Mapping[str, str]) -> KeyGroup:
    lines = ((Purpose[name.upper()], translate("Keys", text)) for name, text in does.items())
    return KeyGroup(
        translate("Keys", title),
        tuple((keys_text(purpose), text) for purpose, text in lines if keys_of(purpose)),
    )


@cache
def _groups() -> list[dict[str, Any]]:
    return read_tables("keys.toml")["groups"]
