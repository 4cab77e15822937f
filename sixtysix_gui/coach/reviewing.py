"""A finished deal looked back on, decision by decision, the most suspicious first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.coach.limits import REVIEW, Limits
from sixtysix_gui.coach.shelf import Shelf
from sixtysix_gui.coach.values.accounts import Account
from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.view import PlayerView


@dataclass(frozen=True)
class Moment:
    """A move of a deal: its number in ``DealRecord.moves``, and the view it was made from."""

    step: int
    seat: Seat
    trick: int
    move: Move
    view: PlayerView


class DealReview:
    """The review of one record for one seat; ask it again and again while it grows.

    Both seats' moves are judged, each from its own view, because the account counts what the other
    gave away. Nothing is shared between threads: calculate in one, hand over judgements.
    """

    def __init__(
        self,
        record: DealRecord,
        seat: Seat,
        *,
        limits: Limits = REVIEW,
        shelf: Shelf | None = None,
    ) -> None:
        """Replay the record; nothing is calculated yet, but what the shelf has is known at once.

        Raises:
            PackError, IllegalMoveError: as ``records.replay``.
            TagRefusedError: if Score or Carry is malformed.
        """
        raise NotImplementedError

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The moves of both seats at which there was a choice, in order."""
        raise NotImplementedError

    @property
    def judgements(self) -> Mapping[int, Judgement]:
        """What is judged so far, by the number of the move."""
        raise NotImplementedError

    def calculate(self, should_stop: ShouldStop) -> Iterator[tuple[Moment, Judgement]]:
        """Judge what is not judged yet and yield each as it is there, in order of suspicion.

        The own seat's come first. Told to stop it ends at once; called again it goes on.
        """
        raise NotImplementedError

    def look_closer(self, step: int, limits: Limits, should_stop: ShouldStop) -> Judgement:
        """Judge one move anew with more worlds; the better judgement stays.

        Raises:
            StoppedError: as soon as told to stop.
            KeyError: if there is no such moment.
        """
        raise NotImplementedError

    def account(self) -> Account | None:
        """Sum the deal up; None until all is judged, or where the deal was never finished."""
        raise NotImplementedError
