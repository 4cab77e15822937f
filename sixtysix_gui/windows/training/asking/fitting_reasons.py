"""Which of a reason holds for an answer: what was found out about one move is not said of another.

The reason of an exercise compares its best move with one that is worse, which need not be the
answer.
"""

from __future__ import annotations

from dataclasses import replace

from sixtysix_gui.coach.judgements import LineKind, LinePart, Reason
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import CloseTalon, Move, PlayCard
from sixtysix_gui.training.exercise import ByMove, Exercise

_OF_CLOSING = (1, 2, 3, 4, 5, 6, 8)
"""Reasons that speak of closing, and name no other move."""
_EXCHANGE_FIRST = 43
"""The reason whose card in the hand is that of the best move, the exchange."""
_BEST_LINE = (LineKind.WON, LineKind.LOST)
"""Parts of a line that tells the best move alone."""


def fitting_reason(exercise: Exercise, reason: Reason, reply: Move) -> Reason | None:
    """Return a reason, or what of it holds for a move that was not the best one; None if nothing.

    Where only closing was asked about, any lead is the same answer.
    """
    ask, values = exercise.ask, dict(reason.values)
    if not isinstance(ask, ByMove) or ask.only_close:
        return reason
    best, line = ask.right[0], values.get("line")
    if "played" in values:
        return reason if values["played"] == reply else None
    if reason.number in _OF_CLOSING:
        closes = isinstance(best, CloseTalon) or isinstance(reply, CloseTalon)
        return reason if closes else None
    if isinstance(line, tuple) and not isinstance(line, Card):
        kept = _fitting_parts(line, {_card_of(best), _card_of(reply)}, exercise.view.hand)
        return replace(reason, values=(("line", kept),)) if kept else None
    return reason if _fits(exercise, reason, best, reply) else None


def _fits(exercise: Exercise, reason: Reason, best: Move, reply: Move) -> bool:
    """Return whether no other own card is spoken of than those that are compared."""
    own = [value for _, value in reason.values if value in exercise.view.hand]
    is_one = any(card in (_card_of(best), _card_of(reply)) for card in own)
    return not own or is_one or reason.number == _EXCHANGE_FIRST


def _fitting_parts(
    line: tuple[LinePart, ...], compared: set[Card | None], hand: tuple[Card, ...]
) -> tuple[LinePart, ...]:
    if any(part.kind in _BEST_LINE for part in line):
        return line
    return tuple(part for part in line if part.card in compared or part.card not in hand)


def _card_of(move: Move) -> Card | None:
    return move.card if isinstance(move, PlayCard) else None
