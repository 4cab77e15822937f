"""The focus on the table for three and four: keys, ring, and readers of the screen."""

from PySide6.QtWidgets import QGraphicsView
from typing_extensions import override

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CallContract
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.input.base_focus import BaseFocus
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.trick_game.input.focus_display import TrickAreas, TrickFocusDisplay
from sixtysix_gui.table.trick_game.input.keyboard import TrickKeyboard
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.stops import TableTold, TrickStop, TrickWording


class TrickFocus(BaseFocus[TrickStop, View, TableTold, TrickWording]):
    """The focus on cards, calls, things, plates and piles; below a contract stands its sentence."""

    def __init__(
        self, view: QGraphicsView, scene: TrickScene, intents: Intents, movements: SmallMovements
    ) -> None:
        """Begin without a focus that is shown."""
        areas, keyboard = TrickAreas(scene), TrickKeyboard(scene, intents, view)
        display = TrickFocusDisplay(scene, movements, keyboard, areas, self._foot)
        super().__init__(view, keyboard, display, areas)
        self._scene = scene
        self._intents = intents

    @property
    @override
    def facts(self) -> TableTold | None:
        """What lies on the table, for those who tell of it."""
        if self._shown is None:
            return None
        plates = self._scene.plates.plates
        return TableTold(
            view=self._shown,
            score=self._scene.score,
            labels=self._scene.labels,
            can_act=self._can_act,
            armed=self._intents.armed,
            plates={chair: (plate.name, plate.score) for chair, plate in plates.items()},
        )

    def _foot(self, name: TrickStop | None) -> str:
        """Find the sentence for the foot of the panel of contracts."""
        facts, wording = self.facts, self._wording
        if not isinstance(name, CallContract) or facts is None or wording is None:
            return ""
        return wording.contract_foot(name.contract, facts)
