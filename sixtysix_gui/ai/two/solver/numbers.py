"""Cards, states of the rules and ends of deals in the numbers of the searches.

Sets of cards are bit masks: a lane of eight bits for each suit, the highest rank on top. What an
end is worth is asked once of the settlement and then looked up.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from sixtysix_gui.ai.two.solver import codes
from sixtysix_gui.rules.cards import ALL_CARDS, Card, Rank, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import (
    SCHNEIDER_LINE,
    TARGET,
    CardPoints,
    Close,
    DealEnd,
    Outcome,
)
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules

_LANE = 8
_CACHED_MASKS = 1 << 16


def bit_of(card: Card) -> int:
    """Return the mask of a single card."""
    return 1 << (card.suit * _LANE + card.rank)


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= bit_of(card)
    return mask


@lru_cache(_CACHED_MASKS)
def bits(mask: int) -> tuple[int, ...]:
    """List the bits of a mask, by suit and from the low ranks up."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return tuple(found)


CARD = {bit_of(card): card for card in ALL_CARDS}
"""The card of each bit."""
POINTS = {bit_of(card): card.points for card in ALL_CARDS}
"""The card points of each bit."""
SUIT_MASK = {suit: mask_of(card for card in ALL_CARDS if card.suit is suit) for suit in Suit}
"""All cards of a suit."""
SUIT_OF = {bit_of(card): SUIT_MASK[card.suit] for card in ALL_CARDS}
"""All cards of the suit of each bit."""
HIGHER = {
    bit_of(card): mask_of(
        other for other in ALL_CARDS if other.suit is card.suit and other.rank > card.rank
    )
    for card in ALL_CARDS
}
"""The cards of its suit that beat each bit."""
MARRIAGE = {
    suit: mask_of(c for c in ALL_CARDS if c.suit is suit and c.rank in (Rank.QUEEN, Rank.KING))
    for suit in Suit
}
"""King and queen of a suit."""


TRICKLESS = -1
"""The standing of a player without trick and without marriage."""
LINES = (TRICKLESS, 0, SCHNEIDER_LINE, TARGET)
"""A standing of each kind: without a trick, Schneider, out of it, on 66."""


def standing_of(earned: CardPoints) -> int:
    """Return the standing of card points; frozen points never grow by a pending marriage."""
    if earned.tricks:
        return earned.total
    return TRICKLESS if earned.frozen_at is not None else TRICKLESS - earned.melded


def tally_at(standing: int) -> CardPoints:
    """Return card points of this standing."""
    if standing < 0:
        return CardPoints(melded=TRICKLESS - standing)
    return CardPoints(captured=standing, tricks=1)


def points_for(outcome: Outcome, seat: Seat) -> int:
    """Return the game points of a settled deal from a seat's side."""
    if outcome.winner is None:
        return 0
    return outcome.game_points if outcome.winner is seat else -outcome.game_points


class Payoffs:
    """Game points of every end a deal can have under a rule set, after a close or without one."""

    def __init__(self, rules: Rules, close: Close | None) -> None:
        self._rules = rules
        self._close = close
        self._played_out: dict[tuple[int, int, int], int] = {}
        self._claims = tuple(self._claims_of(seat) for seat in BOTH)
        self._most = tuple(self._most_of(seat) for seat in BOTH)
        self.may_wait = tuple(self._may_wait(seat) for seat in BOTH)
        """Whether a seat that could go out may do better by waiting for the closer to fail."""

    def claim(self, seat: int, other: int) -> int:
        """Return what a true claim is worth against an opponent of some standing."""
        return self._claims[seat][_kind(other)]

    def most(self, seat: int, other: int) -> int:
        """Return the most a seat can still win once the opponent has some standing."""
        return self._most[seat][_kind(other)]

    def played_out(self, winner: int, own: int, other: int) -> int:
        """Return what the winner of the last card wins by saying nothing."""
        key = (winner, own, other)
        value = self._played_out.get(key)
        if value is None:
            value = self._settle(Seat(winner), own, other, None)
            self._played_out[key] = value
        return value

    def _settle(self, winner: Seat, own: int, other: int, claimant: Seat | None) -> int:
        card_points = (tally_at(own), tally_at(other))
        if winner is Seat.B:
            card_points = (card_points[1], card_points[0])
        end = DealEnd(card_points, self._close, claimant, winner)
        return points_for(settle(self._rules, end), winner)

    def _claims_of(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self._settle(seat, TARGET, other, seat) for other in LINES[:3])

    def _most_of(self, seat: Seat) -> tuple[int, ...]:
        """Return the best end for each kind of opponent, who can only rise from there."""
        ends = [max(self._claims[seat][k], self._best_silent(seat, k)) for k in range(3)]
        return tuple(max(ends[kind:]) for kind in range(3))

    def _best_silent(self, seat: Seat, kind: int) -> int:
        others = LINES[kind : kind + 2] if kind == 2 else LINES[kind : kind + 1]
        owns = (*LINES, TARGET + 2)
        across = opposite(seat)
        return max(
            max(
                self._settle(seat, own, other, None),
                -self._settle(across, other, own, None),
            )
            for own in owns
            for other in others
        )

    def _may_wait(self, seat: Seat) -> bool:
        if self._close is None or self._close.seat is seat:
            return False
        return any(self._best_silent(seat, k) > self._claims[seat][k] for k in range(3))


def _kind(standing: int) -> int:
    if standing < 0:
        return 0
    return 1 if standing < SCHNEIDER_LINE else 2


_PHASES = {
    Phase.LEAD: codes.LEAD,
    Phase.FOLLOW: codes.FOLLOW,
    Phase.PRE_DRAW: codes.PRE_DRAW,
    Phase.REPLY: codes.REPLY,
    Phase.FINAL: codes.OVER,
    Phase.SETTLED: codes.OVER,
}
_STATUSES = {
    TalonStatus.OPEN: codes.OPEN,
    TalonStatus.CLOSED: codes.CLOSED,
    TalonStatus.EXHAUSTED: codes.EXHAUSTED,
}
_ACTS: dict[Move, int] = {
    EXCHANGE_TRUMP: codes.EXCHANGE,
    CLOSE_TALON: codes.CLOSE,
    DRAW: codes.DRAW,
    GO_OUT: codes.OUT,
    PASS: codes.PASS,
}
_MOVES: dict[int, Move] = {code: move for move, code in _ACTS.items()}


class StateNumbers(NamedTuple):
    """What a position is loaded with; the fields are those of ``Position``."""

    hands: tuple[int, int]
    standings: tuple[int, int]
    talon: tuple[int, ...]
    phase: int
    to_act: int
    trick: int
    status: int
    led: int
    shown: int
    bound: bool
    context: int


def numbers_of(state: Deal) -> StateNumbers:
    """Write a state down in numbers."""
    return StateNumbers(
        hands=(mask_of(state.hands[Seat.A]), mask_of(state.hands[Seat.B])),
        standings=(standing_of(state.card_points[Seat.A]), standing_of(state.card_points[Seat.B])),
        talon=tuple(place_of(card) for card in state.undealt),
        phase=_PHASES[state.phase],
        to_act=int(state.to_act),
        trick=state.trick_number,
        status=_STATUSES[state.status],
        led=-1 if state.led is None else place_of(state.led),
        shown=0 if state.melded_suit is None else MARRIAGE[state.melded_suit],
        bound=state.bound,
        context=context_of(state.close),
    )


def context_of(close: Close | None) -> int:
    """Return the context of a close (terms.py)."""
    if close is None:
        return 0
    kind = 0
    if close.defender_tricks:
        kind = 1 if close.defender_points < SCHNEIDER_LINE else 2
    return 1 + 3 * close.seat + kind


def place_of(card: Card) -> int:
    """Return the place of a card in a mask."""
    return bit_of(card).bit_length() - 1


def code_of(move: Move) -> int:
    """Return the number of a move."""
    if isinstance(move, PlayCard):
        return place_of(move.card)
    if isinstance(move, Meld):
        return codes.MELD + move.suit
    return _ACTS[move]


def move_of(code: int) -> Move:
    """Return the move of a number."""
    if code < codes.MELD:
        return PLAY_CARD[CARD[1 << code]]
    if code < codes.EXCHANGE:
        return MELD[code - codes.MELD]
    return _MOVES[code]
