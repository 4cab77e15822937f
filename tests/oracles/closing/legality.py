"""What may be done now, and why something may not (rules.md 3.3 and 3.4)."""

from typing import Protocol

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    CloseTalon,
    Draw,
    ExchangeTrump,
    GoOut,
    Illegality,
    IllegalMoveError,
    Meld,
    Move,
    Pass,
    PlayCard,
)
from tests.oracles.closing.facts import Phase, TalonStatus
from tests.oracles.closing.variants import RuleSet


class Turn(Protocol):
    """What decides all that the seat to act may do: its own hand, and what everybody knows."""

    @property
    def rules(self) -> RuleSet:
        """The rules played by."""
        ...

    @property
    def phase(self) -> Phase:
        """The state of rules.md 3.2."""
        ...

    @property
    def status(self) -> TalonStatus:
        """Whether cards are still drawn."""
        ...

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        ...

    @property
    def trick_number(self) -> int:
        """The trick about to be led or being played, from 1."""
        ...

    @property
    def led(self) -> Card | None:
        """The card on the table."""
        ...

    @property
    def melded_suit(self) -> Suit | None:
        """The marriage shown in this turn."""
        ...

    @property
    def bound(self) -> bool:
        """Whether the seat to act has acted before drawing and must close."""
        ...

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat to act."""
        ...

    @property
    def tricks_won(self) -> int:
        """The tricks of the seat to act."""
        ...

    @property
    def talon_size(self) -> int:
        """How many cards lie in the talon, turn-up included."""
        ...


def legal_moves(turn: Turn) -> tuple[Move, ...]:
    """List every legal move: acts first, cards last, each in a fixed order."""
    if turn.phase is Phase.SETTLED:
        return ()
    moves: list[Move] = []
    if why_not_out(turn) is None:
        moves.append(GO_OUT)
    if why_not_exchange(turn) is None:
        moves.append(EXCHANGE_TRUMP)
    if turn.phase is Phase.LEAD or turn.phase is Phase.PRE_DRAW:
        hand = turn.hand
        moves += [
            MELD[card.suit]
            for card in hand
            if card.rank is Rank.KING and why_not_meld(turn, card.suit) is None
        ]
        if why_not_close(turn) is None:
            moves.append(CLOSE_TALON)
        if why_not_draw(turn) is None:
            moves.append(DRAW)
    elif turn.phase is not Phase.FOLLOW:
        moves.append(PASS)
    moves += [PLAY_CARD[card] for card in playable(turn)]
    return tuple(moves)


def why_illegal(turn: Turn, move: Move) -> IllegalMoveError | None:
    """Give the reason against a move with its values, or None when it is legal."""
    reason = _reason(turn, move)
    return None if reason is None else IllegalMoveError(reason, _values(turn, move))


def _reason(turn: Turn, move: Move) -> Illegality | None:
    if turn.phase is Phase.SETTLED:
        return Illegality.DEAL_OVER
    if isinstance(move, PlayCard):
        return why_not_card(turn, move.card)
    if isinstance(move, Meld):
        return why_not_meld(turn, move.suit)
    if isinstance(move, ExchangeTrump):
        return why_not_exchange(turn)
    if isinstance(move, CloseTalon):
        return why_not_close(turn)
    if isinstance(move, Draw):
        return why_not_draw(turn)
    if isinstance(move, GoOut):
        return why_not_out(turn)
    if isinstance(move, Pass) and turn.phase in (Phase.REPLY, Phase.FINAL):
        return None
    return Illegality.NOT_NOW


def playable(turn: Turn) -> tuple[Card, ...]:
    """List the cards that the player to act may play now."""
    if turn.phase is Phase.LEAD:
        hand = turn.hand
        suit = turn.melded_suit
        return hand if suit is None else leads_after(turn, suit)
    if turn.phase is Phase.FOLLOW:
        return _replies(turn)
    return ()


def leads_after(turn: Turn, suit: Suit) -> tuple[Card, ...]:
    """List the cards that may be led once the marriage of a suit is shown (``meld.lead_card``)."""
    ranks = (Rank.KING,) if turn.rules.meld_lead_card == "king" else (Rank.KING, Rank.QUEEN)
    return tuple(card for card in turn.hand if card.suit is suit and card.rank in ranks)


def _replies(turn: Turn) -> tuple[Card, ...]:
    """List the cards that may follow ``led``, by the strict-phase rule of rules.md 3.4."""
    hand, led, rules = turn.hand, turn.led, turn.rules
    if led is None or turn.status is TalonStatus.OPEN:
        return hand
    in_suit = tuple(card for card in hand if card.suit is led.suit)
    if rules.strict_follow and in_suit:
        higher = tuple(card for card in in_suit if card.rank > led.rank)
        return higher if rules.strict_head and higher else in_suit
    trumps = tuple(card for card in hand if card.suit is turn.trump)
    return trumps if rules.strict_trump and trumps else hand


def why_not_card(turn: Turn, card: Card) -> Illegality | None:
    """Say why a card may not be played now."""
    if turn.phase not in (Phase.LEAD, Phase.FOLLOW):
        return _waiting(turn)
    hand = turn.hand
    if card not in hand:
        return Illegality.NOT_IN_HAND
    if card in playable(turn):
        return None
    led = turn.led
    if led is None:
        king_only = turn.rules.meld_lead_card == "king"
        return Illegality.LEAD_MARRIAGE_KING if king_only else Illegality.LEAD_MARRIAGE
    if card.suit is led.suit:
        return Illegality.HEAD
    if any(held.suit is led.suit for held in hand):
        return Illegality.FOLLOW_SUIT
    return Illegality.TRUMP


def why_not_meld(turn: Turn, suit: Suit) -> Illegality | None:
    """Say why the marriage of a suit may not be shown now."""
    if turn.phase not in (Phase.LEAD, Phase.PRE_DRAW):
        return _waiting_for_lead(turn)
    if turn.melded_suit is not None:
        return Illegality.ONE_MARRIAGE
    hand = turn.hand
    if card_of(Rank.KING, suit) not in hand or card_of(Rank.QUEEN, suit) not in hand:
        return Illegality.NO_MARRIAGE
    return _no_marriage_at_all(turn)


def _no_marriage_at_all(turn: Turn) -> Illegality | None:
    rules = turn.rules
    if turn.trick_number == 1 and not rules.meld_first_lead:
        return Illegality.MARRIAGE_FIRST_LEAD
    if rules.meld_validation == "forbidden" and turn.tricks_won == 0:
        return Illegality.MARRIAGE_NEEDS_TRICK
    if turn.status is TalonStatus.CLOSED and not rules.meld_when_closed:
        return Illegality.MARRIAGE_CLOSED
    if turn.status is TalonStatus.EXHAUSTED and not rules.meld_when_exhausted:
        return Illegality.MARRIAGE_EXHAUSTED
    return _no_marriage_before_draw(turn) if turn.phase is Phase.PRE_DRAW else None


def _no_marriage_before_draw(turn: Turn) -> Illegality | None:
    if why_not_close(turn) is not None:
        return Illegality.MARRIAGE_AFTER_DRAW
    rules = turn.rules
    ends_with_talon = rules.meld_last_lead == "hand" and not rules.meld_when_exhausted
    if ends_with_talon and turn.trick_number > rules.deck_hand:
        return Illegality.MARRIAGE_TOO_LATE
    return None


def why_not_exchange(turn: Turn) -> Illegality | None:
    """Say why the player to act may not exchange the lowest trump now."""
    rules = turn.rules
    if rules.exchange_rank is None:
        return Illegality.NO_EXCHANGE
    held = card_of(rules.exchange_rank, turn.trump) in turn.hand
    if turn.phase is Phase.REPLY:
        return None if held else Illegality.EXCHANGE_CARD
    blocked = _no_exchange_now(turn)
    if blocked is not None:
        return blocked
    return None if held else Illegality.EXCHANGE_CARD


def _no_exchange_now(turn: Turn) -> Illegality | None:
    rules, phase = turn.rules, turn.phase
    if phase is Phase.FINAL or (phase is Phase.FOLLOW and rules.exchange_when == "lead"):
        return Illegality.ONLY_ON_LEAD
    if turn.status is not TalonStatus.OPEN:
        return Illegality.EXCHANGE_CLOSED
    if turn.talon_size < rules.exchange_min_talon:
        return Illegality.EXCHANGE_TALON
    if rules.exchange_needs_trick and turn.tricks_won == 0:
        return Illegality.EXCHANGE_NEEDS_TRICK
    if turn.melded_suit is not None:
        return Illegality.EXCHANGE_BEFORE_MARRIAGE
    if phase is Phase.PRE_DRAW and not _exchange_opens_before_draw(turn):
        return Illegality.EXCHANGE_AFTER_DRAW
    return None


def _exchange_opens_before_draw(turn: Turn) -> bool:
    rules = turn.rules
    return rules.exchange_before_draw and (
        rules.exchange_when == "any-turn" or why_not_close(turn) is None
    )


def why_not_close(turn: Turn) -> Illegality | None:
    """Say why the player to act may not close now."""
    rules = turn.rules
    if turn.phase not in (Phase.LEAD, Phase.PRE_DRAW):
        return _waiting_for_lead(turn)
    if turn.status is not TalonStatus.OPEN:
        return Illegality.CLOSE_CLOSED
    if turn.trick_number == 1 and not rules.close_first_lead:
        return Illegality.CLOSE_FIRST_LEAD
    if turn.talon_size < rules.close_min_talon:
        return Illegality.CLOSE_TALON
    if turn.phase is Phase.PRE_DRAW and not rules.close_before_draw:
        return Illegality.CLOSE_AFTER_DRAW
    return None


def why_not_draw(turn: Turn) -> Illegality | None:
    """Say why the player to act may not draw now."""
    if turn.phase is not Phase.PRE_DRAW:
        return Illegality.REPLY_FIRST if turn.phase is Phase.REPLY else Illegality.NOTHING_TO_DRAW
    return Illegality.CLOSE_NOW if turn.bound else None


def why_not_out(turn: Turn) -> Illegality | None:
    """Say why the player to act may not claim 66 now, rightly or wrongly."""
    if turn.rules.counts_by_itself:
        return Illegality.OUT_AUTOMATIC
    if turn.phase is Phase.REPLY:
        return Illegality.REPLY_FIRST
    if turn.phase is Phase.FOLLOW and turn.rules.out_window == "lead":
        return Illegality.OUT_ON_LEAD
    return Illegality.OUT_NEEDS_TRICK if turn.tricks_won == 0 else None


def _waiting(turn: Turn) -> Illegality:
    if turn.phase is Phase.PRE_DRAW:
        return Illegality.CLOSE_NOW if turn.bound else Illegality.DRAW_FIRST
    return Illegality.REPLY_FIRST if turn.phase is Phase.REPLY else Illegality.NOT_NOW


def _waiting_for_lead(turn: Turn) -> Illegality:
    return Illegality.REPLY_FIRST if turn.phase is Phase.REPLY else Illegality.ONLY_ON_LEAD


def _values(turn: Turn, move: Move) -> dict[str, object]:
    """Give the values that the sentence of a reason may name."""
    values: dict[str, object] = {"trick": turn.rules.deck_hand, "suit": turn.trump}
    if isinstance(move, PlayCard):
        values["card"] = move.card
        if turn.led is not None and turn.phase is Phase.FOLLOW:
            values |= _follow_values(turn, move.card, turn.led)
        elif turn.melded_suit is not None:
            values["suit"] = turn.melded_suit
    elif isinstance(move, Meld):
        values["suit"] = move.suit
    elif isinstance(move, ExchangeTrump) and turn.rules.exchange_rank is not None:
        values["card"] = card_of(turn.rules.exchange_rank, turn.trump)
        values["count"] = turn.rules.exchange_min_talon
    else:
        values["count"] = turn.rules.close_min_talon
    return values


def _follow_values(turn: Turn, card: Card, led: Card) -> dict[str, object]:
    hand = turn.hand
    if card not in hand:
        return {}
    if any(held.suit is led.suit for held in hand):
        return {"suit": led.suit, "card": led}
    return {}
