"""The motion table of the design, row by row: how long, from where, to where, at every speed."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from PySide6.QtCore import QAbstractAnimation, QAnimationGroup, QPointF, QPropertyAnimation, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.chair import FACING
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.deals import ME, Moment, playthrough
from tests.helpers.table.driver import card_point
from tests.helpers.table.game import TableGame, usual_deal
from tests.helpers.table.motions import (
    casts_the_shadow_of,
    close_to,
    motion_context,
    places,
    run_steps,
    shown_side,
)
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

MOVING = (Speed.SLOW, Speed.NORMAL, Speed.FAST)
LEFT = Qt.MouseButton.LeftButton


@dataclass(frozen=True)
class Row:
    """A row of the table: what happens, by whom, in which step, and its milliseconds.

    ``moves`` says whether cards change their places; the coin and the ring are no cards.
    """

    name: str
    event: str
    step: str
    slow: int
    normal: int
    fast: int
    mine: bool | None = None
    moves: bool = True

    def at(self, speed: Speed) -> int:
        """Gives the milliseconds at a speed at which things move."""
        return {Speed.SLOW: self.slow, Speed.NORMAL: self.normal, Speed.FAST: self.fast}[speed]


ROWS = [
    # twelve cards in batches of three: 11 staggers and 3 pauses before the last, which flies on
    Row("deal", "CardsDealt", "deal_cards", 2000, 1260, 570),
    Row("shuffle", "CardsDealt", "shuffle", 700, 400, 0),
    Row("turn up trump", "TrumpTurned", "turn_trump", 420 + 260, 280 + 180, 160 + 100),
    Row("sort hand", "CardsDealt", "sort_hand", 260, 180, 100),
    Row("play, mine", "CardPlayed", "play_card", 260, 180, 110, mine=True),
    Row("play, theirs", "CardPlayed", "play_card", 420, 300, 180, mine=False),
    Row("trick rests", "TrickWon", "rest_trick", 1100, 700, 350, moves=False),
    Row("trick to me", "TrickWon", "take_trick", 460, 320, 180, mine=True),
    Row("trick to them", "TrickWon", "take_trick", 460, 320, 180, mine=False),
    Row("draw", "CardDrawn", "draw_cards", 360 + 120, 240 + 80, 140 + 40),
    Row("exchange, mine", "TrumpExchanged", "exchange", 961, 651, 372, mine=True),
    Row("exchange, theirs", "TrumpExchanged", "exchange", 1461, 1151, 872, mine=False),
    Row("close, mine", "TalonClosed", "close_talon", 640, 440, 260, mine=True),
    Row("close, theirs", "TalonClosed", "close_talon", 640, 440, 260, mine=False),
    Row("marriage, mine", "MarriageMelded", "show_marriage", 1500, 1000, 540, mine=True),
    Row("marriage, theirs", "MarriageMelded", "show_marriage", 1500, 1000, 540, mine=False),
    Row("eight", "MarriageMelded", "lay_reminder", 420, 300, 180),
    Row("out", "WentOut", "go_out", 500, 350, 200, moves=False),
]
WITH_SPEED = list(itertools.product(ROWS, MOVING))


@cache
def moment_of(event: str, mine: bool | None) -> tuple[Moment, Moment]:
    """Finds the moment before an event, and the one in which it happens."""
    for name, seed in itertools.product(("german-66", "house-66", "schnapsen"), range(1, 30)):
        moments = list(playthrough(name, seed))
        for before, moment in zip([moments[0], *moments], moments, strict=False):
            for happened in moment.events:
                by_me = getattr(happened, "seat", ME) is ME
                if type(happened).__name__ == event and mine in (None, by_me):
                    return before, moment
    raise LookupError(event)


def begin(table: Table, row: Row, speed: Speed) -> QAbstractAnimation | None:
    """Plays up to the row's step and gives its animation at the first instant."""
    before, moment = moment_of(row.event, row.mine)
    table.play((), before.view)
    for name, animation in run_steps(table, moment, speed):
        if name == row.step:
            return animation
    return None


@pytest.mark.slow(sample=11)
@pytest.mark.parametrize(("row", "speed"), WITH_SPEED, ids=str)
def test_a_row_takes_its_time_from_where_things_lie_to_where_they_belong(
    table: Table, row: Row, speed: Speed
) -> None:
    if not row.at(speed):
        assert begin(table, row, speed) is None
        return
    before, moment = moment_of(row.event, row.mine)
    table.play((), before.view)
    lying = places(table)
    for name, animation in run_steps(table, moment, speed):
        if name == row.step:
            check_motion(table, row, animation, lying, speed)
            return
        animation.setCurrentTime(animation.totalDuration())
        table.table_scene.settle()
        lying = places(table)
    pytest.fail("this step never comes")


def check_motion(
    table: Table,
    row: Row,
    animation: QAbstractAnimation,
    lying: dict[CardItem, Place],
    speed: Speed,
) -> None:
    assert animation.totalDuration() == row.at(speed)
    begins = places(table)
    assert all(close_to(begins[item], lying[item]) for item in begins if item in lying)
    animation.setCurrentTime(row.at(speed) // 3)
    between = places(table)
    animation.setCurrentTime(row.at(speed))
    ends = places(table)
    on_the_way = [i for i in ends if not close_to(between[i], begins[i])]
    assert bool(on_the_way) is row.moves or row.step == "rest_trick"
    for item, spot in table.table_scene.zones.spots():
        assert close_to(item.place, spot.place)
        assert shown_side(item) == spot.face_up
        assert casts_the_shadow_of(item, spot)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_without_motion_a_row_takes_no_time_and_ends_where_it_would(table: Table, row: Row) -> None:
    before, moment = moment_of(row.event, row.mine)
    table.play((), before.view)
    for name, animation in run_steps(table, moment, Speed.NONE):
        assert (name, animation.totalDuration()) == ("rest_trick", 700)
    for item, spot in table.table_scene.zones.spots():
        assert close_to(item.place, spot.place)
        assert shown_side(item) == spot.face_up


# ------------------------------------------------------------------------- what rows say in detail


@pytest.mark.parametrize("speed", MOVING)
def test_the_cards_of_the_last_deal_come_together(table: Table, speed: Speed) -> None:
    *_, last = playthrough("german-66", 1)
    table.play((), last.view)
    lying = places(table)
    fresh = next(playthrough("german-66", 2))
    for name, animation in run_steps(table, fresh, speed):
        if name == "gather_pack":
            assert (
                animation.totalDuration() == {"slow": 420, "normal": 300, "fast": 180}[speed.value]
            )
            begins = places(table)
            assert all(close_to(begins[item], lying[item]) for item in begins if item in lying)
            animation.setCurrentTime(animation.totalDuration())
            talon = table.table_scene.zones.layout.middle.talon
            items = table.table_scene.zones.talon.items
            assert len(items) == 24
            assert all(shown_side(item) is False for item in items)
            assert all(abs(item.place.x - talon.x) < 0.1 * 140 for item in items)
            return
    pytest.fail("nothing comes together")


@pytest.mark.parametrize("speed", MOVING)
def test_the_cards_won_are_laid_open_while_their_points_add_up(table: Table, speed: Speed) -> None:
    *_, before, last = playthrough("wiki-66", 6)
    table.play((), before.view)
    signs = table.table_scene.signs
    for name, animation in run_steps(table, last, speed):
        if name != "count_piles":
            continue
        outcome = last.view.outcome
        assert outcome is not None
        ticks = max(2 * tricks for tricks in outcome.tricks)
        each = min(70, 1200 // (ticks + 1))
        rest = {"slow": 900 + 300, "normal": 600 + 220, "fast": 300 + 120}[speed.value]
        counting = animation.totalDuration() - rest
        assert each * ticks <= counting <= each * (ticks + 3)
        piles = table.table_scene.zones.piles
        animation.setCurrentTime(counting)
        won = [item for pile in piles.values() for trick in pile.tricks for item in trick]
        assert all(shown_side(item) is True for item in won)
        for side, seat in zip(FACING, (ME, opposite(ME)), strict=True):
            tag = signs.plates.points[side]
            assert (tag.isVisible(), tag.points) == (True, str(outcome.totals[seat]))
        animation.setCurrentTime(animation.totalDuration())
        assert all(shown_side(item) is False for item in won)
        return
    pytest.fail("nothing is counted")


@pytest.mark.parametrize(("speed", "least"), [("slow", 900), ("normal", 500), ("fast", 200)])
def test_the_other_thinks_at_least_for_a_while_after_my_move(
    table: Table, speed: str, least: int
) -> None:
    before, theirs = moment_of("CardPlayed", False)
    table.play((), before.view)
    for since, left in ((0, least), (least - 50, 50), (least + 50, 0)):
        steps = steps_for(
            motion_context(table, theirs.view, Speed(speed)),
            theirs.events,
            fresh_deal=False,
            since_last_motion=lambda since=since: since,
        )
        thinking = steps[0]()
        assert thinking is not None
        assert thinking.totalDuration() == left
        thinking.deleteLater()


def test_dots_come_when_the_other_thinks_long(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(TableOptions(speed="normal"))
    view = next(playthrough("german-66", 2)).view
    table.play((), view)
    table.set_status("The king leads.")
    thinking, dots = table.table_scene.thinking, table.table_scene.signs.plates.dots
    assert not thinking.is_near
    table.wait_for_other()
    assert (thinking.is_near, dots.isVisible()) == (True, False)
    thinking.show()
    assert dots.isVisible()
    assert durations() == [1200]
    table.play((), view)
    assert not thinking.is_near
    assert not dots.isVisible()
    qtbot.waitUntil(lambda: durations() == [])


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "none"])
def test_what_is_announced_comes_stays_and_goes(make_table: MakeTable, speed: str) -> None:
    table = make_table(TableOptions(speed=speed, rest_tricks=False))
    before, closed = moment_of("TalonClosed", True)
    table.play((), before.view)
    table.play(closed.events, closed.view)
    assert 150 + 1600 + 250 in durations()
    table.table_scene.notices.hush()
    table.finish_motions()


@pytest.mark.parametrize("speed", MOVING)
def test_light_goes_over_the_cloth_once(make_table: MakeTable, speed: Speed) -> None:
    table = make_table(TableOptions(speed=speed.value))
    sweep = table.table_scene.sweep
    table.sweep_light()
    assert durations() == [900]
    assert sweep.band.isVisible()
    sweep.end()
    assert not sweep.band.isVisible()


def test_without_motion_no_light_goes_over_the_cloth(table: Table) -> None:
    table.sweep_light()
    assert not table.table_scene.sweep.band.isVisible()


# ---------------------------------------------------------------- what follows the pointer and keys

ACE = Card.parse("AC")
SMALL_MOVEMENTS = [  # rows: slow, normal, fast
    ("hover", (120, 90, 60)),
    ("hover, back", (140, 110, 70)),
    ("pick up", (120, 120, 120)),
    ("snap back", (320 + 120, 220 + 120, 140 + 120)),
]


def durations() -> list[int]:
    """Gives how long everything takes that moves now, or a round of what goes on and on."""
    running = [item for item in busy_qt_objects() if isinstance(item, QAbstractAnimation)]
    whole = (item for item in running if not isinstance(item.parent(), QAnimationGroup))
    return sorted(
        item.duration() if item.loopCount() < 0 else item.totalDuration() for item in whole
    )


def usual_table(make_table: MakeTable, speed: str) -> Table:
    """Return a table at which I lead, and on which nothing moves yet."""
    table = make_table(TableOptions(speed=speed))
    TableGame(table, usual_deal())
    table.finish_motions()
    return table


def end_all() -> None:
    """Lead everything that moves to its end."""
    for animation in busy_qt_objects():
        if isinstance(animation, QAnimationGroup):
            animation.setCurrentTime(animation.totalDuration())


def move_by_hand(table: Table, name: str) -> None:
    """Does with the pointer what the row is about."""
    viewport = table.viewport()
    point = table.mapFromScene(card_point(table, ACE))
    aside = table.mapFromScene(QPointF(30, 400))
    if name.startswith("hover"):
        QTest.mouseMove(viewport, aside)
        QTest.mouseMove(viewport, point)
        if name.endswith("back"):
            QTest.mouseMove(viewport, aside)
        return
    QTest.mousePress(viewport, LEFT, pos=point)
    QTest.mouseMove(viewport, (point + aside) / 2)
    QTest.mouseMove(viewport, aside)
    if name == "snap back":
        QTest.mouseRelease(viewport, LEFT, pos=aside)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("name", "milliseconds"), SMALL_MOVEMENTS)
def test_what_follows_the_pointer_takes_its_time(
    make_table: MakeTable, name: str, milliseconds: tuple[int, int, int], number: int
) -> None:
    table = usual_table(make_table, MOVING[number].value)
    move_by_hand(table, name)
    assert milliseconds[number] in durations()
    table.finish_motions()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    table.finish_motions()


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "none"])
def test_a_refused_card_lies_again_where_it_was(
    make_table: MakeTable, qtbot: QtBot, speed: str
) -> None:
    table = usual_table(make_table, speed)
    item = table.table_scene.zones.own_hand.item_showing(ACE)
    assert item is not None
    lying = item.place
    move_by_hand(table, "snap back")
    assert close_to(item.place, lying) is (speed == "none")
    end_all()
    qtbot.waitUntil(lambda: durations() == [])
    assert close_to(item.place, lying)
    assert casts_the_shadow_of(item, table.table_scene.zones.spot_of(item))


@pytest.mark.parametrize("speed", ["slow", "none"])
def test_a_dragged_card_is_smaller_straighter_and_high(make_table: MakeTable, speed: str) -> None:
    table = usual_table(make_table, speed)
    item = table.table_scene.zones.own_hand.items[0]
    assert item.card is not None
    viewport, point = table.viewport(), table.mapFromScene(card_point(table, item.card.card))
    QTest.mousePress(viewport, LEFT, pos=point)
    QTest.mouseMove(viewport, point + QPointF(0, -60).toPoint())
    end_all()
    assert (item.scale(), abs(item.rotation()) <= 5.0, item.shadow.height) == (1.10, True, 1.0)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    table.finish_motions()
    QTest.mouseRelease(viewport, LEFT, pos=point)


def parts(animation: QAbstractAnimation) -> Iterator[QPropertyAnimation]:
    """Gives the single animations of which one is made."""
    if isinstance(animation, QPropertyAnimation):
        yield animation
    elif isinstance(animation, QAnimationGroup):
        for index in range(animation.animationCount()):
            yield from parts(animation.animationAt(index))


def test_only_what_qt_itself_moves_is_ever_moved(table: Table) -> None:
    names = {"pos", "rotation", "scale", "opacity", "xScale"}
    seen: set[str] = set()
    for seed in range(1, 8):
        for moment in playthrough("german-66", seed):
            for _, animation in run_steps(table, moment, Speed.SLOW):
                for part in parts(animation):
                    target = part.targetObject()
                    seen.add(bytes(part.propertyName().data()).decode())
                    assert "paint" not in vars(type(target)), "no Python paints what moves"
    assert seen <= names


@pytest.mark.parametrize(("speed", "fades"), [("slow", 120), ("fast", 120), ("none", 0)])
def test_the_status_line_makes_room_for_a_dragged_card(
    make_table: MakeTable, qtbot: QtBot, speed: str, fades: int
) -> None:
    table = usual_table(make_table, speed)
    table.set_status("You lead.")
    status = table.table_scene.notices.status
    move_by_hand(table, "pick up")
    assert status.opacity() == (1.0 if fades else 0.0)
    qtbot.waitUntil(lambda: status.opacity() == 0.0)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: status.opacity() == 1.0)
    table.finish_motions()


def test_the_talon_is_counted_only_when_all_cards_are_dealt(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="slow"))
    moment = next(playthrough("german-66", 1))
    table.play(moment.events, moment.view, fresh_deal=True)
    tag = table.table_scene.signs.talon.count
    while table.is_moving:
        assert not tag.isVisible() or table.table_scene.zones.talon.count <= 12
        table.animator.finish_running()
    assert tag.isVisible()
