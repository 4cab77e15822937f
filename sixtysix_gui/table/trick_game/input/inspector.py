"""Looking at things: card points, and the last trick."""

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.trick_game import words
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.scene.opened_tricks import tricks_to_see
from sixtysix_gui.table.trick_game.scene.plates import card_points
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.seating import Seating


class TrickInspector(QObject):
    """Shows what the person asks to see, as far as the rules allow it.

    Signals:
        points_shown: int, the card points of the person's side.
        tricks_shown: tuple of Trick that are laid open.
    """

    points_shown = Signal(int)
    tricks_shown = Signal(object)

    def __init__(self, scene: TrickScene, parent: QObject | None = None) -> None:
        """Start with nothing asked for."""
        super().__init__(parent)
        self._scene = scene
        self.options = TableOptions()

    def toggle_points(self) -> None:
        """Show the card points of the person's side until they are hidden in the same way."""
        view = self._scene.view
        if view is None:
            return
        self._scene.plates.toggle_points()
        self._scene.set_score(self._scene.score)
        self.points_shown.emit(card_points(view, Seating.of(view)))

    @property
    def is_open(self) -> bool:
        """Whether won tricks are laid open."""
        return self._scene.opened_tricks.is_open

    def open_tricks(self, pile: Chair) -> None:
        """Lay the won tricks of a pile open, or say why that may not be."""
        view = self._scene.view
        if view is None:
            return
        tricks = tricks_to_see(view, pile)
        if tricks:
            self._scene.opened_tricks.show(view, tricks, self._scene.labels)
            self.tricks_shown.emit(tricks)
        elif view.rules.values["look_back"] == "none":
            self._scene.notices.refuse(words.no_looking_back())
        else:
            self._scene.notices.refuse(words.looking_back_over())

    def close_tricks(self) -> None:
        """Put won tricks back."""
        self._scene.opened_tricks.hide()

    def toggle_tricks(self, pile: Chair | None = None) -> None:
        """Lay won tricks open or put them back; without a pile, the one with the last trick."""
        if self.is_open:
            self.close_tricks()
            return
        view = self._scene.view
        if view is None:
            return
        if pile is None:
            won = view.won
            pile = Seating.of(view).pile(won[-1].winner) if won else Chair.SOUTH
        self.open_tricks(pile)
