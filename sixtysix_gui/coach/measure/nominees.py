"""Which moves are compared: those that a search finds good, and the one that was played.

What the search says of a move serves for that alone: between two seeds it differs by up to two game
points for a move that was seldom tried (docs/coach.md 1).
"""

from dataclasses import dataclass

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.player import Budget, MoveValue, ShouldStop
from sixtysix_gui.ai.players.calculating import CalculatingPlayer
from sixtysix_gui.ai.two.search.paired_worlds import MOST_STEPS
from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.coach.limits import Limits
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, ExchangeTrump, Meld, Move
from sixtysix_gui.rules.scoring.points import TARGET

MOST_NOMINEES = 4
NEAR = 0.3
"""Game points behind the search's choice within which a move is compared with it."""


@dataclass(frozen=True)
class Nominees:
    """The moves to compare, the search's choice first.

    ``suspicion`` says by how much, in game points, the search thinks the played move worse.
    ``hopeless`` says that it thinks some sensible move worse than all near ones, so that it does
    matter what is played.
    """

    moves: tuple[Move, ...]
    suspicion: float
    hopeless: bool


def sensible(view: View) -> tuple[Move, ...]:
    """List the legal moves of a view but a false claim."""
    claims = view.total(view.seat) >= TARGET
    return tuple(move for move in view.legal_moves if claims or move != GO_OUT)


def nominate(view: View, played: Move | None, limits: Limits, should_stop: ShouldStop) -> Nominees:
    """Ask a search for the moves that may be best; the played one is always among them.

    There are two at least where a choice was, but one where only drawing or passing came into
    question.

    Raises:
        StoppedError: as soon as told to stop.
    """
    possible = sensible(view)
    if len(possible) == 1:
        others = () if played is None or played in possible else (played,)
        return Nominees((*possible, *others), float(len(others)), hopeless=False)
    values = _values(view, limits, should_stop)
    best = values[0]
    near = [each for each in values if best.game_points - each.game_points <= NEAR]
    moves = [best.move] if played in (None, best.move) else [best.move, played]
    moves += [each.move for each in near if each.move not in moves]
    if len(moves) == 1 and best.move not in (DRAW, PASS):
        moves.append(values[1].move)
    lost = max(
        (best.game_points - each.game_points for each in values if each.move == played),
        default=float(played is not None),
    )
    return Nominees(tuple(moves[:MOST_NOMINEES]), lost, hopeless=len(near) < len(values))


def _values(view: View, limits: Limits, should_stop: ShouldStop) -> list[MoveValue]:
    """Return what the search expects of every sensible move: its choice, then by game points."""
    stopped = False

    def stop() -> bool:
        nonlocal stopped
        stopped = stopped or should_stop()
        return stopped

    player = CalculatingPlayer(Skill(reweighting=IS_COMPILED))
    decision = player.choose(view, Budget(seed=limits.seed, iterations=limits.descents), stop)
    if stopped or not decision.values:
        raise StoppedError
    possible = sensible(view)
    found = [each for each in decision.values if each.move in possible]
    return sorted(found, key=lambda each: (each.move != decision.move, -each.game_points))


def turn_of(
    view: View, world: Deal, move: Move, limits: Limits, should_stop: ShouldStop
) -> tuple[Move, ...]:
    """Return a move and, after an exchange or a marriage, what a search chooses to do next.

    Were an exchange played on by the steady player at once, it would be charged with its choice of
    the card that is led next, and look worse than a lead without it. ``world`` is any deal that the
    seat of the view cannot tell from the true one: what it sees after these moves is the same in
    all of them.

    Raises:
        StoppedError: as soon as told to stop.
    """
    turn = [move]
    while isinstance(turn[-1], ExchangeTrump | Meld) and len(turn) < MOST_STEPS:
        world = world.apply(turn[-1])[0]
        if world.is_over or world.to_act is not view.seat:
            break
        after = world.view(view.seat, view.score, view.carry)
        turn.append(nominate(after, None, limits, should_stop).moves[0])
    return tuple(turn)
