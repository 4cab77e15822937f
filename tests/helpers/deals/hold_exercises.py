"""Exercises that ask for the other hand, from random deals whose talon is used up."""

import random

from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, Meld, Move
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import ByCards, Exercise, ExerciseKind, ExerciseSource


def hold_exercise(name: str = "german-66", seed: int = 3) -> Exercise:
    """Return the question which cards the other holds, after the last draw of a random deal.

    Who acts exchanges and announces marriages as soon as that is possible.
    """
    rules = rule_set(name)
    source = random.Random(seed)
    while True:
        pack = list(rules.pack)
        source.shuffle(pack)
        record = DealRecord(rules, tuple(pack), Seat.B, ())
        state, moves = record.start(), list[Move]()
        while not state.is_over and not _is_there(state):
            move = _eager(state, source)
            state, _ = state.apply(move)
            moves.append(move)
        if not state.is_over:
            break
    me = Seat.A
    theirs = frozenset(state.hands[opposite(me)])
    offered = tuple(card for card in rules.pack if card not in state.hands[me])
    return Exercise(
        id=f"hold-{name}-001",
        source=ExerciseSource.PUZZLE,
        kind=ExerciseKind.HOLD,
        record=DealRecord(rules, tuple(pack), Seat.B, tuple(moves), (("Seat", me.name),)),
        seat=me,
        task="hold",
        ask=ByCards(theirs, offered),
    )


def _is_there(state: Deal) -> bool:
    return state.status is TalonStatus.EXHAUSTED and state.to_act is Seat.A and not state.table


def _eager(state: Deal, source: random.Random) -> Move:
    moves = [move for move in state.legal_moves() if move not in (CLOSE_TALON, GO_OUT)]
    acts = [move for move in moves if move == EXCHANGE_TRUMP or isinstance(move, Meld)]
    return acts[0] if acts else source.choice(moves or state.legal_moves())
