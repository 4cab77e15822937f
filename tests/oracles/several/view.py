"""All that one seat may know of a deal of three or four, and nothing else (many.md 2 to 8)."""

from dataclasses import dataclass, replace

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Answer, Call, Exchange, Laid, Marriage, Play, Trick
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Move, Opening
from sixtysix_gui.rules.seats import Seat
from tests.oracles.several import legality
from tests.oracles.several.facts import Phase, TrickFacts
from tests.oracles.several.rule_set.contracts import Contract
from tests.oracles.several.rule_set.settlement import CardPoints, TrickOutcome
from tests.oracles.several.rule_set.trick_rules import TrickRules


@dataclass(frozen=True)
class TrickView:
    """What a seat has seen so far: its own hand, and everything that was ever public.

    ``known`` holds for each seat the cards still in that hand which everybody has seen there:
    shown marriages, the card that fixed trump, a hand that was shown as a whole. ``served`` are
    those of marriages, which can be in no other. The widow counts in nobody's ``card_points``
    before the deal is over. ``table`` is what lies there face up, ``face_down`` what does not.
    ``score`` is what each party had won before this deal, ``carry`` what waits for the winner of
    the next decided one, ``decided`` how many deals have been decided.
    """

    rules: TrickRules
    seat: Seat
    dealer: Seat
    phase: Phase
    to_act: Seat
    leader: Seat
    trick_number: int
    trump: Suit | None
    faced: Card | None
    opening: Opening | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    talon_left: int
    turn_up: Card | None
    table: tuple[Play, ...]
    face_down: tuple[Laid, ...]
    melded_suit: Suit | None
    named: Suit | None
    calls: tuple[Call, ...]
    bidder: Seat | None
    bid: int
    contract: Contract | None
    answers: tuple[Answer, ...]
    out_seats: tuple[Seat, ...]
    card_points: tuple[CardPoints, ...]
    marriages: tuple[Marriage, ...]
    served: tuple[tuple[Card, ...], ...]
    exchange: Exchange | None
    won: tuple[Trick, ...]
    known: tuple[tuple[Card, ...], ...]
    legal_moves: tuple[Move, ...]
    outcome: TrickOutcome | None
    score: tuple[int, ...]
    carry: int
    decided: int

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.to_act is self.seat and self.outcome is None

    @property
    def level(self) -> int:
        """How often the deal has been doubled."""
        return sum(answer.doubled for answer in self.answers)

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Say why this seat may not make a move now, or give None when it may."""
        if self.to_act is not self.seat and self.outcome is None:
            return IllegalMoveError(Illegality.NOT_YOUR_TURN)
        return legality.why_illegal(self, move)


def view_of(
    state: TrickFacts, seat: Seat, score: tuple[int, ...], carry: int, decided: int
) -> TrickView:
    """Take from a deal what a seat may know; no score is that before a first deal."""
    return TrickView(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        phase=state.phase,
        to_act=state.to_act,
        leader=state.leader,
        trick_number=state.trick_number,
        trump=state.trump,
        faced=state.faced,
        opening=state.opening,
        hand=state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        talon_left=state.talon_left,
        turn_up=state.turn_up,
        table=() if state.is_face_down else state.table,
        face_down=_laid(state, seat) if state.is_face_down else (),
        melded_suit=state.melded_suit,
        calls=state.calls,
        named=state.named,
        bidder=state.bidder,
        bid=state.bid,
        contract=state.contract,
        answers=state.answers,
        out_seats=state.out_seats,
        card_points=_public_tallies(state),
        marriages=state.marriages,
        served=state.served,
        exchange=state.exchange,
        won=state.won,
        known=tuple(tuple(sorted(cards)) for cards in state.known),
        legal_moves=legality.legal_moves(state) if state.to_act is seat else (),
        outcome=state.outcome,
        score=score or tuple(0 for _ in state.rules.parties),
        carry=carry,
        decided=decided,
    )


def _public_tallies(state: TrickFacts) -> tuple[CardPoints, ...]:
    """Leave out the widow, which nobody sees before the end, not even who has won it."""
    if not (state.rules.has_widow and state.won) or state.outcome is not None:
        return state.card_points
    winner, widow = state.won[0].winner, sum(card.points for card in state.undealt)
    return tuple(
        replace(earned, captured=earned.captured - widow) if seat is winner else earned
        for seat, earned in zip(state.rules.seats, state.card_points, strict=True)
    )


def _laid(state: TrickFacts, seat: Seat) -> tuple[Laid, ...]:
    return tuple(Laid(play.seat, play.card if play.seat is seat else None) for play in state.table)
