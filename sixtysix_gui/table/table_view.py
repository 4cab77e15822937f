"""The table of two as a widget: views and events go in, proposed moves come out."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.table.base_table import BaseTable
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.scoring import marker_steps
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.scene.scene import TableScene
from sixtysix_gui.table.seating import Score


class TableView(BaseTable[TableScene]):
    """The card table of two, with the coach's paper."""

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        options = options or TableOptions()
        super().__init__(options, parent)
        self._scene.paper.more_wanted.connect(self.more_advice_wanted)
        self._scene.paper.slip_closed.connect(self.slip_put_away)
        self._use_options(options)

    # ------------------------------------------------------------------------- what it is made of

    @override
    def _make_scene(self, options: TableOptions) -> TableScene:
        return TableScene(options, self._intents, self)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._scene.paper.row_changed.connect(self._focus.update)

    # ----------------------------------------------------------------------- how views are shown

    @override
    def _steps_for(self, events: Sequence[Event], view: View, *, fresh_deal: bool) -> list[Step]:
        return steps_for(
            self._context(view),
            events,
            fresh_deal=fresh_deal,
            since_last_motion=self._since_motion.elapsed,
        )

    def _context(self, view: View) -> MotionContext:
        return MotionContext(
            zones=self._scene.zones,
            speed=Speed(self._options.speed),
            view=view,
            announcer=self._scene.notices,
            ring=self._scene.ring,
            coin=self._scene.buttons.coin,
            tally=self._scene.indicators,
            rest_tricks=self._options.rest_tricks,
            chosen=self._intents.chosen,
            hear=self.heard.emit,
        )

    @override
    def _score_steps(self, view: View, before: Score) -> list[Step]:
        return marker_steps(self._context(view), self.score.won)
