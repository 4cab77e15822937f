"""What tables of Bauernschnapsen agree on is chosen beside its card."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from sixtysix_gui import languages
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TableOfSeveral, TextSize
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.windows.cut_words import cut_words
from tests.windows.conftest import Speak, UsePage
from tests.windows.new_game.new_game_table import MakeTable, NewGameTable

pytestmark = pytest.mark.window

BAUERN = Settings(speed="none", players=4, for_four=TableOfSeveral("bauernschnapsen"))
CHOICES = [
    ("contracts", "without Bettler and Zehnergang", {"contracts": "without-bettler"}),
    ("contracts", "ten, the Bettler for 5", {"contracts": "bettler-5"}),
    ("double.max", "Kontra", {"double.max": 1}),
    ("double.max", "never", {"double.max": 0}),
    ("game.target", "12 → 0", {"game.target": 12}),
]


def choose(table: NewGameTable, key: str, text: str) -> None:
    """Choose a value by the keyboard, as anybody would."""
    place = table.sheet.house.lists[key].findText(text)
    assert place >= 0, f"{text} is not offered"
    QTest.keyClick(table.sheet.house.lists[key], Qt.Key.Key_Home)
    for _ in range(place):
        QTest.keyClick(table.sheet.house.lists[key], Qt.Key.Key_Down)


@pytest.mark.parametrize(("key", "text", "overrides"), CHOICES)
def test_each_value_is_that_of_all_rules(
    key: str, text: str, overrides: dict[str, object], new_game_table: MakeTable
) -> None:
    table = new_game_table(BAUERN)
    usual = rule_set("bauernschnapsen")
    assert table.sheet.choice.rules == usual
    choose(table, key, text)
    assert table.sheet.choice.rules == rule_set("bauernschnapsen", overrides)
    assert table.sheet.house.lists[key].currentText() == text
    card = next(one for one in table.sheet.grid.cards if one.isChecked())
    assert card.offer.rules == (table.sheet.choice.rules,), "what was changed has a card"


def test_without_bettler_none_can_be_called(new_game_table: MakeTable) -> None:
    table = new_game_table(BAUERN)
    choose(table, "contracts", "without Bettler and Zehnergang")
    rules = table.sheet.choice.rules
    assert not {"bettler", "assbettler", "zehnergang"} & set(rules.contracts)


def test_the_usual_values_lead_back_to_the_usual_card(new_game_table: MakeTable) -> None:
    table = new_game_table(BAUERN)
    choose(table, "double.max", "never")
    choose(table, "double.max", "Kontra, Re, Sub")
    assert table.sheet.choice.rules == rule_set("bauernschnapsen")
    card = next(one for one in table.sheet.grid.cards if one.isChecked())
    assert card.offer.key == "bauernschnapsen"


def test_other_games_have_no_such_lists(new_game_table: MakeTable) -> None:
    table = new_game_table(BAUERN)
    assert table.sheet.house.isVisible()
    other = next(one for one in table.sheet.grid.cards if one.offer.key == "gaigel")
    other.click()
    assert table.sheet.choice.rules.name == "gaigel"
    assert not table.sheet.house.lists
    assert not table.sheet.house.isVisible()


@pytest.mark.slow(sample=11)
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 772), (800, 572), (1920, 1052), (960, 1252)])
@pytest.mark.parametrize("language", languages.codes())
def test_nothing_is_cut(
    language: str,
    size: tuple[int, int],
    percent: TextSize,
    new_game_table: MakeTable,
    speak: Speak,
    look_like: UsePage,
) -> None:
    speak(language)
    look_like(Page(percent / 100))
    sheet = new_game_table(replace(BAUERN, text_size=percent), size).sheet
    assert cut_words(sheet) == []
    for shown in sheet.house.lists.values():
        area = QRect(shown.mapTo(sheet, QPoint()), shown.size())
        assert sheet.rect().contains(area)
        assert shown.width() >= shown.sizeHint().width()
