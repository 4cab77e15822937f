"""A finished deal looked back on, decision by decision, the most suspicious first."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.coach.accounts import JudgedMove, account_of
from sixtysix_gui.coach.judgement_cache import JudgementCache, cached_judgement
from sixtysix_gui.coach.judging import is_choice, judge
from sixtysix_gui.coach.measure.findings import REVIEW, Limits
from sixtysix_gui.coach.measure.worlds import Nominees, knows_all, nominate
from sixtysix_gui.coach.values.judgements import Account, Judgement, Moment
from sixtysix_gui.records import game_before, replay
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import Seat, opposite


def moments_of(record: DealRecord) -> tuple[Moment, ...]:
    """Return the moves of both seats at which there was a choice, in order.

    Raises:
        PackError, IllegalMoveError: as ``records.replay``.
        TagRefusedError: if Score or Carry is malformed.
    """
    game = game_before(record)
    found: list[Moment] = []
    for step, (state, move) in enumerate(zip(replay(record).states, record.moves, strict=False)):
        view = state.view(state.to_act, game.won, game.carry)
        if is_choice(view, move):
            found.append(Moment(step, state.to_act, state.trick_number, move, view))
    return tuple(found)


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
        cache: JudgementCache | None = None,
    ) -> None:
        """Replay the record; nothing is calculated yet, but what the cache has is known at once.

        Raises:
            PackError, IllegalMoveError: as ``records.replay``.
            TagRefusedError: if Score or Carry is malformed.
        """
        self._record = record
        self._seat = seat
        self._limits = limits
        self._cache = cache
        self._moments = moments_of(record)
        self._nominees: dict[int, Nominees] = {}
        self._judgements: dict[int, Judgement] = {}
        for moment in self._moments:
            kept = cached_judgement(moment.view, moment.move, limits, cache)
            if kept is not None:
                self._judgements[moment.step] = kept

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The moves of both seats at which there was a choice, in order."""
        return self._moments

    @property
    def judgements(self) -> Mapping[int, Judgement]:
        """What is judged so far, by the number of the move."""
        return MappingProxyType(self._judgements)

    @property
    def is_complete(self) -> bool:
        """Whether every moment is judged."""
        return len(self._judgements) == len(self._moments)

    def calculate(self, should_stop: ShouldStop) -> Iterator[tuple[Moment, Judgement]]:
        """Judge what is not judged yet and yield each as it is there, in order of suspicion.

        The own seat's come first. Told to stop it ends at once; called again it goes on.
        """
        try:
            for seat in (self._seat, opposite(self._seat)):
                for moment in self._by_suspicion(seat, should_stop):
                    if should_stop():
                        return
                    yield moment, self._judge(moment, self._limits, should_stop)
        except StoppedError:
            return

    def look_closer(self, step: int, limits: Limits, should_stop: ShouldStop) -> Judgement:
        """Judge one move again with more worlds; the better judgement stays.

        Raises:
            StoppedError: as soon as told to stop.
            KeyError: if there is no such moment.
        """
        moment = {moment.step: moment for moment in self._moments}[step]
        return self._judge(moment, limits, should_stop)

    def account(self) -> Account | None:
        """Sum the deal up; None until all is judged, or where the deal was never finished."""
        outcome = replay(self._record).state.outcome
        if outcome is None or not self.is_complete:
            return None
        moves = [
            JudgedMove(each.step, each.seat is self._seat, each.view, self._judgements[each.step])
            for each in self._moments
        ]
        return account_of(moves, points_for(outcome, self._seat))

    def _judge(self, moment: Moment, limits: Limits, should_stop: ShouldStop) -> Judgement:
        found = judge(
            moment.view,
            moment.move,
            should_stop,
            limits=limits,
            cache=self._cache,
            nominees=self._nominees.get(moment.step),
        )
        self._judgements[moment.step] = found
        return found

    def _by_suspicion(self, seat: Seat, should_stop: ShouldStop) -> list[Moment]:
        """Return what is still to be judged of a seat, first what the search thinks worst.

        Raises:
            StoppedError: as soon as told to stop.
        """
        left = [
            moment
            for moment in self._moments
            if moment.seat is seat and moment.step not in self._judgements
        ]
        limits = self._limits.affordable()
        for moment in left:
            if moment.step not in self._nominees and not knows_all(moment.view):
                self._nominees[moment.step] = nominate(
                    moment.view, moment.move, limits, should_stop
                )
        return sorted(left, key=lambda moment: (-self._suspicion(moment), moment.step))

    def _suspicion(self, moment: Moment) -> float:
        """Return how much worse the search thinks a move; where all is known that is quick."""
        found = self._nominees.get(moment.step)
        return 9.0 if found is None else found.suspicion
