"""Find the win: every card is known, one lead saves a result, and all others cost a game point."""

from collections.abc import Iterator, Mapping

from sixtysix_gui.coach.judgements import MoveWorth
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.worlds import KnownWorld, sensible
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import ByMove, Exercise, ExerciseKind, ExerciseSource
from tools.exercises.finding.difficulty import EASY, LOWER, STRONGEST, misses
from tools.exercises.rules_of_thumb import GREED, choice_by
from tools.exercises.spots import SELDOM_CLOSING, PuzzleSpot, dealt_again, leads, never, played

PLAYERS = ("casual", "club", "expert")
"""Who plays the deals, in turn, and hardly ever closes: else few talons were used up."""
LEAST_CARDS = 3
_TASKS = {1: "win-deal", 2: "win-deal", 3: "win-deal", -1: "save-schneider", -2: "save-schwarz"}
"""The task by what the right move brings in game points."""


def candidates(rules_name: str, number: int) -> Iterator[Exercise]:
    """Yield at most one puzzle from the deal of a number, its id still empty."""
    level = PLAYERS[number % len(PLAYERS)]
    record = played(rule_set(rules_name), ExerciseKind.WIN, number, SELDOM_CLOSING.format(level))
    for spot in leads(record, number, level):
        view = spot.view
        if view.status is TalonStatus.EXHAUSTED and len(view.hand) >= LEAST_CARDS:
            found = _asked(spot)
            if found is not None:
                yield found
                return


def worths_of(view: View) -> Mapping[Move, int]:
    """Return what every sensible move brings in perfect play, in game points."""
    world = KnownWorld(view, never)
    return {move: world.results(move)[0] for move in sensible(view)}


def only_right(worths: Mapping[Move, int]) -> Move | None:
    """Return the one move that does what the task asks; None where there is none, or no task.

    To win is asked where nothing else wins, to save Schneider or Schwarz where nothing else does.
    """
    most = max(worths.values())
    best = [move for move, worth in worths.items() if worth == most]
    others = max((worth for worth in worths.values() if worth < most), default=most)
    is_asked = others <= 0 if most > 0 else most in _TASKS
    return best[0] if len(best) == 1 and others < most and is_asked else None


def _asked(spot: PuzzleSpot) -> Exercise | None:
    view, seed = spot.view, spot.seed
    worths = worths_of(view)
    right = only_right(worths)
    if right is None:
        return None
    record = dealt_again(spot)
    if record is None:
        return None
    missed = misses(LOWER, view, lambda move: move == right, seed)
    if not missed or (missed > EASY and choice_by(GREED, spot.state) == right):
        return None
    missed += misses((STRONGEST,), view, lambda move: move == right, seed)
    ranked = sorted(worths, key=lambda move: (move != right, -worths[move]))
    found = judge(view, ranked[1], never)
    return Exercise(
        id="",
        source=ExerciseSource.PUZZLE,
        kind=ExerciseKind.WIN,
        record=record,
        seat=view.seat,
        task=_TASKS[worths[right]],
        ask=ByMove((right,), tuple(_worth(move, worths[move]) for move in ranked)),
        reason=found.reason,
        difficulty=missed,
        opponent=spot.level,
    )


def _worth(move: Move, points: int) -> MoveWorth:
    return MoveWorth(move, float(points), 0.0, int(points > 0), 1, 0.0)
