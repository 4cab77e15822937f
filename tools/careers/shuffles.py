"""Whether Fair cards keeps still about good shuffling, and speaks up about bad.

Careers of thousands of deals are drawn by Python's own generator and dealt in batches as a table
does it; what a hand holds is counted on the cards. Only the comparison with chance is that of the
page. Bad shuffling is the same with trumps of one hand given to the other now and then.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.statistics.fair_cards import Fairness, Totals, judged
from sixtysix_gui.statistics.odds import DealtWhat

DEALS_OF_A_GAME = (4, 5, 6, 7, 8, 9)
"""How many deals a game has, each as often; before its first one chance says who deals."""
_JACK, _QUEEN, _KING, _TEN, _ACE = range(-5, 0)
"""Ranks of a suit from its end, so that a nine may come before them."""
_POINTS = {_JACK: 2, _QUEEN: 3, _KING: 4, _TEN: 10, _ACE: 11}


@dataclass(frozen=True)
class Hand:
    """What a hand holds, as the rows of Fair cards count it but for the first lead."""

    trumps: int
    aces: int
    marriages: int
    trump_marriage: int
    lowest_trump: int
    points: int


class Table:
    """How a game deals. A card is the number of its suit and rank, a hand the bits of its cards."""

    def __init__(self, name: str) -> None:
        """Take a game of the program by its name."""
        self.rules = rule_set(name)
        self.ranks = self.rules.deck_pack // 4
        self.pack = range(4 * self.ranks)
        self.forehand, self.dealer, self.turn_up = self._places()
        self.drawn = max(*self.forehand, *self.dealer, self.turn_up) + 1
        self._suits = [(2**self.ranks - 1) << (suit * self.ranks) for suit in range(4)]
        self._of_rank = {
            rank: sum(1 << (suit * self.ranks + self.ranks + rank) for suit in range(4))
            for rank in _POINTS
        }

    def _places(self) -> tuple[Sequence[int], Sequence[int], int]:
        """Return which cards of a pack go to whom, and which one is turned up."""
        forehand: list[int] = []
        dealer: list[int] = []
        turn_up, place = -1, 0
        for number, size in enumerate(self.rules.deal_batches):
            forehand += range(place, place + size)
            dealer += range(place + size, place + 2 * size)
            place += 2 * size
            if number == 0 and self.rules.deal_turn_up == "after-batch-1":
                turn_up, place = place, place + 1
        return forehand, dealer, place if turn_up < 0 else turn_up

    def held(self, hand: int, turn_up: int) -> Hand:
        """Count what a hand holds beside a turn-up."""
        trumps = self._suits[turn_up // self.ranks]
        kings, queens = hand & self._of_rank[_KING], hand & self._of_rank[_QUEEN]
        pairs = kings & (queens << 1)
        return Hand(
            (hand & trumps).bit_count(),
            (hand & self._of_rank[_ACE]).bit_count(),
            pairs.bit_count(),
            int(bool(pairs & trumps)),
            int(bool(hand & trumps & -trumps)),
            sum(
                points * (hand & self._of_rank[rank]).bit_count()
                for rank, points in _POINTS.items()
            ),
        )

    def trumps_of(self, hand: int, turn_up: int) -> int:
        """Return the trumps of a hand."""
        return hand & self._suits[turn_up // self.ranks]


def bits(cards: Sequence[int]) -> int:
    """Return cards as a hand."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


@dataclass(frozen=True)
class Dealing:
    """Careers of n deals; of ``rigged`` deals in a thousand one trump changes hands.

    It goes from the person to the other, for one of the other's cards that is none.
    """

    name: str
    deals: int
    rigged: int = 0
    seed: int = 66

    def __call__(self) -> Callable[[int], Fairness]:
        """Begin: learn how the game deals."""
        table = Table(self.name)

        def play(number: int) -> Fairness:
            chance = random.Random(f"{self.name} {self.deals} {self.rigged} {self.seed} {number}")
            return judged(table.rules, self._totals(table, chance)).fairness

        return play

    def _totals(self, table: Table, chance: random.Random) -> Totals:
        mine, others = [0] * 6, [0] * 6
        leads = first_deals = first_leads = left = 0
        i_lead = False
        for _ in range(self.deals):
            if not left:
                left = chance.choice(DEALS_OF_A_GAME)
                i_lead = chance.random() < 1 / 2
                first_deals += 1
                first_leads += i_lead
            hands, turn_up = self.dealt(table, chance, i_lead=i_lead)
            for sums, hand in zip((mine, others), hands, strict=True):
                _add(sums, table.held(hand, turn_up))
            leads += i_lead
            i_lead, left = not i_lead, left - 1
        return Totals(
            self.deals,
            _named(mine, leads),
            _named(others, self.deals - leads),
            first_deals,
            first_leads,
        )

    def dealt(
        self, table: Table, chance: random.Random, *, i_lead: bool
    ) -> tuple[tuple[int, int], int]:
        """Deal: the person's hand and the other one's, and the turn-up."""
        cards = chance.sample(table.pack, table.drawn)
        forehand = bits([cards[place] for place in table.forehand])
        dealer = bits([cards[place] for place in table.dealer])
        mine, other = (forehand, dealer) if i_lead else (dealer, forehand)
        turn_up = cards[table.turn_up]
        if self.rigged and chance.random() * 1000 < self.rigged:
            mine, other = _robbed(table, mine, other, turn_up)
        return (mine, other), turn_up


def _robbed(table: Table, mine: int, other: int, turn_up: int) -> tuple[int, int]:
    """Return both hands after the lowest trump of one was given away, if that can be."""
    trumps = table.trumps_of(mine, turn_up)
    plain = other & ~table.trumps_of(other, turn_up)
    if not trumps or not plain:
        return mine, other
    given, taken = trumps & -trumps, plain & -plain
    return mine ^ given | taken, other ^ taken | given


def _add(sums: list[int], hand: Hand) -> None:
    sums[0] += hand.trumps
    sums[1] += hand.aces
    sums[2] += hand.marriages
    sums[3] += hand.trump_marriage
    sums[4] += hand.lowest_trump
    sums[5] += hand.points


def _named(sums: Sequence[int], leads: int) -> Mapping[DealtWhat, int]:
    trumps, aces, marriages, trump_marriage, lowest_trump, points = sums
    return {
        DealtWhat.TRUMPS: trumps,
        DealtWhat.ACES: aces,
        DealtWhat.MARRIAGES: marriages,
        DealtWhat.TRUMP_MARRIAGE: trump_marriage,
        DealtWhat.LOWEST_TRUMP: lowest_trump,
        DealtWhat.FIRST_LEAD: leads,
        DealtWhat.POINTS: points,
    }


def print_headlines(dealing: Dealing, careers: int, jobs: int) -> None:
    """Shuffle careers, and print how often each headline came."""
    found = list(in_order(dealing, range(careers), jobs))
    shares = ", ".join(f"{each.value} {found.count(each)}" for each in Fairness)
    rigged = f", {dealing.rigged} of 1000 deals rigged" if dealing.rigged else ""
    print(f"{dealing.name}, {careers} careers of {dealing.deals} deals{rigged}: {shares}")
