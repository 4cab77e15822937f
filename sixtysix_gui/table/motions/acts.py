"""Exchange, close, marriage and claim."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsScale

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, card_of
from sixtysix_gui.rules.events import MarriageMelded, TalonClosed, TrumpExchanged, WentOut
from sixtysix_gui.table import texts
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import (
    CLOSE_LIFT,
    CLOSE_SLIDE,
    COIN_HOP,
    EXCHANGE_SLIDE,
    MARRIAGE_RISE,
    PLAY_THEIRS_ARC,
    Motion,
)
from sixtysix_gui.table.geometry.layout import Place, Side
from sixtysix_gui.table.motions.basics import (
    change,
    eased,
    fly,
    in_turn,
    keyed,
    pause,
    sinking,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.theme import Z

_SHOWN_BELOW_HAND = 0.75
"""How far towards the middle the other player's cards come to be shown, in H."""

_BESIDE, _BELOW, _OUT, _HOME = 0.45, 0.20, 0.30, 0.60
"""How long each part of an exchange takes, in the duration of the whole motion."""


def exchange(context: MotionContext, event: TrumpExchanged) -> QAbstractAnimation | None:
    """The lowest trump is pushed below the turn-up, which then goes into the hand."""
    side = context.side(event.seat)
    given, taken = _swap(context, side, event)
    if given is None or taken is None:
        return None
    context.announcer.announce(side, texts.exchange_announced(), event.taken.suit)
    stage = context.stage
    parts = [_push_below(context, given), _pull_out(context, taken)]
    if not stage.spot_of(taken).face_up:
        parts.append(pause(context.ms(Motion.EXCHANGE_SHOWN)))
    parts.append(_bring_home(context, taken))
    hand = stage.own_hand.items if side is Side.MINE else stage.opponent_hand.items
    others = context.rearrange([item for item in hand if item is not taken], Motion.EXCHANGE)
    return together(in_turn(*parts), others)


def _push_below(context: MotionContext, given: CardItem) -> QAbstractAnimation:
    """Lay the lowest trump crosswise beside the turn-up, then slide it below."""
    layout = context.stage.layout
    under = layout.middle.turn_up
    beside = under.moved(EXCHANGE_SLIDE * layout.metrics.card_height, 0.0)
    duration = _part(context, _BESIDE)
    context.take_off(given, max(given.scale(), 1.0))
    move = sinking if given.shadow.height else fly
    flight = move(given, beside, duration, eased(Motion.DRAW))
    if not given.face_up:
        flight.addAnimation(turn_over(given, face_up=True, duration=duration))
    flight.finished.connect(lambda: given.setZValue(Z.TURN_UP - 0.5))
    slide = travel(given, under, _part(context, _BELOW), eased(Motion.EXCHANGE), start=beside)
    return in_turn(flight, slide)


def _pull_out(context: MotionContext, taken: CardItem) -> QAbstractAnimation:
    layout = context.stage.layout
    under = layout.middle.turn_up
    out = under.moved(EXCHANGE_SLIDE * layout.metrics.card_height, 0.0)
    slide = travel(taken, out, _part(context, _OUT), eased(Motion.EXCHANGE), start=under)
    spot = context.stage.spot_of(taken)
    slide.finished.connect(partial(context.enter_hand, taken, spot))
    return slide


def _bring_home(context: MotionContext, taken: CardItem) -> QAbstractAnimation:
    layout = context.stage.layout
    out = layout.middle.turn_up.moved(EXCHANGE_SLIDE * layout.metrics.card_height, 0.0)
    home = context.stage.spot_of(taken)
    duration, curve = _part(context, _HOME), eased(Motion.EXCHANGE)
    flight = fly(taken, home.place, duration, curve, arc=PLAY_THEIRS_ARC, start=out)
    if not home.face_up:
        flight.addAnimation(turn_again(taken, face_up=False, duration=duration))
    return flight


def _part(context: MotionContext, part: float) -> int:
    return round(part * context.ms(Motion.EXCHANGE))


def _swap(
    context: MotionContext, side: Side, event: TrumpExchanged
) -> tuple[CardItem | None, CardItem | None]:
    """Let the zones exchange both cards; give the items."""
    stage = context.stage
    mine = side is Side.MINE
    hand = stage.own_hand if mine else stage.opponent_hand
    given = (
        stage.own_hand.item_showing(event.given, context.chosen)
        if mine
        else stage.opponent_hand.item_for(event.given)
    )
    taken = stage.talon.turn_up
    if given is None or taken is None:
        return None, None
    stage.held.discard(given)
    stage.identify(given, event.given)
    given.set_veiled(veiled=False)
    stage.identify(taken, event.taken)
    hand.items.remove(given)
    hand.items.append(taken)
    stage.talon.turn_up = given
    if mine:
        stage.own_hand.arrange(context.view.trump)
    else:
        stage.opponent_hand.arrange(context.view.trump)
    return given, taken


def close_talon(context: MotionContext, event: TalonClosed) -> QAbstractAnimation | None:
    """The turn-up slides out, is turned down and comes to lie on the talon."""
    stage = context.stage
    item = stage.talon.turn_up
    stage.talon.is_closed = True
    context.announcer.announce(context.side(event.seat), texts.close_announced())
    if item is None:
        return None
    held = item in stage.held
    stage.held.discard(item)
    if held:  # the person has laid it there
        return _turn_down(context, item, None)
    layout = stage.layout
    out = layout.middle.turn_up.moved(CLOSE_SLIDE * layout.metrics.card_height, 0.0)
    item.draw_for(1.0)
    item.setZValue(Z.TURN_UP)
    slide = travel(item, out, context.ms(Motion.CLOSE) // 2, eased(Motion.CLOSE))
    slide.finished.connect(lambda: context.take_off(item, 1.0))
    return in_turn(slide, _turn_down(context, item, out))


def _turn_down(context: MotionContext, item: CardItem, start: Place | None) -> QAbstractAnimation:
    """Turn the turn-up over on its way onto the talon."""
    duration = context.ms(Motion.CLOSE) // 2
    place, curve = context.stage.layout.middle.closed_turn_up, eased(Motion.CLOSE)
    if start is None:
        context.take_off(item, 1.0)
        flight = sinking(item, place, duration, curve)
    else:
        flight = fly(item, place, duration, curve, start=start, height=CLOSE_LIFT)
    flight.addAnimation(turn_over(item, face_up=False, duration=duration))
    return flight


def show_marriage(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Show king and queen and announce them."""
    side = context.side(event.seat)
    context.announcer.announce(side, texts.marriage_announced(event.points), event.suit)
    pair = [card_of(rank, event.suit) for rank in (Rank.KING, Rank.QUEEN)]
    stage = context.stage
    if side is Side.MINE:
        return _show_open(context, [stage.own_hand.item_showing(card) for card in pair], 1.0)
    if stage.opponent_hand.is_open:
        return _show_open(context, [stage.opponent_hand.item_for(card) for card in pair], -1.0)
    return _show_theirs(context, pair)


def _show_open(
    context: MotionContext, pair: list[CardItem | None], direction: float
) -> QAbstractAnimation:
    """Let cards that lie open come towards the middle a little, and go back."""
    stage = context.stage
    shown: list[QAbstractAnimation] = []
    spots = dict(stage.spots())
    for item in pair:
        if item is None or item in stage.held:
            continue
        shown.append(_show_one(context, item, spots[item].place, direction))
    return together(*shown)


def _show_one(
    context: MotionContext, item: CardItem, rest: Place, direction: float
) -> QAbstractAnimation:
    up = rest.lifted(direction * MARRIAGE_RISE * context.stage.layout.metrics.card_height)
    duration, curve = context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)
    return in_turn(
        travel(item, up, duration, curve),
        pause(context.ms(Motion.MARRIAGE_SHOWN)),
        travel(item, rest, duration, eased(Motion.SORT), start=up),
    )


def _show_theirs(context: MotionContext, pair: list[Card]) -> QAbstractAnimation:
    stage = context.stage
    items: list[CardItem] = []
    for card in pair:
        unused = [item for item in stage.opponent_hand.items if item not in items]
        item = stage.opponent_hand.item_for(card)
        if item in items or item is None:
            item = unused[0] if unused else None
        if item is not None:
            stage.identify(item, card)
            items.append(item)
    return _bring_forward(context, items)


def _bring_forward(context: MotionContext, items: list[CardItem]) -> QAbstractAnimation:
    stage = context.stage
    spots = dict(stage.spots())
    duration, curve = context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)
    height = stage.layout.metrics.card_height
    forward: list[QAbstractAnimation] = []
    back: list[QAbstractAnimation] = []
    for index, item in enumerate(items):
        rest = spots[item].place
        across = (index - 0.5) * 0.9 * stage.layout.metrics.card_width
        shown = Place(stage.layout.middle.trick.x() + across, rest.y + _SHOWN_BELOW_HAND * height)
        context.take_off(item, 1.0)
        out = fly(item, shown, duration, curve)
        out.addAnimation(turn_over(item, face_up=True, duration=duration))
        forward.append(out)
        home = fly(item, rest, duration, eased(Motion.SORT), start=shown)
        home.addAnimation(turn_again(item, face_up=False, duration=duration))
        back.append(home)
    return in_turn(together(*forward), pause(context.ms(Motion.MARRIAGE_SHOWN)), together(*back))


def lay_eight(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Lay the eight of the suit beside the marker."""
    stage = context.stage
    zone = stage.eights[context.side(event.seat)]
    item = stage.new_item(PhysicalCard(card_of(Rank.EIGHT, event.suit)))
    zone.items.append(item)
    spot = dict(zone.spots(stage.layout))[item]
    item.lie(spot)
    item.setPos(stage.layout.scores.eight_entry)
    context.take_off(item, spot.place.scale)
    earlier = context.rearrange(zone.items[:-1], Motion.EIGHT)
    flight = fly(item, spot.place, context.ms(Motion.EIGHT), eased(Motion.EIGHT))
    return together(flight, earlier)


def go_out(context: MotionContext, event: WentOut) -> QAbstractAnimation | None:
    """The coin hops and flips once."""
    context.announcer.announce(context.side(event.seat), texts.out_announced())
    duration = context.ms(Motion.OUT)
    coin = context.coin
    turn = QGraphicsScale(coin)
    coin.setTransformations([turn])
    coin.show()
    rest = coin.pos()
    hop = change(coin, b"pos", rest, duration, eased(Motion.OUT))
    hop.setKeyValueAt(0.5, rest - QPointF(0.0, COIN_HOP * context.stage.layout.metrics.card_width))
    once_around = [(0.0, 1.0), (0.25, 0.0), (0.5, 1.0), (0.75, 0.0), (1.0, 1.0)]
    flip = keyed(turn, b"xScale", once_around, duration)
    return together(hop, flip)
