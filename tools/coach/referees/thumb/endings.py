"""Open cards and no one draws: what each move is worth in best play, by alpha-beta.

A *standing* is a player's card points in one number: those that count once he has a trick, and
until then ``TRICKLESS`` and his marriages, which wait.
"""

from __future__ import annotations

from tools.coach.referees.thumb.deal import (
    CLOSED,
    FINAL,
    FOLLOW,
    NOTHING,
    OVER,
    REPLY,
    Deal,
    strict_replies,
    takes,
)
from tools.coach.referees.thumb.terms import (
    PAIRS,
    POINTS,
    SUITS,
    Terms,
    places_in,
)

TRICKLESS = 256
_MOST = 3
_MOST_KEPT = 400_000
_NOBODY, _LEADER, _FOLLOWER = range(3)
"""Who has closed, as seen from the leader."""
_CHANGED = (_NOBODY, _FOLLOWER, _LEADER)


class Endings:
    """Solves positions of one rule set, trump suit and close; what was found out is kept."""

    def __init__(
        self, terms: Terms, trump: int, *, melds: bool, price: int, failed: int, overtaken: int
    ) -> None:
        """Take up the prices of a close; ``price`` is 0 where a close won goes by the end."""
        self._terms = terms
        self._trump = trump
        self._melds = melds
        self._price = price
        self._failed = failed
        self._overtaken = overtaken
        self._most = max(failed, overtaken)
        self._kept: dict[int, tuple[int, int]] = {}
        self._leads: dict[int, tuple[tuple[int, int], ...]] = {}
        self._replies: dict[int, tuple[tuple[int, int, bool], ...]] = {}

    def worth(self, deal: Deal) -> int:
        """Return what the seat to act wins from a deal in which no one draws any more."""
        if len(self._kept) > _MOST_KEPT:
            self._kept.clear()
        seat, other = deal.to_act, 1 - deal.to_act
        if deal.phase == OVER:
            return deal.value if seat == 0 else -deal.value
        if deal.phase in (FINAL, REPLY):
            return max(self._after(deal, move) for move in deal.moves())
        standings = _standing(deal, seat), _standing(deal, other)
        if deal.phase == FOLLOW:
            who = self._who(deal, other)
            hands = deal.hands[other], deal.hands[seat]
            return -self._reply(deal.led, *hands, standings[1], standings[0], who, -_MOST, _MOST)
        who = self._who(deal, seat)
        hands = deal.hands[seat], deal.hands[other]
        if deal.suit == NOTHING:
            return self._lead(*hands, *standings, who, -_MOST, _MOST)
        if 66 <= standings[0] < TRICKLESS:
            return self._claim(who, standings[1])
        return max(
            self._reply(card, hands[0] ^ 1 << card, hands[1], *standings, who, -_MOST, _MOST)
            for card in places_in(hands[0] & PAIRS[deal.suit])
        )

    def _after(self, deal: Deal, move: int) -> int:
        seat = deal.to_act
        twin = deal.copy()
        twin.make(move)
        value = self.worth(twin)
        return value if twin.to_act == seat else -value

    def _who(self, deal: Deal, leader: int) -> int:
        if deal.closer == NOTHING:
            return _NOBODY
        return _LEADER if deal.closer == leader else _FOLLOWER

    def _claim(self, who: int, other: int) -> int:
        """Return what the leader wins by claiming, the other standing so."""
        if who == _FOLLOWER:
            return self._overtaken
        if who == _LEADER and self._price:
            return self._price
        return self._scale(other)

    def _scale(self, loser: int) -> int:
        scale = self._terms.scale
        if loser >= TRICKLESS:
            return scale[2]
        return scale[1] if loser < 33 else scale[0]

    def _bound(self, who: int, other: int) -> int:
        """Return the most that the leader can win."""
        return self._most if who == _FOLLOWER else self._claim(who, other)

    def _lead(
        self, own: int, other: int, mine: int, theirs: int, who: int, low: int, high: int
    ) -> int:
        """Return what the leader wins, exactly if between ``low`` and ``high``."""
        claimed = self._claim(who, theirs) if 66 <= mine < TRICKLESS else -_MOST
        if claimed > 0 and (who != _FOLLOWER or self._terms.automatic):
            return claimed
        if not own:
            return max(claimed, self._played_out(mine, theirs, who))
        most, least = self._bound(who, theirs), -self._bound(_CHANGED[who], mine)
        if most <= low or claimed >= most:
            return most
        if least >= high:
            return least
        key = ((own << 32 | other) << 20 | mine << 10 | theirs) << 2 | who
        bottom, top = self._kept.get(key, (-_MOST, most))
        if bottom >= high or bottom == top:
            return bottom
        if top <= low:
            return top
        low, high = max(low, bottom), min(high, top)
        best = self._best_lead(own, other, (mine, theirs, who), max(low, claimed), high)
        best = max(best, claimed)
        # Above the window it is a least value, below it a most one, and between both it is exact.
        self._kept[key] = (best if best > low else bottom), (best if best < high else top)
        return best

    def _best_lead(
        self, own: int, other: int, rest: tuple[int, int, int], low: int, high: int
    ) -> int:
        """Return the best of what the leads bring, or enough of it to reach ``high``."""
        mine, theirs, who = rest
        best = -_MOST
        for card, gain in self._leads_of(own):
            after = mine + gain
            if gain and 66 <= after < TRICKLESS:
                value = self._claim(who, theirs)
            else:
                value = self._reply(card, own ^ 1 << card, other, after, theirs, who, low, high)
            if value > best:
                best = value
                low = max(low, best)
                if best >= high:
                    break
        return best

    def _reply(
        self,
        led: int,
        own: int,
        other: int,
        mine: int,
        theirs: int,
        who: int,
        low: int,
        high: int,
    ) -> int:
        """Return what the leader wins after his lead; ``other`` replies as hurts him most."""
        last = 10 if not own and self._terms.bonus and who == _NOBODY else 0
        worst = _MOST
        for card, points, won in self._replies_of(led, other):
            rest = other ^ 1 << card
            if won:
                after = (theirs & ~TRICKLESS) + points + last
                value = -self._lead(rest, own, after, mine, _CHANGED[who], -high, -low)
            else:
                after = (mine & ~TRICKLESS) + points + last
                value = self._lead(own, rest, after, theirs, who, low, high)
            if value < worst:
                worst = value
                if worst <= low:
                    break
                high = min(high, worst)
        return worst

    def _played_out(self, mine: int, theirs: int, who: int) -> int:
        """Return what the winner of the last trick wins if he does not claim."""
        if who != _NOBODY:
            return -self._failed if who == _LEADER else self._failed
        if self._terms.last_trick_wins:
            return 1
        others = 0 if theirs >= TRICKLESS else theirs
        if mine == others:
            return 0
        return self._scale(theirs) if mine > others else -self._scale(mine)

    def _leads_of(self, own: int) -> tuple[tuple[int, int], ...]:
        """List leads and what is melded with them: trumps first, then the dearest."""
        found = self._leads.get(own)
        if found is None:
            trumps = SUITS[self._trump]
            order = sorted(
                places_in(own), key=lambda card: (1 << card & trumps != 0, card & 7), reverse=True
            )
            found = tuple((card, self._melded(own, card)) for card in order)
            self._leads[own] = found
        return found

    def _melded(self, own: int, card: int) -> int:
        pair = PAIRS[card >> 3]
        if not self._melds or own & pair != pair or not 1 << card & pair:
            return 0
        return 40 if card >> 3 == self._trump else 20

    def _replies_of(self, led: int, other: int) -> tuple[tuple[int, int, bool], ...]:
        """List replies with the points of the trick: takers first, the dearest; then the least."""
        key = other << 5 | led
        found = self._replies.get(key)
        if found is None:
            cards = places_in(strict_replies(other, led, self._trump))
            entries = [
                (card, POINTS[card] + POINTS[led], takes(card, led, self._trump)) for card in cards
            ]
            entries.sort(key=lambda each: (not each[2], -each[1] if each[2] else each[1]))
            found = self._replies[key] = tuple(entries)
        return found


class EndingTable:
    """Gives the solver for each deal, one for all deals of the same terms, trump and close."""

    def __init__(self) -> None:
        """Start with none."""
        self._found: dict[tuple[Terms, int, int, int, int, bool], Endings] = {}

    def for_deal(self, deal: Deal) -> Endings:
        """Return the solver of a deal in which no one draws any more."""
        terms = deal.terms
        closed = deal.status == CLOSED
        melds = terms.meld_when_closed if closed else terms.meld_when_exhausted
        price = terms.price(deal.close_points, deal.close_tricks) if terms.at_close else 0
        failed = terms.failed(deal.close_tricks)
        overtaken = terms.overtaken(deal.close_tricks)
        price, failed, overtaken = (price, failed, overtaken) if closed else (0, 0, 0)
        key = (terms, deal.trump, price, failed, overtaken, melds)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = Endings(
                terms, deal.trump, melds=melds, price=price, failed=failed, overtaken=overtaken
            )
        return found

    def worth(self, deal: Deal, seat: int) -> int:
        """Return what a seat wins from a deal in which no one draws any more."""
        value = self.for_deal(deal).worth(deal)
        return value if deal.to_act == seat else -value


def _standing(deal: Deal, seat: int) -> int:
    if deal.tricks[seat]:
        return deal.captured[seat] + deal.melded[seat]
    return TRICKLESS + deal.melded[seat]
