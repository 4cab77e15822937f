"""How what is said is shown: bids, contracts, doubles, openings, passes, and going out."""

from PySide6.QtCore import QAbstractAnimation, QPointF

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import Doubled, Event, WentOut
from sixtysix_gui.table import words
from sixtysix_gui.table.animations import (
    change,
    eased,
    flip,
    keyed,
    pause,
    together,
    travel,
)
from sixtysix_gui.table.calls import said_by
from sixtysix_gui.table.durations import COIN_HOP, Motion
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard
from sixtysix_gui.table.pieces.piece import Piece

_TAG_COMES = 0.55
"""From this part of its way on the bubble becomes the tag."""

_LESS_COIN = 0.86
"""How much smaller the coin is that is picked up to be flipped."""


def say(context: MotionContext, event: Event) -> QAbstractAnimation | None:
    """Show a call in a bubble, which stays as long as the auction does."""
    text = said_by(event, context.view)
    seat = getattr(event, "seat", None)
    if not text or seat is None:
        return None
    chair = context.chair(seat)
    context.table.call(chair, text)
    said = heard(context, Motion.CALL_APART, pause(context.ms(Motion.CALL_APART)), chair)
    return together(said, flip_coin(context, event)) if isinstance(event, Doubled) else said


def flip_coin(context: MotionContext, event: Doubled) -> QAbstractAnimation:
    """Turn the coin that doubles over once: its figure doubles."""
    duration = context.ms(Motion.DOUBLING)
    before = max(1, event.level - 1)
    coin = context.table.show_doubling(before if duration else event.level)
    if not duration:
        return together()
    turned = flip(coin, duration)
    half = pause(duration // 2)
    half.finished.connect(lambda: context.table.show_doubling(event.level))
    grow = keyed(coin, b"scale", [(0.0, _LESS_COIN), (1.0, 1.0)], duration)
    grow.setEasingCurve(eased(Motion.DOUBLING))
    return heard(context, Motion.DOUBLING, together(turned, half, grow), context.chair(event.seat))


def end_auction(context: MotionContext) -> QAbstractAnimation | None:
    """Let the bubble of the call that holds shrink into the tag of its plate, the others fade."""
    view = context.view
    goes_on = view.phase is Phase.BID or (view.phase is Phase.DOUBLE and view.answers)
    if goes_on or not context.ms(Motion.CALL_INTO_TAG):
        return None
    holds = None if view.bidder is None or view.answers else context.chair(view.bidder)
    moves: list[QAbstractAnimation] = []
    for chair, call in context.table.shown_calls().items():
        tag = context.table.hang_tag(view, chair) if chair is holds else None
        if tag is not None:
            moves.append(_into_tag(context, call, tag))
        else:
            moves.append(change(call, b"opacity", 0.0, context.ms(Motion.BUBBLE_OUT)))
    return together(*moves) if moves else None


def _into_tag(context: MotionContext, call: Piece, tag: Piece) -> QAbstractAnimation:
    duration, curve = context.ms(Motion.CALL_INTO_TAG), eased(Motion.CALL_INTO_TAG)
    size = tag.body().height() / max(1.0, call.body().height())
    end = tag.pos() + tag.body().center() - call.body().center() * size
    shrunk = travel(call, Place(end.x(), end.y(), 0.0, size), duration, curve)
    fade = keyed(call, b"opacity", [(0.0, 1.0), (_TAG_COMES, 1.0), (1.0, 0.0)], duration)
    tag.setOpacity(0.0)
    comes = keyed(tag, b"opacity", [(0.0, 0.0), (_TAG_COMES, 0.0), (1.0, 1.0)], duration)
    return heard(context, Motion.CALL_INTO_TAG, together(shrunk, fade, comes))


def go_out(context: MotionContext, event: WentOut) -> QAbstractAnimation | None:
    """The coin hops and flips once."""
    chair = context.chair(event.seat)
    context.table.announce(chair, words.out(), None)
    duration, coin = context.ms(Motion.OUT), context.table.coin
    coin.show()
    rest = coin.pos()
    hop = change(coin, b"pos", rest, duration, eased(Motion.OUT))
    up = COIN_HOP * context.zones.layout.metrics.card_width
    hop.setKeyValueAt(0.5, rest - QPointF(0.0, up))
    return heard(context, Motion.OUT, together(hop, flip(coin, duration, times=2)), chair)
