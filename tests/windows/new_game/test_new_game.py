"""The sheet before a game: seen whole at every size, by mouse and by keyboard."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QToolButton,
)

from sixtysix_gui.languages import codes
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Deck, Level, OwnRules, TextSize
from sixtysix_gui.text.names import OPPONENTS, opponent_of, opponent_with_strength
from sixtysix_gui.text.rules.rule_sets import rule_cards
from sixtysix_gui.windows.new_game.choice import chosen_before, setup_of, to_remember
from sixtysix_gui.windows.new_game.rule_card import CardLevel, RuleCardButton
from sixtysix_gui.windows.new_game.sheet import NewGameSheet
from sixtysix_gui.windows.sheets.deal_sheet import WordSheet
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetButton
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.paper import Page
from sixtysix_gui.windows.widgets.segments import Segment
from tests.helpers.windows.cut_words import clipped, cut_words
from tests.windows.conftest import Speak, UsePage
from tests.windows.new_game.new_game_table import MakeTable, NewGameTable, seen_trouble

pytestmark = pytest.mark.window

CHANGED = rule_set("schnapsen").with_overrides({"game.target": 11})
WITH_CHANGED = Settings(speed="none", rule_set="schnapsen", rule_overrides={"game.target": 11})
OWN = tuple(
    OwnRules(f"Regeln von Tante {name}", "schnapsen", {"game.target": target})
    for name, target in (("Hedwig", 9), ("Frieda", 11))
)
"""A made-up card of a game for three: what the sheet would show if there were one."""
ALL_SIZES = [(1280, 772), (800, 572), (1920, 1052), (960, 1252)]
TEXT_SIZES: tuple[TextSize, ...] = (100, 125, 150, 200)
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


# ------------------------------------------------------------------------------------ seen whole


def test_no_name_of_an_opponent_is_cut(new_game_table: MakeTable, speak: Speak) -> None:
    """In the narrow column, between the padding and the borders of a picture."""
    for code in codes():
        speak(code)
        sheet = new_game_table(size=(1280, 772)).sheet
        for button in sheet.findChildren(OpponentChoice)[0].buttons():
            words = QFontMetricsF(button.font()).horizontalAdvance(button.text())
            assert words <= button.width() - 20, (code, button.text())


@pytest.mark.slow(sample=11)
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
@pytest.mark.parametrize("percent", TEXT_SIZES)
@pytest.mark.parametrize("own", [(), OWN], ids=["plain", "own rules"])
@pytest.mark.usefixtures("language")
def test_all_of_it_is_seen_without_scrolling(
    new_game_table: MakeTable,
    look_like: UsePage,
    size: tuple[int, int],
    percent: TextSize,
    own: tuple[OwnRules, ...],
) -> None:
    look_like(Page(percent / 100))
    changed = {"strict.head": False} if own else {}
    settings = Settings(
        speed="none", text_size=percent, own_rules=own, rule_overrides=changed, length="bummerl"
    )
    table = new_game_table(settings, size)
    sheet = table.sheet
    assert not sheet.findChildren(QScrollArea)
    assert not [bar for bar in sheet.findChildren(QScrollBar) if bar.isVisible()]
    assert table.page.sheets.rect().contains(sheet.geometry())
    parts = ("rules",) if sheet.folds is None else ("rules", "opponents", "length")
    for part in parts:
        if sheet.folds is not None:
            sheet.folds.open(part)
        sheet.deal_choice.field.setText("wrong, wrong, wrong and wrong once more")
        assert sheet.deal_choice.read_code() is None
        assert cut_words(sheet) == []
        assert clipped(sheet) == []
        assert all(card.height() > 0 for card in sheet.grid.cards)


ARRANGED: list[tuple[tuple[int, int], TextSize, bool, CardLevel]] = [
    ((1280, 772), 100, False, CardLevel.FULL),
    ((1920, 1052), 100, False, CardLevel.FULL),
    ((960, 1252), 100, False, CardLevel.FULL),
    ((800, 572), 100, True, CardLevel.FACTS),
    ((1280, 772), 125, True, CardLevel.FACTS),
    ((1280, 772), 150, True, CardLevel.NAME),
    ((1280, 772), 200, True, CardLevel.NAME),
]


@pytest.mark.parametrize(("size", "percent", "folded", "level"), ARRANGED)
def test_it_is_folded_where_there_is_no_room_for_all(
    new_game_table: MakeTable,
    look_like: UsePage,
    size: tuple[int, int],
    percent: TextSize,
    *,
    folded: bool,
    level: CardLevel,
) -> None:
    look_like(Page(percent / 100))
    sheet = new_game_table(Settings(speed="none", text_size=percent), size).sheet
    assert (sheet.folds is not None) is folded
    assert sheet.grid.level is level
    chosen = sheet.grid.offer.sentences[0]
    assert sheet.grid.sentence == ("" if level.has_sentence else chosen)


@pytest.mark.slow(sample=8)
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
@pytest.mark.parametrize("deck", ["french", "german"])
@pytest.mark.usefixtures("language", "look_like")
def test_nothing_moves_when_another_one_is_chosen(
    new_game_table: MakeTable, size: tuple[int, int], deck: Deck
) -> None:
    sheet = new_game_table(Settings(speed="none", deck=deck), size).sheet
    if sheet.folds is not None:
        sheet.folds.open("opponents")
    places = [sheet.deal.geometry(), sheet.opponents.geometry(), sheet.deal_choice.geometry()]
    for opponent in OPPONENTS:
        sheet.opponents.button(opponent.level).click()
        now = [sheet.deal.geometry(), sheet.opponents.geometry(), sheet.deal_choice.geometry()]
        assert now == places


def test_what_was_chosen_stays_when_the_window_changes(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.grid.choose(rule_set("santase-engine"))
    table.sheet.opponents.button("expert").click()
    table.sheet.length.segments.part("deal").click()
    table.sheet.deal_choice.field.setText("abcde")
    table.sheet.deal_choice.practice.click()
    table.sheet.cancel.setFocus()
    before, choice = table.sheet, table.sheet.choice
    table.show(800, 572)
    assert table.sheet is not before
    assert table.sheet.choice == choice
    assert table.sheet.grid.rules == rule_set("santase-engine")
    assert table.sheet.opponents.value == "expert"
    assert table.sheet.length.value == "deal"
    assert table.sheet.deal_choice.field.text() == "abcde"
    assert table.sheet.deal_choice.practice.isChecked()
    assert table.sheet.cancel.hasFocus()


# ------------------------------------------------------------------------------------- by keyboard


def test_enter_deals_as_the_last_time(new_game_table: MakeTable) -> None:
    last = Settings(
        speed="none", level="master", length="best-5", practice=True, rule_set="santase-engine"
    )
    table = new_game_table(last)
    table.press(Qt.Key.Key_Return)
    assert table.chosen == [chosen_before(last)]
    assert table.chosen[0].rules == rule_set("santase-engine")
    assert table.chosen[0].code == ""
    assert table.page.sheets.sheet is None


def test_what_is_remembered_is_what_was_chosen(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.grid.choose(rule_set("schnapsen-bar-24"))
    table.sheet.opponents.button("novice").click()
    table.sheet.length.segments.part("bummerl").click()
    table.sheet.deal.click()
    (chosen,) = table.chosen
    table.keeper.change(**to_remember(chosen))
    table.chooser.ask()
    assert table.sheet.choice == chosen
    setup = setup_of(chosen, table.keeper.settings)
    assert (setup.rules, setup.level, setup.length) == (chosen.rules, "novice", "bummerl")
    assert setup.names == ("You", "Nine")


@pytest.mark.parametrize("size", [(1280, 772), (960, 1252)], ids=str)
def test_tab_goes_down_the_sheet_and_round(
    new_game_table: MakeTable, size: tuple[int, int]
) -> None:
    table = new_game_table(size=size)
    stops = [table.focused]
    while len(stops) < 20:
        table.press(Qt.Key.Key_Tab)
        if table.focused is stops[0]:
            break
        stops.append(table.focused)
    assert [type(stop) for stop in stops] == [
        SheetButton, Segment, RuleCardButton, QToolButton, Segment, QLineEdit, QCheckBox,
        SheetButton, SheetButton, SheetButton,
    ]  # fmt: skip
    assert [stop.objectName() for stop in stops[-3:]] == ["all-rules", "show-how", "cancel"]
    table.press(Qt.Key.Key_Backtab, SHIFT)
    assert table.focused is stops[-1]


def test_tab_reaches_the_folds(new_game_table: MakeTable) -> None:
    table = new_game_table(size=(800, 572))
    names: list[str] = []
    for _ in range(10):
        table.press(Qt.Key.Key_Tab)
        names.append(table.focused.objectName())
    assert names == [
        "players-2", "fold-rules", "rules-german-66", "fold-opponents", "fold-length", "all-rules",
        "show-how", "cancel", "deal", "players-2",
    ]  # fmt: skip


def strength(level: Level) -> str:
    """Say who plays at a level, and how strong that is, with French cards."""
    return opponent_with_strength(opponent_of(level), "french")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_fold_is_opened_by_key_and_tells_its_value_when_closed(
    new_game_table: MakeTable, key: Qt.Key
) -> None:
    table = new_game_table(size=(800, 572))
    folds = table.sheet.folds
    assert folds is not None
    header = folds.header("opponents")
    assert header.accessibleName() == f"Players, collapsed: {strength('casual')}"
    header.setFocus()
    table.press(key)
    assert folds.header("opponents").accessibleName() == "Players, expanded"
    assert header.accessibleName() == "Players, expanded"
    assert folds.header("rules").accessibleName() == "Rules, collapsed: Sixty-Six (Germany)"
    table.press(Qt.Key.Key_Tab)
    table.press(Qt.Key.Key_Right)
    assert table.sheet.choice.level == "club"
    assert header.value == strength("club")


def test_the_closed_fold_tells_length_practice_and_deal(new_game_table: MakeTable) -> None:
    table = new_game_table(size=(800, 572))
    folds = table.sheet.folds
    assert folds is not None
    header = folds.header("length")
    assert header.value == "To seven · counts · random deal"
    folds.open("length")
    table.sheet.length.segments.part("bummerl").click()
    table.sheet.deal_choice.practice.click()
    table.sheet.deal_choice.field.setText("abc")
    assert header.value == "Bummerl · practice · abc"


def test_every_rule_set_can_be_reached_by_keys(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.press(Qt.Key.Key_Tab)
    table.press(Qt.Key.Key_Tab)
    assert table.focused is table.sheet.grid.cards[0]
    met: set[str] = set()
    keys = [
        Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right,
        Qt.Key.Key_Down, Qt.Key.Key_Left,
    ]  # fmt: skip
    for key in [None, *keys]:
        if key is not None:
            table.press(key)
        assert table.focused.objectName() == f"rules-{table.sheet.grid.offer.key}"
        for _ in table.sheet.grid.offer.rules:
            met.add(table.sheet.choice.rules.name)
            table.press(Qt.Key.Key_Space)
        assert table.sheet.choice.rules.name in met, "Space goes round"
    assert met == set(rule_set_names(seats=2))


def test_arrows_stop_at_the_edges(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.press(Qt.Key.Key_Tab)
    table.press(Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        table.press(key)
        assert table.focused is table.sheet.grid.cards[0]
    table.sheet.grid.cards[-1].click()
    table.sheet.grid.cards[-1].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        table.press(key)
        assert table.focused is table.sheet.grid.cards[-1]


def test_a_click_on_the_switch_chooses_card_and_variant(new_game_table: MakeTable) -> None:
    table = new_game_table()
    card = table.sheet.grid.card_of(rule_set("schnapsen"))
    assert not card.isChecked()
    sharp = card.plan.switch[1]
    assert sharp.text == "sharp"
    at = (sharp.area.center() + QPointF(2, 2)).toPoint()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert card.isChecked()
    assert table.sheet.choice.rules == rule_set("schnapsen-sharp")
    assert card.plan.sentence is not None
    assert card.plan.sentence.text.startswith("No marriage on the first lead")


def test_a_card_keeps_its_variant_while_others_are_looked_at(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.grid.choose(rule_set("schnapsen-sharp"))
    table.sheet.grid.choose(rule_set("house-66"))
    table.show(1920, 1052)
    table.sheet.grid.card_of(rule_set("schnapsen")).click()
    assert table.sheet.choice.rules == rule_set("schnapsen-sharp")


@pytest.mark.parametrize(
    ("way", "modifier"),
    [(Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Backtab, SHIFT)],
)
def test_arrows_lead_through_the_opponents_and_each_says_what_it_is_like(
    new_game_table: MakeTable, way: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    table = new_game_table()
    faces = table.sheet.opponents
    for _ in range(20):
        if faces.isAncestorOf(table.focused):
            break
        table.press(way, modifier)
    assert table.focused is faces.button("casual")
    for _ in OPPONENTS[: OPPONENTS.index(opponent_of("casual"))]:
        table.press(Qt.Key.Key_Left)
    met: list[tuple[Level, str]] = []
    for _ in OPPONENTS:
        (line,) = (one.text() for one in faces.findChildren(QLabel) if one.isVisible())
        met.append((table.sheet.choice.level, line))
        table.press(Qt.Key.Key_Right)
    assert met == [(one.level, one.words["says"]) for one in OPPONENTS]
    table.press(Qt.Key.Key_Return)
    assert table.chosen == [], "Enter presses the face, and deals no cards"
    table.sheet.deal.click()
    assert [chosen.level for chosen in table.chosen] == ["master"]


@pytest.mark.parametrize("start", ["grid", "code", "practice", "cancel"])
def test_ctrl_enter_deals_from_anywhere(new_game_table: MakeTable, start: str) -> None:
    table = new_game_table()
    sheet = table.sheet
    places = {
        "grid": sheet.grid,
        "code": sheet.deal_choice.field,
        "practice": sheet.deal_choice.practice,
        "cancel": sheet.cancel,
    }
    places[start].setFocus()
    table.press(Qt.Key.Key_Return, CTRL)
    assert len(table.chosen) == 1
    assert not table.closed


def test_escape_changes_nothing(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.grid.choose(rule_set("santase"))
    before = table.keeper.settings
    table.press(Qt.Key.Key_Escape)
    assert (table.chosen, table.closed) == ([], [True])
    assert table.page.sheets.sheet is None
    assert table.keeper.settings == before
    table.chooser.ask()
    assert table.sheet.choice.rules == rule_set()


@pytest.mark.usefixtures("language")
def test_letters_with_alt_are_those_of_no_menu_and_of_one_thing_each(
    new_game_table: MakeTable,
) -> None:
    menus = ("&Game", "&Deal", "&View", "&Help")
    taken = {letter(QApplication.translate("Menus", text)) for text in menus}
    table = new_game_table()
    letters = letters_of(table.sheet)
    table.sheet.all_rules.click()
    table.rules_sheet.rows["deck.pack"].chosen.emit("deck.pack", 20)
    for shown in (letters, letters_of(table.rules_sheet)):
        assert len(shown) == len(set(shown))
        assert taken.isdisjoint(shown)
        assert len(shown) >= 3


def letter(text: str) -> str:
    """The letter that is pressed with Alt; empty if there is none."""
    found = re.search(r"&(\w)", text)
    return found.group(1).lower() if found else ""


def letters_of(sheet: PaperSheet) -> list[str]:
    """The letters on everything that can be seen of a sheet."""
    shown = [*sheet.findChildren(QLabel), *sheet.findChildren(QAbstractButton)]
    return [letter(one.text()) for one in shown if one.isVisible() and letter(one.text())]


def test_a_letter_with_alt_leads_to_the_rules(new_game_table: MakeTable) -> None:
    table = new_game_table()
    QTest.keyClick(table.page, Qt.Key.Key_R, ALT)
    assert table.focused is table.sheet.grid.cards[0]
    QTest.keyClick(table.page, Qt.Key.Key_O, ALT)
    assert table.focused is table.sheet.deal_choice.field


# ------------------------------------------------------------------------------------------ length


def test_the_usual_length_is_named_after_the_rules(new_game_table: MakeTable) -> None:
    table = new_game_table()
    part = table.sheet.length.segments.part("game")
    assert part.text() == "To seven"
    table.sheet.grid.choose(rule_set("santase-engine"))
    assert part.text() == "To eleven"
    assert "11 game points" in table.sheet.length.line


def test_a_series_grows_with_every_press(new_game_table: MakeTable) -> None:
    table = new_game_table()
    segments = table.sheet.length.segments
    part = segments.part("best-3")
    met: list[tuple[Length, str]] = []
    for _ in range(4):
        QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        met.append((table.sheet.choice.length, part.text()))
    assert met == [
        ("best-3", "Best of 3"),
        ("best-5", "Best of 5"),
        ("best-7", "Best of 7"),
        ("best-3", "Best of 3"),
    ]
    part.setFocus()
    table.press(Qt.Key.Key_Space)
    assert table.sheet.choice.length == "best-5"
    table.press(Qt.Key.Key_Right)
    assert table.sheet.choice.length == "deal"
    table.press(Qt.Key.Key_Left)
    assert table.sheet.choice.length == "best-5", "it stays as long as it was made"


def test_a_longer_series_is_shown_as_it_was_left(new_game_table: MakeTable) -> None:
    table = new_game_table(Settings(speed="none", length="best-7"))
    assert table.sheet.length.segments.part("best-7").isChecked()
    assert table.sheet.length.value == "best-7"


# ---------------------------------------------------------------------------------------- the deal


def test_a_wrong_deal_code_is_refused_with_a_sentence(new_game_table: MakeTable) -> None:
    table = new_game_table()
    field = table.sheet.deal_choice.field
    assert field.isEnabled()
    field.setFocus()
    QTest.keyClicks(field, "abc")
    table.press(Qt.Key.Key_Return)
    assert table.chosen == []
    assert "“abc” is not a deal code" in seen_trouble(table.sheet.deal_choice)
    assert seen_trouble(table.sheet.deal_choice) in field.accessibleDescription()
    table.press(Qt.Key.Key_A, CTRL)
    QTest.keyClicks(field, "abcde fghjk lmnpr stwxy")
    assert seen_trouble(table.sheet.deal_choice) == ""
    table.press(Qt.Key.Key_Return)
    assert [chosen.code for chosen in table.chosen] == ["ABCDE-FGHJK-LMNPR-STWXY"]


def test_an_empty_code_is_a_deal_by_lot(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.deal_choice.field.setText("  ")
    table.sheet.deal.click()
    assert [chosen.code for chosen in table.chosen] == [""]


def test_a_wrong_code_is_shown_where_it_was_folded_away(new_game_table: MakeTable) -> None:
    table = new_game_table(size=(800, 572))
    folds = table.sheet.folds
    assert folds is not None
    table.sheet.deal_choice.field.setText("abc")
    table.sheet.deal.click()
    assert folds.header("length").accessibleName() == "Length and deal, expanded"
    assert table.focused is table.sheet.deal_choice.field


def test_the_code_is_not_kept_for_another_game(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.deal_choice.field.setText("abcde fghjk lmnpr stwxy")
    table.sheet.deal.click()
    table.keeper.change(**to_remember(table.chosen[0]))
    table.chooser.ask()
    assert table.sheet.choice.code == ""


# -------------------------------------------------------------------------------------- own rules


def test_changed_rules_have_a_card(new_game_table: MakeTable) -> None:
    table = new_game_table(WITH_CHANGED)
    assert table.sheet.choice.rules == CHANGED
    card = table.sheet.grid.card_of(CHANGED)
    assert card.isChecked()
    assert (card.offer.title, card.offer.sentences) == (
        "Your own rules",
        ("Schnapsen, changed in 1 place(s).",),
    )
    table.sheet.grid.card_of(rule_set("santase")).click()
    assert table.sheet.choice.rules == rule_set("santase")
    card.click()
    assert table.sheet.choice.rules == CHANGED


def test_rules_with_a_name_are_offered_by_it(new_game_table: MakeTable) -> None:
    table = new_game_table(Settings(speed="none", own_rules=OWN))
    titles = [card.offer.title for card in table.sheet.grid.cards]
    assert titles[-2:] == ["Regeln von Tante Hedwig", "Regeln von Tante Frieda"]
    table.sheet.grid.cards[-1].click()
    assert table.sheet.choice.rules == CHANGED
    same = new_game_table(replace(WITH_CHANGED, own_rules=OWN))
    assert same.sheet.grid.cards[-1].isChecked()
    assert len(same.sheet.grid.cards) == len(table.sheet.grid.cards), "named once, shown once"


def test_all_rules_are_taken_over(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.grid.choose(rule_set("schnapsen"))
    table.sheet.opponents.button("expert").click()
    table.sheet.all_rules.click()
    rules = table.rules_sheet
    rules.rows["deal.next"].chosen.emit("deal.next", "winner")
    rules.take.click()
    expected = rule_set("schnapsen").with_overrides({"deal.next": "winner"})
    assert table.sheet.choice.rules == expected
    assert table.sheet.choice.level == "expert"
    assert table.sheet.grid.offer.title == "Your own rules"


# ------------------------------------------------------------------------------- number of players


def test_nobody_is_asked_how_many_play_while_there_are_rules_for_two_only(
    new_game_table: MakeTable,
) -> None:
    table = new_game_table(cards={2: rule_cards()[2]})
    assert table.sheet.players is None
    table.press(Qt.Key.Key_3)
    assert table.sheet.choice.rules == rule_set()


def test_with_rules_for_three_the_number_of_players_is_asked(new_game_table: MakeTable) -> None:
    table = new_game_table(cards={2: rule_cards()[2], 3: rule_cards()[3]})
    players = table.sheet.players
    assert players is not None
    assert [part.text() for part in players.parts()] == ["For two", "For three"]
    table.sheet.grid.choose(rule_set("schnapsen-sharp"))
    table.press(Qt.Key.Key_3)
    titles = [card.offer.title for card in table.sheet.grid.cards]
    assert titles == ["Sixty-Six for three", "Cut-throat"]
    assert table.sheet.choice.rules == rule_set("three-66")
    table.press(Qt.Key.Key_2)
    assert table.sheet.choice.rules == rule_set("schnapsen-sharp"), "remembered for each number"
    assert cut_words(table.sheet) == []


# -------------------------------------------------------------------------------- for who listens


def test_a_screen_reader_hears_rules_place_variant_and_number(new_game_table: MakeTable) -> None:
    table = new_game_table()
    card = table.sheet.grid.card_of(rule_set("schnapsen"))
    count = len(table.sheet.grid.cards)
    assert card.accessibleName() == f"Schnapsen, Austria, Hungary, standard; 2 of {count}"
    assert card.accessibleDescription() == (
        "Five cards; the last trick wins. If the closer wins, the loser’s points at closing "
        "count. 20 cards · 7 to 0. Press Space for sharp."
    )
    assert table.sheet.grid.accessibleName() == "Rules"


def test_a_screen_reader_hears_name_strength_and_line(new_game_table: MakeTable) -> None:
    button = new_game_table().sheet.opponents.button("expert")
    assert button.accessibleName() == strength("expert")
    assert button.accessibleDescription() == opponent_of("expert").words["says"]


def test_a_screen_reader_hears_everything_that_tab_reaches(new_game_table: MakeTable) -> None:
    for size in ((1280, 772), (800, 572)):
        sheet = new_game_table(size=size).sheet
        for stop in sheet.tab_stops():
            spoken = stop.accessibleName()
            if isinstance(stop, QPushButton | QCheckBox):
                spoken = spoken or stop.text()
            assert spoken, stop


@pytest.mark.parametrize(("deck", "names"), [
    ("french", ["Nine", "Jack", "Queen", "King", "Ace"]),
    ("german", ["Nine", "Unter", "Ober", "King", "Daus"]),
])  # fmt: skip
def test_the_opponents_have_the_faces_of_the_deck(
    new_game_table: MakeTable, deck: Deck, names: list[str]
) -> None:
    faces = new_game_table(Settings(speed="none", deck=deck)).sheet.opponents
    levels = ("novice", "casual", "club", "expert", "master")
    assert [faces.button(level).text() for level in levels] == names


# --------------------------------------------------------------------------------------- the layer


def test_what_lay_on_the_table_comes_back(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.chooser.cancel()
    layer: SheetLayer = table.page.sheets
    layer.show_sheet(lambda unit: WordSheet(unit, "promise", lambda _: None))
    table.chooser.ask()
    assert isinstance(layer.sheet, NewGameSheet)
    table.press(Qt.Key.Key_Escape)
    assert isinstance(layer.sheet, WordSheet)


def test_asking_again_keeps_what_is_chosen(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.sheet.grid.choose(rule_set("santase"))
    before = table.sheet
    table.chooser.ask()
    assert table.sheet is before
    assert before.deal.hasFocus()


def test_a_game_before_may_be_given(new_game_table: MakeTable) -> None:
    table = new_game_table()
    table.chooser.cancel()
    other = replace(chosen_before(table.keeper.settings), rules=rule_set("santase"), level="master")
    table.chooser.ask(other)
    assert table.sheet.choice == other


def test_it_speaks_another_language_at_once(new_game_table: MakeTable, speak: Speak) -> None:
    table = new_game_table()
    speak("de")
    table.page.sheets.rewrite()
    assert table.sheet.deal.text().replace("&", "") == "Karten geben"
    assert table.sheet.grid.offer.title == "Sechsundsechzig"


def test_a_fold_opens_in_its_time(new_game_table: MakeTable) -> None:
    table: NewGameTable = new_game_table(Settings(speed="normal"), (800, 572))
    folds = table.sheet.folds
    assert folds is not None
    folds.open("length")
    assert table.sheet.grid.isVisible(), "it is still closing"
    QApplication.sendEvent(folds, QResizeEvent(folds.size(), folds.size()))
    assert not table.sheet.grid.isVisible()
    assert table.sheet.length.isVisible()
