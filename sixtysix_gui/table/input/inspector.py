"""Looking at things on the table of two: card points, and won tricks."""

from PySide6.QtCore import QObject
from typing_extensions import override

from sixtysix_gui.table import words
from sixtysix_gui.table.input.base_inspector import BaseInspector
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.scene.opened_tricks import tricks_to_see
from sixtysix_gui.table.scene.scene import TableScene


class Inspector(BaseInspector[Chair]):
    """Shows what the person asks to see at the table of two."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        """Start with nothing asked for."""
        super().__init__(scene.opened_tricks, parent)
        self._scene = scene

    @override
    def toggle_points(self) -> None:
        """Show the person's card points until they are hidden in the same way, or hide them."""
        self._scene.indicators.toggle_points()
        view = self._scene.view
        if view is not None:  # who hears them asks each time anew
            self.points_shown.emit(view.total(view.seat))

    @override
    def open_tricks(self, pile: Chair) -> None:
        """Lay the won tricks of a side open, or say why that may not be."""
        view = self._scene.view
        if view is None:
            return
        tricks = tricks_to_see(view, pile)
        if tricks:
            self._scene.opened_tricks.show(view, tricks, self._scene.indicators.labels)
            self.tricks_shown.emit(tricks)
        elif view.rules.look_back == "none":
            self._scene.notices.refuse(words.no_looking_back())
        else:
            self._scene.notices.refuse(words.looking_back_over())

    @override
    def close_tricks(self) -> None:
        if self.is_open:
            self._scene.opened_tricks.put_back()

    @override
    def _pile_to_see(self) -> Chair:
        view = self._scene.view
        theirs = (
            view is not None
            and not tricks_to_see(view, Chair.SOUTH)
            and bool(tricks_to_see(view, Chair.NORTH))
        )
        return Chair.NORTH if theirs else Chair.SOUTH
