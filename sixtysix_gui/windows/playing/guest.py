"""One who borrows the table of the person's own game, and gives it back."""

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.windows.playing.conductor import Conductor
from sixtysix_gui.windows.playing.game_flow import GameFlow


class Guest(Conductor):
    """Leads a game of its own at that table, with its own controller, while the other game waits.

    Away from the table it has nothing to show and to tell.

    Signals:
        left: the table was given back.
    """

    left = Signal()

    def __init__(self, flow: GameFlow, controller: GameController, parent: QObject) -> None:
        """Stay away until ``borrow``; leave as soon as the table is needed for a game."""
        super().__init__(controller, flow.table, flow.sheets, lambda: flow.keeper.settings, parent)
        self._flow = flow
        controller.setParent(self)
        self.possibilities_changed.connect(flow.possibilities_changed)
        flow.table_needed.connect(self.leave)
        flow.keeper.look_changed.connect(self.retranslate)

    @property
    @override
    def view(self) -> View | None:
        """What may be known of the deal, while it has the table."""
        return super().view if self.is_at_table else None

    @property
    @override
    def rules(self) -> Rules | None:
        """The rules of the deal, while it has the table."""
        return super().rules if self.is_at_table else None

    @property
    @override
    def narrator(self) -> Narrator | None:
        """What tells of the deal, while it has the table."""
        return super().narrator if self.is_at_table else None

    def borrow(self) -> None:
        """Have the table from now on."""
        if not self.is_at_table:
            self._flow.lend(self)
            self.attach()

    @override
    def leave(self) -> None:
        """Give the table back at once, if it is borrowed."""
        if self.is_at_table:
            self._end()
            self._flow.take_back()
            self.left.emit()

    def _end(self) -> None:
        """Take everything away."""
        self.detach()
        self.sheets.take_away()
        self.table.clear()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self.controller.shut_down()
