"""Looking at things: card points, and won tricks."""

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.table import texts
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.scene.opened_tricks import tricks_to_see
from sixtysix_gui.table.scene.scene import TableScene


class Inspector(QObject):
    """Shows what the person asks to see, as far as the rule set allows it.

    Signals:
        points_shown: int, the person's card points that were asked for.
        tricks_shown: tuple of Trick that are laid open.
    """

    points_shown = Signal(int)
    tricks_shown = Signal(object)

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        """Start with nothing asked for."""
        super().__init__(parent)
        self._scene = scene

    def toggle_points(self) -> None:
        """Show the person's card points until they are hidden in the same way, or hide them."""
        self._scene.indicators.toggle_points()
        view = self._scene.view
        if view is not None:  # who hears them asks each time anew
            self.points_shown.emit(view.total(view.seat))

    @property
    def is_open(self) -> bool:
        """Whether won tricks are laid open."""
        return self._scene.opened_tricks.is_open

    def open_tricks(self, side: Side) -> None:
        """Lay the won tricks of a side open, or say why that may not be."""
        view = self._scene.view
        if view is None:
            return
        tricks = tricks_to_see(view, side)
        if tricks:
            self._scene.opened_tricks.show(view, tricks)
            self.tricks_shown.emit(tricks)
        elif view.rules.look_back == "none":
            self._scene.notices.refuse(texts.no_looking_back())
        else:
            self._scene.notices.refuse(texts.looking_back_over())

    def close_tricks(self) -> None:
        """Put won tricks back."""
        self._scene.opened_tricks.hide()

    def toggle_tricks(self, side: Side | None = None) -> None:
        """Lay won tricks open or put them back; without a side, those that may be seen."""
        if self.is_open:
            self.close_tricks()
        else:
            self.open_tricks(self._side_to_see() if side is None else side)

    def _side_to_see(self) -> Side:
        view = self._scene.view
        theirs = (
            view is not None
            and not tricks_to_see(view, Side.MINE)
            and bool(tricks_to_see(view, Side.THEIRS))
        )
        return Side.THEIRS if theirs else Side.MINE
