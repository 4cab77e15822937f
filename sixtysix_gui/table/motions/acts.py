"""How exchange, close and marriages look."""

from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, card_of
from sixtysix_gui.rules.events import HandShown, MarriageMelded, TalonClosed, TrumpExchanged
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table import words
from sixtysix_gui.table.animations import (
    eased,
    fly,
    in_turn,
    pause,
    sinking,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.zones import has_eights
from sixtysix_gui.table.durations import (
    CLOSE_LIFT,
    CLOSE_SLIDE,
    EXCHANGE_SLIDE,
    MARRIAGE_RISE,
    PLAY_THEIRS_ARC,
    Motion,
)
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import MotionContext, heard
from sixtysix_gui.table.motions.playing import take_from_hand
from sixtysix_gui.table.seating import Chair

_BESIDE, _BELOW, _OUT, _HOME = 0.45, 0.20, 0.30, 0.60
"""How long each part of an exchange takes, in the duration of the whole motion."""


def exchange(context: MotionContext, event: TrumpExchanged) -> QAbstractAnimation | None:
    """The lowest trump is pushed below the turn-up, which then goes into the hand."""
    chair = context.chair(event.seat)
    swapped = _swap(context, chair, event)
    if swapped is None:
        return None
    given, taken = swapped
    context.scene.notices.announce(chair, words.exchanged(), event.taken.suit)
    zones = context.zones
    parts = [_push_below(context, given), _pull_out(context, taken)]
    if not zones.spot_of(taken).face_up:
        parts.append(pause(context.ms(Motion.EXCHANGE_SHOWN)))
    parts.append(_bring_home(context, taken))
    others = [item for item in zones.hand(chair).items if item is not taken]
    moved = together(in_turn(*parts), context.rearrange(others, Motion.EXCHANGE))
    return heard(context, Motion.EXCHANGE, moved, chair)


def _beside(context: MotionContext) -> Place:
    layout = context.zones.layout
    return layout.middle.turn_up.moved(EXCHANGE_SLIDE * layout.metrics.card_height, 0.0)


def _push_below(context: MotionContext, given: CardItem) -> QAbstractAnimation:
    """Lay the lowest trump crosswise beside the turn-up, then slide it below."""
    under, beside = context.zones.layout.middle.turn_up, _beside(context)
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
    under, out = context.zones.layout.middle.turn_up, _beside(context)
    slide = travel(taken, out, _part(context, _OUT), eased(Motion.EXCHANGE), start=under)
    spot = context.zones.spot_of(taken)
    slide.finished.connect(partial(context.enter_hand, taken, spot))
    return slide


def _bring_home(context: MotionContext, taken: CardItem) -> QAbstractAnimation:
    home = context.zones.spot_of(taken)
    duration, curve = _part(context, _HOME), eased(Motion.EXCHANGE)
    flight = fly(taken, home.place, duration, curve, arc=PLAY_THEIRS_ARC, start=_beside(context))
    if not home.face_up:
        flight.addAnimation(turn_again(taken, face_up=False, duration=duration))
    return flight


def _part(context: MotionContext, part: float) -> int:
    return round(part * context.ms(Motion.EXCHANGE))


def _swap(
    context: MotionContext, chair: Chair, event: TrumpExchanged
) -> tuple[CardItem, CardItem] | None:
    """Let the zones exchange both cards; give the items."""
    zones = context.zones
    taken = zones.talon.turn_up
    given = None if taken is None else take_from_hand(context, chair, event.given)
    if given is None or taken is None:
        return None
    zones.identify(taken, event.taken)
    zones.hand(chair).items.append(taken)
    zones.talon.turn_up = given
    zones.sort_hand(chair, context.view)
    return given, taken


def close_talon(context: MotionContext, event: TalonClosed) -> QAbstractAnimation | None:
    """The turn-up slides out, is turned down and comes to lie on the talon."""
    zones = context.zones
    item = zones.talon.turn_up
    zones.talon.is_closed = True
    context.scene.notices.announce(context.chair(event.seat), words.close_announced(), None)
    if item is None:
        return None
    closing = _lay_on_talon(context, item)
    return heard(context, Motion.CLOSE, closing, context.chair(event.seat))


def _lay_on_talon(context: MotionContext, item: CardItem) -> QAbstractAnimation:
    zones = context.zones
    held = item in zones.held
    zones.held.discard(item)
    if held:  # the person has laid it there
        return _turn_down(context, item, None)
    layout = zones.layout
    out = layout.middle.turn_up.moved(CLOSE_SLIDE * layout.metrics.card_height, 0.0)
    item.draw_for(1.0)
    item.setZValue(Z.TURN_UP)
    slide = travel(item, out, context.ms(Motion.CLOSE) // 2, eased(Motion.CLOSE))
    slide.finished.connect(lambda: context.take_off(item, 1.0))
    return in_turn(slide, _turn_down(context, item, out))


def _turn_down(context: MotionContext, item: CardItem, start: Place | None) -> QAbstractAnimation:
    """Turn the turn-up over on its way onto the talon."""
    duration = context.ms(Motion.CLOSE) // 2
    place, curve = context.zones.layout.middle.closed_turn_up, eased(Motion.CLOSE)
    if start is None:
        context.take_off(item, 1.0)
        flight = sinking(item, place, duration, curve)
    else:
        flight = fly(item, place, duration, curve, start=start, height=CLOSE_LIFT)
    flight.addAnimation(turn_over(item, face_up=False, duration=duration))
    return flight


_FULLER = 40
"""From this many points on a marriage sounds fuller."""


def show_marriage(context: MotionContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Show king and queen and announce them."""
    chair = context.chair(event.seat)
    context.scene.notices.announce(chair, words.marriage(event.points), event.suit)
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
    scene, seal = context.scene, None
    if scene.view is not None:
        seal = scene.signs.seals.add(scene.view, event.seat, event.suit, event.points)
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
