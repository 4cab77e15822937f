"""How tags are written: one a line, ``[Name "value"]`` (rules.md 6.3)."""

from __future__ import annotations

import re

from sixtysix_gui.records.record import TAG_NAME, fits_into_tag

_TAG = re.compile(rf'\[({TAG_NAME.pattern}) "((?:[^"\\]++|\\["\\])*+)"\][ \t]*')
_ESCAPE = re.compile(r'\\(["\\])')


def read_tag(line: str) -> tuple[str, str] | None:
    r"""Read a line as a tag: name and value, or None if it is malformed.

    >>> read_tag(r'[A "Anna \"Queen\" K."]')
    ('A', 'Anna "Queen" K.')
    """
    found = _TAG.fullmatch(line)
    if found is None or not fits_into_tag(found[2]):
        return None
    return found[1], _ESCAPE.sub(r"\1", found[2])


def write_tag(name: str, value: str) -> str:
    """Write a tag as one line, without its end."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'
