"""Moves in words: as names within a sentence, as rows of a list, and what somebody did."""

from collections.abc import Mapping

from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate

_NAMES: Mapping[Move, str] = {
    #: names of moves, as in "Closing wins in 5 of 6 cases"; German without article
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "exchanging"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "closing"),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "drawing"),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "going out"),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "passing"),
}
_PAIR = QT_TRANSLATE_NOOP("CoachMoves", "the pair in {suit}")

_IN_LIST: Mapping[Move, str] = {
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "exchange"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "close"),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "draw"),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "out"),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "pass"),
}
_PAIR_IN_LIST = QT_TRANSLATE_NOOP("CoachMoves", "pair {suit}")

_DONE: Mapping[Move, str] = {
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "You exchanged."),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "You closed."),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "You drew."),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "You said “Out!”."),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "You passed."),
}
_LED = QT_TRANSLATE_NOOP("CoachMoves", "You led {card}.")
_PLAYED = QT_TRANSLATE_NOOP("CoachMoves", "You played {card}.")
_SHOWED = QT_TRANSLATE_NOOP("CoachMoves", "You showed the pair in {suit}.")

_BETTER: Mapping[Move, str] = {
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "Better: to exchange."),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "Better: to close."),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "Better: to draw."),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "Better: to say “Out!”."),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "Better: to pass."),
}
_BETTER_CARD = QT_TRANSLATE_NOOP("CoachMoves", "Better: {card}.")
_BETTER_PAIR = QT_TRANSLATE_NOOP("CoachMoves", "Better: the pair in {suit}.")
_BETTER_ON = QT_TRANSLATE_NOOP("CoachMoves", "Better: to play on.")


def move_name(move: Move, words: CardWords) -> str:
    """Name a move within a sentence: the ten of hearts, closing, the pair in hearts."""
    return _worded(move, words, _NAMES, _PAIR)


def move_in_list(move: Move, words: CardWords) -> str:
    """Name a move in a row of a list: 10 ♥, close."""
    if isinstance(move, PlayCard):
        return words.short(move.card)
    return _worded(move, words, _IN_LIST, _PAIR_IN_LIST)


def done_sentence(move: Move, words: CardWords, *, is_lead: bool) -> str:
    """Say what the person did: You led the ten of clubs."""
    if isinstance(move, PlayCard):
        pattern = translate("CoachMoves", _LED if is_lead else _PLAYED)
        return pattern.format(card=words.card(move.card))
    return _worded(move, words, _DONE, _SHOWED)


def better_sentence(best: Move, played: Move, words: CardWords) -> str:
    """Say what would have been better: Better: the ten of hearts.

    After a close that is to play on, whatever comes then.
    """
    if played == CLOSE_TALON:
        return translate("CoachMoves", _BETTER_ON)
    if isinstance(best, PlayCard):
        return translate("CoachMoves", _BETTER_CARD).format(card=words.card(best.card))
    return _worded(best, words, _BETTER, _BETTER_PAIR)


def _worded(move: Move, words: CardWords, texts: Mapping[Move, str], pair: str) -> str:
    if isinstance(move, PlayCard):
        return words.card(move.card)
    if isinstance(move, Meld):
        return translate("CoachMoves", pair).format(suit=words.suit(move.suit))
    return translate("CoachMoves", texts[move])
