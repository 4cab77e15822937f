"""What the searching yardsticks say before the first card: what worlds drawn at random are worth.

Contracts and the doubling of them are solved with open hands, the rest is played out by greed. Open
hands flatter the side that chooses, so a call must be worth clearly more than a pass, and who
would double reckons with a bidder who has a hand to bid on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    DOUBLE,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    Bid,
    CallContract,
    Move,
    NameTrump,
    Open,
    Opening,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import Contract
from tools.strength.yardsticks.dealing import Chance, Dealer, deal_others
from tools.strength.yardsticks.exact import Solver
from tools.strength.yardsticks.laws import OPENINGS
from tools.strength.yardsticks.playouts import worth
from tools.strength.yardsticks.position import Facts, Position
from tools.strength.yardsticks.root import laws_of
from tools.strength.yardsticks.worlds import dealer_of

SAYING = (Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.OPEN)
WORLDS = 40
"""Worlds that are played out for a call by a yardstick with its own measure."""
_SOLVED = 0.6
"""The share of them that are solved for a contract."""
_PLAYOUTS = 3
_TICKS_MARGIN = 0.25
_CONTRACT_MARGIN = 1.0
_OFTEN_MADE = 0.75
_DEALS = 4
"""Deals of all other cards for each of the hands of a bidder that are looked at to double."""
_PLAUSIBLE = 0.5
"""The share of these deals in which a hand makes its contract that was bid on."""
_ENOUGH = 0.1
"""The share of worlds in which there must be such a hand."""
_KONTRA, _RE, _SUB = 0.7, 0.85, 0.9
"""How sure each doubling must be of the deal."""


@dataclass(frozen=True)
class _Play:
    """How a deal would be played: who leads, who bids what, under which contract and trump.

    ``gets`` is the suit of the card that is turned for the leader.
    """

    leader: Seat
    bidder: Seat | None = None
    bid: int = 0
    contract: Contract | None = None
    trump: Suit | None = None
    level: int = 0
    opening: int = 0
    gets: Suit | None = None


def call(view: View, chance: Chance, worlds: int) -> Move:
    """Choose what to say; ``worlds`` is how many are played out for each way to say it."""
    return _Calling(view, chance, worlds).choose()


class _Calling:
    """One call: the view it is made by, and the worlds that may be looked at."""

    def __init__(self, view: View, chance: Chance, worlds: int) -> None:
        self.view = view
        self.rules = view.rules
        self.chance = chance
        self.worlds = worlds
        self.side = view.rules.sides[view.seat].number

    def choose(self) -> Move:
        """Choose what to say."""
        phase = self.view.phase
        if phase is Phase.TRUMP:
            return self._trump()
        if phase is Phase.OPEN:
            return self._opening()
        if phase is Phase.DOUBLE:
            return DOUBLE if self._doubles() else PASS
        return self._contract() if self.rules.contracts else self._ticks()

    def _dealer(self, play: _Play) -> Dealer:
        laws = laws_of(self.rules, play.contract)
        facts = _facts(self.view, play)
        return dealer_of(self.view, laws, self.chance, facts, play.gets)

    def _played_out(self, play: _Play) -> float:
        """Return what the own side gets on average when worlds are played out."""
        dealer = self._dealer(play)
        world, scratch = Position(dealer.base.laws), Position(dealer.base.laws)
        total = 0.0
        for _ in range(self.worlds):
            dealer.deal(world)
            total += worth(world, scratch, -1, self.side, _PLAYOUTS, self.chance)
        return total / self.worlds

    def _solved(self, play: _Play) -> list[float]:
        """Return what the own side gets in some worlds when all hands lie open."""
        dealer = self._dealer(play)
        world, solver = Position(dealer.base.laws), Solver(dealer.base.laws)
        found: list[float] = []
        for _ in range(max(1, int(self.worlds * _SOLVED))):
            dealer.deal(world)
            found.append(solver.value(world, self.side))
        return found

    def _trump(self) -> Move:
        """Name the suit that is worth most, unless a turned one is likely to be worth more."""
        named = [move.suit for move in self.view.legal_moves if isinstance(move, NameTrump)]
        worths = {suit: self._with_trump(suit, None) for suit in named}
        best = max(named, key=lambda suit: worths[suit])
        ranks = len(self.rules.pack) // len(Suit)
        held = [card.suit for card in self.view.hand]
        left = {suit: ranks - held.count(suit) for suit in Suit}
        turned = sum(left[suit] * self._with_trump(suit, suit) for suit in Suit if left[suit])
        return NAME_TRUMP[best] if worths[best] >= turned / sum(left.values()) else TURN_TRUMP

    def _with_trump(self, suit: Suit, gets: Suit | None) -> float:
        seat, simple = self.view.seat, next(iter(self.rules.contracts.values()), None)
        play = _Play(seat, seat, contract=simple, trump=suit, gets=gets)
        return self._played_out(play) if simple is None else mean(self._solved(play))

    def _opening(self) -> Move:
        """Open as is worth most; auf Dissle only where nothing else may be said."""
        found: list[tuple[float, int, Move]] = []
        for move in self.view.legal_moves:
            if isinstance(move, Open) and move.opening is not Opening.DISSLE:
                number = OPENINGS[move.opening]
                play = _Play(self.view.seat, trump=self.view.trump, opening=number)
                found.append((self._played_out(play), number, move))
        return max(found, default=(0.0, 0, OPEN[Opening.DISSLE]), key=lambda row: row[:2])[2]

    def _ticks(self) -> Move:
        """Bid the least that may be bid, if it is clearly worth more than to let others bid."""
        bids = [move for move in self.view.legal_moves if isinstance(move, Bid)]
        if not bids:
            return PASS
        gain = self._played_out(_Play(self.view.seat, self.view.seat, bids[0].ticks))
        return bids[0] if gain > self._passed() + _TICKS_MARGIN else PASS

    def _passed(self) -> float:
        """Return what a pass is worth: the standing bid, or one of those still to speak."""
        view = self.view
        if view.bidder is not None:
            return self._played_out(_Play(view.bidder, view.bidder, view.bid))
        order = self.rules.from_seat(view.seat)[1:]
        waiting = order[: len(self.rules.seats) - len(view.calls) - 1]
        worths = [self._played_out(_Play(seat, seat, 1)) for seat in waiting]
        return mean(worths) if worths else 0.0

    def _contract(self) -> Move:
        """Call the contract that is worth most, if it is mostly made and clearly beats a pass."""
        view, standing, bidder = self.view, self.view.contract, self.view.bidder
        assert standing is not None
        assert bidder is not None
        calls = [move for move in view.legal_moves if isinstance(move, CallContract)]
        offered = {move: self.rules.contracts[move.contract] for move in calls}
        for move, contract in offered.items():
            if not contract.is_played:
                return move
        most = mean(self._solved(_as_called(view, standing, bidder))) + _CONTRACT_MARGIN
        best: Move = PASS
        for move, contract in offered.items():
            worths = self._solved(_as_called(view, contract, view.seat))
            if mean(worth > 0 for worth in worths) >= _OFTEN_MADE and mean(worths) > most:
                best, most = move, mean(worths)
        return best

    def _doubles(self) -> bool:
        contract, bidder = self.view.contract, self.view.bidder
        assert contract is not None
        assert bidder is not None
        sure = (_KONTRA, _RE, _SUB)[self.view.level]
        if contract.is_simple or self.rules.sides[bidder].number == self.side:
            worths = self._solved(_as_called(self.view, contract, bidder))
            return mean(worth > 0 for worth in worths) >= sure
        worths = list(self._against_a_hand(contract, bidder))
        if len(worths) < max(1.0, _ENOUGH * self.worlds):
            return False
        return mean(worth > 0 for worth in worths) >= sure

    def _against_a_hand(self, contract: Contract, bidder: Seat) -> Iterator[float]:
        """Yield what is won in worlds in which the bidder has a hand that he may have bid on.

        Such a hand makes the contract in half of the deals of all other cards, for he has not
        seen the hand that doubles either.
        """
        dealer = self._dealer(_as_called(self.view, contract, bidder))
        laws = dealer.base.laws
        world, other, solver = Position(laws), Position(laws), Solver(laws)
        for _ in range(self.worlds):
            dealer.deal(world)
            made = 0
            for _ in range(_DEALS):
                other.become(world)
                deal_others(other, int(bidder), self.chance)
                made += solver.value(other, 1 - self.side) > 0
            if made >= _PLAUSIBLE * _DEALS:
                yield solver.value(world, self.side)


def _as_called(view: View, contract: Contract, bidder: Seat) -> _Play:
    leader = bidder if contract.bidder_leads else view.rules.after(view.dealer)
    trump = view.named if contract.has_trump else None
    return _Play(leader, bidder, contract=contract, trump=trump)


def _facts(view: View, play: _Play) -> Facts:
    out = play.contract is not None and play.contract.partner_out
    number = {
        "trump": -1 if play.trump is None else int(play.trump),
        "leader": int(play.leader),
        "trick": 1,
        "bound": -1,
        "marriages": 0,
        "first_winner": 0,
        "opening": play.opening,
        "forehand": int(view.rules.after(view.dealer)),
        "bidder": -1 if play.bidder is None else int(play.bidder),
        "bid": play.bid,
        "level": play.level,
        "out": int(view.rules.partner(play.bidder)) if out and play.bidder is not None else -1,
        "fresh": 0,
    }
    nothing = [0] * len(view.rules.seats)
    return Facts(nothing, nothing, nothing, nothing, number)
