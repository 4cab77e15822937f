"""Text from outside, such as names and files, as a window may show it: always plain text.

Escaping is not done here: whatever shows such a text takes it as plain text (tool tips: see
``windows/look/tool_tips.py``).
"""

from __future__ import annotations

import unicodedata

LONGEST_SHOWN = 64
"""Characters of a name or a word that are shown."""
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of what follows, even beyond the text they are in."""
_BREAKS = ("Cc", "Cs", "Zl", "Zp")


def shown_text(text: str) -> str:
    r"""Give a text in one line and in its own direction.

    >>> shown_text("Anna\u202e\nB.")
    'Anna B.'
    """
    return "".join(
        " " if unicodedata.category(character) in _BREAKS else character
        for character in text
        if character not in _DIRECTIONS
    )


def shown_name(text: str) -> str:
    """Give a name or a word as ``shown_text`` does, and no longer than there is room for."""
    name = " ".join(shown_text(text).split())
    return name if len(name) <= LONGEST_SHOWN else name[: LONGEST_SHOWN - 1].rstrip() + "…"
