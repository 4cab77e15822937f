"""The moves of the strict phase over masks, in the order in which a search tries them."""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_gui.ai.masks import CARD, HIGHER, MARRIAGE, POINTS, SUIT_OF, bits
from sixtysix_gui.ai.terms import StrictTerms
from sixtysix_gui.rules.cards import Rank

Lead = tuple[int, int]
"""A card to lead, and the points of the marriage shown with it or 0."""
Answer = tuple[int, bool, int]
"""A reply: its bit, whether the leader takes the trick, and the card points in it."""


class StrictMoves:
    """Lists leads and replies under some terms, and remembers the lists."""

    def __init__(self, terms: StrictTerms) -> None:
        self.barred = 0
        """A hand that may show no marriage yet: the very first one, in some rule sets."""
        self._terms = terms
        self._melds = tuple(terms.melds and seat != terms.frozen for seat in (0, 1))
        self._melds_trickless = terms.rules.meld_validation == "pending"
        self._king_only = terms.rules.meld_lead_card == "king"
        self._known_leads: tuple[dict[int, tuple[Lead, ...]], ...] = ({}, {})
        self._known_answers: dict[int, tuple[Answer, ...]] = {}

    def leads(self, seat: int, mine: int, theirs: int, my: int) -> list[Lead]:
        """List the leads: what cannot be beaten in its suit first, the high cards before the low.

        A marriage in hand is always shown with its king or queen, since points never harm; but
        where they end the deal by themselves it may be kept back too.
        """
        options = self._options(seat, mine, my)
        winners = [lead for lead in options if not HIGHER[lead[0]] & theirs]
        return winners + [lead for lead in options if HIGHER[lead[0]] & theirs]

    def _options(self, seat: int, mine: int, my: int) -> tuple[Lead, ...]:
        shows = self._melds[seat] and mine != self.barred and (my >= 0 or self._melds_trickless)
        known = self._known_leads[shows]
        found = known.get(mine)
        if found is None:
            found = tuple(self._find_leads(mine, shows))
            known[mine] = found
        return found

    def _find_leads(self, mine: int, shows: bool) -> Iterator[Lead]:
        for bit in bits(mine):
            shown = self._shown_with(bit, mine) if shows else 0
            if shown:
                yield bit, shown
            if not shown or self._terms.may_hide_marriages:
                yield bit, 0

    def _shown_with(self, bit: int, mine: int) -> int:
        card = CARD[bit]
        if card.rank is not Rank.KING and (card.rank is not Rank.QUEEN or self._king_only):
            return 0
        pair = MARRIAGE[card.suit]
        return self._terms.marriage_points(card.suit) if mine & pair == pair else 0

    def answers(self, led: int, theirs: int) -> tuple[Answer, ...]:
        """List the legal replies to a card: those that take the trick first, the fat ones ahead."""
        key = led << 32 | theirs
        found = self._known_answers.get(key)
        if found is None:
            found = tuple(self._find_answers(led, theirs))
            self._known_answers[key] = found
        return found

    def _find_answers(self, led: int, theirs: int) -> list[Answer]:
        trumps = self._terms.trumps
        takes = HIGHER[led] if led & trumps else HIGHER[led] | trumps
        replies = bits(self.legal_replies(led, theirs))
        points = POINTS[led]
        takers = [(bit, False, points + POINTS[bit]) for bit in reversed(replies) if bit & takes]
        return takers + [(bit, True, points + POINTS[bit]) for bit in replies if not bit & takes]

    def legal_replies(self, led: int, theirs: int) -> int:
        """Give the cards that may follow a card (rules.md 3.4)."""
        rules = self._terms.rules
        in_suit = theirs & SUIT_OF[led]
        if rules.strict_follow and in_suit:
            higher = in_suit & HIGHER[led]
            return higher if rules.strict_head and higher else in_suit
        trumps = theirs & self._terms.trumps
        return trumps if rules.strict_trump and trumps else theirs
