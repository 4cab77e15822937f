"""How players habitually choose: a cheap policy, fitted to self-play, for the lower levels.

Every card of a hand has an attraction, a positive number that follows from a few traits of the
card and the moment; a player is taken to choose it with the probability attraction / sum over the
hand. For a lead the traits are trump or plain, whether a card that is still out beats it in its
suit, and the rank; for a reply whether it takes the trick in suit, takes it as a trump or is
thrown away, what was led, and the rank. Kings and queens have a factor more for a partner in the
hand, or still out. Whether a leader closes depends on the card points that sure tricks should
bring.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver import bits
from sixtysix_gui.ai.two.solver.terms import Terms

LEADS = 32
"""How many traits of leads there are: 16 * trump + 8 * unbeaten + rank."""
REPLIES = 192
"""How many traits of replies there are: 64 * deed + 8 * led + rank."""
CLOSES = 16
"""How many traits of closes there are: the sure card points by sixes."""
PARTNERS = 6
"""How many traits of partners there are: 3 * reply + none, in the hand, out."""


class Habits:
    """Attractions by traits under the terms of one trump suit."""

    def __init__(
        self,
        terms: Terms,
        leads: Sequence[float],
        replies: Sequence[float],
        partners: Sequence[float],
        closes: Sequence[float],
    ) -> None:
        self.terms = terms
        self.thumb = Thumb(terms)
        self.closes = [0.0] * 16
        for trait in range(16):
            self.closes[trait] = closes[trait]
        self.leads = [1.0] * 32
        self.replies = [1.0] * 192
        self.partners = [1.0] * 6
        for trait in range(32):
            self.leads[trait] = leads[trait]
        for trait in range(192):
            self.replies[trait] = replies[trait]
        for trait in range(6):
            self.partners[trait] = partners[trait]

    @classmethod
    def without_any(cls, terms: Terms) -> Habits:
        """Return the habits of one who finds all cards alike and never closes."""
        return cls(terms, [1.0] * LEADS, [1.0] * REPLIES, [1.0] * PARTNERS, [0.0] * CLOSES)

    def traits(self, place: int, hand: int, led: int, out: int) -> tuple[int, int]:
        """Return the traits of a card as a lead (``led`` is -1) or a reply, and of its partner.

        ``hand`` are all cards to choose from, ``out`` those not seen by the player.
        """
        trait = self.lead_trait(place, out) if led < 0 else self.reply_trait(place, led)
        return trait, self.partner_trait(place, hand, led, out)

    def attraction(self, place: int, hand: int, led: int, out: int) -> float:
        """Return the attraction of a card."""
        factor = self.partners[self.partner_trait(place, hand, led, out)]
        if led < 0:
            return self.leads[self.lead_trait(place, out)] * factor
        return self.replies[self.reply_trait(place, led)] * factor

    def lead_trait(self, place: int, out: int) -> int:
        """Return the trait of a lead."""
        trait = place & 7
        if bits.single(place) & self.terms.trumps:
            trait += 16
        if not self.terms.higher[place] & out:
            trait += 8
        return trait

    def reply_trait(self, place: int, led: int) -> int:
        """Return the trait of a reply."""
        deed = 2
        if place >> 3 == led >> 3:
            if place > led:
                deed = 0
        elif bits.single(place) & self.terms.trumps:
            deed = 1
        what = self.led_class(led & 7)
        if bits.single(led) & self.terms.trumps:
            what += 4
        return 64 * deed + 8 * what + (place & 7)

    def led_class(self, rank: int) -> int:
        """Return the class of the rank led: 0 up to the jack, 1 queen and king, 2 ten, 3 ace."""
        if rank <= 3:
            return 0
        return 1 if rank <= 5 else rank - 4

    def partner_trait(self, place: int, hand: int, led: int, out: int) -> int:
        """Return the trait of a card's partner in marriage."""
        rank = place & 7
        trait = 0 if led < 0 else 3
        if rank == 4 or rank == 5:
            partner = bits.single(place + 9 - 2 * rank)
            if partner & hand:
                return trait + 1
            if partner & out:
                return trait + 2
        return trait

    def close_chance(self, hand: int, out: int, points: int) -> float:
        """Return the chance that a leader with ``points`` card points closes."""
        return self.closes[self.close_trait(hand, out, points)]

    def close_trait(self, hand: int, out: int, points: int) -> int:
        """Return the trait of a close: by sixes, the card points that sure tricks should bring."""
        trait = self.thumb.sure_points(hand, out, points) // 6
        return trait if trait < 16 else 15

    def trait_of_close(self, hand: int, out: int, points: int) -> int:
        """Return ``close_trait`` to callers that are not compiled."""
        return self.close_trait(hand, out, points)
