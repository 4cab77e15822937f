"""Looking at things on the table: card points, and won tricks."""

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.table import words
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.scene.opened_tricks import tricks_to_see
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Seating


class Inspector(QObject):
    """Shows what the person asks to see, as far as the rules allow it.

    Signals:
        points_shown: int, the card points of the person or his side, that were asked for.
        tricks_shown: tuple of Trick that are laid open.
    """

    points_shown = Signal(int)
    tricks_shown = Signal(object)

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        """Start with nothing asked for."""
        super().__init__(parent)
        self._scene = scene

    def toggle_points(self) -> None:
        """Show the person's card points until they are hidden in the same way, or hide them."""
        if self._scene.view is not None:
            self.points_shown.emit(self._scene.toggle_points())

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

    @property
    def is_open(self) -> bool:
        """Whether won tricks are laid open."""
        return self._scene.opened_tricks.is_open

    def close_tricks(self) -> None:
        """Put won tricks back."""
        if self.is_open:
            self._scene.put_tricks_back()

    def toggle_tricks(self, pile: Chair | None = None) -> None:
        """Lay won tricks open or put them back; without a pile, the first that may be seen."""
        if self.is_open:
            self.close_tricks()
        else:
            self.open_tricks(self._pile_to_see() if pile is None else pile)

    def _pile_to_see(self) -> Chair:
        view = self._scene.view
        if view is None:
            return Chair.SOUTH
        piles = Seating.of(view).piles
        return next((pile for pile in piles if tricks_to_see(view, pile)), Chair.SOUTH)
