"""Calls stay and become tags, counters come, coins flip, and the lead is marked."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import CardPlayed, Doubled
from sixtysix_gui.rules.moves import Bid, Move, NameTrump, PlayCard
from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import Moment, playthrough, step_where
from tests.helpers.table.driver import click, perform_by_keyboard
from tests.helpers.table.motions import frames, motion_context, run_steps, steps_of
from tests.helpers.table.shows import assert_shows
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window


def ends_auction(before: Moment, after: Moment) -> bool:
    """Return whether the last call is that of another than who holds the auction, and not mine."""
    bidder = after.view.bidder
    return (
        before.view.phase is Phase.BID
        and after.view.phase in (Phase.LEAD, Phase.FOLLOW, Phase.DOUBLE)
        and bidder not in (None, after.view.seat)
        and getattr(after.events[0], "seat", None) is not bidder
    )


def others_make(kind: type[Move]) -> Callable[[Moment, Moment], bool]:
    """Return whether somebody else makes a move of a kind."""
    return lambda before, _: isinstance(before.move, kind) and not before.view.my_turn


@pytest.mark.parametrize("name", ["na-66", "cutthroat-66", "bauernschnapsen"])
def test_the_call_that_holds_shrinks_into_its_tag(table: Table, name: str) -> None:
    before, after = step_where(name, ends_auction)
    table.show_at_once(before.view)
    scene, context = table.table_scene, motion_context(table, after.view, Speed.NORMAL)
    assert after.view.bidder is not None
    chair = context.chair(after.view.bidder)
    bubble, tag = scene.notices.bubbles[chair], scene.signs.plates.hanging.tags[chair]
    others = [scene.notices.bubbles[other] for other in scene.notices.calls if other is not chair]
    *_, shrinking = steps_of(context, replace(after, events=after.events[:1]))
    sizes = [bubble.scale() for _ in frames(shrinking())]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 1.0
    middle = bubble.mapToScene(bubble.body().center())
    assert (middle - tag.mapToScene(tag.body().center())).manhattanLength() < 0.5
    assert (bubble.opacity(), tag.opacity()) == (0.0, 1.0)
    assert all(other.opacity() == 0.0 for other in others)
    table.play((), after.view)
    assert (tag.isVisible(), bubble.isVisible()) == (True, False)
    assert (bubble.scale(), tag.opacity()) == (sizes[-1], 1.0)
    scene.notices.call(chair, "6")
    assert bubble.scale() == 1.0


def test_the_figure_doubles_while_the_coin_is_flipped(table: Table) -> None:
    def is_second(_: Moment, moment: Moment) -> bool:
        return any(isinstance(event, Doubled) and event.level == 2 for event in moment.events)

    before, after = step_where("bauernschnapsen", is_second)
    table.show_at_once(before.view)
    told, coin = list[Cue](), table.table_scene.buttons.doubling
    context = motion_context(table, after.view, Speed.NORMAL, told.append)
    step, *_ = steps_of(context, after)
    words = [coin.words for _ in frames(step())]
    assert list(dict.fromkeys(words)) == [("Kontra", "× 2"), ("Re", "× 4")]
    assert [cue.sound for cue in told] == [Sound.CALL, Sound.OUT]


def test_calls_stay_until_the_auction_ends(table: Table) -> None:
    before, after = step_where("na-66", others_make(Bid))
    table.play((), before.view)
    table.play(after.events, after.view)
    notices = table.table_scene.notices
    assert len(notices.calls) == len(after.view.calls)
    assert str(after.view.calls[-1].bid) in notices.calls.values()
    *_, last = playthrough("na-66", 3)
    table.play(last.events, last.view)
    assert notices.calls == {}


def test_the_counter_comes_with_the_named_suit(table: Table) -> None:
    before, after = step_where("three-66", others_make(NameTrump))
    counter = table.table_scene.signs.trump.counter
    table.play((), before.view)
    assert not counter.isVisible()
    table.play(after.events, after.view)
    assert (counter.isVisible(), counter.trump) == (True, after.view.trump)


def test_the_lead_is_marked_once_its_card_has_landed(table: Table) -> None:
    wedge = table.table_scene.signs.trump.wedge
    marked: list[bool] = []
    for moment in playthrough("four-66", 11):
        leads = moment.events and isinstance(moment.events[-1], CardPlayed)
        begun = len(moment.view.table) == 1
        for _, animation in run_steps(table, moment, Speed.NORMAL):
            if leads and begun:
                marked.append(wedge.isVisible())
                animation.setCurrentTime(animation.totalDuration() // 2)
                marked.append(wedge.isVisible())
            animation.setCurrentTime(animation.totalDuration())
        if leads and begun:
            assert wedge.isVisible()
    assert len(marked) >= 10
    assert not any(marked)


def test_a_card_from_the_side_turns_upright(table: Table) -> None:
    before, after = step_where("four-66", others_make(PlayCard))
    table.play((), before.view)
    longest = [animation.totalDuration() for _, animation in run_steps(table, after, Speed.NORMAL)]
    assert MOTIONS[Motion.PLAY_THEIRS].normal in longest
    zones = table.table_scene.zones
    for item, spot in zones.trick.spots(zones.layout, zones.deal):
        assert item.face_up
        assert abs(spot.place.angle) < 10


@pytest.fixture
def others(make_table: MakeTable) -> tuple[Table, Moment, Moment]:
    """A table on which another acts in slow motion; that moment, and the next, a card of others."""
    table = make_table(TableOptions(speed="slow"))
    moments = list(playthrough("four-66", 5))
    start, first, second = next(
        three
        for three in zip(moments, moments[1:], moments[2:], strict=False)
        if three[0].view.table and not any(moment.view.my_turn for moment in three[:2])
        if isinstance(three[2].events[0], CardPlayed)
    )
    table.show_at_once(start.view)
    table.play(first.events, first.view)
    assert table.is_moving
    return table, first, second


@pytest.mark.parametrize("by_key", [False, True])
def test_a_click_or_a_key_brings_the_next_moment_of_the_person(
    others: tuple[Table, Moment, Moment], by_key: bool
) -> None:
    table, first, second = others
    if by_key:
        QTest.keyClick(table, Qt.Key.Key_Return)
    else:
        click(table, QPointF(5.0, 5.0))
    assert not table.is_moving
    assert_shows(table, first.view)
    table.play(second.events, second.view)
    assert not table.is_moving


def test_a_move_that_is_taken_back_leaves_no_haste(others: tuple[Table, Moment, Moment]) -> None:
    table, first, second = others
    click(table, QPointF(5.0, 5.0))
    table.show_at_once(first.view)
    table.play(second.events, second.view)
    assert table.is_moving


def test_the_plate_of_who_is_to_act_glows(table: Table) -> None:
    for moment in playthrough("na-66", 2):
        table.play(moment.events, moment.view)
        glowing = [c for c in Chair if table.table_scene.signs.plates.plates[c].is_to_act]
        assert len(glowing) == (moment.view.outcome is None)


def test_the_place_of_the_coin_keeps_its_figure_while_others_act(table: Table) -> None:
    for moment in playthrough("gaigel", 5):
        table.play((), moment.view)
        scene = table.table_scene
        coin = scene.buttons.coin_place
        promised = coin.picture()[0].toImage()
        scene.offer_nothing()
        scene.settle()
        assert coin.picture()[0].toImage() == promised
        if moment.view.won:
            break


@pytest.mark.parametrize(("name", "turns"), [("gaigel", True), ("gaigel-2", False)])
def test_only_more_than_two_are_told_which_way_the_turn_goes(
    table: Table, name: str, turns: bool
) -> None:
    table.show_at_once(next(iter(playthrough(name, 1))).view)
    assert table.table_scene.signs.chevrons.isVisible() is turns


def test_the_focus_on_a_card_in_motion_does_not_stop_the_motion(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    def i_play(before: Moment, after: Moment) -> bool:
        plays = before.view.my_turn and isinstance(before.move, PlayCard)
        return plays and len(after.view.hand) > 3

    table = make_table(TableOptions(speed="fast"))
    before, after = step_where("four-66", i_play, [3])
    assert before.move is not None
    table.show_at_once(before.view)
    perform_by_keyboard(table, before.move)
    table.play(after.events, after.view)
    table.set_players(table.players)  # as at everything that happens; the focus has gone on
    assert table.is_moving
    qtbot.waitUntil(lambda: not table.is_moving)
    assert_shows(table, after.view)
