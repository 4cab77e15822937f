"""Which question the first hint asks, and what a seat can count before it decides."""

from dataclasses import dataclass

from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.coach.values.judgements import Judgement, Nudge, Verdict
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CloseTalon, Draw, ExchangeTrump, GoOut, Meld, Pass, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite

_SCHNEIDER_REASON = 34
_FEW = 33
"""Card points to 66 that a trick or two can bring: the question names no more."""


def nudge_for(view: View, judgement: Judgement) -> Nudge:
    """Return the question for a position and what the coach found there."""
    best = judgement.best
    if judgement.verdict is Verdict.CLOSE:
        return Nudge.TOO_CLOSE
    if judgement.verdict is Verdict.NONE and isinstance(best, PlayCard | Draw | Pass):
        return Nudge.TOO_CLOSE if len(judgement.worths) > 1 else Nudge.NO_CHOICE
    if judgement.reason is not None and judgement.reason.number == _SCHNEIDER_REASON:
        return Nudge.SCHNEIDER
    if isinstance(best, GoOut):
        return Nudge.COUNT
    if any(isinstance(worth.move, CloseTalon) for worth in judgement.worths[:2]):
        return Nudge.TALON
    if isinstance(best, Meld):
        return Nudge.MARRIAGE
    if isinstance(best, ExchangeTrump):
        return Nudge.EXCHANGE
    if isinstance(best, Draw):
        return Nudge.TALON
    if isinstance(best, PlayCard):
        return _nudge_for_card(view, best)
    return Nudge.TOO_CLOSE


def points_missing(view: View) -> int:
    """Return the card points that the seat of a view lacks to 66, from 0."""
    return max(TARGET - view.total(view.seat), 0)


def _nudge_for_card(view: View, best: PlayCard) -> Nudge:
    led, card = view.led, best.card
    if led is None:
        return Nudge.TRUMP_LEAD if card.suit is view.trump else Nudge.LEAD
    in_suit = card.suit is led.suit and card.rank > led.rank
    wins = in_suit or (card.suit is view.trump and led.suit is not view.trump)
    return _nudge_to_win(view) if wins else Nudge.LET_GO


def _nudge_to_win(view: View) -> Nudge:
    """Return a nudge that names the missing points only if few, and the trick counts no others."""
    is_near = 0 < points_missing(view) <= _FEW and not view.card_points[view.seat].pending
    return Nudge.WIN_TRICK if is_near else Nudge.TAKE_TRICK


@dataclass(frozen=True)
class CountedAloud:
    """Everything that attention alone shows.

    ``mine`` and ``theirs`` are card points, ``waiting`` and ``theirs_waiting`` those of marriages
    that count with the next trick. ``trumps_out`` are the trumps that were neither played nor are
    in the own hand nor lie open under the talon, the highest first. The other hand has the
    cards ``held`` and cannot have those ``not_held``, though both are out of sight.
    """

    mine: int
    theirs: int
    waiting: int
    theirs_waiting: int
    trumps_out: tuple[Card, ...]
    held: tuple[Card, ...]
    not_held: tuple[Card, ...]


def counted_aloud(view: View) -> CountedAloud:
    """Count for the seat of a view."""
    other = opposite(view.seat)
    own, others = view.card_points[view.seat], view.card_points[other]
    cards = count_cards(view)
    trumps = [card for card in (*view.unseen, *cards.known) if card.suit is view.trump]
    return CountedAloud(
        mine=own.total,
        theirs=others.total,
        waiting=own.pending,
        theirs_waiting=others.pending,
        trumps_out=tuple(sorted(trumps, key=lambda card: -card.rank)),
        held=cards.known,
        not_held=cards.talon_only,
    )
