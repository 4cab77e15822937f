"""What a guided deal is made of: its rules, what the learner does, and what is said of it."""

from collections.abc import Sequence
from typing import Protocol

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.results.result_table import ResultTable
from sixtysix_gui.text.trick_game.table_words import TrickTableWords


class Step(Protocol):
    """One move of the learner."""

    @property
    def move(self) -> Move:
        """What he is to do."""
        ...


class Course(Protocol):
    """One guided deal: a fixed deal, a move of the learner a step, and a sentence for each."""

    @property
    def rules(self) -> Rules:
        """The rules of its deal."""
        ...

    @property
    def steps(self) -> Sequence[Step]:
        """What the learner does, in order."""
        ...

    def make_player(self) -> Player:
        """Give whoever plays all others, as it is written."""
        ...

    def begin(self, controller: GameController, settings: Settings) -> None:
        """Deal its cards."""
        ...

    def label(self, table: Table, settings: Settings) -> None:
        """Write the plates."""
        ...

    def said(self, step: Step, view: View, settings: Settings) -> str:
        """Say why a step is taken, and what is to be done."""
        ...

    def reminded(self, step: Step, move: Move, view: View, settings: Settings) -> str:
        """Answer an act that the rules allow but the guided deal does not."""
        ...

    def waiting(self, view: View, settings: Settings) -> str:
        """Say what is expected while others are to act, or all is over."""
        ...

    def result(self, finished: DealFinished, view: View, settings: Settings) -> ResultTable:
        """Write the figures of its end."""
        ...

    def farewell(self) -> str:
        """Say at the end what there is besides."""
        ...

    def words(self, settings: Settings) -> TrickTableWords | None:
        """Give the words of the table of several; None at the table for two."""
        ...
