"""Exercises made by hand for tests, and a small sitting over some of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import cache
from pathlib import Path

from typing_extensions import override

from sixtysix_gui.coach.judgements import MoveWorth, Reason
from sixtysix_gui.records import DealRecord, replay
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, Move, PlayCard
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import (
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Reply,
)
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.puzzles import puzzles_of
from sixtysix_gui.training.sittings import Bead, MarkedAnswer, Sitting, SittingTheme, ToAsk

RULES = rule_set("german-66")
SEAT = Seat.B


@cache
def position(name: str) -> DealRecord:
    """Return a record that ends where seat B may close, or leads with the talon used up."""
    wanted: dict[str, Callable[[View], bool]] = {
        "close": lambda view: CLOSE_TALON in view.legal_moves and _leads(view) and _won(view) == 3,
        "last": lambda view: not view.talon_size and _leads(view) and _won(view) == 6,
    }
    for seed in range(1000):
        record = _played(seed, wanted[name])
        if record is not None:
            return record
    raise AssertionError(name)


def _leads(view: View) -> bool:
    return view.led is None and any(isinstance(move, PlayCard) for move in view.legal_moves)


def _won(view: View) -> int:
    return len(view.won)


def _played(seed: int, wanted: Callable[[View], bool]) -> DealRecord | None:
    chance = random.Random(seed)
    pack = list(RULES.pack)
    chance.shuffle(pack)
    record = DealRecord(RULES, tuple(pack), Seat.A, (), ())
    deal: Deal = replay(record).state
    while deal.outcome is None:
        view = deal.view(SEAT, (0, 0), 0)
        if view.my_turn and wanted(view) and len(view.legal_moves) > 2:
            return record
        moves = [move for move in deal.legal_moves() if move not in (CLOSE_TALON, GO_OUT)]
        if not moves:
            return None
        record = replace(record, moves=(*record.moves, chance.choice(moves)))
        deal = replay(record).state
    return None


def move_exercise(number: int = 17, *, closing_wins: bool = True) -> Exercise:
    """Return a puzzle that asks whether to close."""
    record = position("close")
    view = replay(record).state.view(SEAT, (0, 0), 0)
    leads = [move for move in view.legal_moves if isinstance(move, PlayCard)]
    order: list[Move] = [CLOSE_TALON, *leads] if closing_wins else [leads[0], CLOSE_TALON]
    worths = tuple(
        MoveWorth(move, 1.0 - 1.2 * place, 0.1, 64 if place == 0 else 10, 100, 0.0)
        for place, move in enumerate(order[:2])
    )
    right = (CLOSE_TALON,) if closing_wins else tuple(leads)
    return Exercise(
        id=puzzles_of(RULES.name, ExerciseKind.CLOSE)[number - 1],
        source=ExerciseSource.PUZZLE,
        kind=ExerciseKind.CLOSE,
        record=record,
        seat=SEAT,
        task="close-or-not",
        ask=ByMove(right, worths, only_close=True),
        reason=Reason(3),
        cases=100,
    )


def best_move_exercise() -> Exercise:
    """Return a mistake of one's own that asks for the best of two leads that are compared."""
    close = move_exercise(closing_wins=False)
    assert isinstance(close.ask, ByMove)
    first, second = [move for move in close.view.legal_moves if isinstance(move, PlayCard)][:2]
    worths = (
        MoveWorth(first, 0.8, 0.1, 70, 100, 0.0),
        MoveWorth(second, 0.1, 0.1, 50, 100, 0.0),
    )
    return replace(
        close,
        id="own-1",
        source=ExerciseSource.OWN,
        kind=ExerciseKind.MOVE,
        task="move",
        ask=ByMove((first,), worths),
        reason=None,
    )


def hold_exercise() -> Exercise:
    """Return a puzzle that asks for the other hand."""
    record = position("last")
    state = replay(record).state
    hand = state.hands[opposite(SEAT)]
    offered = tuple(card for card in RULES.pack if card not in state.hands[SEAT])
    return Exercise(
        id=puzzles_of(RULES.name, ExerciseKind.HOLD)[56],
        source=ExerciseSource.PUZZLE,
        kind=ExerciseKind.HOLD,
        record=record,
        seat=SEAT,
        task="hold",
        ask=ByCards(frozenset(hand), offered),
    )


def number_exercise() -> Exercise:
    """Return a question of a lesson that asks for the own card points."""
    record = position("close")
    points = replay(record).state.view(SEAT, (0, 0), 0).card_points[SEAT].total
    return Exercise(
        id="lesson-01-german-66-1a",
        source=ExerciseSource.LESSON,
        kind=ExerciseKind.NUMBER,
        record=record,
        seat=SEAT,
        task="count-mine",
        ask=ByNumber(points),
    )


def pick_exercise() -> Exercise:
    """Return a question of a lesson that asks to pick two cards."""
    record = position("close")
    hand = replay(record).state.hands[opposite(SEAT)]
    return replace(
        number_exercise(),
        kind=ExerciseKind.PICK,
        task="which-marriage",
        ask=ByCards(frozenset(hand[:2]), hand),
    )


def choice_exercise() -> Exercise:
    """Return a question of a lesson that is answered by yes or no."""
    return replace(
        number_exercise(),
        id="lesson-07-german-66-4a",
        kind=ExerciseKind.CHOICE,
        task="reaches-66",
        values=(("card", number_exercise().view.hand[0]),),
        ask=ByChoice(1, ("yes", "no")),
    )


class SmallSitting(Sitting):
    """Asks made-up exercises; what is kept of them is gone with it."""

    def __init__(
        self,
        exercises: Sequence[Exercise],
        theme: SittingTheme = SittingTheme.FIVE,
        lesson: int = 0,
    ) -> None:
        """Begin with the first."""
        self._made_up = exercises
        self.counted: list[bool] = []
        practice = Practice(Path("nowhere"), datetime(2026, 11, 22), only_reads=True)
        to_ask = [ToAsk(place, each.source, each.id) for place, each in enumerate(exercises)]
        beads = [Bead.WAITING] * len(exercises)
        super().__init__(practice, theme, lambda: date(2026, 11, 22), to_ask, beads)
        self.lesson = lesson

    @property
    @override
    def rating(self) -> int | None:
        """The rating, where puzzles are asked."""
        return 1480 if self.theme is SittingTheme.PUZZLES else None

    @override
    def _found(self, to_ask: ToAsk) -> Exercise | None:
        return self._made_up[to_ask.bead]

    @override
    def _take(self, reply: Reply | None, *, counts: bool) -> MarkedAnswer:
        self.counted += [counts] if self.outcome is None else []
        return super()._take(reply, counts=counts)
