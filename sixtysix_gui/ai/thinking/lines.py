"""The lines of a turn: every sensible series of acts up to the card that ends it."""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    CloseTalon,
    ExchangeTrump,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.facts import Phase
from sixtysix_gui.rules.two_handed.scoring import TARGET

Line = tuple[Move, ...]
"""Moves of one player in one turn; a reply of the other to a close is not among them."""


def turn_lines(state: DealState) -> tuple[Line, ...]:
    """List the lines of the seat to act, at least one for every legal move but a false claim.

    A close is followed to the lead, a marriage to the lead or the close, an exchange that binds
    to the close; any other act stands alone. Only what the seat knows matters.
    """
    return tuple(
        line
        for move in state.legal_moves()
        if move != GO_OUT or state.total(state.to_act) >= TARGET
        for line in _extended(state, (move,), state.to_act)
    )


def after_line(state: DealState, line: Line) -> DealState:
    """Give the deal after a line; the other player exchanges in reply to a close if he can."""
    seat = state.to_act
    for move in line:
        state = after_reply(state.apply(move)[0], seat)
    return state


def after_reply(state: DealState, seat: Seat) -> DealState:
    """Give the deal after the other player's reply, where he is asked for one."""
    if state.phase is not Phase.REPLY or state.to_act is seat:
        return state
    legal = state.legal_moves()
    return state.apply(EXCHANGE_TRUMP if EXCHANGE_TRUMP in legal else PASS)[0]


def _extended(state: DealState, line: Line, seat: Seat) -> Iterator[Line]:
    after = after_reply(state.apply(line[-1])[0], seat)
    moves = _continuations(after, line[-1])
    if not moves:
        yield line
    for move in moves:
        yield from _extended(after, (*line, move), seat)


def _continuations(state: DealState, last: Move) -> list[Move]:
    """List what may follow an act in the same turn; nothing after other moves."""
    follows = isinstance(last, Meld | CloseTalon) or (
        isinstance(last, ExchangeTrump) and state.bound
    )
    if not follows or state.phase not in (Phase.LEAD, Phase.PRE_DRAW):
        return []
    legal = state.legal_moves()
    if GO_OUT in legal and state.total(state.to_act) >= TARGET:
        return [GO_OUT]
    marriages: list[Move] = [move for move in legal if isinstance(move, Meld)]
    if state.phase is Phase.PRE_DRAW:
        return [*marriages, CLOSE_TALON]
    closes: list[Move] = [CLOSE_TALON] if CLOSE_TALON in legal else []
    return marriages + closes + [move for move in legal if isinstance(move, PlayCard)]
