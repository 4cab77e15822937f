"""The guided deal of the game for two, in which nearly everything comes up that there is."""

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.opponents import (
    my_name,
    opponent_called,
    opponent_of,
    plate_labels,
)
from sixtysix_gui.text.playing.status import status_sentence
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.result_table import ResultTable, result_table
from sixtysix_gui.windows.guided import script
from sixtysix_gui.windows.guided.course import Step
from sixtysix_gui.windows.guided.script import STEPS, GuidedStep, ScriptedPlayer
from sixtysix_gui.windows.guided.sentences import (
    GuidedWords,
    guided_farewell,
    guided_reminder,
    guided_sentence,
)
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.settings.settings_keeper import opponent_name_of, words_of


class OtherDealError(TypeError):
    """A guided deal was asked about a step or a view of another one."""


class TwoHandedCourse:
    """The deal of the script."""

    rules: Rules = rule_set(script.RULES)
    steps = STEPS

    def make_player(self) -> Player:
        """Give the one who plays the other hand."""
        return ScriptedPlayer()

    def begin(self, controller: GameController, settings: Settings) -> None:
        """Deal its cards."""
        controller.new_game(self._setup(settings))
        controller.deal()

    def _setup(self, settings: Settings) -> GameSetup:
        return GameSetup(
            rules=self.rules,
            names=(my_name(settings), _their_name(settings)),
            players={script.OTHER: script.LEVEL},
            seat=script.LEARNER,
            code=script.CODE,
            first_dealer=script.FIRST_DEALER,
            practice=True,
        )

    def label(self, table: Table, settings: Settings) -> None:
        """Write the plates."""
        table.set_players(plate_labels(settings, opponent_of(script.LEVEL), script.LEARNER))

    def said(self, step: Step, view: View, settings: Settings) -> str:
        """Say why a step is taken, and what is to be done."""
        return guided_sentence(_own(step), view, _words(settings))

    def reminded(self, step: Step, move: Move, view: View, settings: Settings) -> str:
        """Answer an act that the rules allow but the guided deal does not."""
        return guided_reminder(_own(step), move, view, _words(settings))

    def waiting(self, view: View, settings: Settings) -> str:
        """Say what is expected while the other is to act."""
        return status_sentence(view, words_of(settings), _called(settings))

    def result(self, finished: DealFinished, view: View, settings: Settings) -> ResultTable:
        """Write the figures of its end."""
        people = people_of(self._setup(settings), settings)
        result = DealResult(finished.outcome, view, people)
        return result_table(result, finished.before, finished.after)

    def farewell(self) -> str:
        """Say at the end what there is besides."""
        return guided_farewell()

    def words(self, settings: Settings) -> None:
        """Need no words of the table of several."""


def _own(step: Step) -> GuidedStep:
    if not isinstance(step, GuidedStep):
        raise OtherDealError(step)
    return step


def _their_name(settings: Settings) -> str:
    return opponent_name_of(settings, opponent_of(script.LEVEL))


def _called(settings: Settings) -> str:
    return opponent_called(opponent_of(script.LEVEL), settings.deck)


def _words(settings: Settings) -> GuidedWords:
    return GuidedWords(words_of(settings), _called(settings))
