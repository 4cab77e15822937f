"""What was called is believed: how likely the calls of a seat are, by the hand it would hold.

A call says that the hand makes it, a pass that it makes nothing higher; to double says that the
hand stops the contract, to double again that it makes it all the same. How sure a hand can be of
that by itself is known beforehand (hand_odds.py); where bids are numbers, the card points are
estimated that it may expect (rules_of_thumb.py). Nothing is taken to be impossible.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from sixtysix_gui.ai.many.hand_odds import HandOdds, Threshold, call_chance, hand_odds
from sixtysix_gui.ai.many.thinking.rules_of_thumb import points_expected
from sixtysix_gui.ai.many.thinking.worlds import LANE, card_at, places_in
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Answer, Call
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import SIMPLE, Contract, Who
from sixtysix_gui.rules.sets.rules import Rules

_DOUBT = 0.03
"""How likely a pass or a bid is that the hand does not speak for."""
_BOLD_DOUBT = 0.002
"""The same of a contract or a double: few hands speak for one, and all others would drown them."""
_TURN = 8.0
"""Card points by which a bid is an e-th less likely."""
_NAMED = 12.0
"""Strength of a suit by which it is an e-th less likely to be named."""
_PER_CARD = 8
_SUIT = (1 << LANE) - 1

Suits = tuple[int, ...]
"""The places of a hand by suit: of the one that was named, or -1, and of the others by size."""
Likelihood = Callable[[Suits, tuple[Card, ...]], float]


STOPS_IT = (Threshold(0.6, 0.08), Threshold(0.9, 0.04))
"""Of those who stop a contract: to double it, and to double it after it was redoubled."""
MAKES_IT = Threshold(0.88, 0.04)
"""Of who plays it: to redouble."""
SIMPLE_DOUBLES = (Threshold(1.3, 0.3), Threshold(1.7, 0.3), Threshold(2.2, 0.3))
"""Of the simple game, in points that the hand would bring: to double it, and again."""


class LikelyCall(NamedTuple):
    """A contract that a hand could call, and how likely it would."""

    key: str
    value: int
    chance: float


@lru_cache(16)
def _known_calls(
    rules: Rules, order: tuple[int, ...]
) -> dict[tuple[int, Suits], tuple[LikelyCall, ...]]:
    del rules, order  # a memory of its own for each: places are other cards in another order
    return {}


@dataclass(frozen=True)
class PublicCalls:
    """What is public of an auction; ``rules`` and ``forehand`` fix who speaks when.

    ``order`` is that of the ranks by which the places of hands are given, if any are.
    """

    rules: Rules
    forehand: Seat
    named: Suit | None
    order: tuple[int, ...] = ()
    odds: HandOdds = field(default_factory=hand_odds)

    @cached_property
    def known(self) -> dict[tuple[int, Suits], tuple[LikelyCall, ...]]:
        """What was worked out of calls in a game by these rules; it is the same in every deal."""
        return _known_calls(self.rules, self.order)

    def place(self, seat: Seat) -> int:
        """Return the distance of a seat from forehand, in playing order."""
        found, place = self.forehand, 0
        while found is not seat:
            found, place = self.rules.after(found), place + 1
        return place

    def made(self, contract: Contract, seat: Seat, hand: Sequence[Card]) -> float:
        """Return how often a hand makes a contract at its seat."""
        place = 0 if contract.bidder_leads else self.place(seat)
        return self.odds.made(contract, hand, self.named, place)

    def stopped(self, contract: Contract, hand: Sequence[Card]) -> float:
        """Return how often a hand stops a contract."""
        return self.odds.stopped(contract, hand, self.named)

    def simple(self, seat: Seat, hand: Sequence[Card]) -> float:
        """Return the points that the simple game brings the side of a hand."""
        contract = self.rules.contracts[SIMPLE]
        return self.odds.simple(contract, hand, self.named, self.place(seat))

    def callable_above(self, value: int, seat: Seat, hand: Sequence[Card]) -> Iterator[Contract]:
        """Return the contracts that a seat could call over one of some value with a hand."""
        is_caller = self.rules.sides[seat] is self.rules.sides[self.forehand]
        for contract in self.rules.contracts.values():
            may = contract.who is Who.ANYBODY or (contract.who is Who.CALLERS_SIDE) == is_caller
            fits = may and contract.value > value and not contract.is_simple
            if fits and contract.allows(tuple(hand), self.named):
                yield contract

    def calls(self, seat: Seat, suits: Suits, hand: Sequence[Card]) -> Sequence[LikelyCall]:
        """Return how likely a seat calls each contract that it may call with a hand at all."""
        key = self.place(seat), suits
        if key not in self.known:
            self.known[key] = tuple(
                LikelyCall(one.key, one.value, call_chance(self.made(one, seat, hand)))
                for one in self.callable_above(0, seat, hand)
            )
        return self.known[key]

    def doubles(
        self, contract: Contract, seat: Seat, bidder: Seat, level: int, hand: Sequence[Card]
    ) -> float:
        """Return how likely a seat doubles at a level, by its hand alone."""
        if contract.is_simple:
            return SIMPLE_DOUBLES[min(level, 2)].chance(self.simple(seat, hand))
        if seat is bidder:
            return MAKES_IT.chance(self.made(contract, seat, hand))
        if self.rules.sides[seat] is self.rules.sides[bidder]:
            return 0.0
        return STOPS_IT[min(level // 2, 1)].chance(self.stopped(contract, hand))


class CallBeliefs:
    """Weighs the hands that seats were dealt by all that they have said in a deal."""

    def __init__(self, view: View) -> None:
        rules = view.rules
        self._heard = _heard(view)
        self._order = rules.duties_in(view.contract).order
        self._table = PublicCalls(rules, rules.after(view.dealer), view.named, self._order)
        self._said: dict[Seat, list[Likelihood]] = {seat: [] for seat in rules.seats}
        self._known: dict[tuple[int, ...], float] = {}
        if rules.contracts:
            self._hear_contracts(view)
            self._hear_answers(view)
        elif view.calls:
            self._hear_bids(view)
        if view.named is not None and view.faced is None and rules.names_trump:
            self._said[self._table.forehand].append(self._naming)

    def is_of(self, view: View) -> bool:
        """Return whether a view has heard the same, in the same order of the ranks."""
        return self._heard == _heard(view)

    def said_something(self, seats: Sequence[Seat]) -> bool:
        """Return whether what any of some seats has said reveals anything of its hand."""
        return any(self._said[seat] for seat in seats)

    def weight(self, seat: Seat, dealt: int) -> float:
        """Return how likely a seat had said what it has, if a set of places was dealt to it."""
        said = self._said[seat]
        if not said:
            return 1.0
        # Only the suit that was named is another suit than the rest: most sets are known already.
        suits = [dealt & _SUIT, dealt >> LANE & _SUIT, dealt >> 2 * LANE & _SUIT, dealt >> 3 * LANE]
        trumps = -1 if self._table.named is None else suits.pop(self._table.named)
        suits.sort()
        key = seat, trumps, *suits
        if key not in self._known:
            hand = tuple(card_at(place, self._order) for place in places_in(dealt))
            self._known[key] = math.prod(one(key[1:], hand) for one in said)
        return self._known[key]

    def _hear_contracts(self, view: View) -> None:
        value = 0
        for call in view.calls:
            self._said[call.seat].append(self._contract_call(call, value))
            if call.bid is not None:
                value = view.rules.contracts[str(call.bid)].value

    def _contract_call(self, call: Call, value: int) -> Likelihood:
        table = self._table

        def likelihood(suits: Suits, hand: tuple[Card, ...]) -> float:
            higher = [one for one in table.calls(call.seat, suits, hand) if one.value > value]
            if call.bid is None:
                return _doubtful(1 - max((one.chance for one in higher), default=0.0))
            found = (one.chance for one in higher if one.key == call.bid)
            return _doubtful(next(found, 0.0), _BOLD_DOUBT)

        return likelihood

    def _hear_answers(self, view: View) -> None:
        level = 0
        for answer in view.answers:
            assert view.contract is not None
            assert view.bidder is not None
            self._said[answer.seat].append(self._answer(answer, view.contract, view.bidder, level))
            level += answer.doubled

    def _answer(self, answer: Answer, contract: Contract, bidder: Seat, level: int) -> Likelihood:
        def likelihood(_: Suits, hand: tuple[Card, ...]) -> float:
            chance = self._table.doubles(contract, answer.seat, bidder, level, hand)
            return _doubtful(chance, _BOLD_DOUBT) if answer.doubled else _doubtful(1 - chance)

        return likelihood

    def _hear_bids(self, view: View) -> None:
        standing = 0
        for call in view.calls:
            if standing < view.rules.bid_max:  # else nothing but a pass is left to say
                self._said[call.seat].append(self._number_call(call, standing))
            standing = standing if call.bid is None else int(call.bid)

    def _number_call(self, call: Call, standing: int) -> Likelihood:
        unit = self._table.rules.bid_unit
        bid = standing + 1 if call.bid is None else int(call.bid)

        def likelihood(_: Suits, hand: tuple[Card, ...]) -> float:
            expected = points_expected(self._table.rules, hand)
            chance = Threshold(bid * unit, _TURN).chance(expected)
            return _doubtful(1 - chance if call.bid is None else chance)

        return likelihood

    def _naming(self, _: Suits, hand: tuple[Card, ...]) -> float:
        """Return how likely forehand names the suit it has, of all in the hand."""
        strengths = dict.fromkeys((card.suit for card in hand), 0.0)
        for card in hand:
            strengths[card.suit] += _PER_CARD + card.points
        named = self._table.named
        if named is None or named not in strengths:
            return _DOUBT
        shares = {suit: math.exp(strength / _NAMED) for suit, strength in strengths.items()}
        return _doubtful(shares[named] / sum(shares.values()))


def _heard(view: View) -> tuple[object, ...]:
    order = view.rules.duties_in(view.contract).order
    return view.rules, view.dealer, view.named, view.faced, view.calls, view.answers, order


def _doubtful(chance: float, doubt: float = _DOUBT) -> float:
    return doubt + (1 - doubt) * chance
