"""Every text on the screen has come through a translation, whole, and none is put together."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.languages import listed
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.contracts import contract_label, contract_name, opening_name
from tests.app.conftest import OpenDesk
from tests.helpers.made_up_language import BEGIN, END, MADE_UP, MARKED, spoken
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.rows import each_row
from tests.helpers.windows.game_window import NAMES, QUICK, Desk, begin, play_on
from tests.helpers.windows.marked_texts import faults_of, faults_seen

pytestmark = pytest.mark.window

PEOPLE = frozenset({"Sixty-Six", *NAMES, *(language.name for language in listed().values())})
KEYS = frozenset(
    (
        "Ctrl",
        "Shift",
        "Alt",
        "Home",
        "End",
        "Left",
        "Right",
        "Up",
        "Down",
        "Del",
        "PgUp",
        "PgDown",
        "Esc",
        "Space",
        "Tab",
    )
)
"""Qt names them, in its own translation."""
GERMAN = frozenset(
    (
        *(
            name(contract)
            for contract in rule_set("bauernschnapsen").contracts
            for name in (contract_name, contract_label)
        ),
        *map(opening_name, Opening),
    )
)
"""Contracts and openings, which have their names in all languages."""
PLACES = ("new_game", "settings", "keys", "history", "help", "tricks", "training", "day")


@pytest.fixture
def desk(make_desk: OpenDesk, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with spoken(MARKED, tmp_path_factory):
        yield make_desk(RandomPlayer(66), replace(QUICK, language=MADE_UP, player_name="Ada"))


def faults() -> list[str]:
    QApplication.processEvents()
    return faults_seen(PEOPLE | KEYS | GERMAN)


def test_the_start(desk: Desk) -> None:
    assert desk.window.isVisible()
    assert faults() == []


@pytest.mark.parametrize("place", PLACES)
def test_what_opens_from_the_table(qtbot: QtBot, desk: Desk, place: str) -> None:
    begin(desk, "german-66")
    play_on(desk, qtbot, most=4)
    action = desk.window.actions_by_name[place]
    assert action.isEnabled()
    action.trigger()
    assert faults() == []


@each_row("game", rule_set_names())
def test_a_deal_of_every_game_and_its_result(qtbot: QtBot, desk: Desk, game: str) -> None:
    begin(desk, game)
    desk.window.actions_by_name["history"].trigger()
    found = set[str]()
    while desk.sheet is None:
        play_on(desk, qtbot, most=1)
        found.update(faults())
    found.update(faults())
    assert found == set()


SHOWN = [
    (f"{BEGIN}Yóú{END}", ""),
    (f"{BEGIN}{BEGIN}thé Qúéén{END} wíns{END}", ""),
    (f"{BEGIN}Yóúr léád.{END} {BEGIN}Héárts.{END}", ""),
    (f"Ada · {BEGIN}7 tó 0{END}", ""),
    (f"{BEGIN}Dé…ká{END}", f"cut: {BEGIN}Dé…ká{END}"),
    ("Your lead.", "not translated: Your lead."),
    (f"{BEGIN}Yóúr l…", f"cut: {BEGIN}Yóúr l…"),
    (
        f"{BEGIN}Márríágé{END} {BEGIN}20{END}",
        f"joined by code: {BEGIN}Márríágé{END} {BEGIN}20{END}",
    ),
    (f"{BEGIN}Héárts{END} are trumps", f"not translated: {BEGIN}Héárts{END} are trumps"),
]


@each_row(("text", "fault"), SHOWN)
def test_faults_are_found(text: str, fault: str) -> None:
    assert faults_of([text], PEOPLE) == ([fault] if fault else [])


@each_row("glue", (", ", ": ", " – "))
def test_seen_texts_are_not_joined_by_signs_either(glue: str) -> None:
    text = f"{BEGIN}Rúlés{END}{glue}{BEGIN}ágáínst{END}"
    assert faults_of([text], PEOPLE, (",", ":", "–")) == [f"joined by code: {text}"]
    assert faults_of([text], PEOPLE) == []
