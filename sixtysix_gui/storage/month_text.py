"""The text of one month of finished games: what of it belongs to a game, and what does not.

People may write into it with an editor: comments, blanks, line ends of another system. Whatever
does not stand within the records of a game stays when they are taken out.
"""

import io
import re
from collections.abc import Sequence

from sixtysix_gui.records import read_so_far
from sixtysix_gui.records.scan import RawRecord, scan
from sixtysix_gui.records.tags import write_tag

_BEGINNING = re.compile(r"\ufeff?(?:\s++|;[^\r\n]*+|\{[^}]*+\})*+\[")
"""What may stand before the first tag (rules.md 6.3): an editor's mark, blanks and comments."""
_STARTS = ("\n\n[Format ", "\r\n\r\n[Format ")
"""Where, outside comments, a record begins for certain."""


def holds_records(text: str) -> bool:
    """Return whether a text begins as records do; what they say is not looked at."""
    return "\0" not in text and _BEGINNING.match(text) is not None


def holds_game(text: str, name: str, records: str) -> bool:
    """Return whether a game of that name is there with these records, whatever their comments.

    Without a name (an empty one) only the very same text is the same game.
    """
    if records in text:
        return True
    kept = read_so_far(_part(text, name)[1])
    return kept.error is None and kept.records == read_so_far(records).records


def without_game(text: str, name: str) -> str:
    """Return a text without the records of a game; what is left ends with a line, or is empty."""
    rest = _part(text, name)[0]
    body = rest.rstrip("\r\n")
    end = "\r\n" if rest.startswith("\r\n", len(body)) else "\n"
    return body + end if body else ""


def _part(text: str, name: str) -> tuple[str, str]:
    """Take the records of a game out of a text: the rest, and those records."""
    tag = write_tag("Game", name)
    if not name or tag not in text:
        return text, ""
    start = _start(text, tag)
    lines = io.StringIO(text[start:], newline="").readlines()
    records = list(scan(text[start:]))
    nexts = [record.line - 1 for record in records[1:]] + [len(lines)]
    rest, taken = [text[:start]], list[str]()
    done = 0
    for record, following in zip(records, nexts, strict=True):
        if _has(record, tag):
            first, end = record.line - 1, _end(record, lines, following)
            rest += lines[done:first]
            taken += lines[first:end]
            done = end
    return "".join((*rest, *lines[done:])), "".join(taken)


def _start(text: str, tag: str) -> int:
    """Return a place before the first such tag where a record begins; a month may be long.

    Behind a brace that closes, no comment is open unless another brace has opened one since.
    """
    first = text.index(tag)
    before = max(text.rfind(each, 0, first) for each in _STARTS)
    if before < 0:
        return 0
    start = text.index("[", before)
    is_outside = text.rfind("{", 0, start) <= text.rfind("}", 0, start)
    return start if is_outside else 0


def _has(record: RawRecord, tag: str) -> bool:
    return any(line.text.rstrip(" \t") == tag for line in record.tag_lines)


def _end(record: RawRecord, lines: Sequence[str], following: int) -> int:
    """Return where a record ends: behind its empty lines, and with a comment that never ends."""
    if record.open_comment is not None:
        return following
    end = record.last_line
    while end < len(lines) and not lines[end].strip("\r\n"):
        end += 1
    return end
