"""Why a move is refused at a table of three or four: the duties as MANY 4 says them."""

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Meld
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.people import People
from sixtysix_gui.text.playing.refusals import refusal_sentence

_NAMES_NO_WAY = frozenset(
    (
        Illegality.NOT_NOW,
        Illegality.ONLY_ON_LEAD,
        Illegality.NO_MARRIAGE,
        Illegality.MARRIAGE_FIRST_LEAD,
        Illegality.MARRIAGE_EXHAUSTED,
        Illegality.MARRIAGE_SHOWN,
        Illegality.MARRIAGE_IN_CONTRACT,
        Illegality.MARRIAGE_OF_BIDDER,
        Illegality.NO_EXCHANGE,
        Illegality.EXCHANGE_CARD,
        Illegality.EXCHANGE_CLOSED,
        Illegality.EXCHANGE_ITSELF,
        Illegality.EXCHANGE_NEEDS_TRICK,
        Illegality.EXCHANGE_BEFORE_MARRIAGE,
        Illegality.NO_GOING_OUT,
        Illegality.OUT_ON_LEAD,
        Illegality.OUT_IN_CONTRACT,
        Illegality.OUT_NEEDS_TRICK,
        Illegality.SIDE_NEEDS_TRICK,
        Illegality.BID_MOST,
        Illegality.OPENING_CARD,
        Illegality.CALL_NOT_OFFERED,
        Illegality.CALL_CALLERS_SIDE,
        Illegality.CALL_OTHERS,
        Illegality.CALL_ACE,
        Illegality.CALL_PLAIN_SUIT,
        Illegality.CALL_TRUMP_SUIT,
    )
)
"""Reasons that only say why not; the others name what may be done in their own sentence."""
_DUTIES = (Illegality.FOLLOW_SUIT, Illegality.HEAD, Illegality.TRUMP)


def refusal(error: IllegalMoveError, view: View, words: CardWords) -> str:
    """Say why a move is refused, with what was led and what the hand holds."""
    if error.reason in _DUTIES and view.table:
        return _duty(error, view.table[0].card, words)
    if error.reason is Illegality.OUT_NEEDS_TRICK:
        return translate("TrickRefusals", "You need a trick before you may go out.")
    return refusal_sentence(error, words)


def refusal_with_way(error: IllegalMoveError, view: View, people: People, words: CardWords) -> str:
    """Say why a move is refused, and what may be done instead."""
    said = refusal(error, view, words)
    if error.reason is Illegality.NOT_YOUR_TURN:
        text = translate("TrickRefusals", "It is not your turn: {name} is to act.")
        return text.format(name=people.name(view.to_act))
    if error.reason not in _NAMES_NO_WAY or not people.is_me(view.to_act):
        return said
    return f"{said} {_way(view, people)}".rstrip()


def _way(view: View, people: People) -> str:
    """Say what may be done now, in a few words."""
    if view.phase is Phase.LEAD:
        return translate("TrickRefusals", "Lead a card.")
    if view.phase is Phase.FOLLOW:
        return translate("TrickRefusals", "Play a card.")
    if view.phase is Phase.FINAL:
        return translate("TrickRefusals", "Say “Out!”, or let it be counted.")
    if view.phase is Phase.PARTNER:
        return _way_before_partner(view, people)
    if view.phase is Phase.OPEN:
        return translate("TrickRefusals", "Choose another opening.")
    if view.rules.contracts:
        return translate("TrickRefusals", "Call another contract, or pass.")
    return translate("TrickRefusals", "Bid less, or pass.")


def _way_before_partner(view: View, people: People) -> str:
    if any(isinstance(move, Meld) for move in view.legal_moves):
        text = translate("TrickRefusals", "Show a marriage, or let {name} lead.")
    else:
        text = translate("TrickRefusals", "Let {name} lead.")
    return text.format(name=people.name(view.leader))


def _duty(error: IllegalMoveError, led: Card, words: CardWords) -> str:
    suit, best = error.values.get("suit"), error.values.get("card")
    if error.reason is Illegality.FOLLOW_SUIT:
        text = translate("TrickRefusals", "That card stays: {suit} were led, you hold {suit_held}.")
        return text.format(suit=words.suit(led.suit), suit_held=words.suit(led.suit))
    if error.reason is Illegality.TRUMP or not isinstance(best, Card):
        text = translate("TrickRefusals", "That card stays: you hold {no_card}, but a trump.")
        return text.format(no_card=words.none_of(led.suit))
    if isinstance(suit, Suit) and suit is not led.suit:
        text = translate("TrickRefusals", "That card stays: you can overtrump {rank}.")
    else:
        text = translate("TrickRefusals", "That card stays: you can beat {rank}.")
    return text.format(rank=words.rank_object(best.rank))
