"""Every dimension can be changed on its own; what cannot go together is one box with ways out."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError
from sixtysix_gui.rules.sets.dimensions import Value, dimension
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import MOST_OWN_RULES, OwnRules, TextSize
from sixtysix_gui.text.rules.dimensions import Group, dimension_group, full_name, value_name
from sixtysix_gui.windows.new_game import rules_draft
from sixtysix_gui.windows.new_game.all_rules import AllRulesSheet
from sixtysix_gui.windows.new_game.rule_groups import GroupChoice, GroupList
from sixtysix_gui.windows.new_game.rules_draft import RulesDraft, value_in
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.rows import each_row
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.found import child
from tests.windows.conftest import UsePage
from tests.windows.new_game.new_game_table import (
    MakeTable,
    NewGameTable,
    changed_keys,
    seen_trouble,
)

pytestmark = pytest.mark.window

SCHNAPSEN = Settings(speed="none", rule_set="schnapsen")
CHANGED = {"meld.first_lead": False, "close.min_talon": 4, "close.before_draw": True}
SCHNAPSEN_CHANGED = replace(SCHNAPSEN, rule_overrides=CHANGED)
TEXT_SIZES: tuple[TextSize, ...] = (100, 125, 150, 200)
CTRL = Qt.KeyboardModifier.ControlModifier


def opened(table: NewGameTable) -> AllRulesSheet:
    table.sheet.all_rules.click()
    return table.rules_sheet


def group_of(key: str) -> Group:
    """The group in which a dimension stands."""
    return dimension_group(key)


def change(table: NewGameTable, key: str, value: Value) -> None:
    """Choose a value as a person does, by keys."""
    sheet = table.rules_sheet
    sheet.show_group(group_of(key))
    row = sheet.rows[key]
    row.take_focus()
    place = dimension(key).choices.index(value)
    steps = len(dimension(key).choices)
    for _ in range(steps):
        table.press(Qt.Key.Key_Left if row.segments is not None else Qt.Key.Key_Up)
    for _ in range(place):
        table.press(Qt.Key.Key_Right if row.segments is not None else Qt.Key.Key_Down)


def named(sheet: QWidget, name: str) -> QPushButton:
    return child(sheet, QPushButton, name)


# ------------------------------------------------------------------------------------------ values

FOR_TWO = [group for group in Group if group is not Group.CALLS]
"""The groups of the rules for two; bids are for more."""


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_a_rule_set_is_shown_as_it_is(new_game_table: MakeTable, name: str) -> None:
    table = new_game_table(Settings(speed="none", rule_set=name))
    sheet = opened(table)
    assert sheet.conflict.accessibleName() == ""
    for group in Group:
        sheet.show_group(group)
        assert changed_keys(sheet) == ()
    sheet.take.click()
    assert table.sheet.choice.rules == rule_set(name)


@pytest.mark.slow(sample=11)
@pytest.mark.parametrize("key", rule_set().choices)
def test_every_value_can_be_chosen_by_keys(new_game_table: MakeTable, key: str) -> None:
    table = new_game_table()
    sheet = opened(table)
    for value in rule_set().choices[key]:
        change(table, key, value)
        try:
            expected = rule_set().with_overrides({key: value})
        except ImpossibleCombinationError:
            assert sheet.conflict.accessibleName().endswith(".")
            assert not sheet.take.isEnabled()
        else:
            assert sheet.conflict.accessibleName() == ""
            assert changed_keys(sheet) == tuple(expected.overrides())
            sheet.take.click()
            assert table.sheet.choice.rules == expected
            sheet = opened(table)


def test_every_dimension_stands_in_one_group(new_game_table: MakeTable) -> None:
    sheet = opened(new_game_table())
    met: list[str] = []
    for group in Group:
        sheet.show_group(group)
        met += sheet.rows
    assert sorted(met) == sorted(rule_set().choices)


def test_few_short_values_are_a_switch_and_others_a_list(new_game_table: MakeTable) -> None:
    sheet = opened(new_game_table())
    for group in Group:
        sheet.show_group(group)
        for key, row in sheet.rows.items():
            assert (row.segments is None) is (row.list is not None)
            if len(dimension(key).choices) > 3:
                assert row.list is not None
            if isinstance(dimension(key).choices[0], bool):
                assert row.segments is not None


def test_the_wheel_scrolls_and_changes_nothing(new_game_table: MakeTable) -> None:
    sheet = opened(new_game_table())
    choice = sheet.rows["deal.batches"].list
    assert choice is not None
    middle = choice.rect().center()
    for turn in (-120, 120):
        event = QWheelEvent(
            QPointF(middle),
            QPointF(choice.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(choice, event)
    assert changed_keys(sheet) == ()


# ----------------------------------------------------------------------------------------- changes


def test_changes_are_counted_beside_their_groups(new_game_table: MakeTable) -> None:
    sheet = opened(new_game_table(SCHNAPSEN_CHANGED))
    assert isinstance(sheet.groups, GroupList)
    told = {group: sheet.groups.button(group).accessibleDescription() for group in FOR_TWO}
    assert {group: words for group, words in told.items() if words} == {
        Group.MARRIAGES: "1 changed",
        Group.CLOSING: "2 changed",
    }
    assert list(sheet.rows) == [
        key for key in rule_set().choices if group_of(key) is Group.MARRIAGES
    ], "it begins where something was changed"


def test_a_changed_row_can_be_undone(new_game_table: MakeTable) -> None:
    table = new_game_table(SCHNAPSEN_CHANGED)
    sheet = opened(table)
    sheet.show_group(Group.CLOSING)
    assert changed_keys(sheet) == ("close.before_draw", "close.min_talon")
    undo = sheet.rows["close.before_draw"].undo
    assert undo.text() == "as in Schnapsen: no"
    undo.click()
    assert changed_keys(sheet) == ("close.min_talon",)
    assert not undo.isVisible()
    sheet.take.click()
    assert table.sheet.choice.rules.overrides() == {"meld.first_lead": False, "close.min_talon": 4}


def test_all_changes_are_discarded_at_once(new_game_table: MakeTable) -> None:
    table = new_game_table(SCHNAPSEN_CHANGED)
    sheet = opened(table)
    named(sheet, "discard").click()
    assert not named(sheet, "discard").isVisible()
    assert table.focused.isVisible()
    sheet.take.click()
    assert table.sheet.choice.rules == rule_set("schnapsen")


def test_back_takes_nothing(new_game_table: MakeTable) -> None:
    table = new_game_table(SCHNAPSEN)
    opened(table)
    change(table, "game.target", 11)
    table.press(Qt.Key.Key_Escape)
    assert table.sheet.choice.rules == rule_set("schnapsen")
    table.sheet.cancel.click()
    assert table.chosen == []


# ---------------------------------------------------------------------------------------- conflict


def test_a_conflict_is_a_box_and_the_rules_wait(new_game_table: MakeTable) -> None:
    table = new_game_table()
    sheet = opened(table)
    change(table, "deck.hand", 5)
    assert sheet.conflict.isVisible()
    assert sheet.conflict.accessibleName() == (
        "“Dealt in batches of” and “Cards per hand” cannot be combined: the batches must add "
        "up to the number of cards in a hand."
    )
    assert set(changed_keys(sheet)) == {"deck.hand", "deal.batches"}
    assert not sheet.take.isEnabled()
    table.press(Qt.Key.Key_Return, CTRL)
    assert table.rules_sheet is sheet
    change(table, "deal.batches", (3, 2))
    assert sheet.conflict.accessibleName() == ""
    assert not sheet.conflict.isVisible()
    assert sheet.take.isEnabled()


def test_the_other_rule_is_set_to_fit(new_game_table: MakeTable) -> None:
    table = new_game_table()
    sheet = opened(table)
    change(table, "deck.hand", 5)
    assert named(sheet, "fit").text() == "Adjust “Dealt in batches of” to match"
    named(sheet, "fit").click()
    assert sheet.conflict.accessibleName() == ""
    sheet.take.click()
    rules = table.sheet.choice.rules
    assert rules.deck_hand == 5
    assert sum(rules.deal_batches) == 5


def test_the_last_change_is_taken_back(new_game_table: MakeTable) -> None:
    table = new_game_table()
    sheet = opened(table)
    change(table, "deck.hand", 5)
    named(sheet, "undo-conflict").click()
    assert sheet.conflict.accessibleName() == ""
    assert changed_keys(sheet) == ()
    assert table.focused.isVisible()


def test_the_other_rule_is_shown(new_game_table: MakeTable) -> None:
    table = new_game_table()
    sheet = opened(table)
    change(table, "end.last_trick", "wins-deal")
    sheet.show_group(Group.PLAY)
    named(sheet, "show-it").click()
    row = sheet.rows["end.unclaimed"]
    assert row.isAncestorOf(table.focused)


STARTS: list[tuple[str, str, Value]] = [
    ("german-66", "deck.hand", 5),
    ("schnapsen", "deck.hand", 6),
    ("german-66", "deck.pack", 20),
    ("schnapsen", "deck.pack", 24),
    ("german-66", "exchange.card", "J"),
    ("german-66", "strict.follow", False),
    ("house-66", "strict.head", True),
    ("german-66", "end.last_trick", "wins-deal"),
    ("schnapsen", "end.unclaimed", "sole-66"),
]


@each_row(("name", "key", "value"), STARTS)
def test_fitting_ends_every_conflict(name: str, key: str, value: Value) -> None:
    draft = RulesDraft.of(rule_set(name))
    draft.set_value(key, value)
    for _ in Conflict:
        if draft.conflict is None:
            break
        assert draft.can_fit
        draft.fit()
    assert draft.conflict is None
    assert value_in(draft.rules, key) == value, "what was chosen stays"


# ------------------------------------------------------------------------------------------ search


def test_rules_are_found_by_their_words(new_game_table: MakeTable) -> None:
    table = new_game_table()
    sheet = opened(table)
    table.press(Qt.Key.Key_F, CTRL)
    assert table.focused is sheet.search
    QTest.keyClicks(sheet.search, "Talon TRUMP card")
    assert list(sheet.rows) == ["exchange.min_talon", "close.min_talon"]
    said = [row.findChildren(QWidget)[0].text() for row in sheet.rows.values()]  # pyright: ignore
    assert said == [full_name(key) for key in sheet.rows]
    table.press(Qt.Key.Key_Return)
    assert sheet.rows["exchange.min_talon"].isAncestorOf(table.focused)
    table.press(Qt.Key.Key_F, CTRL)
    table.press(Qt.Key.Key_Escape)
    assert sheet.search.text() == ""
    assert "deck.pack" in sheet.rows
    assert table.rules_sheet is sheet


def test_what_is_not_found_is_said(new_game_table: MakeTable) -> None:
    sheet = opened(new_game_table())
    sheet.search.setText("skat")
    assert sheet.rows == {}
    sheet.search.clear()
    assert sheet.rows


# --------------------------------------------------------------------------------------- own rules


def keep_as(sheet: AllRulesSheet, name: str) -> None:
    """Give the rules a name, and press Enter."""
    named(sheet, "keep").click()
    field = child(sheet, QLineEdit, "own-name")
    assert field.hasFocus()
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_own_rules_get_a_name_and_a_card(new_game_table: MakeTable) -> None:
    table = new_game_table(SCHNAPSEN_CHANGED)
    keep_as(opened(table), "  Tante   Hedwig ")
    assert table.keeper.settings.own_rules == (OwnRules("Tante Hedwig", "schnapsen", CHANGED),)
    sheet = table.rules_sheet
    assert not named(sheet, "keep").isVisible(), "they are kept already"
    sheet.take.click()
    assert table.sheet.grid.offer.title == "Tante Hedwig"
    assert [card.offer.title for card in table.sheet.grid.cards].count("Your own rules") == 0


def test_own_rules_are_removed(new_game_table: MakeTable) -> None:
    own = (OwnRules("Tante Hedwig", "schnapsen", CHANGED),)
    table = new_game_table(replace(SCHNAPSEN_CHANGED, own_rules=own))
    sheet = opened(table)
    assert named(sheet, "forget").text() == "&Remove “Tante Hedwig”"
    named(sheet, "forget").click()
    assert table.keeper.settings.own_rules == ()
    table.rules_sheet.back.click()
    assert table.sheet.grid.offer.title == "Your own rules"
    assert table.sheet.choice.rules.overrides() == CHANGED, "the choice stays"


def test_a_name_is_needed_and_there_is_an_end_of_them(new_game_table: MakeTable) -> None:
    own = tuple(
        OwnRules(f"Tante {number}", "santase", {"game.target": 9})
        for number in range(MOST_OWN_RULES)
    )
    table = new_game_table(replace(SCHNAPSEN_CHANGED, own_rules=own))
    sheet = opened(table)
    keep_as(sheet, "  ")
    assert seen_trouble(sheet.name) == "Your rules need a name."
    sheet.name.field.setText("One too many")
    assert seen_trouble(sheet.name) == ""
    table.press(Qt.Key.Key_Return)
    assert "Remove one first." in seen_trouble(sheet.name)
    assert table.keeper.settings.own_rules == own
    sheet.name.field.setText("Tante 1")
    table.press(Qt.Key.Key_Return)
    assert {one.name for one in table.keeper.settings.own_rules} == {one.name for one in own}
    assert OwnRules("Tante 1", "schnapsen", CHANGED) in table.keeper.settings.own_rules


def test_escape_leaves_the_name_first(new_game_table: MakeTable) -> None:
    table = new_game_table(SCHNAPSEN_CHANGED)
    sheet = opened(table)
    named(sheet, "keep").click()
    table.press(Qt.Key.Key_Escape)
    assert not sheet.name.isVisible()
    assert named(sheet, "keep").hasFocus()
    assert table.keeper.settings.own_rules == ()


def test_rules_that_do_not_fit_cannot_be_kept(new_game_table: MakeTable) -> None:
    table = new_game_table()
    sheet = opened(table)
    change(table, "deck.hand", 5)
    assert not named(sheet, "keep").isVisible()


# -------------------------------------------------------------------------------------- by itself


def test_the_rules_of_the_next_game_are_asked_for_alone(new_game_table: MakeTable) -> None:
    table = new_game_table(SCHNAPSEN)
    table.chooser.cancel()
    table.closed.clear()
    table.chooser.ask_for_rules()
    change(table, "game.target", 11)
    table.rules_sheet.take.click()
    assert table.taken == [rule_set("schnapsen").with_overrides({"game.target": 11})]
    assert table.page.sheets.sheet is None
    assert table.closed == [True]
    table.chooser.ask_for_rules()
    table.press(Qt.Key.Key_Escape)
    assert len(table.taken) == 1
    assert table.page.sheets.sheet is None


# ------------------------------------------------------------------------------------- seen, heard


@pytest.mark.slow(sample=7)
@pytest.mark.parametrize("size", [(1280, 772), (800, 572), (1920, 1052), (960, 1252)], ids=str)
@pytest.mark.parametrize("percent", TEXT_SIZES)
@pytest.mark.usefixtures("language")
def test_no_word_is_cut(
    new_game_table: MakeTable, look_like: UsePage, size: tuple[int, int], percent: TextSize
) -> None:
    look_like(Page(percent / 100))
    table = new_game_table(replace(SCHNAPSEN_CHANGED, text_size=percent), size)
    sheet = opened(table)
    assert table.page.sheets.rect().contains(sheet.geometry())
    for group in FOR_TWO:
        sheet.show_group(group)
        QApplication.processEvents()
        assert cut_words(sheet) == []
        for row in sheet.rows.values():
            assert sheet.list.viewport().width() >= row.geometry().right()
    named(sheet, "keep").click()
    QApplication.processEvents()
    assert cut_words(sheet) == []


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("percent", TEXT_SIZES)
@pytest.mark.usefixtures("language")
def test_no_word_is_cut_beside_a_conflict(
    new_game_table: MakeTable, look_like: UsePage, percent: TextSize
) -> None:
    look_like(Page(percent / 100))
    table = new_game_table(replace(SCHNAPSEN, text_size=percent), (800, 572))
    sheet = opened(table)
    sheet.rows["deck.hand"].chosen.emit("deck.hand", 6)
    QApplication.processEvents()
    assert sheet.conflict.isVisible()
    assert cut_words(sheet) == []
    assert sheet.rect().contains(sheet.take.geometry())


@pytest.mark.parametrize("size", [(1280, 772), (1920, 1052)], ids=str)
@pytest.mark.usefixtures("language", "look_like")
def test_no_group_needs_scrolling_where_there_are_two_columns(
    new_game_table: MakeTable, look_like: UsePage, size: tuple[int, int]
) -> None:
    look_like(Page())
    sheet = opened(new_game_table(SCHNAPSEN_CHANGED, size))
    assert isinstance(sheet.groups, GroupList)
    for group in Group:
        sheet.show_group(group)
        QApplication.processEvents()
        assert sheet.list.verticalScrollBar().maximum() == 0, group
    sheet.show_group(Group.DEAL)
    sheet.rows["deck.hand"].chosen.emit("deck.hand", 6)
    QApplication.processEvents()
    assert sheet.list.verticalScrollBar().maximum() == 0


@pytest.mark.usefixtures("language")
def test_a_group_has_room_for_a_seventh_rule(
    new_game_table: MakeTable, look_like: UsePage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def with_one_more(key: str) -> Group:
        return Group.MARRIAGES if key == "strict.trump" else dimension_group(key)

    look_like(Page())
    monkeypatch.setattr(rules_draft, "dimension_group", with_one_more)
    sheet = opened(new_game_table(SCHNAPSEN, (1280, 772)))
    sheet.show_group(Group.MARRIAGES)
    assert len(sheet.rows) == 7
    qtbot.waitUntil(lambda: sheet.list.verticalScrollBar().maximum() == 0)


def test_below_that_the_groups_are_a_list_above(new_game_table: MakeTable) -> None:
    sheet = opened(new_game_table(SCHNAPSEN_CHANGED, (800, 572)))
    groups = sheet.groups
    assert isinstance(groups, GroupChoice)
    assert groups.currentText() == "Marriages – 1 changed"
    groups.setFocus()
    QTest.keyClick(groups, Qt.Key.Key_Home)
    assert "deck.pack" in sheet.rows
    sheet.search.setText("nines")
    assert (groups.currentText(), groups.placeholderText()) == ("", "1 rule(s) found")


def test_tab_goes_from_the_search_through_the_rules_to_the_foot(new_game_table: MakeTable) -> None:
    table = new_game_table(SCHNAPSEN_CHANGED)
    sheet = opened(table)
    table.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    met: list[str] = []
    for _ in range(13):
        met.append(table.focused.objectName())
        table.press(Qt.Key.Key_Tab)
    assert met == [
        "find", "group-marriages",
        "meld.first_lead-1", "undo-meld.first_lead", "meld.when_closed-0",
        "meld.when_exhausted-0", "meld.last_lead", "meld.validation", "meld.lead_card-0",
        "discard", "keep", "back", "take",
    ]  # fmt: skip
    assert table.focused is sheet.search


def test_arrows_lead_through_the_groups(new_game_table: MakeTable) -> None:
    table = new_game_table()
    sheet = opened(table)
    assert table.focused.objectName() == "group-deal"
    for group in FOR_TWO[1:]:
        table.press(Qt.Key.Key_Down)
        assert set(sheet.rows) == {key for key in rule_set().choices if group_of(key) is group}


def test_a_screen_reader_hears_rule_group_and_value(new_game_table: MakeTable) -> None:
    sheet = opened(new_game_table())
    for group in Group:
        sheet.show_group(group)
        for key, row in sheet.rows.items():
            if row.list is not None:
                assert row.list.accessibleName() == full_name(key)
            else:
                assert row.segments is not None
                for part, value in zip(row.segments.parts(), dimension(key).choices, strict=True):
                    assert part.accessibleName() == f"{full_name(key)}: {value_name(key, value)}"
                    assert part.accessibleDescription()
