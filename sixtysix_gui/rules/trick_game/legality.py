"""What may be done now in a game of three or four, and why something may not."""

from typing import Protocol

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.rules.moves import (
    BID,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    NameTrump,
    Open,
    Opening,
    Pass,
    PlayCard,
    TurnTrump,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.trick_game import openings
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.settlement import Tally
from sixtysix_gui.rules.trick_game.trick_rules import TrickRules


class Turn(Protocol):
    """What decides all that the seat to act may do: its own hand, and what everybody knows."""

    @property
    def rules(self) -> TrickRules:
        """The rules played by."""
        ...

    @property
    def phase(self) -> Phase:
        """Which kind of act is awaited."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who is to act."""
        ...

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        ...

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat to act."""
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
    def opening(self) -> Opening | None:
        """How the deal was opened."""
        ...

    @property
    def trick_number(self) -> int:
        """The trick about to be led or being played."""
        ...

    @property
    def turn_up(self) -> Card | None:
        """The card under the talon."""
        ...

    @property
    def served(self) -> tuple[tuple[Card, ...], ...]:
        """The cards in every hand that have been shown in a marriage."""
        ...

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What every seat has."""
        ...


_ON_LEAD = (Phase.PARTNER, Phase.LEAD, Phase.FINAL)
_TRUMP_MOVES: tuple[Move, ...] = (*NAME_TRUMP, TURN_TRUMP)


def legal_moves(turn: Turn) -> tuple[Move, ...]:
    """List every legal move: acts first, cards last, each in a fixed order."""
    phase = turn.phase
    if phase is Phase.FOLLOW:
        return _plays(_follows(turn))
    if phase is Phase.SETTLED:
        return ()
    if phase is Phase.TRUMP:
        return _TRUMP_MOVES
    if phase is Phase.BID:
        return (*BID[turn.bid + 1 : turn.rules.most_bid + 1], PASS)
    if phase is Phase.OPEN:
        return tuple(OPEN[opening] for opening in Opening if _may_open(turn, opening))
    moves: list[Move] = [] if _why_not_out(turn) else [GO_OUT]
    if turn.rules.exchanges and _why_not_exchange(turn) is None:
        moves.append(EXCHANGE_TRUMP)
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
        right = isinstance(move, NameTrump | TurnTrump)
        return None if right else IllegalMoveError(Illegality.TRUMP_FIRST)
    if turn.phase is Phase.BID:
        return _why_not_call(turn, move)
    if turn.phase is Phase.OPEN:
        return _why_not_open(turn, move)
    if isinstance(move, PlayCard):
        return _why_not_card(turn, move.card)
    if isinstance(move, Meld):
        reason = _why_not_meld(turn, move.suit)
        return None if reason is None else IllegalMoveError(reason, {"suit": move.suit})
    if isinstance(move, GoOut):
        reason = _why_not_out(turn)
        return None if reason is None else IllegalMoveError(reason)
    if isinstance(move, ExchangeTrump):
        reason = _why_not_exchange(turn)
        return None if reason is None else IllegalMoveError(reason, {"card": _seven(turn)})
    if isinstance(move, Pass) and turn.phase in (Phase.PARTNER, Phase.FINAL):
        return None
    return IllegalMoveError(Illegality.NOT_NOW)


def _why_not_call(turn: Turn, move: Move) -> IllegalMoveError | None:
    if isinstance(move, Pass):
        return None
    if not isinstance(move, Bid):
        return IllegalMoveError(Illegality.BID_FIRST)
    if move.ticks <= turn.bid:
        return IllegalMoveError(Illegality.BID_HIGHER, {"count": turn.bid})
    most = turn.rules.most_bid
    return IllegalMoveError(Illegality.BID_MOST, {"count": most}) if move.ticks > most else None


def _may_open(turn: Turn, opening: Opening) -> bool:
    return bool(openings.leads(opening, turn.hand, turn.trump))


def _why_not_open(turn: Turn, move: Move) -> IllegalMoveError | None:
    if not isinstance(move, Open):
        return IllegalMoveError(Illegality.OPENING_FIRST)
    may = _may_open(turn, move.opening)
    return None if may else IllegalMoveError(Illegality.OPENING_CARD)


def _plays(cards: tuple[Card, ...]) -> tuple[Move, ...]:
    return tuple(PLAY_CARD[card] for card in dict.fromkeys(cards))


def _leads(turn: Turn) -> tuple[Card, ...]:
    suit = turn.melded_suit
    if suit is None:
        if turn.opening is not None and turn.trick_number == 1:
            return openings.leads(turn.opening, turn.hand, turn.trump)
        return turn.hand
    return tuple(
        card for card in turn.hand if card.suit is suit and card.rank in (Rank.KING, Rank.QUEEN)
    )


def _follows(turn: Turn) -> tuple[Card, ...]:
    """List what may follow: anything while there is a talon, but see the first trick of Gaigel."""
    if turn.opening is not None and turn.trick_number == 1:
        return openings.followers(turn.hand, turn.table, turn.trump)
    if turn.talon_left:
        return turn.hand
    return turn.rules.duties.playable(turn.hand, turn.table, turn.trump)


def _why_not_card(turn: Turn, card: Card) -> IllegalMoveError | None:
    if turn.phase in (Phase.PARTNER, Phase.FINAL):
        return IllegalMoveError(Illegality.ONLY_ON_LEAD)
    if card not in turn.hand:
        return IllegalMoveError(Illegality.NOT_IN_HAND, {"card": card})
    if card in (_follows(turn) if turn.phase is Phase.FOLLOW else _leads(turn)):
        return None
    if turn.opening is not None and turn.trick_number == 1:
        leads = turn.phase is Phase.LEAD
        reason = openings.LEADS[turn.opening] if leads else Illegality.OPENING_NO_TRUMP
        return IllegalMoveError(reason, {"rank": Rank.ACE})
    if turn.phase is Phase.FOLLOW:
        return turn.rules.duties.why_not(card, turn.hand, turn.table, turn.trump)
    return IllegalMoveError(Illegality.LEAD_MARRIAGE, {"suit": turn.melded_suit})


def _why_not_meld(turn: Turn, suit: Suit) -> Illegality | None:
    leads = turn.phase is Phase.LEAD
    if not leads and not (
        turn.phase is Phase.PARTNER and turn.rules.values["meld.who"] == "leader-and-partner"
    ):
        return Illegality.ONLY_ON_LEAD
    if turn.melded_suit is not None:
        return Illegality.ONE_MARRIAGE
    rules = turn.rules
    if turn.trick_number == 1 and not rules.melds_first:
        return Illegality.MARRIAGE_FIRST_LEAD
    if rules.has_talon and not (turn.talon_left or rules.melds_exhausted):
        return Illegality.MARRIAGE_EXHAUSTED
    hand, served = turn.hand, turn.served[turn.to_act]
    pair = (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
    if not all(card in hand for card in pair):
        return Illegality.NO_MARRIAGE
    if any(hand.count(card) == served.count(card) for card in pair):
        return Illegality.MARRIAGE_SHOWN
    return None


def _why_not_exchange(turn: Turn) -> Illegality | None:
    """Say why the seven of trumps cannot be exchanged: on lead, after an own trick, many.md 8.1."""
    if not turn.rules.exchanges:
        return Illegality.NO_EXCHANGE
    if turn.phase is not Phase.LEAD:
        return Illegality.ONLY_ON_LEAD
    if turn.melded_suit is not None:
        return Illegality.EXCHANGE_BEFORE_MARRIAGE
    if not turn.tallies[turn.to_act].tricks:
        return Illegality.EXCHANGE_NEEDS_TRICK
    if turn.turn_up is None:
        return Illegality.EXCHANGE_CLOSED
    if turn.turn_up == _seven(turn):
        return Illegality.EXCHANGE_ITSELF
    return None if _seven(turn) in turn.hand else Illegality.EXCHANGE_CARD


def _seven(turn: Turn) -> Card | None:
    return None if turn.trump is None else card_of(Rank.SEVEN, turn.trump)


def _why_not_out(turn: Turn) -> Illegality | None:
    if not turn.rules.has_claims:
        return Illegality.NO_GOING_OUT
    if turn.phase not in _ON_LEAD:
        return Illegality.OUT_ON_LEAD
    side = turn.rules.sides[turn.to_act]
    has_trick = any(turn.tallies[seat].tricks for seat in side.seats)
    return None if has_trick else Illegality.SIDE_NEEDS_TRICK
