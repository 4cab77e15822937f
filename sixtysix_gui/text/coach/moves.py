"""Moves in words: names in sentences, rows of lists, what was done, and what they are worth."""

from collections.abc import Collection, Mapping

from sixtysix_gui.coach.judgements import MoveWorth, told_share
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.table.values import WorthLine
from sixtysix_gui.table.words import decimal, signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence, translate

_NAMES: Mapping[Move, str] = {
    #: names of moves, as in "Closing wins in 5 of 6 cases"; German without article
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "exchanging"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "closing"),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "drawing"),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "going out"),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "passing"),
}
_PAIR = QT_TRANSLATE_NOOP("CoachMoves", "the marriage in {suit}")
_CLOSING_PAIR = QT_TRANSLATE_NOOP("CoachMoves", "closing with the marriage in {suit}")
_CLOSING_EXCHANGE = QT_TRANSLATE_NOOP("CoachMoves", "exchanging and closing")

_AFTER: Mapping[Move, str] = {
    #: what follows is said to come after a move: "After closing, the Queen …"
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "after exchanging"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "after closing"),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "after drawing"),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "after going out"),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "after passing"),
}
_AFTER_CARD = QT_TRANSLATE_NOOP("CoachMoves", "after {card}")
_AFTER_PAIR = QT_TRANSLATE_NOOP("CoachMoves", "after the marriage in {suit}")

ACTS = frozenset(_NAMES)
"""The moves that are neither cards nor pairs."""

_IN_LIST: Mapping[Move, str] = {
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "exchange"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "close"),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "draw"),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "go out"),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "pass"),
}
_PAIR_IN_LIST = QT_TRANSLATE_NOOP("CoachMoves", "marriage in {suit}")
_CLOSING_PAIR_IN_LIST = QT_TRANSLATE_NOOP("CoachMoves", "close, marriage in {suit}")
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
_SHOWED = QT_TRANSLATE_NOOP("CoachMoves", "You announced the marriage in {suit}.")

_BETTER: Mapping[Move, str] = {
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("CoachMoves", "Better: exchange."),
    CLOSE_TALON: QT_TRANSLATE_NOOP("CoachMoves", "Better: close."),
    DRAW: QT_TRANSLATE_NOOP("CoachMoves", "Better: draw."),
    GO_OUT: QT_TRANSLATE_NOOP("CoachMoves", "Better: say “Out!”."),
    PASS: QT_TRANSLATE_NOOP("CoachMoves", "Better: pass."),
}
_BETTER_CARD = QT_TRANSLATE_NOOP("CoachMoves", "Better: {card}.")
_BETTER_PAIR = QT_TRANSLATE_NOOP("CoachMoves", "Better: the marriage in {suit}.")
_CLOSE_AND_SHOW = QT_TRANSLATE_NOOP(
    "CoachMoves", "Better: close and announce the marriage in {suit}."
)
_CLOSE_AND_EXCHANGE = QT_TRANSLATE_NOOP("CoachMoves", "Better: exchange and close.")
_SHOWED_CLOSING = QT_TRANSLATE_NOOP(
    "CoachMoves", "You closed and announced the marriage in {suit}."
)
_EXCHANGED_CLOSING = QT_TRANSLATE_NOOP("CoachMoves", "You exchanged, so you had to close.")
_EXCHANGE_FIRST = QT_TRANSLATE_NOOP("CoachMoves", "Better: exchange first.")
_PAIR_FIRST = QT_TRANSLATE_NOOP("CoachMoves", "Better: announce the marriage in {suit} first.")
_BETTER_ON = QT_TRANSLATE_NOOP("CoachMoves", "Better: play on.")


def closing_moves(view: View) -> frozenset[Move]:
    """Return the pairs and the exchange that bind to close the talon: those before the draw.

    Where one may exchange at any time, that binds to nothing.
    """
    if view.phase is not Phase.PRE_DRAW:
        return frozenset()
    exchange = (EXCHANGE_TRUMP,) if view.rules.exchange_when == "lead" else ()
    return frozenset((*MELD, *exchange))


def move_name(move: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Name a move within a sentence: the ten of hearts, closing, the pair in hearts.

    ``closing`` are the moves that bind to close the talon (``closing_moves``), here and below.
    """
    pairs = (_CLOSING_PAIR, _CLOSING_EXCHANGE)
    return _closing(move, words, closing, pairs) or _worded(move, words, _NAMES, _PAIR)


def move_in_list(move: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Name a move in a row of a list: 10 ♥, close."""
    said = _closing(move, words, closing, (_CLOSING_PAIR_IN_LIST, _CLOSING_EXCHANGE_IN_LIST))
    if said:
        return said
    if isinstance(move, PlayCard):
        return words.short(move.card)
    return _worded(move, words, _IN_LIST, _PAIR_IN_LIST)


def move_after(move: Move, words: CardWords) -> str:
    """Name a move as what something follows: after the ten of hearts, after closing."""
    if isinstance(move, PlayCard):
        return translate("CoachMoves", _AFTER_CARD).format(card=words.card(move.card))
    return _worded(move, words, _AFTER, _AFTER_PAIR)


def done_sentence(
    move: Move, words: CardWords, closing: Collection[Move] = (), *, is_lead: bool
) -> str:
    """Say what the person did: You led the ten of clubs."""
    said = _closing(move, words, closing, (_SHOWED_CLOSING, _EXCHANGED_CLOSING))
    if said:
        return said
    if isinstance(move, PlayCard):
        pattern = translate("CoachMoves", _LED if is_lead else _PLAYED)
        return pattern.format(card=words.card_object(move.card))
    return _worded(move, words, _DONE, _SHOWED)


def better_sentence(
    best: Move, played: Move, words: CardWords, closing: Collection[Move] = ()
) -> str:
    """Say what would have been better: Better: the ten of hearts.

    After a close that is to play on, whatever comes then, unless an act had to go before it.
    """
    said = _closing(best, words, closing, (_CLOSE_AND_SHOW, _CLOSE_AND_EXCHANGE))
    if said:
        return said
    if played == CLOSE_TALON and isinstance(best, Meld):
        return translate("CoachMoves", _PAIR_FIRST).format(suit=words.suit(best.suit))
    if played == CLOSE_TALON:
        text = _EXCHANGE_FIRST if best == EXCHANGE_TRUMP else _BETTER_ON
        return translate("CoachMoves", text)
    if isinstance(best, PlayCard):
        return translate("CoachMoves", _BETTER_CARD).format(card=words.card(best.card))
    return _worded(best, words, _BETTER, _BETTER_PAIR)


def _closing(
    move: Move, words: CardWords, closing: Collection[Move], texts: tuple[str, str]
) -> str:
    """Word a pair or an exchange that binds to close; empty for all other moves."""
    if move not in closing:
        return ""
    pair, exchange = texts
    if isinstance(move, Meld):
        return translate("CoachMoves", pair).format(suit=words.suit(move.suit))
    return translate("CoachMoves", exchange)


def _worded(move: Move, words: CardWords, texts: Mapping[Move, str], pair: str) -> str:
    if isinstance(move, PlayCard):
        return words.card(move.card)
    if isinstance(move, Meld):
        return translate("CoachMoves", pair).format(suit=words.suit(move.suit))
    return translate("CoachMoves", texts[move])


def worth_line(
    worth: MoveWorth, words: CardWords, closing: Collection[Move] = (), *, short: bool = False
) -> WorthLine:
    """Write what a move is worth; ``short`` names a card by its index and suit.

    ``closing`` are the moves that bind to close the talon.
    """
    name = move_first(worth.move, words, closing)
    pattern = translate("CoachHints", "wins {a} of {n}")
    won, cases = told_share(worth.wins, worth.of)
    wins = pattern.format(a=won, n=cases)
    told = translate(
        "CoachHints", "{move}, on average {value} game points, give or take {pm}, {wins}."
    )
    if not round(worth.bound, 1):  # it would read “give or take 0.0”
        told = translate("CoachHints", "{move}, on average {value} game points, {wins}.")
    spoken = told.format(
        move=name, value=_spoken_points(worth.points), pm=decimal(worth.bound), wins=wins
    )
    shown = move_in_list(worth.move, words, closing) if short else name
    value = signed_decimal(worth.points)
    return WorthLine(shown, value, worth.points, worth.bound, wins, spoken)


def move_first(move: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Name a move by itself: Ten of hearts, Closing."""
    if isinstance(move, PlayCard):
        return words.card_first(move.card)
    return as_sentence(move_name(move, words, closing))


def _spoken_points(points: float) -> str:
    """Write points for those who hear them: plus 1.5."""
    text = decimal(points)
    if not round(points, 1):
        return text
    patterns = {
        True: translate("CoachHints", "plus {points}"),
        False: translate("CoachHints", "minus {points}"),
    }
    return patterns[points > 0].format(points=text)
