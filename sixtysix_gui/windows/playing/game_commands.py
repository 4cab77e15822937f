"""What menu and keys do to the game at the table: acts, taking back, giving up, playing again."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.menus.actions import Actions
from sixtysix_gui.windows.menus.calls import act_id
from sixtysix_gui.windows.playing.conductor import OwnTable
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask


class GameCommands(QObject):
    """Does it, after a question where something would be lost, and says what can be done now.

    Signals:
        said: str, a line that tells what has come of it.
    """

    said = Signal(str)

    def __init__(
        self,
        window: QWidget,
        own: OwnTable,
        flow: GameFlow,
        actions: Actions,
        table: Table,
    ) -> None:
        """Ask over a window, and give the actions something to do."""
        super().__init__(window)
        self._window = window
        self._controller = own.controller
        self._keeper = own.keeper
        self._flow = flow
        self._table = table
        self._actions = actions
        actions.connect(
            {
                **{act_id(act): partial(table.act, act) for act in Act},
                act_id(Act.TRICKS): flow.look_at_tricks,
                "once_more": flow.once_more,
                "take_back": self.take_back,
                "play_again": self.play_again,
                "back_to_game": self.back_to_game,
                "resign": self.resign,
                "copy_code": self.copy_code,
            }
        )

    def possible(self, *, covered: bool, choosing: bool) -> dict[str, bool]:
        """Return what can be done to the game now.

        No one gives up while a sheet covers the table, nor leaves it while ``choosing`` a game, and
        nothing can be done to a game that is away because the table is lent to something else.
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
            "leave": self._controller.setup is not None and not choosing,
        }
        self._actions["back_to_game"].setVisible(possible["back_to_game"])
        lost = over is not None and not over.is_won and not over.is_drawn
        self._actions.set_other_case("once_more", other=lost)
        return {
            **{name: is_possible and at_table for name, is_possible in possible.items()},
            "once_more": over is not None,
            "save": bool(controller.game_records()),
        }

    def take_back(self) -> None:
        """Take the last decision back; in a game that counts only after a question."""
        if not self._controller.can_take_back:
            return
        if self._controller.is_practice:
            self._controller.take_back()
            return
        ask(
            self._window,
            Question(
                self.tr("Take this back?"),
                self.tr("The game will become a practice game and will not count."),
                safe=AnswerButton(self.tr("Keep playing")),
                others=(AnswerButton(self.tr("Take back"), self._take_back_for_practice),),
            ),
        )

    def resign(self) -> None:
        """Give the game up, or a position that is played on, after a question."""
        setup, game = self._controller.setup, self._controller.game
        trying = self._controller.is_trial
        if setup is None or game is None or not (trying or self._controller.can_resign):
            return
        give_up = self._flow.end_trial if trying else self._controller.resign
        from sixtysix_gui.windows.playing.leaving import resigning_question

        question = resigning_question(setup, game, self._keeper.settings.deck, give_up)
        ask(self._window, question)

    def play_again(self) -> None:
        """Play the same cards once more, for practice."""
        if not self._controller.can_play_again:
            return
        is_new = not self._controller.is_practice
        self._controller.play_again()
        if is_new:
            self.said.emit(self.tr("The same cards again, for practice. Your game is waiting."))

    def back_to_game(self) -> None:
        """Go back to the review that a position was taken from, else to the game that waits."""
        if self._flow.can_go_back_to_review:
            self._flow.end_trial()
        else:
            self._controller.back_to_game()

    def copy_code(self) -> None:
        """Put the code of the deal into the clipboard, unless it is a secret."""
        code = self._controller.open_code
        if code is None:
            return
        QGuiApplication.clipboard().setText(code)
        self.said.emit(self.tr("Deal code {code} copied to the clipboard.").format(code=code))

    def _take_back_for_practice(self) -> None:
        self._controller.take_back()
        self.said.emit(self.tr("This is now a practice game. It does not count."))
