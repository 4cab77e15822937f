"""A whole deal with every card known: alpha-beta over the open talon down to the strict phase.

As in strict.py a node is a lead, "I" am its leader, and values are game points from my side within
the window alpha to beta. ``drawn`` counts the pairs drawn since the position that is solved was
taken up, ``turn_up`` is the mask of the card under the talon. Both players may close, exchange,
meld and claim wherever the rules allow it. Deliberate false claims are left out, though after a
close that is priced at the close a defender might save a game point by one.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.two.solver import bits, codes, standings
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.strict import StrictSolver
from sixtysix_gui.ai.two.solver.terms import Terms


class DealSolver:
    """Solves whole deals under the terms of one rule set and trump suit."""

    def __init__(self, terms: Terms, stop: Stop) -> None:
        self.terms = terms
        self.stop = stop
        self.strict = StrictSolver(terms, stop)
        self.nodes = 0
        self.age = 0
        if not cython.compiled:  # C arrays begin with zeros
            self.table_hands = [0] * 65536
            self.table_rest = [0] * 65536
            self.table_low = [0] * 65536
            self.table_high = [0] * 65536
        self.firsts = [0] * 8
        self.seconds = [0] * 8
        self.base = 0
        self.pairs = 0
        self.start_trick = 1
        self.fixed = False

    def solve(self, position: Position, low: int, high: int) -> int:
        """Value a position for the seat to act; outside of low and high only which side is known.

        Raises:
            StoppedError: if told to stop.
        """
        value = self.released(position, low, high)
        self.stop.refuse()
        return value

    def released(self, position: Position, low: int, high: int) -> int:
        """Value a position without holding the interpreter's lock."""
        with cython.nogil:
            self.begin(position)
            return self.value(position, low, high)

    def count_nodes(self) -> int:
        """Return how many leads have been searched so far: the work done, the same everywhere."""
        return self.nodes + self.strict.nodes

    def begin(self, position: Position) -> None:
        """Take up the talon of a position; what was remembered of another one is forgotten."""
        self.age = (self.age + 1) & 0xFFFFFF
        self.fixed = position.fixed_draws
        self.start_trick = position.trick
        if position.phase == codes.PRE_DRAW:
            self.start_trick -= 1
        self.base = position.drawn
        self.pairs = position.left() // 2
        for pair in range(self.pairs):
            self.firsts[pair] = bits.single(position.talon[position.drawn + 2 * pair])
            self.seconds[pair] = bits.single(position.talon[position.drawn + 2 * pair + 1])

    def value(self, position: Position, alpha: int, beta: int) -> int:
        """Value a position for the seat to act; ``begin`` must have seen its talon.

        The position may be the one that ``begin`` saw, or any that follows it in the same world.
        """
        seat = position.to_act
        if position.phase == codes.OVER:
            return position.value if seat == 0 else -position.value
        if position.status == codes.OPEN:
            return self.open_value(position, alpha, beta)
        self.strict.begin(position.context, 0)
        if position.phase == codes.FOLLOW:
            return -self.strict.follow(
                1 - seat,
                position.led,
                position.hands[1 - seat],
                position.hands[seat],
                position.standings[1 - seat],
                position.standings[seat],
                -beta,
                -alpha,
            )
        return self.closed_value(position, alpha, beta)

    def closed_value(self, position: Position, alpha: int, beta: int) -> int:
        """Value a lead, or a reply to a close, once no one draws any more."""
        seat = position.to_act
        mine = position.hands[seat]
        theirs = position.hands[1 - seat]
        my = position.standings[seat]
        their = position.standings[1 - seat]
        barred = 0
        if position.trick == 1 and not self.terms.meld_first_lead:
            barred = theirs if position.phase == codes.REPLY else mine
        self.strict.begin(position.context, barred)
        if position.phase == codes.REPLY:
            turn_up = bits.single(position.talon[position.size - 1])
            return -self.after_reply(
                1 - seat, theirs, mine, their, my, turn_up, position.shown, -beta, -alpha
            )
        if position.shown:
            return self.lead_pair(seat, position.shown, mine, theirs, my, their, alpha, beta)
        return self.strict.lead(seat, mine, theirs, my, their, alpha, beta)

    def open_value(self, position: Position, alpha: int, beta: int) -> int:
        """Value a position with an open talon."""
        seat = position.to_act
        mine = position.hands[seat]
        theirs = position.hands[1 - seat]
        my = position.standings[seat]
        their = position.standings[1 - seat]
        turn_up = bits.single(position.talon[position.size - 1])
        drawn = (position.drawn - self.base) // 2
        shown = position.shown
        if position.phase == codes.FOLLOW:
            return -self.follow(
                1 - seat, position.led, theirs, mine, their, my, drawn, turn_up, -beta, -alpha
            )
        if position.phase == codes.PRE_DRAW:
            bound = position.bound
            return self.before_draw(
                seat, mine, theirs, my, their, drawn, turn_up, shown, bound, alpha, beta
            )
        if not shown:
            return self.lead(seat, mine, theirs, my, their, drawn, turn_up, alpha, beta)
        return self.after_meld(seat, mine, theirs, my, their, drawn, turn_up, shown, alpha, beta)

    # ------------------------------------------------------------ on lead

    def lead(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        drawn: int,
        turn_up: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value a lead with an open talon before anything was done in this turn."""
        self.nodes += 1
        if not self.nodes & codes.POLL_MASK:
            self.stop.poll()
        if my >= 66:
            return min(max(self.claim(seat, their), alpha), beta)
        # Neither can win more than the most that is left against what the other already has.
        alpha = max(alpha, -self.terms.open_mosts[(1 - seat) * 3 + standings.kind(my)])
        beta = min(beta, self.terms.open_mosts[seat * 3 + standings.kind(their)])
        if alpha >= beta or self.stop.asked:
            return beta
        place = self.find(seat, mine, theirs, my, their, turn_up)
        if self.table_low[place] >= beta:
            return beta
        if self.table_high[place] <= alpha:
            return alpha
        alpha = max(alpha, self.table_low[place])
        beta = min(beta, self.table_high[place])
        value = self.try_all(seat, mine, theirs, my, their, drawn, turn_up, alpha, beta)
        if not self.stop.asked:
            place = self.find(seat, mine, theirs, my, their, turn_up)  # others may have been there
            if value > alpha:
                self.table_low[place] = value
            if value < beta:
                self.table_high[place] = value
        return value

    def find(self, seat: int, mine: int, theirs: int, my: int, their: int, turn_up: int) -> int:
        """Return the place of a lead in the table, made ready for it if another one was there."""
        hands = self.both(mine, theirs)
        rest = self.packed(seat, my, their, turn_up)
        place = (hands ^ (rest * 1000003)) % 65521  # a prime below the size of the table
        if self.table_hands[place] != hands or self.table_rest[place] != rest:
            self.table_hands[place] = hands
            self.table_rest[place] = rest
            self.table_low[place] = -codes.LIMIT
            self.table_high[place] = codes.LIMIT
        return place

    def both(self, mine: int, theirs: int) -> int:
        """Pack two hands into one number."""
        return mine << 32 | theirs

    def packed(self, seat: int, my: int, their: int, turn_up: int) -> int:
        """Pack what else distinguishes two leads of one search.

        The age does so for searches: what was found out under another talon is not met any more,
        and nothing has to be wiped out. Which pair is next follows from the size of the hands.
        """
        exchanged = 1 if turn_up == self.terms.lowest else 0
        return ((self.age << 9 | (my + 128)) << 9 | (their + 128)) << 2 | exchanged << 1 | seat

    def try_all(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        drawn: int,
        turn_up: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Try everything that a leader may do: exchange, close, every card with its marriage."""
        left = 2 * (self.pairs - drawn)
        ready = my >= 0 or not self.terms.exchange_needs_trick
        if ready and mine & self.terms.lowest and left >= self.terms.exchange_min_talon:
            hand = mine ^ self.terms.lowest ^ turn_up
            value = self.lead(seat, hand, theirs, my, their, drawn, self.terms.lowest, alpha, beta)
            if value > alpha:
                alpha = value
        trick = self.start_trick + drawn
        closes = left >= self.terms.close_min_talon and (trick > 1 or self.terms.close_first_lead)
        if closes and alpha < beta:
            value = self.close(seat, mine, theirs, my, their, turn_up, 0, trick, alpha, beta)
            if value > alpha:
                alpha = value
        shows = trick > 1 or self.terms.meld_first_lead
        if my < 0 and self.terms.meld_needs_trick:
            shows = False
        rest = mine
        while rest and alpha < beta:
            place = self.next_lead(rest)
            rest ^= bits.single(place)
            alpha = self.lead_card(
                seat, place, shows, mine, theirs, my, their, drawn, turn_up, alpha, beta
            )
        # Where a closed talon still allows a meld, it may as well come with the lead behind it.
        if shows and closes and not self.terms.meld_when_closed and alpha < beta:
            alpha = self.close_melded(seat, mine, theirs, my, their, turn_up, trick, alpha, beta)
        return alpha if alpha < beta else beta

    def next_lead(self, rest: int) -> int:
        """Return the lead to try next: marriages and high trumps show most, low cards cost less."""
        trumps = rest & self.terms.trumps
        if trumps:
            return bits.highest(trumps)
        return bits.highest(rest)

    def lead_card(
        self,
        seat: int,
        place: int,
        shows: bool,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        drawn: int,
        turn_up: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Try one lead, with the marriage it belongs to; return the better of it and alpha."""
        shown = self.strict.shown_with(place, mine) if shows else 0
        if shown:
            my = standings.melded(my, shown)
            if my >= 66:
                value = self.claim(seat, their)
                return min(max(value, alpha), beta)
        rest = mine ^ bits.single(place)
        value = self.follow(seat, place, rest, theirs, my, their, drawn, turn_up, alpha, beta)
        return value if value > alpha else alpha

    def after_meld(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        drawn: int,
        turn_up: int,
        shown: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value a lead after a marriage was melded: close, or lead one of its cards."""
        if my >= 66:
            value = self.claim(seat, their)
            return min(max(value, alpha), beta)
        trick = self.start_trick + drawn
        left = 2 * (self.pairs - drawn)
        if left >= self.terms.close_min_talon and (trick > 1 or self.terms.close_first_lead):
            value = self.close(seat, mine, theirs, my, their, turn_up, shown, trick, alpha, beta)
            if value > alpha:
                alpha = value
        rest = shown & (shown << 1) if self.terms.king_only else shown
        while rest and alpha < beta:
            place = bits.highest(rest)
            rest ^= bits.single(place)
            alpha = self.lead_card(
                seat, place, False, mine, theirs, my, their, drawn, turn_up, alpha, beta
            )
        return alpha if alpha < beta else beta

    def claim(self, seat: int, other: int) -> int:
        """Return what a true claim wins, no one having closed, against some standing."""
        return self.terms.claims[seat * 3 + standings.kind(other)]

    # ------------------------------------------------------------ closing

    def close_melded(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        turn_up: int,
        trick: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Try to meld each marriage and then to close; return the better of that and alpha."""
        for suit in range(4):
            pair = self.terms.pairs[suit]
            if mine & pair == pair and alpha < beta:
                points = self.terms.pair_points[suit]
                more = standings.melded(my, points)
                if more >= 66:
                    value = self.claim(seat, their)
                else:
                    value = self.close(
                        seat, mine, theirs, more, their, turn_up, pair, trick, alpha, beta
                    )
                if value > alpha:
                    alpha = value
        return alpha if alpha < beta else beta

    def close(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        turn_up: int,
        shown: int,
        trick: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value a close by the seat on lead, who may have melded before."""
        context = 1 + 3 * seat + standings.kind(their)
        barred = mine if trick == 1 and not self.terms.meld_first_lead else 0
        if self.terms.freezes and their < -1:
            their = -1
        self.strict.begin(context, barred)
        return self.after_reply(seat, mine, theirs, my, their, turn_up, shown, alpha, beta)

    def after_reply(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        turn_up: int,
        shown: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value the closer's lead once the defender has exchanged, if that helps the defender."""
        if self.terms.exchange_reply and theirs & self.terms.lowest:
            hand = theirs ^ self.terms.lowest ^ turn_up
            value = self.lead_pair(seat, shown, mine, hand, my, their, alpha, beta)
            if value < beta:
                beta = value
            if alpha >= beta:
                return alpha
        return self.lead_pair(seat, shown, mine, theirs, my, their, alpha, beta)

    def lead_pair(
        self,
        seat: int,
        shown: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value a lead in the strict phase, of a card of the marriage if one was just shown."""
        if not shown:
            return self.strict.lead(seat, mine, theirs, my, their, alpha, beta)
        if my >= 66:
            claim = self.strict.claim(seat, their)
            if claim > alpha:
                alpha = claim
            if not self.strict.may_play_on(seat):
                return alpha if alpha < beta else beta
        rest = shown & (shown << 1) if self.terms.king_only else shown
        while rest and alpha < beta:
            place = bits.highest(rest)
            rest ^= bits.single(place)
            hand = mine ^ bits.single(place)
            value = self.strict.follow(seat, place, hand, theirs, my, their, alpha, beta)
            if value > alpha:
                alpha = value
        return alpha if alpha < beta else beta

    # ------------------------------------------------------------ following and drawing

    def follow(
        self,
        seat: int,
        led: int,
        rest: int,
        theirs: int,
        my: int,
        their: int,
        drawn: int,
        turn_up: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value the reply to a card, for the seat that led it and holds the rest."""
        if their >= 66 and self.terms.claims_anywhere:
            value = -self.claim(1 - seat, my)
            return min(max(value, alpha), beta)
        if self.terms.exchange_any_turn and theirs & self.terms.lowest:
            left = 2 * (self.pairs - drawn)
            ready = their >= 0 or not self.terms.exchange_needs_trick
            if ready and left >= self.terms.exchange_min_talon:
                hand = theirs ^ self.terms.lowest ^ turn_up
                value = self.follow(
                    seat, led, rest, hand, my, their, drawn, self.terms.lowest, alpha, beta
                )
                if value < beta:
                    beta = value
        takers = self.terms.taking[led]
        taking = theirs & takers
        losing = theirs ^ taking
        points = self.terms.points[led]
        while (taking or losing) and alpha < beta:
            if taking:
                place = bits.highest(taking)
                bit = bits.single(place)
                taking ^= bit
                gained = points + self.terms.points[place]
                value = -self.after_trick(
                    1 - seat, theirs ^ bit, rest, their, my, gained, drawn, turn_up, -beta, -alpha
                )
            else:
                place = self.next_throw(losing)
                bit = bits.single(place)
                losing ^= bit
                gained = points + self.terms.points[place]
                value = self.after_trick(
                    seat, rest, theirs ^ bit, my, their, gained, drawn, turn_up, alpha, beta
                )
            if value < beta:
                beta = value
        return alpha if alpha > beta else beta

    def next_throw(self, losing: int) -> int:
        """Return the card to throw away first: plain suits before trumps, low cards before high."""
        plain = losing & ~self.terms.trumps
        return bits.lowest(plain) if plain else bits.lowest(losing)

    def after_trick(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        points: int,
        drawn: int,
        turn_up: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Value what follows a trick with an open talon, for its winner."""
        my = standings.won(my, points)
        if my >= 66:
            value = self.claim(seat, their)
            return min(max(value, alpha), beta)
        return self.before_draw(
            seat, mine, theirs, my, their, drawn, turn_up, 0, False, alpha, beta
        )

    def before_draw(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        drawn: int,
        turn_up: int,
        shown: int,
        bound: bool,
        alpha: int,
        beta: int,
    ) -> int:
        """Value the window between a trick and the draw, for the winner of the trick."""
        if my >= 66 and not self.terms.automatic:
            value = self.claim(seat, their)
            return min(max(value, alpha), beta)
        left = 2 * (self.pairs - drawn)
        closes = self.terms.close_before_draw and left >= self.terms.close_min_talon
        if self.exchanges_early(mine, my, left, closes) and not shown:
            hand = mine ^ self.terms.lowest ^ turn_up
            binds = bound or not self.terms.exchange_any_turn
            value = self.before_draw(
                seat, hand, theirs, my, their, drawn, self.terms.lowest, 0, binds, alpha, beta
            )
            if value > alpha:
                alpha = value
        if not bound and alpha < beta:
            value = self.draw(seat, mine, theirs, my, their, drawn, turn_up, alpha, beta)
            if value > alpha:
                alpha = value
        if closes and alpha < beta:
            trick = self.start_trick + drawn + 1
            value = self.close(seat, mine, theirs, my, their, turn_up, shown, trick, alpha, beta)
            if value > alpha:
                alpha = value
            melds = not shown and trick <= self.terms.last_early_meld
            if melds and alpha < beta and (my >= 0 or not self.terms.meld_needs_trick):
                alpha = self.close_melded(
                    seat, mine, theirs, my, their, turn_up, trick, alpha, beta
                )
        return alpha if alpha < beta else beta

    def exchanges_early(self, mine: int, my: int, left: int, closes: bool) -> bool:
        """Return whether the lowest trump may be exchanged before the draw."""
        if not mine & self.terms.lowest or left < self.terms.exchange_min_talon:
            return False
        if not self.terms.exchange_before_draw or (my < 0 and self.terms.exchange_needs_trick):
            return False
        return self.terms.exchange_any_turn or closes

    def draw(
        self,
        seat: int,
        mine: int,
        theirs: int,
        my: int,
        their: int,
        drawn: int,
        turn_up: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Let both draw, and value the lead of the trick's winner."""
        last = drawn + 1 == self.pairs
        first = self.firsts[drawn]
        second = turn_up if last else self.seconds[drawn]
        if self.fixed and seat == 1 and not last:  # the pair goes to seats, not to winner and loser
            first, second = second, first
        mine |= first
        theirs |= second
        if not last:
            return self.lead(seat, mine, theirs, my, their, drawn + 1, turn_up, alpha, beta)
        self.strict.begin(0, 0)
        return self.strict.lead(seat, mine, theirs, my, their, alpha, beta)
