"""The ends of deals of the games for three and four valued, all cards known.

Everybody plays for the points of his own party; of moves that bring it the same, one is as good as
another that leaves the others less. With two parties that is perfect play of both.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from sixtysix_gui.cli_commands.common.options import UsageError
from sixtysix_gui.cli_commands.common.streams import one_line
from sixtysix_gui.cli_commands.solve.report import loss_line, moment_line, value_line
from sixtysix_gui.records import Replay, replay
from sixtysix_gui.records.derived import result_of
from sixtysix_gui.records.letters import FRENCH, GERMAN, Letters
from sixtysix_gui.records.words import move_word
from sixtysix_gui.records.write import turns_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.sentences import Sentence

Points = tuple[int, ...]
MOST_UNPLAYED = {2: 8, 3: 12, 4: 12}
"""Unplayed cards at most, by the number of players: what is valued in a few seconds."""


@dataclass(frozen=True)
class Ending:
    """What every legal move of a moment brings, and the best of them first in ``line``."""

    values: tuple[tuple[Move, int], ...]
    line: tuple[Move, ...]

    @property
    def best(self) -> int:
        """The points of whoever is to act with the best move."""
        return max(points for _, points in self.values)

    def of(self, move: Move) -> int:
        """The points that a move brings him."""
        return dict(self.values)[move]


def ending_of(deal: Deal) -> Ending:
    """Value every legal move for the party of whoever is to act."""
    party = deal.rules.sides[deal.to_act]
    found = [(move, *_played(deal.apply(move)[0])) for move in deal.legal_moves()]
    best = max(found, key=lambda one: _worth(deal, one[1]))
    return Ending(tuple((move, points[party]) for move, points, _ in found), (best[0], *best[2]))


def _played(deal: Deal) -> tuple[Points, tuple[Move, ...]]:
    """Give the points at the end and the moves that lead there."""
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
                "in {rules} at most {most} unplayed cards can be valued; here are {left}. "
                "--trick names a later trick.",
                rules=deal.rules.name,
                most=most,
                left=left,
            )
        )


def ending_lines(played: Replay, first: int, options: argparse.Namespace) -> Iterator[str]:
    """Give the values of a moment, or what each move from there on gave away."""
    refuse_long(played.states[first])
    letters = GERMAN if options.german else FRENCH
    if not options.all:
        yield from _moment(played, first, options, letters)
        return
    for number in range(first, len(played.record.moves)):
        yield _verdict(played, number, options, letters)


def _moment(
    played: Replay, number: int, options: argparse.Namespace, letters: Letters
) -> Iterator[str]:
    deal = played.states[number]
    ending = ending_of(deal)
    words = [move_word(deal, move, letters) for move, _ in ending.values]
    line = _line(played, number, ending.line, letters)
    if options.json:
        best = [
            word
            for word, (_, points) in zip(words, ending.values, strict=True)
            if points == ending.best
        ]
        values = {word: points for word, (_, points) in zip(words, ending.values, strict=True)}
        yield json.dumps(
            {
                **_place(played, number, options),
                "points": ending.best,
                "values": values,
                "best": best,
                "line": line,
            }
        )
        return
    file = f"{one_line(options.file)}:{options.record}"
    yield moment_line(file, deal.trick_number, _moves_made(played, number), deal.to_act.name)
    width = max(map(len, words))
    for word, (_, points) in zip(words, ending.values, strict=True):
        yield value_line(f"{word:{width}}", points, is_best=points == ending.best)
    yield line


def _line(played: Replay, number: int, moves: tuple[Move, ...], letters: Letters) -> str:
    """Write the lead turns to the end, the present one from its beginning, and the result."""
    record, trick = played.record, played.states[number].trick_number
    whole = replay(replace(record, moves=(*record.moves[:number], *moves)))
    words = [turn.text for turn in turns_of(whole, letters) if turn.number >= trick]
    return " ".join([*words, result_of(record.rules, whole.state.outcome)])


def _verdict(played: Replay, number: int, options: argparse.Namespace, letters: Letters) -> str:
    deal, move = played.states[number], played.record.moves[number]
    ending = ending_of(deal)
    points, word = ending.of(move), move_word(deal, move, letters)
    best = move_word(deal, ending.line[0], letters)
    loss = ending.best - points
    if options.json:
        return json.dumps(
            {
                **_place(played, number, options),
                "move": word,
                "points": points,
                "best": best,
                "best_points": ending.best,
                "loss": loss,
            }
        )
    file = f"{one_line(options.file)}:{options.record}"
    values = points, ending.best
    return loss_line(file, deal.trick_number, deal.to_act.name, (word, best), values)


def _place(played: Replay, number: int, options: argparse.Namespace) -> dict[str, object]:
    deal = played.states[number]
    return {
        "file": options.file,
        "record": options.record,
        "trick": deal.trick_number,
        "moves": _moves_made(played, number),
        "to_act": deal.to_act.name,
    }


def _moves_made(played: Replay, number: int) -> int:
    """Count the moves of the present trick before one."""
    trick = played.states[number].trick_number
    return sum(state.trick_number == trick for state in played.states[:number])
