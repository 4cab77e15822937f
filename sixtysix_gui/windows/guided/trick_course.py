"""The guided deals of the games for three and four: each a record, played again by all but one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import DealRecord, read_records, states_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.result_table import ResultTable, result_table
from sixtysix_gui.text.trick_game.table_words import TrickTableWords
from sixtysix_gui.windows.guided.course import Step
from sixtysix_gui.windows.guided.trick_lessons import FAREWELLS, LESSONS, Lesson
from sixtysix_gui.windows.guided.trick_values import my_total, values_of
from sixtysix_gui.windows.playing.people_at_table import labels_of, names_at, people_of, words_at

LEARNER = Seat.A
LEVEL = "casual"
"""Whose faces sit around the learner; what they play is written in the record."""


class OtherDealError(TypeError):
    """A guided deal was asked about a step or a view of another one."""


@dataclass(frozen=True)
class TrickStep:
    """One move of the learner, and what is said of it."""

    lesson: Lesson
    move: Move


@dataclass(frozen=True)
class _Moment:
    seat: Seat
    view: View
    move: Move


@cache
def record_of(game: str) -> DealRecord:
    """Read the record of a guided deal."""
    text = files("sixtysix_gui.windows.guided.records").joinpath(f"{game}.66r")
    (record,) = read_records(text.read_text(encoding="utf-8"))
    return record


@cache
def _moments(game: str) -> tuple[_Moment, ...]:
    """Play the record again: what each player saw, and what he did."""
    record = record_of(game)
    return tuple(
        _Moment(state.to_act, state.view(state.to_act), move)
        for state, move in zip(states_of(record), record.moves, strict=False)
    )


@cache
def _steps(game: str) -> tuple[TrickStep, ...]:
    """Give what the learner does; a pass without a choice is made for him."""
    own = (
        one.move
        for one in _moments(game)
        if one.seat is LEARNER and one.view.legal_moves != (PASS,)
    )
    return tuple(TrickStep(*each) for each in zip(LESSONS[game], own, strict=True))


class RecordedPlayer:
    """Plays what the record says for whoever is to act."""

    def __init__(self, game: str) -> None:
        """Take the game whose guided deal is played."""
        self._moments = _moments(game)

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Give the move of the record; elsewhere, which no guided deal comes to, any move."""
        del budget, should_stop
        told = _told(view)
        known = (one.move for one in self._moments if _told(one.view) == told)
        return Decision(next(known, view.legal_moves[0]))


def _told(view: View) -> tuple[object, ...]:
    """Give what tells the moments of a deal apart."""
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


@dataclass(frozen=True)
class TrickCourse:
    """The guided deal of a game for three or four."""

    game: str

    @property
    def rules(self) -> Rules:
        """The rules of its deal."""
        return record_of(self.game).rules

    @property
    def steps(self) -> Sequence[TrickStep]:
        """What the learner does."""
        return _steps(self.game)

    def make_player(self) -> Player:
        """Give whoever plays all others."""
        return RecordedPlayer(self.game)

    def begin(self, controller: GameController, settings: Settings) -> None:
        """Deal its cards."""
        controller.deal_again(self._setup(settings), record_of(self.game))

    def label(self, table: Table, settings: Settings) -> None:
        """Write the plates."""
        table.set_players(labels_of(self._setup(settings), settings))

    def said(self, step: Step, view: View, settings: Settings) -> str:
        """Say why a step is taken, and what is to be done."""
        why, task = _own(step).lesson
        values = self._values(step, view, settings)
        return " ".join(as_sentence(_filled(text, values)) for text in (why, task))

    def reminded(self, step: Step, move: Move, view: View, settings: Settings) -> str:
        """Answer an act that the rules allow but the guided deal does not: kindly, once more."""
        kindly = translate("GuidedDeal", "That is allowed too, but let us keep to the plan.")
        if move == GO_OUT:
            too_early = translate(
                "GuidedDeal", "“Out!” with only {total} points would lose the deal: 66 are needed."
            )
            kindly = too_early.format(total=my_total(view))
        _, task = _own(step).lesson
        return f"{kindly} {as_sentence(_filled(task, self._values(step, view, settings)))}"

    def waiting(self, view: View, settings: Settings) -> str:
        """Say what is expected while others are to act, or all is over."""
        return words_at(self._setup(settings), settings).status(view)

    def result(self, finished: DealFinished, view: View, settings: Settings) -> ResultTable:
        """Write the figures of its end."""
        people = people_of(self._setup(settings), settings)
        result = DealResult(finished.outcome, view, people)
        return result_table(result, finished.before, finished.after)

    def farewell(self) -> str:
        """Say at the end what there is besides."""
        return translate("TrickGuide", FAREWELLS[self.game])

    def words(self, settings: Settings) -> TrickTableWords:
        """Give the words of its table."""
        return words_at(self._setup(settings), settings)

    def _setup(self, settings: Settings) -> GameSetup:
        seats = self.rules.seats
        others: dict[Seat, str] = {seat: LEVEL for seat in seats if seat is not LEARNER}
        setup = GameSetup(self.rules, ("",) * len(seats), others, LEARNER, practice=True)
        return replace(setup, names=names_at(setup, settings))

    def _values(self, step: Step, view: View, settings: Settings) -> Mapping[str, object]:
        words = self.words(settings)
        return values_of(step.move, view, words.people, words.words)


def _own(step: Step) -> TrickStep:
    if not isinstance(step, TrickStep):
        raise OtherDealError(step)
    return step


def _filled(text: str, values: Mapping[str, object]) -> str:
    return translate("TrickGuide", text).format(**values)
