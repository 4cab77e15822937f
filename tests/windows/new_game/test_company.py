"""New game for three and four: rules, who sits where and how strong, by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.players.levels import MANY_LEVELS
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings, load_settings, save_settings
from sixtysix_gui.storage.settings_values import TableOfSeveral, TextSize
from sixtysix_gui.text.names import OPPONENTS, Opponent, opponent_line
from sixtysix_gui.windows.new_game.choice import (
    NewGame,
    chosen_before,
    chosen_for,
    setup_of,
    to_remember,
)
from sixtysix_gui.windows.new_game.company_choice import CompanyChoice
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.rows import each_row
from tests.helpers.windows.cut_words import cut_words
from tests.windows.conftest import Speak, UsePage
from tests.windows.new_game.new_game_table import MakeTable, NewGameTable

pytestmark = pytest.mark.window

SIZES = [(1280, 772), (800, 572), (1920, 1052), (960, 1252)]
FOUR = Settings(speed="none", players=4)


def seats_of_sheet(table: NewGameTable) -> CompanyChoice:
    company = table.sheet.opponents
    assert isinstance(company, CompanyChoice)
    return company


def press_plate(table: NewGameTable, place: int) -> None:
    seats = table.sheet.table
    assert seats is not None
    at = seats.plates()[place].center().toPoint()
    QTest.mouseClick(seats, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


@pytest.mark.parametrize("players", [3, 4])
def test_the_number_of_players_is_chosen_by_its_key(
    new_game_table: MakeTable, players: int
) -> None:
    table = new_game_table()
    table.press(Qt.Key(Qt.Key.Key_0 + players))
    assert table.sheet.choice.players == players
    offered = [offer.rules.name for offer in [table.sheet.choice]]
    assert offered[0] in rule_set_names(seats=players)
    keys = [card.offer.key for card in table.sheet.grid.cards]
    assert keys == list(dict.fromkeys(keys))
    assert set(keys) == set(rule_set_names(seats=players))


def test_all_play_at_one_strength_until_a_seat_is_chosen(new_game_table: MakeTable) -> None:
    table = new_game_table(FOUR)
    table.sheet.opponents.button("club").click()
    assert table.sheet.choice.levels == ("club", "club", "club")
    press_plate(table, 1)
    seats_of_sheet(table).button("master").click()
    assert table.sheet.choice.levels == ("club", "master", "club")
    press_plate(table, 2)
    seats_of_sheet(table).button("novice").click()
    assert table.sheet.choice.levels == ("club", "master", "novice")
    seats_of_sheet(table).choose_place(None)
    assert table.sheet.choice.levels == ("club", "club", "club")


def test_a_seat_and_its_strength_are_chosen_by_keys(new_game_table: MakeTable) -> None:
    table = new_game_table(FOUR)
    company = seats_of_sheet(table)
    company.seats.setFocus()
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Right)
    assert table.focused.objectName() == "seat-1"
    table.press(Qt.Key.Key_Tab)
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Space)
    assert table.sheet.choice.levels == ("casual", "club", "casual")
    assert company.told == "Hector, Pallas, Lancelot"


def test_what_was_chosen_is_dealt_and_offered_again(new_game_table: MakeTable) -> None:
    table = new_game_table(FOUR)
    table.sheet.grid.choose(rule_set("na-66"))
    press_plate(table, 0)
    seats_of_sheet(table).button("expert").click()
    table.sheet.deal.click()
    (choice,) = table.chosen
    assert choice.rules == rule_set("na-66")
    assert choice.levels == ("expert", "casual", "casual")
    table.keeper.change(**to_remember(choice))
    save_settings(table.keeper.settings)
    settings, notice = load_settings()
    assert notice is None
    assert chosen_before(settings) == choice
    assert chosen_for(settings, 2) == NewGame(), "the other numbers stay as they were"
    setup = setup_of(choice, settings)
    assert setup.names == ("You", "Caesar", "Ogier", "Lancelot")
    assert setup.players == {Seat.B: "expert", Seat.C: "casual", Seat.D: "casual"}


def test_each_number_of_players_keeps_its_own_choice(new_game_table: MakeTable) -> None:
    settings = Settings(
        speed="none",
        level="novice",
        length="bummerl",
        for_three=TableOfSeveral("cutthroat-66", level="master", length="deal"),
    )
    table = new_game_table(settings)
    table.press(Qt.Key.Key_3)
    assert table.sheet.choice.rules == rule_set("cutthroat-66")
    assert (table.sheet.choice.level, table.sheet.choice.length) == ("master", "deal")
    table.press(Qt.Key.Key_2)
    assert (table.sheet.choice.level, table.sheet.choice.length) == ("novice", "bummerl")


def test_three_who_play_alone_play_no_series(new_game_table: MakeTable) -> None:
    table = new_game_table(Settings(speed="none", players=3))
    parts = table.sheet.length.segments.parts()
    assert [part.text() for part in parts] == ["To the end", "One deal"]


@pytest.mark.slow(sample=13)
@pytest.mark.parametrize("percent", [100, 125, 150, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.usefixtures("language")
def test_no_word_is_cut(
    new_game_table: MakeTable,
    look_like: UsePage,
    players: int,
    size: tuple[int, int],
    percent: TextSize,
) -> None:
    look_like(Page(percent / 100))
    each = TableOfSeveral("four-66" if players == 4 else "three-66", level="club")
    settings = Settings(speed="none", text_size=percent, for_three=each, for_four=each)
    if players == 3:
        settings = Settings(speed="none", text_size=percent, players=3, for_three=each)
    else:
        settings = Settings(speed="none", text_size=percent, players=4, for_four=each)
    sheet = new_game_table(settings, size).sheet
    for part in ("rules", "opponents", "length"):
        if sheet.folds is not None:
            sheet.folds.open(part)
        assert cut_words(sheet) == []


REMEMBERED = {"last": "only the last trick", "high": "trumps, aces and tens", "all": "every card"}


@each_row("opponent", OPPONENTS)
@each_row("game", ["four-66", "gaigel-2"])
def test_an_opponent_is_said_to_remember_what_he_remembers_in_the_game(
    game: str, opponent: Opponent, speak: Speak
) -> None:
    speak("en")
    told = opponent_line(opponent, rule_set(game))
    memory = MANY_LEVELS[opponent.level].memory
    assert REMEMBERED[memory] in told
    assert not any(words in told for other, words in REMEMBERED.items() if other != memory)


def test_the_line_follows_the_game_that_is_chosen_for_two(qtbot: QtBot, speak: Speak) -> None:
    speak("en")
    made = OpponentChoice("club", CardStyle(), 16.0)
    qtbot.addWidget(made)
    assert "remembers trumps, aces and tens" in made.line
    made.describe_for(rule_set("gaigel-2"))
    assert made.line == "Remembers trumps, aces and tens. Thinks a little ahead."
    assert made.button("club").accessibleDescription() == made.line
    made.describe_for(rule_set("schnapsen"))
    assert "remembers trumps, aces and tens" in made.line


def test_better_levels_are_not_said_to_think_less() -> None:
    lines = [opponent_line(one, rule_set("four-66")).partition(". ")[2] for one in OPPONENTS]
    assert len(set(lines)) == len(lines)
