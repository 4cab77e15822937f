"""A finished deal looked back on, the most suspicious decision first; what was worse is studied."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType

from sixtysix_gui.ai.player import ShouldStop, refuse_idle_view
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.ai.two.thinking.steadiness import STEADY_VERSION
from sixtysix_gui.coach.accounts import JudgedDecision, account_of
from sixtysix_gui.coach.findings import REVIEW, Limits, Worlds
from sixtysix_gui.coach.judgement_cache import (
    JudgementCache,
    cached_judgement,
    study_from,
    study_object,
)
from sixtysix_gui.coach.judgements import (
    COACH_VERSION,
    Account,
    FailingHand,
    Judgement,
    Moment,
    PlanStep,
    StepKind,
    Study,
)
from sixtysix_gui.coach.judging import is_choice, judge
from sixtysix_gui.coach.summaries import summary_key, summary_object, summary_of
from sixtysix_gui.coach.worlds import DrawnWorlds, KnownWorld, Nominees, knows_all, nominate
from sixtysix_gui.records import game_before, replay
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.cards import Card, beats
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, Meld, Move, PlayCard
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import marriage_points


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
        self.moments = moments_of(record)
        self._nominees: dict[int, Nominees] = {}
        self._judgements: dict[int, Judgement] = {}
        for moment in self.moments:
            kept = cached_judgement(moment.view, moment.move, limits, cache)
            if kept is not None:
                self._judgements[moment.step] = kept

    @property
    def judgements(self) -> Mapping[int, Judgement]:
        """What is judged so far, by the number of the move."""
        return MappingProxyType(self._judgements)

    @property
    def is_complete(self) -> bool:
        """Whether every moment is judged."""
        return len(self._judgements) == len(self.moments)

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
        moment = {moment.step: moment for moment in self.moments}[step]
        return self._judge(moment, limits, should_stop)

    def account(self) -> Account | None:
        """Sum the deal up; None until all is judged, or where the deal was never finished."""
        outcome = replay(self._record).state.outcome
        if outcome is None or not self.is_complete:
            return None
        return account_of(self._decisions(), points_for(outcome, self._seat))

    def keep_summary(self) -> None:
        """Keep what the deal comes to beside its judgements, where all is known and not kept yet.

        Only the usual limits count, and no closer look at one move: figures of deals that were
        looked at in different ways cannot be compared.
        """
        account = self.account()
        if account is None or self._cache is None or self._limits != REVIEW:
            return
        own = [each for each in self._decisions() if each.is_own]
        key = summary_key(key_of_record(self._record, self._seat).play)
        found = summary_object(summary_of(account, own))
        if self._cache.get(key) != found:
            self._cache.put(key, found)

    def _decisions(self) -> list[JudgedDecision]:
        """Return the judged moves of both, all of which must be known."""
        return [
            JudgedDecision(
                each.step, each.view, self._judgements[each.step], each.seat is self._seat
            )
            for each in self.moments
        ]

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
            for moment in self.moments
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


_TRICKS = 3
_MOST_STEPS = 5
"""A plan goes no further than that: it is one sentence."""
_MOST_WORLDS = 120
"""Lines that are looked at; more change a majority hardly ever."""

_ACTS: dict[Move, StepKind] = {
    CLOSE_TALON: StepKind.CLOSE,
    DRAW: StepKind.DRAW,
    GO_OUT: StepKind.OUT,
}


def plan_of(best: Move, worlds: Worlds) -> tuple[PlanStep, ...]:
    """Return what the seat does from a move on, as far as in most worlds it is the same.

    Empty where not even the second step is.

    Raises:
        StoppedError: if told to stop.
    """
    lines = [
        (tuple(_steps(worlds.state(world), worlds.line(world, best))), worlds.weights[world])
        for world in range(min(worlds.count, worlds.cases, _MOST_WORLDS))
    ]
    plan = _majority(lines)
    return plan if len(plan) > 1 else ()


def _majority(lines: Sequence[tuple[tuple[PlanStep, ...], int]]) -> tuple[PlanStep, ...]:
    """Follow the likeliest next step as long as more than half of all worlds go along."""
    everything = sum(weight for _, weight in lines)
    plan: tuple[PlanStep, ...] = ()
    while len(plan) < _MOST_STEPS:
        following = defaultdict[PlanStep, int](int)
        for steps, weight in lines:
            if len(steps) > len(plan) and steps[: len(plan)] == plan:
                following[steps[len(plan)]] += weight
        if not following:
            return plan
        step = max(following, key=lambda one: following[one])
        if 2 * following[step] <= everything:
            return plan
        plan = (*plan, step)
    return plan


def _steps(state: Deal, line: Sequence[Move]) -> Iterator[PlanStep]:
    """Yield what the seat to act does in the next tricks of a line."""
    seat, last = state.to_act, state.trick_number + _TRICKS - 1
    for move in line:
        if state.trick_number > last:
            return
        step = _step(state, move) if state.to_act is seat else None
        if step is not None:
            yield step
        state = state.apply(move)[0]


def _step(state: Deal, move: Move) -> PlanStep | None:
    if isinstance(move, PlayCard):
        return PlanStep(_kind_of(state, move), move.card)
    if isinstance(move, Meld):
        return PlanStep(
            StepKind.PAIR, suit=move.suit, points=marriage_points(move.suit, state.trump)
        )
    if move == EXCHANGE_TRUMP:
        return PlanStep(StepKind.EXCHANGE, state.turn_up)
    return PlanStep(_ACTS[move]) if move in _ACTS else None


def _kind_of(state: Deal, move: PlayCard) -> StepKind:
    if state.led is None:
        return StepKind.LEAD
    if not beats(move.card, state.led, state.trump_suit):
        return StepKind.THROW
    return StepKind.TAKE if move.card.suit is state.led.suit else StepKind.TRUMP


_WORLDS = 200
"""Worlds that are looked at, where they cannot be listed."""


def study(
    view: View,
    played: Move,
    best: Move,
    should_stop: ShouldStop,
    *,
    limits: Limits = REVIEW,
    cache: JudgementCache | None = None,
) -> Study:
    """Study a legal move beside a better one, by the view of their seat and by nothing else.

    What is in the cache is taken from there.

    Raises:
        StoppedError: as soon as told to stop; nothing is kept then.
        NothingToDecideError: if the seat of the view is not to act.
    """
    refuse_idle_view(view)
    limits = limits.affordable()
    key = key_of_study(view, played, best, limits)
    kept = None if cache is None else cache.get(key)
    known = None if kept is None else study_from(kept)
    if known is not None and _fits(known, view):
        return known
    found = _studied(view, played, best, limits, should_stop)
    if cache is not None:
        cache.put(key, study_object(found))
    return found


def key_of_study(view: View, played: Move, best: Move, limits: Limits) -> str:
    """Return the key of a study: 64 hexadecimal digits, none of which a judgement has."""
    versions = f"study coach {COACH_VERSION} steady {STEADY_VERSION}"
    return sha256(f"{versions}\n{limits!r}\n{played!r}\n{best!r}\n{view!r}".encode()).hexdigest()


def _studied(
    view: View, played: Move, best: Move, limits: Limits, should_stop: ShouldStop
) -> Study:
    if knows_all(view):
        return Study(plan_of(best, KnownWorld(view, should_stop)), None)
    worlds = DrawnWorlds(view, [best, played], limits, should_stop)
    worlds.look_at(worlds.most or min(_WORLDS, limits.worlds))
    return Study(plan_of(best, worlds), failing_hand(played, best, worlds))


def _fits(found: Study, view: View) -> bool:
    """Return whether what the cache has can be of that view, and not of a damaged file."""
    out = {*view.unseen, *view.known[opposite(view.seat)]}
    return found.failing is None or set(found.failing.cards) <= out


def failing_hand(played: Move, best: Move, worlds: Worlds) -> FailingHand | None:
    """Return the likeliest hand against which a move fails and a better one does not.

    Where every hand comes once it is the one whose cards come most often among those hands. Where
    less than half of what is lost goes with the deal, it is one against which the move brings less.
    """
    pairs = list(zip(worlds.results(best), worlds.results(played), strict=True))
    lost = {
        world: (good - bad) * worlds.weights[world]
        for world, (good, bad) in enumerate(pairs)
        if bad < good
    }
    losing = [world for world in lost if pairs[world][1] < 0 < pairs[world][0]]
    loses = 2 * sum(lost[world] for world in losing) >= sum(lost.values())
    telling = losing if loses else list(lost)
    if not telling:
        return None
    return FailingHand(_likeliest_hand(telling, worlds), loses)


def _likeliest_hand(telling: Sequence[int], worlds: Worlds) -> tuple[Card, ...]:
    hands = defaultdict[tuple[Card, ...], int](int)
    cards = defaultdict[Card, int](int)
    for world in telling:
        hand = worlds.other_hand(world)
        hands[hand] += worlds.weights[world]
        for card in hand:
            cards[card] += worlds.weights[world]
    return max(hands, key=lambda hand: (hands[hand], sum(cards[card] for card in hand)))
