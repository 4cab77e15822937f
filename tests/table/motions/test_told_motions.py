"""Calls become tags, coins flip, chips fly, totals are struck, the last trick comes and goes."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import Doubled
from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.motions.chips_and_chalk import payments
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.scoring import score_steps
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import Moment, playthrough
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

S, W, E = Chair.SOUTH, Chair.WEST, Chair.EAST


def ended(name: str) -> Moment:
    *_, last = playthrough(name, 3)
    return last


def context_of(table: Table, moment: Moment, told: list[Cue]) -> MotionContext:
    scene = table.table_scene
    return MotionContext(scene.zones, Speed.NORMAL, moment.view, scene.moved, hear=told.append)


def frames(animation: QAbstractAnimation | None, step: int = 20) -> Iterator[int]:
    """Leads an animation from frame to frame, and gives the time after each."""
    if animation is None:
        return
    animation.start()
    animation.pause()
    for time in range(0, animation.totalDuration() + step, step):
        animation.setCurrentTime(min(time, animation.totalDuration()))
        yield time
    animation.stop()
    animation.deleteLater()


def run(steps: Iterable[Step]) -> Iterator[int]:
    for step in steps:
        yield from frames(step())


# --------------------------------------------------------------------------------------- chips


@pytest.mark.parametrize(
    ("won", "paid"),
    [
        ({S: 3, W: -1, E: -2}, [(W, S, 1), (E, S, 2)]),
        ({S: -2, W: 1, E: 1}, [(S, W, 1), (S, E, 1)]),
        ({S: -3, W: 6, E: -3}, [(S, W, 3), (E, W, 3)]),
        ({S: 0, W: 0, E: 0}, []),
    ],
)
def test_who_loses_pays_who_wins(
    won: dict[Chair, int], paid: list[tuple[Chair, Chair, int]]
) -> None:
    assert payments(won) == paid


@pytest.mark.parametrize(
    ("before", "now"),
    [((2, 1, -3), (5, 0, -5)), ((0, 0, 0), (-2, 1, 1)), ((-11, 0, 11), (-14, 0, 14))],
)
def test_no_chip_is_lost_in_the_air(
    table: Table, before: tuple[int, ...], now: tuple[int, ...]
) -> None:
    moment, told = ended("three-66"), list[Cue]()
    table.show_at_once(moment.view, Score(before))
    scene = table.table_scene
    steps = score_steps(context_of(table, moment, told), Score(before), Score(now))
    flew = False
    for _ in run(steps):
        flying = scene.signs.scores.chips_in_air
        stand = sum(scene.signs.board.chips[chair].count for chair in (S, W, E))
        assert stand + sum(chip.count for chip in flying) == 36
        flew = flew or bool(flying)
    assert flew
    assert [scene.signs.board.chips[chair].count - 12 for chair in (S, W, E)] == list(now)
    assert {cue.sound for cue in told} == {Sound.CHIPS}
    assert len(told) == sum(max(0, new - old) for old, new in zip(before, now, strict=True))


# --------------------------------------------------------------------------------------- slate


def test_the_person_s_side_comes_first_and_sides_that_are_watched_are_named(
    table: Table,
) -> None:
    moment = ended("bauernschnapsen")
    table.show_at_once(moment.view, Score((3, 12)))
    slate = table.table_scene.signs.board.slate
    assert [column.name for column in slate.columns] == ["We", "They"]
    usual = table.players
    table.set_players(replace(usual, only_watched=True))
    assert [column.name for column in slate.columns] == ["Frieda + Pallas", "Rachel + Argine"]
    table.set_players(usual)


def test_labels_of_sides_that_are_watched_have_whole_names(table: Table) -> None:
    moment = ended("four-66")
    usual = table.players
    table.set_players(replace(usual, only_watched=True))
    table.show_at_once(moment.view, Score((3, 1)))
    ours, theirs = (table.table_scene.signs.board.labels[chair] for chair in (S, W))
    assert (ours.name, theirs.name) == ("Frieda", "Rachel")
    assert not ours.is_cut
    assert not theirs.is_cut
    table.set_players(usual)


def test_only_a_total_that_changes_is_struck_and_written_anew(table: Table) -> None:
    moment, told = ended("bauernschnapsen"), list[Cue]()
    before = Score((3, 12), ((0, 0), (3, 6), (3, 12)))
    now = Score((3, 18), ((0, 0), (3, 6), (3, 12)))
    table.show_at_once(moment.view, before)
    slate = table.table_scene.signs.board.slate
    assert [column.totals for column in slate.columns] == [("24", "21"), ("24", "18", "12")]
    seen: set[tuple[int, int]] = set()
    for _ in run(score_steps(context_of(table, moment, told), before, now)):
        strokes = table.table_scene.signs.scores.strokes_shown
        seen.add((len(strokes), len(slate.columns[1].totals)))
    assert seen == {(1, 3), (1, 4)}
    assert [column.totals for column in slate.columns] == [("24", "21"), ("24", "18", "12", "6")]
    assert [cue.sound for cue in told] == [Sound.CHALK, Sound.CHALK]
    table.finish_motions()
    assert not table.table_scene.signs.scores.strokes_shown
    assert not table.table_scene.signs.scores.old_writing.isVisible()


def test_points_counted_upwards_begin_with_the_first_ones(table: Table) -> None:
    moment = ended("idiots-66")
    slate = table.table_scene.signs.board.slate
    table.show_at_once(moment.view, Score((0, 0)))
    assert [column.totals for column in slate.columns] == [("0",), ("0",)]
    table.show_at_once(moment.view, Score((29, 41), ((12, 0), (12, 41))))
    assert [column.totals for column in slate.columns] == [("12", "29"), ("41",)]


def test_an_unchanged_score_moves_nothing(table: Table) -> None:
    moment = ended("three-66")
    table.show_at_once(moment.view, Score((2, 1, -3)))
    assert score_steps(context_of(table, moment, []), Score((2, 1, -3)), Score((2, 1, -3))) == []


# --------------------------------------------------------------------------------------- calls


def following(name: str, wanted: Callable[[Moment, Moment], bool]) -> tuple[Moment, Moment]:
    for seed in range(400):
        before: Moment | None = None
        for moment in playthrough(name, seed):
            if before is not None and wanted(before, moment):
                return before, moment
            before = moment
    raise LookupError(name)


@pytest.mark.parametrize("name", ["na-66", "cutthroat-66", "bauernschnapsen"])
def test_the_call_that_holds_shrinks_into_its_tag(table: Table, name: str) -> None:
    before, after = following(
        name,
        lambda one, two: (
            one.view.phase is Phase.BID
            and two.view.phase in (Phase.LEAD, Phase.FOLLOW, Phase.DOUBLE)
            and two.view.bidder not in (None, two.view.seat)
            and getattr(two.events[0], "seat", None) is not two.view.bidder
        ),
    )
    table.show_at_once(before.view)
    scene, told = table.table_scene, list[Cue]()
    context = context_of(table, after, told)
    bidder = after.view.bidder
    assert bidder is not None
    chair = context.chair(bidder)
    bubble, tag = scene.notices.bubbles[chair], scene.signs.plates.hanging.tags[chair]
    others = [scene.notices.bubbles[other] for other in scene.notices.calls if other is not chair]
    *_, shrinking = steps_for(
        context, after.events[:1], fresh_deal=False, since_last_motion=lambda: 10_000
    )
    sizes = [bubble.scale() for _ in frames(shrinking())]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 1.0
    middle = bubble.mapToScene(bubble.body().center())
    assert distance(middle, tag.mapToScene(tag.body().center())) < 0.5
    assert (bubble.opacity(), tag.opacity()) == (0.0, 1.0)
    assert all(other.opacity() == 0.0 for other in others)
    table.play((), after.view)
    assert tag.isVisible()
    assert not bubble.isVisible()
    assert (bubble.scale(), tag.opacity()) == (sizes[-1], 1.0)
    scene.notices.call(chair, "6")
    assert bubble.scale() == 1.0


def distance(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()


def test_the_figure_doubles_while_the_coin_is_flipped(table: Table) -> None:
    def second(_: Moment, moment: Moment) -> bool:
        return any(isinstance(event, Doubled) and event.level == 2 for event in moment.events)

    before, after = following("bauernschnapsen", second)
    table.show_at_once(before.view)
    told, coin = list[Cue](), table.table_scene.buttons.doubling
    step, *_ = steps_for(
        context_of(table, after, told),
        after.events,
        fresh_deal=False,
        since_last_motion=lambda: 10_000,
    )
    words = [coin.words for _ in frames(step())]
    assert list(dict.fromkeys(words)) == [("Kontra", "× 2"), ("Re", "× 4")]
    assert [cue.sound for cue in told] == [Sound.CALL, Sound.OUT]


# ----------------------------------------------------------------------------------- last trick


def looking_back(make_table: MakeTable, speed: str) -> Table:
    table = make_table(TableOptions(speed=speed, rest_tricks=False))
    moment = next(
        one
        for one in playthrough("four-66", 5)
        if len(one.view.won) >= 2 and not one.view.table and one.view.my_turn
    )
    table.show_at_once(moment.view)
    return table


def hidden_on_piles(table: Table) -> int:
    piles = table.table_scene.zones.piles.values()
    return sum(not item.isVisible() for pile in piles for item in pile.items)


def test_the_last_trick_flies_from_its_pile_and_back(make_table: MakeTable, qtbot: QtBot) -> None:
    table = looking_back(make_table, "fast")
    opened = table.table_scene.opened_tricks
    told: list[Cue] = []
    table.heard.connect(told.append)
    table.act(Act.TRICKS)
    assert opened.is_open
    assert hidden_on_piles(table) == len(opened.items) == 4
    begin = [item.pos() for item in opened.items]
    qtbot.waitUntil(lambda: not opened.is_flying)
    moved = [distance(one, item.pos()) for one, item in zip(begin, opened.items, strict=True)]
    assert min(moved) > 50
    assert all(item.face_up for item in opened.items)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert not opened.is_open
    assert opened.is_flying
    qtbot.waitUntil(lambda: not opened.is_flying)
    assert (opened.items, hidden_on_piles(table)) == ((), 0)
    assert [cue.sound for cue in told] == [Sound.SWEEP, Sound.SWEEP]


def test_the_line_and_the_open_trick_leave_each_other_free(make_table: MakeTable) -> None:
    table = looking_back(make_table, "none")
    table.resize(800, 572)
    scene = table.table_scene
    scene.lay_out(800, 572, 1.0)
    table.act(Act.TRICKS)
    table.interject("The last trick: Alexander led it, and you have won it. Any key puts it back.")
    mine = scene.opened_tricks.tags[S]
    line = scene.notices.status.mapRectToScene(scene.notices.status.body())
    assert not line.isEmpty()
    assert not line.intersects(mine.mapRectToScene(mine.body()))
    for item in scene.opened_tricks.items:
        assert not line.intersects(item.mapRectToScene(item.body()))


def test_cards_played_later_lie_on_the_ring_of_the_open_trick(make_table: MakeTable) -> None:
    table = looking_back(make_table, "none")
    table.act(Act.TRICKS)
    opened, view = table.table_scene.opened_tricks, table.table_scene.view
    assert view is not None
    trick = view.won[-1]
    seats = [play.seat for play in trick.plays]
    assert [item.zValue() < opened.ring.zValue() for item in opened.items] == [
        number <= seats.index(trick.winner) for number in range(len(seats))
    ]


@pytest.mark.parametrize("ends", ["event", "size", "none"])
def test_what_comes_between_leaves_no_card_of_the_last_trick(
    make_table: MakeTable, ends: str
) -> None:
    table = looking_back(make_table, "none" if ends == "none" else "slow")
    table.act(Act.TRICKS)
    view = table.table_scene.view
    assert view is not None
    if ends == "size":
        table.resize(1000, 700)
    elif ends == "event":
        table.play((), view)
    else:
        table.act(Act.TRICKS)
    opened = table.table_scene.opened_tricks
    assert (opened.items, hidden_on_piles(table), opened.is_flying) == ((), 0, False)


def test_what_is_expected_is_said_again_when_the_trick_is_back(make_table: MakeTable) -> None:
    table = looking_back(make_table, "none")
    table.set_status("Your lead.")
    table.tricks_shown.connect(lambda: table.interject("The last trick."))
    table.act(Act.TRICKS)
    assert table.table_scene.notices.line_text == "The last trick."
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert table.table_scene.notices.line_text == "Your lead."
