"""How what is said is shown, and how trump is turned up and named."""

from PySide6.QtCore import QAbstractAnimation, QPointF

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import Doubled, Event, TrumpNamed, TrumpTurned, WentOut
from sixtysix_gui.table import words
from sixtysix_gui.table.animations import (
    change,
    eased,
    flip,
    fly,
    in_turn,
    keyed,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import COIN_HOP, COUNTER_ARC, FLIP_LIFT, Motion
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import MotionContext, heard
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.words import said_by

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
    context.scene.notices.call(chair, text)
    said = heard(context, Motion.CALL_APART, pause(context.ms(Motion.CALL_APART)), chair)
    return together(said, flip_coin(context, event)) if isinstance(event, Doubled) else said


def flip_coin(context: MotionContext, event: Doubled) -> QAbstractAnimation:
    """Turn the coin that doubles over once: its figure doubles."""
    duration = context.ms(Motion.DOUBLING)
    before = max(1, event.level - 1)
    coin = context.scene.buttons.before.lay_doubling(before if duration else event.level)
    if not duration:
        return together()
    turned = flip(coin, duration)
    half = pause(duration // 2)
    half.finished.connect(lambda: context.scene.buttons.before.lay_doubling(event.level))
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
    for chair, call in context.scene.notices.shown_calls().items():
        tag = context.scene.signs.plates.hanging.hang(view, chair) if chair is holds else None
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
    context.scene.notices.announce(chair, words.out(), None)
    duration, coin = context.ms(Motion.OUT), context.scene.buttons.coin
    coin.show()
    rest = coin.pos()
    hop = change(coin, b"pos", rest, duration, eased(Motion.OUT))
    up = COIN_HOP * context.zones.layout.metrics.card_width
    hop.setKeyValueAt(0.5, rest - QPointF(0.0, up))
    return heard(context, Motion.OUT, together(hop, flip(coin, duration, times=2)), chair)


_SHOWN_BESIDE = 1.18
"""How far beside the pack a card is shown that fixes trump, in W."""

_LIFTED = 0.25
"""From how high the counter falls, in W: its picture is larger there by that part of it."""


def turn_trump(context: MotionContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Show the card that fixes trump: the cut card, a turn-up, or the next card of forehand."""
    zones, rules = context.zones, context.view.rules
    talon = zones.talon
    if not talon.items:
        return None
    if rules.turns_up:
        return _turn_up(context, event)
    item = talon.items[0] if rules.cuts else talon.items[-1]
    zones.identify(item, event.card)
    return _shown_beside(context, item, event.card.suit, goes_back=rules.cuts)


def _turn_up(context: MotionContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Turn the trump card up beside the talon, then push it below."""
    zones = context.zones
    item = zones.talon.take_top()
    if item is None:
        return None
    zones.identify(item, event.card)
    zones.talon.turn_up = item
    under, metrics = zones.layout.middle.turn_up, zones.layout.metrics
    beside = under.moved(metrics.card_height / 2 + 0.1 * metrics.card_width, 0.0)
    opened = _open(context, item, beside, Motion.TURN_UP)
    opened.finished.connect(lambda: item.setZValue(Z.TURN_UP))
    motion = Motion.PACK_OVER_TURN_UP
    pushed = travel(item, under, context.ms(motion), eased(motion), start=beside)
    return in_turn(opened, pushed)


def _shown_beside(
    context: MotionContext, item: CardItem, suit: Suit, *, goes_back: bool
) -> QAbstractAnimation:
    """Show a card beside the pack: the cut card, the dealer's last, then goes back."""
    zones = context.zones
    home = zones.spot_of(item).place
    beside = home.moved(_SHOWN_BESIDE * zones.layout.metrics.card_width, 0.0)
    motion = Motion.CUT if goes_back else Motion.TURN_UP
    parts: list[QAbstractAnimation] = [
        _open(context, item, beside, motion),
        lay_counter(context, suit, None),
        pause(context.ms(Motion.CUT_SHOWN)),
    ]
    if goes_back:
        duration = context.ms(motion)
        back = travel(item, home, duration, eased(motion), start=beside)
        back.addAnimation(turn_again(item, face_up=False, duration=duration))
        parts.append(back)
    else:
        zones.held.add(item)  # it goes on from there, to forehand
    return in_turn(*parts)


def _open(
    context: MotionContext, item: CardItem, beside: Place, motion: Motion
) -> QAbstractAnimation:
    """Turn a card of the pack up on its way to a place beside it."""
    duration = context.ms(motion)
    context.take_off(item, 1.0)
    opened = fly(item, beside, duration, eased(motion), height=FLIP_LIFT)
    opened.addAnimation(turn_over(item, face_up=True, duration=duration))
    return heard(context, motion, opened)


def lay_counter(
    context: MotionContext, suit: Suit, chair: Chair | None, motion: Motion = Motion.COUNTER_LAID
) -> QAbstractAnimation:
    """Let the counter come from a plate, or drop where it lies, and show a suit as trump."""
    counter, duration = context.scene.signs.trump.lay_counter(suit), context.ms(motion)
    if not duration:
        return together()
    rest = Place(counter.pos().x(), counter.pos().y())
    begin = rest.point
    if chair is not None:
        begin = context.zones.layout.sides.plates[chair].center()
    start = Place(begin.x(), begin.y(), 0.0, 1.0 + _LIFTED)
    counter.setPos(start.point)
    counter.setScale(start.scale)
    counter.setOpacity(0.0)  # until its turn comes: the card that shows it is turned before
    flight = travel(counter, rest, duration, eased(motion), arc=COUNTER_ARC, start=start)
    seen = keyed(counter, b"opacity", [(0.0, 1.0), (1.0, 1.0)], duration)
    return heard(context, motion, together(flight, seen), chair)


def name_trump(context: MotionContext, event: TrumpNamed) -> QAbstractAnimation | None:
    """Show which suit is trumps now, and by what it has become so."""
    by = context.view.rules.trump_by
    if by == "latest-marriage":
        return change_counter(context, event.suit)
    if by == "first-lead":
        return lay_counter(context, event.suit, None, Motion.COUNTER_BY_LEAD)
    return lay_counter(context, event.suit, context.chair(event.seat))


def change_counter(context: MotionContext, suit: Suit) -> QAbstractAnimation:
    """Turn the counter over: it shows another suit."""
    counter, duration = (
        context.scene.signs.trump.lay_counter(suit),
        context.ms(Motion.COUNTER_CHANGES),
    )
    if not duration:
        return together()
    turned = flip(counter, duration)
    return heard(context, Motion.COUNTER_CHANGES, turned)
