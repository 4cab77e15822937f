"""Moves as short texts for kept results; records have words of their own (rules.md 6.4)."""

from sixtysix_gui.rules.cards import Card, Suit
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

_ACTS: dict[Move, str] = {
    EXCHANGE_TRUMP: "exchange",
    CLOSE_TALON: "close",
    DRAW: "draw",
    GO_OUT: "out",
    PASS: "pass",
}
_MARRIAGE = "marriage "
_BY_TEXT: dict[str, Move] = {text: move for move, text in _ACTS.items()} | {
    _MARRIAGE + suit.letter: MELD[suit] for suit in Suit
}


def move_text(move: Move) -> str:
    """Write a move of a game for two: ``TH``, ``marriage S``, ``close``."""
    if isinstance(move, PlayCard):
        return move.card.code
    if isinstance(move, Meld):
        return _MARRIAGE + move.suit.letter
    return _ACTS[move]


def move_from(text: str) -> Move:
    """Read a move.

    Raises:
        CardCodeError: if it is none.
    """
    return _BY_TEXT.get(text) or PLAY_CARD[Card.parse(text)]
