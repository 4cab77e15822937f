"""From a text to its records: tag lines and tokens, without comments (rules.md 6.3, 6.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

_COMMENT = re.compile(r"\{[^}]*+\}?+|;.*")
"""A comment, or as much of it as stands in one line."""


class Token(NamedTuple):
    """A word of a record and the line it stands on, counted from 1."""

    text: str
    line: int


@dataclass
class RawRecord:
    """A record as it stands in the text: its tag lines and the tokens after them.

    ``open_comment`` is the brace of a comment that is never closed, with which the record ends.
    """

    number: int
    line: int
    tag_lines: list[Token] = field(default_factory=list[Token])
    tokens: list[Token] = field(default_factory=list[Token])
    open_comment: Token | None = None

    @property
    def last_line(self) -> int:
        """The last line that belongs to the record and is not empty."""
        written = self.tokens or self.tag_lines
        return written[-1].line if written else self.line


def scan(text: str) -> Iterator[RawRecord]:
    """Split a text into its records, however malformed they are.

    A line that begins with ``[`` is a tag. The tags end with the first line that is none; a tag
    after that begins the next record.
    """
    return _Scanner(text).records()


class _Scanner:
    def __init__(self, text: str) -> None:
        plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self._lines = plain.split("\n")
        self._last_brace = max(
            (place for place, line in enumerate(self._lines) if "}" in line), default=-1
        )
        self._place = 0
        self._in_comment = False
        self._in_tags = False
        self._record: RawRecord | None = None
        self._count = 0

    def records(self) -> Iterator[RawRecord]:
        while self._place < len(self._lines):
            line = self._lines[self._place]
            if line.startswith("[") and not self._in_comment:
                if not self._in_tags and self._record is not None:
                    yield self._record
                    self._record = None
                self._current().tag_lines.append(Token(line, self._place + 1))
                self._in_tags = True
            else:
                self._take_words(line)
            self._place += 1
        if self._record is not None:
            yield self._record

    def _current(self) -> RawRecord:
        if self._record is None:
            self._count += 1
            self._record = RawRecord(self._count, self._place + 1)
        return self._record

    def _take_words(self, line: str) -> None:
        number = self._place + 1
        words = self._words(line)
        if words:
            self._current().tokens.extend(Token(word, number) for word in words)
        if words or (not line.strip() and not self._in_comment):
            self._in_tags = False

    def _words(self, line: str) -> list[str]:
        """Give the words of a line that stand outside comments."""
        if self._in_comment:
            end = line.find("}")
            if end < 0:
                return []
            self._in_comment = False
            line = line[end + 1 :]
        return self._without_comments(line).split()

    def _without_comments(self, line: str) -> str:
        """Take the comments out of a line that begins outside one."""
        pieces: list[str] = []
        start = 0
        for comment in _COMMENT.finditer(line):
            pieces.append(line[start : comment.start()])
            start = comment.end()
            if comment[0].startswith("{") and not comment[0].endswith("}"):
                self._open_comment()
        return " ".join([*pieces, line[start:]])

    def _open_comment(self) -> None:
        if self._place < self._last_brace:
            self._in_comment = True
        else:
            self._break_off()

    def _break_off(self) -> None:
        """Leave a comment without an end behind and go on with the next record."""
        self._current().open_comment = Token("{", self._place + 1)
        following = range(self._place + 1, len(self._lines))
        start = (place for place in following if self._lines[place].startswith("[Format "))
        self._in_tags = False
        self._place = next(start, len(self._lines)) - 1
