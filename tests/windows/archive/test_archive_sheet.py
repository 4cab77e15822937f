"""The sheet of the archive: what it shows, and what keys and buttons do with the games."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.players.levels import WEAKEST_FIRST
from sixtysix_gui.archive.rows import ALL, Filter, GameRow, GameStanding, Origin, RulesText
from sixtysix_gui.windows.archive.row_acts import RowAct, acts_for
from tests.windows.archive.archive_table import GAMES, ArchiveTable, LostMonth, game
from tests.windows.archive.conftest import MakeArchive

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
OPEN, PAIRS, LOST_TODAY = GAMES[:3]


def words(table: ArchiveTable) -> list[str]:
    """Return what the buttons in the unfolded row say."""
    return [button.text() for button in table.sheet.bar.buttons]


def current(table: ArchiveTable) -> int:
    """Return which of the games the keys are on."""
    entry = table.sheet.games.current
    assert entry is not None
    return GAMES.index(entry.row)


def shown_count(table: ArchiveTable) -> str:
    return table.sheet.count.text()


def button(table: ArchiveTable, name: str) -> QPushButton:
    found = table.page.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


# --------------------------------------------------------------------------------- what is shown


def test_the_first_game_is_chosen_and_has_the_focus(archive_table: MakeArchive) -> None:
    table = archive_table()
    assert table.focused is table.sheet.games
    assert current(table) == 0
    assert words(table) == ["Continue", "Resign…"]


def test_readers_find_a_list_of_headings_and_whole_rows(archive_table: MakeArchive) -> None:
    model = archive_table().sheet.model
    spoken = [model.spoken(place) for place in range(6)]
    assert spoken == [
        "Open games",
        "Today, 18:40. Schnapsen against the Queen, open at 3 to 5. 1 of 13. Enter continues it.",
        "Friday 20 November. Sixty-Six in pairs with David, open at 4 to 2. 2 of 13. "
        "Enter continues it.",
        "November 2026",
        "Today, 17:05. Schnapsen against the Queen, lost 3 to 7, blunder. 3 of 13. "
        "Enter looks at it.",
        "Today, 08:12. Sixty-Six against the King, won 7 to 4, good. 4 of 13. Enter looks at it.",
    ]


def test_a_month_that_could_not_be_read_has_a_row_in_its_place(archive_table: MakeArchive) -> None:
    lost = (
        LostMonth("2026-11", "damaged-2026-11.66r"),
        LostMonth("2026-12", "damaged-2026-12.66r"),
        LostMonth("2025-03", "damaged-2025-03.66r"),
        LostMonth("2026-12", "2026-12 (2).66r", is_foreign=True),
    )
    model = archive_table(lost=lost).sheet.model
    spoken = [model.spoken(place) for place in range(model.rowCount())]
    after = "this file could not be read. It is kept as damaged-20"
    assert [text for text in spoken if "kept as" in text] == [
        f"December 2026: {after}26-12.66r.",
        f"November 2026: {after}26-11.66r.",
        f"March 2025: {after}25-03.66r.",
    ]
    assert "2026-12 (2).66r is not part of the archive. Drop it here to add its games." in spoken
    headings = ["Open games", "December 2026", "November 2026", "October 2026", "March 2025"]
    assert [text for text in spoken if text in headings] == headings


def test_an_empty_archive_says_what_it_is_for_and_plays(archive_table: MakeArchive) -> None:
    table = archive_table(rows=())
    assert isinstance(table.focused, QPushButton)
    assert table.focused is table.empty_sheet.main_button
    table.press(Qt.Key.Key_Return)
    assert table.done == [("play", None)]
    assert table.door.sheet is None


def test_an_empty_archive_fills_as_soon_as_a_game_is_there(archive_table: MakeArchive) -> None:
    table = archive_table(rows=())
    table.archive.rows = GAMES[:1]
    table.keeper.changed.emit()
    assert table.sheet.model.count == 1


def test_the_list_grows_while_it_is_made(archive_table: MakeArchive) -> None:
    table = archive_table(rows=GAMES[2:5])
    low = table.sheet.height()
    table.press(Qt.Key.Key_Down)
    table.keeper.is_building = True
    table.keeper.progress.emit(340, 1200)
    table.archive.rows = GAMES
    table.keeper.changed.emit()
    assert shown_count(table) == "The list is being made: 340 of 1200 games."
    assert table.sheet.model.count == len(GAMES)
    assert current(table) == 3, "the game that was chosen stays so"
    table.keeper.is_building = False
    table.keeper.built.emit()
    assert "13" in shown_count(table)
    assert "made" not in shown_count(table)
    assert table.sheet.height() > low
    assert current(table) == 3


@pytest.mark.parametrize(("gone", "then"), [(4, 5), (12, 11)])
def test_where_a_game_is_gone_the_next_is_chosen(
    archive_table: MakeArchive, gone: int, then: int
) -> None:
    table = archive_table()
    for _ in range(gone):
        table.press(Qt.Key.Key_Down)
    table.archive.rows = GAMES[:gone] + GAMES[gone + 1 :]
    table.keeper.changed.emit()
    assert current(table) == then
    table.archive.rows = GAMES
    table.keeper.changed.emit()
    assert current(table) == then


@pytest.mark.parametrize("stages", [[5], [3, 5], [4, 5]])
def test_where_several_are_gone_the_game_below_is_chosen_and_they_are_when_they_come_back(
    archive_table: MakeArchive, stages: list[int]
) -> None:
    table = archive_table()
    for _ in range(2):
        table.press(Qt.Key.Key_Down)
    for _ in range(2):
        table.press(Qt.Key.Key_Down, SHIFT)
    for after in stages:
        table.archive.rows = GAMES[:2] + GAMES[after:]
        table.keeper.changed.emit()
    assert current(table) == 5
    assert table.sheet.games.chosen == GAMES[5:6]
    table.press(Qt.Key.Key_End)
    table.door.choose_restored(GAMES[2:5])
    table.archive.rows = GAMES
    table.keeper.changed.emit()
    table.keeper.built.emit()
    assert table.sheet.games.chosen == GAMES[2:5]
    seen = table.sheet.games.viewport().rect()
    assert seen.intersects(table.sheet.games.visualRect(table.sheet.games.currentIndex()))


def test_a_game_stays_chosen_though_its_file_has_lost_others(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_End)
    moved = replace(GAMES[-1], place=replace(GAMES[-1].place, first=7))
    table.archive.rows = (*GAMES[3:-1], moved)
    table.keeper.changed.emit()
    entry = table.sheet.games.current
    assert entry is not None
    assert entry.row == moved


def test_nothing_is_called_empty_while_the_list_is_made(archive_table: MakeArchive) -> None:
    table = archive_table(rows=())
    table.keeper.is_building = True
    table.keeper.progress.emit(0, 40)
    assert table.sheet.model.count == 0
    table.keeper.is_building = False
    table.keeper.built.emit()
    assert table.empty_sheet


def test_what_lay_there_before_comes_back(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Escape)
    assert table.door.sheet is None
    assert table.done == [("closed", None)]


# ------------------------------------------------------------------------------------------ keys


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ([Qt.Key.Key_Down], 1),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down], 2),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up], 1),
        ([Qt.Key.Key_Up], 0),
        ([Qt.Key.Key_End], 12),
        ([Qt.Key.Key_End, Qt.Key.Key_Down], 12),
        ([Qt.Key.Key_End, Qt.Key.Key_Home], 0),
        ([Qt.Key.Key_PageDown], 12),
        ([Qt.Key.Key_PageDown, Qt.Key.Key_PageUp], 0),
        ([Qt.Key.Key_G], 11),
        ([Qt.Key.Key_S, Qt.Key.Key_A], 6),
    ],
)
def test_keys_choose_games_and_pass_headings_by(
    archive_table: MakeArchive, keys: list[Qt.Key], place: int
) -> None:
    table = archive_table()
    for key in keys:
        table.press(key)
    assert current(table) == place
    assert table.focused is table.sheet.games
    seen = table.sheet.games.viewport().rect()
    assert seen.contains(table.sheet.games.visualRect(table.sheet.games.currentIndex()))


def test_enter_looks_at_a_finished_game(archive_table: MakeArchive) -> None:
    table = archive_table()
    record = object()
    table.archive.records = (record,)  # pyright: ignore[reportAttributeAccessIssue]
    table.press(Qt.Key.Key_End)
    table.press(Qt.Key.Key_Return)
    assert table.done == [("look", (record,))]
    assert table.door.sheet is not None


def test_enter_goes_on_with_an_open_game(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Return)
    assert table.done == [("go on", (OPEN,))]


def test_arrows_lead_to_the_acts_and_back(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Right)
    assert table.focused.objectName() == "act-go_on"
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Right)
    assert table.focused.objectName() == "act-resign"
    table.press(Qt.Key.Key_Return)
    assert table.done == [("resign", (OPEN,))]
    table.press(Qt.Key.Key_Left)
    table.press(Qt.Key.Key_Left)
    assert table.focused is table.sheet.games


def test_an_arrow_leads_from_the_acts_to_the_next_game(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Down)
    assert current(table) == 1
    assert table.focused is table.sheet.games


def test_several_games_are_chosen_with_shift(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Down)
    for _ in range(3):
        table.press(Qt.Key.Key_Down, SHIFT)
    assert table.sheet.games.chosen == GAMES[1:5]
    acts = [one.objectName() for one in table.sheet.bar.buttons]
    assert acts == ["act-export", "act-copy", "act-delete"]
    table.press(Qt.Key.Key_Up, SHIFT)
    assert table.sheet.games.chosen == GAMES[1:4]
    table.press(Qt.Key.Key_Return)
    assert table.done == [], "Enter means one game"
    table.press(Qt.Key.Key_Delete)
    table.press(Qt.Key.Key_C, CTRL)
    assert table.done == [("delete", GAMES[1:4]), ("copy", GAMES[1:4])]


def test_delete_is_for_finished_games(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Delete)
    assert table.done == []
    table.press(Qt.Key.Key_End)
    table.press(Qt.Key.Key_Delete)
    assert table.done == [("delete", GAMES[-1:])]


def test_tab_goes_through_everything_once(archive_table: MakeArchive) -> None:
    table = archive_table()
    visited: list[str] = []
    for _ in range(12):
        visited.append(table.focused.objectName())
        table.press(Qt.Key.Key_Tab)
    assert visited == [
        "games",
        "act-go_on",
        "act-resign",
        "filter-rules",
        "filter-against",
        "filter-time",
        "filter-result",
        "search",
        "export",
        "open-file",
        "close",
        "games",
    ]


def test_a_click_chooses_and_a_double_click_does_what_enter_does(
    archive_table: MakeArchive,
) -> None:
    table = archive_table()
    games = table.sheet.games
    middle = games.visualRect(games.model().index(2, 0)).center()
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert current(table) == 1
    QTest.mouseDClick(games.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), 60))
    assert table.done[-1][0] == "go on"


def test_the_right_button_leads_to_the_acts(archive_table: MakeArchive) -> None:
    table = archive_table()
    games = table.sheet.games
    middle = games.visualRect(games.model().index(4, 0)).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, middle, games.viewport().mapToGlobal(middle)
    )
    QApplication.sendEvent(games.viewport(), event)
    assert current(table) == 2
    assert table.focused.objectName() == "act-look"


# --------------------------------------------------------------------------------------- filters


def test_a_list_narrows_the_games(archive_table: MakeArchive) -> None:
    table = archive_table()
    field = table.sheet.fields.rules
    field.setFocus()
    QTest.keyClicks(field, "San")
    field.activated.emit(field.currentIndex())
    assert table.archive.asked[-1] == Filter(rules="santase")
    assert table.sheet.model.count == 1
    assert shown_count(table).startswith("1 of 13")
    assert table.sheet.all_games.isVisible()
    table.sheet.all_games.click()
    assert table.archive.asked[-1] == ALL
    assert table.sheet.model.count == 13
    assert not table.sheet.all_games.isVisible()


@pytest.mark.parametrize(
    ("field", "place", "wanted"),
    [
        ("against", WEAKEST_FIRST.index("club") + 1, Filter(against="club")),
        ("time", 1, Filter(since="2026-11-15")),
        ("result", 1, Filter(standing=GameStanding.WON)),
        ("result", 4, Filter(standing=GameStanding.RESIGNED)),
        ("result", 5, Filter(only_open=True)),
        ("result", 6, Filter(only_marked=True)),
    ],
)
def test_every_list_asks_for_what_it_says(
    archive_table: MakeArchive, field: str, place: int, wanted: Filter
) -> None:
    table = archive_table()
    shown = getattr(table.sheet.fields, field)
    shown.setCurrentIndex(place)
    shown.activated.emit(place)
    assert table.archive.asked[-1] == wanted


@pytest.mark.parametrize(
    ("text", "found"),
    [("gai", 1), ("BÉLA", 1), ("queen schnap", 2), ("2026-10", 2), ("sixty-six king", 2)],
)
def test_the_search_finds_words_of_rows(
    archive_table: MakeArchive, qtbot: QtBot, text: str, found: int
) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_F, CTRL)
    assert table.focused is table.sheet.fields.search
    QTest.keyClicks(table.focused, text)
    qtbot.waitUntil(lambda: table.sheet.model.count == found)
    table.press(Qt.Key.Key_Return)
    assert table.focused is table.sheet.games
    table.press(Qt.Key.Key_F, CTRL)
    table.press(Qt.Key.Key_Escape)
    assert table.sheet.model.count == 13, "Esc empties the search first"
    table.press(Qt.Key.Key_Escape)
    assert table.door.sheet is None


def test_what_could_not_be_read_is_left_out_of_a_narrowed_list(
    archive_table: MakeArchive,
) -> None:
    table = archive_table(lost=(LostMonth("2026-11", "damaged-2026-11.66r"),))
    rows = table.sheet.model.rowCount()
    table.sheet.fields.result.setCurrentIndex(6)
    table.sheet.fields.result.activated.emit(6)
    spoken = [table.sheet.model.spoken(place) for place in range(table.sheet.model.rowCount())]
    assert not [text for text in spoken if "kept as" in text]
    table.sheet.all_games.click()
    assert table.sheet.model.rowCount() == rows


@pytest.mark.parametrize(("more", "exported"), [(0, GAMES), (2, GAMES[:3])])
def test_export_takes_what_is_chosen_or_all_that_is_listed(
    archive_table: MakeArchive, more: int, exported: tuple[object, ...]
) -> None:
    table = archive_table()
    for _ in range(more):
        table.press(Qt.Key.Key_Down, SHIFT)
    button(table, "export").click()
    assert table.done == [("export", exported)]


def test_where_no_game_matches_all_of_them_can_be_brought_back(
    archive_table: MakeArchive, qtbot: QtBot
) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_F, CTRL)
    QTest.keyClicks(table.focused, "nobody at all")
    qtbot.waitUntil(lambda: table.sheet.model.count == 0)
    assert table.sheet.all_again.isVisible()
    table.press(Qt.Key.Key_Return)
    assert table.focused is table.sheet.all_again
    table.press(Qt.Key.Key_Return)
    assert table.sheet.model.count == 13
    assert table.focused is table.sheet.games


def test_where_no_game_matches_tab_leads_from_the_search_to_all_of_them(
    archive_table: MakeArchive, qtbot: QtBot
) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_F, CTRL)
    QTest.keyClicks(table.focused, "nobody at all")
    qtbot.waitUntil(lambda: table.sheet.model.count == 0)
    assert not button(table, "export").isEnabled()
    visited: list[str] = []
    for _ in range(3):
        table.press(Qt.Key.Key_Tab)
        visited.append(table.focused.objectName())
    assert visited == ["all-again", "open-file", "close"]
    table.sheet.all_again.click()
    assert button(table, "export").isEnabled()


def test_both_games_of_gaigel_have_names_of_their_own(archive_table: MakeArchive) -> None:
    rows = tuple(game(rules=name) for name in ("gaigel", "gaigel-2", "german-66"))
    field = archive_table(rows=rows).sheet.fields.rules
    names = [field.itemText(place) for place in range(field.count())]
    assert names == ["All games", "Gaigel", "Gaigel for two", "Sixty-Six (German)"]


# ------------------------------------------------------------------------------------- the acts


def test_esc_leads_from_the_acts_to_the_list_first(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Escape)
    assert table.focused is table.sheet.games
    table.press(Qt.Key.Key_Escape)
    assert table.door.sheet is None


def test_only_games_that_can_be_deleted_are_counted_for_it(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_Down, SHIFT)
    assert words(table) == ["Export 2 game(s)…", "Copy as text"]
    table.press(Qt.Key.Key_Down, SHIFT)
    assert words(table) == ["Export 3 game(s)…", "Copy as text", "Delete 1 game(s)…"]
    table.press(Qt.Key.Key_Down, SHIFT)
    assert words(table)[2] == "Delete 2 game(s)…"


@pytest.mark.parametrize(
    ("row", "acts"),
    [
        (OPEN, "GO_ON RESIGN"),
        (LOST_TODAY, "LOOK WITH_COACH SAME_CARDS SAVE COPY DELETE"),
        (replace(PAIRS, origin=Origin.FINISHED), "LOOK SAME_CARDS SAVE COPY DELETE"),
        (GAMES[10], "LOOK WITH_COACH SAVE COPY DELETE"),
        (game(rules="another-66"), "LOOK SAVE DELETE"),
    ],
)
def test_a_row_offers_what_can_be_done_with_its_game(row: GameRow, acts: str) -> None:
    assert [act.name for act in acts_for([row], list(RowAct))] == acts.split()


def test_what_is_not_possible_is_not_offered() -> None:
    assert acts_for([LOST_TODAY], [RowAct.LOOK]) == (RowAct.LOOK,)
    assert acts_for([LOST_TODAY, GAMES[3]], [RowAct.LOOK]) == ()


def test_rules_of_another_version_are_called_by_their_name(archive_table: MakeArchive) -> None:
    foreign = replace(LOST_TODAY, rules=RulesText("<b>another</b>\u202e-66"))
    model = archive_table(rows=(foreign,)).sheet.model
    assert model.spoken(1).startswith("Today, 17:05. <b>another</b>-66 against the Queen")


def test_a_language_is_changed_under_the_sheet(archive_table: MakeArchive) -> None:
    table = archive_table()
    table.press(Qt.Key.Key_End)
    table.page.sheets.rewrite()
    assert current(table) == 12
    assert table.focused is table.sheet.games
