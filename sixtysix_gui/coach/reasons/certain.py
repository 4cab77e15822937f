"""Certain reasons: 37 and 38 where every card is known, 39 where every world was solved."""

from collections.abc import Iterator

from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.values.reasons import LineKind, LinePart, Reason
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT, Move, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat

LONGEST_LINE = 3
"""Parts of a line that a sentence may have."""
_TOLD_TRICKS = 2
"""Tricks that are told where nothing shows it in short."""


def all_known(findings: Findings) -> Reason | None:
    """Return reason 37 where every card was known, with what shows it best in a short line."""
    line = tuple(_line(findings))[:LONGEST_LINE] if findings.exact else ()
    return Reason(37, (("line", line),)) if line else None


def told_line(findings: Findings) -> Reason | None:
    """Return reason 37 where nothing shows it in short: the first tricks of the better line."""
    line = _Told(findings, findings.best).tricks() if findings.exact else ()
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
    bad = _Told(findings, findings.played)
    good = _Told(findings, findings.best)
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


class _Told:
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
