"""A marriage is shown, and its eight or its seal laid; a whole hand is shown."""

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, card_of
from sixtysix_gui.rules.events import HandShown, MarriageMelded
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table import words
from sixtysix_gui.table.animations import (
    eased,
    fly,
    in_turn,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import MARRIAGE_RISE, Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard
from sixtysix_gui.table.zones.reconcile import has_eights

_FULLER = 40
"""From so many points on a marriage sounds fuller."""


def show_marriage(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Show king and queen and announce them."""
    chair = context.chair(event.seat)
    context.table.announce(chair, words.marriage(event.points), event.suit)
    pair = [card_of(rank, event.suit) for rank in (Rank.KING, Rank.QUEEN)]
    sound = Sound.FORTY if event.points >= _FULLER else None
    show = _rise if context.zones.is_open(chair) else _show
    return heard(context, Motion.MARRIAGE, show(context, chair, pair), chair, sound)


def _rise(context: MotionContext, chair: Chair, pair: list[Card]) -> QAbstractAnimation:
    """Let cards that lie open come towards the middle a little, and go back."""
    zones = context.zones
    rise = MARRIAGE_RISE * zones.layout.metrics.card_height
    inwards = -rise if chair is Chair.NORTH else rise
    spots, moves = dict(zones.spots()), list[QAbstractAnimation]()
    for card in pair:
        item = zones.hand(chair).item_showing(card)
        if item is None or item in zones.held:
            continue
        rest = spots[item].place
        up = rest.lifted(inwards)
        duration = context.ms(Motion.MARRIAGE)
        moves.append(
            in_turn(
                travel(item, up, duration, eased(Motion.MARRIAGE)),
                pause(context.ms(Motion.MARRIAGE_SHOWN)),
                travel(item, rest, duration, eased(Motion.SORT), start=up),
            )
        )
    return together(*moves)


def _show(context: MotionContext, chair: Chair, pair: list[Card]) -> QAbstractAnimation:
    """Lay the pair upright beside the hand of another, face up, and take it back."""
    zones = context.zones
    items = _picked(context, chair, pair)
    spots, duration = dict(zones.spots()), context.ms(Motion.MARRIAGE)
    forward, back = list[QAbstractAnimation](), list[QAbstractAnimation]()
    for item, place in zip(items, zones.layout.hands.shown[chair], strict=False):
        context.take_off(item, 1.0)
        out = fly(item, place, duration, eased(Motion.MARRIAGE))
        out.addAnimation(turn_over(item, face_up=True, duration=duration))
        forward.append(out)
        home = fly(item, spots[item].place, duration, eased(Motion.SORT), start=place)
        home.addAnimation(turn_again(item, face_up=False, duration=duration))
        back.append(home)
    return in_turn(together(*forward), pause(context.ms(Motion.MARRIAGE_SHOWN)), together(*back))


def _picked(context: MotionContext, chair: Chair, pair: list[Card]) -> list[CardItem]:
    """Take two different cards of a hidden hand for king and queen."""
    hand, items = context.zones.others[chair], list[CardItem]()
    for card in pair:
        item = hand.item_for(card)
        if item is None or item in items:
            item = next((other for other in hand.items if other not in items), None)
        if item is not None:
            context.zones.identify(item, card)
            items.append(item)
    return items


def lay_reminder(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Lay what reminds of the marriage: where two play an eight, else a seal."""
    lay = _lay_eight if has_eights(context.view) else _lay_seal
    return lay(context, event)


def _lay_eight(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Let the eight of the suit slide to its place."""
    zones, chair = context.zones, context.chair(event.seat)
    zone = zones.eights[chair]
    earlier = list(zone.items)
    item = zones.new_item(PhysicalCard(card_of(Rank.EIGHT, event.suit)))
    zone.add(item, event.points)
    spot = dict(zone.spots(zones.layout))[item]
    item.lie(spot)
    item.setPos(zones.layout.scores.eight_entry)
    context.take_off(item, spot.place.scale)
    flight = fly(item, spot.place, context.ms(Motion.EIGHT), eased(Motion.EIGHT))
    laid = together(flight, context.rearrange(earlier, Motion.EIGHT))
    return heard(context, Motion.EIGHT, laid, chair)


def _lay_seal(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Let the seal of the marriage slide from the bubble to its pile."""
    chair, duration = context.chair(event.seat), context.ms(Motion.SEAL)
    seal = context.table.lay_seal(event.seat, event.suit, event.points)
    if seal is None or not duration:
        return None
    rest = Place(seal.pos().x(), seal.pos().y())
    plate = context.zones.layout.sides.plates[chair].center()
    start = Place(plate.x(), plate.y())
    seal.setPos(start.point)
    slide = travel(seal, rest, duration, eased(Motion.SEAL), start=start)
    return heard(context, Motion.SEAL, slide, chair)


def show_hand(context: MotionContext, event: HandShown) -> QAbstractAnimation | None:
    """Turn the whole hand of another up: it has won the deal."""
    chair, zones = context.chair(event.seat), context.zones
    if zones.is_open(chair):
        return pause(context.ms(Motion.MARRIAGE_SHOWN))
    hand = zones.others[chair]
    turns: list[QAbstractAnimation] = []
    for item, card in zip(hand.items, event.cards, strict=False):
        zones.identify(item, card)
        turns.append(turn_over(item, face_up=True, duration=context.ms(Motion.FLIP)))
    hand.is_open = True
    return in_turn(together(*turns), pause(context.ms(Motion.CUT_SHOWN)))
