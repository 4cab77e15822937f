"""What the moves of a deal are worth when every card is known, for people or as JSON."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.ai.player import MoveValue
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.thinking.decisions import sensible_moves
from sixtysix_gui.cli_commands.options import UsageError
from sixtysix_gui.cli_commands.streams import one_line
from sixtysix_gui.records import Replay, replay
from sixtysix_gui.records.record import result_of
from sixtysix_gui.records.words import move_word
from sixtysix_gui.records.write import turns_of
from sixtysix_gui.rules.cards import Letters
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.sentences import Sentence
from sixtysix_gui.speech import texts

_ = texts("SolveCommand")


@dataclass(frozen=True)
class JudgedMove:
    """A move that was played: its worth for its player, and the best move in its place.

    ``number`` is the place of the move in the record, from 0. ``best`` is the move itself where
    nothing is better.
    """

    number: int
    played: Move
    points: int
    best: Move
    best_points: int

    @property
    def loss(self) -> int:
        """Game points given away."""
        return max(self.best_points - self.points, 0)


def values_of(solver: ExactSolver, state: Deal) -> Iterator[MoveValue]:
    """Value every legal move for the seat to act, in the order of ``legal_moves``.

    Raises:
        StoppedError: if told to stop.
    """
    for move in state.legal_moves():
        yield MoveValue(move, solver.value(state.apply(move)[0], state.to_act))


def best_move(solver: ExactSolver, state: Deal, value: int) -> tuple[Move, Deal]:
    """Return the first move with which the seat to act keeps its value, and the deal after it.

    Raises:
        StoppedError: if told to stop.
    """
    moves = sensible_moves(state)
    for move in moves[:-1]:
        after, _ = state.apply(move)
        if solver.value(after, state.to_act, value - 1, value) >= value:
            return move, after
    return moves[-1], state.apply(moves[-1])[0]


def best_line(solver: ExactSolver, state: Deal) -> tuple[Move, ...]:
    """Return moves to the end of the deal, none of which gives anything away.

    Raises:
        StoppedError: if told to stop.
    """
    line: list[Move] = []
    while not state.is_over:
        value = solver.value(state, state.to_act)
        move, state = best_move(solver, state, value)
        line.append(move)
    return tuple(line)


def verdicts(solver: ExactSolver, played: Replay, first: int) -> Iterator[JudgedMove]:
    """Judge the moves of a record from one on, as far as there was a choice.

    Raises:
        StoppedError: if told to stop.
    """
    for number in decisions(played, first):
        state, move = played.states[number], played.record.moves[number]
        seat = state.to_act
        points = solver.value(played.states[number + 1], seat)
        value = solver.value(state, seat)
        best = move if points >= value else best_move(solver, state, value)[0]
        yield JudgedMove(number, move, points, best, max(value, points))


def decisions(played: Replay, first: int) -> list[int]:
    """Return the places of the moves of a record, from one on, for which there was a choice."""
    states = played.states[:-1]
    return [n for n in range(first, len(states)) if len(states[n].legal_moves()) > 1]


@dataclass(frozen=True)
class RecordMoment:
    """A moment of a record of a file: before the move of this number, counted from 0."""

    file: str
    record: int
    played: Replay
    number: int
    letters: Letters

    @property
    def trick(self) -> int:
        """The trick that is then played, or led to."""
        return self.played.states[self.number].trick_number

    @property
    def seat(self) -> str:
        """The letter of the seat that is to act."""
        return self.played.states[self.number].to_act.name

    @property
    def moves(self) -> int:
        """How many moves of the trick have been made before."""
        return sum(state.trick_number == self.trick for state in self.played.states[: self.number])

    def word(self, move: Move) -> str:
        """Write a move that is legal here."""
        return move_word(self.played.states[self.number], move, self.letters)

    def line(self, moves: Sequence[Move]) -> str:
        """Write the turns from here on, the present one from its beginning, and the result."""
        record = self.played.record
        whole = replay(replace(record, moves=(*record.moves[: self.number], *moves)))
        turns = [turn for turn in turns_of(whole, self.letters) if turn.number >= self.trick]
        words = [turn.text for turn in turns]
        return " ".join([*words, result_of(record.rules, whole.state.outcome)])


def best_of(spot: RecordMoment, values: Sequence[MoveValue]) -> list[Move]:
    """Return the sensible moves that bring most."""
    sensible = sensible_moves(spot.played.states[spot.number])
    most = max(entry.game_points for entry in values if entry.move in sensible)
    return [entry.move for entry in values if entry.game_points == most and entry.move in sensible]


def spot_lines(
    spot: RecordMoment, values: Sequence[MoveValue], best: Sequence[Move], line: Sequence[Move]
) -> Iterator[str]:
    """Tell who is to act, what every move brings him, which are the best, and a best line."""
    yield _moment_line(spot)
    words = [spot.word(entry.move) for entry in values]
    width = max(map(len, words))
    for word, entry in zip(words, values, strict=True):
        value = f"{word:{width}} {int(entry.game_points):+d}"
        is_best = entry.move in best
        yield _("{value}  best").format(value=value) if is_best else value
    yield spot.line(line)


def _moment_line(spot: RecordMoment) -> str:
    """Tell who is to act, in which trick, and after how many of its moves."""
    if spot.moves:
        pattern = _("{file} trick {trick}, after {moves} of its moves: {seat} to act")
    else:
        pattern = _("{file} trick {trick}: {seat} to act")
    file = f"{one_line(spot.file)}:{spot.record}"
    return pattern.format(file=file, trick=spot.trick, moves=spot.moves, seat=spot.seat)


def spot_object(
    spot: RecordMoment, values: Sequence[MoveValue], best: Sequence[Move], line: Sequence[Move]
) -> str:
    """Tell the same as a JSON object."""
    return json.dumps(
        {
            **_place(spot),
            "points": next(each.game_points for each in values if each.move in best),
            "values": {spot.word(entry.move): entry.game_points for entry in values},
            "best": [spot.word(entry.move) for entry in values if entry.move in best],
            "line": spot.line(line),
        }
    )


def verdict_line(spot: RecordMoment, verdict: JudgedMove) -> str:
    """Tell what a move gave away: ``game.66r:1 trick 5 A QH +1, best TC +2, loss 1``."""
    pattern = _(
        "{file} trick {trick} {seat} {move} {points}, best {best} {best_points}, loss {loss}"
    )
    return pattern.format(
        file=f"{one_line(spot.file)}:{spot.record}",
        trick=spot.trick,
        seat=spot.seat,
        move=spot.word(verdict.played),
        points=f"{verdict.points:+d}",
        best=spot.word(verdict.best),
        best_points=f"{verdict.best_points:+d}",
        loss=verdict.loss,
    )


def verdict_object(spot: RecordMoment, verdict: JudgedMove) -> str:
    """Tell the same as a JSON object."""
    return json.dumps(
        {
            **_place(spot),
            "move": spot.word(verdict.played),
            "points": verdict.points,
            "best": spot.word(verdict.best),
            "best_points": verdict.best_points,
            "loss": verdict.loss,
        }
    )


def _place(spot: RecordMoment) -> dict[str, object]:
    return {
        "file": spot.file,
        "record": spot.record,
        "trick": spot.trick,
        "moves": spot.moves,
        "to_act": spot.seat,
    }


Points = tuple[int, ...]
MOST_UNPLAYED = {2: 8, 3: 12, 4: 12}
"""Unplayed cards at most, by the number of players: what is valued in a few seconds."""


def ending_of(deal: Deal) -> tuple[list[MoveValue], tuple[Move, ...]]:
    """Value every legal move for the party of the seat to act, and give a best line."""
    party = deal.rules.sides[deal.to_act]
    found = [(move, *_played(deal.apply(move)[0])) for move in deal.legal_moves()]
    best = max(found, key=lambda one: _worth(deal, one[1]))
    values = [MoveValue(move, points[party]) for move, points, _ in found]
    return values, (best[0], *best[2])


def _played(deal: Deal) -> tuple[Points, tuple[Move, ...]]:
    """Return the points at the end and the moves that lead there."""
    if deal.outcome is not None:
        return deal.outcome.points, ()
    best: tuple[Points, tuple[Move, ...]] | None = None
    for move in deal.legal_moves():
        points, line = _played(deal.apply(move)[0])
        if best is None or _worth(deal, points) > _worth(deal, best[0]):
            best = points, (move, *line)
    assert best is not None
    return best


def _worth(deal: Deal, points: Points) -> tuple[int, int]:
    own = points[deal.rules.sides[deal.to_act]]
    return own, own - sum(points)


def unplayed(deal: Deal) -> int:
    """Count the cards in hands that play, and those that will be drawn."""
    playing = (seat for seat in deal.rules.seats if seat not in deal.out_seats)
    return sum(len(deal.hands[seat]) for seat in playing) + deal.talon_size


def refuse_long(deal: Deal) -> None:
    """Refuse a moment from which too much is still to be played.

    Raises:
        UsageError: if more cards are unplayed than can be valued.
    """
    most, left = MOST_UNPLAYED[len(deal.rules.seats)], unplayed(deal)
    undealt = 0 if deal.rules.has_widow or deal.rules.has_talon else len(deal.undealt)
    if left > most or undealt:
        left += undealt
        raise UsageError(
            Sentence(
                "SolveCommand",
                "in {rules}, at most {most} unplayed cards can be valued; here there are {left}. "
                "Choose a later trick with --trick.",
                rules=deal.rules.name,
                most=most,
                left=left,
            )
        )


def ending_verdicts(played: Replay, first: int) -> Iterator[JudgedMove]:
    """Judge all moves of a record from one on by what trying everything finds."""
    for number, move in enumerate(played.record.moves[first:], start=first):
        values, line = ending_of(played.states[number])
        worth = {entry.move: int(entry.game_points) for entry in values}
        yield JudgedMove(number, move, worth[move], line[0], max(worth.values()))
