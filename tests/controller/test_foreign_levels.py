"""The tag Level of a record names a level and nothing else; no one else is ever seated by it."""

import itertools
from dataclasses import replace

from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.records import DealRecord, read_records
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.results.scores import score_of
from tests.controller.conftest import Desk
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.players.game_log import RememberingStore
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.rows import each_row
from tests.records.many_records import worked


def with_level(level: str | None) -> DealRecord:
    record = own_game(0, 6)
    tags = {name: value for name, value in record.tags if name != "Level"}
    return replace(record, tags=tuple((tags | ({"Level": level} if level else {})).items()))


def seated_by(level: str | None) -> list[str]:
    """The players that are asked for when such a game goes on, with an expert as the usual one."""
    seated: list[str] = []

    def player(name: str) -> Player:
        seated.append(name)
        return RandomPlayer()

    controller = GameController(RememberingStore(), players=player)
    controller.resume([with_level(level)], "expert")
    controller.shut_down()
    return seated


@each_row("level", LEVELS)
def test_a_level_is_seated(qtbot: QtBot, level: str) -> None:  # noqa: ARG001 - Qt must run
    assert seated_by(level) == [level]


@each_row(
    "text",
    [
        "master:iterations=999999999",
        "honest:worlds=1000000",
        "honest",
        "simple",
        "random",
        "engine:rm -rf /",
        "engine:cmd",
        "Master",
        "master ",
        "<b>master</b>",
        None,
    ],
)
def test_anything_else_is_never_seated(qtbot: QtBot, text: str | None) -> None:  # noqa: ARG001
    assert seated_by(text) == ["expert"]


@each_row(("player", "level"), [("master", "master"), ("simple", "novice"), ("random", None)])
def test_what_is_written_down_is_a_level(
    qtbot: QtBot,  # noqa: ARG001
    player: str,
    level: str | None,
) -> None:
    controller = GameController(RememberingStore(), players=lambda _: RandomPlayer())
    controller.resume([with_level("club")])
    setup = controller.setup
    assert setup is not None
    controller.new_game(replace(setup, players={setup.opponent: player}))
    controller.deal()
    controller.shut_down()
    assert controller.game_records()[-1].tag("Level") == level


# Saves that hold a deal of another game before that on the table: each is counted by itself.


@each_row(("first", "last"), itertools.permutations(rule_set_names(close=False), 2))
def test_a_deal_of_another_game_is_not_counted(first: str, last: str, desk: Desk) -> None:
    records = read_records(f"{worked(first)}\n{worked(last)}")
    parties = len(rule_set(last).parties)
    desk.controller.resume(records)
    update = desk.log.updates[-1]
    assert update.game.rules.name == last
    assert len(update.game.won) == parties
    score = score_of(update.game, records)
    assert all(len(won) == parties for won in (score.won, *score.before))
