"""What was taken out of a file as a text, from which the file can be made as it was again."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sixtysix_gui.storage.month_files import (
    MARK,
    Span,
    game_names,
    holds_records,
    spans_of,
    without,
)

_TITLE = "; Games that were deleted. The program can put them back for 30 days.\n"
_HEAD = re.compile(
    r"; deleted ([0-9]{4}-[0-9]{2}-[0-9]{2}), games ([0-9]{1,9}), parts ([0-9]{1,9}), "
    r"rest ([0-9a-f]{64}), from ([^\r\n]+)\n"
)
_LONGEST_HEAD = 4096
"""Bytes in which what stands above the records ends."""
_PART = re.compile(r"; part ([0-9]{1,12}) ([0-9]{1,12}) ([0-9a-f]{64})\n")


@dataclass(frozen=True)
class Deletion:
    """Games that were taken out of one file at one time.

    ``path`` is where they lie now, ``file`` where they were, below the folder of games.
    """

    path: Path
    day: date
    file: str
    games: int


class Head(NamedTuple):
    """What stands above the records; ``rest`` is the hash of what was left of their file."""

    day: date
    games: int
    parts: int
    rest: str
    file: str


class CutPart(NamedTuple):
    """Text that stood at one place: how much was left before it, with the hash of that."""

    at: int
    before: str
    text: str


def head_of(text: str) -> Head | None:
    """Return what stands above the records; None where that is damaged."""
    found = _HEAD.match(text, len(_TITLE) + text.startswith(MARK))
    if found is None:
        return None
    try:
        day = date.fromisoformat(found[1])
    except ValueError:
        return None
    return Head(day, int(found[2]), int(found[3]), found[4], found[5])


def deletion_at(path: Path) -> Deletion | None:
    """Return what was deleted from where, without reading records; None if that is damaged."""
    try:
        if not path.is_file():  # opening a pipe would wait
            return None
        with path.open("rb") as file:
            text = file.read(_LONGEST_HEAD).decode("utf-8", errors="replace")
    except OSError:
        return None
    head = head_of(text)
    return None if head is None else Deletion(path, head.day, head.file, head.games)


@dataclass(frozen=True)
class DeletionText:
    """What was taken out of a file, in order, and ``rest``, what was left; empty once it is read.

    ``parts`` is empty of places where somebody has changed the text since: then it is one part.
    """

    head: Head
    parts: tuple[CutPart, ...]
    rest: str = ""

    @classmethod
    def cut(
        cls, text: str, spans: Sequence[Span], file: str, games: int, day: date
    ) -> "DeletionText":
        """Take parts of a text out of it, in order; what has no records left goes whole."""
        rest = without(text, spans)
        if not holds_records(rest):
            spans, rest = [(0, len(text))], ""
        parts, kept, done, at = list[CutPart](), sha256(), 0, 0
        for first, end in _joined(spans):
            kept.update(text[done:first].encode("utf-8"))
            at += first - done
            done = end
            parts.append(CutPart(at, kept.hexdigest(), text[first:end]))
        kept.update(text[done:].encode("utf-8"))
        return cls(Head(day, games, len(parts), kept.hexdigest(), file), tuple(parts), rest)

    @classmethod
    def read(cls, text: str) -> "DeletionText | None":
        """Read such a text; None where what stands above the records is damaged."""
        head = head_of(text)
        if head is None:
            return None
        mark = MARK if text.startswith(MARK) else ""
        place = text.index("\n", len(mark) + len(_TITLE)) + 1
        lines = list[tuple[int, int, str]]()
        while len(lines) < head.parts and (found := _PART.match(text, place)):
            lines.append((int(found[1]), int(found[2]), found[3]))
            place = found.end()
        payload = mark + text[place:]
        if len(lines) != head.parts or sum(line[1] for line in lines) != len(payload):
            return cls(head, (CutPart(-1, "", payload),))
        return cls(head, tuple(_split(payload, lines)))

    @property
    def payload(self) -> str:
        """All that was taken out."""
        return "".join(part.text for part in self.parts)

    @property
    def names(self) -> set[str]:
        """The names of the games, as far as they have any."""
        return game_names(self.payload)

    @property
    def text(self) -> str:
        """What is kept on the disk: a file of records with comments above them."""
        payload, head = self.payload, self.head
        mark = MARK if payload.startswith(MARK) else ""
        lines = [f"; part {part.at} {len(part.text)} {part.before}\n" for part in self.parts]
        first = (
            f"; deleted {head.day.isoformat()}, games {head.games}, parts {head.parts}, "
            f"rest {head.rest}, from {head.file}\n"
        )
        return "".join((mark, _TITLE, first, *lines, payload.removeprefix(mark)))

    def is_in(self, text: str) -> bool:
        """Return whether all of it stands in a text, as after a kill between two files."""
        return all(part.text in text for part in self.parts)

    def without_games(self, names: Collection[str]) -> "DeletionText":
        """Return it without some games."""
        if not names:
            return self
        parts, gone = list[CutPart](), set[object]()
        for part in self.parts:
            named = game_names(part.text).intersection(names)  # a look, before all is taken apart
            found = spans_of(part.text, names if "\r" in part.text else named)
            gone.update(found)
            spans = sorted(span for each in found.values() for span in each)
            parts.append(part._replace(text=without(part.text, spans)))
        head = self.head._replace(games=max(0, self.head.games - len(gone)))
        return replace(self, head=head, parts=tuple(parts))

    def put_into(self, text: str) -> str:
        """Return a text with all of it: at the old places, as far as the text before is the same.

        What finds its place no more goes to the end.
        """
        is_same = sha256(text.encode("utf-8")).hexdigest() == self.head.rest
        made, done, kept = list[str](), 0, sha256()
        waiting = list(self.parts)
        while waiting and done <= waiting[0].at <= len(text):
            part = waiting[0]
            kept.update(text[done : part.at].encode("utf-8"))
            if kept.hexdigest() != part.before:
                break
            made += (text[done : part.at], part.text)
            if not is_same and part.text and part.at < len(text):
                made.append(_gap(part.text))
            done = part.at
            del waiting[0]
        whole = "".join((*made, text[done:]))
        return _with_end(whole, "".join(part.text for part in waiting))


def merged(kept: Sequence[DeletionText], text: str, known: Collection[str]) -> tuple[str, int]:
    """Return a text with games back in it, and how many are back; known ones stay as they are."""
    games = 0
    for each in kept:
        if each.is_in(text):  # as after a kill
            games += each.head.games
            continue
        rest = each.without_games(known)
        if rest.head.games:
            text = rest.put_into(text)
            games += rest.head.games
    return text, games


def _joined(spans: Sequence[Span]) -> list[Span]:
    """Join parts that follow one another."""
    joined = list[Span]()
    for first, end in spans:
        if joined and joined[-1][1] == first:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((first, end))
    return joined


def _split(payload: str, lines: Sequence[tuple[int, int, str]]) -> list[CutPart]:
    parts, done = list[CutPart](), 0
    for at, length, before in lines:
        parts.append(CutPart(at, before, payload[done : done + length]))
        done += length
    return parts


def _gap(text: str) -> str:
    """Return what has to stand between records and those that follow them now."""
    end = "\r\n" if "\r\n" in text else "\n"
    if text.endswith(end * 2):
        return ""
    return end if text.endswith(end) else end * 2


def _with_end(text: str, records: str) -> str:
    """Return a text with more records at its end."""
    if not records:
        return text
    body = records.removeprefix(MARK).rstrip("\r\n")
    end = "\r\n" if "\r\n" in records else "\n"
    return f"{text}{_gap(text) if text else ''}{body}{end}"
