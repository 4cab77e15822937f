"""What lies on the table says what it is: on hover, and under the keyboard's focus."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card, PhysicalCard, Suit
from sixtysix_gui.rules.moves import CLOSE_TALON, PASS, Meld
from sixtysix_gui.table.input import pointer
from sixtysix_gui.table.seating import Chair, SeatLabels
from sixtysix_gui.table.stops import PileOf, PlateOf, StopName, Thing
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import Advice
from sixtysix_gui.windows.desktop.language import Translations
from tests.helpers.table.areas import has_room, index_of
from tests.helpers.table.driver import go_to
from tests.helpers.table.moments import Game, begin
from tests.helpers.table.states import FULL_HAND, THEIR_HAND, TURN_UP
from tests.helpers.windows.trick_words import things_for_two
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.window


@pytest.fixture
def begin_at(make_table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Begins a deal with two marriages in my hand, in a text size; captions come at once."""
    monkeypatch.setattr(pointer, "CAPTION_RESTS", 0)
    monkeypatch.setattr(pointer, "CAPTION_LEAVES", 0)

    def dealt(size: tuple[int, int] = (1280, 772), text_scale: float = 1.0) -> Game:
        table = make_table(replace(STILL, text_scale=text_scale))
        table.resize(*size)
        table.set_wording(things_for_two)
        game = begin(table, FULL_HAND, TURN_UP, THEIR_HAND)
        table.set_players(SeatLabels(("Frieda", "Queen")))
        return game

    return dealt


@pytest.fixture
def game(begin_at: Callable[[], Game], translations: Translations) -> Game:
    """I have won a trick, and it is my lead."""
    translations.use("en")
    game = begin_at()
    game.play("AC", "JC")
    return game


def hover(table: Table, point: QPointF) -> None:
    """Moves the pointer there from elsewhere."""
    QTest.mouseMove(table.viewport(), QPoint(2, 2))
    QTest.mouseMove(table.viewport(), table.mapFromScene(point))


def middle(table: Table, name: str) -> QPointF:
    """Where something lies that a person would point at."""
    scene = table.table_scene
    zones, signs = scene.zones, scene.signs
    layout, theirs = zones.layout, zones.devices[Chair.NORTH]
    places = {
        "badge": layout.middle.trump_badge,
        "turn-up": layout.middle.turn_up.point + QPointF(0.6 * layout.metrics.card_width, 0),
        "talon": layout.middle.talon.point,
        "my pile": layout.sides.piles[Chair.SOUTH].outline.point,
        "their pile": layout.sides.piles[Chair.NORTH].outline.point,
        "my score": zones.devices[Chair.SOUTH].spots(layout)[0][1].place.point,
        "their score": layout.scores.pair(Chair.NORTH, theirs.cards.lie)[0].point,
        "eight": layout.scores.eights(Chair.SOUTH, 1)[0].point,
        "coin": layout.middle.coin,
    }
    if name in places:
        return places[name]
    plate = signs.plates.plates[Chair.NORTH]
    area = plate.dealer_area
    assert area is not None
    return plate.mapToScene(area.center())


def shown_by(table: Table, qtbot: QtBot, thing: str) -> QRectF:
    """Point at a thing, and return where its caption lies."""
    label = table.table_scene.caption
    hover(table, middle(table, thing))
    qtbot.waitUntil(label.isVisible)
    return label.area()


TRUMPS = "Trumps: spades. The jack is face up."
ROWS: list[tuple[str, str, StopName | None]] = [  # a thing, what it says, and its stop
    ("badge", TRUMPS, None),
    ("turn-up", TRUMPS, Thing.TURN_UP),
    ("talon", "10 cards left to draw.", Thing.TALON),
    ("my pile", "Your pile, 1 trick. Click to see the last one.", PileOf(Chair.SOUTH)),
    ("my score", "Frieda: 4 of 7.", None),
    ("their score", "Queen: 2 of 7.", None),
    ("dealer", "The Queen dealt.", PlateOf(Chair.NORTH)),
]


@pytest.mark.parametrize(("thing", "sentence", "stop"), ROWS, ids=[row[0] for row in ROWS])
def test_a_thing_says_what_it_is_while_the_pointer_or_the_focus_rests_on_it(
    game: Game, qtbot: QtBot, thing: str, sentence: str, stop: StopName | None
) -> None:
    table = game.table
    label = table.table_scene.caption
    shown_by(table, qtbot, thing)
    assert label.text == sentence
    hover(table, QPointF(5, 5))
    qtbot.waitUntil(lambda: not label.isVisible())
    if stop is not None:
        go_to(table, stop)
        assert (label.isVisible(), label.text) == (True, sentence)
        go_to(table, PhysicalCard(Card.parse("KH")))
        assert not label.isVisible()


def test_no_caption_counts_a_talon_whose_number_is_hidden(game: Game) -> None:
    table = game.table
    go_to(table, Thing.TALON)
    assert table.table_scene.caption.isVisible()
    go_to(table, PhysicalCard(Card.parse("KH")))
    table.set_options(replace(table.options, talon_count=False))
    go_to(table, Thing.TALON)
    assert not table.table_scene.caption.isVisible()


def test_what_is_closed_and_what_was_shown_say_so(game: Game, qtbot: QtBot) -> None:
    table = game.table
    label = table.table_scene.caption
    game.show(Meld(Suit.HEARTS), CLOSE_TALON, PASS)
    for thing, sentence in [
        ("badge", "Trumps: spades."),
        ("talon", "Closed by you: players must follow suit."),
        ("eight", "Marriage in hearts, 20."),
    ]:
        hover(table, middle(table, thing))
        qtbot.waitUntil(lambda sentence=sentence: label.text == sentence)
        assert label.isVisible()
    game.play("QH")
    hover(table, middle(table, "coin"))
    qtbot.waitUntil(lambda: label.text == "You may say “Out!” before you lead.")


def test_a_press_and_the_next_event_take_the_caption_away(game: Game, qtbot: QtBot) -> None:
    table = game.table
    label = table.table_scene.caption
    shown_by(table, qtbot, "badge")
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not label.isVisible()
    shown_by(table, qtbot, "badge")
    game.show(CLOSE_TALON)
    assert not label.isVisible()


SIZES = [
    (size, text_scale)
    for size in ((800, 572), (960, 616), (1280, 772), (960, 1252))
    for text_scale in (1.0, 1.5, 2.0)
    if has_room(size, text_scale)
]


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("coached", [False, True])
@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_no_caption_covers_an_index_or_what_the_line_says(
    begin_at: Callable[..., Game],
    qtbot: QtBot,
    size: tuple[int, int],
    text_scale: float,
    coached: bool,
) -> None:
    game = begin_at(size, text_scale)
    game.play("AC", "JC")
    table = game.table
    scene = table.table_scene
    if coached:
        table.advise(Advice("My advice: lead the ten of hearts, which nobody can beat any more."))
    status, count = scene.notices.line.area(), scene.signs.talon.count.area()
    for thing in ("badge", "talon", "my pile", "my score", "their score", "dealer"):
        area = shown_by(table, qtbot, thing)
        assert scene.sceneRect().contains(area), thing
        assert not area.intersects(status), thing
        assert thing != "talon" or not area.intersects(count)
        for item in scene.zones.own_hand.items:
            assert not index_of(item).intersects(area), thing
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
        assert not scene.caption.isVisible()


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_caption_of_the_sunk_coin_leaves_the_card_to_follow_readable(
    begin_at: Callable[..., Game], translations: Translations, qtbot: QtBot, text_scale: float
) -> None:
    translations.use("de")
    game = begin_at((800, 572), text_scale)
    game.play("QC", "TC", "TD")
    (led,) = game.table.table_scene.zones.trick.items.values()
    area = shown_by(game.table, qtbot, "coin")
    assert not index_of(led).intersects(area)


def test_a_name_that_was_cut_is_told_in_full(game: Game, qtbot: QtBot) -> None:
    table, name = game.table, "Maximiliane Freifrau von Hohenzollern-Sigmaringen"
    table.set_players(SeatLabels((name, "Queen")))
    plate = table.table_scene.signs.plates.plates[Chair.SOUTH]
    hover(table, plate.mapRectToScene(plate.body()).center())
    qtbot.waitUntil(table.table_scene.caption.isVisible)
    assert table.table_scene.caption.text == f"{name} · 4 of 7"
