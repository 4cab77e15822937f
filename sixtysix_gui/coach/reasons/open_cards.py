"""Reasons from open cards: certain ones (37-39), and what lay hidden in a deal (32, 40, 41).

The latter know every card and how the deal went on, so they never decide about a verdict.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.coach.findings import REVIEW, SURE, Findings, Limits, in_cases, mean
from sixtysix_gui.coach.judgements import Judgement, LineKind, LinePart, Reason, Verdict
from sixtysix_gui.coach.reasons.proofs import LEAST_CASES
from sixtysix_gui.coach.worlds import DrawnWorlds, knows_all
from sixtysix_gui.records import game_before, replay
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT, Move, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat, opposite

LONGEST_LINE = 3
"""Parts of a line that a sentence may have."""
_TOLD_TRICKS = 2
"""How many tricks are described where no shorter line shows it."""


def all_known(findings: Findings) -> Reason | None:
    """Return reason 37 where every card was known, with what shows it best in a short line."""
    line = tuple(_line(findings))[:LONGEST_LINE] if findings.exact else ()
    return Reason(37, (("line", line),)) if line else None


def told_line(findings: Findings) -> Reason | None:
    """Return reason 37 where nothing shows it in short: the first tricks of the better line."""
    line = _LineTold(findings, findings.best).tricks() if findings.exact else ()
    return Reason(37, (("line", line[:_TOLD_TRICKS]),)) if line else None


def every_world(findings: Findings) -> Reason | None:
    """Return reason 39 where perfect play was never better with the played move, once worse.

    All worlds must be listed and no draw left that would make solving them long.
    """
    worlds = findings.worlds
    if findings.exact or not worlds.listed or findings.view.status is TalonStatus.OPEN:
        return None
    view = findings.view
    solver = ExactSolver(view.rules, view.trump_suit, lambda: False)
    worse = 0
    for world in range(worlds.cases):
        state = worlds.state(world)
        after = [
            solver.value(state.apply(move)[0], view.seat)
            for move in (findings.best, findings.played)
        ]
        if after[1] > after[0]:
            return None
        worse += after[1] < after[0]
    if not worse:
        return None
    return Reason(39, (("played", findings.played), ("a", worse), ("n", worlds.cases)))


def nothing_helps() -> Reason:
    """Return reason 38: every card was known, and the deal was lost with any of them."""
    return Reason(38)


def _line(findings: Findings) -> Iterator[LinePart]:
    """Return what follows the played move and the best one, as far as that can be said."""
    bad = _LineTold(findings, findings.played)
    good = _LineTold(findings, findings.best)
    trumped = bad.trumped()
    if trumped is not None:
        yield trumped
    elif bad.card is not None and not bad.anybody_reaches and good.anybody_reaches:
        yield LinePart(LineKind.NOBODY, bad.card)
    drawn = good.draws()
    if drawn is not None:
        yield drawn
    elif good.card is not None and good.reaches_first and not bad.reaches_first:
        yield LinePart(LineKind.FIRST, good.card)


class _LineTold:
    """A move and the perfect play that follows it."""

    def __init__(self, findings: Findings, move: Move) -> None:
        self.seat: Seat = findings.view.seat
        self.card: Card | None = move.card if isinstance(move, PlayCard) else None
        state = findings.worlds.state(0)
        self._states: list[Deal] = [state]
        self._moves = findings.worlds.line(0, move)
        for made in self._moves:
            self._states.append(self._states[-1].apply(made)[0])

    @property
    def _end(self) -> Deal:
        return self._states[-1]

    def tricks(self) -> tuple[LinePart, ...]:
        """Return who wins each trick of the line, and what it is worth."""
        return tuple(
            LinePart(
                LineKind.WON if trick.winner is self.seat else LineKind.LOST,
                trick.led,
                card2=trick.reply,
                points=trick.points,
            )
            for trick in self._end.won[len(self._states[0].won) :]
        )

    @property
    def anybody_reaches(self) -> bool:
        """Whether one of both comes to 66."""
        return max(self._end.totals) >= TARGET

    @property
    def reaches_first(self) -> bool:
        """Whether the seat wins by its 66."""
        outcome = self._end.outcome
        return (
            outcome is not None
            and outcome.winner is self.seat
            and self._end.total(self.seat) >= TARGET
            and (GO_OUT in self._moves or self._end.rules.counts_by_itself)
        )

    def trumped(self) -> LinePart | None:
        """Return the part that the led card is trumped by a player who has no more of its suit."""
        if self.card is None or self._states[0].led is not None or len(self._moves) < 2:
            return None
        reply = self._moves[1]
        trump = self._states[0].trump
        if not isinstance(reply, PlayCard) or trump in (self.card.suit,):
            return None
        theirs = self._states[1].hands[self._states[1].to_act]
        if reply.card.suit is not trump or any(c.suit is self.card.suit for c in theirs):
            return None
        points = self.card.points + reply.card.points
        return LinePart(LineKind.TRUMPED, self.card, suit=self.card.suit, points=points)

    def draws(self) -> LinePart | None:
        """Return the part that the led card draws another, and all later tricks are the seat's."""
        if self.card is None or self._states[0].led is not None or len(self._moves) < 2:
            return None
        reply = self._moves[1]
        before = self._states[0].tricks[1 - self.seat]
        if not isinstance(reply, PlayCard) or self._end.tricks[1 - self.seat] != before:
            return None
        trump = self._states[0].trump
        if self.card.suit is not trump or reply.card.suit is not trump:
            return None
        outcome = self._end.outcome
        if outcome is None or outcome.winner is not self.seat:
            return None
        return LinePart(LineKind.DRAWS, self.card, card2=reply.card)


LEAST_FALL = 0.5
"""Game points that a card must have cost before it is said to have spoilt a good move."""


@dataclass(frozen=True)
class _Split:
    """Means of numbers in the worlds where the other holds a card, and where it lies in the talon.

    ``share`` of the worlds are those where they hold it; ``bound`` is how sure the difference is.
    """

    held: float
    lying: float
    share: float
    bound: float


def what_lay_hidden(
    record: DealRecord,
    step: int,
    judgement: Judgement,
    should_stop: ShouldStop,
    limits: Limits = REVIEW,
) -> Reason | None:
    """Return the reason to be said with the hidden cards open, or None where there is none.

    ``step`` is the number of the judged move in ``DealRecord.moves``. The worlds are those of the
    judgement with the same limits.

    Raises:
        StoppedError: as soon as told to stop.
        PackError, IllegalMoveError, TagRefusedError: as ``moments_of``.
    """
    states = tuple(replay(record).states)
    outcome = states[-1].outcome
    if outcome is None or judgement.played is None:
        return None
    missed = _missed_out(record, states, step)
    state = states[step]
    game = game_before(record)
    view = state.view(state.to_act, game.won, game.carry)
    if missed is not None or not judgement.worths or knows_all(view):
        return missed
    moves = list(dict.fromkeys((judgement.best, judgement.played)))
    worlds = DrawnWorlds(view, moves, limits.affordable(), should_stop)
    worlds.look_at(worlds.most or limits.affordable().worlds)
    result = points_for(outcome, view.seat)
    if judgement.verdict is Verdict.GOOD:
        return _right_and_wrong(worlds, state, judgement, result)
    if judgement.verdict.strokes:
        return _wrong_and_well(worlds, state, judgement, result)
    return None


def _missed_out(record: DealRecord, states: Sequence[Deal], step: int) -> Reason | None:
    """Return reason 32: before the seat acted again the other had 66 and did not go out."""
    me = states[step].to_act
    for state, move in zip(states[step + 1 :], record.moves[step + 1 :], strict=False):
        if state.to_act is me:
            return None
        total = state.total(state.to_act)
        if total >= TARGET and move != GO_OUT and GO_OUT in state.legal_moves():
            return Reason(32, (("t", total),))
    return None


def _right_and_wrong(
    worlds: DrawnWorlds, state: Deal, judgement: Judgement, result: int
) -> Reason | None:
    """Return reason 41: a good move whose value one card that the other held took away."""
    results = [float(each) for each in worlds.results(judgement.played or judgement.best)]
    expected = mean(results, worlds.weights)
    if result > expected - LEAST_FALL:
        return None
    theirs = state.hands[opposite(state.to_act)]
    best: tuple[float, Card, float] | None = None
    for card in worlds.situation.cards.possible:
        split = _split(worlds, results, card) if card in theirs else None
        if split is None or split.lying - split.held <= split.bound:
            continue
        fall = expected - split.held
        if fall >= LEAST_FALL and (best is None or fall > best[0]):
            best = fall, card, split.share
    return None if best is None else _said(41, worlds, best[1], best[2])


def _wrong_and_well(
    worlds: DrawnWorlds, state: Deal, judgement: Judgement, result: int
) -> Reason | None:
    """Return reason 40: a bad move that is no worse where one card lies in the talon, as it did."""
    if judgement.played is None or result < judgement.value:
        return None
    pairs = zip(worlds.results(judgement.best), worlds.results(judgement.played), strict=True)
    leads = [float(best - played) for best, played in pairs]
    found: tuple[float, Card, float] | None = None
    for card in worlds.situation.cards.possible:
        split = _split(worlds, leads, card) if card in state.undealt else None
        if split is None or split.lying > 0 or split.held - split.lying <= split.bound:
            continue
        if found is None or split.held - split.lying > found[0]:
            found = split.held - split.lying, card, 1 - split.share
    return None if found is None else _said(40, worlds, found[1], found[2])


def _said(number: int, worlds: DrawnWorlds, card: Card, share: float) -> Reason:
    cases = in_cases(share, worlds.cases)
    return Reason(number, (("card", card), ("a", cases), ("n", worlds.cases)))


def _split(worlds: DrawnWorlds, numbers: Sequence[float], card: Card) -> _Split | None:
    """Compare the worlds by where a card lies; None where it hardly ever lies in one place."""
    holding = worlds.holding(card)
    groups: tuple[list[int], list[int]] = ([], [])
    for world, held in enumerate(holding):
        groups[not held].append(world)
    if min(map(len, groups)) < LEAST_CASES:
        return None
    means: list[float] = []
    error = 0.0
    for group in groups:
        weights = [float(worlds.weights[world]) for world in group]
        own = [numbers[world] for world in group]
        means.append(mean(own, weights))
        squares = sum((n - means[-1]) ** 2 * w * w for n, w in zip(own, weights, strict=True))
        error += squares / sum(weights) ** 2
    held = sum(worlds.weights[world] for world in groups[0]) / sum(worlds.weights)
    return _Split(means[0], means[1], held, SURE * sqrt(error))
