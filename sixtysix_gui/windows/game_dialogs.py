"""The dialogs that begin games, ask about them or explain them."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.names import Opponent, opponent_called, opponent_of
from sixtysix_gui.windows.front_door import next_game
from sixtysix_gui.windows.new_game.choice import chosen_by_rules, setup_of
from sixtysix_gui.windows.new_game.chooser import GameChooser
from sixtysix_gui.windows.playing.conductor import OwnTable
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask, open_page

SIMPLER_PLAYER = "simple"
"""Who plays on when the computer's player has failed."""


class GameDialogs(QObject):
    """Opens the dialogs of a window and the sheets that ask; none of them stops the program."""

    def __init__(self, window: QWidget, own: OwnTable, flow: GameFlow) -> None:
        """Open dialogs over a window, and lay sheets on its own table."""
        super().__init__(window)
        self._window = window
        self._controller = own.controller
        self._keeper = own.keeper
        self._flow = flow
        self.chooser = GameChooser(own.sheets, own.keeper, self)
        self.chooser.chosen.connect(flow.begin_chosen)
        self.chooser.rules_taken.connect(self._keep_rules)

    def new_game(self) -> None:
        """Ask what game to play; a running one is left when that is dealt."""
        self.chooser.ask(next_game(self._keeper.settings))

    def play_code(self, code: str) -> None:
        """Play a particular deal by the rules in use; a running game becomes an open one.

        Without a game these are the rules of the one that is offered next.
        """
        settings = self._keeper.settings
        rules = self._flow.rules or next_game(settings).rules
        choice = replace(chosen_by_rules(rules, settings), rules=rules, code=code)
        self._flow.begin(setup_of(choice, settings))

    def rules(self) -> None:
        """Let the person change the rules of the next game."""
        self.chooser.ask_for_rules()

    def fair_deal(self) -> None:
        """Show promise and proof."""
        self.fair_deal_over(self._window)

    def fair_deal_over(self, window: QWidget) -> None:
        """Show promise and proof over another window."""
        from sixtysix_gui.windows.fact_sheets import FairDealSheet

        promise = self._controller.open_promise
        text = None if promise is None else promise.text
        proof = self._controller.proof
        open_page(window, lambda unit: FairDealSheet(unit, text, proof))

    def deal_code(self) -> None:
        """Show the code of the last deal, and take another one."""
        from sixtysix_gui.windows.fact_sheets import DealCodeSheet

        proof = self._controller.proof
        code = None if proof is None else proof.code
        open_page(self._window, lambda unit: DealCodeSheet(unit, code, self.play_code))

    def keys(self) -> None:
        """Show every key of the program."""
        from sixtysix_gui.windows.telling.help_panel import KeySheet

        open_page(self._window, KeySheet)

    def about(self, data_folder: Path, log_file: Path) -> None:
        """Say what the program is."""
        from sixtysix_gui.windows.fact_sheets import AboutSheet
        from sixtysix_gui.windows.licences import LicencesSheet

        def show_licences() -> None:
            open_page(self._window, LicencesSheet)

        open_page(self._window, lambda unit: AboutSheet(unit, data_folder, log_file, show_licences))

    def player_failed(self) -> None:
        """Say calmly that the computer's player has failed, and offer ways to go on."""
        head = self.tr("{name} is stuck.").format(name=self._failing()[1])
        question = Question(
            as_sentence(head),
            self.tr("Your game is saved and nothing is lost. See the log for details."),
            safe=AnswerButton(self.tr("Try again"), self._controller.retry_player),
            others=(self._way_round_failure(),),
        )
        ask(self._window, question)

    def _failing(self) -> tuple[Opponent, str]:
        """Return who has failed to decide, and how sentences call them."""
        setup, seat = self._controller.setup, self._controller.failing_seat
        settings = self._keeper.settings
        if setup is None or seat is None:
            return self._flow.opponent, opponent_called(self._flow.opponent, settings.deck)
        return opponent_of(setup.players[seat]), people_of(setup, settings).name(seat)

    def _way_round_failure(self) -> AnswerButton:
        """Offer a simpler player, or to do nothing where he has failed himself."""
        simpler = opponent_of(SIMPLER_PLAYER)
        if self._failing()[0] == simpler:
            return AnswerButton(self.tr("Not now"))
        called = opponent_called(simpler, self._keeper.settings.deck)
        text = self.tr("Let {name} play").format(name=called)
        return AnswerButton(text, lambda: self._flow.hand_over(SIMPLER_PLAYER))

    def _keep_rules(self, rules: Rules) -> None:
        self._keeper.change(rule_set=rules.name, rule_overrides=rules.overrides())
