"""Buttons as a view offers them, found by name and place."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.moves import PASS, Meld, Move
from sixtysix_gui.table.intents import Act, Intents
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces.chip import Chip, ChipKind
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.stops import StopName, Thing

ONE_ABOVE = 1.35
"""How far apart two chips stand one above the other, in heights of a chip."""

_FAR = 1000.0
"""A picture that is hit counts before any that is only near."""


@dataclass(frozen=True)
class MoveButton:
    """Something that can be pressed.

    ``name`` is that of the stop of the focus, ``area`` where it can be pressed, and ``picture``
    where it is seen: the whole of its piece, or a row of a panel.
    """

    name: StopName
    area: QRectF
    picture: QRectF
    activate: Callable[[], object]
    piece: Piece

    def contains(self, point: QPointF) -> bool:
        """Return whether a point of the scene is on the button."""
        return self.area.contains(point)

    def distance(self, point: QPointF) -> float:
        """Return how far a point is from the button's picture, then from its middle."""
        off, body = point - self.picture.center(), self.picture
        outside = max(abs(off.x()) - body.width() / 2, abs(off.y()) - body.height() / 2, 0.0)
        return outside * _FAR + abs(off.x()) + abs(off.y())


class OfferedButtons:
    """Takes the buttons that a view offers, and finds them by name and place."""

    def __init__(self, intents: Intents) -> None:
        self.intents = intents
        self.options = TableOptions()
        self.pass_chip = Chip(ChipKind.PASS)
        self._buttons: list[MoveButton] = []

    def __iter__(self) -> Iterator[MoveButton]:
        """Yield the buttons to be seen, in the order of the focus."""
        return iter(self._buttons)

    def at(self, point: QPointF) -> MoveButton | None:
        """Return the button at a point: where areas overlap, the one whose middle is nearer."""
        there = [button for button in self._buttons if button.contains(point)]
        return min(there, key=lambda button: button.distance(point), default=None)

    def find(self, name: StopName) -> MoveButton | None:
        """Return the button of a move."""
        return next((button for button in self._buttons if button.name == name), None)

    @property
    def chips(self) -> list[Chip]:
        """The chips among the buttons."""
        return [button.piece for button in self._buttons if isinstance(button.piece, Chip)]

    def clear(self) -> None:
        """Offer nothing any more."""
        self._buttons = []

    def add(self, name: StopName, piece: Piece, at: QPointF) -> None:
        """Offer a piece at a place."""
        piece.setPos(at)
        piece.show()
        action = self._action(name)
        self._buttons.append(MoveButton(name, piece.hit_area(), piece.area(), action, piece))

    def add_part(self, name: StopName, piece: Piece, picture: QRectF, area: QRectF) -> None:
        """Offer a part of a piece that lies there already; it is pressed in an area."""
        self._buttons.append(MoveButton(name, area, picture, self._action(name), piece))

    def add_pass(self, text: str, key: str, at: QPointF) -> None:
        """Offer the chip that passes, with the words for it here."""
        self.pass_chip.text = text
        self.pass_chip.key = self.hint(key)
        self.add(PASS, self.pass_chip, at)

    def find_again(self) -> None:
        """Take chips where they lie now: some were moved since they were offered."""
        self._buttons = [
            replace(each, area=each.piece.hit_area(), picture=each.piece.area())
            if isinstance(each.piece, Chip)
            else each
            for each in self._buttons
        ]

    def hint(self, key: str) -> str:
        """Return what is written of a key: nothing where hints of keys are not wanted."""
        return key if self.options.key_hints else ""

    def _action(self, name: StopName) -> Callable[[], object]:
        if isinstance(name, Meld):
            suit = name.suit
            return lambda: self.intents.toggle_marriage(suit)
        if name is Thing.SHOW:
            return lambda: self.intents.act(Act.SHOW_MARRIAGE)
        move = _as_move(name)
        return lambda: self.intents.attempt(move)


def _as_move(name: StopName) -> Move:
    if not isinstance(name, Move):
        raise TypeError(f"{name} is no move")
    return name
