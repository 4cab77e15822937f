"""Exchange, close, marriage and claim."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsScale

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.events import MarriageMelded, TalonClosed, TrumpExchanged, WentOut
from sixtysix_gui.table import texts
from sixtysix_gui.table.card_item import CardItem
from sixtysix_gui.table.durations import CLOSE_SLIDE, COIN_HOP, Motion
from sixtysix_gui.table.hand_order import sorted_hand
from sixtysix_gui.table.layout import Place, Side
from sixtysix_gui.table.motions.basics import (
    change,
    eased,
    in_turn,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.theme import Z

_SHOWN_BELOW_HAND = 0.75
"""How far towards the middle the other player's cards come to be shown, in H."""


def exchange(context: MotionContext, event: TrumpExchanged) -> QAbstractAnimation | None:
    """The lowest trump goes below the talon, the turn-up into the hand."""
    side = context.side(event.seat)
    given, taken = _swap(context, side, event)
    if given is None or taken is None:
        return None
    context.announcer.announce(side, texts.exchange_announced(), event.taken.suit)
    stage = context.stage
    half = context.ms(Motion.EXCHANGE) // 2
    curve = eased(Motion.EXCHANGE)
    spots = dict(stage.spots())
    out = stage.layout.turn_up.moved(0.8 * stage.layout.card_height, 0.0)
    context.take_off(taken, max(spots[taken].place.scale, 1.0))
    context.take_off(given, 1.0)
    given.setZValue(Z.TURN_UP - 0.5)
    first = [travel(given, spots[given].place, half, curve), travel(taken, out, half, curve)]
    first += _turned(given, face_up=spots[given].face_up, duration=half)
    first += _turned(taken, face_up=True, duration=half)
    parts: list[QAbstractAnimation] = [together(*first)]
    if side is Side.THEIRS:
        parts.append(pause(context.ms(Motion.EXCHANGE_SHOWN)))
    home: list[QAbstractAnimation] = [travel(taken, spots[taken].place, half, curve, start=out)]
    if side is Side.THEIRS:
        home.append(turn_again(taken, face_up=False, duration=half))
    parts.append(together(*home))
    hand = stage.own_hand.items if side is Side.MINE else stage.opponent_hand.items
    others = context.rearrange([item for item in hand if item is not taken], Motion.EXCHANGE)
    return together(in_turn(*parts), others)


def _turned(item: CardItem, *, face_up: bool, duration: int) -> list[QAbstractAnimation]:
    if item.face_up is face_up:
        return []
    return [turn_over(item, face_up=face_up, duration=duration)]


def _swap(
    context: MotionContext, side: Side, event: TrumpExchanged
) -> tuple[CardItem | None, CardItem | None]:
    """Let the zones exchange both cards; give the items."""
    stage = context.stage
    mine = side is Side.MINE
    hand = stage.own_hand if mine else stage.opponent_hand
    given = (
        stage.own_hand.item_of(event.given) if mine else stage.opponent_hand.item_for(event.given)
    )
    taken = stage.talon.turn_up
    if given is None or taken is None:
        return None, None
    stage.held.discard(given)
    given.become(event.given)
    given.set_veiled(veiled=False)
    taken.become(event.taken)
    hand.items.remove(given)
    hand.items.append(taken)
    stage.talon.turn_up = given
    if mine:
        by_card = {item.card: item for item in stage.own_hand.items}
        order = sorted_hand(stage.own_hand.cards(), context.view.trump)
        stage.own_hand.items = [by_card[card] for card in order]
    return given, taken


def close_talon(context: MotionContext, event: TalonClosed) -> QAbstractAnimation | None:
    """The turn-up slides out, is turned down and comes to lie on the talon."""
    stage = context.stage
    item = stage.talon.turn_up
    stage.talon.is_closed = True
    context.announcer.announce(context.side(event.seat), texts.close_announced())
    if item is None:
        return None
    stage.held.discard(item)
    half = context.ms(Motion.CLOSE) // 2
    curve = eased(Motion.CLOSE)
    out = stage.layout.turn_up.moved(CLOSE_SLIDE * stage.layout.card_height / 2, 0.0)
    context.take_off(item, 1.0)
    item.setZValue(Z.TURN_UP)
    slide = travel(item, out, half, curve)
    slide.finished.connect(lambda: item.setZValue(Z.FLYING))
    down = together(
        travel(item, stage.layout.closed_turn_up, half, curve, start=out),
        turn_over(item, face_up=False, duration=half),
    )
    return in_turn(slide, down)


def show_marriage(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Show king and queen and announce them."""
    side = context.side(event.seat)
    context.announcer.announce(side, texts.marriage_announced(event.points), event.suit)
    pair = [card_of(rank, event.suit) for rank in (Rank.KING, Rank.QUEEN)]
    return _show_mine(context, pair) if side is Side.MINE else _show_theirs(context, pair)


def _show_mine(context: MotionContext, pair: list[Card]) -> QAbstractAnimation:
    stage = context.stage
    rise: list[QAbstractAnimation] = []
    sink: list[QAbstractAnimation] = []
    spots = dict(stage.spots())
    for card in pair:
        item = stage.own_hand.item_of(card)
        if item is None or item in stage.held:
            continue
        rest = spots[item].place
        up = rest.lifted(stage.layout.hover_lift)
        rise.append(travel(item, up, context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)))
        sink.append(
            travel(item, rest, context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE), start=up)
        )
    return in_turn(together(*rise), pause(context.ms(Motion.MARRIAGE_SHOWN)), together(*sink))


def _show_theirs(context: MotionContext, pair: list[Card]) -> QAbstractAnimation:
    stage = context.stage
    items: list[CardItem] = []
    for card in pair:
        unused = [item for item in stage.opponent_hand.items if item not in items]
        item = stage.opponent_hand.item_for(card)
        if item in items or item is None:
            item = unused[0] if unused else None
        if item is not None:
            item.become(card)
            items.append(item)
    return _bring_forward(context, items)


def _bring_forward(context: MotionContext, items: list[CardItem]) -> QAbstractAnimation:
    stage = context.stage
    spots = dict(stage.spots())
    duration, curve = context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)
    height = stage.layout.card_height
    forward: list[QAbstractAnimation] = []
    back: list[QAbstractAnimation] = []
    for index, item in enumerate(items):
        rest = spots[item].place
        across = (index - 0.5) * 0.9 * stage.layout.card_width
        shown = Place(
            stage.layout.width / 2 + across, rest.y + _SHOWN_BELOW_HAND * height, 0.0, 1.0
        )
        context.take_off(item, 1.0)
        forward.append(
            together(
                travel(item, shown, duration, curve),
                turn_over(item, face_up=True, duration=duration),
            )
        )
        back.append(
            together(
                travel(item, rest, duration, curve, start=shown),
                turn_again(item, face_up=False, duration=duration),
            )
        )
    return in_turn(together(*forward), pause(context.ms(Motion.MARRIAGE_SHOWN)), together(*back))


def lay_eight(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Lay the eight of the suit beside the marker."""
    stage = context.stage
    zone = stage.eights[context.side(event.seat)]
    item = stage.new_item(card_of(Rank.EIGHT, event.suit))
    zone.items.append(item)
    spots = dict(zone.spots(stage.layout))
    spot = spots[item]
    entry = stage.layout.eight_entry
    item.lie(spot)
    item.setPos(entry)
    item.setZValue(Z.FLYING)
    earlier = context.rearrange(zone.items[:-1], Motion.EIGHT)
    return together(
        travel(item, spot.place, context.ms(Motion.EIGHT), eased(Motion.EIGHT)), earlier
    )


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
    hop.setKeyValueAt(0.5, rest - QPointF(0.0, COIN_HOP * context.stage.layout.card_width))
    flip = change(turn, b"xScale", 1.0, duration)
    flip.setKeyValueAt(0.5, -1.0)
    return together(hop, flip)
