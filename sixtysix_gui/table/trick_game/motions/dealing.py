"""The pack is gathered and cut, packets are dealt, a card is turned, cards are drawn."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardDrawn, CardsDealt, TrumpTurned
from sixtysix_gui.table.animations import (
    after,
    eased,
    fly,
    in_turn,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import (
    DEAL_ARC,
    DEAL_HEIGHT,
    FLIP_LIFT,
    PACKET_FAN,
    Motion,
)
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.base_dealing import drawing, gathering, turning_up
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.sounds import heard
from sixtysix_gui.table.trick_game.motions.trump import lay_counter
from sixtysix_gui.table.zones.reconcile import show_eights

_SHOWN_BESIDE = 1.18
"""How far beside the pack a card is shown that fixes trump, in W."""


def gather_pack(context: TrickContext) -> QAbstractAnimation | None:
    """Bring the pack together in the talon's place."""
    zones, view = context.zones, context.view
    zones.held.clear()
    shown = {item for item, spot in zones.deal_spots() if spot.face_up}
    items = zones.clear_deal()
    size = len(view.rules.pack)
    zones.remove(items[size:])
    lying = items[:size]
    new = [zones.new_item() for _ in range(size - len(lying))]
    zones.talon.items = lying + new
    zones.talon.waits = view.rules.names_trump
    zones.trick.number = 1
    show_eights(zones, view)
    spots = dict(zones.talon.spots(zones.layout))
    for item in new:
        item.lie(spots[item])
    context.table.lay_wedge(None)
    moves = together(*gathering(context, lying, shown))
    return heard(context, Motion.GATHER, moves)


def forget_cards(context: TrickContext) -> QAbstractAnimation | None:
    """Let nobody know any card of the pack: it is shuffled."""
    for item in context.zones.talon.items:
        item.become(None)
    return None


def cut_and_show(context: TrickContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Lift part of the pack and face its lowest card, which will be the dealer's last."""
    zones = context.zones
    stock = zones.talon
    if not stock.items:
        return None
    item = stock.items[0]
    zones.identify(item, event.card)
    return _shown_beside(context, item, event, Motion.CUT, back=True)


def turn_for_forehand(context: TrickContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Turn the next card of the pack: its suit is trump, and forehand will have it."""
    stock = context.zones.talon
    if not stock.items:
        return None
    item = stock.items[-1]
    context.zones.identify(item, event.card)
    return _shown_beside(context, item, event, Motion.TURN_UP, back=False)


def _shown_beside(
    context: TrickContext, item: CardItem, event: TrumpTurned, motion: Motion, *, back: bool
) -> QAbstractAnimation:
    zones = context.zones
    home = zones.spot_of(item).place
    beside = home.moved(_SHOWN_BESIDE * zones.layout.metrics.card_width, 0.0)
    duration = context.ms(motion)
    context.take_off(item, 1.0)
    opened = together(
        fly(item, beside, duration, eased(motion), height=FLIP_LIFT),
        turn_over(item, face_up=True, duration=duration),
    )
    parts: list[QAbstractAnimation] = [
        heard(context, motion, opened),
        lay_counter(context, event.card.suit, None),
        pause(context.ms(Motion.CUT_SHOWN)),
    ]
    if back:
        parts.append(
            together(
                travel(item, home, duration, eased(motion), start=beside),
                turn_again(item, face_up=False, duration=duration),
            )
        )
    return in_turn(*parts)


def turn_up_trump(context: TrickContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Turn the trump card up beside the talon, then push it below."""
    zones = context.zones
    item = zones.talon.take_top()
    if item is None:
        return None
    zones.identify(item, event.card)
    zones.talon.turn_up = item
    opened, pushed = turning_up(context, item)
    return in_turn(heard(context, Motion.TURN_UP, opened), pushed)


def deal_packets(context: TrickContext, events: Sequence[CardsDealt]) -> QAbstractAnimation | None:
    """Deal packet after packet; own cards are turned over on arrival."""
    zones = context.zones
    packets = [(event, _take_packet(context, event)) for event in events]
    spots = dict(zones.spots())
    new = {item for _, items in packets for item in items}
    lying = [item for item in zones.in_hands() if item not in new]
    moves: list[QAbstractAnimation] = [context.rearrange(lying, Motion.DEAL)]
    for number, (event, items) in enumerate(packets):
        delay = number * context.ms(Motion.PACKET_STAGGER)
        chair = context.chair(event.seat)
        for index, item in enumerate(items):
            flight = _deal_one(context, item, spots[item], index)
            if not index:
                motion = Motion.DEAL_BATCH if event.count > 1 else Motion.DEAL
                flight = heard(context, motion, flight, chair)
            raised = partial(context.take_off, item, spots[item].place.scale)
            moves.append(after(delay, flight, raised))
    return together(*moves)


def _take_packet(context: TrickContext, event: CardsDealt) -> list[CardItem]:
    zones, taken = context.zones, list[CardItem]()
    hand = zones.hand(context.chair(event.seat)).items
    for index in range(event.count):
        item = zones.talon.take_top()
        if item is None:
            break
        if event.cards is not None:
            zones.identify(item, event.cards[index])
        elif item.card is not None and item.card.card not in context.view.known[event.seat]:
            item.become(None)
        hand.append(item)
        taken.append(item)
    return taken


def _deal_one(context: TrickContext, item: CardItem, spot: Spot, index: int) -> QAbstractAnimation:
    begin = item.place.moved(index * PACKET_FAN * context.zones.layout.metrics.card_width, 0.0)
    duration = context.ms(Motion.DEAL)
    flight: QAbstractAnimation = fly(
        item,
        spot.place,
        duration,
        eased(Motion.DEAL),
        arc=DEAL_ARC,
        height=DEAL_HEIGHT,
        start=Place(begin.x, begin.y, begin.angle, begin.scale),
    )
    if spot.face_up:
        turn = turn_over(item, face_up=True, duration=context.ms(Motion.FLIP))
        return in_turn(flight, turn)
    if item.card is None or not duration:
        return flight
    shown = together(flight, turn_over(item, face_up=True, duration=duration))
    turned = turn_again(item, face_up=False, duration=context.ms(Motion.FLIP))
    return in_turn(shown, pause(context.ms(Motion.CUT_CARD_OPEN)), turned)


def sort_hand(context: TrickContext) -> QAbstractAnimation | None:
    """Put the cards of the own hand in order, and those of all that lie open."""
    zones = context.zones
    for chair in Chair:
        zones.sort_hand(chair, context.view)
    moves = context.rearrange(zones.in_hands(), Motion.SORT)
    return heard(context, Motion.SORT, moves, Chair.SOUTH)


def draw_cards(context: TrickContext, events: Sequence[CardDrawn]) -> QAbstractAnimation | None:
    """Let everybody draw, the winner of the trick first, shortly after one another."""
    zones = context.zones
    drawn = [(event, item) for event in events if (item := _draw(context, event)) is not None]
    spots = dict(zones.spots())
    new = {item for _, item in drawn}
    lying = [item for item in zones.in_hands() if item not in new]
    moves = [context.rearrange(lying, Motion.GAP)]
    for index, (event, item) in enumerate(drawn):
        delay = index * context.ms(Motion.DRAW_STAGGER)
        flight = drawing(context, item, spots[item])
        flight = heard(context, Motion.DRAW, flight, context.chair(event.seat))
        moves.append(after(delay, flight, partial(context.enter_hand, item, spots[item])))
    return together(*moves)


def _draw(context: TrickContext, event: CardDrawn) -> CardItem | None:
    zones = context.zones
    item = zones.talon.take_top()
    if item is None:
        return None
    zones.held.discard(item)
    zones.identify(item, event.card)
    chair = context.chair(event.seat)
    zones.hand(chair).items.append(item)
    zones.sort_hand(chair, context.view)
    return item
