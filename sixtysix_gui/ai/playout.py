"""Playing an open deal on by rules of thumb: what a sampled world may come to.

Both players follow rule_of_thumb.py, each by what he can see, until the talon is used up; from
there on the deal is solved exactly. A deal that one of them closes is played out by the rules of
thumb to its end.
"""

from __future__ import annotations

from sixtysix_gui.ai import rule_of_thumb
from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.playout_table import PlayoutTable
from sixtysix_gui.ai.solver import codes
from sixtysix_gui.ai.solver.exact import terms_of
from sixtysix_gui.ai.solver.masks import HIGHER, MARRIAGE, POINTS, SUIT_MASK, bit_of, mask_of
from sixtysix_gui.ai.solver.payoffs import TRICKLESS, Payoffs, points_for, tally_at
from sixtysix_gui.ai.solver.stop import Stop
from sixtysix_gui.ai.solver.strict import StrictSolver
from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.scoring import TARGET, Close, DealEnd, settle
from sixtysix_gui.rules.two_handed.seats import BOTH
from sixtysix_gui.rules.two_handed.transitions import marriage_points
from sixtysix_gui.rules.two_handed.variants import RuleSet


class Playouts:
    """Plays open deals of one rule set and one trump suit to their end.

    Inside, values are game points from the side of seat A.
    """

    def __init__(self, rules: RuleSet, trump: Suit, should_stop: ShouldStop) -> None:
        self._rules = rules
        self._trumps = SUIT_MASK[trump]
        self._payoffs = Payoffs(rules, None)
        self._terms = terms_of(rules, trump)
        self._endings = StrictSolver(self._terms, Stop(should_stop))
        rank = rules.exchange_rank
        self._lowest = 0 if rank is None else bit_of(card_of(rank, trump))
        ranks = (Rank.KING,) if rules.meld_lead_card == "king" else (Rank.QUEEN, Rank.KING)
        self._shown_leads = mask_of(card_of(rank, suit) for rank in ranks for suit in Suit)
        suits = (trump, *(suit for suit in Suit if suit is not trump))
        self._marriages = tuple((suit, marriage_points(suit, trump)) for suit in suits)

    @property
    def nodes(self) -> int:
        """How many leads the exact endings have searched so far."""
        return self._endings.nodes

    def value(self, state: DealState, seat: Seat) -> int:
        """Play a deal with an open talon on; give its game points for a seat.

        Raises:
            StoppedError: if told to stop.
        """
        value = self._play(PlayoutTable(state))
        return value if seat is Seat.A else -value

    def _play(self, table: PlayoutTable) -> int:
        while table.talon:
            if not table.led:
                end = self._act(table)
                if end is not None:
                    return end
                table.lead(self._choose_lead(table, rule_of_thumb.lead_open))
            self._reply(table)
            table.draw()
        return self._exact(table)

    def _exact(self, table: PlayoutTable) -> int:
        seat = table.leader
        hands, standings = table.hands, table.standings
        value = self._endings.solve(
            seat,
            hands[seat],
            hands[1 - seat],
            standings[seat],
            standings[1 - seat],
            -codes.LIMIT,
            codes.LIMIT,
        )
        return _for_a(value, seat)

    # ------------------------------------------------------------ acts of the leader

    def _act(self, table: PlayoutTable) -> int | None:
        """Go out, exchange, meld or close, as far as it makes sense; give the value of an end."""
        seat = table.leader
        if table.standings[seat] < TARGET:
            self._exchange(table, seat)
            if self._may_meld(table, open_talon=True):
                self._meld(table)
        if table.standings[seat] >= TARGET:
            return _for_a(self._payoffs.claim(seat, table.standings[1 - seat]), seat)
        return self._close(table, seat) if self._closes(table, seat) else None

    def _exchange(self, table: PlayoutTable, seat: int) -> None:
        rules = self._rules
        if (
            table.hands[seat] & self._lowest
            and not table.shown
            and len(table.talon) >= rules.exchange_min_talon
            and (table.standings[seat] >= 0 or not rules.exchange_needs_trick)
        ):
            table.exchange(seat, self._lowest)

    def _may_meld(self, table: PlayoutTable, *, open_talon: bool) -> bool:
        rules = self._rules
        if table.shown or (table.trick == 1 and not rules.meld_first_lead):
            return False
        if rules.meld_validation == "forbidden" and table.standings[table.leader] < 0:
            return False
        return open_talon or rules.meld_when_closed

    def _meld(self, table: PlayoutTable) -> None:
        hand = table.hands[table.leader]
        for suit, points in self._marriages:
            if hand & MARRIAGE[suit] == MARRIAGE[suit]:
                table.show(suit, points)
                return

    def _closes(self, table: PlayoutTable, seat: int) -> bool:
        rules = self._rules
        if len(table.talon) < rules.close_min_talon:
            return False
        if table.trick == 1 and not rules.close_first_lead:
            return False
        points = max(table.standings[seat], 0)
        unseen = table.unseen_by(seat)
        return rule_of_thumb.closes(table.hands[seat], self._trumps, unseen, points)

    # ------------------------------------------------------------ cards

    def _choose_lead(self, table: PlayoutTable, rule: rule_of_thumb.LeadRule) -> int:
        hand = table.hands[table.leader]
        legal = table.shown & self._shown_leads if table.shown else hand
        return rule(legal, hand, self._trumps, table.unseen_by(table.leader))

    def _reply(self, table: PlayoutTable) -> None:
        hand = table.hands[1 - table.leader]
        self._follow(table, hand, rule_of_thumb.reply_open)

    def _follow(self, table: PlayoutTable, legal: int, rule: rule_of_thumb.ReplyRule) -> None:
        seat, led = 1 - table.leader, table.led
        card = rule(legal, table.hands[seat], led, self._trumps, table.unseen_by(seat))
        takes = HIGHER[led] if led & self._trumps else HIGHER[led] | self._trumps
        winner = seat if card & takes else table.leader
        table.reply(card, winner, POINTS[led] + POINTS[card])

    # ------------------------------------------------------------ after a close

    def _close(self, table: PlayoutTable, seat: int) -> int:
        """Close for the leader and play to the end."""
        other, rules = 1 - seat, self._rules
        standing = table.standings[other]
        close = Close(BOTH[seat], table.trick, False, max(standing, 0), int(standing >= 0))
        if rules.exchange_defender_on_close and table.hands[other] & self._lowest:
            table.exchange(other, self._lowest)
        table.talon.clear()
        if rules.close_defender_points == "frozen":
            table.frozen = other
            table.standings[other] = max(standing, TRICKLESS)
        return self._play_closed(table, close)

    def _play_closed(self, table: PlayoutTable, close: Close) -> int:
        while table.hands[table.leader]:
            if self._may_meld(table, open_talon=False):
                self._meld(table)
            if table.standings[table.leader] >= TARGET:
                break
            table.lead(self._choose_lead(table, rule_of_thumb.lead_strict))
            theirs = table.hands[1 - table.leader]
            legal = self._terms.replies(table.led.bit_length() - 1, theirs)
            self._follow(table, legal, rule_of_thumb.reply_strict)
        return self._settle(table, close)

    def _settle(self, table: PlayoutTable, close: Close) -> int:
        last = BOTH[table.leader]
        claimant = last if table.standings[last] >= TARGET else None
        tallies = (tally_at(table.standings[0]), tally_at(table.standings[1]))
        outcome = settle(self._rules, DealEnd(tallies, close, claimant, last))
        return points_for(outcome, Seat.A)


def _for_a(value: int, seat: int) -> int:
    return value if seat == Seat.A else -value
