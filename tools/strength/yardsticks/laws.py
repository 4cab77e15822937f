"""What a game demands and pays, in numbers: built from the data of its rules.

A card is a number from 0: the lower, the fewer points. ``copies`` of it lie beside each other.
"""

from __future__ import annotations

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.rules.sets.contracts import Contract, Goal
from sixtysix_gui.rules.sets.rules import Rules
from tools.strength.yardsticks import bits

MOST_CARDS = 48
SUITS = 4

BY_SCALE, BY_LAST_TRICK, BY_COUNT, BY_STAKES, BY_TICKS, BY_TENS = range(6)
"""How a deal is paid: four-66, Bauernschnapsen, Gaigel, three-66, the games of bids, idiots-66."""
_PAYS = {
    "four-66": BY_SCALE,
    "bauernschnapsen": BY_LAST_TRICK,
    "gaigel": BY_COUNT,
    "gaigel-2": BY_COUNT,
    "three-66": BY_STAKES,
    "na-66": BY_TICKS,
    "cutthroat-66": BY_TICKS,
    "idiots-66": BY_TENS,
}
POINTS, NO_TRICK, ALL_TRICKS, OUT_IN_THREE = range(4)
_GOALS = {
    Goal.OUT: POINTS,
    Goal.NO_TRICK: NO_TRICK,
    Goal.ALL_TRICKS: ALL_TRICKS,
    Goal.OUT_IN_THREE: OUT_IN_THREE,
    Goal.SHOWN: ALL_TRICKS,
}
OPENINGS = {Opening.ALTE: 1, Opening.ELF: 2, Opening.HOEHER: 3, Opening.DISSLE: 4}
"""The numbers of the openings of Gaigel; 0 is none."""
ALTE, ELF, HOEHER, DISSLE = 1, 2, 3, 4
_LAST_BONUS = 10


class Laws:
    """A game, and in Bauernschnapsen the contract that is played."""

    def __init__(self, rules: Rules, contract: Contract | None) -> None:
        self.rules = rules
        self.contract = contract
        self.copies = 2 if rules.has_copies else 1
        self.ranks = tuple(sorted({card.rank for card in rules.pack}))
        self.number = len(rules.pack)
        self.seats = len(rules.seats)
        self.parties = len(rules.parties)
        self.step = 1 if rules.play_direction == "clockwise" else self.seats - 1
        duties = rules.duties_in(contract)
        self.head = duties.head
        self.must_trump = duties.trump
        self.overtrump = duties.overtrump
        self.asks_partner = rules.meld_who == "leader-and-partner"
        self.claims = rules.has_claims and (contract is None or contract.is_simple)
        self.target = rules.out_target if rules.has_claims else 0
        self.last_bonus = _LAST_BONUS if rules.has_bonus else 0
        self.first_lead_trumps = rules.trump_by == "first-lead"
        self.marriage_trumps = rules.trump_by == "latest-marriage"
        self.melds = contract is None or contract.has_marriages
        self.bidder_melds = contract is not None and not contract.is_simple
        self.melds_first = rules.meld_first_lead
        self.melds_exhausted = not rules.has_talon or rules.meld_when_exhausted
        self.rising = rules.meld_values == "20-40-60-80"
        self.robs = rules.exchanges
        self.widow = rules.has_widow
        self.goal = POINTS if contract is None else _GOALS[contract.goal]
        self.worth = 0 if contract is None else contract.value
        self.pays = _PAYS[rules.name]
        self.tick = TICK
        self.side = [0] * 4
        for seat in rules.seats:
            self.side[seat] = rules.sides[seat].number
        self.suit_of = [0] * 48
        self.points_of = [0] * 48
        self.strength_of = [0] * 48
        self.above = [0] * 48
        self.suits = [0] * 4
        self.kings = [0] * 4
        self.queens = [0] * 4
        self.lower = 0
        self.sevens = 0
        self.aces = 0
        self.tens = 0
        self._fill(duties.order)

    def _fill(self, order: tuple[int, ...]) -> None:
        for number in range(self.number):
            card = self.card(number)
            bit = bits.single(number)
            self.suit_of[number] = int(card.suit)
            self.points_of[number] = card.points
            self.strength_of[number] = order[card.rank]
            self.suits[card.suit] |= bit
            self.kings[card.suit] |= bit if card.rank is Rank.KING else 0
            self.queens[card.suit] |= bit if card.rank is Rank.QUEEN else 0
            self.lower |= bit if number % 2 == 0 else 0
            self.sevens |= bit if card.rank is Rank.SEVEN else 0
            self.aces |= bit if card.rank is Rank.ACE else 0
            self.tens |= bit if card.rank is Rank.TEN else 0
        for number in range(self.number):
            for other in range(self.number):
                same = self.suit_of[other] == self.suit_of[number]
                if same and self.strength_of[other] > self.strength_of[number]:
                    self.above[number] |= bits.single(other)

    def card(self, number: int) -> Card:
        """Return the card of a number."""
        place = number // self.copies
        return card_of(self.ranks[place // SUITS], Suit(place % SUITS))

    def code(self, card: Card) -> int:
        """Return the number of a card, of two copies the lower."""
        return (self.ranks.index(card.rank) * SUITS + int(card.suit)) * self.copies
