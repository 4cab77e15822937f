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
from sixtysix_gui.rules.two_handed.facts import Phase
from sixtysix_gui.rules.two_handed.view import PlayerView
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

_AFTER: Mapping[Move, str] = {
    #: what follows is said to come after a move: "After closing, the Queen …"
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "after exchanging"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "after closing"),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "after drawing"),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "after going out"),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "after passing"),
}
_AFTER_CARD = QT_TRANSLATE_NOOP("CoachMoves", "after {card}")
_AFTER_PAIR = QT_TRANSLATE_NOOP("CoachMoves", "after the pair in {suit}")

ACTS = frozenset(_NAMES)
"""The moves that are neither cards nor pairs."""

_IN_LIST: Mapping[Move, str] = {
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "exchange"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "close"),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "draw"),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "out"),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "pass"),
}
_PAIR_IN_LIST = QT_TRANSLATE_NOOP("CoachMoves", "pair {suit}")
_CLOSING_PAIR_IN_LIST = QT_TRANSLATE_NOOP("CoachMoves", "close, pair {suit}")
_CLOSING_EXCHANGE_IN_LIST = QT_TRANSLATE_NOOP("CoachMoves", "exchange, close")

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
_CLOSE_AND_SHOW = QT_TRANSLATE_NOOP("CoachMoves", "Better: close and show the pair in {suit}.")
_CLOSE_AND_EXCHANGE = QT_TRANSLATE_NOOP("CoachMoves", "Better: exchange and close.")
_SHOWED_CLOSING = QT_TRANSLATE_NOOP("CoachMoves", "You closed and showed the pair in {suit}.")
_EXCHANGED_CLOSING = QT_TRANSLATE_NOOP("CoachMoves", "You exchanged and so had to close.")
_BETTER_ON = QT_TRANSLATE_NOOP("CoachMoves", "Better: to play on.")


def move_name(move: Move, words: CardWords) -> str:
    """Name a move within a sentence: the ten of hearts, closing, the pair in hearts."""
    return _worded(move, words, _NAMES, _PAIR)


def binds_to_close(view: PlayerView) -> bool:
    """Say whether a pair that is shown now, or an exchange, means closing: before the draw."""
    return view.phase is Phase.PRE_DRAW


def move_in_list(move: Move, words: CardWords, *, closes: bool = False) -> str:
    """Name a move in a row of a list: 10 ♥, close. ``closes`` as in ``done_sentence``."""
    if closes and isinstance(move, Meld):
        return translate("CoachMoves", _CLOSING_PAIR_IN_LIST).format(suit=words.suit(move.suit))
    if closes and move == EXCHANGE_TRUMP:
        return translate("CoachMoves", _CLOSING_EXCHANGE_IN_LIST)
    if isinstance(move, PlayCard):
        return words.short(move.card)
    return _worded(move, words, _IN_LIST, _PAIR_IN_LIST)


def move_after(move: Move, words: CardWords) -> str:
    """Name a move as what something follows: after the ten of hearts, after closing."""
    if isinstance(move, PlayCard):
        return translate("CoachMoves", _AFTER_CARD).format(card=words.card(move.card))
    return _worded(move, words, _AFTER, _AFTER_PAIR)


def done_sentence(move: Move, words: CardWords, *, is_lead: bool, closes: bool = False) -> str:
    """Say what the person did: You led the ten of clubs.

    ``closes`` says that the move bound to close the talon, as a pair or an exchange does before
    the draw.
    """
    if closes and isinstance(move, Meld):
        return translate("CoachMoves", _SHOWED_CLOSING).format(suit=words.suit(move.suit))
    if closes and move == EXCHANGE_TRUMP:
        return translate("CoachMoves", _EXCHANGED_CLOSING)
    if isinstance(move, PlayCard):
        pattern = translate("CoachMoves", _LED if is_lead else _PLAYED)
        return pattern.format(card=words.card(move.card))
    return _worded(move, words, _DONE, _SHOWED)


def better_sentence(best: Move, played: Move, words: CardWords, *, closes: bool = False) -> str:
    """Say what would have been better: Better: the ten of hearts.

    After a close that is to play on, whatever comes then. ``closes`` as in ``done_sentence``.
    """
    if closes and isinstance(best, Meld):
        return translate("CoachMoves", _CLOSE_AND_SHOW).format(suit=words.suit(best.suit))
    if closes and best == EXCHANGE_TRUMP:
        return translate("CoachMoves", _CLOSE_AND_EXCHANGE)
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
