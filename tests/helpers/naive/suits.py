"""A second, plain implementation of exchanged suits: letters in the text of an exercise."""

import re
from collections.abc import Mapping

_CARD = re.compile(r"(?<![A-Za-z0-9])(x?(?:[789JQKTA]|20|40))([CSHD])(?![A-Za-z0-9])")
_SUIT = re.compile(r"((?:marriage |=|,))([CSHD])(?=[;\],\s\"]|$)")
_OWN = ("Pack", "Right", "Worths", "Reason", "Offered", "Values")
_TAG = re.compile(r'^\[(\w+) "(.*)"\]$')


def with_suits(text: str, suits: Mapping[str, str]) -> str:
    """Return the text of an exercise in which letters of suits stand for others."""
    return "".join(f"{_line(line, suits)}\n" for line in text.splitlines())


def _line(line: str, suits: Mapping[str, str]) -> str:
    tag = _TAG.match(line)
    if tag is not None and tag[1] not in _OWN:
        return line
    line = _CARD.sub(lambda found: found[1] + suits[found[2]], line)
    return _SUIT.sub(lambda found: found[1] + suits[found[2]], line)
