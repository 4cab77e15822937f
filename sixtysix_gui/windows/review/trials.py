"""Positions of a review that are played on, and the way back to the review."""

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.face import Rules
from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True)
class Trial:
    """A position that is to be played on: the number of the move before which it begins.

    ``index`` is the deal among ``records``, to come back to; ``anew`` deals the hidden cards anew.
    ``with_coach``: the position was chosen with the coach.
    """

    records: tuple[DealRecord[Rules], ...]
    index: int
    move: int
    seat: Seat
    anew: bool = False
    with_coach: bool = True


class Trials:
    """Remembers from where the deal on the table was taken, if it was."""

    def __init__(self, controller: GameController, show_review: Callable[[Trial], None]) -> None:
        """``show_review`` opens the review where a position was chosen."""
        self._controller = controller
        self._show_review = show_review
        self._trial: Trial | None = None
        self._game = ""

    def begin(self, trial: Trial) -> None:
        """Play a position on, as practice; a game at the table waits."""
        record = trial.records[trial.index]
        self._game = self._controller.play_on(record, trial.move, trial.seat, anew=trial.anew)
        self._trial = trial

    def way_back(self) -> Callable[[], None] | None:
        """Give the way back to the review from a deal that was played on from there."""
        records = self._controller.game_records()
        if self._trial is None or not records or records[-1].tag("Game") != self._game:
            return None
        return self._go_back

    def _go_back(self) -> None:
        trial, self._trial = self._trial, None
        if self._controller.is_played_again:
            self._controller.back_to_game()
        if trial is not None:
            self._show_review(trial)
