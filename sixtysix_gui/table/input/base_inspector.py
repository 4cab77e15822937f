"""Looking at things on any table: card points, and won tricks."""

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

PileT = TypeVar("PileT")
"""Whatever names a pile of won tricks."""


class LaidTricks(Protocol):
    """Won tricks that are laid open."""

    @property
    def is_open(self) -> bool:
        """Whether there are any."""
        ...

    def hide(self) -> None:
        """Put them back."""
        ...


class BaseInspector(QObject, Generic[PileT]):
    """Shows what the person asks to see, as far as the rules allow it.

    Signals:
        points_shown: int, the card points of the person or his side, that were asked for.
        tricks_shown: tuple of Trick that are laid open.
    """

    points_shown = Signal(int)
    tricks_shown = Signal(object)

    def __init__(self, opened: LaidTricks, parent: QObject | None = None) -> None:
        """Start with nothing asked for."""
        super().__init__(parent)
        self._opened = opened

    def toggle_points(self) -> None:
        """Show the person's card points until they are hidden in the same way, or hide them."""
        raise NotImplementedError

    def open_tricks(self, pile: PileT) -> None:
        """Lay the won tricks of a pile open, or say why that may not be."""
        raise NotImplementedError

    def _pile_to_see(self) -> PileT:
        """Give the pile that is meant where none is named."""
        raise NotImplementedError

    @property
    def is_open(self) -> bool:
        """Whether won tricks are laid open."""
        return self._opened.is_open

    def close_tricks(self) -> None:
        """Put won tricks back."""
        self._opened.hide()

    def toggle_tricks(self, pile: PileT | None = None) -> None:
        """Lay won tricks open or put them back; without a pile, those that may be seen."""
        if self.is_open:
            self.close_tricks()
        else:
            self.open_tricks(self._pile_to_see() if pile is None else pile)
