"""The viewer by keyboard and pointer: every step, its sentence, and what it must not show."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QHideEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.controller.promised_deal import ProofVerdict, prepare_deal
from sixtysix_gui.records import DealRecord, read_records, read_so_far
from sixtysix_gui.rules.events import CardDrawn
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.fact_sheets import FairDealSheet, verdict_sentence
from sixtysix_gui.windows.viewer.below_table import Way
from sixtysix_gui.windows.viewer.deal_in_words import DealInWords
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from sixtysix_gui.windows.widgets.focus_rings import FocusRings, PaperRing
from sixtysix_gui.windows.widgets.paper import Page, style_sheet
from tests.helpers.deals.viewer_records import CODE, PLAYED, golden_playthrough, own_game
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.rows import each_row
from tests.helpers.windows.found import child
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import UsePage
from tests.windows.viewer.conftest import STILL, Open, press

pytestmark = pytest.mark.window

R4 = (GOLDEN / "records" / "r4.66r").read_text(encoding="utf-8")


def r4() -> DealRecord:
    (record,) = read_records(R4)
    return record


def cards_of(viewer: RecordViewer) -> set[str]:
    """The cards whose faces can be seen in the other hand."""
    hand = viewer.table.table_scene.zones.others[Chair.NORTH]
    return {item.card.card.code for item in hand.items if item.card is not None and item.face_up}


# ------------------------------------------------------------------------------------- stepping


@pytest.mark.parametrize("focus", ["step-next", "tricks", "close"])
def test_keys_step_wherever_the_focus_is(view: Open, focus: str) -> None:
    viewer = view(r4())
    found = child(viewer, QWidget, focus)
    found.setFocus()
    deal = viewer.deal
    press(viewer, Qt.Key.Key_Right)
    assert viewer.place == 1
    press(viewer, Qt.Key.Key_PageDown)
    assert viewer.place == deal.step_of_trick(1)
    press(viewer, Qt.Key.Key_Right, control=True)
    assert viewer.place == deal.step_of_trick(2)
    press(viewer, Qt.Key.Key_Left)
    assert viewer.place == deal.step_of_trick(2) - 1
    press(viewer, Qt.Key.Key_PageUp)
    assert viewer.place == deal.step_of_trick(1)
    press(viewer, Qt.Key.Key_End)
    assert viewer.place == deal.last
    press(viewer, Qt.Key.Key_Left, control=True)
    assert viewer.place == deal.step_of_trick(len(deal.tricks))
    press(viewer, Qt.Key.Key_Home)
    assert viewer.place == 0
    press(viewer, Qt.Key.Key_Left)
    assert viewer.place == 0


def test_the_focus_never_stays_on_a_button_that_leads_nowhere(view: Open) -> None:
    viewer = view(r4())
    assert viewer.focusWidget() is viewer.bar.buttons[Way.NEXT]
    press(viewer, Qt.Key.Key_End)
    focused = viewer.focusWidget()
    assert focused is viewer.bar.buttons[Way.PREVIOUS]
    assert focused.isEnabled()
    press(viewer, Qt.Key.Key_Home)
    assert viewer.focusWidget() is viewer.bar.buttons[Way.NEXT]


def test_tab_reaches_everything_and_comes_back(view: Open) -> None:
    viewer = view(own_game(0), own_game(1))
    press(viewer, Qt.Key.Key_Right)
    seen: list[str] = []
    while not seen or seen[-1] != seen[0] or len(seen) == 1:
        focused = viewer.focusWidget()
        assert focused is not None
        seen.append(focused.objectName())
        press(viewer, Qt.Key.Key_Tab)
        assert len(seen) < 30
    steps = {f"step-{way.name.lower().replace('_', '-')}" for way in Way}
    assert set(seen) == steps | {
        "deals",
        "tricks",
        "ask-ace",
        "play-deal",
        "copy-code",
        "save",
        "close",
    }


def test_buttons_and_the_list_of_tricks_step_too(view: Open) -> None:
    viewer = view(r4())
    viewer.bar.buttons[Way.NEXT_TRICK].click()
    assert viewer.place == viewer.deal.step_of_trick(1)
    assert viewer.panel.tricks.currentRow() == 0
    tricks = viewer.panel.tricks
    row = 3
    middle = tricks.visualRect(tricks.model().index(row, 1)).center()
    QTest.mouseClick(tricks.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert viewer.place == viewer.deal.step_of_trick(4)
    press(viewer, Qt.Key.Key_Up)
    assert viewer.place == viewer.deal.step_of_trick(3)


def test_a_step_on_moves_and_a_step_back_does_not(view: Open, qtbot: QtBot) -> None:
    viewer = view(r4(), options=TableOptions(speed="fast"))
    press(viewer, Qt.Key.Key_Right)
    assert viewer.table.is_moving
    press(viewer, Qt.Key.Key_Right)  # ends that one and begins the next
    assert viewer.place == 2
    qtbot.waitUntil(lambda: not viewer.table.is_moving)
    press(viewer, Qt.Key.Key_Left)
    assert not viewer.table.is_moving


@pytest.mark.parametrize("number", range(0, len(PLAYED), 37))
def test_stepping_on_comes_to_the_table_that_a_jump_shows(view: Open, number: int) -> None:
    walked, jumped = view(own_game(number)), view(own_game(number))
    for place in range(1, walked.deal.last + 1):
        walked.bar.buttons[Way.NEXT].click()
        walked.table.finish_motions()
        jumped.show_place(place)
        assert lying(walked) == lying(jumped)


def lying(viewer: RecordViewer) -> list[tuple[str, bool, float, float]]:
    """Every card on the table, where it lies and whether its face is up."""
    spots = viewer.table.table_scene.zones.spots()
    return sorted(
        (
            "" if item.card is None or not spot.face_up else item.card.card.code,
            item.face_up,
            round(item.place.x, 3),
            round(item.place.y, 3),
        )
        for item, spot in spots
    )


# ------------------------------------------------------------------------------------ what is seen


def test_a_full_trick_lies_until_the_next_step(view: Open) -> None:
    viewer = view(r4())
    zones = viewer.table.table_scene.zones
    press(viewer, Qt.Key.Key_PageDown)
    viewer.table.finish_motions()
    lying = {item.card.card.code for item in zones.trick.items.values() if item.card is not None}
    assert lying == {"9C", "JH"}  # rules.md 6.7, R4: 1. 9C JH
    assert viewer.table.table_scene.ring.isVisible()
    assert all(not pile.tricks for pile in zones.piles.values())
    press(viewer, Qt.Key.Key_Right)
    viewer.table.finish_motions()
    assert zones.trick.items == {}
    assert [len(zones.piles[chair].tricks) for chair in (Chair.SOUTH, Chair.NORTH)] == [0, 1]
    assert not viewer.table.table_scene.ring.isVisible()


def test_both_hands_of_a_finished_deal_lie_open(view: Open) -> None:
    record = golden_playthrough(0)
    viewer = view(record)
    state = ShownDeal(record).played.states[0]
    assert cards_of(viewer) == {card.code for card in state.hands[Seat.B]}


def test_a_running_deal_keeps_its_secrets(view: Open) -> None:
    viewer = view(own_game(0, 6), can_continue=True)
    assert cards_of(viewer) == set()
    press(viewer, Qt.Key.Key_End)
    assert len(cards_of(viewer)) < 6
    hidden = child(viewer, QPushButton, "copy-code")
    assert not hidden.isVisible()
    assert viewer.findChild(QPushButton, "go-on") is not None


def test_no_hidden_card_is_named_in_a_running_deal() -> None:
    record = own_game(0, 6)  # A leads, wins and draws, and so on: B's draws are hidden
    deal = ShownDeal(record)
    sentences = DealInWords(deal, CardWords())
    words = CardWords()
    drawn = [
        event.card
        for events in deal.played.events
        for event in events
        if isinstance(event, CardDrawn) and event.seat is Seat.B and not event.is_turn_up
    ]
    assert drawn
    told = " ".join(sentences.sentence(place) for place in range(deal.last))
    assert "You draw" in told
    for card in drawn:
        assert card is not None
        assert f"Queen draws {words.card_object(card)}" not in told


def test_nothing_on_the_table_can_be_taken_up(view: Open) -> None:
    viewer = view(r4())
    proposed: list[object] = []
    viewer.table.move_proposed.connect(proposed.append)
    viewer.table.move_refused.connect(proposed.append)
    zones = viewer.table.table_scene.zones
    item = zones.own_hand.items[-1]
    at = viewer.table.mapFromScene(item.pos())
    before = lying(viewer)
    QTest.mousePress(viewer.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(viewer.table.viewport(), at / 2)
    QTest.mouseRelease(viewer.table.viewport(), Qt.MouseButton.LeftButton, pos=at / 2)
    QTest.mouseDClick(viewer.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert proposed == []
    assert zones.held == set()
    assert lying(viewer) == before


def test_deals_are_chosen_from_a_list(view: Open) -> None:
    viewer = view(own_game(0), own_game(1))
    assert viewer.deal.record == own_game(1)
    viewer.panel.deals.setFocus()
    press(viewer, Qt.Key.Key_Up)
    assert viewer.deal.record == own_game(0)
    assert viewer.place == 0


# ------------------------------------------------------------------------------------- sentences


@each_row("number", range(0, len(PLAYED), 5))
@pytest.mark.usefixtures("language")
def test_every_step_is_told(number: int) -> None:
    for record in (golden_playthrough(number), own_game(number)):
        deal = ShownDeal(record)
        sentences = DealInWords(deal, CardWords())
        for place in range(len(deal.steps)):
            is_told_by_ending = deal.me is not None and place == deal.last
            said = sentences.sentence(place)
            assert_sentence(f"{said} {sentences.ending()}".strip() if is_told_by_ending else said)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "You play against Bruno. You deal. The trump card is the king of spades.",
                "Bruno leads the nine of clubs.",
                "You play the jack of hearts. Bruno wins the trick. 2 card points, 2 in all.",
            ],
        ),
        (
            "de",
            [
                "Gegen dich spielt Bruno. Du gibst. Trumpfkarte: Pik-König.",
                "Bruno spielt die Kreuz-Neun aus.",
                "Du gibst den Herz-Buben zu. Bruno gewinnt den Stich. 2 Augen, zusammen 2.",
            ],
        ),
    ],
    indirect=["language"],
)
def test_the_person_is_spoken_to(language: str, expected: list[str]) -> None:
    (record,) = read_records(R4.replace('[B "Bruno"]', '[B "Bruno"]\n[Seat "A"]'))
    deal = ShownDeal(record)
    sentences = DealInWords(deal, CardWords())
    assert [sentences.sentence(place) for place in range(3)] == expected, language


@pytest.mark.slow(sample=8)
@pytest.mark.parametrize("number", range(0, len(PLAYED), 47))
@pytest.mark.parametrize("size", [(800, 572), (1280, 800)])
@pytest.mark.parametrize("german", [False, True])
def test_no_text_is_cut_in_german(
    view: Open, number: int, size: tuple[int, int], german: bool, speak: Callable[[str], None]
) -> None:
    speak("de")
    viewer = view(own_game(number), size=size, german=german)
    label = child(viewer, QLabel, "sentence")
    for place in range(viewer.deal.last + 1):
        viewer.show_place(place)
        assert label.heightForWidth(label.width()) <= label.height()
    for button in viewer.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
    for button in viewer.bar.buttons.values():
        assert button.width() >= button.sizeHint().width()
    tricks = viewer.panel.tricks
    for row in range(tricks.rowCount()):
        assert tricks.rowHeight(row) >= tricks.sizeHintForRow(row)


def test_no_button_is_cut_in_large_german_text(view: Open, speak: Callable[[str], None]) -> None:
    speak("de")
    record = r4()
    proof = prepare_deal(record.rules).proof("")
    tags = (("Code", proof.code), ("Nonce", proof.nonce), ("Promise", proof.promise))
    proved = replace(record, tags=(*record.tags, *tags))
    viewer = view(proved, options=replace(STILL, text_scale=1.5))
    viewer.setStyleSheet(style_sheet(Page(text_scale=1.5)))
    viewer.resize(800, 572)
    for button in viewer.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()


@pytest.mark.parametrize("size", [(960, 572), (960, 656), (1280, 800)])
def test_the_largest_words_of_the_button_for_playing_are_whole(
    view: Open, speak: Callable[[str], None], look_like: UsePage, size: tuple[int, int]
) -> None:
    look_like(Page(text_scale=2.0))
    speak("de")
    viewer = view(r4(), options=replace(STILL, text_scale=2.0), size=size)
    play = viewer.panel.play
    option = QStyleOptionButton()
    play.initStyleOption(option)
    room = play.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, play)
    assert QFontMetrics(play.font()).horizontalAdvance(play.text()) <= room.width()


def test_the_ring_of_a_step_and_of_a_button_in_its_row_is_whole(
    view: Open, qapp: QApplication
) -> None:
    rings = FocusRings(qapp)
    viewer = view(r4(), options=replace(STILL, text_scale=2.0), size=(960, 656))
    viewer.show_place(1)
    close = child(viewer, QPushButton, "close")
    for one in (*viewer.bar.buttons.values(), close):
        one.setFocus()
        (ring,) = (found for found in viewer.findChildren(PaperRing) if found.isVisible())
        assert ring.ringed is one
        assert ring.visibleRegion().boundingRect() == ring.rect(), one.objectName()
    rings.setParent(None)
    rings.deleteLater()


# --------------------------------------------------------------------------------------- acts


def test_the_deal_code_is_copied_and_records_are_saved(view: Open) -> None:
    viewer = view(own_game(0))
    saved: list[bool] = []
    viewer.save_wanted.connect(lambda: saved.append(True))
    copy = viewer.findChild(QPushButton, "copy-code")
    save = viewer.findChild(QPushButton, "save")
    assert isinstance(copy, QPushButton)
    assert isinstance(save, QPushButton)
    copy.click()
    save.click()
    assert QGuiApplication.clipboard().text() == CODE
    assert saved == [True]


def test_a_broken_record_is_shown_up_to_its_fault(view: Open) -> None:
    read = read_so_far(R4.replace("3. xKS 40S # KS AS B+15", "3. xKS 40S # KS JD B+15"))
    assert read.broken is not None
    viewer = view(read.broken, trouble="Something is wrong there.")
    press(viewer, Qt.Key.Key_End)
    assert viewer.sentence.endswith("The rest of the record cannot be read.")
    assert viewer.deal.tricks[-1].number == 2
    assert not viewer.deal.is_running, "it tells of a deal that is over"
    assert viewer.findChild(QPushButton, "save") is None


def test_screen_readers_hear_names_keys_and_what_happened(view: Open, qtbot: QtBot) -> None:
    viewer = view(r4())
    button = viewer.bar.buttons[Way.NEXT]
    assert (button.accessibleName(), button.accessibleDescription()) == ("Next move", "Right")
    said: list[str] = []

    def hear(text: str, _now: bool) -> None:
        said.append(text)

    viewer.announcer.said.connect(hear)
    press(viewer, Qt.Key.Key_Right)
    press(viewer, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: bool(said))
    qtbot.wait(1)
    assert said == [
        "Bruno leads the nine of clubs. Anna plays the jack of hearts. "
        "Bruno wins the trick. 2 card points, 2 in all."
    ]
    viewer.say("Saved.")
    assert said[-1] == "Saved."
    assert viewer.panel.tricks.accessibleName() == "Tricks"
    item = viewer.panel.tricks.item(0, 1)
    assert item is not None
    spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Trick 1. Bruno: 9 ♣; Anna: J ♥. To Bruno: 2 card points."


class _ByTheSystem(QHideEvent):
    """What a window hears when the person makes it small."""

    @override
    def spontaneous(self) -> bool:
        return True


def test_a_minimised_viewer_is_not_at_its_end(view: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    viewer = view(r4())
    ended: list[str] = []
    with monkeypatch.context() as patched:
        patched.setattr(viewer.table, "shut_down", lambda: ended.append("shut down"))
        viewer.hideEvent(_ByTheSystem())
        assert ended == []
        viewer.hide()
        assert ended == ["shut down"]
    viewer.table.shut_down()


def test_the_proof_of_a_deal_is_checked_in_the_viewer(view: Open) -> None:
    record = r4()
    prepared = prepare_deal(record.rules)
    proof = prepared.proof("")
    tags = (("Code", proof.code), ("Nonce", proof.nonce), ("Promise", proof.promise))
    viewer = view(replace(record, tags=(*record.tags, *tags)))
    shown = child(viewer, QPushButton, "proof")
    assert shown.isVisible()
    shown.click()
    dialog = child(viewer, FairDealSheet)
    check, said = dialog.findChild(QPushButton, "check"), dialog.findChild(QLabel, "said")
    assert isinstance(check, QPushButton)
    assert isinstance(said, QLabel)
    check.click()
    assert said.text() == verdict_sentence(ProofVerdict.OTHER_CARDS), "r4 was dealt by no code"
    dialog.closed.emit()


def test_a_running_deal_keeps_its_proof_to_itself(view: Open) -> None:
    running = own_game(0, 5)
    tags = (*running.tags, ("Nonce", "0" * 32), ("Promise", "0" * 64))
    viewer = view(replace(running, tags=tags))
    hidden = child(viewer, QPushButton, "proof")
    assert not hidden.isVisible()
    assert viewer.deal.proof is None
