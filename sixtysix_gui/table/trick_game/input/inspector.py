"""Looking at things on the table for three and four: card points, and the last trick."""

from PySide6.QtCore import QObject
from typing_extensions import override

from sixtysix_gui.table import words
from sixtysix_gui.table.input.base_inspector import BaseInspector
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.scene.opened_tricks import tricks_to_see
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.trick_game.scene.plates import card_points
from sixtysix_gui.table.trick_game.scene.scene import TrickScene


class TrickInspector(BaseInspector[Chair]):
    """Shows what the person asks to see at the table for three and four."""

    def __init__(self, scene: TrickScene, parent: QObject | None = None) -> None:
        """Start with nothing asked for."""
        super().__init__(scene.opened_tricks, parent)
        self._scene = scene

    @override
    def toggle_points(self) -> None:
        """Show the card points of the person's side until they are hidden in the same way."""
        view = self._scene.view
        if view is None:
            return
        self._scene.plates.toggle_points()
        self._scene.set_score(self._scene.score)
        self.points_shown.emit(card_points(view, Seating.of(view)))

    @override
    def open_tricks(self, pile: Chair) -> None:
        """Lay the won tricks of a pile open, or say why that may not be."""
        view = self._scene.view
        if view is None:
            return
        tricks = tricks_to_see(view, pile)
        if tricks:
            self._scene.opened_tricks.show(view, tricks, self._scene.labels)
            self.tricks_shown.emit(tricks)
        elif view.rules.look_back == "none":
            self._scene.notices.refuse(words.no_looking_back())
        else:
            self._scene.notices.refuse(words.looking_back_over())

    @override
    def close_tricks(self) -> None:
        """Put won tricks back; what is expected is said again."""
        if self.is_open:
            self._scene.opened_tricks.put_back()
            self._scene.notices.interject("")

    @override
    def _pile_to_see(self) -> Chair:
        """Give the pile with the last trick."""
        view = self._scene.view
        if view is None or not view.won:
            return Chair.SOUTH
        return Seating.of(view).pile(view.won[-1].winner)
