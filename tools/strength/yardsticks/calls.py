"""What the searching yardsticks say before the first card: what worlds drawn at random are worth.

Contracts and the doubling of them are solved with open hands, the rest is played out by greed. Open
hands flatter whoever has the choice, so a call must be worth clearly more than a pass, and whoever
would double reckons with a bidder who has a hand to bid on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

from sixtysix_gui.rules.cards import Suit
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
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.rule_set.contracts import Contract
from sixtysix_gui.rules.trick_game.view import TrickView
from tools.strength.yardsticks.dealing import Chance, Dealer, deal_others
from tools.strength.yardsticks.exact import Solver
from tools.strength.yardsticks.laws import OPENINGS
from tools.strength.yardsticks.playouts import worth
from tools.strength.yardsticks.position import Facts, Position
from tools.strength.yardsticks.root import laws_of
from tools.strength.yardsticks.worlds import dealer_of

SAYING = (Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.OPEN)
_WORLDS = 40
"""Worlds that are played out for a call."""
_SOLVED = 24
"""Worlds that are solved for a contract."""
_PLAYOUTS = 3
_TICKS_MARGIN = 0.25
_CONTRACT_MARGIN = 1.0
_OFTEN_MADE = 0.7
_HANDS = 40
"""Hands of a bidder that are looked at before doubling, and deals of the rest for each."""
_DEALS = 4
_PLAUSIBLE = 0.5
"""The share of these deals in which a hand makes its contract that was bid on."""
_ENOUGH = 4
_KONTRA, _RE, _SUB = 0.65, 0.75, 0.85
"""How sure each doubling must be of the deal."""


@dataclass(frozen=True)
class _Play:
    """How a deal would be played: who leads, who bids what, under which contract and trump."""

    leader: Seat
    bidder: Seat | None = None
    bid: int = 0
    contract: Contract | None = None
    trump: Suit | None = None
    level: int = 0
    opening: int = 0


def call(view: TrickView, chance: Chance) -> Move:
    """Choose what to say."""
    if view.phase is Phase.TRUMP:
        return _trump(view, chance)
    if view.phase is Phase.OPEN:
        return _opening(view, chance)
    if view.phase is Phase.DOUBLE:
        return DOUBLE if _doubles(view, chance) else PASS
    return _contract(view, chance) if view.rules.contracts else _ticks(view, chance)


def _facts(view: TrickView, play: _Play) -> Facts:
    out = play.contract.partner_out if play.contract is not None else False
    seats = len(view.rules.seats)
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
    nothing = [0] * seats
    return Facts(nothing, nothing, nothing, nothing, number)


def _dealer(view: TrickView, play: _Play, chance: Chance) -> Dealer:
    laws = laws_of(view.rules, play.contract)
    return dealer_of(view, laws, chance, _facts(view, play))


def _played_out(view: TrickView, play: _Play, chance: Chance, side: int) -> float:
    """Give what a side gets on average when worlds are played out."""
    dealer = _dealer(view, play, chance)
    world, scratch = Position(dealer.base.laws), Position(dealer.base.laws)
    total = 0.0
    for _ in range(_WORLDS):
        dealer.deal(world)
        total += worth(world, scratch, -1, side, _PLAYOUTS, chance)
    return total / _WORLDS


def _solved(view: TrickView, play: _Play, chance: Chance, side: int) -> list[float]:
    """Give what a side gets in some worlds when all hands lie open."""
    dealer = _dealer(view, play, chance)
    world, solver = Position(dealer.base.laws), Solver(dealer.base.laws)
    found: list[float] = []
    for _ in range(_SOLVED):
        dealer.deal(world)
        found.append(solver.value(world, side))
    return found


def _side(view: TrickView) -> int:
    return view.rules.sides[view.seat].number


def _trump(view: TrickView, chance: Chance) -> Move:
    """Name the suit that is worth most, unless a turned one is likely to be worth more."""
    simple = next(iter(view.rules.contracts.values()), None)
    side, worths = _side(view), dict[Suit, float]()
    for suit in Suit:
        play = _Play(view.seat, view.seat, contract=simple, trump=suit)
        if simple is None:
            worths[suit] = _played_out(view, play, chance, side)
        else:
            worths[suit] = mean(_solved(view, play, chance, side))
    named = [move for move in view.legal_moves if isinstance(move, NameTrump)]
    best = max(named, key=lambda move: worths[move.suit])
    suits = len(view.rules.pack) // len(Suit)
    left = {suit: suits - sum(card.suit is suit for card in view.hand) for suit in Suit}
    turned = sum(worths[suit] * left[suit] for suit in Suit) / sum(left.values())
    return NAME_TRUMP[best.suit] if worths[best.suit] >= turned else TURN_TRUMP


def _opening(view: TrickView, chance: Chance) -> Move:
    found: list[tuple[float, int, Move]] = []
    for move in view.legal_moves:
        if isinstance(move, Open) and move.opening is not Opening.DISSLE:
            number = OPENINGS[move.opening]
            play = _Play(view.seat, trump=view.trump, opening=number)
            found.append((_played_out(view, play, chance, _side(view)), number, move))
    return max(found, default=(0.0, 0, OPEN[Opening.DISSLE]), key=lambda row: row[:2])[2]


def _ticks(view: TrickView, chance: Chance) -> Move:
    """Bid the least that may be bid, if it is clearly worth more than to let the others bid."""
    bids = [move for move in view.legal_moves if isinstance(move, Bid)]
    if not bids:
        return PASS
    side = _side(view)
    own = _Play(view.seat, view.seat, bids[0].ticks)
    gain = _played_out(view, own, chance, side)
    return bids[0] if gain > _passed(view, chance, side) + _TICKS_MARGIN else PASS


def _passed(view: TrickView, chance: Chance, side: int) -> float:
    """Give what a pass is worth: the standing bid is played, or one of those still to speak."""
    if view.bidder is not None:
        return _played_out(view, _Play(view.bidder, view.bidder, view.bid), chance, side)
    order = view.rules.from_seat(view.seat)[1:]
    waiting = order[: len(view.rules.seats) - len(view.calls) - 1]
    worths = [_played_out(view, _Play(seat, seat, 1), chance, side) for seat in waiting]
    return mean(worths) if worths else 0.0


def _contract(view: TrickView, chance: Chance) -> Move:
    """Call the contract that is worth most, if it is mostly made and clearly beats a pass."""
    side, standing, bidder = _side(view), view.contract, view.bidder
    assert standing is not None
    assert bidder is not None
    passed = mean(_solved(view, _as_called(view, standing, bidder), chance, side))
    best: tuple[float, Move] = (passed + _CONTRACT_MARGIN, PASS)
    for move in view.legal_moves:
        if not isinstance(move, CallContract):
            continue
        contract = view.rules.contracts[move.contract]
        if not contract.is_played:
            return move
        worths = _solved(view, _as_called(view, contract, view.seat), chance, side)
        made = mean(worth > 0 for worth in worths)
        if made >= _OFTEN_MADE and mean(worths) > best[0]:
            best = mean(worths), move
    return best[1]


def _as_called(view: TrickView, contract: Contract, bidder: Seat) -> _Play:
    leader = bidder if contract.bidder_leads else view.rules.after(view.dealer)
    trump = view.named if contract.has_trump else None
    return _Play(leader, bidder, contract=contract, trump=trump)


def _doubles(view: TrickView, chance: Chance) -> bool:
    contract, bidder = view.contract, view.bidder
    assert contract is not None
    assert bidder is not None
    side = _side(view)
    sure = (_KONTRA, _RE, _SUB)[view.level]
    if contract.is_simple or view.rules.sides[bidder].number == side:
        worths = _solved(view, _as_called(view, contract, bidder), chance, side)
        return mean(worth > 0 for worth in worths) >= sure
    worths = list(_against_a_hand(view, contract, bidder, chance))
    return len(worths) >= _ENOUGH and mean(worth > 0 for worth in worths) >= sure


def _against_a_hand(
    view: TrickView, contract: Contract, bidder: Seat, chance: Chance
) -> Iterator[float]:
    """Yield what is won in worlds in which the bidder has a hand that he may well have bid on.

    Such a hand makes the contract in half of the deals of all other cards, for he has not seen the
    hand that doubles either.
    """
    dealer = _dealer(view, _as_called(view, contract, bidder), chance)
    laws = dealer.base.laws
    world, other, solver = Position(laws), Position(laws), Solver(laws)
    side = _side(view)
    for _ in range(_HANDS):
        dealer.deal(world)
        made = 0
        for _ in range(_DEALS):
            other.become(world)
            deal_others(other, int(bidder), chance)
            made += solver.value(other, 1 - side) > 0
        if made >= _PLAUSIBLE * _DEALS:
            yield solver.value(world, side)
