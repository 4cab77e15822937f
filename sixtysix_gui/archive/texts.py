"""From the text of a file to its records as tags and words, without looking at what they mean.

A file as the program writes it is taken apart at a glance. In one that somebody else has written or
changed, with comments and whatever, records are found as the reader finds them (records.scan).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.records.scan import MOST_WORDS, RawRecord, scan
from sixtysix_gui.records.tags import LONGEST_VALUE, read_tag

_START = "[Format "
_BETWEEN = "\n" + _START
_HEAD = re.compile(r"(?:\[.*\n?)+")
_TAG = re.compile(r'^\[([A-Za-z][A-Za-z0-9_-]*) "([^"\\]*)"\]$', re.MULTILINE)
MOST_RECORDS = 250_000
"""Records of one file; the largest file of games of this program has less than half of that."""
_LONGEST = 20_000
"""Characters of the longest record that is read at a glance; a long deal has some 2,000."""


@dataclass(frozen=True)
class RecordText:
    """A record as it stands in a file: its tags by name, and the words of its moves.

    ``is_odd`` says that it breaks the rules of the notation: a tag is malformed or given twice, or
    there is far more than any deal needs.
    """

    tags: Mapping[str, str]
    words: Sequence[str]
    is_odd: bool = False


def records_in(text: str) -> Iterator[RecordText]:
    """Return the records of a text in their order; none of them is refused."""
    plain = _at_a_glance(text)
    return map(_from_scan, scan(text)) if plain is None else iter(plain)


def texts_in(text: str) -> list[str]:
    """Return the texts of the records of a file, in the order and number of ``records_in``."""
    if _at_a_glance(text) is not None:
        return _pieces(text)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    starts = [record.line - 1 for record in scan(text)]
    ends = [*starts[1:], len(lines)]
    parts = (lines[start:end] for start, end in zip(starts, ends, strict=True))
    return ["\n".join(part) + "\n" for part in parts]


def _at_a_glance(text: str) -> list[RecordText] | None:
    """Return the records of a text as the program writes it; None for any other."""
    if not text.startswith(_START) or "\r" in text or text.count(_BETWEEN) >= MOST_RECORDS:
        return None
    found: list[RecordText] = []
    for piece in _pieces(text):
        record = _plain(piece)
        if record is None:
            return None
        found.append(record)
    return found


def _pieces(text: str) -> list[str]:
    first, *others = text.split(_BETWEEN)
    return [first, *(_START + other for other in others)]


def _plain(piece: str) -> RecordText | None:
    """Return a record without comments, whose tags stand together before its words."""
    head = _HEAD.match(piece)
    if head is None or len(piece) > _LONGEST:
        return None
    body = piece[head.end() :]
    if "[" in body or "{" in body or ";" in body:
        return None
    tags = _TAG.findall(head[0])
    values = dict(tags)
    if len(values) != head[0].count("\n"):
        values = _escaped(head[0])
        if values is None:
            return None
    return RecordText(values, body.split())


def _escaped(head: str) -> dict[str, str] | None:
    """Return tags some of which have escaped characters; None if one is malformed or doubled."""
    read = [read_tag(line) for line in head.splitlines()]
    values = dict(tag for tag in read if tag is not None)
    return values if len(values) == len(read) else None


def _from_scan(raw: RawRecord) -> RecordText:
    read = [read_tag(token.text) for token in raw.tag_lines]
    values = {tag[0]: tag[1][:LONGEST_VALUE] for tag in read if tag is not None}
    is_odd = len(values) < len(read) or len(raw.tokens) > MOST_WORDS or bool(raw.open_comment)
    return RecordText(values, [token.text for token in raw.tokens], is_odd)
