"""A second, slow and plain implementation of the two-player deal (docs/rules.md section 3).

It exists to be compared with the real engine and shares no code with it. Cards are strings ("TH"),
a rule set is the flat dictionary of rules.md 2.2, a position is a handful of lists
and dictionaries that change in place. Moves are tokens close to those of the 66R notation:

    KH        lead or play a card
    20S 40H   meld a marriage
    x         exchange the lowest trump, whoever does it
    #         close the talon, with full hands or before drawing
    d         draw
    -         pass: in reply to a close, or after the last trick
    out       claim 66
"""

import copy
import random

from tests.helpers.naive.cards import POINTS, beats
from tests.helpers.naive.position import NaivePosition, Seat, other
from tests.helpers.naive.scoring import settle_claim, settle_played_out


class NaiveDeal(NaivePosition):
    """One deal from the first lead to the settlement, changed in place by `do`."""

    def copy(self) -> "NaiveDeal":
        """An independent copy of the position; the rule set is shared, it never changes."""
        twin = copy.copy(self)
        twin.hands = {seat: list(cards) for seat, cards in self.hands.items()}
        twin.won_cards = {seat: list(cards) for seat, cards in self.won_cards.items()}
        twin.talon = list(self.talon)
        twin.captured, twin.melds = dict(self.captured), dict(self.melds)
        twin.ten, twin.tricks = dict(self.ten), dict(self.tricks)
        return twin

    # ------------------------------------------------------------------- moving

    def do(self, token: str) -> None:
        """Perform one legal token; raises ValueError for an illegal one."""
        if token not in self.legal():
            raise ValueError(f"{token} is not legal: {self.legal()}")
        if token == "out":
            self.outcome = settle_claim(self, self.to_act or self.leader)
            self.phase = "SETTLED"
        elif token == "x":
            self._exchange()
        elif token == "#":
            self._close()
        elif token == "d":
            self._draw()
        elif token == "-":
            self._pass()
        elif token[:2] in ("20", "40"):
            self._meld(token)
        elif self.phase == "LEAD":
            self._lead(token)
        else:
            self._follow(token)

    def _exchange(self) -> None:
        seat = self.to_act or self.leader
        card = self._lowest_trump() or ""
        self.hands[seat].remove(card)
        self.hands[seat].append(self.talon[-1])
        self.talon[-1] = card
        if self.phase == "PRE" and self.profile["exchange.when"] == "lead":
            self.bound = True
        if self.phase == "REPLY":
            self.phase = "LEAD"

    def _close(self) -> None:
        opponent = other(self.leader)
        self.snap_points = self.total(opponent)
        self.snap_tricks = self.tricks[opponent]
        self.closer = self.leader
        self.status = "closed"
        self.bound = False
        asks = self.profile["exchange.defender_on_close"] and self._lowest_trump() is not None
        self.phase = "REPLY" if asks else "LEAD"

    def _draw(self) -> None:
        self.hands[self.leader].append(self.talon.pop(0))
        self.hands[other(self.leader)].append(self.talon.pop(0))
        if not self.talon:
            self.status = "exhausted"
        self.phase = "LEAD"

    def _pass(self) -> None:
        if self.phase == "REPLY":
            self.phase = "LEAD"
        else:
            self._all_cards_played()

    def _meld(self, token: str) -> None:
        seat = self.leader
        self.melds[seat] += int(token[:2])
        self.melded = token[2]
        if self.phase == "PRE":
            self.bound = True
        self._go_out_by_itself(seat)

    def _lead(self, card: str) -> None:
        self.hands[self.leader].remove(card)
        self.led = card
        self.melded = None
        self.phase = "FOLLOW"

    def _follow(self, card: str) -> None:
        follower = other(self.leader)
        self.hands[follower].remove(card)
        led = self.led or ""
        winner = follower if beats(card, led, self.trump) else self.leader
        self.led = None
        self.captured[winner] += POINTS[card[0]] + POINTS[led[0]]
        self.won_cards[winner] += [led, card]
        self.tricks[winner] += 1
        self.trick_number += 1
        self.leader = winner
        self._trick_end()

    # ------------------------------------------------------------ after a trick

    def _trick_end(self) -> None:
        winner = self.leader
        all_played = not self.hands["A"] and not self.hands["B"]
        if all_played and self.closer is None and self.profile["end.last_trick"] == "bonus-10":
            self.ten[winner] = 10
        if all_played:
            self.phase = "FINAL"
        elif self.status == "open":
            self.phase = "PRE"
        else:
            self.phase = "LEAD"
        self._go_out_by_itself(winner)
        if self.phase == "FINAL" and self.profile["out.mode"] == "automatic":
            self._all_cards_played()
        if self.phase == "PRE" and not self._pre_offers_a_choice():
            self._draw()

    def _go_out_by_itself(self, seat: Seat) -> None:
        if self.profile["out.mode"] != "automatic" or self.tricks[seat] == 0:
            return
        if self.total(seat) >= 66:
            self.outcome = settle_claim(self, seat)
            self.phase = "SETTLED"

    def _all_cards_played(self) -> None:
        self.outcome = settle_played_out(self, self.leader)
        self.phase = "SETTLED"


def random_token(deal: NaiveDeal, source: random.Random) -> str:
    """A legal token: marriages and exchanges mostly made, closes and false claims rare."""
    legal = deal.legal()
    seat = deal.to_act or "A"
    claim_chance = 0.4 if deal.total(seat) >= 66 else 0.004
    if "out" in legal and source.random() < claim_chance:
        return "out"
    if "x" in legal and source.random() < 0.6:
        return "x"
    marriages = [token for token in legal if token[0] in "24"]
    if marriages and source.random() < 0.6:
        return source.choice(marriages)
    if "#" in legal and source.random() < (0.1 if deal.melded else 0.03):
        return "#"
    others = [token for token in legal if token not in ("out", "x", "#", *marriages)]
    return source.choice(others or legal)
