"""Why a move is refused at a table of three or four: the duties as MANY 4 says them."""

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.windows.texts.common import translate
from sixtysix_gui.windows.texts.playing.refusals import refusal_sentence
from sixtysix_gui.windows.texts.trick_game.card_phrases import CardPhrases
from sixtysix_gui.windows.texts.trick_game.people import People

_DUTIES = (Illegality.FOLLOW_SUIT, Illegality.HEAD, Illegality.TRUMP)


def refusal(error: IllegalMoveError, view: TrickView, people: People, words: CardPhrases) -> str:
    """Say why a move is refused, with what was led and what the hand holds."""
    if error.reason in _DUTIES and view.table:
        return _duty(error, view.table[0].card, words)
    if error.reason is Illegality.SIDE_NEEDS_TRICK and not people.in_pairs:
        return translate("TrickRefusals", "You need a trick before you may go out.")
    return refusal_sentence(error, words)


def _duty(error: IllegalMoveError, led: Card, words: CardPhrases) -> str:
    suit, best = error.values.get("suit"), error.values.get("card")
    if error.reason is Illegality.FOLLOW_SUIT:
        text = translate("TrickRefusals", "That card stays: {suit} were led, you hold {suit_held}.")
        return text.format(suit=words.suit(led.suit), suit_held=words.suit(led.suit))
    if error.reason is Illegality.TRUMP or not isinstance(best, Card):
        text = translate("TrickRefusals", "That card stays: you hold {no_card}, but a trump.")
        return text.format(no_card=words.none(led.suit))
    if isinstance(suit, Suit) and suit is not led.suit:
        text = translate("TrickRefusals", "That card stays: you can overtrump {rank}.")
    else:
        text = translate("TrickRefusals", "That card stays: you can beat {rank}.")
    return text.format(rank=words.rank_object(best.rank))
