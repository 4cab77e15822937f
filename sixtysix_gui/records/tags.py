"""Tags: what they may hold, and how they are written, ``[Name "value"]`` (rules.md 6.3).

rules.md sets no limits. What is beyond these, far more than any deal needs, is refused with a
sentence of its own, so that no file can do harm.
"""

import re
import unicodedata

LONGEST_NAME = 64
"""Characters of the name of a tag."""
LONGEST_VALUE = 4_000
"""Characters of the value of a tag; Rules with every dimension changed has some 1,000."""
MOST_TAGS = 100
"""Tags of names that neither rules.md 6.3 nor this program knows."""
LONGEST_TAG_LINE = LONGEST_NAME + 2 * LONGEST_VALUE + len('[ ""]')
"""Characters of a line with the longest tag, every character of its value escaped."""
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

_TAG = re.compile(rf'\[({TAG_NAME.pattern}) "((?:[^"\\]++|\\["\\])*+)"\][ \t]*')
_ESCAPE = re.compile(r'\\(["\\])')


class TagRefusedError(ValueError):
    """A tag that a record cannot hold."""


def fits_into_tag(value: str) -> bool:
    """Return whether a text can be the value of a tag: one line, nothing but characters."""
    return value.isprintable() or not any(_breaks_tag(character) for character in value)


def is_short_enough(name: str, value: str) -> bool:
    """Return whether a tag is one that a record may hold."""
    return len(name) <= LONGEST_NAME and len(value) <= LONGEST_VALUE


def as_tag_value(text: str) -> str:
    r"""Return a text, such as a player's name, as the value of a tag: foreign characters as blanks.

    One that is too long is cut off.

    >>> as_tag_value(" Anna\nLena ")
    'Anna Lena'
    """
    kept = (" " if _breaks_tag(character) else character for character in text)
    return " ".join("".join(kept).split())[:LONGEST_VALUE].rstrip()


def _breaks_tag(character: str) -> bool:
    return character != "\t" and unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp")


def read_tag(line: str) -> tuple[str, str] | None:
    r"""Return the name and the value of a line that is a tag; None if it is malformed.

    >>> read_tag(r'[A "Anna \"Queen\" K."]')
    ('A', 'Anna "Queen" K.')
    """
    found = _TAG.fullmatch(line)
    if found is None or not fits_into_tag(found[2]):
        return None
    return found[1], _ESCAPE.sub(r"\1", found[2])


def write_tag(name: str, value: str) -> str:
    """Return a tag as one line, without its end."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'
