"""Whether marks are to be found before they are shown, and which have been, over all windows."""

from collections.abc import Callable

from sixtysix_gui.records import DealRecord


class FindingMemory:
    """Remembers what was found while the program runs; the switch is kept by somebody else."""

    def __init__(
        self,
        is_on: Callable[[], bool] = lambda: False,
        turn: Callable[[bool], object] = lambda _on: None,
    ) -> None:
        """``is_on`` reads the switch, ``turn`` keeps another choice."""
        self._is_on = is_on
        self._turn = turn
        self._answered: list[tuple[DealRecord, int]] = []

    @property
    def is_on(self) -> bool:
        """Whether the person wants to find it first."""
        return self._is_on()

    def turn(self, *, on: bool) -> None:
        """Keep what the person wants from now on."""
        if on is not self.is_on:
            self._turn(on)

    def answer(self, record: DealRecord, step: int) -> None:
        """Remember that a mark was found or shown, by the number of its move."""
        if not self.is_answered(record, step):
            self._answered.append((record, step))

    def is_answered(self, record: DealRecord, step: int) -> bool:
        """Whether a mark was found or shown."""
        return (record, step) in self._answered
