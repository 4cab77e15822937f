"""Positions of a review that are played on, and the way back to the review."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.rules.seats import Seat

if TYPE_CHECKING:
    from sixtysix_gui.windows.viewer.viewer import Shown


@dataclass(frozen=True)
class Trial:
    """A position that is to be played on: the number of the move before which it begins.

    ``index`` is the deal among those ``shown``, to come back to; ``redeal`` deals the hidden cards
    again. ``with_coach``: the position was chosen with the coach. ``back`` leads elsewhere than to
    the review.
    """

    shown: Shown
    index: int
    move: int
    seat: Seat
    redeal: bool = False
    with_coach: bool = True
    back: Callable[[], None] | None = None


class Trials:
    """Remembers from where the deal on the table was taken, if it was."""

    def __init__(
        self, controller: GameController, come_back: Callable[[Trial | None], None]
    ) -> None:
        """``come_back`` is told that a trial is over, and which one if that is known."""
        self._controller = controller
        self._come_back = come_back
        self._trial: Trial | None = None
        self._game = ""

    def begin(self, trial: Trial) -> None:
        """Play a position on, as practice; a game at the table waits."""
        record = trial.shown.records[trial.index]
        game = self._controller.play_on(record, trial.move, trial.seat, redeal=trial.redeal)
        self._trial, self._game = trial, game

    def way_back(self) -> Callable[[], None] | None:
        """Return the way back to the review from a deal that is or was played on from there."""
        records = self._controller.game_records()
        if self._trial is None or not records or records[-1].tag("Game") != self._game:
            return None
        return self.end

    def end(self) -> None:
        """End the trial, which counts for nothing, and lead back to where it was begun.

        After another start no one knows where that was; what waited at the table comes back then.
        """
        trial = None if self.way_back() is None else self._trial
        self._trial = None
        self._controller.end_trial()
        self._come_back(trial)
