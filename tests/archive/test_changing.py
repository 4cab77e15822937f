"""Games leave the archive and come back, and games from elsewhere come in and never count."""

import errno
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from sixtysix_gui.archive import taking_in
from sixtysix_gui.archive.changing import Changes
from sixtysix_gui.archive.rows import Company, GameRow, GameStanding, Origin, PlaceInFile, RulesText
from sixtysix_gui.archive.taking_in import TakenIn
from sixtysix_gui.records import read_records
from sixtysix_gui.records.errors import Reason
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage import month_files
from sixtysix_gui.storage.deleted_games import DeletedGames
from sixtysix_gui.storage.folders import StorageError, Trouble
from tests.helpers.deals.record_texts import golden_record, with_tag

NOW = datetime(2026, 2, 3, 4, 5, 6)
JANUARY, FEBRUARY = "2026-01.66r", "2026-02.66r"


def game(name: str, *records: str, day: str = "2026-01-09") -> str:
    """The records of a game with some tags that the program writes; the first deal is A's."""
    made: list[str] = []
    for record in records:
        text = golden_record(record)
        if made:
            text = with_tag(text, "Score", "1-0")
        tags = f'[Date "{day}"]\n' + (f'[Game "{name}"]\n' if name else "")
        made.append(text.replace("[A ", f"{tags}[A ", 1))
    return "\n".join(made)


def row(
    file: str,
    name: str,
    place: tuple[int, int] = (0, 1),
    day: str = "2026-01-09",
    origin: Origin = Origin.FINISHED,
) -> GameRow:
    return GameRow(
        PlaceInFile(file, name, *place),
        origin,
        day,
        "",
        RulesText("german-66"),
        Company(Seat.A, ("Anna", "Bruno"), ("", "")),
        "game",
        GameStanding.WON,
        (7, 3),
        place[1],
    )


A, B = game("a", "r1", "r4"), game("b", "r3")
LATER = game("c", "r1", day="2026-02-01")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with two months."""
    write(tmp_path, JANUARY, f"{A}\n{B}")
    write(tmp_path, FEBRUARY, LATER)
    return tmp_path


def write(home: Path, file: str, text: str) -> Path:
    path = home / "games" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path


def files(home: Path) -> dict[str, str]:
    """What stands in all months and games from elsewhere."""
    games = home / "games"
    found = (*games.glob("*.66r"), *games.glob("elsewhere/*.66r"))
    return {str(path.relative_to(games)): path.read_bytes().decode() for path in sorted(found)}


def changes(home: Path) -> Changes:
    return Changes(home, now=lambda: NOW)


ROW_A, ROW_B = row(JANUARY, "a", (0, 2)), row(JANUARY, "b", (2, 1))
ROW_C = row(FEBRUARY, "c", day="2026-02-01")


def test_games_of_several_months_are_deleted_together_and_come_back(home: Path) -> None:
    before = files(home)
    done = changes(home).delete([ROW_C, ROW_A])
    assert (done.games, done.missing, done.open_games) == (2, 0, 0)
    assert files(home) == {JANUARY: B}
    assert changes(home).deleted_games.all() == tuple(reversed(done.deletions)) or done.deletions
    assert changes(home).deleted_games.put_back(done.deletions).games == 2
    assert files(home) == before


MARCH = "2026-03.66r"
AGAIN = game("a", "r1", "r4", day="2026-03-01")


def test_a_game_that_is_in_two_months_is_deleted_from_both_and_comes_back_once(home: Path) -> None:
    """A kill has come between writing it and taking it out of the other one."""
    write(home, MARCH, f"{AGAIN}\n{game('d', 'r2')}")
    before = files(home)
    done = changes(home).delete([row(MARCH, "a", (0, 2), "2026-03-01"), ROW_C])
    assert (done.games, done.missing, done.copies) == (2, 0, 1)
    assert files(home) == {JANUARY: B, MARCH: game("d", "r2")}
    assert changes(home).deleted_games.put_back(done.deletions).games == 2
    assert files(home) == {**before, JANUARY: B}
    assert not changes(home).deleted_games.has_any


@pytest.mark.parametrize(
    ("file", "other"),
    [
        (MARCH, game("a", "r2", day="2026-03-01")),
        ("elsewhere/a.66r", A),
        ("2026-01 (2).66r", A),
        (MARCH, game("", "r1", "r4")),
    ],
    ids=["other cards", "from elsewhere", "foreign file", "without a name"],
)
def test_another_game_of_that_name_stays(home: Path, file: str, other: str) -> None:
    write(home, file, other)
    done = changes(home).delete([ROW_A])
    assert (done.games, done.copies) == (1, 0)
    assert files(home) == {JANUARY: B, FEBRUARY: LATER, file: other}


def test_if_the_other_month_cannot_be_written_the_game_is_in_none_of_them_deleted(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(home, MARCH, f"{AGAIN}\n{game('d', 'r2')}")
    before, really = files(home), DeletedGames.take_out

    def refuse(deleted: DeletedGames, file: str, *others: Any) -> object:  # noqa: ANN401
        if file == JANUARY:
            raise StorageError(Trouble.NOT_WRITTEN, home, OSError(errno.ENOSPC, "full"))
        return really(deleted, file, *others)

    monkeypatch.setattr(DeletedGames, "take_out", refuse)
    with pytest.raises(StorageError):
        changes(home).delete([row(MARCH, "a", (0, 2), "2026-03-01")])
    assert files(home) == before


def test_an_open_game_is_not_deleted(home: Path) -> None:
    write(home, "open/d.66r", game("d", "r1"))
    done = changes(home).delete([row("open/d.66r", "d", origin=Origin.OPEN), ROW_B])
    assert (done.games, done.missing, done.open_games) == (1, 0, 1)
    assert (home / "games/open/d.66r").exists()


def test_a_game_that_is_gone_is_counted(home: Path) -> None:
    """Somebody has changed the month by hand since the list was made."""
    write(home, JANUARY, B)
    done = changes(home).delete([ROW_A, ROW_B, row("2025-01.66r", "x")])
    assert (done.games, done.missing) == (1, 2)
    assert files(home) == {FEBRUARY: LATER}


@pytest.mark.parametrize(
    ("then", "is_deleted"),
    [
        (game("", "r1"), True),
        (game("", "r1", day="2026-01-10"), False),
        (game("", "r1").replace("german-66", "house-66"), False),
        (game("z", "r1"), False),
        ("\n".join((game("z", "r2"), game("", "r1"))), False),
    ],
    ids=["same", "other day", "other rules", "has a name now", "another one before it"],
)
def test_a_game_without_a_name_goes_only_if_it_is_still_there(
    then: str, is_deleted: bool, home: Path
) -> None:
    write(home, JANUARY, then)
    assert changes(home).delete([row(JANUARY, "", (0, 1))]).games == int(is_deleted)
    assert (JANUARY in files(home)) is not is_deleted


def test_if_one_month_cannot_be_written_no_game_is_deleted(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, writes, really = files(home), list[int](), os.fsync

    def full(descriptor: int) -> None:
        writes.append(descriptor)
        if len(writes) == 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        really(descriptor)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError) as refused:
        changes(home).delete([ROW_A, ROW_C])
    assert refused.value.trouble is Trouble.NOT_WRITTEN
    assert files(home) == before
    assert changes(home).deleted_games.all() == ()


@pytest.mark.parametrize("put_back", [0, 1], ids=["none is put back", "one is put back"])
def test_games_that_cannot_be_put_back_either_are_told(
    put_back: int, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two months are written, then the disk is full: only what is gone can be undone."""
    march = "2026-03.66r"
    write(home, march, game("d", "r3", day="2026-03-01"))
    before, writes, really = files(home), list[int](), os.fsync
    last = 4 + put_back

    def full(descriptor: int) -> None:
        writes.append(descriptor)
        if len(writes) == 4 or len(writes) > last:
            raise OSError(errno.ENOSPC, "No space left on device")
        really(descriptor)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        done = changes(home).delete([ROW_A, ROW_C, row(march, "d", day="2026-03-01")])
    assert (done.games, done.missing) == (2 - put_back, 0)
    assert done.trouble is not None
    assert "No space left on device" in str(done.trouble)
    assert changes(home).deleted_games.put_back(done.deletions).games == 2 - put_back
    assert files(home) == before


def test_a_stop_leaves_the_other_months(home: Path, tmp_path: Path) -> None:
    done = changes(home).delete([ROW_A, ROW_C], stop_after(1))
    assert (done.games, files(home)) == (1, {JANUARY: B, FEBRUARY: LATER})
    assert changes(home).deleted_games.put_back(done.deletions, stop_after(0)).games == 0
    changes(home).export([ROW_B, ROW_C], tmp_path / "mine.66r", stop_after(1))
    assert not (tmp_path / "mine.66r").exists()


@pytest.mark.parametrize("act", ["delete", "take in"])
def test_without_the_lock_nothing_is_changed(act: str, home: Path, tmp_path: Path) -> None:
    before, reader = files(home), Changes(home, only_reads=True)
    with pytest.raises(StorageError) as refused:  # noqa: PT012 - it is one of two acts
        if act == "delete":
            reader.delete([ROW_A])
        else:
            reader.take_in([tmp_path])
    assert "it is open for reading only" in str(refused.value)
    assert files(home) == before


def test_a_single_deleted_game_is_a_row_and_several_are_counted(home: Path) -> None:
    done = changes(home)
    assert not done.deleted_games.has_any
    (one,) = done.delete([ROW_C]).deletions
    (two,) = done.delete([ROW_A, ROW_B]).deletions
    assert done.deleted_games.has_any
    row_again = done.deleted_game(one)
    assert row_again is not None
    assert (row_again.place, row_again.day) == (PlaceInFile(FEBRUARY, "c", 0, 1), "2026-02-01")
    assert done.deleted_game(two) is None
    one.path.unlink()
    assert done.deleted_game(one) is None


# ------------------------------------------------------------------------------------ export


def test_an_export_has_the_records_of_the_games_the_oldest_first(home: Path) -> None:
    path = home / "mine.66r"
    done = changes(home).export([ROW_C, ROW_B, row(JANUARY, "gone")], path)
    assert (done.games, done.missing) == (2, 1)
    assert path.read_text("utf-8") == f"{B}\n{LATER}"
    assert len(read_records(path.read_bytes())) == 2


@pytest.mark.parametrize("place", ["2026-01.66r", "elsewhere/mine.66r", "../games/new.66r"])
def test_an_export_never_takes_the_place_of_ones_own_games(place: str, home: Path) -> None:
    before = files(home)
    with pytest.raises(StorageError) as refused:
        changes(home).export([ROW_C], home / "games" / place)
    assert "your games are kept in that folder" in str(refused.value)
    assert files(home) == before


def test_an_export_keeps_comments_and_has_one_kind_of_line_end(home: Path) -> None:
    noted = A.replace("\n\n1. ", "\n\n{ well led }\n1. ", 1)
    write(home, JANUARY, "\ufeff" + noted.replace("\n", "\r\n"))
    assert changes(home).texts([ROW_A]) == (noted,)


def test_an_open_game_can_be_exported(home: Path) -> None:
    text = game("d", "r1")
    write(home, "open/d.66r", text)
    opened = row("open/d.66r", "d", origin=Origin.OPEN)
    assert changes(home).texts([opened]) == (text,)


def test_an_export_without_any_game_writes_nothing(home: Path) -> None:
    path = home / "mine.66r"
    assert changes(home).export([row(JANUARY, "gone")], path).games == 0
    assert not path.exists()


@pytest.mark.parametrize("file", ["../settings.json", "/etc/passwd", "deleted/a.66r"])
def test_a_row_that_lies_about_its_file_leads_nowhere(file: str, home: Path) -> None:
    for act in (changes(home).texts, changes(home).delete):
        with pytest.raises(StorageError) as refused:
            act([row(file, "a")])
        assert "it is not a file of games" in str(refused.value)


# ----------------------------------------------------------------------------------- taking in


def from_friend(tmp_path: Path, text: str, name: str = "Anna's games.66r") -> Path:
    path = tmp_path / "friend" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path


def elsewhere(home: Path) -> list[str]:
    found = files(home)
    return [found[name] for name in found if name.startswith("elsewhere")]


X, Y = game("x", "r1", "r4"), game("", "r3")


def test_games_of_a_file_are_copied_beside_ones_own(home: Path, tmp_path: Path) -> None:
    before, path = files(home), from_friend(tmp_path, f"{X}\n{Y}")
    assert changes(home).take_in([path]) == TakenIn(games=2)
    (new,) = set(files(home)) - set(before)
    assert new.startswith("elsewhere/Anna's games-")
    assert elsewhere(home) == [f"{X}\n{Y}"]
    assert path.read_text("utf-8") == f"{X}\n{Y}"


@pytest.mark.parametrize(
    "again",
    [
        f"{X}\n{Y}",
        f"{X}\n{Y}".replace("\n", "\r\n"),
        f"\ufeff{Y}\n\n\n{X}",
        X,
        Y,
        f"{A}\n{B}",
        A.replace("\n\n1. ", "\n\n{ a comment }\n1. "),
        LATER + "\n\n",
    ],
    ids=["same", "crlf", "other order", "half", "no name", "own", "own, noted", "own, later"],
)
def test_what_is_here_already_does_not_come_twice(again: str, home: Path, tmp_path: Path) -> None:
    changes(home).take_in([from_friend(tmp_path, f"{X}\n{Y}")])
    before = files(home)
    done = changes(home).take_in([from_friend(tmp_path, again, "again.66r")])
    assert (done.games, done.known > 0, done.faults) == (0, True, ())
    assert files(home) == before


def test_the_same_game_in_two_files_at_once_comes_once(home: Path, tmp_path: Path) -> None:
    paths = [from_friend(tmp_path, X, "1.66r"), from_friend(tmp_path, f"{Y}\n{X}", "2.66r")]
    assert changes(home).take_in(paths) == TakenIn(games=2, known=1)
    assert sorted(elsewhere(home)) == sorted([X, Y])


def test_a_game_of_ones_own_that_went_otherwise_is_another_one(home: Path, tmp_path: Path) -> None:
    other = game("a", "r4")
    assert changes(home).take_in([from_friend(tmp_path, other)]).games == 1


def test_what_is_right_is_taken_in_and_the_first_fault_is_told(home: Path, tmp_path: Path) -> None:
    broken = game("y", "r4").replace("A+14", "A+15", 1)
    path = from_friend(tmp_path, f"{X}\n{broken}\nnonsense\n\n{Y}")
    done = changes(home).take_in([path])
    assert done.games == 2
    (fault,) = done.faults
    assert fault.file == "Anna's games.66r"
    assert fault.error is not None
    assert fault.error.place.record == 3
    assert elsewhere(home) == [f"{X}\n{Y}"]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", Reason.EMPTY),
        (b"\0\1\2", Reason.NOT_TEXT),
        (b"\xff\xfe[\0", Reason.UTF16),
        (b"[Format \xe9", Reason.NOT_UTF8),
        (b"Dear Anna,\n", Reason.TAG_MISSING),
        (b"; only a comment\n", Reason.EMPTY),
    ],
    ids=repr,
)
def test_a_file_of_something_else_is_named(
    data: bytes, reason: Reason, home: Path, tmp_path: Path
) -> None:
    before = files(home)
    good, bad = from_friend(tmp_path, X, "b.66r"), from_friend(tmp_path, "", "a.66r")
    bad.write_bytes(data)
    done = changes(home).take_in([bad, good])
    assert done.games == 1
    assert [(fault.file, fault.error and fault.error.reason) for fault in done.faults] == [
        ("a.66r", reason)
    ]
    assert len(files(home)) == len(before) + 1


def test_records_below_a_letter_are_taken_in(home: Path, tmp_path: Path) -> None:
    done = changes(home).take_in([from_friend(tmp_path, f"Dear Anna,\n\n{X}")])
    assert (done.games, len(done.faults), elsewhere(home)) == (1, 1, [X])


def test_a_file_that_is_missing_or_too_large_is_named(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_in, "LARGEST_FILE", 2**20)
    large, missing = from_friend(tmp_path, X + "\n" * 2**20), tmp_path / "missing.66r"
    done = changes(home).take_in([missing, large])
    assert [(fault.file, fault.reason) for fault in done.faults] == [
        ("missing.66r", "No such file or directory"),
        ("Anna's games.66r", "File too large"),
    ]
    assert elsewhere(home) == []


def test_folders_are_looked_through_but_not_links_and_hidden_files(
    home: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "friend"
    from_friend(tmp_path, X, "1.66R")
    from_friend(tmp_path, Y, "deep/er/2.66r")
    from_friend(tmp_path, game("h", "r1"), ".hidden.66r")
    from_friend(tmp_path, game("t", "r1"), "3.txt")
    (folder / "round").symlink_to(folder)
    (folder / "link.66r").symlink_to(from_friend(tmp_path, game("l", "r1"), "../outside.66r"))
    assert changes(home).take_in([folder]) == TakenIn(games=2)


def test_folders_too_deep_and_files_too_many_are_told(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from_friend(tmp_path, X, "/".join(["d"] * 9) + "/1.66r")
    assert changes(home).take_in([tmp_path / "friend"]) == TakenIn(is_cut=True)
    monkeypatch.setattr(taking_in, "MOST_FILES", 2)
    paths = [from_friend(tmp_path, game(str(n), "r1"), f"{n}.66r") for n in range(3)]
    assert changes(home).take_in(paths) == TakenIn(games=2, is_cut=True)
    monkeypatch.setattr(taking_in, "_MOST_ENTRIES", 2)
    assert changes(home).take_in([tmp_path / "friend"]).is_cut


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("games.66r", "games"),
        ("NUL.66r", "games"),
        ("…‮.66r", "games"),
        ("Änne & Бо: 7-3.66r", "Änne Бо 7-3"),
        ("x" * 90 + ".66r", "x" * 40),
        ("-rf.66r", "rf"),
        ("a.b.c.66r", "a b c"),
        ("noend", "noend"),
    ],
)
def test_a_copy_has_a_name_that_every_system_takes(
    name: str, safe: str, home: Path, tmp_path: Path
) -> None:
    changes(home).take_in([from_friend(tmp_path, X, name)])
    (file,) = (home / "games" / "elsewhere").iterdir()
    assert file.name[: -len("-0123456789ab.66r")] == safe


def test_a_deleted_copy_goes_and_comes_back(home: Path, tmp_path: Path) -> None:
    changes(home).take_in([from_friend(tmp_path, f"{X}\n{Y}")])
    (file,) = (name for name in files(home) if name.startswith("elsewhere"))
    before = files(home)
    rows = [
        row(file, "x", (0, 2), origin=Origin.ELSEWHERE),
        row(file, "", (2, 1), origin=Origin.ELSEWHERE),
    ]
    done = changes(home).delete(rows)
    assert done.games == 2
    assert elsewhere(home) == []
    changes(home).deleted_games.put_back(done.deletions)
    assert files(home) == before


def test_a_file_of_deleted_games_is_put_back_where_it_is_from(home: Path) -> None:
    before, done = files(home), changes(home).delete([ROW_A])
    (deletion,) = done.deletions
    assert changes(home).take_in([deletion.path]) == TakenIn(back=1)
    assert files(home) == before


def test_a_damaged_file_of_deleted_games_is_taken_in_as_any_other(home: Path) -> None:
    (deletion,) = changes(home).delete([ROW_A]).deletions
    text = deletion.path.read_text("utf-8")
    deletion.path.write_text(text.replace("; deleted", "; lost"), "utf-8")
    assert changes(home).take_in([deletion.path]).games == 1


def test_the_folder_of_games_itself_brings_nothing_new(home: Path) -> None:
    changes(home).delete([ROW_A])
    before = files(home)
    done = changes(home).take_in([home / "games"])
    assert (done.games, done.known, done.back) == (0, 2, 0)
    assert files(home) == before


def stop_after(calls: int) -> Callable[[], bool]:
    asked: list[int] = []

    def should_stop() -> bool:
        asked.append(1)
        return len(asked) > calls

    return should_stop


@pytest.mark.parametrize("calls", [0, 1, 3])
def test_what_is_stopped_leaves_whole_files(calls: int, home: Path, tmp_path: Path) -> None:
    paths = [from_friend(tmp_path, text, f"{n}.66r") for n, text in enumerate((X, Y))]
    done = changes(home).take_in(paths, stop_after(calls))
    assert done.is_stopped
    assert elsewhere(home) in ([], [X])
    assert done.games == len(elsewhere(home))


def test_a_full_disk_stops_and_is_told(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = changes(home).take_in([from_friend(tmp_path, X)])
    assert done.trouble is not None
    assert "No space left on device" in str(done.trouble)
    assert (done.games, elsewhere(home)) == (0, [])


def test_progress_is_told_in_bytes(home: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    paths = [from_friend(tmp_path, game(str(n), "r1"), f"{n}.66r") for n in range(3)]
    changes(home).take_in(paths, progress=lambda done, size: told.append((done, size)))
    size = paths[0].stat().st_size
    assert sorted(set(told)) == [(number * size, 3 * size) for number in range(3)]
    assert told == sorted(told)


def test_a_month_too_large_to_read_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(month_files, "LARGEST_FILE", 100)
    with pytest.raises(StorageError) as refused:
        changes(home).delete([ROW_A])
    assert refused.value.trouble is Trouble.NOT_READ
