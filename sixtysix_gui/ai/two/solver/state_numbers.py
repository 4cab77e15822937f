"""A state of the rules engine in the numbers of a position."""

from typing import NamedTuple

from sixtysix_gui.ai.two.solver import codes
from sixtysix_gui.ai.two.solver.masks import CARD, MARRIAGE, bit_of, mask_of
from sixtysix_gui.ai.two.solver.payoffs import standing_of
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import SCHNEIDER_LINE, Close
from sixtysix_gui.rules.seats import Seat

_PHASES = {
    Phase.LEAD: codes.LEAD,
    Phase.FOLLOW: codes.FOLLOW,
    Phase.PRE_DRAW: codes.PRE_DRAW,
    Phase.REPLY: codes.REPLY,
    Phase.FINAL: codes.OVER,
    Phase.SETTLED: codes.OVER,
}
_STATUSES = {
    TalonStatus.OPEN: codes.OPEN,
    TalonStatus.CLOSED: codes.CLOSED,
    TalonStatus.EXHAUSTED: codes.EXHAUSTED,
}
_ACTS: dict[Move, int] = {
    EXCHANGE_TRUMP: codes.EXCHANGE,
    CLOSE_TALON: codes.CLOSE,
    DRAW: codes.DRAW,
    GO_OUT: codes.OUT,
    PASS: codes.PASS,
}
_MOVES: dict[int, Move] = {code: move for move, code in _ACTS.items()}


class StateNumbers(NamedTuple):
    """What a position is loaded with; the fields are those of ``Position``."""

    hands: tuple[int, int]
    standings: tuple[int, int]
    talon: tuple[int, ...]
    phase: int
    to_act: int
    trick: int
    status: int
    led: int
    shown: int
    bound: bool
    context: int


def numbers_of(state: Deal) -> StateNumbers:
    """Write a state down in numbers."""
    return StateNumbers(
        hands=(mask_of(state.hands[Seat.A]), mask_of(state.hands[Seat.B])),
        standings=(standing_of(state.card_points[Seat.A]), standing_of(state.card_points[Seat.B])),
        talon=tuple(place_of(card) for card in state.undealt),
        phase=_PHASES[state.phase],
        to_act=int(state.to_act),
        trick=state.trick_number,
        status=_STATUSES[state.status],
        led=-1 if state.led is None else place_of(state.led),
        shown=0 if state.melded_suit is None else MARRIAGE[state.melded_suit],
        bound=state.bound,
        context=context_of(state.close),
    )


def context_of(close: Close | None) -> int:
    """Return the context of a close (terms.py)."""
    if close is None:
        return 0
    kind = 0
    if close.defender_tricks:
        kind = 1 if close.defender_points < SCHNEIDER_LINE else 2
    return 1 + 3 * close.seat + kind


def place_of(card: Card) -> int:
    """Return the place of a card in a mask."""
    return bit_of(card).bit_length() - 1


def code_of(move: Move) -> int:
    """Return the number of a move."""
    if isinstance(move, PlayCard):
        return place_of(move.card)
    if isinstance(move, Meld):
        return codes.MELD + move.suit
    return _ACTS[move]


def move_of(code: int) -> Move:
    """Return the move of a number."""
    if code < codes.MELD:
        return PLAY_CARD[CARD[1 << code]]
    if code < codes.EXCHANGE:
        return MELD[code - codes.MELD]
    return _MOVES[code]
