"""What may be done now, and why something may not (rules.md 3.3 and 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.errors import Illegality, IllegalMoveError
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
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.two_handed.phases import Phase, TalonStatus

if TYPE_CHECKING:
    from sixtysix_gui.rules.two_handed.deal import DealState


def legal_moves(state: DealState) -> tuple[Move, ...]:
    """List every legal move: acts first, cards last, each in a fixed order."""
    if state.phase is Phase.SETTLED:
        return ()
    moves: list[Move] = []
    if why_not_out(state) is None:
        moves.append(GO_OUT)
    if why_not_exchange(state) is None:
        moves.append(EXCHANGE_TRUMP)
    if state.phase is Phase.LEAD or state.phase is Phase.PRE_DRAW:
        hand = state.hands[state.to_act]
        moves += [
            MELD[card.suit]
            for card in hand
            if card.rank is Rank.KING and why_not_meld(state, card.suit) is None
        ]
        if why_not_close(state) is None:
            moves.append(CLOSE_TALON)
        if why_not_draw(state) is None:
            moves.append(DRAW)
    elif state.phase is not Phase.FOLLOW:
        moves.append(PASS)
    moves += [PLAY_CARD[card] for card in playable(state)]
    return tuple(moves)


def why_illegal(state: DealState, move: Move) -> IllegalMoveError | None:
    """Give the reason against a move with its values, or None when it is legal."""
    reason = _reason(state, move)
    return None if reason is None else IllegalMoveError(reason, _values(state, move))


def _reason(state: DealState, move: Move) -> Illegality | None:
    if state.phase is Phase.SETTLED:
        return Illegality.DEAL_OVER
    if isinstance(move, PlayCard):
        return why_not_card(state, move.card)
    if isinstance(move, Meld):
        return why_not_meld(state, move.suit)
    if isinstance(move, ExchangeTrump):
        return why_not_exchange(state)
    if isinstance(move, CloseTalon):
        return why_not_close(state)
    if isinstance(move, Draw):
        return why_not_draw(state)
    if isinstance(move, GoOut):
        return why_not_out(state)
    return None if state.phase in (Phase.REPLY, Phase.FINAL) else Illegality.NOT_NOW


def playable(state: DealState) -> tuple[Card, ...]:
    """List the cards that the player to act may play now."""
    if state.phase is Phase.LEAD:
        hand = state.hands[state.to_act]
        suit = state.melded_suit
        if suit is None:
            return hand
        ranks = (Rank.KING,) if state.rules.meld_lead_card == "king" else (Rank.KING, Rank.QUEEN)
        return tuple(card for card in hand if card.suit is suit and card.rank in ranks)
    if state.phase is Phase.FOLLOW:
        return _replies(state)
    return ()


def _replies(state: DealState) -> tuple[Card, ...]:
    """List the cards that may follow ``led``, by the strict-phase rule of rules.md 3.4."""
    hand, led, rules = state.hands[state.to_act], state.led, state.rules
    if led is None or state.status is TalonStatus.OPEN:
        return hand
    in_suit = tuple(card for card in hand if card.suit is led.suit)
    if rules.strict_follow and in_suit:
        higher = tuple(card for card in in_suit if card.rank > led.rank)
        return higher if rules.strict_head and higher else in_suit
    trumps = tuple(card for card in hand if card.suit is state.trump)
    return trumps if rules.strict_trump and trumps else hand


def why_not_card(state: DealState, card: Card) -> Illegality | None:
    """Say why a card may not be played now."""
    if state.phase not in (Phase.LEAD, Phase.FOLLOW):
        return _waiting(state)
    hand = state.hands[state.to_act]
    if card not in hand:
        return Illegality.NOT_IN_HAND
    if card in playable(state):
        return None
    led = state.led
    if led is None:
        king_only = state.rules.meld_lead_card == "king"
        return Illegality.LEAD_MARRIAGE_KING if king_only else Illegality.LEAD_MARRIAGE
    if card.suit is led.suit:
        return Illegality.HEAD
    if any(held.suit is led.suit for held in hand):
        return Illegality.FOLLOW_SUIT
    return Illegality.TRUMP


def why_not_meld(state: DealState, suit: Suit) -> Illegality | None:
    """Say why the marriage of a suit may not be shown now."""
    if state.phase not in (Phase.LEAD, Phase.PRE_DRAW):
        return _waiting_for_lead(state)
    if state.melded_suit is not None:
        return Illegality.ONE_MARRIAGE
    hand = state.hands[state.to_act]
    if card_of(Rank.KING, suit) not in hand or card_of(Rank.QUEEN, suit) not in hand:
        return Illegality.NO_MARRIAGE
    return _no_marriage_at_all(state)


def _no_marriage_at_all(state: DealState) -> Illegality | None:
    rules = state.rules
    if state.trick_number == 1 and not rules.meld_first_lead:
        return Illegality.MARRIAGE_FIRST_LEAD
    if rules.meld_validation == "forbidden" and state.tricks[state.to_act] == 0:
        return Illegality.MARRIAGE_NEEDS_TRICK
    if state.status is TalonStatus.CLOSED and not rules.meld_when_closed:
        return Illegality.MARRIAGE_CLOSED
    if state.status is TalonStatus.EXHAUSTED and not rules.meld_when_exhausted:
        return Illegality.MARRIAGE_EXHAUSTED
    return _no_marriage_before_draw(state) if state.phase is Phase.PRE_DRAW else None


def _no_marriage_before_draw(state: DealState) -> Illegality | None:
    if why_not_close(state) is not None:
        return Illegality.MARRIAGE_AFTER_DRAW
    rules = state.rules
    ends_with_talon = rules.meld_last_lead == "hand" and not rules.meld_when_exhausted
    if ends_with_talon and state.trick_number > rules.deck_hand:
        return Illegality.MARRIAGE_TOO_LATE
    return None


def why_not_exchange(state: DealState) -> Illegality | None:
    """Say why the player to act may not exchange the lowest trump now."""
    rules = state.rules
    if rules.exchange_rank is None:
        return Illegality.NO_EXCHANGE
    held = card_of(rules.exchange_rank, state.trump) in state.hands[state.to_act]
    if state.phase is Phase.REPLY:
        return None if held else Illegality.EXCHANGE_CARD
    blocked = _no_exchange_now(state)
    if blocked is not None:
        return blocked
    return None if held else Illegality.EXCHANGE_CARD


def _no_exchange_now(state: DealState) -> Illegality | None:
    rules, phase = state.rules, state.phase
    if phase is Phase.FINAL or (phase is Phase.FOLLOW and rules.exchange_when == "lead"):
        return Illegality.ONLY_ON_LEAD
    if state.status is not TalonStatus.OPEN:
        return Illegality.EXCHANGE_CLOSED
    if len(state.talon) < rules.exchange_min_talon:
        return Illegality.EXCHANGE_TALON
    if rules.exchange_needs_trick and state.tricks[state.to_act] == 0:
        return Illegality.EXCHANGE_NEEDS_TRICK
    if state.melded_suit is not None:
        return Illegality.EXCHANGE_BEFORE_MARRIAGE
    if phase is Phase.PRE_DRAW and not _exchange_opens_before_draw(state):
        return Illegality.EXCHANGE_AFTER_DRAW
    return None


def _exchange_opens_before_draw(state: DealState) -> bool:
    rules = state.rules
    return rules.exchange_before_draw and (
        rules.exchange_when == "any-turn" or why_not_close(state) is None
    )


def why_not_close(state: DealState) -> Illegality | None:
    """Say why the player to act may not close now."""
    rules = state.rules
    if state.phase not in (Phase.LEAD, Phase.PRE_DRAW):
        return _waiting_for_lead(state)
    if state.status is not TalonStatus.OPEN:
        return Illegality.CLOSE_CLOSED
    if state.trick_number == 1 and not rules.close_first_lead:
        return Illegality.CLOSE_FIRST_LEAD
    if len(state.talon) < rules.close_min_talon:
        return Illegality.CLOSE_TALON
    if state.phase is Phase.PRE_DRAW and not rules.close_before_draw:
        return Illegality.CLOSE_AFTER_DRAW
    return None


def why_not_draw(state: DealState) -> Illegality | None:
    """Say why the player to act may not draw now."""
    if state.phase is not Phase.PRE_DRAW:
        return Illegality.REPLY_FIRST if state.phase is Phase.REPLY else Illegality.NOTHING_TO_DRAW
    return Illegality.CLOSE_NOW if state.bound else None


def why_not_out(state: DealState) -> Illegality | None:
    """Say why the player to act may not claim 66 now, rightly or wrongly."""
    if state.rules.counts_by_itself:
        return Illegality.OUT_AUTOMATIC
    if state.phase is Phase.REPLY:
        return Illegality.REPLY_FIRST
    if state.phase is Phase.FOLLOW and state.rules.out_window == "lead":
        return Illegality.OUT_ON_LEAD
    return Illegality.OUT_NEEDS_TRICK if state.tricks[state.to_act] == 0 else None


def _waiting(state: DealState) -> Illegality:
    if state.phase is Phase.PRE_DRAW:
        return Illegality.CLOSE_NOW if state.bound else Illegality.DRAW_FIRST
    return Illegality.REPLY_FIRST if state.phase is Phase.REPLY else Illegality.NOT_NOW


def _waiting_for_lead(state: DealState) -> Illegality:
    return Illegality.REPLY_FIRST if state.phase is Phase.REPLY else Illegality.ONLY_ON_LEAD


def _values(state: DealState, move: Move) -> dict[str, object]:
    """Give the values that the sentence of a reason may name."""
    values: dict[str, object] = {"trick": state.rules.deck_hand, "suit": state.trump}
    if isinstance(move, PlayCard):
        values["card"] = move.card
        if state.led is not None and state.phase is Phase.FOLLOW:
            values |= _follow_values(state, move.card, state.led)
        elif state.melded_suit is not None:
            values["suit"] = state.melded_suit
    elif isinstance(move, Meld):
        values["suit"] = move.suit
    elif isinstance(move, ExchangeTrump) and state.rules.exchange_rank is not None:
        values["card"] = card_of(state.rules.exchange_rank, state.trump)
        values["count"] = state.rules.exchange_min_talon
    else:
        values["count"] = state.rules.close_min_talon
    return values


def _follow_values(state: DealState, card: Card, led: Card) -> dict[str, object]:
    hand = state.hands[state.to_act]
    if card not in hand:
        return {}
    if any(held.suit is led.suit for held in hand):
        return {"suit": led.suit, "card": led}
    return {}
