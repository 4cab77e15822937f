"""A marriage is shown and sealed; the turn-up is exchanged."""

from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, card_of
from sixtysix_gui.rules.events import HandShown, MarriageMelded, TrumpExchanged
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
from sixtysix_gui.table.durations import EXCHANGE_SLIDE, MARRIAGE_RISE, PLAY_THEIRS_ARC, Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.sounds import heard
from sixtysix_gui.table.zones.reconcile import has_eights

_FULLER = 40
"""From so many points on a marriage sounds fuller."""

_BESIDE, _BELOW, _OUT, _HOME = 0.45, 0.20, 0.30, 0.60
"""How long each part of an exchange takes, in the duration of the whole motion."""


def show_marriage(context: TrickContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Show king and queen and announce them."""
    chair = context.chair(event.seat)
    context.table.notices.announce(chair, words.marriage(event.points), event.suit)
    pair = [card_of(rank, event.suit) for rank in (Rank.KING, Rank.QUEEN)]
    sound = Sound.FORTY if event.points >= _FULLER else None
    hand = context.zones.hand(chair).items
    if chair is Chair.SOUTH or context.zones.others[chair].is_open:
        shown = _rise(context, hand, pair, inwards=-1.0 if chair is Chair.NORTH else 1.0)
    else:
        shown = _show(context, chair, pair)
    return heard(context, Motion.MARRIAGE, shown, chair, sound)


def _rise(
    context: TrickContext, hand: list[CardItem], pair: list[Card], inwards: float
) -> QAbstractAnimation:
    """Let cards that lie open come towards the middle a little, and go back."""
    zones = context.zones
    duration, curve = context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)
    spots, moves = dict(zones.spots()), list[QAbstractAnimation]()
    for card in pair:
        shown = (item for item in hand if item.card is not None and item.card.card == card)
        item = next(shown, None)
        if item is None or item in zones.held:
            continue
        rest = spots[item].place
        up = rest.lifted(inwards * MARRIAGE_RISE * zones.layout.metrics.card_height)
        moves.append(
            in_turn(
                travel(item, up, duration, curve),
                pause(context.ms(Motion.MARRIAGE_SHOWN)),
                travel(item, rest, duration, eased(Motion.SORT), start=up),
            )
        )
    return together(*moves)


def _show(context: TrickContext, chair: Chair, pair: list[Card]) -> QAbstractAnimation:
    """Lay the pair upright beside the hand of another, face up, and take it back."""
    zones = context.zones
    hand, items = zones.others[chair], list[CardItem]()
    for card in pair:
        item = hand.item_for(card)
        if item is None or item in items:
            item = next((other for other in hand.items if other not in items), None)
        if item is not None:
            zones.identify(item, card)
            items.append(item)
    spots = dict(zones.spots())
    duration, curve = context.ms(Motion.MARRIAGE), eased(Motion.MARRIAGE)
    forward, back = list[QAbstractAnimation](), list[QAbstractAnimation]()
    for item, place in zip(items, zones.layout.hands.shown_marriage(chair), strict=False):
        rest = spots[item].place
        context.take_off(item, 1.0)
        out = fly(item, place, duration, curve)
        out.addAnimation(turn_over(item, face_up=True, duration=duration))
        forward.append(out)
        home = fly(item, rest, duration, eased(Motion.SORT), start=place)
        home.addAnimation(turn_again(item, face_up=False, duration=duration))
        back.append(home)
    return in_turn(together(*forward), pause(context.ms(Motion.MARRIAGE_SHOWN)), together(*back))


def lay_seal(context: TrickContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Let the seal of the marriage slide from the bubble to its pile; of two lay an eight."""
    if has_eights(context.view):
        return _lay_eight(context, event)
    seal = context.table.lay_seal(event.seat, event.suit, event.points)
    if seal is None:
        return None
    rest = Place(seal.pos().x(), seal.pos().y())
    plate = context.zones.layout.sides.plate(context.chair(event.seat)).center()
    duration = context.ms(Motion.SEAL)
    if not duration:
        return None
    start = Place(plate.x(), plate.y())
    seal.setPos(start.point)
    slide = travel(seal, rest, duration, eased(Motion.SEAL), start=start)
    return heard(context, Motion.SEAL, slide, context.chair(event.seat))


def _lay_eight(context: TrickContext, event: MarriageMelded) -> QAbstractAnimation | None:
    """Let the eight of the suit slide to its place."""
    zones, chair = context.zones, context.chair(event.seat)
    zone = zones.eights[chair]
    before = len(zone.items)
    item = zones.new_item(PhysicalCard(card_of(Rank.EIGHT, event.suit)))
    zone.add(item, event.points)
    spot = dict(zone.spots(zones.layout))[item]
    item.lie(spot)
    item.setPos(zones.layout.metrics.width + zones.layout.metrics.card_width, 0.0)
    context.take_off(item, spot.place.scale)
    flight = fly(item, spot.place, context.ms(Motion.EIGHT), eased(Motion.EIGHT))
    laid = together(flight, context.rearrange(zone.items[:before], Motion.EIGHT))
    return heard(context, Motion.EIGHT, laid, chair)


def show_hand(context: TrickContext, event: HandShown) -> QAbstractAnimation | None:
    """Turn the whole hand of another up: it has won the deal."""
    chair, zones = context.chair(event.seat), context.zones
    if chair is Chair.SOUTH or zones.others[chair].is_open:
        return pause(context.ms(Motion.MARRIAGE_SHOWN))
    hand = zones.others[chair]
    turns: list[QAbstractAnimation] = []
    for item, card in zip(hand.items, event.cards, strict=False):
        zones.identify(item, card)
        turns.append(turn_over(item, face_up=True, duration=context.ms(Motion.FLIP)))
    hand.is_open = True
    return in_turn(together(*turns), pause(context.ms(Motion.CUT_SHOWN)))


# ------------------------------------------------------------------------------------- exchange


def exchange(context: TrickContext, event: TrumpExchanged) -> QAbstractAnimation | None:
    """The seven of trumps is pushed below the turn-up, which then goes into the hand."""
    chair = context.chair(event.seat)
    given, taken = _swap(context, chair, event)
    if given is None or taken is None:
        return None
    context.table.notices.announce(chair, words.exchanged(), event.taken.suit)
    zones = context.zones
    parts = [_push_below(context, given), _pull_out(context, taken)]
    if not zones.spot_of(taken).face_up:
        parts.append(pause(context.ms(Motion.EXCHANGE_SHOWN)))
    parts.append(_bring_home(context, taken))
    others = [item for item in zones.hand(chair).items if item is not taken]
    moved = together(in_turn(*parts), context.rearrange(others, Motion.EXCHANGE))
    return heard(context, Motion.EXCHANGE, moved, chair)


def _beside(context: TrickContext) -> Place:
    layout = context.zones.layout
    return layout.middle.turn_up.moved(EXCHANGE_SLIDE * layout.metrics.card_height, 0.0)


def _push_below(context: TrickContext, given: CardItem) -> QAbstractAnimation:
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


def _pull_out(context: TrickContext, taken: CardItem) -> QAbstractAnimation:
    under, out = context.zones.layout.middle.turn_up, _beside(context)
    slide = travel(taken, out, _part(context, _OUT), eased(Motion.EXCHANGE), start=under)
    slide.finished.connect(partial(context.enter_hand, taken, context.zones.spot_of(taken)))
    return slide


def _bring_home(context: TrickContext, taken: CardItem) -> QAbstractAnimation:
    home = context.zones.spot_of(taken)
    duration, curve = _part(context, _HOME), eased(Motion.EXCHANGE)
    start = _beside(context)
    flight = fly(taken, home.place, duration, curve, arc=PLAY_THEIRS_ARC, start=start)
    if not home.face_up:
        flight.addAnimation(turn_again(taken, face_up=False, duration=duration))
    return flight


def _part(context: TrickContext, part: float) -> int:
    return round(part * context.ms(Motion.EXCHANGE))


def _swap(
    context: TrickContext, chair: Chair, event: TrumpExchanged
) -> tuple[CardItem | None, CardItem | None]:
    """Let the zones exchange both cards; give the items."""
    zones = context.zones
    if chair is Chair.SOUTH:
        given = zones.own_hand.item_showing(event.given, context.chosen)
    else:
        given = zones.others[chair].item_for(event.given)
    taken = zones.talon.turn_up
    if given is None or taken is None:
        return None, None
    zones.held.discard(given)
    zones.identify(given, event.given)
    given.set_veiled(veiled=False)
    zones.identify(taken, event.taken)
    hand = zones.hand(chair).items
    hand.remove(given)
    hand.append(taken)
    zones.talon.turn_up = given
    zones.sort_hand(chair, context.view)
    return given, taken
