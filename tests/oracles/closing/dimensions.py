"""The dimensions in which the games for two differ: keys and values (rules.md 1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sixtysix_gui.rules.errors import ForeignValueError, UnknownDimensionError, ValueRefusedError
from sixtysix_gui.sentences import either, to_translate
from tests.oracles.face import Value


@dataclass(frozen=True)
class Dimension:
    """One dimension of the rules.

    ``choices`` lists the values of the game for two; ``foreign`` gives, for values that exist
    elsewhere, the game they belong to.
    """

    key: str
    choices: tuple[Value, ...]
    foreign: Mapping[Value, str] = field(default_factory=dict[Value, str])

    @property
    def attribute(self) -> str:
        """The name of the matching field of ``RuleSet``: ``deck.pack`` is ``deck_pack``."""
        return self.key.replace(".", "_")

    def read(self, value: object) -> Value:
        """Give the value as the rule set keeps it.

        Raises:
            ForeignValueError: if it belongs to a game for three or four.
            ValueRefusedError: if the dimension does not take it at all.
        """
        plain = _as_value(value)
        for choice in self.choices:
            if type(choice) is type(plain) and choice == plain:
                return choice
        for stranger, game in self.foreign.items():
            if type(stranger) is type(plain) and stranger == plain:
                raise ForeignValueError(self.key, plain, game)
        raise ValueRefusedError(self.key, value, self._allowed())

    def _allowed(self) -> str:
        return either(_spelled(choice) for choice in self.choices)


def _as_value(value: object) -> object:
    if isinstance(value, list | tuple):
        return tuple(value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return value


def _spelled(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(str(number) for number in value) + "]"
    return str(value)


_YES_OR_NO: tuple[Value, ...] = (True, False)
_PENALTIES: tuple[Value, ...] = ("flat-2", "2-or-3", "flat-3", "by-closer-points")
_BATCHES: tuple[Value, ...] = (
    (3, 3),
    (2, 2, 2),
    (1, 1, 1, 1, 1, 1),
    (3, 2),
    (2, 3),
    (2, 2, 1),
    (1, 1, 1, 1, 1),
)

DIMENSIONS: tuple[Dimension, ...] = (
    Dimension(
        "deck.pack",
        (20, 24),
        {
            32: to_translate("ForeignGames", "games for more players"),
            48: to_translate("ForeignGames", "Gaigel"),
        },
    ),
    Dimension(
        "deck.hand",
        (5, 6),
        {
            7: to_translate("ForeignGames", "cutthroat Sixty-Six"),
            8: to_translate("ForeignGames", "Sixty-Six for three"),
        },
    ),
    Dimension(
        "deal.batches",
        _BATCHES,
        {
            (3, 2, 3): to_translate("ForeignGames", "Sixty-Six for three"),
            (3, 4): to_translate("ForeignGames", "cutthroat Sixty-Six"),
        },
    ),
    Dimension("deal.turn_up", ("last", "after-batch-1")),
    Dimension("deal.next", ("winner", "alternate")),
    Dimension("deal.after_draw", ("same", "alternate")),
    Dimension("strict.follow", _YES_OR_NO),
    Dimension("strict.head", _YES_OR_NO),
    Dimension("strict.trump", _YES_OR_NO),
    Dimension("meld.first_lead", _YES_OR_NO),
    Dimension("meld.when_closed", _YES_OR_NO),
    Dimension("meld.when_exhausted", _YES_OR_NO),
    Dimension("meld.last_lead", ("hand", "talon")),
    Dimension("meld.validation", ("pending", "forbidden")),
    Dimension("meld.lead_card", ("either", "king")),
    Dimension("exchange.card", ("9", "J", "none"), {"7": to_translate("ForeignGames", "Gaigel")}),
    Dimension("exchange.when", ("lead", "any-turn")),
    Dimension("exchange.needs_trick", _YES_OR_NO),
    Dimension("exchange.min_talon", (2, 4)),
    Dimension("exchange.before_draw", _YES_OR_NO),
    Dimension("exchange.defender_on_close", _YES_OR_NO),
    Dimension("close.first_lead", _YES_OR_NO),
    Dimension("close.before_draw", _YES_OR_NO),
    Dimension("close.min_talon", (2, 4)),
    Dimension("close.defender_points", ("counted", "frozen")),
    Dimension("out.mode", ("declared", "automatic")),
    Dimension("out.window", ("lead", "any-turn")),
    Dimension("end.last_trick", ("bonus-10", "wins-deal", "none")),
    Dimension("end.unclaimed", ("higher-total", "sole-66", "last-trick")),
    Dimension("end.draw_carry", ("none", "plus-1", "plus-1-if-65-65")),
    Dimension("score.scale", ((1, 2, 3), (1, 2, 2))),
    Dimension("score.false_claim", ("flat-2", "2-or-3", "mirror")),
    Dimension("score.close_won", ("final", "at-close")),
    Dimension("score.close_failed", _PENALTIES),
    Dimension("score.defender_first", _PENALTIES),
    Dimension(
        "game.target",
        (7, 9, 11),
        {
            10: "North American Sixty-Six",
            15: "North American and cutthroat Sixty-Six",
            24: "Bauernschnapsen",
        },
    ),
    Dimension("game.count", ("up", "down")),
    Dimension("game.shutout", ("single", "double")),
    Dimension("look_back", ("last-until-next-lead", "none", "own")),
)
"""The dimensions that a rule set for two players chooses, in the order that promises have.

That of docs/fair-deals.md, which nobody may change: it is part of every promise ever given."""

CONSTANTS: tuple[Dimension, ...] = (
    Dimension("deal.first", ("random", "cut")),
    Dimension(
        "trump.by",
        ("turn-up",),
        {
            "forehand-names-or-turns": to_translate("ForeignGames", "Sixty-Six for three"),
            "cut-card": "partnership Sixty-Six for four",
            "first-lead": "North American Sixty-Six",
            "latest-marriage": "Idiots' Sixty-Six",
        },
    ),
    Dimension("open.follow", ("none",)),
    Dimension(
        "strict.from",
        ("closed-or-exhausted",),
        {"trick-1": "the games for three and four players"},
    ),
    Dimension("strict.overtrump", (False,), {True: "the games for three and four"}),
    Dimension("meld.values", ("20/40",), {"20-40-60-80": "Idiots' Sixty-Six"}),
    Dimension("meld.who", ("leader",), {"leader-and-partner": "partnership Sixty-Six for four"}),
    Dimension("meld.per_lead", (1,)),
)
"""The dimensions of rules.md 1.3 that no rule set for two players chooses (rules.md 2.2).

The first value holds in all of them; who deals first has no effect on play (rules.md 1.3)."""

_BY_KEY = {dimension.key: dimension for dimension in DIMENSIONS + CONSTANTS}


def dimension(key: str) -> Dimension:
    """Find a dimension by its key.

    Raises:
        UnknownDimensionError: if no dimension has that key.
    """
    found = _BY_KEY.get(key)
    if found is None:
        raise UnknownDimensionError(key)
    return found
