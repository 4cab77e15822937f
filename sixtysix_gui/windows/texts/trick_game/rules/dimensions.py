"""The dimensions that the games of many.md offer (1.10), in words: group, name, what it decides."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.face import Value
from sixtysix_gui.rules.trick_game.contract_options import (
    BIDDER_LEADS,
    CONTRACTS,
    PARTNER_OUT,
    VALUES,
)
from sixtysix_gui.rules.trick_game.trick_rules import TARGET, TrickRules
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.texts.trick_game.contracts import contract_name


class TrickGroup(Enum):
    """The groups in which they are shown; the value is the English heading."""

    DEAL = QT_TRANSLATE_NOOP("TrickDimensions", "Pack and deal")
    CALLS = QT_TRANSLATE_NOOP("TrickDimensions", "Bids and contracts")
    PLAY = QT_TRANSLATE_NOOP("TrickDimensions", "Play")
    MARRIAGES = QT_TRANSLATE_NOOP("TrickDimensions", "Marriages")
    END = QT_TRANSLATE_NOOP("TrickDimensions", "The end of a deal")
    GAME = QT_TRANSLATE_NOOP("TrickDimensions", "The game")


@dataclass(frozen=True)
class TrickDimension:
    """A dimension in English: its group, its name and what it decides."""

    group: TrickGroup
    name: str
    explanation: str


TRICK_DIMENSIONS: Mapping[str, TrickDimension] = {
    "deck.order": TrickDimension(
        TrickGroup.DEAL,
        QT_TRANSLATE_NOOP("TrickDimensions", "Place of the ten"),
        QT_TRANSLATE_NOOP(
            "TrickDimensions", "Which cards the ten beats; it counts 10 card points either way."
        ),
    ),
    "bid.max": TrickDimension(
        TrickGroup.CALLS,
        QT_TRANSLATE_NOOP("TrickDimensions", "Highest bid"),
        QT_TRANSLATE_NOOP("TrickDimensions", "How many times 33 may be bid at most."),
    ),
    CONTRACTS: TrickDimension(
        TrickGroup.CALLS,
        QT_TRANSLATE_NOOP("TrickDimensions", "Contracts that are played"),
        QT_TRANSLATE_NOOP("TrickDimensions", "Lists differ from village to village."),
    ),
    VALUES: TrickDimension(
        TrickGroup.CALLS,
        QT_TRANSLATE_NOOP("TrickDimensions", "Values of contracts"),
        QT_TRANSLATE_NOOP("TrickDimensions", "Which contracts are worth more or less than usual."),
    ),
    BIDDER_LEADS: TrickDimension(
        TrickGroup.CALLS,
        QT_TRANSLATE_NOOP("TrickDimensions", "Their player leads"),
        QT_TRANSLATE_NOOP(
            "TrickDimensions",
            "In these contracts whoever plays them leads to the first trick; else forehand does.",
        ),
    ),
    PARTNER_OUT: TrickDimension(
        TrickGroup.CALLS,
        QT_TRANSLATE_NOOP("TrickDimensions", "The partner sits out"),
        QT_TRANSLATE_NOOP("TrickDimensions", "In these contracts the partner lays his hand away."),
    ),
    "double.max": TrickDimension(
        TrickGroup.CALLS,
        QT_TRANSLATE_NOOP("TrickDimensions", "Doubling"),
        QT_TRANSLATE_NOOP("TrickDimensions", "How often a deal may be doubled, sides in turn."),
    ),
    "strict.head": TrickDimension(
        TrickGroup.PLAY,
        QT_TRANSLATE_NOOP("TrickDimensions", "The best card must be beaten"),
        QT_TRANSLATE_NOOP(
            "TrickDimensions",
            "Whoever follows suit must take the trick if he can, from his partner as well.",
        ),
    ),
    "strict.trump": TrickDimension(
        TrickGroup.PLAY,
        QT_TRANSLATE_NOOP("TrickDimensions", "Must trump"),
        QT_TRANSLATE_NOOP(
            "TrickDimensions", "Whoever has no card of the suit led must play a trump."
        ),
    ),
    "strict.overtrump": TrickDimension(
        TrickGroup.PLAY,
        QT_TRANSLATE_NOOP("TrickDimensions", "Must overtrump"),
        QT_TRANSLATE_NOOP(
            "TrickDimensions", "Whoever trumps a trick that was trumped must go higher if he can."
        ),
    ),
    "look_back": TrickDimension(
        TrickGroup.PLAY,
        QT_TRANSLATE_NOOP("TrickDimensions", "Tricks one may look at"),
        QT_TRANSLATE_NOOP("TrickDimensions", "Which won tricks may be seen again."),
    ),
    "meld.who": TrickDimension(
        TrickGroup.MARRIAGES,
        QT_TRANSLATE_NOOP("TrickDimensions", "Who may show one"),
        QT_TRANSLATE_NOOP(
            "TrickDimensions", "Whether the partner of whoever leads may show a marriage, too."
        ),
    ),
    "meld.when_exhausted": TrickDimension(
        TrickGroup.MARRIAGES,
        QT_TRANSLATE_NOOP("TrickDimensions", "After the last draw"),
        QT_TRANSLATE_NOOP("TrickDimensions", "Marriages may be shown when the talon is used up."),
    ),
    "end.last_trick": TrickDimension(
        TrickGroup.END,
        QT_TRANSLATE_NOOP("TrickDimensions", "The very last trick"),
        QT_TRANSLATE_NOOP("TrickDimensions", "What it is worth besides its cards."),
    ),
    "end.draw_carry": TrickDimension(
        TrickGroup.END,
        QT_TRANSLATE_NOOP("TrickDimensions", "After a drawn deal"),
        QT_TRANSLATE_NOOP("TrickDimensions", "Whether the next winner gets something extra."),
    ),
    "game.end": TrickDimension(
        TrickGroup.GAME,
        QT_TRANSLATE_NOOP("TrickDimensions", "The game ends"),
        QT_TRANSLATE_NOOP("TrickDimensions", "After so many deals, at so many chips, or never."),
    ),
    TARGET: TrickDimension(
        TrickGroup.GAME,
        QT_TRANSLATE_NOOP("TrickDimensions", "Length of the game"),
        QT_TRANSLATE_NOOP("TrickDimensions", "The points that win it, or how many deals it has."),
    ),
    "game.shutout": TrickDimension(
        TrickGroup.GAME,
        QT_TRANSLATE_NOOP("TrickDimensions", "A game to nothing"),
        QT_TRANSLATE_NOOP(
            "TrickDimensions", "What it counts to win while the other side has no point."
        ),
    ),
}
"""All that can be chosen in some game, in the order in which it is shown."""


def trick_dimensions(rules: TrickRules) -> tuple[str, ...]:
    """List the dimensions that a game offers, in the order in which they are shown."""
    offered = rules.plan.options
    return tuple(key for key in TRICK_DIMENSIONS if key in offered)


def trick_dimension_name(key: str) -> str:
    """Name a dimension."""
    return translate("TrickDimensions", TRICK_DIMENSIONS[key].name)


def trick_dimension_explanation(key: str) -> str:
    """Say what a dimension decides."""
    return translate("TrickDimensions", TRICK_DIMENSIONS[key].explanation)


def trick_group_name(group: TrickGroup) -> str:
    """Give the heading of a group."""
    return translate("TrickDimensions", group.value)


_TARGETS: Mapping[str, tuple[int, ...]] = {
    "deals-12": (6, 12, 18, 24),
    "stakes-10": (5, 10, 15, 20),
    "open": (12,),
    "four-66": (5, 7, 9, 11),
    "cutthroat-66": (10, 15, 20),
    "idiots-66": (50, 100, 150),
    "bauernschnapsen": (12, 24, 36),
    "gaigel": (5, 7, 9, 11),
    "gaigel-2": (5, 7, 9, 11),
}
"""Lengths that are offered where any number is allowed, by game or by how it ends."""


def offered_values(rules: TrickRules, key: str) -> tuple[Value, ...]:
    """List what can be chosen for a dimension; what holds now is always among it."""
    table, now = rules.plan.contracts, rules.values.get(key)
    if table is not None and key in table.defaults():
        usual = table.defaults()[key]
        lists = tuple(name for name in table.lists if name != table.usual)
        found: tuple[Value, ...] = (usual, *(lists if key == CONTRACTS else ()))
        now = {**table.defaults(), **rules.values}[key]
    elif key == TARGET and key not in rules.plan.choices:
        by_end = _TARGETS.get(str(rules.values["game.end"]), ())
        found = by_end or _TARGETS[rules.name]
    else:
        found = rules.plan.choices[key]
    return found if now is None or now in found else (*found, now)


_WORDS: Mapping[str, Mapping[Value, str]] = {
    "deck.order": {
        "ten-high": QT_TRANSLATE_NOOP("TrickValues", "below the ace"),
        "ten-low": QT_TRANSLATE_NOOP("TrickValues", "below the jack"),
    },
    CONTRACTS: {
        "without-bettler": QT_TRANSLATE_NOOP("TrickValues", "without Bettler and Zehnergang"),
        "bettler-5": QT_TRANSLATE_NOOP("TrickValues", "Bettler 5, Assenbettler 7"),
        "long": QT_TRANSLATE_NOOP("TrickValues", "the long list, thirteen"),
    },
    "double.max": {
        0: QT_TRANSLATE_NOOP("TrickValues", "never"),
        1: QT_TRANSLATE_NOOP("TrickValues", "Kontra"),
        2: QT_TRANSLATE_NOOP("TrickValues", "Kontra, Re"),
        3: QT_TRANSLATE_NOOP("TrickValues", "Kontra, Re, Sub"),
    },
    "look_back": {
        "last-until-next-lead": QT_TRANSLATE_NOOP(
            "TrickValues", "the last one, until the next lead"
        ),
        "last-and-first-of-each-side": QT_TRANSLATE_NOOP(
            "TrickValues", "the last one, and each side’s first"
        ),
        "none": QT_TRANSLATE_NOOP("TrickValues", "none"),
    },
    "meld.who": {
        "leader-and-partner": QT_TRANSLATE_NOOP("TrickValues", "leader and partner"),
        "leader": QT_TRANSLATE_NOOP("TrickValues", "the leader alone"),
    },
    "end.last_trick": {
        "none": QT_TRANSLATE_NOOP("TrickValues", "nothing extra"),
        "bonus-10": QT_TRANSLATE_NOOP("TrickValues", "10 card points"),
    },
    "end.draw_carry": {
        "none": QT_TRANSLATE_NOOP("TrickValues", "nothing extra"),
        "plus-1-if-65-65": QT_TRANSLATE_NOOP("TrickValues", "1 more, but only after 65 : 65"),
        "plus-1": QT_TRANSLATE_NOOP("TrickValues", "1 game point more"),
    },
    "game.end": {
        "deals-12": QT_TRANSLATE_NOOP("TrickValues", "after so many deals"),
        "stakes-10": QT_TRANSLATE_NOOP("TrickValues", "at so many chips won"),
        "open": QT_TRANSLATE_NOOP("TrickValues", "never by itself"),
    },
    "game.shutout": {
        "single": QT_TRANSLATE_NOOP("TrickValues", "one game"),
        "double": QT_TRANSLATE_NOOP("TrickValues", "two games"),
    },
}


def trick_value_name(key: str, value: Value) -> str:
    """Name a value of a dimension."""
    if isinstance(value, bool):
        return translate("DimensionValues", "yes") if value else translate("DimensionValues", "no")
    word = None if isinstance(value, tuple) else _WORDS.get(key, {}).get(value)
    if word is not None:
        return translate("TrickValues", word)
    if isinstance(value, tuple):
        return _listed(key, tuple(str(one) for one in value))
    return str(value)


def _listed(key: str, value: tuple[str, ...]) -> str:
    """Name a list of contracts, or of contracts with their values."""
    if not value:
        if key == VALUES:
            return translate("TrickValues", "as usual")
        return translate("TrickValues", "none of them")
    if key == VALUES:
        pairs = (pair.split(":") for pair in value)
        return ", ".join(f"{contract_name(name)} {worth}" for name, worth in pairs)
    if key == CONTRACTS and len(value) > _MOST_NAMED:
        return translate("TrickValues", "%n of them", None, len(value))
    return ", ".join(contract_name(name) for name in value)


_MOST_NAMED = 7
"""More contracts than these are counted, not named."""
