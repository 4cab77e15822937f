"""The dimensions in which games differ: keys, and what each takes (rules.md 1.3, many.md 1.7)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal, cast

from sixtysix_gui.rules.errors import (
    ForeignValueError,
    UnknownDimensionError,
    ValueRefusedError,
    spelled,
)
from sixtysix_gui.sentences import either, marks

mark = marks("ForeignGames")

Value = str | int | bool | tuple[int, ...] | tuple[str, ...]
"""The value of a dimension: a word, a number, yes or no, or a list of numbers or words."""

FOREIGN_GAMES: Mapping[str, str] = {
    "more-players": mark("games for more players"),
    "gaigel": mark("Gaigel"),
    "cutthroat": mark("Cut-throat Sixty-Six"),
    "three": mark("Sixty-Six for three"),
    "partnership": "partnership Sixty-Six for four",
    "north-american": "North American Sixty-Six",
    "bidding": "North American and cutthroat Sixty-Six",
    "bauernschnapsen": "Bauernschnapsen",
    "idiots": "Idiots' Sixty-Six",
    "several": "the games for three and four",
    "several-players": "the games for three and four players",
}
"""What games are called in refusals, by the keys that dimensions.toml uses."""


@dataclass(frozen=True)
class Dimension:
    """One dimension of the rules, as dimensions.toml describes it.

    ``choices`` lists the values of the games whose talon can be closed, and is empty where they
    do not have the dimension; ``foreign`` gives, for values that exist elsewhere, the game they
    belong to. A ``fixed`` dimension is read, but has the same value in all of those games.
    """

    key: str
    choices: tuple[Value, ...] = ()
    foreign: tuple[tuple[Value, str], ...] = ()
    fixed: bool = False

    @cached_property
    def attribute(self) -> str:
        """The name of the matching field of ``Rules``: ``deck.pack`` is ``deck_pack``."""
        return "contracts_list" if self.key == "contracts" else self.key.replace(".", "_")

    def read(self, value: object) -> Value:
        """Return the value as rules for two keep it.

        Raises:
            ForeignValueError: if it belongs to a game for three or four.
            ValueRefusedError: if the dimension does not take it at all.
        """
        for stranger, game in self.foreign:
            if chosen(value, (stranger,)) is not None:
                raise ForeignValueError(self.key, stranger, FOREIGN_GAMES[game])
        return choice(self.key, value, self.choices)


def choice(key: str, value: object, choices: tuple[Value, ...]) -> Value:
    """Return the one of the choices of a dimension that a value is.

    Raises:
        ValueRefusedError: if it is none of them.
    """
    found = chosen(value, choices)
    if found is None:
        raise ValueRefusedError(key, value, either(spelled(each) for each in choices))
    return found


def chosen(value: object, choices: Iterable[Value]) -> Value | None:
    """Return a value among choices; a list is taken for a tuple, but never 1 for true."""
    plain = as_value(value)
    for each in choices:
        if type(each) is type(plain) and each == plain:
            return each
    return None


def as_value(value: object) -> object:
    """Return a list as the tuple that rules keep, and anything else as it is."""
    return tuple(cast("list[object]", value)) if isinstance(value, list) else value


@cache
def dimensions() -> Mapping[str, Dimension]:
    """Return all dimensions by key, in the order that promises have."""
    return {key: _dimension(key, row) for key, row in tables_of("dimensions.toml").items()}


def dimension(key: str) -> Dimension:
    """Return a dimension by its key.

    Raises:
        UnknownDimensionError: if no dimension has that key.
    """
    found = dimensions().get(key)
    if found is None:
        raise UnknownDimensionError(key)
    return found


def _dimension(key: str, row: Mapping[str, object]) -> Dimension:
    return Dimension(
        key,
        cast(
            "tuple[Value, ...]", tuple(map(as_value, cast("list[object]", row.get("choices", []))))
        ),
        tuple(
            (cast("Value", as_value(value)), game)
            for value, game in cast("list[tuple[object, str]]", row.get("foreign", []))
        ),
        fixed=row.get("fixed") is True,
    )


def tables_of(name: str) -> dict[str, dict[str, object]]:
    """Read a data file of this package: tables by name."""
    text = files("sixtysix_gui.rules.sets").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


Penalty = Literal["none", "flat-2", "2-or-3", "flat-3", "by-closer-points"]


@dataclass(frozen=True, kw_only=True)
class Values:
    """One value for every dimension; a field is named like its key, dots as underscores.

    A dimension that a game does not have keeps the default, which is neutral. ``close`` says
    whether the talon can be closed.
    """

    players: int = 0
    teams: bool = False
    play_direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    deck_pack: int = 0
    deck_copies: int = 1
    deck_order: Literal["ten-high", "ten-low"] = "ten-high"
    deck_hand: int = 0
    deal_first: Literal["none", "random", "cut"] = "none"
    deal_batches: tuple[int, ...] = ()
    deal_order: Literal["from-forehand", "partner-left-right-dealer"] = "from-forehand"
    deal_turn_up: Literal["none", "last", "after-batch-1"] = "none"
    deal_next: Literal["none", "winner", "alternate", "left", "right"] = "none"
    deal_after_draw: Literal["none", "same", "alternate"] = "none"
    trump_by: Literal[
        "none",
        "turn-up",
        "forehand-names-or-turns",
        "cut-card",
        "first-lead",
        "latest-marriage",
    ] = "none"
    trump_suits: Literal["none", "any", "held"] = "none"
    opening: tuple[str, ...] = ()
    open_follow: Literal["none"] = "none"
    bid_calls: Literal["none", "one-each"] = "none"
    bid_unit: int = 0
    bid_max: int = 0
    bid_all_pass: Literal["none", "next-dealer"] = "none"
    widow: int = 0
    widow_to: Literal["none", "winner-of-trick-1"] = "none"
    widow_seen: Literal["none", "nobody"] = "none"
    contracts_list: str | tuple[str, ...] = ()
    contracts_values: tuple[str, ...] = ()
    contracts_bidder_leads: tuple[str, ...] = ()
    contracts_partner_out: tuple[str, ...] = ()
    contracts_ace_lowest: bool = False
    double_max: int = 0
    strict_from: Literal["none", "trick-1", "exhausted", "closed-or-exhausted"] = "none"
    strict_follow: bool = False
    strict_head: bool = False
    strict_trump: bool = False
    strict_overtrump: bool = False
    meld_values: Literal["none", "20/40", "20-40-60-80"] = "none"
    meld_who: Literal["none", "leader", "leader-and-partner"] = "none"
    meld_order: Literal["none", "partner-first"] = "none"
    meld_per_lead: int = 1
    meld_first_lead: bool = False
    meld_when_closed: bool = False
    meld_when_exhausted: bool = False
    meld_last_lead: Literal["none", "hand", "talon"] = "none"
    meld_validation: Literal["none", "pending", "forbidden"] = "none"
    meld_lead_card: Literal["none", "either", "king"] = "none"
    meld_card_serves: Literal["none", "once"] = "none"
    exchange_card: Literal["none", "7", "9", "J"] = "none"
    exchange_when: Literal["none", "lead", "any-turn"] = "none"
    exchange_needs_trick: bool = False
    exchange_min_talon: int = 0
    exchange_before_draw: bool = False
    exchange_defender_on_close: bool = False
    close: bool = False
    close_first_lead: bool = False
    close_before_draw: bool = False
    close_min_talon: int = 0
    close_defender_points: Literal["none", "counted", "frozen"] = "none"
    out_mode: Literal["none", "declared", "automatic"] = "none"
    out_window: Literal["none", "lead", "any-turn"] = "none"
    out_who: Literal["none", "leader", "leader-or-partner"] = "none"
    out_target: int = 66
    end_last_trick: Literal["none", "bonus-10", "wins-deal"] = "none"
    end_unclaimed: Literal["none", "higher-total", "sole-66", "last-trick"] = "none"
    end_draw_carry: Literal["none", "plus-1", "plus-1-if-65-65"] = "none"
    end_slam: Literal["none"] | int = "none"
    score_scale: tuple[int, int, int] = (0, 0, 0)
    score_unit: Literal["none", "stakes-from-each", "ticks", "tens"] = "none"
    score_set: Literal["none", "minus-bid"] = "none"
    score_false_claim: Literal["none", "flat-1", "flat-2", "2-or-3", "mirror"] = "none"
    score_close_won: Literal["none", "final", "at-close"] = "none"
    score_close_failed: Penalty = "none"
    score_defender_first: Penalty = "none"
    game_end: Literal["none", "target", "deals-12", "stakes-10", "open", "bidders-out"] = "none"
    game_target: int = 0
    game_count: Literal["none", "up", "down"] = "none"
    game_shutout: Literal["none", "single", "double"] = "none"
    game_retour: int = 0
    look_back: Literal["none", "last-until-next-lead", "own", "last-and-first-of-each-side"] = (
        "none"
    )
