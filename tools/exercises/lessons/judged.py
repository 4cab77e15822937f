"""Which moves are best where counting does not say: two players of different kinds have to agree.

The coach's player plays every sensible move on in the same cases; then the coach judges the best of
the clearly worse moves as he would in a review, with his appeal: there the referee plays on, or a
solver with open cards. Where the seat knows every card, a solver alone says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.findings import Limits, estimate, in_cases, listed_loss_of, loss_of, mean
from sixtysix_gui.coach.judgements import TOO_CLOSE, MoveWorth, Reason
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.worlds import PASSES, DrawnWorlds, KnownWorld, Nominees, knows_all, sensible
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, Move
from tools.exercises.spots import never

CLEAR = 0.4
"""Game points by which the best moves have to lead all others."""
NEAR, LOOSELY_NEAR = 0.2, 0.4
"""Game points behind the best within which a move is right; loosely where few moves are worse."""
MOST_RIGHT, LOOSELY_MOST = 3, 4
_AT_ONCE = 4
"""Moves that can be compared in the same worlds at once."""
_FIRST = Limits(worlds=50, descents=300)
WORLDS, MANY_WORLDS = 120, 300
"""Cases in which a lead is measured; a small one needs many to be known to half of itself."""
_APPEAL, _LONG_APPEAL = 24, 90
"""Cases of the first half of an appeal."""
_FIRST_CLEAR, _LOOSELY_CLEAR = 0.6, 0.45
"""The gap that the first look has to show, which would soon be lost otherwise."""


@dataclass(frozen=True)
class JudgedMoves:
    """What was found: the moves that are right, the best first, and all others.

    ``worths`` are those of all sensible moves, the best first. ``cases`` is 0 where all is exact.
    """

    right: tuple[Move, ...]
    wrong: tuple[Move, ...]
    worths: tuple[MoveWorth, ...]
    cases: int = 0

    @property
    def best(self) -> Move:
        """The best move."""
        return self.right[0]

    @property
    def gap(self) -> float:
        """By how many game points the best move leads the best of the wrong ones."""
        points = {worth.move: worth.points for worth in self.worths}
        return points[self.best] - points[self.wrong[0]]


def first_look(
    view: View, *, only_close: bool = False, loosely: bool = False
) -> JudgedMoves | None:
    """Return what a few cases show; None where there is no clear gap between the moves.

    With ``only_close`` the question is whether to close: all other moves are one answer.
    """
    moves = sensible(view)
    if len(moves) < _TWO:
        return None
    if knows_all(view):
        return _parted(_solved(view, moves), 0, only_close=only_close, loosely=loosely)
    found = _parted(*_played_on(view, moves, _FIRST), only_close=only_close, loosely=loosely)
    least = _LOOSELY_CLEAR if loosely else _FIRST_CLEAR
    return found if found is not None and found.gap >= least else None


def confirmed(
    view: View,
    found: JudgedMoves,
    *,
    only_close: bool = False,
    loosely: bool = False,
    worlds: int = WORLDS,
) -> tuple[JudgedMoves, Reason] | None:
    """Look at a position in many cases, and on appeal; return what stays, and the coach's reason.

    None as soon as some judge does not agree.
    """
    appeal = _APPEAL if worlds == WORLDS else _LONG_APPEAL
    limits = Limits(worlds=worlds, descents=400, appeal_worlds=appeal)
    if found.cases:
        if not _is_sure(view, found, limits):
            return None
        again = _parted(
            *_played_on(view, sensible(view), limits), only_close=only_close, loosely=loosely
        )
        if again is None or again.best not in found.right:
            return None
        if not loosely and (again.best != found.best or set(again.right) != set(found.right)):
            return None
        found = again
    moves = [worth.move for worth in found.worths]
    against = found.wrong[0]
    others = [move for move in moves if move not in (found.best, against)][: _AT_ONCE - _TWO]
    nominees = Nominees((found.best, against, *others), CLEAR, hopeless=True)
    ruled = judge(view, against, never, limits=limits, nominees=nominees)
    is_lost = ruled.verdict.strokes and not ruled.disputed and ruled.loss >= CLEAR
    if not is_lost or ruled.best not in found.right or ruled.reason is None:
        return None
    return None if ruled.reason.number == TOO_CLOSE else (found, ruled.reason)


def _solved(view: View, moves: Sequence[Move]) -> list[MoveWorth]:
    world = KnownWorld(view, never)
    values = {move: world.results(move)[0] for move in moves}
    return [MoveWorth(move, value, 0.0, int(value > 0), 1, 0.0) for move, value in values.items()]


def _played_on(view: View, moves: Sequence[Move], limits: Limits) -> tuple[list[MoveWorth], int]:
    """Return the worths of moves in the same worlds, and in how many."""
    found: list[MoveWorth] = []
    cases = 0
    for start in range(0, len(moves), _AT_ONCE):
        some = moves[start : start + _AT_ONCE]
        worlds = DrawnWorlds(view, some, limits, never)
        worlds.look_at(worlds.most or limits.worlds)
        cases = worlds.cases
        for move in some:
            own = [float(each) for each in worlds.results(move)]
            won = mean([float(each > 0) for each in own], worlds.weights)
            bound = 0.0 if worlds.listed else estimate(own).bound
            wins = in_cases(won, cases)
            found.append(MoveWorth(move, mean(own, worlds.weights), bound, wins, cases, 0.0))
    return found, cases


def _parted(
    worths: Sequence[MoveWorth], cases: int, *, only_close: bool, loosely: bool
) -> JudgedMoves | None:
    """Part the moves into right and wrong ones, if they are a clear gap apart."""
    ranked = tuple(sorted(worths, key=lambda worth: -worth.points))
    best = ranked[0].points
    if only_close:
        closes = ranked[0].move == CLOSE_TALON
        other = next(worth for worth in ranked if (worth.move == CLOSE_TALON) is not closes)
        if best - other.points < CLEAR:
            return None
        return JudgedMoves((ranked[0].move,), (other.move,), ranked, cases)
    near = LOOSELY_NEAR if loosely else NEAR
    right = tuple(worth.move for worth in ranked if best - worth.points < near)
    wrong = tuple(worth.move for worth in ranked if best - worth.points >= CLEAR)
    most = LOOSELY_MOST if loosely else MOST_RIGHT
    if len(right) + len(wrong) < len(ranked) or not wrong or len(right) > most:
        return None
    return JudgedMoves(right, wrong, ranked, cases)


def _is_sure(view: View, found: JudgedMoves, limits: Limits) -> bool:
    """Return whether the lead over the best wrong move is known to half of itself."""
    pair = (found.best, found.wrong[0])
    worlds = DrawnWorlds(view, pair, limits, never)
    worlds.look_at(worlds.most or limits.worlds)
    results = {move: [float(each) for each in worlds.results(move)] for move in pair}
    if worlds.listed:
        lost = listed_loss_of(pair[1], results, worlds.weights, PASSES)
    else:
        lost = loss_of(pair[1], results)
    return lost.mean >= CLEAR and lost.bound <= lost.mean / 2


_TWO = 2
