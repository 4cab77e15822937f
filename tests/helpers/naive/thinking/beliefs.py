"""How likely a hand of the other is, by every way in which it can have come about.

A slow second implementation of search/beliefs.py on whole cards, which asks the naive network for
every choice. What had been seen in his hand it takes from the marriages and the exchange of the
view.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from sixtysix_gui.ai.two.solver.numbers import CARD, bits
from sixtysix_gui.ai.two.thinking.opponent_beliefs import SeenChoice
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import CLOSE_TALON, PLAY_CARD
from sixtysix_gui.rules.scoring.points import CardPoints
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.naive.thinking.intuition import Sight, naive_shares, worth_a_thought

DOUBT = 0.02
"""How likely a move is chosen against the network, added to what that says."""

Hand = frozenset[Card]


def possible_hands(known: Sequence[Card], possible: Sequence[Card], missing: int) -> Iterator[Hand]:
    """Every hand that the other could hold."""
    for some in combinations(possible, missing):
        yield frozenset((*known, *some))


class NaiveBeliefs:
    """The likelihood of what the other of a view has chosen."""

    def __init__(self, view: View, choices: Sequence[SeenChoice]) -> None:
        self._rules = view.rules
        self._trump = view.trump_suit
        self._view = view
        self._choices = choices
        self._means: dict[tuple[int, Hand], float] = {}
        self._chosen: dict[tuple[int, Hand], float] = {}

    def likelihood(self, hand: Hand) -> float:
        """The mean over all ways to this hand; any card not seen there can have been drawn."""
        return self._after(hand, len(self._choices) - 1)

    def _after(self, hand: Hand, number: int) -> float:
        """How likely all choices up to one are if this is the hand after it."""
        if number < 0:
            return 1.0
        if (number, hand) not in self._means:
            drawn = hand - self._seen_there(self._choices[number].trick)
            if not self._choices[number].drew:
                mean = self._before(hand, number)
            else:
                mean = sum(self._before(hand - {card}, number) for card in drawn) / len(drawn)
            self._means[number, hand] = mean
        return self._means[number, hand]

    def _before(self, hand: Hand, number: int) -> float:
        """How likely all choices up to one are if this is what it left of the hand."""
        if (number, hand) not in self._chosen:
            self._chosen[number, hand] = self._chosen_from(hand, number)
        return self._chosen[number, hand]

    def _chosen_from(self, hand: Hand, number: int) -> float:
        choice = self._choices[number]
        if choice.card is not None:
            hand |= {choice.card}
        likelihood = self._after(self._before_exchange(hand, choice.trick), number - 1)
        if not choice.free and not choice.closed:
            return likelihood
        return likelihood * (DOUBT + chance_of(choice, hand, self._rules, self._trump))

    def _seen_there(self, trick: int) -> Hand:
        """What he had melded or exchanged for up to a trick, that trick included."""
        view = self._view
        other = opposite(view.seat)
        melded = {
            card_of(rank, marriage.suit)
            for marriage in view.marriages
            for rank in (Rank.QUEEN, Rank.KING)
            if marriage.seat is other and marriage.trick <= trick
        }
        if view.exchange is None or view.exchange.seat is not other or view.exchange.trick > trick:
            return frozenset(melded)
        return frozenset(melded | {view.exchange.taken})

    def _before_exchange(self, hand: Hand, trick: int) -> Hand:
        """The hand before he exchanged, where he did so in that trick."""
        exchange = self._view.exchange
        if exchange is None or exchange.seat is self._view.seat or exchange.trick != trick:
            return hand
        return hand - {exchange.taken} | {exchange.given}


def chance_of(choice: SeenChoice, hand: Hand, rules: Rules, trump: Suit) -> float:
    """How likely the network takes a choice to be, had he held this hand."""
    move = CLOSE_TALON if choice.closed or choice.card is None else PLAY_CARD[choice.card]
    return naive_shares(imagined_sight(choice, hand, rules, trump)).get(move, 0.0)


def imagined_sight(choice: SeenChoice, hand: Hand, rules: Rules, trump: Suit) -> Sight:
    """What he saw at a choice, had he held this hand."""
    assert choice.turn_up is not None
    phase = Phase.LEAD if choice.led is None else Phase.FOLLOW
    phase = Phase.PRE_DRAW if choice.before_draw else phase
    gone = {CARD[bit] for bit in bits(choice.gone)}
    out = (frozenset(pack_cards(rules.deck_pack)) - gone - hand) | {choice.turn_up}
    own, other = map(tally_of, choice.standings)
    state = Deal(
        rules=rules,
        dealer=Seat.A,
        trump=trump,
        hands=(tuple(hand), ()),
        undealt=(choice.turn_up,) * choice.left,
        phase=phase,
        to_act=Seat.A,
        leader=Seat.A if choice.led is None else Seat.B,
        trick_number=choice.trick,
        table=() if choice.led is None else (Play(Seat.B, choice.led),),
        card_points=(own, other),
        served=((), ()),
        known=((), ()),
    )
    return Sight(
        rules=rules,
        trump=trump,
        phase=phase,
        hand=hand,
        out=out,
        led=choice.led,
        turn_up=choice.turn_up,
        trick=choice.trick,
        own=own,
        other=other,
        has_shown=False,
        bound=False,
        moves=worth_a_thought(state.legal_moves(), own.total),
    )


def tally_of(standing: int) -> CardPoints:
    """Card points of a standing: below zero, -1 minus the marriages that wait for a trick."""
    if standing < 0:
        return CardPoints(melded=-1 - standing)
    return CardPoints(captured=standing, tricks=1)
