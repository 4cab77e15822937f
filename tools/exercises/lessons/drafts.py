"""The deals in which questions are looked for, and how what was found becomes an exercise."""

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.coach.judgements import Reason, ReasonValue
from sixtysix_gui.records import DealRecord, replay
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, CloseTalon, Move
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.training.exercise import (
    Ask,
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Explanation,
    position_from,
)
from tools.exercises.spots import PuzzleSpot

SEED = 66_012
"""All chance follows from it and from the number of the deal."""
_PAIRS = (("club", "club"), ("casual", "club"), ("club", "casual"), ("novice", "club"))
"""Who plays, deal by deal; the weaker make the mistakes that lessons are about."""
SILENT = 5
"""In one deal of so many no one says “Out!”: there 66 is waiting to be said."""


def spots_of(rules: Rules, number: int) -> Iterator[PuzzleSpot]:
    """Yield all moments of the deal of a number in which the seat to act has a choice."""
    names = _PAIRS[number % len(_PAIRS)]
    players: list[Player] = [player_named(name, rule_set()) for name in names]
    if is_silent(number):
        players = [_Silent(player) for player in players]
    fixture = fixture_of(rules, number, SEED)
    deal = play_deal(rules, fixture, players, Budget(seed=SEED))
    record = DealRecord(rules, deal.pack, deal.dealer, deal.moves)
    for step, state in enumerate(replay(record).states):
        if not state.is_over and state.melded_suit is None and not state.bound:
            view = state.view(state.to_act)
            level = names[1 - view.seat]
            yield PuzzleSpot(record, number, step, state, view, level)


def is_silent(number: int) -> bool:
    """Return whether nobody says “Out!” in the deal of a number."""
    return number % SILENT == 0


class _Silent:
    """Plays as another, but never goes out or closes: he who reaches 66 does not notice it."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose as the other player does, or what is possible beside that."""
        found = self._player.choose(view, budget, should_stop)
        if found.move != GO_OUT and not isinstance(found.move, CloseTalon):
            return found
        quiet = [move for move in view.legal_moves if move != GO_OUT]
        others = [move for move in quiet if not isinstance(move, CloseTalon)]
        return Decision((others or quiet)[0])


Values = tuple[tuple[str, ReasonValue], ...]
JUDGES = "coach expert 1"
"""The players of different kinds who agreed, and the version of how they are asked."""


@dataclass(frozen=True)
class Draft:
    """What is asked, what is right and why; ``cases`` as in an exercise."""

    task: str
    ask: Ask
    reason: Reason | Explanation | None
    values: Values = ()
    cases: int = 0


def certain(task: str, ask: Ask, name: str, values: Values = (), named: Values = ()) -> Draft:
    """Return a question that counting answers; ``values`` are told by the explanation ``name``.

    ``named`` is what the task itself names.
    """
    return Draft(task, ask, Explanation(name, values), named)


def only_move(move: Move) -> ByMove:
    """Return the answer that one move alone is right."""
    return ByMove((move,))


def exercise_from(
    draft: Draft, spot: PuzzleSpot, exercise_id: str, difficulty: int
) -> Exercise | None:
    """Return the exercise of a draft; None where hidden cards cannot be dealt again."""
    record = _dealt_again(spot)
    if record is None:
        return None
    is_judged = isinstance(draft.ask, ByMove) and bool(draft.ask.worths)
    return Exercise(
        id=exercise_id,
        source=ExerciseSource.LESSON,
        kind=_kind_of(draft.ask),
        record=record,
        seat=spot.view.seat,
        task=draft.task,
        ask=draft.ask,
        reason=draft.reason,
        cases=draft.cases,
        difficulty=difficulty,
        judges=JUDGES if is_judged else "",
        opponent=spot.level,
        values=draft.values,
    )


def _kind_of(ask: Ask) -> ExerciseKind:
    if isinstance(ask, ByCards):
        return ExerciseKind.PICK
    if isinstance(ask, ByNumber):
        return ExerciseKind.NUMBER
    if isinstance(ask, ByChoice):
        return ExerciseKind.CHOICE
    return ExerciseKind.CLOSE if ask.only_close else ExerciseKind.MOVE


def _dealt_again(spot: PuzzleSpot) -> DealRecord | None:
    """Return the position with all cards dealt again that the seat does not know.

    None where no other way was found; nothing is hidden once the talon is used up.
    """
    seat, name = spot.view.seat, f"{spot.number} {spot.step} dealt again"
    position = position_from(spot.record, spot.step, seat, name)
    hides = spot.view.status is not TalonStatus.EXHAUSTED
    return None if hides and position.pack == spot.record.pack else position
