"""The tags that choose the rules: Variant, Rules and Batches (rules.md 6.3, many.md 12.1)."""

import re

from sixtysix_gui.rules.commitment import spell, spell_all
from sixtysix_gui.rules.errors import ForeignValueError, UnknownDimensionError, ValueRefusedError
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.rules.sets.rules import Rules

BATCHES = "deal.batches"

_NUMBER = re.compile(r"-?[0-9]{1,4}")
_LIST = re.compile(r"\[ *([0-9]{1,4}(?: *, *[0-9]{1,4}){0,11}) *\]")


class RulesTagError(Exception):
    """A part of the tag that is not ``key=value``; or, ``doubled``, a key that is there twice."""

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
