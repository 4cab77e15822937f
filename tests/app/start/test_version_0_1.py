"""Games and settings that version 0.1 has written are read, and games go on where they stood."""

import shutil
from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.folders import config_folder, data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.storage.settings import FILE_NAME as SETTINGS_NAME
from sixtysix_gui.storage.settings import Settings, load_settings, save_settings
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.start_sheet import StartSheet
from tests.app.conftest import OpenDesk
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    Desk,
    answer_sheet,
    game_is_over,
    is_asked,
    messages,
    open_dialogs,
    play_until,
)

pytestmark = [pytest.mark.identical, pytest.mark.window]

WRITTEN = GOLDEN / "version-0.1"


@dataclass(frozen=True)
class Written:
    """A save, and how the game in it stands."""

    name: str
    won: tuple[int, int]
    deals: int
    level: str
    practice: bool = False
    waits: bool = False
    sheet: type[PaperSheet] | None = None


SAVES = [
    Written("running", (0, 6), 2, "club"),
    Written("between-deals", (4, 0), 2, "expert", sheet=DealSheet),
    Written("practice", (0, 2), 1, "club", practice=True),
    Written("replayed-deal", (2, 0), 1, "casual", practice=True, waits=True),
    # over: the start sheet tells how they ended
    Written("resigned", (0, 3), 1, "club", sheet=StartSheet),
    Written("game-over", (8, 0), 4, "club", sheet=StartSheet),
]


def resumed(make_desk: OpenDesk, name: str) -> Desk:
    shutil.copy(WRITTEN / f"{name}.66r", data_folder() / FILE_NAME)
    desk = make_desk(RandomPlayer(5))
    desk.window.begin()
    return desk


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.name)
def test_a_saved_game_stands_as_it_stood(qtbot: QtBot, make_desk: OpenDesk, save: Written) -> None:
    desk = resumed(make_desk, save.name)
    qtbot.waitUntil(lambda: is_asked(desk) and (desk.sheet is None) is (save.sheet is None))
    assert (messages(), open_dialogs()) == ([], [])
    game, setup = desk.controller.game, desk.controller.setup
    assert game is not None
    assert setup is not None
    assert (game.won, game.deals) == (save.won, save.deals)
    assert (setup.level, setup.practice, setup.length) == (save.level, save.practice, "game")
    assert desk.controller.is_played_again is save.waits
    if save.sheet is None:
        assert desk.sheet is None
    else:
        assert isinstance(desk.sheet, save.sheet)


@pytest.mark.parametrize("name", ["running", "between-deals", "practice"])
def test_a_saved_game_is_played_to_its_end(qtbot: QtBot, make_desk: OpenDesk, name: str) -> None:
    desk = resumed(make_desk, name)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    game = desk.controller.game
    assert game is not None
    assert game.winners


def test_from_a_deal_played_again_the_game_is_gone_back_to(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = resumed(make_desk, "replayed-deal")
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    answer_sheet(qtbot, desk)
    assert not desk.controller.is_played_again
    game = desk.controller.game
    assert game is not None
    assert game.deals == 2
    assert not desk.controller.is_practice


def test_the_settings_are_all_kept() -> None:
    shutil.copy(WRITTEN / "settings.json", config_folder() / SETTINGS_NAME)
    expected = Settings(
        language="de",
        player_name="Änne",
        rule_set="schnapsen",
        rule_overrides={"game.target": 9, "close.first_lead": False},
        level="expert",
        practice=True,
        deck="german",
        colours="four",
        back=3,
        large_indices=True,
        cloth="walnut",
        text_size=150,
        high_contrast=True,
        speed="slow",
        show_points="both",
        claim_for_me=True,
        draw_for_me="always",
        one_click=True,
        mark_illegal=False,
        talon_count=False,
        offer_word=True,
        welcomed=True,
        window_geometry="AdnQywADAAAAAAAA",
        window_state="AAAA/wAAAAD9",
    )
    assert load_settings() == (expected, None)
    save_settings(expected)
    assert load_settings() == (expected, None)
