"""What the table says about the game on it: plates, what is expected, and why a move is refused."""

from __future__ import annotations

from collections.abc import Callable

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.playing.plates import plate_labels
from sixtysix_gui.windows.preferences import SettingsKeeper, opponent_name_of, words_of
from sixtysix_gui.windows.texts.opponents import Opponent, opponent_of
from sixtysix_gui.windows.texts.playing.refusals import refusal_sentence
from sixtysix_gui.windows.texts.playing.status import no_deal_sentence, status_sentence


class GameWords:
    """Writes on the table in the words that the settings want."""

    def __init__(
        self,
        controller: GameController,
        table: TableView,
        keeper: SettingsKeeper,
        new_game_key: Callable[[], str],
    ) -> None:
        """Write about a controller's game; ``new_game_key`` gives the key that begins a new one."""
        self._controller = controller
        self._table = table
        self._keeper = keeper
        self._new_game_key = new_game_key

    @property
    def opponent(self) -> Opponent:
        """Who plays against the person; without a game, who would play the next one."""
        setup = self._controller.setup
        return opponent_of(self._keeper.settings.level if setup is None else setup.player)

    def their_name(self) -> str:
        """Give the name of who plays against the person."""
        return opponent_name_of(self._keeper.settings, self.opponent)

    def label_players(self) -> None:
        """Write both plates, if there is a game."""
        setup = self._controller.setup
        if setup is not None:
            settings = self._keeper.settings
            self._table.set_players(
                plate_labels(settings, self.opponent, setup.human, practice=setup.practice)
            )

    def say_status(self, *, covered: bool) -> None:
        """Say what is expected now; before the first deal a sheet that covers the table says it."""
        view = self._controller.view
        if view is not None:
            self.say_status_of(view)
        elif covered:
            self._table.set_status("")
        else:
            self._table.set_status(no_deal_sentence(self._new_game_key()))

    def say_status_of(self, view: PlayerView) -> None:
        """Say what is expected in a view."""
        words = words_of(self._keeper.settings)
        armed = self._table.armed_marriage
        self._table.set_status(status_sentence(view, words, self.their_name(), armed))

    def refuse(self, error: IllegalMoveError | None) -> None:
        """Say why a move is not allowed; without an error nothing."""
        if error is not None:
            self._table.show_refusal(refusal_sentence(error, words_of(self._keeper.settings)))
