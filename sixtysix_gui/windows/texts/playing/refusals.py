"""Why a move is refused: one sentence for every reason the rules know."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP

_SENTENCES: Mapping[Illegality, str] = {
    Illegality.DEAL_OVER: QT_TRANSLATE_NOOP("Refusals", "This deal is over."),
    Illegality.NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusals", "You do not hold {card}."),
    Illegality.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It is not your turn."),
    Illegality.NOT_NOW: QT_TRANSLATE_NOOP("Refusals", "That cannot be done now."),
    Illegality.DRAW_FIRST: QT_TRANSLATE_NOOP("Refusals", "Draw a card first."),
    Illegality.REPLY_FIRST: QT_TRANSLATE_NOOP(
        "Refusals", "The talon was closed: first exchange, or say that you pass."
    ),
    Illegality.FOLLOW_SUIT: QT_TRANSLATE_NOOP(
        "Refusals", "You must follow suit: play {one_of_suit}."
    ),
    Illegality.HEAD: QT_TRANSLATE_NOOP(
        "Refusals", "You must beat {card}: play a higher card of {suit}."
    ),
    Illegality.TRUMP: QT_TRANSLATE_NOOP("Refusals", "You must trump: play {one_of_suit}."),
    Illegality.LEAD_MARRIAGE: QT_TRANSLATE_NOOP(
        "Refusals", "You have shown the marriage in {suit}: lead one of its two cards."
    ),
    Illegality.LEAD_MARRIAGE_KING: QT_TRANSLATE_NOOP(
        "Refusals", "You have shown the marriage in {suit}: lead its king."
    ),
    Illegality.CLOSE_NOW: QT_TRANSLATE_NOOP(
        "Refusals", "You have acted before drawing, so now you must close the talon."
    ),
    Illegality.ONLY_ON_LEAD: QT_TRANSLATE_NOOP("Refusals", "Only whoever is on lead may do that."),
    Illegality.NO_MARRIAGE: QT_TRANSLATE_NOOP(
        "Refusals", "You do not hold both cards of the marriage in {suit}."
    ),
    Illegality.ONE_MARRIAGE: QT_TRANSLATE_NOOP(
        "Refusals", "Only one marriage may be shown on a lead."
    ),
    Illegality.MARRIAGE_FIRST_LEAD: QT_TRANSLATE_NOOP(
        "Refusals", "By these rules no marriage may be shown on the first lead."
    ),
    Illegality.MARRIAGE_NEEDS_TRICK: QT_TRANSLATE_NOOP(
        "Refusals", "You need a trick before you may show a marriage."
    ),
    Illegality.MARRIAGE_CLOSED: QT_TRANSLATE_NOOP(
        "Refusals", "By these rules marriages end when the talon is closed."
    ),
    Illegality.MARRIAGE_EXHAUSTED: QT_TRANSLATE_NOOP(
        "Refusals", "By these rules marriages end when the talon is used up."
    ),
    Illegality.MARRIAGE_TOO_LATE: QT_TRANSLATE_NOOP(
        "Refusals", "The lead to trick {trick} was the last that could carry a marriage."
    ),
    Illegality.MARRIAGE_AFTER_DRAW: QT_TRANSLATE_NOOP(
        "Refusals", "Draw first, then show the marriage."
    ),
    Illegality.NO_EXCHANGE: QT_TRANSLATE_NOOP(
        "Refusals", "By these rules nothing is exchanged for the trump card."
    ),
    Illegality.EXCHANGE_CARD: QT_TRANSLATE_NOOP(
        "Refusals", "Only {card} may be exchanged, and you do not hold it."
    ),
    Illegality.EXCHANGE_CLOSED: QT_TRANSLATE_NOOP(
        "Refusals", "The talon is no longer open, so nothing can be exchanged."
    ),
    Illegality.EXCHANGE_TALON: QT_TRANSLATE_NOOP(
        "Refusals", "Too late to exchange: at least {count} cards must lie in the talon."
    ),
    Illegality.EXCHANGE_NEEDS_TRICK: QT_TRANSLATE_NOOP(
        "Refusals", "You need a trick before you may exchange."
    ),
    Illegality.EXCHANGE_BEFORE_MARRIAGE: QT_TRANSLATE_NOOP(
        "Refusals", "Too late: the exchange comes before the marriage."
    ),
    Illegality.EXCHANGE_AFTER_DRAW: QT_TRANSLATE_NOOP("Refusals", "Draw first, then exchange."),
    Illegality.CLOSE_CLOSED: QT_TRANSLATE_NOOP(
        "Refusals", "The talon is no longer open, so it cannot be closed."
    ),
    Illegality.CLOSE_FIRST_LEAD: QT_TRANSLATE_NOOP(
        "Refusals", "By these rules nobody may close before the first trick."
    ),
    Illegality.CLOSE_TALON: QT_TRANSLATE_NOOP(
        "Refusals", "Too late to close: at least {count} cards must lie in the talon."
    ),
    Illegality.CLOSE_AFTER_DRAW: QT_TRANSLATE_NOOP("Refusals", "Draw first, then close."),
    Illegality.NOTHING_TO_DRAW: QT_TRANSLATE_NOOP("Refusals", "There is nothing to draw now."),
    Illegality.OUT_AUTOMATIC: QT_TRANSLATE_NOOP(
        "Refusals", "By these rules 66 ends the deal by itself; nobody has to say so."
    ),
    Illegality.OUT_NEEDS_TRICK: QT_TRANSLATE_NOOP(
        "Refusals", "You need a trick before you may go out."
    ),
    Illegality.OUT_ON_LEAD: QT_TRANSLATE_NOOP("Refusals", "You may go out only before you lead."),
    Illegality.TRUMP_FIRST: QT_TRANSLATE_NOOP(
        "Refusals", "First name the trump suit, or have your next card faced."
    ),
    Illegality.BID_FIRST: QT_TRANSLATE_NOOP("Refusals", "First bid, or pass."),
    Illegality.BID_HIGHER: QT_TRANSLATE_NOOP("Refusals", "Bid more than {count}, or pass."),
    Illegality.BID_MOST: QT_TRANSLATE_NOOP("Refusals", "At most {count} may be bid."),
    Illegality.MARRIAGE_SHOWN: QT_TRANSLATE_NOOP(
        "Refusals", "You have shown the marriage in {suit} before."
    ),
    Illegality.NO_GOING_OUT: QT_TRANSLATE_NOOP(
        "Refusals", "By these rules nobody goes out: every trick is played."
    ),
    Illegality.SIDE_NEEDS_TRICK: QT_TRANSLATE_NOOP(
        "Refusals", "Your side needs a trick before you may go out."
    ),
    Illegality.OPENING_FIRST: QT_TRANSLATE_NOOP("Refusals", "First say how you open the deal."),
    Illegality.OPENING_CARD: QT_TRANSLATE_NOOP(
        "Refusals", "You hold no card that opens the deal in that way."
    ),
    Illegality.OPENING_ACE: QT_TRANSLATE_NOOP(
        "Refusals", "Your opening asks for another lead: the {rank} of a suit that is not trumps."
    ),
    Illegality.OPENING_BELOW_ACE: QT_TRANSLATE_NOOP(
        "Refusals",
        "Your opening asks for another lead: neither a trump nor the {rank} of any suit.",
    ),
    Illegality.OPENING_NO_TRUMP: QT_TRANSLATE_NOOP(
        "Refusals", "While you hold another card, no trump may be played to the first trick."
    ),
    Illegality.EXCHANGE_ITSELF: QT_TRANSLATE_NOOP(
        "Refusals", "The card turned up is {card} itself, so there is nothing to exchange."
    ),
    Illegality.TRUMP_HELD: QT_TRANSLATE_NOOP(
        "Refusals", "Name a suit that you hold, or have your next card faced."
    ),
    Illegality.CALL_FIRST: QT_TRANSLATE_NOOP("Refusals", "First call a contract, or pass."),
    Illegality.CALL_HIGHER: QT_TRANSLATE_NOOP(
        "Refusals", "Call a contract that is worth more than {count}, or pass."
    ),
    Illegality.CALL_NOT_OFFERED: QT_TRANSLATE_NOOP("Refusals", "That contract is not played here."),
    Illegality.CALL_CALLERS_SIDE: QT_TRANSLATE_NOOP(
        "Refusals", "Only forehand and his partner may call that contract."
    ),
    Illegality.CALL_OTHERS: QT_TRANSLATE_NOOP(
        "Refusals", "Only the opponents of forehand may call that contract."
    ),
    Illegality.CALL_ACE: QT_TRANSLATE_NOOP("Refusals", "You need an ace to call that contract."),
    Illegality.CALL_PLAIN_SUIT: QT_TRANSLATE_NOOP(
        "Refusals", "You need five cards of one suit that is not trump to call that contract."
    ),
    Illegality.CALL_TRUMP_SUIT: QT_TRANSLATE_NOOP(
        "Refusals", "You need five trumps to call that contract."
    ),
    Illegality.DOUBLE_FIRST: QT_TRANSLATE_NOOP("Refusals", "First double, or pass."),
    Illegality.MARRIAGE_IN_CONTRACT: QT_TRANSLATE_NOOP(
        "Refusals", "In this contract no marriage is shown."
    ),
    Illegality.MARRIAGE_OF_BIDDER: QT_TRANSLATE_NOOP(
        "Refusals", "In this contract only its player shows marriages."
    ),
    Illegality.OUT_IN_CONTRACT: QT_TRANSLATE_NOOP(
        "Refusals", "Only the simple game is won by going out."
    ),
}


def refusal_sentence(error: IllegalMoveError, words: CardWords) -> str:
    """Say why a move is refused, with suits and cards in the words of the person's deck."""
    sentence = QCoreApplication.translate("Refusals", _SENTENCES[error.reason])
    return sentence.format(**_in_words(error.values, words))


def _in_words(values: Mapping[str, object], words: CardWords) -> dict[str, str]:
    spoken: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, Card):
            spoken[name] = words.card(value)
        elif isinstance(value, Suit):
            spoken[name] = words.suit(value)
            spoken[f"one_of_{name}"] = words.one_of(value)
        elif isinstance(value, Rank):
            spoken[name] = words.rank(value)
        else:
            spoken[name] = str(value)
    return spoken
