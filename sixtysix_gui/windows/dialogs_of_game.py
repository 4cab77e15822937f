"""The dialogs that begin games, ask about them or explain them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from sixtysix_gui.controller.messages import GameSetup, Promise
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.variants import RuleSet
from sixtysix_gui.windows.dialogs.about import AboutDialog
from sixtysix_gui.windows.dialogs.all_rules import AllRulesDialog
from sixtysix_gui.windows.dialogs.deal_code import DealCodeDialog
from sixtysix_gui.windows.dialogs.fair_deal import FairDealDialog
from sixtysix_gui.windows.dialogs.key_sheet import KeySheet
from sixtysix_gui.windows.dialogs.new_game import NewGame, NewGameDefaults, NewGameDialog
from sixtysix_gui.windows.dialogs.questions import Answer, ask
from sixtysix_gui.windows.dialogs.settings.dialog import SettingsDialog
from sixtysix_gui.windows.game_flow import GameFlow
from sixtysix_gui.windows.language import card_letters
from sixtysix_gui.windows.look.widgets import open_over
from sixtysix_gui.windows.plates import my_name
from sixtysix_gui.windows.preferences import SettingsKeeper, opponent_name_of, rules_of
from sixtysix_gui.windows.texts.opponents import opponent_of

SIMPLER_PLAYER = "simple"
"""Who plays on when the computer's player has failed."""


class GameDialogs(QObject):
    """Opens the dialogs of a window; none of them stops the program.

    Signals:
        retry_wanted: str, the player that is to go on; empty for the one that failed.
        guide_wanted: somebody new wants to be shown how the game goes.
    """

    retry_wanted = Signal(str)
    guide_wanted = Signal()

    def __init__(self, window: QWidget, keeper: SettingsKeeper, flow: GameFlow) -> None:
        """Open dialogs over a window."""
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._flow = flow

    def new_game(self) -> None:
        """Ask what game to play; a running one is given up only after a question.

        Until a first game has been begun, name and deck are asked for, too.
        """
        if self._flow.has_running_game:
            self._ask_to_abandon(self._show_new_game)
        else:
            self._show_new_game(first_start=not self._keeper.settings.welcomed)

    def play_code(self, code: str) -> None:
        """Play a particular deal by the rules in use, after a question if a game is running."""
        setup = self._setup_of(self._chosen(self._flow.rules or rules_of(self._keeper.settings)))
        setup = replace(setup, code=code)
        if self._flow.has_running_game:
            self._ask_to_abandon(lambda: self._flow.begin(setup))
        else:
            self._flow.begin(setup)

    def rules(self) -> None:
        """Let the person change the rules of the next game."""
        dialog = AllRulesDialog(rules_of(self._keeper.settings), self._window)
        dialog.accepted.connect(lambda: self._keep_rules(dialog.rules))
        self._open(dialog)

    def settings(self) -> None:
        """Show the settings."""
        dialog = SettingsDialog(self._keeper.settings, self._window)
        dialog.changed.connect(self._keeper.use)
        self._open(dialog)

    def fair_deal(self, promise: Promise | None) -> None:
        """Show promise and proof."""
        text = None if promise is None else promise.text
        self._open(FairDealDialog(text, self._flow.proof, self._window))

    def deal_code(self) -> None:
        """Show the code of the last deal, and take another one."""
        proof = self._flow.proof
        dialog = DealCodeDialog(None if proof is None else proof.code, self._window)
        dialog.play_wanted.connect(self.play_code)
        self._open(dialog)

    def keys(self) -> None:
        """Show every key of the program."""
        self._open(KeySheet(self._window))

    def about(self, data_folder: Path, log_file: Path) -> None:
        """Say what the program is."""
        self._open(AboutDialog(data_folder, log_file, self._window))

    def take_over(self, records: tuple[DealRecord, ...]) -> None:
        """Go on with a game from a file, after a question if another one is running."""
        if self._flow.has_running_game:
            self._ask_to_abandon(lambda: self._flow.resume(records))
        else:
            self._flow.resume(records)

    def player_failed(self) -> None:
        """Say calmly that the computer's player has failed, and offer ways to go on."""
        ask(
            self._window,
            self.tr("The other player has a problem"),
            self.tr("{name} could not decide on a move.").format(
                name=opponent_name_of(self._keeper.settings, self._flow.opponent)
            ),
            (
                Answer(self.tr("Try again"), lambda: self.retry_wanted.emit(""), main=True),
                Answer(
                    self.tr("Let a simpler player go on"),
                    lambda: self.retry_wanted.emit(SIMPLER_PLAYER),
                ),
                Answer(self.tr("Not now"), cancels=True),
            ),
            self.tr("Your game is saved and nothing is lost. Details are in the log."),
        )

    def _ask_to_abandon(self, then: Callable[[], None]) -> None:
        ask(
            self._window,
            self.tr("New game"),
            self.tr("Give up the running game?"),
            (
                Answer(self.tr("Keep playing"), main=True, cancels=True),
                Answer(self.tr("Give it up"), then),
            ),
            self.tr("It does not count for anybody. You can save its record first."),
        )

    def _show_new_game(self, *, first_start: bool = False) -> None:
        settings = self._keeper.settings
        dialog = NewGameDialog(
            NewGameDefaults(
                rules=rules_of(settings),
                level=settings.level,
                name=settings.player_name,
                deck=settings.deck,
                letters=card_letters(),
                colours=settings.colours,
                first_start=first_start,
                practice=settings.practice,
            ),
            self._window,
        )
        dialog.accepted.connect(lambda: self._begin(dialog.choice, first_start=first_start))
        dialog.guide_wanted.connect(lambda: self._show_how(dialog))
        self._open(dialog)

    def _show_how(self, dialog: NewGameDialog) -> None:
        """Keep who the person is and which cards he likes, and begin the guided deal."""
        self._keeper.change(player_name=dialog.name, deck=dialog.deck)
        dialog.reject()
        self.guide_wanted.emit()

    def _begin(self, choice: NewGame, *, first_start: bool) -> None:
        self._keep_rules(choice.rules)
        self._keeper.change(level=choice.level, practice=choice.practice, welcomed=True)
        if first_start:
            self._keeper.change(player_name=choice.name, deck=choice.deck)
        self._flow.begin(self._setup_of(choice))

    def _chosen(self, rules: RuleSet) -> NewGame:
        settings = self._keeper.settings
        return NewGame(rules=rules, level=settings.level, practice=settings.practice)

    def _setup_of(self, choice: NewGame) -> GameSetup:
        settings = self._keeper.settings
        opponent = opponent_of(choice.level)
        return GameSetup(
            rules=choice.rules,
            names=(my_name(settings), opponent_name_of(settings, opponent)),
            player=opponent.level,
            code=choice.code or None,
            practice=choice.practice,
        )

    def _keep_rules(self, rules: RuleSet) -> None:
        self._keeper.change(rule_set=rules.name, rule_overrides=rules.overrides())

    def _open(self, dialog: QDialog) -> None:
        open_over(self._window, dialog)
