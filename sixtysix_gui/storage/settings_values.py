"""Which values each setting takes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast, get_args

from sixtysix_gui import languages
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names

Level = str
"""One of the names of ``ai.players.levels``."""
Players = Literal[2, 3, 4]
"""How many play, the person among them."""
Deck = Literal["french", "german"]
Colours = Literal["two", "four"]
Cloth = Literal["green", "midnight", "burgundy", "slate", "walnut"]
Speed = Literal["system", "slow", "normal", "fast", "none"]
"""Pace of the table; ``system`` is normal, or none where the system asks for less motion."""
ShowPoints = Literal["none", "mine", "both"]
ConfirmOut = Literal["weak", "always", "never"]
"""Whether "Out!" is asked about once more; ``weak`` is against the two weakest levels."""
BeforePartner = Literal["at_once", "moment", "wait"]
"""When a partner leads whose player could claim before: at once, after a moment, or on "Go on"."""
Counting = Literal["off", "now_and_then", "every_deal"]
"""How often deals for two have questions about what has been played."""
DrawForMe = Literal["first", "always", "never"]
"""Whether the person draws where they might close first; ``first`` draws for them against the two
weakest levels, until a game is over."""
ENOUGH_CLAIMS = 3
"""The number of right claims in a row after which ``weak`` stops asking."""
CardSize = Literal["fits", "larger", "largest"]
"""Size of the person's own cards: as the table has room for, or at the cost of other cards."""
TextSize = Literal[100, 125, 150, 200]
"""Size of all words, in percent of the usual one."""

SYSTEM_LANGUAGE = "system"
"""The language that the system asks for; every other value is the code of one."""

LONGEST_TEXT = 64
"""Characters of a name."""
LONGEST_STATE = 64 * 1024
"""Characters of what a window keeps of itself."""
MOST_BACKS = 99
LONGEST_TIP, MOST_TIPS = 40, 200
"""Characters by which a tip is known, and how many of them are read."""

LONGEST_RULES_NAME = 24
"""Characters of the name of own rules; a longer one would not fit its card."""
MOST_OWN_RULES = 4
"""How many own rules can be kept; more cards would not be seen at once."""

Reader = Callable[[object], Any]
"""Returns the value of a setting, or raises ``ValueError`` for one it does not take."""


@dataclass(frozen=True)
class OwnRules:
    """Rules that the person has named: a rule set by its key, and what departs from it."""

    name: str
    rule_set: str
    rule_overrides: Mapping[str, Value]


@dataclass(frozen=True)
class TableOfSeveral:
    """The last game with three or with four players: its rules by key, and how strong everyone was.

    ``each`` are the levels clockwise from the person's left; empty where all play at ``level``.
    """

    rule_set: str
    rule_overrides: Mapping[str, Value] = field(default_factory=dict[str, Value])
    level: Level = "casual"
    each: tuple[Level, ...] = ()
    length: Length = "game"
    practice: bool = False


FOR_THREE, FOR_FOUR = TableOfSeveral("three-66"), TableOfSeveral("four-66")
"""What is offered to people who have not played with three, or with four."""


def one_of(literal: object) -> Reader:
    """Return the reader of a literal; 1 and True are the same to ``in``, but not to a person."""
    allowed = get_args(literal)

    def read(value: object) -> object:
        if value not in allowed or type(value) is not type(allowed[0]):
            raise ValueError(value)
        return value

    return read


def read_language(value: object) -> str:
    """Read the code of a language, or that it is as the system asks."""
    if value != SYSTEM_LANGUAGE and value not in languages.codes():
        raise ValueError(value)
    return str(value)


def text(longest: int) -> Reader:
    """Return a reader for one line with a greatest length in characters."""

    def read(value: object) -> str:
        if not isinstance(value, str) or len(value) > longest or not _is_one_line(value):
            raise ValueError(value)
        return value

    return read


def _is_one_line(value: str) -> bool:
    if value.isprintable():
        return True
    from sixtysix_gui.records.tags import fits_into_tag

    return fits_into_tag(value)


def yes_or_no(value: object) -> bool:
    """Read whether something is so."""
    if not isinstance(value, bool):
        raise ValueError(value)  # noqa: TRY004 - whatever is wrong with a value is one thing here
    return value


def number(least: int, most: int) -> Reader:
    """Return the reader of a whole number within bounds."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(value)
        return value

    return read


def read_draw_for_me(value: object) -> object:
    """Read whether to draw; of an earlier version yes or no."""
    if isinstance(value, bool):
        return "always" if value else "never"
    return one_of(DrawForMe)(value)


def read_level(value: object) -> Level:
    """Read a level; the only one of the first versions played as the club player does."""
    if value == "first":
        return "club"
    from sixtysix_gui.ai.players.levels import LEVELS

    if value not in LEVELS:
        raise ValueError(value)
    return str(value)


def rule_set_for(players: int) -> Reader:
    """Return a reader for the name of a rule set with that number of players."""

    def read(value: object) -> str:
        if value not in rule_set_names(seats=players):
            raise ValueError(value)
        return str(value)

    return read


def _levels(value: object) -> tuple[Level, ...]:
    if not isinstance(value, list):
        raise ValueError  # noqa: TRY004 - as above
    return tuple(read_level(one) for one in cast("list[object]", value))


def table_of(players: int) -> Reader:
    """Return the reader of the last game with three or four players, all of it or nothing."""

    def read(value: object) -> TableOfSeveral:
        entry: dict[str, object] = {}
        if isinstance(value, dict):
            entry = cast("dict[str, object]", value)
        found = TableOfSeveral(
            rule_set=rule_set_for(players)(entry.get("rule_set")),
            rule_overrides=read_overrides(entry.get("rule_overrides")),
            level=read_level(entry.get("level")),
            each=_levels(entry.get("each")),
            length=cast("Length", one_of(Length)(entry.get("length"))),
            practice=yes_or_no(entry.get("practice")),
        )
        fits = is_rule_set(found.rule_set, found.rule_overrides)
        if not fits or len(found.each) not in (0, players - 1):
            raise ValueError
        return found

    return read


def read_overrides(value: object) -> Mapping[str, Value]:
    """Read overrides as such; whether they fit the rule set, ``is_rule_set`` says."""
    if not isinstance(value, dict):
        raise ValueError(value)  # noqa: TRY004 - as above
    return {
        key: tuple(cast("list[Any]", entry)) if isinstance(entry, list) else cast("Value", entry)
        for key, entry in cast("dict[str, object]", value).items()
    }


def read_own_rules(value: object) -> tuple[OwnRules, ...]:
    """Read named rules; here each must fit its rule set, for none of them is in use."""
    if not isinstance(value, list):
        raise ValueError(value)  # noqa: TRY004 - as above
    read = tuple(_one_own(entry) for entry in cast("list[object]", value))
    if len(read) > MOST_OWN_RULES or len({own.name for own in read}) < len(read):
        raise ValueError
    return read


def _any_rule_set(value: object) -> str:
    if value not in rule_set_names():
        raise ValueError(value)
    return str(value)


def _one_own(value: object) -> OwnRules:
    entry = cast("dict[str, object]", value) if isinstance(value, dict) else {}
    name = text(LONGEST_RULES_NAME)(entry.get("name"))
    own = OwnRules(
        name, _any_rule_set(entry.get("rule_set")), read_overrides(entry.get("rule_overrides"))
    )
    if not name.strip() or not is_rule_set(own.rule_set, own.rule_overrides):
        raise ValueError
    return own


def read_tips(value: object) -> tuple[str, ...]:
    """Read which tips were shown; those of another version are kept, too."""
    if not isinstance(value, list):
        raise ValueError(value)  # noqa: TRY004 - as above
    named = tuple(map(text(LONGEST_TIP), cast("list[object]", value)))
    if len(named) > MOST_TIPS:
        raise ValueError
    return named


def is_rule_set(name: str, overrides: Mapping[str, Value]) -> bool:
    """Return whether a named rule set can be changed by these overrides."""
    try:
        rule_set(name, overrides)
    except RulesError:
        return False
    return True
