"""Every event is seen as a motion, from where things lay to where they belong, at every speed."""

import itertools
from dataclasses import dataclass

import pytest

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event, HandShown, SlamWon, TrumpTurned, as_seen_by
from sixtysix_gui.rules.moves import PLAY_CARD, CallContract, Move, NameTrump
from sixtysix_gui.rules.seats import PARTNERS, Seat, seats_of
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed
from sixtysix_gui.table.pieces.labels import PointsTag, Tag
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.pieces.pills import Bubble
from sixtysix_gui.table.seating import FACING, Score, chair_of
from sixtysix_gui.table.table import Table
from tests.helpers.deals.engine import cards, kinds_of, start
from tests.helpers.table.deals import Moment, playthrough, step_where, steps_by_event
from tests.helpers.table.motions import (
    MOVING,
    assert_in_place,
    begin_step,
    close_to,
    motion_context,
    run_steps,
    run_to_the_end,
    shown_side,
    steps_of,
)
from tests.helpers.table.shows import assert_shows, card_of_item

pytestmark = pytest.mark.window

RESTS = {MOTIONS[rest].normal for rest in (Motion.TRICK_RESTS, Motion.THREE_REST, Motion.FOUR_REST)}
"""So long a trick lies where nothing else takes time."""


@dataclass(frozen=True)
class Row:
    """A row of the design's table: what happens, by whom, in which step, and its milliseconds.

    ``moves`` says whether cards change their places; the coin and the ring are no cards.
    """

    name: str
    event: str
    step: str
    slow: int
    normal: int
    fast: int
    none: int = 0
    mine: bool = True
    moves: bool = True

    def at(self, speed: Speed) -> int:
        """Return the milliseconds at a speed."""
        return dict(zip(Speed, (self.slow, self.normal, self.fast, self.none), strict=True))[speed]


ROWS = [
    # twelve cards in batches of three: 11 staggers and 3 pauses before the last, which is mine,
    # flies on and is turned over
    Row("deal", "CardsDealt", "deal_cards", 2000 + 240, 1260 + 160, 570 + 90),
    Row("shuffle", "CardsDealt", "shuffle", 700, 400, 0),
    Row("turn up trump", "TrumpTurned", "turn_trump", 420 + 260, 280 + 180, 160 + 100),
    Row("sort hand", "CardsDealt", "sort_hand", 260, 180, 100),
    Row("play, mine", "CardPlayed", "play_card", 260, 180, 110),
    Row("play, theirs", "CardPlayed", "play_card", 420, 300, 180, mine=False),
    Row("trick rests", "TrickWon", "rest_trick", 1100, 700, 350, 700),
    Row("trick to me", "TrickWon", "take_trick", 460, 320, 180),
    Row("trick to them", "TrickWon", "take_trick", 460, 320, 180, mine=False),
    Row("draw", "CardDrawn", "draw_cards", 360 + 120, 240 + 80, 140 + 40),
    Row("exchange, mine", "TrumpExchanged", "exchange", 961, 651, 372),
    Row("exchange, theirs", "TrumpExchanged", "exchange", 1461, 1151, 872, mine=False),
    Row("close, mine", "TalonClosed", "close_talon", 640, 440, 260),
    Row("close, theirs", "TalonClosed", "close_talon", 640, 440, 260, mine=False),
    Row("marriage, mine", "MarriageMelded", "show_marriage", 1500, 1000, 540),
    Row("marriage, theirs", "MarriageMelded", "show_marriage", 1500, 1000, 540, mine=False),
    Row("eight", "MarriageMelded", "lay_reminder", 420, 300, 180),
    Row("out", "WentOut", "go_out", 500, 350, 200, moves=False),
]


@pytest.mark.slow(sample=29)
@pytest.mark.parametrize(("row", "speed"), list(itertools.product(ROWS, Speed)), ids=str)
def test_a_row_takes_its_time(table: Table, row: Row, speed: Speed) -> None:
    before, moment = steps_by_event()[row.event, True, row.mine]
    table.play((), before.view)
    ran = {each.step: each for each in run_to_the_end(table, moment, speed)}
    if not row.at(speed):
        assert row.step not in ran
        return
    assert ran[row.step].duration == row.at(speed)
    assert ran[row.step].moved is (row.moves and speed is not Speed.NONE)


@pytest.mark.slow(sample=23)
@pytest.mark.parametrize("name", rule_set_names())
@pytest.mark.parametrize(
    ("speed", "seed"),
    [*((speed, 11) for speed in MOVING), *((Speed.NONE, seed) for seed in (4, 5, 6))],
)
def test_the_motions_alone_lead_to_the_view(
    table: Table, name: str, speed: Speed, seed: int
) -> None:
    for moment in playthrough(name, seed):
        for ran in run_to_the_end(table, moment, speed):
            assert ran.duration < 15_000
            assert speed in MOVING or (ran.step == "rest_trick" and ran.duration in RESTS)
        assert_shows(table, moment.view)


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("begun", [False, True], ids=["passed over", "ended half-way"])
@pytest.mark.parametrize("name", rule_set_names())
def test_what_a_motion_did_not_end_lies_as_it_should(table: Table, name: str, begun: bool) -> None:
    scene = table.table_scene
    for moment in playthrough(name, 11):
        if moment.fresh_deal:
            scene.begin_deal(moment.view, Score())
        for step in steps_of(motion_context(table, moment.view, Speed.NORMAL), moment):
            animation = step()
            if begun and animation is not None and animation.totalDuration() > 0:
                animation.start()
                animation.setCurrentTime(animation.totalDuration() // 2)
                animation.stop()
            scene.settle()
            pieces = [piece for piece in scene.items() if isinstance(piece, Piece)]
            said = (Bubble, PointsTag, Tag)  # which the view that follows takes away or says again
            lying = [p for p in pieces if p.isVisible() and not isinstance(p, said)]
            assert not [type(piece).__name__ for piece in lying if piece.scale() != 1.0]
            assert not any(piece.transformations() for piece in lying)
            counter = table.table_scene.signs.trump.counter
            if counter.isVisible():
                assert counter.opacity() == 1.0
                assert counter.pos() == scene.zones.layout.middle.counter
        scene.notices.clear()


# ---------------------------------------------------------------------------- every kind of event

RARE = {"HandShown", "SlamWon"}
"""Events to which no playthrough comes: below."""

UNSEEN = {"LastTrickBonus", "Passed", "SatOut"}
"""What the score, or the view that follows, shows; a pass is said in an auction only."""


def test_every_kind_of_event_occurs_here() -> None:
    kinds = {kind.__name__ for kind in kinds_of(Event)}
    assert {kind for kind, _, _ in steps_by_event()} == kinds - RARE


@pytest.mark.parametrize(
    ("kind", "closes", "mine"), sorted(each for each in steps_by_event() if each[0] not in UNSEEN)
)
def test_every_event_is_seen_to_happen(table: Table, kind: str, closes: bool, mine: bool) -> None:
    before, moment = steps_by_event()[kind, closes, mine]
    table.play((), before.view)
    assert sum(a.totalDuration() for _, a in run_steps(table, moment, Speed.NORMAL)) > 0


# ------------------------------------------------------ a hand that is shown, and a slam

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


@pytest.mark.parametrize("name", ["three-66", "bauernschnapsen"])
def test_a_card_turned_for_trumps_is_dealt_from_where_it_was_shown(table: Table, name: str) -> None:
    before, moment = step_where(
        name, lambda _, then: any(isinstance(event, TrumpTurned) for event in then.events)
    )
    table.play((), before.view)
    item = table.table_scene.zones.talon.items[-1]
    steps = run_steps(table, moment, Speed.NORMAL)
    _, shown = next(pair for pair in steps if pair[0] == "turn_trump")
    shown.setCurrentTime(shown.totalDuration())
    place = item.place
    _, dealt = next(pair for pair in steps if pair[0] == "deal_cards")
    assert close_to(item.place, place)
    assert shown_side(item) is True
    dealt.setCurrentTime(dealt.totalDuration())
    assert_in_place(table)
