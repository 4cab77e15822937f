"""Tool tips, the only way to them: Qt takes for HTML what looks like it, wherever it comes from.

HTML would load pictures from files, or from other computers. tests/test_plain_texts.py forbids
every other way.
"""

from __future__ import annotations

from html import escape
from typing import Protocol


class _HasToolTip(Protocol):
    """A widget, or an item of a scene or a list."""

    def setToolTip(self, text: str, /) -> None:  # noqa: N802 - Qt's own name
        """Show a text, or HTML, under the pointer."""
        ...


def set_tool_tip(on: _HasToolTip, text: str) -> None:
    """Show a text under the pointer, exactly as it stands; an empty one shows nothing."""
    on.setToolTip(plain_tip(text))


def plain_tip(text: str) -> str:
    """Give a text so that a tool tip shows it as it stands.

    >>> plain_tip("<b>")
    '<span>&lt;b&gt;</span>'
    """
    if "<" not in text and "&" not in text:
        return text
    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"
