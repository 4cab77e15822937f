"""The table for three and four to look at: a deal is shown step by step, and nobody acts."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table.layout.sizes import least_replay
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.choreography import steps_looked_at
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.trick_game.trick_table import TrickTableView

_NARROWER = 0.93
"""How much less width it needs than the table for two: beside it stand more columns."""


class TrickReplayTable(TrickTableView):
    """A table on which nobody acts; a full trick lies until the next step takes it."""

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        """Set up a bare table."""
        super().__init__(options, parent)
        self._lying: Trick | None = None
        self._scene.is_looked_at = True
        self._pointer.looks_on = True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_step(
        self,
        events: Sequence[Event],
        view: View,
        score: Score,
        *,
        trick_lies: bool = False,
        widow: tuple[Card, ...] = (),
    ) -> None:
        """Show what a step did, then the view it led to; without events the view at once.

        What still moves is ended before. ``score`` is how the game stands then, ``trick_lies`` says
        that the step has filled a trick, which stays, and ``widow`` what lies there where it may
        be seen.
        """
        self.finish_motions()
        before, scene = self._view, self._scene
        is_left = scene.trick_lies and before is not None and bool(before.won)
        self._lying = before.won[-1] if is_left and before is not None else None
        scene.trick_lies = trick_lies
        scene.zones.widow.known = widow
        scene.notices.hush()
        self.play(events, view, score=score)

    @override
    @staticmethod
    def least_size(options: TableOptions) -> tuple[int, int]:
        """Give less than a table that is played on needs: no status line, no chips."""
        width, height = least_replay(options.text_scale)
        return round(_NARROWER * width), height

    @override
    def _steps_for(self, events: Sequence[Event], view: View, *, fresh_deal: bool) -> list[Step]:
        return steps_looked_at(self._context(view), events, self._lying)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to whoever steps through the deal."""
        event.ignore()
