"""A marriage is shown and its eight laid; a player goes out."""

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsScale

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, card_of
from sixtysix_gui.rules.events import MarriageMelded, WentOut
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table import words
from sixtysix_gui.table.animations import (
    change,
    eased,
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
from sixtysix_gui.table.durations import (
    COIN_HOP,
    MARRIAGE_RISE,
    Motion,
)
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard

_SHOWN_BELOW_HAND = 0.75
"""How far towards the middle the other player's cards come to be shown, in H."""

_FULLER = 40
"""From so many points on a marriage sounds fuller."""


def show_marriage(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Show king and queen and announce them."""
    chair = context.chair(event.seat)
    context.announcer.announce(chair, words.marriage(event.points), event.suit)
    pair = [card_of(rank, event.suit) for rank in (Rank.KING, Rank.QUEEN)]
    sound = Sound.FORTY if event.points >= _FULLER else None
    return heard(context, Motion.MARRIAGE, _show_pair(context, chair, pair), chair, sound)


def _show_pair(context: MotionContext, chair: Chair, pair: list[Card]) -> QAbstractAnimation:
    zones = context.zones
    if chair is Chair.SOUTH:
        return _show_open(context, [zones.own_hand.item_showing(card) for card in pair], 1.0)
    if zones.others[Chair.NORTH].is_open:
        return _show_open(
            context, [zones.others[Chair.NORTH].item_for(card) for card in pair], -1.0
        )
    return _show_theirs(context, pair)


def _show_open(
    context: MotionContext, pair: list[CardItem | None], direction: float
) -> QAbstractAnimation:
    """Let cards that lie open come towards the middle a little, and go back."""
    zones = context.zones
    shown: list[QAbstractAnimation] = []
    spots = dict(zones.spots())
    for item in pair:
        if item is None or item in zones.held:
            continue
        shown.append(_show_one(context, item, spots[item].place, direction))
    return together(*shown)


def _show_one(
    context: MotionContext, item: CardItem, rest: Place, direction: float
) -> QAbstractAnimation:
    up = rest.lifted(direction * MARRIAGE_RISE * context.zones.layout.metrics.card_height)
    duration, curve = context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)
    return in_turn(
        travel(item, up, duration, curve),
        pause(context.ms(Motion.MARRIAGE_SHOWN)),
        travel(item, rest, duration, eased(Motion.SORT), start=up),
    )


def _show_theirs(context: MotionContext, pair: list[Card]) -> QAbstractAnimation:
    zones = context.zones
    items: list[CardItem] = []
    for card in pair:
        unused = [item for item in zones.others[Chair.NORTH].items if item not in items]
        item = zones.others[Chair.NORTH].item_for(card)
        if item in items or item is None:
            item = unused[0] if unused else None
        if item is not None:
            zones.identify(item, card)
            items.append(item)
    return _bring_forward(context, items)


def _bring_forward(context: MotionContext, items: list[CardItem]) -> QAbstractAnimation:
    zones = context.zones
    spots = dict(zones.spots())
    duration, curve = context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)
    height = zones.layout.metrics.card_height
    forward: list[QAbstractAnimation] = []
    back: list[QAbstractAnimation] = []
    for index, item in enumerate(items):
        rest = spots[item].place
        across = (index - 0.5) * 0.9 * zones.layout.metrics.card_width
        shown = Place(zones.layout.middle.trick.x() + across, rest.y + _SHOWN_BELOW_HAND * height)
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
    zones = context.zones
    zone = zones.eights[context.chair(event.seat)]
    item = zones.new_item(PhysicalCard(card_of(Rank.EIGHT, event.suit)))
    zone.add(item, event.points)
    spot = dict(zone.spots(zones.layout))[item]
    item.lie(spot)
    item.setPos(zones.layout.scores.eight_entry)
    context.take_off(item, spot.place.scale)
    earlier = context.rearrange(zone.items[:-1], Motion.EIGHT)
    flight = fly(item, spot.place, context.ms(Motion.EIGHT), eased(Motion.EIGHT))
    laid = together(flight, earlier)
    return heard(context, Motion.EIGHT, laid, context.chair(event.seat))


def go_out(context: MotionContext, event: WentOut) -> QAbstractAnimation | None:
    """The coin hops and flips once."""
    context.announcer.announce(context.chair(event.seat), words.out())
    duration = context.ms(Motion.OUT)
    coin = context.coin
    turn = QGraphicsScale(coin)
    coin.setTransformations([turn])
    coin.show()
    rest = coin.pos()
    hop = change(coin, b"pos", rest, duration, eased(Motion.OUT))
    hop.setKeyValueAt(0.5, rest - QPointF(0.0, COIN_HOP * context.zones.layout.metrics.card_width))
    once_around = [(0.0, 1.0), (0.25, 0.0), (0.5, 1.0), (0.75, 0.0), (1.0, 1.0)]
    flip = keyed(turn, b"xScale", once_around, duration)
    return heard(context, Motion.OUT, together(hop, flip), context.chair(event.seat))
