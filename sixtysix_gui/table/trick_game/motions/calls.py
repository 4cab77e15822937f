"""What is said in an auction: bids, contracts, doubles, openings, and passes."""

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsScale

from sixtysix_gui.rules.events import (
    BidMade,
    ContractCalled,
    DealOpened,
    Doubled,
    Event,
    Passed,
    WentOut,
)
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.table.durations import COIN_HOP, Motion
from sixtysix_gui.table.motions.basics import change, eased, keyed, pause, together
from sixtysix_gui.table.trick_game import words
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.sounds import heard


def say(context: TrickContext, event: Event) -> QAbstractAnimation | None:
    """Show a call in a bubble, which stays as long as the auction does."""
    text = said_by(context, event)
    seat = getattr(event, "seat", None)
    if not text or seat is None:
        return None
    context.table.notices.call(context.chair(seat), text)
    return pause(context.ms(Motion.CALL_APART))


def said_by(context: TrickContext, event: Event) -> str:
    """Give the words of a call; empty for what is no call."""
    if isinstance(event, BidMade):
        return str(event.ticks)
    if isinstance(event, ContractCalled):
        return words.CONTRACTS[event.contract]
    if isinstance(event, Doubled):
        return words.said(words.doubled(event.level)[0])
    if isinstance(event, DealOpened):
        return words.said(words.OPENINGS[event.opening])
    if isinstance(event, Passed) and _is_auction(context):
        return words.passed()
    return ""


def _is_auction(context: TrickContext) -> bool:
    """Say whether a pass belongs to an auction: nothing has been led yet."""
    view = context.view
    bids = bool(view.calls) or view.phase is Phase.BID
    return bids and not view.won and not view.table and view.trick_number == 1


def go_out(context: TrickContext, event: WentOut) -> QAbstractAnimation | None:
    """The coin hops and flips once."""
    chair = context.chair(event.seat)
    context.table.notices.announce(chair, words.out())
    duration, coin = context.ms(Motion.OUT), context.table.coin
    turn = QGraphicsScale(coin)
    coin.setTransformations([turn])
    coin.show()
    rest = coin.pos()
    hop = change(coin, b"pos", rest, duration, eased(Motion.OUT))
    up = COIN_HOP * context.zones.layout.metrics.card_width
    hop.setKeyValueAt(0.5, rest - QPointF(0.0, up))
    once_around = [(0.0, 1.0), (0.25, 0.0), (0.5, 1.0), (0.75, 0.0), (1.0, 1.0)]
    flip = keyed(turn, b"xScale", once_around, duration)
    return heard(context, Motion.OUT, together(hop, flip), chair)
