"""Shuffling, dealing, turning up the trump and sorting the hand."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardsDealt, TrumpTurned
from sixtysix_gui.table.card_item import CardItem
from sixtysix_gui.table.durations import DEAL_ARC, SHUFFLE_SLIDE, Motion
from sixtysix_gui.table.hand_order import sorted_hand
from sixtysix_gui.table.layout import Side
from sixtysix_gui.table.motions.basics import (
    after,
    eased,
    in_turn,
    pause,
    together,
    travel,
    turn_over,
)
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.reconcile import deal_name, show_marriages, show_score
from sixtysix_gui.table.theme import Z


def gather_pack(context: MotionContext) -> QAbstractAnimation | None:
    """Lay the whole pack face down in the talon's place; the score is that of the new deal."""
    stage, view = context.stage, context.view
    items = stage.clear_deal()
    stage.held.clear()
    size = view.rules.deck_pack
    stage.remove(items[size:])
    items = items[:size] + [stage.new_item() for _ in range(size - len(items))]
    for item in items:
        item.become(None)
    stage.talon.items = items
    stage.trick.number = 1
    stage.deal = deal_name(view)
    show_marriages(stage, view)
    show_score(stage, view, view.score)
    stage.settle()
    return None


def shuffle(context: MotionContext) -> QAbstractAnimation | None:
    """Slide two halves of the pack apart and together, twice."""
    duration = context.ms(Motion.SHUFFLE) // 4
    if not duration:
        return None
    slide = SHUFFLE_SLIDE * context.stage.layout.card_width
    items = context.stage.talon.items
    strokes: list[QAbstractAnimation] = []
    for _ in range(2):
        apart: list[QAbstractAnimation] = []
        back: list[QAbstractAnimation] = []
        for index, item in enumerate(items):
            home = item.place
            away = home.moved(slide / 2 if index % 2 else -slide / 2, 0.0)
            curve = eased(Motion.SHUFFLE)
            apart.append(travel(item, away, duration, curve, start=home))
            back.append(travel(item, home, duration, curve, start=away))
        strokes += [together(*apart), together(*back)]
    return in_turn(*strokes)


def deal_cards(context: MotionContext, event: CardsDealt) -> QAbstractAnimation | None:
    """Deal a batch card by card; own cards are turned over on arrival."""
    stage = context.stage
    mine = context.side(event.seat) is Side.MINE
    dealt: list[CardItem] = []
    for index in range(event.count):
        item = stage.talon.take_top()
        if item is None:
            break
        item.become(event.cards[index] if event.cards else None)
        (stage.own_hand if mine else stage.opponent_hand).items.append(item)
        dealt.append(item)
    hand = stage.own_hand.items if mine else stage.opponent_hand.items
    resting = [item for item in hand if item not in dealt]
    spots = dict(stage.spots())
    moves: list[QAbstractAnimation] = [context.rearrange(resting, Motion.DEAL)]
    duration, stagger = context.ms(Motion.DEAL), context.ms(Motion.DEAL_STAGGER)
    for index, item in enumerate(dealt):
        context.take_off(item, spots[item].place.scale)
        flight = travel(item, spots[item].place, duration, eased(Motion.DEAL), arc=DEAL_ARC)
        if mine:
            turn = turn_over(item, face_up=True, duration=context.ms(Motion.FLIP))
            flight = in_turn(flight, turn)
        moves.append(after(index * stagger, flight))
    return together(*moves)


def between_batches(context: MotionContext) -> QAbstractAnimation | None:
    """Wait between two batches."""
    return pause(context.ms(Motion.DEAL_BATCH))


def turn_up_trump(context: MotionContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Turn the trump card up beside the pack, then push it below the pack."""
    stage = context.stage
    item = stage.talon.take_top()
    if item is None:
        return None
    item.become(event.card)
    stage.talon.turn_up = item
    context.take_off(item, 1.0)
    under = stage.layout.turn_up
    beside = under.moved(stage.layout.card_height / 2 + 0.1 * stage.layout.card_width, 0.0)
    duration = context.ms(Motion.TURN_UP)
    opened = together(
        travel(item, beside, duration, eased(Motion.TURN_UP)),
        turn_over(item, face_up=True, duration=duration),
    )
    opened.finished.connect(lambda: item.setZValue(Z.TURN_UP))
    pushed = travel(
        item,
        under,
        context.ms(Motion.PACK_OVER_TURN_UP),
        eased(Motion.PACK_OVER_TURN_UP),
        start=beside,
    )
    return in_turn(opened, pushed)


def sort_hand(context: MotionContext) -> QAbstractAnimation | None:
    """Put the cards of the own hand in order."""
    hand = context.stage.own_hand
    order = sorted_hand(hand.cards(), context.view.trump)
    by_card = {item.card: item for item in hand.items}
    hand.items = [by_card[card] for card in order]
    return context.rearrange(hand.items, Motion.SORT)
