"""What may be done now in a game of three or four, and why something may not."""

from typing import Protocol

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.history import Marriage, Play
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.rules.moves import (
    BID,
    DOUBLE,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    GoOut,
    Meld,
    Move,
    NameTrump,
    Pass,
    PlayCard,
    TurnTrump,
)
from sixtysix_gui.rules.trick_game.auction import (
    Auction,
    possible_calls,
    why_not_answer,
    why_not_call,
)
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.settlement import Tally


class Turn(Auction, Protocol):
    """What decides all that the seat to act may do: its own hand, and what everybody knows."""

    @property
    def phase(self) -> Phase:
        """Which kind of act is awaited."""
        ...

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        ...

    @property
    def table(self) -> tuple[Play, ...]:
        """The trick so far."""
        ...

    @property
    def talon_left(self) -> int:
        """How many cards can still be drawn."""
        ...

    @property
    def melded_suit(self) -> Suit | None:
        """The marriage shown in this turn."""
        ...

    @property
    def bid(self) -> int:
        """The highest bid so far."""
        ...

    @property
    def marriages(self) -> tuple[Marriage, ...]:
        """All marriages shown in this deal."""
        ...

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What every seat has."""
        ...


_ON_LEAD = (Phase.PARTNER, Phase.LEAD, Phase.FINAL)
_ANSWERS: tuple[Move, ...] = (DOUBLE, PASS)


def legal_moves(turn: Turn) -> tuple[Move, ...]:
    """List every legal move: acts first, cards last, each in a fixed order."""
    phase = turn.phase
    if phase is Phase.FOLLOW:
        if turn.talon_left:
            return _plays(turn.hand)
        duties = turn.rules.duties_in(turn.contract)
        return _plays(duties.playable(turn.hand, turn.table, turn.trump))
    if phase is Phase.SETTLED:
        return ()
    if phase is Phase.TRUMP:
        return (*(NAME_TRUMP[suit] for suit in _suits_to_name(turn)), TURN_TRUMP)
    if phase is Phase.BID:
        return _bids(turn)
    if phase is Phase.DOUBLE:
        return _ANSWERS
    moves: list[Move] = [] if _why_not_out(turn) else [GO_OUT]
    moves += [
        MELD[card.suit]
        for card in dict.fromkeys(turn.hand)
        if card.rank is Rank.KING and _why_not_meld(turn, card.suit) is None
    ]
    if phase is not Phase.LEAD:
        return (*moves, PASS)
    return (*moves, *_plays(_leads(turn)))


def why_illegal(turn: Turn, move: Move) -> IllegalMoveError | None:
    """Give the reason against a move with its values, or None when it is legal."""
    if turn.phase is Phase.SETTLED:
        return IllegalMoveError(Illegality.DEAL_OVER)
    if turn.phase is Phase.TRUMP:
        return _why_not_trump(turn, move)
    if turn.phase is Phase.BID:
        return why_not_call(turn, move) if turn.rules.contracts else _why_not_bid(turn, move)
    if turn.phase is Phase.DOUBLE:
        return why_not_answer(move)
    if isinstance(move, PlayCard):
        return _why_not_card(turn, move.card)
    if isinstance(move, Meld):
        reason = _why_not_meld(turn, move.suit)
        return None if reason is None else IllegalMoveError(reason, {"suit": move.suit})
    if isinstance(move, GoOut):
        reason = _why_not_out(turn)
        return None if reason is None else IllegalMoveError(reason)
    if isinstance(move, Pass) and turn.phase in (Phase.PARTNER, Phase.FINAL):
        return None
    return IllegalMoveError(Illegality.NOT_NOW)


def _suits_to_name(turn: Turn) -> tuple[Suit, ...]:
    if turn.rules.values["trump.suits"] == "any":
        return tuple(Suit)
    held = {card.suit for card in turn.hand}
    return tuple(suit for suit in Suit if suit in held)


def _why_not_trump(turn: Turn, move: Move) -> IllegalMoveError | None:
    if not isinstance(move, NameTrump | TurnTrump):
        return IllegalMoveError(Illegality.TRUMP_FIRST)
    named = isinstance(move, NameTrump) and move.suit not in _suits_to_name(turn)
    return IllegalMoveError(Illegality.TRUMP_HELD) if named else None


def _bids(turn: Turn) -> tuple[Move, ...]:
    if turn.rules.contracts:
        return possible_calls(turn)
    return (*BID[turn.bid + 1 : turn.rules.most_bid + 1], PASS)


def _why_not_bid(turn: Turn, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Pass):
        return None
    if not isinstance(move, Bid):
        return IllegalMoveError(Illegality.BID_FIRST)
    if move.ticks <= turn.bid:
        return IllegalMoveError(Illegality.BID_HIGHER, {"count": turn.bid})
    most = turn.rules.most_bid
    return IllegalMoveError(Illegality.BID_MOST, {"count": most}) if move.ticks > most else None


def _plays(cards: tuple[Card, ...]) -> tuple[Move, ...]:
    return tuple(PLAY_CARD[card] for card in dict.fromkeys(cards))


def _leads(turn: Turn) -> tuple[Card, ...]:
    suit = turn.melded_suit
    if suit is None:
        return turn.hand
    return tuple(
        card for card in turn.hand if card.suit is suit and card.rank in (Rank.KING, Rank.QUEEN)
    )


def _why_not_card(turn: Turn, card: Card) -> IllegalMoveError | None:
    if turn.phase in (Phase.PARTNER, Phase.FINAL):
        return IllegalMoveError(Illegality.ONLY_ON_LEAD)
    if card not in turn.hand:
        return IllegalMoveError(Illegality.NOT_IN_HAND, {"card": card})
    if turn.phase is Phase.FOLLOW:
        if turn.talon_left:
            return None
        duties = turn.rules.duties_in(turn.contract)
        return duties.why_not(card, turn.hand, turn.table, turn.trump)
    if card in _leads(turn):
        return None
    return IllegalMoveError(Illegality.LEAD_MARRIAGE, {"suit": turn.melded_suit})


def _why_not_meld(turn: Turn, suit: Suit) -> Illegality | None:
    leads = turn.phase is Phase.LEAD
    if not leads and not (
        turn.phase is Phase.PARTNER and turn.rules.values["meld.who"] == "leader-and-partner"
    ):
        return Illegality.ONLY_ON_LEAD
    contract = turn.contract
    if contract is not None and not contract.has_marriages:
        return Illegality.MARRIAGE_IN_CONTRACT
    if contract is not None and not contract.is_simple and turn.to_act is not turn.bidder:
        return Illegality.MARRIAGE_OF_BIDDER
    if turn.melded_suit is not None:
        return Illegality.ONE_MARRIAGE
    values = turn.rules.values
    if turn.rules.has_talon and not (turn.talon_left or values["meld.when_exhausted"]):
        return Illegality.MARRIAGE_EXHAUSTED
    hand = turn.hand
    if card_of(Rank.KING, suit) not in hand or card_of(Rank.QUEEN, suit) not in hand:
        return Illegality.NO_MARRIAGE
    if any(shown.suit is suit and shown.seat is turn.to_act for shown in turn.marriages):
        return Illegality.MARRIAGE_SHOWN
    return None


def _why_not_out(turn: Turn) -> Illegality | None:
    if not turn.rules.has_claims:
        return Illegality.NO_GOING_OUT
    if turn.contract is not None and not turn.contract.is_simple:
        return Illegality.OUT_IN_CONTRACT
    if turn.phase not in _ON_LEAD:
        return Illegality.OUT_ON_LEAD
    side = turn.rules.sides[turn.to_act]
    has_trick = any(turn.tallies[seat].tricks for seat in side.seats)
    return None if has_trick else Illegality.SIDE_NEEDS_TRICK
