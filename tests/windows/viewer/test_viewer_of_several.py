"""The viewer of three and four by keyboard: every record of many.md 12, and what is seen of it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.promised_deal import prepare_deal
from sixtysix_gui.records import DealRecord, read_records, read_so_far
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.motions.choreography import steps_looked_at
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.table.seating import Chair, Score
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.fact_sheets import FairDealSheet
from sixtysix_gui.windows.viewer.below_table import Way
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.table.deals import playthrough
from tests.helpers.table.motions import motion_context, step_name
from tests.helpers.windows.found import child
from tests.helpers.windows.sentences import assert_sentence
from tests.records.many_records import FILES, text_of, worked
from tests.windows.viewer.conftest import Open, press

pytestmark = pytest.mark.window

GAMES = sorted({name.removesuffix(".66r").split("-", 1)[1] for name in FILES})
MANY = [
    (name, number)
    for name in FILES
    if not name.startswith("worked")
    for number in range(text_of(name).count("[Format "))
]
"""All deals of the whole games and of the files of single deals."""


def worked_one(game: str) -> DealRecord:
    (record,) = read_records(worked(game))
    return record


def table_of(viewer: RecordViewer) -> ReplayTable:
    table = viewer.table
    assert isinstance(table, ReplayTable)
    return table


def lying(viewer: RecordViewer) -> list[tuple[str, bool, float, float]]:
    """Every card on the table, where it lies and whether its face is up."""
    return sorted(
        (
            "" if item.card is None or not spot.face_up else item.card.card.code,
            item.face_up,
            round(item.place.x, 3),
            round(item.place.y, 3),
        )
        for item, spot in table_of(viewer).table_scene.zones.spots()
    )


def open_cards(viewer: RecordViewer, chair: Chair) -> list[str]:
    """The cards of a hand whose faces are seen, from left to right."""
    items = table_of(viewer).table_scene.zones.hand(chair).items
    return [item.card.card.code for item in items if item.card is not None and item.face_up]


# ------------------------------------------------------------------------------------- stepping


@pytest.mark.slow(sample=5)
@pytest.mark.parametrize("game", GAMES)
def test_worked_deals_are_stepped_through_by_keys_and_back(view: Open, game: str) -> None:
    walk_there_and_back(view(worked_one(game)))


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize(("name", "number"), MANY)
def test_every_deal_is_stepped_through_by_keys_and_back(view: Open, name: str, number: int) -> None:
    viewer = view(*read_records(text_of(name)))
    viewer.panel.deal_chosen.emit(number)
    walk_there_and_back(viewer)


def walk_there_and_back(viewer: RecordViewer) -> None:
    deal, there, tricks = viewer.deal, list[object](), viewer.panel.tricks
    for place in range(1, deal.last + 1):
        press(viewer, Qt.Key.Key_Right)
        assert viewer.place == place
        assert_sentence(viewer.sentence)
        there.append(lying(viewer))
    press(viewer, Qt.Key.Key_Right)
    assert viewer.place == deal.last
    for place in range(deal.last - 1, 0, -1):
        press(viewer, Qt.Key.Key_Left)
        assert viewer.place == place
        assert lying(viewer) == there[place - 1]
    press(viewer, Qt.Key.Key_Home)
    for trick in deal.tricks:
        press(viewer, Qt.Key.Key_PageDown)
        assert viewer.place == deal.step_of_trick(trick.number)
        assert tricks.lines[tricks.currentRow()].number == trick.number
    press(viewer, Qt.Key.Key_End)
    assert viewer.place == deal.last


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("game", GAMES)
def test_stepping_on_comes_to_the_table_that_a_jump_shows(view: Open, game: str) -> None:
    walked, jumped = view(worked_one(game)), view(worked_one(game))
    for place in range(1, walked.deal.last + 1):
        walked.bar.buttons[Way.NEXT].click()
        table_of(walked).finish_motions()
        jumped.show_place(place)
        assert lying(walked) == lying(jumped), place


def test_a_full_trick_lies_until_the_next_step(view: Open) -> None:
    viewer = view(worked_one("four-66"))
    press(viewer, Qt.Key.Key_PageDown)
    scene = table_of(viewer).table_scene
    cards = [item.card.card.code for item in scene.zones.trick.items.values() if item.card]
    assert cards == ["QC", "TC", "9C", "AC"]  # many.md 12.5: 1. 40C QC TC 9C AC
    assert scene.zones.trick.winner is Chair.NORTH
    assert scene.ring.isVisible()
    assert all(not pile.tricks for pile in scene.zones.piles.values())
    press(viewer, Qt.Key.Key_Right)
    assert scene.zones.trick.items == {} or scene.zones.trick.winner is None
    assert len(scene.zones.piles[Chair.SOUTH].tricks) == 1


def test_a_step_on_moves_and_a_step_back_does_not(view: Open, qtbot: QtBot) -> None:
    viewer = view(worked_one("three-66"), options=TableOptions(speed="fast"))
    press(viewer, Qt.Key.Key_Right)
    assert table_of(viewer).is_moving
    press(viewer, Qt.Key.Key_Right)
    assert viewer.place == 2
    qtbot.waitUntil(lambda: not table_of(viewer).is_moving)
    press(viewer, Qt.Key.Key_Left)
    assert not table_of(viewer).is_moving


# ---------------------------------------------------------------------------------- what is seen


@pytest.mark.slow(sample=5)
@pytest.mark.parametrize("game", GAMES)
def test_all_hands_lie_open_and_can_be_read(view: Open, game: str) -> None:
    viewer = view(worked_one(game))
    table = table_of(viewer)
    hands = viewer.deal.steps[0].view.known
    chairs = table.table_scene.zones.layout.metrics.chairs
    for chair in chairs:
        items = table.table_scene.zones.hand(chair).items
        assert sorted(open_cards(viewer, chair)) == sorted(
            card.code for card in hands[chairs.index(chair)]
        )
        room = table.table_scene.sceneRect()
        assert all(room.contains(item.sceneBoundingRect()) for item in items)


@pytest.mark.slow(sample=6)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [0, 1])
def test_a_deal_is_seen_with_the_eyes_of_one_seat(view: Open, game: str, number: int) -> None:
    viewer = view(worked_one(game))
    press(viewer, Qt.Key.Key_Right)
    eyes = child(viewer, QComboBox, "eyes")
    assert eyes.itemText(number + 1) == f"As {viewer.deal.names[number]} saw it"
    eyes.setCurrentIndex(number + 1)
    eyes.activated.emit(number + 1)
    assert viewer.place == 1
    assert viewer.deal.near == number
    others = table_of(viewer).table_scene.zones.layout.metrics.chairs[1:]
    state = viewer.deal.played.states[1]
    for chair in others:
        assert len(open_cards(viewer, chair)) < max(map(len, state.hands))
    assert len(open_cards(viewer, Chair.SOUTH)) == len(state.hands[number])
    eyes.activated.emit(0)
    assert len(open_cards(viewer, others[0])) > 0


def test_a_running_deal_keeps_its_secrets(view: Open) -> None:
    whole = worked_one("four-66")
    record = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[:6], whole.tags)
    viewer = view(record, can_continue=True)
    for place in range(viewer.deal.last + 1):
        viewer.show_place(place)
        for chair in (Chair.WEST, Chair.EAST):
            assert len(open_cards(viewer, chair)) < 4
    eyes, play = viewer.findChild(QComboBox, "eyes"), viewer.findChild(QPushButton, "play-deal")
    assert isinstance(eyes, QWidget)
    assert isinstance(play, QWidget)
    assert not eyes.isVisible()
    assert not play.isVisible()
    assert viewer.findChild(QPushButton, "go-on") is not None
    assert viewer.sentence.endswith("This deal is not finished.")


def test_the_widow_lies_open_until_the_first_trick_is_taken(view: Open) -> None:
    viewer = view(worked_one("cutthroat-66"))
    zones = table_of(viewer).table_scene.zones
    assert {item.card.card.code for item in zones.widow.items if item.card} == {"AH", "9D", "9H"}
    assert all(item.face_up for item in zones.widow.items)
    press(viewer, Qt.Key.Key_PageDown)
    assert len(zones.widow.items) == 3, "it follows the trick"
    press(viewer, Qt.Key.Key_Right)
    assert zones.widow.items == []
    (pile,) = (pile for pile in zones.piles.values() if pile.tricks)
    assert len(pile.widow) == 3
    assert not any(item.face_up for item in pile.widow)


def test_nothing_is_offered_and_nothing_can_be_taken_up(view: Open) -> None:
    for game in GAMES:
        viewer = view(worked_one(game))
        scene = table_of(viewer).table_scene
        for place in range(viewer.deal.last + 1):
            viewer.show_place(place)
            assert list(scene.buttons) == []
            assert not scene.buttons.coin_place.isVisible()
            assert not any(disc.isVisible() for disc in scene.buttons.bids)
            assert not scene.buttons.panel.isVisible()
        item = scene.zones.hand(Chair.WEST).items or scene.zones.hand(Chair.NORTH).items
        if item:
            at = table_of(viewer).mapFromScene(item[0].pos())
            QTest.mousePress(table_of(viewer).viewport(), Qt.MouseButton.LeftButton, pos=at)
        viewer.close()


def test_a_file_of_games_for_two_and_more_changes_the_table(view: Open) -> None:
    viewer = view(own_game(0), worked_one("na-66"), own_game(1))
    assert len(table_of(viewer).table_scene.zones.layout.metrics.chairs) == 2
    viewer.panel.deal_chosen.emit(1)
    assert len(table_of(viewer).table_scene.zones.layout.metrics.chairs) == 4
    assert viewer.panel.tricks.columnCount() == 5
    press(viewer, Qt.Key.Key_End)
    assert viewer.place == viewer.deal.last
    viewer.panel.deal_chosen.emit(0)
    assert viewer.table.isVisible()
    assert viewer.panel.tricks.columnCount() == 3
    assert not viewer.panel.eyes.isVisible()


# ----------------------------------------------------------------------------- words and buttons


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "scale"), [((800, 572), 1.0), ((1280, 800), 1.0), ((960, 616), 2.0)]
)
@pytest.mark.parametrize("german", [False, True])
def test_no_text_is_cut_in_german(
    view: Open,
    game: str,
    size: tuple[int, int],
    scale: float,
    german: bool,
    speak: Callable[[str], None],
) -> None:
    speak("de")
    options = TableOptions(speed="none", text_scale=scale, deck="german" if german else "french")
    viewer = view(worked_one(game), size=size, options=options, german=german)
    label = child(viewer, QLabel, "sentence")
    for place in range(viewer.deal.last + 1):
        viewer.show_place(place)
        assert label.heightForWidth(label.width()) <= label.height()
    for button in viewer.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
    tricks = viewer.panel.tricks
    metrics = tricks.fontMetrics()
    for row, line in enumerate(tricks.lines):
        assert tricks.rowHeight(row) >= tricks.sizeHintForRow(row)
        if line.leader is None:
            continue
        for column in range(1, tricks.columnCount()):
            item = tricks.item(row, column)
            assert item is not None
            longest = max(map(metrics.horizontalAdvance, item.text().split() or [""]))
            assert longest <= tricks.columnWidth(column), item.text()


FAULT = (
    "„kaputt.66r“ lässt sich nicht lesen: Aufzeichnung 1, Zeile 21, Stich 3, bei „<b>“. "
    "Das ist weder ein Zug noch eine Probe noch ein Ergebnis."
)


def test_rows_follow_columns_that_the_header_settles_later(view: Open, qtbot: QtBot) -> None:
    """What was said before the first card goes across all columns, and was cut at first."""
    tricks = view(worked_one("bauernschnapsen")).panel.tricks
    tricks.rewrite()
    tricks.setRowHeight(0, 10)  # as if it had been measured in wider columns
    qtbot.waitUntil(lambda: tricks.rowHeight(0) >= tricks.sizeHintForRow(0))


@pytest.mark.parametrize("game", ["na-66", "three-66", "bauernschnapsen"])
def test_a_fault_in_large_letters_is_whole_beside_the_longest_sentence(
    game: str, view: Open
) -> None:
    options = TableOptions(speed="none", text_scale=2.0)
    viewer = view(worked_one(game), size=(1120, 664), options=options, trouble=FAULT)
    (fault,) = (one for one in viewer.findChildren(QLabel) if one.text() == FAULT)
    assert fault.heightForWidth(fault.width()) <= fault.height()
    assert fault.y() >= viewer.table.geometry().bottom(), "the table lies on it"


def test_a_deal_is_to_be_played_from_the_seat_it_is_seen_from(view: Open) -> None:
    viewer = view(worked_one("gaigel"), worked_one("gaigel"))
    wanted: list[tuple[int, Seat]] = []

    def take(index: int, seat: Seat) -> None:
        wanted.append((index, seat))

    viewer.play_wanted.connect(take)
    viewer.panel.eyes_chosen.emit(2)
    viewer.panel.play.click()
    assert wanted == [(1, Seat.C)]
    assert not viewer.isVisible()


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("game", GAMES)
def test_the_proof_of_a_deal_is_checked(view: Open, game: str) -> None:
    rules = rule_set(game)
    prepared = prepare_deal(rules)
    proof = prepared.proof("my word")
    tags = (
        ("Code", proof.code),
        ("Word", proof.word),
        ("Nonce", proof.nonce),
        ("Promise", proof.promise),
    )
    record = DealRecord(rules, proof.pack, Seat.A, (), tags, abandoned=True)
    viewer = view(record)
    proving = child(viewer, QPushButton, "proof")
    assert proving.isVisible()
    proving.click()
    dialog = child(viewer, FairDealSheet)
    check = child(dialog, QPushButton, "check")
    check.click()
    verdict = child(dialog, QLabel, "said")
    assert verdict.text().startswith("The promise was kept")
    dialog.closed.emit()


def test_readers_hear_what_happened_and_find_the_tricks(view: Open, qtbot: QtBot) -> None:
    viewer = view(worked_one("four-66"))
    said: list[str] = []

    def hear(text: str, _now: bool) -> None:
        said.append(text)

    viewer.announcer.said.connect(hear)
    press(viewer, Qt.Key.Key_Right)
    press(viewer, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: bool(said))
    qtbot.wait(1)
    assert said == [
        "David announces the marriage in clubs: 40. This marriage counts once they have a trick. "
        "David leads the queen of clubs."
    ]
    item = viewer.panel.tricks.item(0, 1)
    assert item is not None
    spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == (
        "Trick 1. David: 40 in clubs, Q ♣; Anna: 10 ♣; Bruno: 9 ♣; Clara: A ♣. "
        "To Clara: 24 card points."
    )


def test_a_broken_record_is_shown_up_to_its_fault(view: Open) -> None:
    text = worked("four-66").replace("AD JD KD", "AD 9S KD")
    read = read_so_far(text)
    assert read.broken is not None
    viewer = view(read.broken, trouble="Something is wrong there.")
    press(viewer, Qt.Key.Key_End)
    assert viewer.sentence.endswith("The rest of the record cannot be read.")
    assert len(viewer.deal.tricks) == 1
    assert viewer.findChild(QPushButton, "save") is None


# ------------------------------------------------------------------------------------- the names

HEBREW = "\u05d3\u05d5\u05d3"
NAMES = [
    ("<b>x</b>", "<b>x</b>"),
    ("W" * 300, "W" * 23 + "\u2026"),
    (HEBREW, f"\u2068{HEBREW}\u2069"),
    ("\u200b\u0301", "C"),
]
"""A name in a foreign record, and how it is shown where it stands between other words."""


@pytest.mark.parametrize(("name", "shown"), NAMES, ids=["markup", "long", "right", "unseen"])
@pytest.mark.parametrize("game", ["na-66", "three-66"])
def test_a_foreign_name_stands_in_heads_and_sentences(
    game: str, name: str, shown: str, view: Open
) -> None:
    (record,) = read_records(worked(game).replace('[C "Clara"]', f'[C "{name}"]'))
    viewer = view(record)
    assert viewer.deal.names[2] == shown
    head = viewer.panel.tricks.horizontalHeaderItem(3)
    assert head is not None
    assert head.text() == shown
    viewer.show_place(viewer.deal.last)
    told = [viewer.sentence, *(one.text() for one in viewer.findChildren(QLabel))]
    assert any(shown in text for text in told)
    assert not any(text[:1] == HEBREW[0] for text in told), "it would turn the whole sentence"


@pytest.mark.parametrize(("game", "counts"), [("gaigel-2", True), ("four-66", False)])
def test_nothing_is_counted_where_the_last_trick_lies(
    qtbot: QtBot, game: str, counts: bool
) -> None:
    table = ReplayTable(TableOptions())
    qtbot.addWidget(table)
    *_, before, last = playthrough(game, 3)
    table.show_step((), before.view, Score())
    context = motion_context(table, last.view, Speed.NORMAL)
    steps = [step_name(step) for step in steps_looked_at(context, last.events, None)]
    assert ("count_piles" in steps) is counts
    table.shut_down()
