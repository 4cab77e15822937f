"""The search of the strict phase over masks, both hands known: alpha-beta in game points.

A node is a lead. ``my`` and ``their`` are standings (payoffs.py), ``mine`` and ``theirs`` masks;
"I" am the leader throughout, and values are from my side. Values outside of the window are
returned as its edge. Both players go out on 66 and never claim falsely; only where the prices
reward a defender who waits for the closer to fail is waiting looked at too (rules.md C7).
"""

from __future__ import annotations

from typing import Final

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.strict_moves import StrictMoves
from sixtysix_gui.ai.terms import StrictTerms
from sixtysix_gui.rules.scoring import TARGET

LIMIT: Final = 9
"""More game points than any deal is worth: the window of a search that knows nothing."""
_POLL_MASK: Final = 511
"""The stop flag is looked at every 512 nodes: about every 3 ms of plain Python."""


class StoppedError(Exception):
    """The search was told to stop before it had an answer."""


class StrictSearch:
    """Searches positions that share their terms."""

    def __init__(self, terms: StrictTerms, should_stop: ShouldStop) -> None:
        self.nodes = 0
        self.moves = StrictMoves(terms)
        self._terms = terms
        self._should_stop = should_stop
        self._payoffs = terms.payoffs
        self._grows = tuple(seat != terms.frozen for seat in (0, 1))

    def lead(
        self, seat: int, mine: int, theirs: int, my: int, their: int, alpha: int, beta: int
    ) -> int:
        """Value the lead of a seat (0 or 1), for that seat.

        Raises:
            StoppedError: if the search was told to stop.
        """
        self._count_node()
        payoffs = self._payoffs
        if my >= TARGET:
            alpha = max(alpha, payoffs.claim(seat, their))
            if not self._may_play_on(seat):
                return min(alpha, beta)
        alpha = max(alpha, -payoffs.most(1 - seat, my))
        beta = min(beta, payoffs.most(seat, their))
        if alpha >= beta:
            return beta
        for bit, shown in self.moves.leads(seat, mine, theirs, my):
            alpha = self._lead_card(seat, bit, shown, mine ^ bit, theirs, my, their, alpha, beta)
            if alpha >= beta:
                return beta
        return alpha

    def _lead_card(
        self,
        seat: int,
        bit: int,
        shown: int,
        rest: int,
        theirs: int,
        my: int,
        their: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value one lead; a marriage shown with it may bring 66 before the card is led."""
        if shown:
            my = my + shown if my >= 0 else my - shown
            if my >= TARGET:
                alpha = max(alpha, self._payoffs.claim(seat, their))
                if not self._may_play_on(seat):
                    return alpha
        return self.follow(seat, bit, rest, theirs, my, their, alpha, beta)

    def follow(
        self,
        seat: int,
        led: int,
        rest: int,
        theirs: int,
        my: int,
        their: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value the reply to a card, for the seat that led it and holds the rest.

        Raises:
            StoppedError: if the search was told to stop.
        """
        other = 1 - seat
        if their >= TARGET and self._terms.claims_anywhere:
            beta = min(beta, -self._payoffs.claim(other, my))
        for reply, wins, points in self.moves.answers(led, theirs):
            if beta <= alpha:
                return alpha
            left = theirs ^ reply
            if wins:
                after = self._won(seat, my, points)
                if rest:
                    value = self.lead(seat, rest, left, after, their, alpha, beta)
                else:
                    value = self._last(seat, after, their)
            else:
                after = self._won(other, their, points)
                if rest:
                    value = -self.lead(other, left, rest, after, my, -beta, -alpha)
                else:
                    value = -self._last(other, after, my)
            beta = min(beta, value)
        return max(alpha, beta)

    def _won(self, seat: int, standing: int, points: int) -> int:
        """Give the standing after a trick won: it makes pending marriages count."""
        if not self._grows[seat]:
            return max(standing, 0)
        return standing + points if standing >= 0 else points - 1 - standing

    def _last(self, winner: int, own: int, other: int) -> int:
        """Value the end of a deal for the winner of its last trick."""
        own += self._terms.bonus
        silent = self._payoffs.played_out(winner, own, other)
        if own < TARGET:
            return silent
        claim = self._payoffs.claim(winner, other)
        return claim if self._terms.automatic else max(claim, silent)

    def _may_play_on(self, seat: int) -> bool:
        return self._payoffs.may_wait[seat] and not self._terms.automatic

    def _count_node(self) -> None:
        self.nodes += 1
        if not self.nodes & _POLL_MASK and self._should_stop():
            raise StoppedError
