"""What may be done now, and why something may not (rules.md 3.3 and 3.4; many.md 1.3 to 1.5).

A move is legal when no reason stands against it: the list of moves is made of those candidates
that have none, so the two cannot disagree.
"""

from collections.abc import Callable, Mapping

from sixtysix_gui.rules import moves
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals import auction, openings
from sixtysix_gui.rules.deals.facts import (
    FINAL,
    FOLLOW,
    LEAD,
    PARTNER,
    PRE_DRAW,
    REPLY,
    SETTLED,
    Cards,
    Facts,
)
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Move

_PASSES = (PARTNER, REPLY, FINAL)
"""When an occasion can be let go by a word; before the first card see the auction."""


def legal_moves(facts: Facts) -> tuple[Move, ...]:
    """List every legal move: acts first, cards last, each in a fixed order."""
    phase = facts.phase
    if phase is SETTLED:
        return ()
    if phase in auction.PHASES:
        return auction.legal_calls(facts)
    found: list[Move] = []
    if why_not_out(facts) is None:
        found.append(moves.GO_OUT)
    if facts.rules.exchanges and why_not_exchange(facts) is None:
        found.append(moves.EXCHANGE_TRUMP)
    if phase is not FOLLOW:
        found += _acts_on_lead(facts)
    cards = playable(facts)
    found += [moves.PLAY_CARD[card] for card in (_once(cards) if facts.rules.has_copies else cards)]
    return tuple(found)


def _acts_on_lead(facts: Facts) -> list[Move]:
    phase = facts.phase
    if phase is REPLY or phase is FINAL:
        return [moves.PASS]
    hand, king = facts.hands[facts.to_act], Rank.KING
    found: list[Move] = [
        moves.MELD[card.suit]
        for card in (_once(hand) if facts.rules.has_copies else hand)
        if card.rank is king and why_not_meld(facts, card.suit) is None
    ]
    if facts.rules.close and why_not_close(facts) is None:
        found.append(moves.CLOSE_TALON)
    if phase is PRE_DRAW and why_not_draw(facts) is None:
        found.append(moves.DRAW)
    if phase is PARTNER:
        found.append(moves.PASS)
    return found


def _once(cards: Cards) -> Cards:
    """Return each card once, where a pack may hold it twice."""
    return tuple(dict.fromkeys(cards))


def why_illegal(facts: Facts, move: Move) -> IllegalMoveError | None:
    """Return the reason against a move with its values, or None when it is legal."""
    phase = facts.phase
    if phase is LEAD or phase is FOLLOW or phase not in auction.PHASES:
        reason = _reason(facts, move)
        return None if reason is None else IllegalMoveError(reason, _values(facts, move, reason))
    return auction.why_not_call(facts, move)


def _reason(facts: Facts, move: Move) -> Illegality | None:
    if facts.phase is SETTLED:
        return Illegality.DEAL_OVER
    # Class patterns take three times as long, and this is asked before every move.
    if isinstance(move, moves.PlayCard):
        return why_not_card(facts, move.card)
    if isinstance(move, moves.Meld):
        return why_not_meld(facts, move.suit)
    if isinstance(move, moves.Pass):
        return None if facts.phase in _PASSES else Illegality.NOT_NOW
    ask = _WHY_NOT.get(type(move))
    return Illegality.NOT_NOW if ask is None else ask(facts)


def playable(facts: Facts) -> Cards:
    """List the cards that the seat to act may play now."""
    if facts.phase is LEAD:
        return _leads(facts)
    if facts.phase is not FOLLOW:
        return ()
    hand = facts.hands[facts.to_act]
    if facts.opening is not None and facts.trick_number == 1:
        return openings.followers(hand, facts.table, facts.trump)
    if facts.draws:
        return hand
    return facts.duties.playable(hand, facts.table, facts.trump)


def _leads(facts: Facts) -> Cards:
    suit = facts.melded_suit
    if suit is not None:
        return leads_after(facts, suit)
    if facts.opening is not None and facts.trick_number == 1:
        return openings.leads(facts.opening, facts.hand, facts.trump)
    return facts.hands[facts.to_act]


def leads_after(facts: Facts, suit: Suit) -> Cards:
    """List the cards that may be led once the marriage of a suit is shown (``meld.lead_card``)."""
    king_only = facts.rules.meld_lead_card == "king"
    ranks = (Rank.KING,) if king_only else (Rank.KING, Rank.QUEEN)
    return tuple([card for card in facts.hand if card.suit is suit and card.rank in ranks])


def why_not_card(facts: Facts, card: Card) -> Illegality | None:
    """Return why a card may not be played now."""
    phase = facts.phase
    if phase is not LEAD and phase is not FOLLOW:
        return _waiting(facts)
    if card not in facts.hand:
        return Illegality.NOT_IN_HAND
    allowed = playable(facts)
    return None if card in allowed else _forbidden(facts, card, allowed)


def _forbidden(facts: Facts, card: Card, allowed: Cards) -> Illegality:
    leads = facts.phase is LEAD
    if leads and facts.melded_suit is not None:
        king_only = facts.rules.meld_lead_card == "king"
        return Illegality.LEAD_MARRIAGE_KING if king_only else Illegality.LEAD_MARRIAGE
    if facts.opening is not None and facts.trick_number == 1:
        return openings.LEADS[facts.opening] if leads else Illegality.OPENING_NO_TRUMP
    suit = allowed[0].suit
    if card.suit is suit:
        return Illegality.HEAD
    return Illegality.FOLLOW_SUIT if suit is facts.table[0].card.suit else Illegality.TRUMP


def _waiting(facts: Facts) -> Illegality:
    waits = {
        PRE_DRAW: Illegality.CLOSE_NOW if facts.bound else Illegality.DRAW_FIRST,
        REPLY: Illegality.REPLY_FIRST,
        PARTNER: Illegality.ONLY_ON_LEAD,
    }
    return waits.get(facts.phase, Illegality.NOT_NOW)


def _waiting_for_lead(facts: Facts) -> Illegality:
    return Illegality.REPLY_FIRST if facts.phase is REPLY else Illegality.ONLY_ON_LEAD


def why_not_meld(facts: Facts, suit: Suit) -> Illegality | None:
    """Return why the marriage of a suit may not be shown now (rules.md 3.3; many.md 1.4)."""
    phase = facts.phase
    if phase is not LEAD and phase is not PRE_DRAW and not _partner_melds(facts):
        return _waiting_for_lead(facts)
    contract = facts.contract
    if contract is not None and not contract.has_marriages:
        return Illegality.MARRIAGE_IN_CONTRACT
    if contract is not None and not contract.is_simple and facts.to_act is not facts.bidder:
        return Illegality.MARRIAGE_OF_BIDDER
    if facts.melded_suit is not None:
        return Illegality.ONE_MARRIAGE
    return _lacks_marriage(facts, suit) or _no_marriage_at_all(facts)


def _partner_melds(facts: Facts) -> bool:
    return facts.phase is PARTNER and facts.rules.meld_who == "leader-and-partner"


def _lacks_marriage(facts: Facts, suit: Suit) -> Illegality | None:
    hand, served = facts.hand, facts.served[facts.to_act]
    king, queen = card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)
    if king not in hand or queen not in hand:
        return Illegality.NO_MARRIAGE
    if not served:
        return None
    shown = any(hand.count(card) == served.count(card) for card in (king, queen))
    return Illegality.MARRIAGE_SHOWN if shown else None


def _no_marriage_at_all(facts: Facts) -> Illegality | None:
    rules = facts.rules
    if facts.trick_number == 1 and not rules.meld_first_lead:
        return Illegality.MARRIAGE_FIRST_LEAD
    if rules.meld_validation == "forbidden" and not facts.card_points[facts.to_act].tricks:
        return Illegality.MARRIAGE_NEEDS_TRICK
    if facts.close is not None:
        if not rules.meld_when_closed:
            return Illegality.MARRIAGE_CLOSED
    elif rules.has_talon and not facts.talon_size and not rules.meld_when_exhausted:
        return Illegality.MARRIAGE_EXHAUSTED
    return _no_marriage_before_draw(facts) if facts.phase is PRE_DRAW else None


def _no_marriage_before_draw(facts: Facts) -> Illegality | None:
    if why_not_close(facts) is not None:
        return Illegality.MARRIAGE_AFTER_DRAW
    rules = facts.rules
    ends_with_talon = rules.meld_last_lead == "hand" and not rules.meld_when_exhausted
    if ends_with_talon and facts.trick_number > rules.deck_hand:
        return Illegality.MARRIAGE_TOO_LATE
    return None


def why_not_exchange(facts: Facts) -> Illegality | None:
    """Return why the lowest trump may not be exchanged now (rules.md 3.3; many.md 8.1)."""
    rank = facts.rules.exchange_rank
    if rank is None:
        return Illegality.NO_EXCHANGE
    blocked = None if facts.phase is REPLY else _no_exchange_now(facts)
    if blocked is not None:
        return blocked
    return None if card_of(rank, facts.trump_suit) in facts.hand else Illegality.EXCHANGE_CARD


def _no_exchange_now(facts: Facts) -> Illegality | None:
    rules, phase = facts.rules, facts.phase
    if phase is FINAL or (phase is FOLLOW and rules.exchange_when == "lead"):
        return Illegality.ONLY_ON_LEAD
    if not facts.draws:
        return Illegality.EXCHANGE_CLOSED
    if facts.talon_size < rules.exchange_min_talon:
        return Illegality.EXCHANGE_TALON
    if rules.exchange_needs_trick and not facts.card_points[facts.to_act].tricks:
        return Illegality.EXCHANGE_NEEDS_TRICK
    if facts.melded_suit is not None:
        return Illegality.EXCHANGE_BEFORE_MARRIAGE
    if phase is PRE_DRAW and not _exchange_opens_before_draw(facts):
        return Illegality.EXCHANGE_AFTER_DRAW
    turn_up = facts.turn_up
    is_itself = turn_up is not None and turn_up.rank is rules.exchange_rank
    return Illegality.EXCHANGE_ITSELF if is_itself and rules.has_copies else None


def _exchange_opens_before_draw(facts: Facts) -> bool:
    rules = facts.rules
    return rules.exchange_before_draw and (
        rules.exchange_when == "any-turn" or why_not_close(facts) is None
    )


def why_not_close(facts: Facts) -> Illegality | None:
    """Return why the seat to act may not close now."""
    rules, phase = facts.rules, facts.phase
    if not rules.close:
        return Illegality.NOT_NOW
    if phase is not LEAD and phase is not PRE_DRAW:
        return _waiting_for_lead(facts)
    if not facts.draws:
        return Illegality.CLOSE_CLOSED
    if facts.trick_number == 1 and not rules.close_first_lead:
        return Illegality.CLOSE_FIRST_LEAD
    if facts.talon_size < rules.close_min_talon:
        return Illegality.CLOSE_TALON
    if phase is PRE_DRAW and not rules.close_before_draw:
        return Illegality.CLOSE_AFTER_DRAW
    return None


def why_not_draw(facts: Facts) -> Illegality | None:
    """Return why the seat to act may not draw now; in some games cards are drawn unasked."""
    if not facts.rules.close:
        return Illegality.NOT_NOW
    if facts.phase is not PRE_DRAW:
        return Illegality.REPLY_FIRST if facts.phase is REPLY else Illegality.NOTHING_TO_DRAW
    return Illegality.CLOSE_NOW if facts.bound else None


def why_not_out(facts: Facts) -> Illegality | None:
    """Return why the seat to act may not claim now, rightly or wrongly (many.md 1.5)."""
    rules, phase = facts.rules, facts.phase
    if not rules.has_claims:
        return Illegality.OUT_AUTOMATIC if rules.counts_by_itself else Illegality.NO_GOING_OUT
    if facts.contract is not None and not facts.contract.is_simple:
        return Illegality.OUT_IN_CONTRACT
    if phase is REPLY:
        return Illegality.REPLY_FIRST
    if phase is FOLLOW and rules.out_window == "lead":
        return Illegality.OUT_ON_LEAD
    if facts.card_points[facts.to_act].tricks:
        return None
    seats = rules.sides[facts.to_act].seats
    if len(seats) == 1:
        return Illegality.OUT_NEEDS_TRICK
    has_trick = any(facts.card_points[seat].tricks for seat in seats)
    return None if has_trick else Illegality.SIDE_NEEDS_TRICK


_WHY_NOT: Mapping[type[Move], Callable[[Facts], Illegality | None]] = {
    moves.ExchangeTrump: why_not_exchange,
    moves.CloseTalon: why_not_close,
    moves.Draw: why_not_draw,
    moves.GoOut: why_not_out,
}


def _values(facts: Facts, move: Move, reason: Illegality) -> dict[str, object]:
    """Return the values that the sentence of a reason names."""
    match reason:
        case Illegality.HEAD:
            best = facts.duties.winning(facts.table, facts.trump).card
            return {"card": best, "suit": playable(facts)[0].suit}
        case Illegality.FOLLOW_SUIT | Illegality.TRUMP:
            return {"suit": playable(facts)[0].suit}
        case Illegality.LEAD_MARRIAGE | Illegality.LEAD_MARRIAGE_KING:
            return {"suit": facts.melded_suit}
        case Illegality.OPENING_ACE | Illegality.OPENING_BELOW_ACE:
            return {"rank": Rank.ACE}
        case Illegality.MARRIAGE_TOO_LATE:
            return {"trick": facts.rules.deck_hand}
        case Illegality.EXCHANGE_TALON:
            return {"count": facts.rules.exchange_min_talon}
        case Illegality.CLOSE_TALON:
            return {"count": facts.rules.close_min_talon}
        case Illegality.EXCHANGE_CARD | Illegality.EXCHANGE_ITSELF:
            return {"card": _exchanged_card(facts)}
        case _:
            return _values_of_move(move)


def _exchanged_card(facts: Facts) -> Card | None:
    rank = facts.rules.exchange_rank
    return None if rank is None else card_of(rank, facts.trump_suit)


def _values_of_move(move: Move) -> dict[str, object]:
    if isinstance(move, moves.PlayCard):
        return {"card": move.card}
    return {"suit": move.suit} if isinstance(move, moves.Meld) else {}
