"""Which theme a move that cost something belongs to: derived from what is judged, never kept."""

from collections.abc import Mapping

from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.coach.values.themes import Theme
from sixtysix_gui.rules.cards import Rank, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    Meld,
    Move,
    PlayCard,
)

_BY_REASON: Mapping[int, Theme] = {
    **dict.fromkeys((2, 3, 4, 5, 6, 8), Theme.CLOSING),
    **dict.fromkeys((7, 29, 30, 31, 32, 33, 52), Theme.COUNTING),
    **dict.fromkeys((18, 19, 20, 21, 27, 45, 47, 48, 51), Theme.TRICK),
    26: Theme.PAIR,
    **dict.fromkeys((9, 10, 12, 15, 23, 43), Theme.TRUMPS),
    **dict.fromkeys((11, 16, 17, 53), Theme.LEAD),
    **dict.fromkeys((34, 35, 49, 50), Theme.SCHNEIDER),
    **dict.fromkeys((14, 28), Theme.SHOWN),
}
"""The reasons that are about one thing, by the numbers of docs/coach.md 4. The others count what
came of it, or are said of several kinds of moves: there the moves decide."""


def theme_of(view: View, judgement: Judgement) -> Theme | None:
    """Return what there is to learn from a judged move; None unless it was clearly worse."""
    if judgement.played is None or not judgement.verdict.strokes:
        return None
    return theme_between(view, judgement.played, judgement.best, judgement.reason)


def theme_between(view: View, played: Move, best: Move, reason: Reason | None) -> Theme:
    """Return the one theme of a move that was worse than another: by its reason, else by both."""
    named = None if reason is None else _BY_REASON.get(reason.number)
    return named or _by_moves(view, played, best)


def _by_moves(view: View, played: Move, best: Move) -> Theme:
    both = (played, best)
    if GO_OUT in both or PASS in both:
        return Theme.COUNTING
    if CLOSE_TALON in both:
        return Theme.CLOSING
    if EXCHANGE_TRUMP in both:
        return Theme.TRUMPS
    if isinstance(played, Meld):
        return Theme.PAIR
    if isinstance(best, Meld):
        return Theme.PAIR if _is_of(played, best) else Theme.COUNTING
    return _by_cards(view, played, best)


def _is_of(move: Move, pair: Meld) -> bool:
    """Return whether a card of a pair is played instead of showing both."""
    return isinstance(move, PlayCard) and move.card in (
        card_of(Rank.KING, pair.suit),
        card_of(Rank.QUEEN, pair.suit),
    )


def _by_cards(view: View, played: Move, best: Move) -> Theme:
    if _breaks_pair(view, played) and not _breaks_pair(view, best):
        return Theme.PAIR
    if view.led is not None:
        return Theme.TRICK
    return Theme.TRUMPS if _is_trump(view, played) or _is_trump(view, best) else Theme.LEAD


def _breaks_pair(view: View, move: Move) -> bool:
    """Return whether a card is played away of a pair that has not been shown."""
    if not isinstance(move, PlayCard) or view.melded_suit is move.card.suit:
        return False
    suit = move.card.suit
    pair = {card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)}
    return move.card in pair <= set(view.hand)


def _is_trump(view: View, move: Move) -> bool:
    return isinstance(move, PlayCard) and move.card.suit is view.trump
