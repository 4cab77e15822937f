"""From a text to its records: tag lines and tokens, without comments (rules.md 6.3, 6.4)."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.record import NAMED_TAGS
from sixtysix_gui.records.tags import LONGEST_TAG_LINE, MOST_TAGS

MOST_WORDS = 1_000
"""Words of the moves; the longest deal has some 120, checks and all."""
LONGEST_WORD = 64
"""Characters of the longest word that can mean anything."""

_MOST_LINES = MOST_TAGS + len(NAMED_TAGS)
"""Tags of one record: more of them, and one is doubled or beyond ``MOST_TAGS``."""

_PIECE = re.compile(r"\{[^}]*+\}?+|;.*|[^\s{;]++")
"""A comment, or as much of it as stands in one line; or a word."""


class Token(NamedTuple):
    """A word of a record and the line it stands on, counted from 1.

    Of one that is too long there is only as much as shows that.
    """

    text: str
    line: int


@dataclass
class RawRecord:
    """A record as it stands in the text: its tag lines and the tokens after them.

    ``open_comment`` is the brace of a comment that is never closed, with which the record ends.
    Of too many lines or tokens there are only as many as show that.
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

    def add_tag(self, line: str, number: int) -> None:
        """Take a tag line."""
        if len(self.tag_lines) <= _MOST_LINES:
            kept = line if len(line) <= LONGEST_TAG_LINE else line.rstrip(" \t")
            self.tag_lines.append(Token(kept[: LONGEST_TAG_LINE + 1], number))

    def add_word(self, word: str, number: int) -> None:
        """Take a word of the moves."""
        if len(self.tokens) <= MOST_WORDS:
            self.tokens.append(Token(word[: LONGEST_WORD + 1], number))


def scan(text: str) -> Iterator[RawRecord]:
    """Return the records of a text, however malformed they are.

    A line that begins with ``[`` is a tag. The tags end with the first line that is none; a tag
    after that begins the next record.
    """
    return _Scanner(text).records()


class _Scanner:
    """Goes from line to line without keeping them; a file may be large, and all of it harmful."""

    def __init__(self, text: str) -> None:
        plain = text.removeprefix("\ufeff")
        if "\r" in plain:
            plain = plain.replace("\r\n", "\n").replace("\r", "\n")
        self._text = plain
        self._last_brace = plain.rfind("}")
        self._next = 0
        self._number = 0
        self._in_comment = False
        self._in_tags = False
        self._record: RawRecord | None = None
        self._count = 0

    def records(self) -> Iterator[RawRecord]:
        for line in self._lines():
            if line.startswith("[") and not self._in_comment:
                if not self._in_tags and self._record is not None:
                    yield self._record
                    self._record = None
                self._current().add_tag(line, self._number)
                self._in_tags = True
            else:
                self._take_words(line)
        if self._record is not None:
            yield self._record

    def _lines(self) -> Iterator[str]:
        while self._next <= len(self._text):
            end = self._text.find("\n", self._next)
            end = len(self._text) if end < 0 else end
            line = self._text[self._next : end]
            self._next = end + 1
            self._number += 1
            yield line

    def _current(self) -> RawRecord:
        if self._record is None:
            self._count += 1
            self._record = RawRecord(self._count, self._number)
        return self._record

    def _take_words(self, line: str) -> None:
        """Take the words of a line that stand outside comments; they or a blank line end tags."""
        if not (self._in_comment or line.strip()):
            self._in_tags = False
        for piece in _PIECE.finditer(line, self._end_of_comment(line)):
            word = piece[0]
            if word[0] == "{":
                if word[-1] != "}":
                    self._open_comment()
            elif word[0] != ";":
                self._in_tags = False
                self._current().add_word(word, self._number)

    def _end_of_comment(self, line: str) -> int:
        """Return the place in a line from which on it is no comment begun before."""
        if not self._in_comment:
            return 0
        end = line.find("}")
        self._in_comment = end < 0
        return len(line) if end < 0 else end + 1

    def _open_comment(self) -> None:
        """Go on in a comment; one without an end is left behind with its record."""
        if self._next <= self._last_brace:
            self._in_comment = True
            return
        self._current().open_comment = Token("{", self._number)
        self._in_tags = False
        start = self._text.find("\n[Format ", self._next - 1) + 1 or len(self._text) + 1
        self._number += self._text.count("\n", self._next, start)
        self._next = start


_BYTE_ORDERS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_UTF16_TAGS = tuple("[Format ".encode(code) for code in ("utf-16-le", "utf-16-be"))
"""How a record begins in UTF-16 without a mark of its byte order."""


def decode(data: bytes | str) -> str:
    """Return the text of a file of records; raises a RecordError if it is not plain UTF-8."""
    text = data if isinstance(data, str) else _decode_bytes(data)
    zero = text.find("\0")
    if zero >= 0:
        raise RecordError(Reason.NOT_TEXT, RecordPlace(1, text.count("\n", 0, zero) + 1))
    return text


def _is_utf16(data: bytes) -> bool:
    """Return whether these are the two-byte letters that some editors write."""
    if not data.startswith(_BYTE_ORDERS):
        return any(tag in data for tag in _UTF16_TAGS)
    try:
        return "\0" not in data.decode("utf-16")
    except UnicodeDecodeError:
        return False


def _decode_bytes(data: bytes) -> str:
    if _is_utf16(data):
        raise RecordError(Reason.UTF16, RecordPlace(1, 1))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        reason = Reason.NOT_TEXT if b"\0" in data else Reason.NOT_UTF8
        place = RecordPlace(1, data.count(b"\n", 0, error.start) + 1)
        raise RecordError(reason, place) from error
