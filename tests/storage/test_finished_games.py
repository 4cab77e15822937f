"""Finished games are kept for good: once each, a file a month, whatever happens meanwhile."""

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.storage import month_files
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.storage.folders import StorageError, Trouble
from tests.helpers.deals.record_texts import golden_record

NOW = datetime(2026, 2, 3, 4, 5, 6)


def game(name: str, *records: str, day: str = "2026-01-09", before: str = "") -> FinishedGame:
    """A game of worked records (docs/rules.md 6.6); each gets the tags that the program writes.

    ``before`` is the day of an earlier deal, if that was another one.
    """
    texts = [golden_record(record) for record in records]
    if name:
        escaped = name.replace("\\", "\\\\").replace('"', '\\"')
        texts = [
            text.replace("[A ", f'[Game "{escaped}"]\n[Deal "{number}"]\n[A ', 1)
            for number, text in enumerate(texts, 1)
        ]
    return FinishedGame(name, (before, day) if before else (day,), "\n".join(texts))


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
        ("0000-00-00", "2026-02.66r"),
        ("0001-01-01", "0001-01.66r"),
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


def write_month(games: FinishedGames, text: str, month: str = "2026-01") -> Path:
    """Put there what somebody else has written."""
    games.folder.mkdir(exist_ok=True)
    path = games.folder / f"{month}.66r"
    path.write_bytes(text.encode())
    return path


def read_month(path: Path) -> str:
    return path.read_bytes().decode()


@pytest.mark.parametrize("before", ["; mine\n", "\n\n", "{ mine\n[no tag] }\n", "\ufeff", " "])
def test_records_with_something_before_them_are_no_damage(
    games: FinishedGames, before: str
) -> None:
    """A reader of 66R takes all that, as the mark (U+FEFF) with which an editor begins a file."""
    old, new = game("a", "r1"), game("b", "r2")
    path = write_month(games, before + old.text)
    assert games.keep(new) is None
    assert read_month(path) == f"{before}{old.text}\n{new.text}"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n\n1. ", "\n\n{ well led }\n1. "),
        ("A:1\n", "A:1\n; my best game\n"),
        ("\n", "\r\n"),
        ("[Format", "\ufeff[Format"),
        ('[Game "a"]', '[Game "a"]  '),
    ],
    ids=repr,
)
def test_what_somebody_wrote_into_a_game_stays_when_it_is_told_of_again(
    games: FinishedGames, old: str, new: str
) -> None:
    kept = game("a", "r1")
    path = write_month(games, kept.text.replace(old, new))
    games.keep(kept)
    assert read_month(path) == kept.text.replace(old, new)


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=repr)
def test_notes_around_a_game_stay_when_it_ended_otherwise(games: FinishedGames, end: str) -> None:
    first, other = (game(name, "r1").text for name in ("a", "b"))
    around = "; after\x85[A line of its own]\n\n{ on the next\n[it] }\n"
    notes = f"; before [all]\n{first}{around}{other}"
    path = write_month(games, notes.replace("\n", end))
    new = game("a", "r2")
    games.keep(new)
    rest = notes.replace(first, "").replace("\n", end)
    assert read_month(path) == f"{rest}\n{new.text}"


def test_a_comment_that_never_ends_goes_with_its_game(games: FinishedGames) -> None:
    old, other, new = game("a", "r1"), game("b", "r1"), game("a", "r2")
    path = write_month(games, old.text.replace("\n1. ", "\n{ oh\n1. ") + f"\n{other.text}")
    games.keep(new)
    assert read_month(path) == f"{other.text}\n{new.text}"


@pytest.mark.parametrize(
    "comment", ['{ compare\n[Game "a"]\n}', '{ compare\n\n[Format "66R 1"]\n[Game "a"]\n}']
)
def test_a_comment_that_looks_like_a_game_belongs_to_its_record(
    games: FinishedGames, comment: str
) -> None:
    first = game("z", "r3").text.replace("\n1. ", "\n{ closed }\n1. ")
    noted = game("b", "r1").text.replace("\n1. ", f"\n{comment}\n1. ")
    old, new = game("a", "r1"), game("a", "r2")
    path = write_month(games, f"{first}\n{noted}\n{old.text}")
    games.keep(new)
    assert read_month(path) == f"{first}\n{noted}\n{new.text}"


def test_a_game_that_went_on_in_another_month_is_kept_once(games: FinishedGames) -> None:
    """Won at the end of January, the end taken back, and lost in February with one more deal."""
    games.keep(game("z", "r3", day="2026-01-30"))
    games.keep(game("a", "r1", day="2026-01-31"))
    longer = game("a", "r1", "r2", before="2026-01-31", day="2026-02-01")
    for _ in range(2):
        games.keep(longer)
        assert months(games) == {"2026-01.66r": game("z", "r3").text, "2026-02.66r": longer.text}


def test_a_kill_between_two_months_is_made_good(games: FinishedGames) -> None:
    """The later month is written first: whatever happens, the game stands in one of them."""
    longer = game("a", "r1", "r2", before="2026-01-31", day="2026-02-01")
    write_month(games, game("a", "r1").text)
    write_month(games, longer.text, "2026-02")
    games.keep(longer)
    assert months(games) == {"2026-02.66r": longer.text}


def test_a_month_that_loses_its_only_game_goes(games: FinishedGames) -> None:
    games.keep(game("a", "r1", day="2026-02-01"))
    back = game("a", "r1", "r2", before="2026-02-01", day="2026-01-31")  # the clock was set back
    assert games.keep(back) is None
    assert months(games) == {"2026-01.66r": back.text}


def test_a_damaged_month_that_a_game_went_on_from_stays(games: FinishedGames) -> None:
    path = write_month(games, 'no record\n[Game "a"]\n')
    later = game("a", "r1", before="2026-01-31", day="2026-02-01")
    assert games.keep(later) is None
    assert months(games) == {path.name: 'no record\n[Game "a"]\n', "2026-02.66r": later.text}


@pytest.mark.parametrize("name", ["a", ""])
def test_a_game_without_a_date_is_not_kept_once_more_in_another_month(
    tmp_path: Path, name: str
) -> None:
    kept = game(name, "r1", day="")
    for month in (2, 3, 4):
        FinishedGames(tmp_path, lambda month=month: NOW.replace(month=month)).keep(kept)
    assert months(FinishedGames(tmp_path)) == {"2026-02.66r": kept.text}


def test_a_month_damaged_twice_within_a_second_is_set_aside_twice(games: FinishedGames) -> None:
    for damage in ("one", "two"):
        write_month(games, damage)
        games.keep(game("a", "r1"))
    assert months(games) == {
        "2026-01.66r": game("a", "r1").text,
        "damaged-20260203-040506.66r": "one",
        "damaged-20260203-040506-2.66r": "two",
    }


def test_in_a_folder_behind_a_link_nothing_of_others_is_removed(
    games: FinishedGames, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / ".film.part").write_bytes(b"half a film")
    (elsewhere / ".2026-01.66r.0123.part").write_bytes(b"half a month")
    games.folder.symlink_to(elsewhere)
    games.keep(game("a", "r1"))
    assert sorted(file.name for file in elsewhere.iterdir()) == [".film.part", "2026-01.66r"]


def test_a_pipe_in_the_place_of_a_month_holds_nothing_up(games: FinishedGames) -> None:
    if sys.platform == "win32":
        pytest.skip("there are no named pipes")
    games.folder.mkdir()
    os.mkfifo(games.folder / "2026-01.66r")
    with pytest.raises(StorageError) as refused:
        games.keep(game("a", "r1"))
    assert refused.value.trouble is Trouble.NOT_READ
    assert games.size() == 0


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


@pytest.mark.parametrize("blanks", [0, 10, 5000])
def test_a_month_that_is_full_goes_on_in_another_file(
    games: FinishedGames, monkeypatch: pytest.MonkeyPatch, blanks: int
) -> None:
    """With 5000 blank lines the first file is larger than what is read."""
    first, second, third = game("a", "r1"), game("b", "r2"), game("c", "r3")
    largest = max(len(each.text.encode()) for each in (first, second, third))
    monkeypatch.setattr(month_files, "LARGEST_FILE", largest + 10)
    text = first.text + "\n" * blanks
    write_month(games, text)
    for each in (second, second, third, second, third):
        assert games.keep(each) is None
    kept = {"2026-01.66r": text, "2026-01-2.66r": second.text, "2026-01-3.66r": third.text}
    assert months(games) == kept
    assert games.size() == sum(len(each.encode()) for each in kept.values())


def test_a_game_that_ended_otherwise_is_taken_out_of_a_full_file(
    games: FinishedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other, longer = game("a", "r1"), game("b", "r2"), game("a", "r1", "r2")
    games.keep(first)
    games.keep(other)
    before = sum(len(text.encode()) for text in months(games).values())
    monkeypatch.setattr(month_files, "LARGEST_FILE", before)
    games.keep(longer)
    assert months(games) == {"2026-01.66r": other.text, "2026-01-2.66r": longer.text}
    games.keep(longer)
    assert months(games) == {"2026-01.66r": other.text, "2026-01-2.66r": longer.text}


def test_a_game_without_a_date_is_found_in_any_file_of_a_month(
    games: FinishedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, undated = game("a", "r1"), game("b", "r2", day="")
    write_month(games, first.text)
    (games.folder / "2026-01-2.66r").write_text(undated.text, "utf-8")
    monkeypatch.setattr(month_files, "LARGEST_FILE", len(first.text.encode()) + 10)
    before = months(games)
    games.keep(undated)
    assert months(games) == before


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
    (games.folder / "old.66r").mkdir()
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
    games.keep(FinishedGame(str(number), ("2026-01-09",), text))
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
