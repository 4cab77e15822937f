"""What ``solve`` prints: for people or as JSON."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.ai.player import MoveValue
from sixtysix_gui.ai.two.thinking.decisions import sensible_moves
from sixtysix_gui.cli_commands.common.streams import one_line
from sixtysix_gui.cli_commands.solve.analysis import Verdict
from sixtysix_gui.records import Replay, replay
from sixtysix_gui.records.derived import result_of
from sixtysix_gui.records.letters import Letters
from sixtysix_gui.records.words import move_word
from sixtysix_gui.records.write import turns_of
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.speech import translate

Points = tuple[int, int]


@dataclass(frozen=True)
class Spot:
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


def spot_lines(spot: Spot, values: Sequence[MoveValue], line: Sequence[Move]) -> Iterator[str]:
    """Tell who is to act, what every move brings him, which are the best, and a best line."""
    state = spot.played.states[spot.number]
    file = f"{one_line(spot.file)}:{spot.record}"
    yield moment_line(file, spot.trick, spot.moves, state.to_act.name)
    best = _best(spot, values)
    words = [spot.word(entry.move) for entry in values]
    width = max(map(len, words))
    for word, entry in zip(words, values, strict=True):
        yield value_line(f"{word:{width}}", int(entry.game_points), is_best=entry.move in best)
    yield spot.line(line)


def moment_line(file: str, trick: int, moves: int, seat: str) -> str:
    """Tell who is to act, in which trick, and after how many of its moves."""
    if moves:
        pattern = translate(
            "SolveCommand", "{file} trick {trick}, after {moves} of its moves: {seat} to act"
        )
    else:
        pattern = translate("SolveCommand", "{file} trick {trick}: {seat} to act")
    return pattern.format(file=file, trick=trick, moves=moves, seat=seat)


def value_line(word: str, points: int, *, is_best: bool) -> str:
    """Tell what a move brings, and whether nothing brings more."""
    value = f"{word} {points:+d}"
    return translate("SolveCommand", "{value}  best").format(value=value) if is_best else value


def loss_line(file: str, trick: int, seat: str, moves: tuple[str, str], points: Points) -> str:
    """Tell what a move gave away; ``moves`` and ``points`` are those played and the best."""
    pattern = translate(
        "SolveCommand",
        "{file} trick {trick} {seat} {move} {points}, best {best} {best_points}, loss {loss}",
    )
    played, best = points
    return pattern.format(
        file=file,
        trick=trick,
        seat=seat,
        move=moves[0],
        points=f"{played:+d}",
        best=moves[1],
        best_points=f"{best:+d}",
        loss=max(best - played, 0),
    )


def spot_object(spot: Spot, values: Sequence[MoveValue], line: Sequence[Move]) -> str:
    """Tell the same as a JSON object."""
    best = _best(spot, values)
    return json.dumps(
        {
            **_place(spot),
            "to_act": spot.played.states[spot.number].to_act.name,
            "points": next(each.game_points for each in values if each.move in best),
            "values": {spot.word(entry.move): entry.game_points for entry in values},
            "best": [spot.word(entry.move) for entry in values if entry.move in best],
            "line": spot.line(line),
        }
    )


def verdict_line(spot: Spot, verdict: Verdict) -> str:
    """Tell what a move gave away: ``game.66r:1 trick 5 A QH +1, best TC +2, loss 1``."""
    seat = spot.played.states[spot.number].to_act.name
    file = f"{one_line(spot.file)}:{spot.record}"
    moves = spot.word(verdict.played), spot.word(verdict.best)
    return loss_line(file, spot.trick, seat, moves, (verdict.points, verdict.best_points))


def verdict_object(spot: Spot, verdict: Verdict) -> str:
    """Tell the same as a JSON object."""
    return json.dumps(
        {
            **_place(spot),
            "to_act": spot.played.states[spot.number].to_act.name,
            "move": spot.word(verdict.played),
            "points": verdict.points,
            "best": spot.word(verdict.best),
            "best_points": verdict.best_points,
            "loss": verdict.loss,
        }
    )


def _place(spot: Spot) -> dict[str, object]:
    return {
        "file": spot.file,
        "record": spot.record,
        "trick": spot.trick,
        "moves": spot.moves,
    }


def _best(spot: Spot, values: Sequence[MoveValue]) -> list[Move]:
    sensible = sensible_moves(spot.played.states[spot.number])
    most = max(entry.game_points for entry in values if entry.move in sensible)
    return [entry.move for entry in values if entry.game_points == most and entry.move in sensible]
