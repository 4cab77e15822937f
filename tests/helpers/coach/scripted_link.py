"""A coach who says what he is told to say, without a process of his own."""

from PySide6.QtCore import QObject
from typing_extensions import override

from sixtysix_gui.coach.values.hints import Hint
from sixtysix_gui.controller.coaching.process_link import CoachLink
from sixtysix_gui.controller.coaching.work import Advised, Begin, Ended, Order, Work


class ScriptedLink(CoachLink):
    """Keeps the orders, and answers only when the test wants it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.orders: list[Order] = []
        self.closed = False

    @override
    def send(self, order: Order) -> None:
        self.orders.append(order)

    @override
    def close(self) -> None:
        self.closed = True

    @property
    def begun(self) -> Begin:
        """The newest work that was asked for."""
        return next(order for order in reversed(self.orders) if isinstance(order, Begin))

    @property
    def works(self) -> list[Work]:
        """All works that were asked for, in order."""
        return [order.work for order in self.orders if isinstance(order, Begin)]

    def advise(self, hint: Hint) -> None:
        """Give a hint, and end with that."""
        number = self.begun.number
        self.received.emit(Advised(number, hint))
        self.received.emit(Ended(number))

    def fail(self, details: str) -> None:
        """End with an error."""
        self.received.emit(Ended(self.begun.number, details))
