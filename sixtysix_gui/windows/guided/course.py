"""A guided deal: a record that is played again, with a sentence for each move of the learner.

Its file in ``data`` has the record, and for each move why it is made and what is to be done.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import DealRecord, read_records, states_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.result_table import ResultTable, result_table
from sixtysix_gui.windows.guided.values import values_of
from sixtysix_gui.windows.playing.people_at_table import names_at, narrator_at, people_of

LEARNER = Seat.A
LEVEL = "casual"
"""Whose faces sit around the learner; what they play is written in the record."""


@dataclass(frozen=True)
class Step:
    """One move of the learner, why it is made, and what to do."""

    move: Move
    why: str
    task: str


@dataclass(frozen=True)
class Course:
    """The guided deal of a game."""

    record: DealRecord
    steps: tuple[Step, ...]
    ending: str

    @property
    def rules(self) -> Rules:
        """The rules of its deal."""
        return self.record.rules

    def player(self) -> Player:
        """Return the player of all other seats."""
        return RecordedPlayer(self.record)

    def setup(self, settings: Settings) -> GameSetup:
        """Return who sits at the table."""
        seats = self.rules.seats
        others: dict[Seat, str] = {seat: LEVEL for seat in seats if seat is not LEARNER}
        setup = GameSetup(self.rules, ("",) * len(seats), others, LEARNER, practice=True)
        return replace(setup, names=names_at(setup, settings))

    def narrator(self, settings: Settings) -> Narrator:
        """Return what tells of its table."""
        return narrator_at(self.setup(settings), settings)

    def said(self, step: Step, view: View, settings: Settings) -> str:
        """Say why a step is taken, and what is to be done."""
        why, task = (self._filled(text, step, view, settings) for text in (step.why, step.task))
        return f"{why} {task}"

    def reminded(self, step: Step, move: Move, view: View, settings: Settings) -> str:
        """Answer an act that the rules allow but the guided deal does not: kindly, once more."""
        kindly = translate("Guided", "That is allowed too, but let us keep to the plan.")
        if move == GO_OUT:
            too_early = translate(
                "Guided", "“Out!” with only {total} points would lose the deal: 66 are needed."
            )
            kindly = too_early.format(total=view.total(view.seat))
        return f"{kindly} {self._filled(step.task, step, view, settings)}"

    def waiting(self, view: View, settings: Settings) -> str:
        """Say what is expected while others are to act, or all is over."""
        return self.narrator(settings).status(view)

    def result(self, finished: DealFinished, view: View, settings: Settings) -> ResultTable:
        """Write the figures of its end."""
        people = people_of(self.setup(settings), settings)
        result = DealResult(finished.outcome, view, people)
        return result_table(result, finished.before, finished.after)

    def farewell(self) -> str:
        """Say at the end what there is besides."""
        return translate("Guided", self.ending)

    def _filled(self, text: str, step: Step, view: View, settings: Settings) -> str:
        words = self.narrator(settings)
        values = values_of(step.move, view, words.people, words.words)
        return as_sentence(translate("Guided", text).format(**values))


@cache
def course_of(game: str) -> Course:
    """Return the guided deal of a game, read from its file."""
    file = files("sixtysix_gui.windows.guided").joinpath("data", f"{game}.toml")
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    (record,) = read_records(written["record"])
    moves = [
        move
        for view, move in moments_of(record)
        if view.seat is LEARNER and view.legal_moves != (PASS,)
    ]
    pairs = zip(moves, written["steps"], strict=True)
    steps = tuple(Step(move, texts["why"], texts["task"]) for move, texts in pairs)
    return Course(record, steps, written["farewell"])


def moments_of(record: DealRecord) -> Sequence[tuple[View, Move]]:
    """Play a record again: return what each player saw who was to act, and what he did."""
    states = zip(states_of(record), record.moves, strict=False)
    return [(state.view(state.to_act), move) for state, move in states]


class RecordedPlayer:
    """Plays what the record says for every player."""

    def __init__(self, record: DealRecord) -> None:
        """Take the record that is played again."""
        self._moves = {_told(view): move for view, move in moments_of(record)}

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Return the move of the record; elsewhere, which no guided deal comes to, any move."""
        del budget, should_stop
        return Decision(self._moves.get(_told(view), view.legal_moves[0]))


def _told(view: View) -> tuple[object, ...]:
    """Return what tells the moments of a deal apart."""
    return (
        view.seat,
        view.phase,
        view.hand,
        view.calls,
        view.answers,
        view.table,
        view.melded_suit,
        len(view.won),
        len(view.marriages),
    )
