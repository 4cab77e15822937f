"""Exercises made by hand for tests, and a small sitting over some of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

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
    Kind,
    Mark,
    Reply,
    Source,
)
from sixtysix_gui.training.puzzles import puzzles_of
from sixtysix_gui.training.sitting import Bead, Outcome, Theme

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
        id=puzzles_of(RULES.name, Kind.CLOSE)[number - 1],
        source=Source.PUZZLE,
        kind=Kind.CLOSE,
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
        source=Source.OWN,
        kind=Kind.MOVE,
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
        id=puzzles_of(RULES.name, Kind.HOLD)[56],
        source=Source.PUZZLE,
        kind=Kind.HOLD,
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
        source=Source.LESSON,
        kind=Kind.NUMBER,
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
        kind=Kind.PICK,
        task="which-marriage",
        ask=ByCards(frozenset(hand[:2]), hand),
    )


def choice_exercise() -> Exercise:
    """Return a question of a lesson that is answered by yes or no."""
    return replace(
        number_exercise(),
        id="lesson-07-german-66-4a",
        kind=Kind.CHOICE,
        task="reaches-66",
        values=(("card", number_exercise().view.hand[0]),),
        ask=ByChoice(1, ("yes", "no")),
    )


class SmallSitting:
    """Asks some exercises once each, and those that are skipped again at the end."""

    def __init__(
        self, exercises: Sequence[Exercise], theme: Theme = Theme.FIVE, lesson: int = 0
    ) -> None:
        """Begin with the first."""
        self.theme, self.lesson = theme, lesson
        self._left = list(exercises)
        self._count = len(exercises)
        self._marks: list[Mark] = []
        self.outcome: Outcome | None = None
        self.counted: list[bool] = []

    @property
    def exercise(self) -> Exercise | None:
        """The one that is asked, or was answered last."""
        return self._left[0] if self._left else None

    @property
    def beads(self) -> tuple[Bead, ...]:
        """How all of them stand."""
        done = [Bead.RIGHT if mark.is_right else Bead.MISSED for mark in self._marks]
        asked = [Bead.ASKED] if self._left and self.outcome is None else []
        waiting = self._count - len(done) - len(asked)
        return (*done, *asked, *([Bead.WAITING] * waiting))

    @property
    def rating(self) -> int | None:
        """The rating, where puzzles are asked."""
        return 1480 if self.theme is Theme.PUZZLES else None

    def answer(self, reply: Reply, *, counts: bool = True) -> Outcome:
        """Take an answer."""
        self.counted.append(counts)
        exercise = self._left[0]
        return self._done(Outcome(exercise, reply, exercise.mark(reply)))

    def show(self, *, counts: bool = True) -> Outcome:
        """Show the answer."""
        self.counted.append(counts)
        return self._done(Outcome(self._left[0], None, Mark.WRONG))

    def skip(self) -> None:
        """Ask the next one; this one comes back."""
        self._left.append(self._left.pop(0))

    def go_on(self) -> None:
        """Ask the next one."""
        self._left.pop(0)
        self.outcome = None

    def _done(self, outcome: Outcome) -> Outcome:
        self._marks.append(outcome.mark)
        self.outcome = outcome
        return outcome
