"""Which acts and calls there are in a game at all, so that its menu names no others."""

from enum import Enum, auto

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.intents.acts import Act

_BIDS = "bid.max"
"""The dimension of a game in which one bids."""


class Call(Enum):
    """What is said before the play in games of three and four."""

    BID = auto()
    TRUMP = auto()
    CONTRACT = auto()
    DOUBLE = auto()
    TURN = auto()


def acts_of(rules: Rules | None) -> frozenset[Act]:
    """Return the acts that may become possible in a game; none without a game."""
    if rules is None:
        return frozenset()
    return _acts_for_two(rules) if rules.close else _acts_of_several(rules)


def calls_of(rules: Rules | None) -> frozenset[Call]:
    """Return the calls that may become possible in a game; none in a game for two."""
    if rules is None:
        return frozenset()
    possible = {
        Call.BID: rules.has(_BIDS),
        Call.TRUMP: rules.names_trump,
        Call.TURN: rules.names_trump,
        Call.CONTRACT: bool(rules.contracts),
        Call.DOUBLE: bool(rules.contracts) and rules.double_max > 0,
    }
    return frozenset(call for call, is_one in possible.items() if is_one)


def _acts_for_two(rules: Rules) -> frozenset[Act]:
    exchanges = rules.exchanges
    before_draw = rules.exchange_before_draw and rules.exchange_when == "any-turn"
    possible = {
        Act.EXCHANGE: exchanges,
        Act.OUT: not rules.counts_by_itself,
        Act.DRAW: rules.close_before_draw or (exchanges and before_draw),
        Act.PASS: not rules.counts_by_itself or (exchanges and rules.exchange_defender_on_close),
    }
    always = (Act.MELD, Act.SHOW_MARRIAGE, Act.CLOSE)
    return frozenset((*always, *(act for act, is_one in possible.items() if is_one)))


def _acts_of_several(rules: Rules) -> frozenset[Act]:
    calls = rules.has(_BIDS) or bool(rules.contracts)
    possible = {
        Act.EXCHANGE: rules.exchanges,
        Act.OUT: rules.has_claims,
        Act.PASS: calls or rules.asks_partner or rules.has_claims,
    }
    always = (Act.MELD, Act.SHOW_MARRIAGE)
    return frozenset((*always, *(act for act, is_one in possible.items() if is_one)))
