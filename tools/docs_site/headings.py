"""The headings of a page in Markdown, and the anchors by which they are linked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_FENCE = re.compile(r" {0,3}(```|~~~)")
_HEADING = re.compile(r"(#{1,6}) +(.*?)(?: +#+)?$")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_NUMBER = re.compile(r"(\d[\d.]*?)\.? ")


@dataclass(frozen=True)
class Heading:
    """A heading: its level from 1, its words without links, and its anchor in the page."""

    level: int
    text: str
    anchor: str

    @property
    def number(self) -> str:
        """Its number, such as 2.1; empty without one."""
        found = _NUMBER.match(self.text)
        return found[1] if found else ""


def headings(page: str) -> list[Heading]:
    """Return all headings, in their order."""
    seen: dict[str, int] = {}
    found: list[Heading] = []
    for line in outside_code(page):
        if heading := _HEADING.match(line):
            text = _LINK.sub(r"\1", heading[2])
            anchor = anchor_of(text)
            times = seen[anchor] = seen.get(anchor, -1) + 1
            found.append(Heading(len(heading[1]), text, f"{anchor}-{times}" if times else anchor))
    return found


def outside_code(page: str) -> Iterator[str]:
    """Yield the lines of a page that do not stand in a fenced block of code."""
    fence = ""
    for line in page.splitlines():
        mark = _FENCE.match(line)
        if mark and fence in ("", mark[1]):
            fence = "" if fence else mark[1]
        elif not fence:
            yield line


def anchor_of(text: str) -> str:
    """Return the anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
