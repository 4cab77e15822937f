"""Killed at any instant, the program has lost none of several open games, and doubled none."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import USUAL_PLAYER
from sixtysix_gui.controller.open_game import game_of, is_stage_of, name_of
from sixtysix_gui.controller.record_tags import setup_from
from sixtysix_gui.records import DealRecord, read_records, states_of
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import WaitingPlayer

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[3]
CHAINS, KILLS = 40, 5
"""So many homes, in each of which the program is killed and started again so often."""
LONGEST_LIFE = 1.5
"""Seconds to the latest kill; some twenty games are left in that time."""
Standing = tuple[int, int]
"""How far a game has come: its deals, and the moves of the last."""
Games = Mapping[str, tuple[DealRecord, ...]]


def play_and_kill(seed: int, life: float) -> list[str]:
    """Start the program, kill it after a while of its play, give the lines it has written.

    The while begins when three games are open.
    """
    program = [sys.executable, "-m", "tests.helpers.processes.leaving_process", str(seed)]
    with subprocess.Popen(
        program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ.copy()
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        while lines[-1] and len(list(open_folder().glob("*.66r"))) < 3:
            lines.append(process.stdout.readline())
        time.sleep(life)
        process.kill()
        assert lines[-1], "the program ended by itself"
        lines += process.stdout.readlines()
    return [line.decode() for line in lines]


def open_folder() -> Path:
    return data_folder() / "games" / "open"


def told(lines: Iterable[str]) -> dict[str, Standing]:
    """How far each game has come by what was told, that at the table last."""
    found: dict[str, Standing] = {}
    for game, deals, moves in (line.split() for line in lines):
        found.pop(game, None)
        found[game] = (int(deals), int(moves))
    return found


def read(path: Path) -> tuple[DealRecord, ...]:
    return read_records(path.read_bytes())


def games_in(files: Iterable[Path]) -> Games:
    """The games in files of finished or open games, by name."""
    named = {
        name: tuple(records)
        for file in files
        for name, records in groupby(read(file), lambda record: record.tag("Game") or "")
    }
    assert "" not in named
    return named


def in_save() -> Games:
    path = data_folder() / FILE_NAME
    game = game_of(read(path)) if path.exists() else ()
    return {name_of(game): game} if game else {}


def opened() -> Games:
    return games_in(open_folder().glob("*.66r"))


def finished() -> Games:
    return games_in((data_folder() / "games").glob("*.66r"))


def furthest(*places: Games) -> Games:
    found: dict[str, tuple[DealRecord, ...]] = {}
    for name, records in (item for place in places for item in place.items()):
        there = found.setdefault(name, records)
        assert is_stage_of(there, records) or is_stage_of(records, there), "it went two ways"
        if is_stage_of(there, records):
            found[name] = records
    return found


def standing(records: tuple[DealRecord, ...]) -> Standing:
    return len(records), len(records[-1].moves)


def is_begun(records: tuple[DealRecord, ...]) -> bool:
    """Whether the person played a card; a game may be dropped in which they did not."""
    person = setup_from(records[-1], USUAL_PLAYER).person
    return any(
        isinstance(move, PlayCard) and state.to_act is person
        for record in records
        for move, state in zip(record.moves, states_of(record), strict=False)
    )


def is_kept(there: tuple[DealRecord, ...], was: Standing, *, is_last: bool) -> bool:
    """Whether no move is missing: that at the table may have the next one, which was not told.

    A game that was given up between two deals has the next deal as well.
    """
    deals, moves = was
    if there[-1].abandoned or is_last:
        return standing(there) in (was, (deals, moves + 1), (deals + 1, 0))
    return standing(there) == was


@pytest.mark.slow(sample=1)
@pytest.mark.parametrize("chain", range(CHAINS))
def test_kills_lose_no_open_game(chain: int, qtbot: QtBot, make_desk: OpenDesk) -> None:
    source = random.Random(chain)
    known: dict[str, Standing] = {}
    for number in range(KILLS):
        now = told(play_and_kill(1_000 * chain + number, source.uniform(0, LONGEST_LIFE)))
        last = list(now)[-1]
        known |= now
        there = furthest(finished(), opened(), in_save())
        assert set(known) <= set(there), "a game is lost"
        for name, was in known.items():
            assert is_kept(there[name], was, is_last=name == last), name
        known = {name: standing(there[name]) for name in there}
    before = furthest(finished(), opened(), in_save())
    desk = make_desk(WaitingPlayer())
    desk.window.begin()
    qtbot.wait(1)
    assert not set(opened()) & set(in_save()), "no game is there twice"
    assert furthest(finished(), opened(), in_save()) == before
    for name, records in opened().items():
        desk.window.flow.go_on(name)
        qtbot.waitUntil(lambda name=name: set(in_save()) == {name})
        assert desk.controller.game_records() == records
        assert name not in opened()
    played = {name for name, records in before.items() if is_begun(records)}
    assert set(furthest(finished(), opened(), in_save())) >= played
