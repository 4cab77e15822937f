"""The game a record belongs to: its score and carry before the deal (rules.md 3.7, 6.3)."""

from __future__ import annotations

from sixtysix_gui.records.record import DealRecord, TagRefusedError
from sixtysix_gui.records.replay import replay
from sixtysix_gui.records.result import pair, read_number, read_pair
from sixtysix_gui.rules.two_handed.game import GameState, game_at


def game_before(record: DealRecord) -> GameState:
    """Give the game before a deal; without the tag Score it stands at the beginning.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
    """
    carry = read_number(record.tag("Carry") or "0")
    if carry is None:
        raise TagRefusedError("The tag Carry takes a number.")
    written = record.tag("Score")
    if written is None:
        return GameState(record.rules, record.dealer, carry=carry)
    score = read_pair(written)
    if score is None:
        raise TagRefusedError("The tag Score takes two numbers, as in 3-5.")
    return game_at(record.rules, record.dealer, score, carry)


def game_after(record: DealRecord) -> GameState:
    """Give the game after a deal; an unfinished one leaves it as it was.

    Raises:
        TagRefusedError: if Score or Carry is malformed.
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    before = game_before(record)
    outcome = replay(record).state.outcome
    return before if outcome is None else before.after(outcome)


def game_tags(game: GameState) -> tuple[tuple[str, str], ...]:
    """Give the tags Score and, where extra points wait, Carry for the next deal of a game."""
    score = ("Score", pair(game.shown_score))
    return (score, ("Carry", str(game.carry))) if game.carry else (score,)
