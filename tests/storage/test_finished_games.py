"""Finished games are kept for good: once each, a file a month, whatever happens meanwhile."""

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.storage.files.errors import StorageError, Trouble
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from tests.helpers.deals.record_texts import golden_record

NOW = datetime(2026, 2, 3, 4, 5, 6)


def game(name: str, *records: str, day: str = "2026-01-09") -> FinishedGame:
    """A game of worked records (docs/rules.md 6.6); each gets the tags that the program writes."""
    texts = [golden_record(record) for record in records]
    if name:
        escaped = name.replace("\\", "\\\\").replace('"', '\\"')
        texts = [
            text.replace("[A ", f'[Game "{escaped}"]\n[Deal "{number}"]\n[A ', 1)
            for number, text in enumerate(texts, 1)
        ]
    return FinishedGame(name, day, "\n".join(texts))


@pytest.fixture
def games(tmp_path: Path) -> FinishedGames:
    return FinishedGames(tmp_path, lambda: NOW)


def months(games: FinishedGames) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in sorted(games.folder.iterdir())}


def test_games_follow_one_another_in_the_file_of_their_month(games: FinishedGames) -> None:
    first, second = game("a", "r1"), game("b", "r2")
    assert games.keep(first) is None
    assert games.keep(second) is None
    assert months(games) == {"2026-01.66r": f"{first.text}\n{second.text}"}
    read = read_records(months(games)["2026-01.66r"])
    assert [record.tag("Game") for record in read] == ["a", "b"]
    assert write_records(read) == "\n".join(
        write_records(read_records(each.text)) for each in (first, second)
    )


@pytest.mark.parametrize(
    ("day", "file"),
    [
        ("2025-12-31", "2025-12.66r"),
        ("2026-01-01", "2026-01.66r"),
        ("", "2026-02.66r"),
        ("yesterday", "2026-02.66r"),
        ("2026-13-01", "2026-02.66r"),
        ("../../2026-01-01", "2026-02.66r"),
    ],
)
def test_the_day_of_the_last_deal_decides_the_month(
    games: FinishedGames, day: str, file: str
) -> None:
    games.keep(game("a", "r1", day=day))
    assert list(months(games)) == [file]


@pytest.mark.parametrize("name", ["a", "", 'odd "name" \\ [Game "z"]'])
def test_a_game_that_is_told_of_again_is_kept_once(games: FinishedGames, name: str) -> None:
    kept = game(name, "r1", "r2")
    for each in (kept, game("z", "r3"), kept):
        games.keep(each)
    assert months(games) == {"2026-01.66r": f"{kept.text}\n{game('z', 'r3').text}"}


def test_a_game_that_ended_otherwise_takes_its_own_place(games: FinishedGames) -> None:
    for each in (game("a", "r1", "r2"), game("b", "r3"), game("a", "r1", "r4")):
        games.keep(each)
    assert months(games) == {"2026-01.66r": f"{game('b', 'r3').text}\n{game('a', 'r1', 'r4').text}"}


def test_what_is_no_record_in_between_stays(games: FinishedGames) -> None:
    """Somebody has written into the file: nothing of it is thrown away."""
    games.keep(game("a", "r1"))
    path = games.folder / "2026-01.66r"
    path.write_text(path.read_text("utf-8") + "\n; a note of mine\n\n\n", "utf-8")
    games.keep(game("b", "r2"))
    games.keep(game("b", "r3"))
    assert path.read_text("utf-8").split("\n; a note of mine\n") == [
        game("a", "r1").text,
        f"\n{game('b', 'r3').text}",
    ]


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe[", b"[\0\0\0", b"Anna - Bruno 1:0"], ids=repr)
def test_a_damaged_month_is_set_aside(games: FinishedGames, damage: bytes) -> None:
    games.folder.mkdir()
    (games.folder / "2026-01.66r").write_bytes(damage)
    notice = games.keep(game("a", "r1"))
    aside = games.folder / "damaged-20260203-040506.66r"
    assert notice is not None
    assert (notice.trouble, notice.path) == (Trouble.GAMES_DAMAGED, aside)
    assert aside.read_bytes() == damage
    assert (games.folder / "2026-01.66r").read_text("utf-8") == game("a", "r1").text


def test_a_folder_that_cannot_be_made_is_told(games: FinishedGames) -> None:
    games.folder.write_text("no folder", "utf-8")
    with pytest.raises(StorageError) as refused:
        games.keep(game("a", "r1"))
    assert refused.value.trouble is Trouble.NO_FOLDER
    assert games.size() == 0


def test_what_cannot_be_read_stays_as_it_is(games: FinishedGames) -> None:
    (games.folder / "2026-01.66r").mkdir(parents=True)
    with pytest.raises(StorageError) as refused:
        games.keep(game("a", "r1"))
    assert refused.value.trouble is Trouble.NOT_READ


def test_a_full_disk_leaves_what_was_kept(
    games: FinishedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    games.keep(game("a", "r1"))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError) as refused:
        games.keep(game("b", "r2"))
    assert "No space left on device" in str(refused.value)
    assert months(games) == {"2026-01.66r": game("a", "r1").text}


def test_the_size_is_that_of_all_months(games: FinishedGames) -> None:
    assert games.size() == 0
    first, second = game("a", "r1"), game("b", "r2", day="2026-02-01")
    games.keep(first)
    games.keep(second)
    (games.folder / "note.txt").write_text("not a game", "utf-8")
    assert games.size() == len(first.text.encode()) + len(second.text.encode())


KEEP_FOR_EVER = """
import sys
from pathlib import Path
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
games, record = FinishedGames(Path(sys.argv[1])), sys.argv[2]
number = 0
while True:
    number += 1
    text = record.replace("[A ", f'[Game "{number}"]\\n[A ', 1)
    games.keep(FinishedGame(str(number), "2026-01-09", text))
    print(number, flush=True)
"""


@pytest.mark.parametrize("lines", [1, 7, 20])
def test_a_kill_leaves_whole_games(tmp_path: Path, lines: int) -> None:
    command = [sys.executable, "-c", KEEP_FOR_EVER, str(tmp_path), golden_record("r1")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as keeping:
        assert keeping.stdout is not None
        told = [int(keeping.stdout.readline()) for _ in range(lines)]
        keeping.kill()
    (path,) = (tmp_path / "games").glob("*.66r")
    kept = [record.tag("Game") for record in read_records(path.read_text("utf-8"))]
    assert kept[: len(told)] == [str(number) for number in told]
    assert len(kept) <= len(told) + 50
