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
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.values import WorthLine
from sixtysix_gui.table.words import decimal, signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts

_ = texts("CoachMoves")
_coach_hints = texts("CoachHints")
mark = marks("CoachMoves")

_NAMES: Mapping[Move, str] = {
    #: names of moves, as in "Closing wins in 5 of 6 cases"; German without article
    EXCHANGE_TRUMP: mark("exchanging"),
    CLOSE_TALON: mark("closing"),
    DRAW: mark("drawing"),
    GO_OUT: mark("going out"),
    PASS: mark("passing"),
}
_PAIR = mark("the marriage in {suit}")
_CLOSING_PAIR = mark("closing with the marriage in {suit}")
_CLOSING_EXCHANGE = mark("exchanging and closing")

_AFTER: Mapping[Move, str] = {
    #: what follows is said to come after a move: "After closing, the Queen …"
    EXCHANGE_TRUMP: mark("after exchanging"),
    CLOSE_TALON: mark("after closing"),
    DRAW: mark("after drawing"),
    GO_OUT: mark("after going out"),
    PASS: mark("after passing"),
}
_AFTER_CARD = mark("after {card}")
_AFTER_PAIR = mark("after the marriage in {suit}")

ACTS = frozenset(_NAMES)
"""The moves that are neither cards nor pairs."""

_IN_LIST: Mapping[Move, str] = {
    EXCHANGE_TRUMP: mark("exchange"),
    CLOSE_TALON: mark("close"),
    DRAW: mark("draw"),
    GO_OUT: mark("go out"),
    PASS: mark("pass"),
}
_PAIR_IN_LIST = mark("marriage in {suit}")
_CLOSING_PAIR_IN_LIST = mark("close, marriage in {suit}")
_CLOSING_EXCHANGE_IN_LIST = mark("exchange, close")

_DONE: Mapping[Move, str] = {
    EXCHANGE_TRUMP: mark("You exchanged."),
    CLOSE_TALON: mark("You closed."),
    DRAW: mark("You drew."),
    GO_OUT: mark("You said “Out!”."),
    PASS: mark("You passed."),
}
_LED = mark("You led {card}.")
_PLAYED = mark("You played {card}.")
_SHOWED = mark("You announced the marriage in {suit}.")

_BETTER: Mapping[Move, str] = {
    EXCHANGE_TRUMP: mark("Better: exchange."),
    CLOSE_TALON: mark("Better: close."),
    DRAW: mark("Better: draw."),
    GO_OUT: mark("Better: say “Out!”."),
    PASS: mark("Better: pass."),
}
_BETTER_CARD = mark("Better: {card}.")
_BETTER_PAIR = mark("Better: the marriage in {suit}.")
_CLOSE_AND_SHOW = mark("Better: close and announce the marriage in {suit}.")
_CLOSE_AND_EXCHANGE = mark("Better: exchange and close.")
_SHOWED_CLOSING = mark("You closed and announced the marriage in {suit}.")
_EXCHANGED_CLOSING = mark("You exchanged, so you had to close.")
_EXCHANGE_FIRST = mark("Better: exchange first.")
_PAIR_FIRST = mark("Better: announce the marriage in {suit} first.")
_BETTER_ON = mark("Better: play on.")


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
        return _(_AFTER_CARD).format(card=words.card(move.card))
    return _worded(move, words, _AFTER, _AFTER_PAIR)


def done_sentence(
    move: Move, words: CardWords, closing: Collection[Move] = (), *, is_lead: bool
) -> str:
    """Say what the person did: You led the ten of clubs."""
    said = _closing(move, words, closing, (_SHOWED_CLOSING, _EXCHANGED_CLOSING))
    if said:
        return said
    if isinstance(move, PlayCard):
        pattern = _(_LED if is_lead else _PLAYED)
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
        return _(_PAIR_FIRST).format(suit=words.suit(best.suit))
    if played == CLOSE_TALON:
        text = _EXCHANGE_FIRST if best == EXCHANGE_TRUMP else _BETTER_ON
        return _(text)
    if isinstance(best, PlayCard):
        return _(_BETTER_CARD).format(card=words.card(best.card))
    return _worded(best, words, _BETTER, _BETTER_PAIR)


def _closing(
    move: Move, words: CardWords, closing: Collection[Move], texts: tuple[str, str]
) -> str:
    """Word a pair or an exchange that binds to close; empty for all other moves."""
    if move not in closing:
        return ""
    pair, exchange = texts
    if isinstance(move, Meld):
        return _(pair).format(suit=words.suit(move.suit))
    return _(exchange)


def _worded(move: Move, words: CardWords, texts: Mapping[Move, str], pair: str) -> str:
    if isinstance(move, PlayCard):
        return words.card(move.card)
    if isinstance(move, Meld):
        return _(pair).format(suit=words.suit(move.suit))
    return _(texts[move])


def worth_line(
    worth: MoveWorth, words: CardWords, closing: Collection[Move] = (), *, short: bool = False
) -> WorthLine:
    """Write what a move is worth; ``short`` names a card by its index and suit.

    ``closing`` are the moves that bind to close the talon.
    """
    name = move_first(worth.move, words, closing)
    pattern = _coach_hints("wins {a} of {n}")
    won, cases = told_share(worth.wins, worth.of)
    wins = pattern.format(a=won, n=cases)
    told = _coach_hints("{move}, on average {value} game points, give or take {pm}, {wins}.")
    if not round(worth.bound, 1):  # it would read “give or take 0.0”
        told = _coach_hints("{move}, on average {value} game points, {wins}.")
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
        True: _coach_hints("plus {points}"),
        False: _coach_hints("minus {points}"),
    }
    return patterns[points > 0].format(points=text)
