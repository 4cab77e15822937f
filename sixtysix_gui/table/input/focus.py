"""The focus on the table of two: one place for keys, ring, and readers of the screen."""

from PySide6.QtWidgets import QGraphicsView
from typing_extensions import override

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.captions.wording import StopName, TableFacts, Wording
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.input.base_focus import BaseFocus
from sixtysix_gui.table.input.focus_display import FocusDisplay, StopAreas
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.layout.chair import FACING
from sixtysix_gui.table.scene.scene import TableScene


class TableFocus(BaseFocus[StopName, View, TableFacts, Wording]):
    """The focus on the cards, acts, things and piles of two."""

    def __init__(
        self, view: QGraphicsView, scene: TableScene, intents: Intents, movements: SmallMovements
    ) -> None:
        """Begin without a focus that is shown."""
        areas, keyboard = StopAreas(scene), Keyboard(scene, intents, view)
        super().__init__(view, keyboard, FocusDisplay(scene, movements, keyboard, areas), areas)
        self._scene = scene
        self._intents = intents

    @property
    @override
    def facts(self) -> TableFacts | None:
        """What lies on the table, for those who tell of it."""
        if self._shown is None:
            return None
        indicators = self._scene.indicators
        plates = indicators.plates
        lines = {chair: (plates[chair].name, plates[chair].score) for chair in FACING}
        return TableFacts(
            view=self._shown,
            can_act=self._can_act,
            armed=self._intents.armed,
            plates=lines,
            only_watched=indicators.labels.only_watched,
            advice=self._scene.paper.advice,
            advice_row=self._scene.paper.row,
        )
