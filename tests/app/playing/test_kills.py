"""Killed at any instant, the program has lost no move that was told to anybody."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import DealRecord, read_records, replay
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import WaitingPlayer

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[3]
KILLS = 200
LONGEST_LIFE = 1.5
"""Seconds from the first move to the latest kill; about two games are played in that time."""


def play_and_kill(seed: int) -> list[str]:
    """Start the program, kill it at a random instant of its play, give the lines it has written."""
    life = random.Random(seed).uniform(0, LONGEST_LIFE)
    program = [sys.executable, "-m", "tests.helpers.processes.player_process", str(seed)]
    with subprocess.Popen(
        program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ.copy()
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline().decode()
        time.sleep(life)
        process.kill()
        rest = process.stdout.read().decode()
    assert first, "the program never began to play"
    return (first + rest).splitlines()


def reached(records: tuple[DealRecord, ...]) -> tuple[str, int, int]:
    """How far saved records are: game, deals, moves of the last deal."""
    return records[-1].tag("Game") or "", len(records), len(records[-1].moves)


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("seed", range(KILLS))
def test_a_kill_loses_no_move(seed: int, qtbot: QtBot, make_desk: OpenDesk) -> None:
    lines = play_and_kill(seed)
    folder = data_folder()
    saved = read_records((folder / FILE_NAME).read_bytes())
    game, deals, moves = lines[-1].split()
    told = (game, int(deals), int(moves))
    kept = reached(saved)
    assert kept == told or is_one_further(kept, told)
    desk = make_desk(WaitingPlayer())
    desk.window.begin()
    assert reached(desk.controller.game_records()) == kept
    state = replay(saved[-1]).state
    view = desk.seen
    assert (view.hand, view.card_points, view.phase) == (
        state.hands[view.seat],
        (state.card_points[view.seat], state.card_points[opposite(view.seat)])
        if view.seat == 0
        else (state.card_points[opposite(view.seat)], state.card_points[view.seat]),
        state.phase,
    )
    qtbot.wait(1)


def is_one_further(kept: tuple[str, int, int], told: tuple[str, int, int]) -> bool:
    """Whether the save has the next move, killed between keeping it and telling of it."""
    (game, deals, moves), (told_game, told_deals, told_moves) = kept, told
    if game != told_game:
        return (deals, moves) == (1, 0)
    return (deals, moves) in ((told_deals, told_moves + 1), (told_deals + 1, 0))
