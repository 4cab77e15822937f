"""What may be done before a card is led: marriages, the exchange, the claim."""

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.moves import Illegality
from tests.oracles.several.facts import Phase
from tests.oracles.several.turn import Turn

_ON_LEAD = (Phase.PARTNER, Phase.LEAD, Phase.FINAL)


def why_not_meld(turn: Turn, suit: Suit) -> Illegality | None:
    """Say why a marriage cannot be shown (many.md 1.4), or give None when it can."""
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


def why_not_exchange(turn: Turn) -> Illegality | None:
    """Say why the turn-up cannot be taken for the seven of trumps (many.md 8.1), or give None."""
    if not turn.rules.exchanges:
        return Illegality.NO_EXCHANGE
    if turn.phase is not Phase.LEAD:
        return Illegality.ONLY_ON_LEAD
    if turn.melded_suit is not None:
        return Illegality.EXCHANGE_BEFORE_MARRIAGE
    if not turn.card_points[turn.to_act].tricks:
        return Illegality.EXCHANGE_NEEDS_TRICK
    if turn.turn_up is None:
        return Illegality.EXCHANGE_CLOSED
    if turn.turn_up == seven_of_trumps(turn):
        return Illegality.EXCHANGE_ITSELF
    return None if seven_of_trumps(turn) in turn.hand else Illegality.EXCHANGE_CARD


def seven_of_trumps(turn: Turn) -> Card | None:
    """Give the card that is exchanged for a turn-up."""
    return None if turn.trump is None else card_of(Rank.SEVEN, turn.trump)


def why_not_go_out(turn: Turn) -> Illegality | None:
    """Say why nobody can claim now (many.md 1.5), or give None when whoever is to act can."""
    if not turn.rules.has_claims:
        return Illegality.NO_GOING_OUT
    if turn.contract is not None and not turn.contract.is_simple:
        return Illegality.OUT_IN_CONTRACT
    if turn.phase not in _ON_LEAD:
        return Illegality.OUT_ON_LEAD
    side = turn.rules.sides[turn.to_act]
    has_trick = any(turn.card_points[seat].tricks for seat in side.seats)
    return None if has_trick else Illegality.SIDE_NEEDS_TRICK
