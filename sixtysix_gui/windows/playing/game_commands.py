"""What menu and keys do to the game at the table, and what begins, asks about or explains games."""

import logging
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sixtysix_gui.controller.signals import PlayerFailure
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.intents import Act
from sixtysix_gui.text.common import as_sentence, texts, translate
from sixtysix_gui.text.names import Opponent, opponent_called, opponent_of
from sixtysix_gui.windows.menus.calls import act_id
from sixtysix_gui.windows.new_game.choice import chosen_by_rules, next_game, setup_of
from sixtysix_gui.windows.new_game.chooser import GameChooser
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.playing.open_games import resigning_question
from sixtysix_gui.windows.playing.people_at_table import names_at, people_of
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask, open_page

_ = texts("GameCommands")
_game_dialogs = texts("GameDialogs")

_log = logging.getLogger(__name__)

SIMPLER_PLAYER = "simple"
"""Who plays on when the computer's player has failed."""


class GameCommands(QObject):
    """Does it, after a question where something would be lost, and says what can be done now."""

    def __init__(self, window: QWidget, flow: GameFlow) -> None:
        """Ask over a window, and give the actions something to do."""
        super().__init__(window)
        self._window, self._flow = window, flow
        self._controller, self._keeper = flow.controller, flow.keeper
        self.chooser = GameChooser(flow.sheets, flow.keeper, self)
        self.chooser.chosen.connect(flow.begin_chosen)
        self.chooser.rules_taken.connect(self._keep_rules)
        self.chooser.opened.connect(flow.possibilities_changed)
        self.chooser.closed.connect(flow.uncover)
        self._controller.player_failed.connect(self._take_failure)
        flow.actions.connect(
            {
                **{act_id(act): partial(flow.table.act, act) for act in Act},
                act_id(Act.TRICKS): flow.look_at_tricks,
                "look_back": lambda: flow.files.look_back(flow.reviews.last_deals),
                "new_game": self.new_game,
                "once_more": flow.once_more,
                "take_back": self.take_back,
                "play_again": self.play_again,
                "back_to_game": self.back_to_game,
                "resign": self.resign,
                "rules": self.chooser.ask_for_rules,
                "open": flow.files.choose_to_open,
                "save": lambda: flow.files.choose_to_save(self._controller.game_records()),
                "deal_code": self.deal_code,
                "copy_code": self.copy_code,
                "fair_deal": lambda: self.fair_deal_over(window),
            }
        )

    def possible(self, *, covered: bool) -> dict[str, bool]:
        """Return what can be done to the game now.

        The game is not given up while a sheet covers the table, nor left while another one is
        chosen, and nothing can be done to a game while the table is lent to something else.
        """
        controller, to_review = self._controller, self._flow.can_go_back_to_review
        trying = controller.is_trial and controller.is_deal_running
        at_table, over = self._flow.is_at_table, self._flow.over
        possible = {
            "take_back": controller.can_take_back,
            "play_again": controller.can_play_again,
            "back_to_game": controller.is_played_again or to_review,
            "resign": (controller.can_resign or trying) and not covered,
            "copy_code": controller.open_code is not None,
            "leave": controller.setup is not None and self.chooser.sheet is None,
        }
        actions = self._flow.actions
        actions["back_to_game"].setVisible(possible["back_to_game"])
        lost = over is not None and not over.is_won and not over.is_drawn
        actions.set_other_case("once_more", other=lost)
        return {
            **{name: is_possible and at_table for name, is_possible in possible.items()},
            "once_more": over is not None,
            "save": bool(controller.game_records()),
            "look_back": bool(self._flow.reviews.last_deals),
        }

    # --------------------------------------------------------------------------------- other games

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

    def _keep_rules(self, rules: Rules) -> None:
        self._keeper.change(rule_set=rules.name, rule_overrides=rules.overrides())

    # ----------------------------------------------------------------------------------- this game

    def take_back(self) -> None:
        """Take the last decision back; in a game that counts only after a question."""
        if not self._controller.can_take_back:
            return
        if self._controller.is_practice:
            self._controller.take_back()
            return
        question = Question(
            _("Take this back?"),
            _("The game will become a practice game and will not count."),
            safe=AnswerButton(_("Keep playing")),
            others=(AnswerButton(_("Take back"), self._take_back_for_practice),),
        )
        ask(self._window, question)

    def _take_back_for_practice(self) -> None:
        self._controller.take_back()
        self._flow.notices.say(_("This is now a practice game. It does not count."))

    def resign(self) -> None:
        """Give the game up, or a position that is played on, after a question."""
        setup, game = self._controller.setup, self._controller.game
        trying = self._controller.is_trial
        if setup is None or game is None or not (trying or self._controller.can_resign):
            return
        give_up = self._flow.end_trial if trying else self._controller.resign
        ask(self._window, resigning_question(setup, game, self._keeper.settings.deck, give_up))

    def play_again(self) -> None:
        """Play the same cards once more, for practice."""
        if not self._controller.can_play_again:
            return
        is_new = not self._controller.is_practice
        self._controller.play_again()
        if is_new:
            line = _("The same cards again, for practice. Your game is waiting.")
            self._flow.notices.say(line)

    def back_to_game(self) -> None:
        """Go back to the review that a position was taken from, else to the game that waits."""
        if self._flow.can_go_back_to_review:
            self._flow.end_trial()
        else:
            self._controller.back_to_game()

    def refuse_to_look_back(self) -> None:
        """Say why there is nothing to look back at yet."""
        flow = self._flow
        is_covered = flow.page.is_covered or flow.is_lent or not self._controller.is_game_running
        if not (flow.actions["look_back"].isEnabled() or is_covered):
            flow.table.show_refusal(
                translate(
                    "MainWindow", "There is no deal to review yet: this one is still in progress."
                )
            )

    # -------------------------------------------------------------------------------- its deal

    def copy_code(self) -> None:
        """Put the code of the deal into the clipboard, unless it is a secret."""
        code = self._controller.open_code
        if code is None:
            return
        QGuiApplication.clipboard().setText(code)
        line = _("Deal code {code} copied to the clipboard.").format(code=code)
        self._flow.notices.say(line)

    def fair_deal_over(self, window: QWidget) -> None:
        """Show promise and proof over a window."""
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

    # ------------------------------------------------------------------------------- its players

    def _take_failure(self, failure: PlayerFailure) -> None:
        """Say calmly that the computer's player has failed, and offer ways to go on."""
        _log.error("the computer's player failed: %s", failure.details)
        player, called = self._failing()
        question = Question(
            as_sentence(_game_dialogs("{name} is stuck.").format(name=called)),
            _game_dialogs("Your game is saved and nothing is lost. See the log for details."),
            safe=AnswerButton(_game_dialogs("Try again"), self._controller.retry_player),
            others=(self._way_round_failure(player),),
        )
        ask(self._window, question)

    def _failing(self) -> tuple[Opponent, str]:
        """Return who has failed to decide, and how sentences call them."""
        setup, seat = self._controller.setup, self._controller.failing_seat
        settings = self._keeper.settings
        if setup is None or seat is None:
            return self._flow.opponent, opponent_called(self._flow.opponent, settings.deck)
        return opponent_of(setup.players[seat]), people_of(setup, settings).name(seat)

    def _way_round_failure(self, failing: Opponent) -> AnswerButton:
        """Offer a simpler player, or to do nothing where that one has failed."""
        simpler = opponent_of(SIMPLER_PLAYER)
        if failing == simpler:
            return AnswerButton(_game_dialogs("Not now"))
        called = opponent_called(simpler, self._keeper.settings.deck)
        text = _game_dialogs("Let {name} play").format(name=called)
        return AnswerButton(text, lambda: self.hand_over(SIMPLER_PLAYER))

    def hand_over(self, player: str) -> None:
        """Let another player go on for the one who failed, under their own face and name."""
        setup = self._controller.setup
        if setup is None:
            return
        failing = self._controller.failing_seat
        seat = setup.opponent if failing is None else failing
        with_them = replace(setup, players={**setup.players, seat: player})
        name = names_at(with_them, self._keeper.settings)[seat]
        self._controller.hand_over(seat, player, name)
        self._flow.retranslate()
