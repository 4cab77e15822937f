"""Tags: what they may hold, and how they are written, ``[Name "value"]`` (rules.md 6.3).

rules.md sets no limits. What is beyond these, far more than any deal needs, is refused with a
sentence of its own, so that no file can do harm. The tags that choose the rules are Variant, Rules
and Batches (many.md 12.1).
"""

import re
import unicodedata

from sixtysix_gui.rules.errors import ForeignValueError, UnknownDimensionError, ValueRefusedError
from sixtysix_gui.rules.fair_deals import spell, spell_all
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules, rule_set

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


BATCHES = "deal.batches"

_NUMBER = re.compile(r"-?[0-9]{1,4}")
_LIST = re.compile(r"\[ *([0-9]{1,4}(?: *, *[0-9]{1,4}){0,11}) *\]")


class RulesTagError(Exception):
    """A part of the tag that is not ``key=value``; or, ``doubled``, a key that appears twice."""

    def __init__(self, part: str, *, doubled: bool) -> None:
        super().__init__(part)
        self.part = part
        self.doubled = doubled


def read_rules(name: str, changes: str) -> Rules:
    """Return a game by its name and its changes, as in ``strict.overtrump=false; bid.max=4``.

    Raises:
        RulesTagError: for a part of another form, or a key given twice.
        RulesError: if the name, a key or a value is refused, or two values exclude each other.
    """
    rules = rule_set(name)
    return rules.with_overrides(read_overrides(rules, changes)) if changes else rules


def read_overrides(rules: Rules, text: str) -> dict[str, Value]:
    """Return what the tag Rules changes: ``key=value`` separated by semicolons.

    >>> read_overrides(rule_set("german-66"), "score.scale=[1,2,2]; out.mode=automatic")
    {'score.scale': (1, 2, 2), 'out.mode': 'automatic'}

    Raises as ``read_rules``.
    """
    found: dict[str, Value] = {}
    plain = text.strip().removesuffix(";")
    for part in plain.split(";") if plain else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not (key and equals and value):
            raise RulesTagError(part.strip(), doubled=False)
        if key in found:
            raise RulesTagError(key, doubled=True)
        if not rules.close and key not in rules.options:
            raise UnknownDimensionError(key)
        found[key] = read_value(rules, key, value)
    return found


def read_value(rules: Rules, key: str, text: str) -> Value:
    """Return the value of a dimension that a record writes so.

    Raises:
        UnknownDimensionError: if the key is no dimension of the game.
        ValueRefusedError: if the game does not take the value.
    """
    try:
        return rules.plan.read(key, _plain_value(text))
    except ForeignValueError:
        raise
    except ValueRefusedError:
        return rules.plan.read(key, text)  # words are not quoted, and some look like numbers


def _plain_value(text: str) -> Value:
    """Return what a value is by its form alone; a word stays as it is."""
    if text in ("true", "false"):
        return text == "true"
    if _NUMBER.fullmatch(text):
        return int(text)
    if found := _LIST.fullmatch(text):
        return tuple(int(number) for number in found[1].split(","))
    return text


def write_overrides(rules: Rules) -> tuple[str, str]:
    """Return the values of the tags Rules and Batches; empty where the tag is not needed."""
    overrides = dict(rules.overrides())
    batches = overrides.pop(BATCHES, None)
    return spell_all(overrides), "" if batches is None else spell(batches).strip("[]")
