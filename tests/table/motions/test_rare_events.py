"""Motions of events to which no playthrough comes: a hand that is shown, and a slam."""

import pytest

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event, HandShown, SlamWon, as_seen_by
from sixtysix_gui.rules.moves import PLAY_CARD, CallContract, Move, NameTrump
from sixtysix_gui.rules.seats import PARTNERS, Seat, seats_of
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed
from sixtysix_gui.table.layout.chair import FACING, chair_of
from sixtysix_gui.table.table import Table
from tests.helpers.deals.engine import cards, start
from tests.helpers.table.deals import Moment
from tests.helpers.table.motions import MOVING, begin_step, shown_side
from tests.helpers.table.shows import card_of_item

pytestmark = pytest.mark.window

BIDDER = Seat.A
JODLER = "AS TS KS AC TC KC AH TH KH QH JH QC QS JS JC AD TD KD QD JD"
"""Forehand, has the five highest spades."""

DEALT = "9C 9S 9H QC QS QH 9D JC JS QD KC KS "
TALON = "JH AC JD AS KH AH KD AD TH TC TD TS"
PLAYED = "9C QC QS 9S QH 9H QD 9D KC JC KS JS TH AH AD TD AC JH AS KH TC JD TS KD"
"""B wins the tricks after which cards are drawn, and A all that follow."""


def last_step(deal: Deal, *moves: Move, me: Seat) -> tuple[Deal, Moment]:
    """Return a deal before the last of some moves, and what then happens as a seat sees it."""
    before = deal
    events: tuple[Event, ...] = ()
    for move in moves:
        before = deal
        deal, events = before.apply(move)
    seen = tuple(as_seen_by(me, event) for event in events)
    return before, Moment(seen, deal.view(me), None)


@pytest.mark.parametrize("speed", MOVING)
@pytest.mark.parametrize("me", seats_of(PARTNERS))
def test_the_hand_that_wins_a_deal_by_being_shown_is_turned_up_and_stays_a_while(
    table: Table, me: Seat, speed: Speed
) -> None:
    deal = start(rule_set("bauernschnapsen"), JODLER, "D")
    call = (NameTrump(Suit.SPADES), CallContract("herrenjodler"))
    before, moment = last_step(deal, *call, me=me)
    (shown,) = (event for event in moment.events if isinstance(event, HandShown))
    table.play((), before.view(me))
    hand = table.table_scene.zones.hand(chair_of(BIDDER, me, 4))
    mine = me is BIDDER
    assert {shown_side(item) for item in hand.items} == {mine}
    animation = begin_step(table, moment, speed, "show_hand")
    rest = MOTIONS[Motion.MARRIAGE_SHOWN if mine else Motion.CUT_SHOWN].at(speed)
    turning = 0 if mine else MOTIONS[Motion.FLIP].at(speed)
    assert animation.totalDuration() == turning + rest
    animation.setCurrentTime(turning)
    assert {card_of_item(item) for item in hand.items} == set(shown.cards)
    assert {shown_side(item) for item in hand.items} == {True}


@pytest.mark.parametrize("me", [Seat.A, Seat.B])
def test_a_slam_is_seen_in_what_the_piles_count(table: Table, me: Seat) -> None:
    deal = start(rule_set("idiots-66", {"end.slam": 100}), DEALT + TALON, "B")
    moves = [PLAY_CARD[card] for card in cards(PLAYED)]
    before, moment = last_step(deal, *moves, me=me)
    assert SlamWon(Seat.A, 100) in moment.events
    table.play((), before.view(me))
    animation = begin_step(table, moment, Speed.NORMAL, "count_piles")
    animation.setCurrentTime(animation.totalDuration())
    points = table.table_scene.signs.plates.points
    shown = {chair: points[chair].text for chair in FACING}
    assert shown == {chair_of(Seat.A, me, 2): "196", chair_of(Seat.B, me, 2): "24"}
