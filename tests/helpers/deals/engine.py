"""The real engine behind the face of the naive one: tokens in, tokens out, seats as letters."""

import sys
from typing import Any, TypeVar

from sixtysix_gui.rules.cards import ALL_CARDS, Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import (
    BID,
    CLOSE_TALON,
    DOUBLE,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    CallContract,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.naive.scoring import Outcome

_ACTS: dict[str, Move] = {
    "x": EXCHANGE_TRUMP,
    "#": CLOSE_TALON,
    "d": DRAW,
    "-": PASS,
    "out": GO_OUT,
}
_CONTRACTS = ("schnapser", "gang", "bettler", "simple", "no contract of any game")
EVERY_MOVE: tuple[Move, ...] = (
    *(PLAY_CARD[card] for card in ALL_CARDS),
    *(*MELD, EXCHANGE_TRUMP, CLOSE_TALON, DRAW, GO_OUT, PASS),
    *(*NAME_TRUMP, TURN_TRUMP, *BID, *OPEN.values(), *map(CallContract, _CONTRACTS), DOUBLE),
)
"""Every move of every game, and contracts of none."""
_ACT_TOKENS = {type(move): token for token, move in _ACTS.items()}
_SUIT_LETTERS = "CSHD"
_Base = TypeVar("_Base")


def kinds_of(base: type[_Base]) -> list[type[_Base]]:
    """List the kinds of a base, all of which stand in its own module.

    ``__subclasses__`` would name some twice: a class with slots replaces one without.
    """
    names = vars(sys.modules[base.__module__]).values()
    found = [kind for kind in names if isinstance(kind, type) and issubclass(kind, base)]
    return [kind for kind in found if kind is not base]


def engine_rules(variant: str, overrides: dict[str, Any] | None = None) -> Rules:
    """The engine's rule set, with some dimensions replaced."""
    return rule_set(variant).with_overrides(overrides or {})


def cards(text: str) -> tuple[Card, ...]:
    """Cards from codes separated by spaces."""
    return tuple(Card.parse(code) for code in text.split())


def move_of(token: str) -> Move:
    """The engine's move for a token of the naive engine."""
    if token in _ACTS:
        return _ACTS[token]
    if token[0] in "24":
        return MELD[_SUIT_LETTERS.index(token[2])]
    return PLAY_CARD[Card.parse(token)]


def token_of(move: Move, trump: Suit) -> str:
    """The naive engine's token for a move."""
    if isinstance(move, PlayCard):
        return move.card.code
    if isinstance(move, Meld):
        value = "40" if move.suit is trump else "20"
        return value + _SUIT_LETTERS[move.suit]
    return _ACT_TOKENS[type(move)]


def start(rules: Rules, pack: str, dealer: str = "A") -> Deal:
    """Deal a pack written as codes separated by spaces."""
    return Deal.start(rules, cards(pack), Seat[dealer])


class EngineDeal:
    """A deal of the real engine that is played by tokens."""

    def __init__(self, rules: Rules, pack: list[str], dealer: str) -> None:
        """Deal a pack of card codes."""
        self.state = start(rules, " ".join(pack), dealer)
        self.events: list[Event] = []

    def legal(self) -> list[str]:
        """Every legal token, sorted."""
        return sorted(token_of(move, self.state.trump_suit) for move in self.state.legal_moves())

    def do(self, token: str) -> None:
        """Apply a token; raises IllegalMoveError."""
        self.state, happened = self.state.apply(move_of(token))
        self.events += happened

    @property
    def to_act(self) -> str | None:
        """Who moves next; no one once the deal is settled."""
        return None if self.state.is_over else self.state.to_act.name

    def total(self, seat: str) -> int:
        """Card points that count now."""
        return self.state.total(Seat[seat])

    def hand(self, seat: str) -> list[str]:
        return [card.code for card in self.state.hands[Seat[seat]]]

    def result(self) -> Outcome:
        """The settlement in the words of the naive engine."""
        outcome = self.state.outcome
        if outcome is None:
            raise ValueError("the deal is not over")
        return {
            "winner": None if outcome.winner is None else outcome.winner.name,
            "points": outcome.game_points,
            "termination": outcome.termination.value,
            "totals": {seat.name: outcome.totals[seat] for seat in BOTH},
            "tricks": {seat.name: outcome.tricks[seat] for seat in BOTH},
        }
