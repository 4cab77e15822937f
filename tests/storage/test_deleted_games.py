"""Deleted games lie aside for 30 days, and come back byte for byte, whatever happens meanwhile."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.storage import deleted_games, month_files
from sixtysix_gui.storage.deleted_games import DeletedGames
from sixtysix_gui.storage.deletion_texts import Deletion
from sixtysix_gui.storage.files import write_atomically
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.storage.folders import StorageError, Trouble
from tests.helpers.deals.record_texts import golden_record
from tests.helpers.naive.months import left_of

NOW = datetime(2026, 2, 3, 4, 5, 6)
DAY = timedelta(days=1)
MONTH = "2026-01.66r"


def game(name: str, *records: str) -> str:
    """The records of a game; each of them gets the tags that the program writes."""
    texts = [golden_record(record) for record in records]
    tag = f'[Game "{name}"]\n' if name else ""
    return "\n".join(text.replace("[A ", f"{tag}[A ", 1) for text in texts)


A, B, C = game("a", "r1", "r2"), game("b", "r3"), game("c", "r4")
ABC = "\n".join((A, B, C))


def folder(tmp_path: Path, now: datetime = NOW) -> DeletedGames:
    return DeletedGames(tmp_path, lambda: now)


def write(tmp_path: Path, text: str, file: str = MONTH) -> Path:
    path = tmp_path / "games" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path


def read(path: Path) -> str:
    return path.read_bytes().decode() if path.exists() else ""


def aside(tmp_path: Path) -> list[str]:
    """The names of what was deleted."""
    place = tmp_path / "games" / "deleted"
    return sorted(file.name for file in place.glob("*.66r")) if place.exists() else []


@pytest.mark.parametrize("names", ["a", "b", "c", "ab", "ac", "bc", "abc"])
@pytest.mark.parametrize(
    "text",
    [
        ABC,
        ABC.rstrip("\n"),
        ABC + "\n\n\n",
        ABC.replace("\n", "\r\n"),
        "\ufeff" + ABC,
        "\n\n" + ABC,
        "\n".join((A, B, C)).replace("\n\n[Format", "\n[Format"),
        "\n".join((game("a", "r1"), B, game("a", "r2"), C)),
    ],
    ids=["plain", "no end", "long end", "crlf", "mark", "blanks", "dense", "scattered"],
)
def test_games_leave_their_file_and_come_back_byte_for_byte(
    names: str, text: str, tmp_path: Path
) -> None:
    path, deleted = write(tmp_path, text), folder(tmp_path)
    done = deleted.take_out(MONTH, list(names))
    assert done is not None
    assert (done.day, done.file, done.games) == (NOW.date(), MONTH, len(names))
    plain = read(path).removeprefix("\ufeff").lstrip("\r\n")
    assert plain == left_of(text, set(names))
    assert path.exists() == (names != "abc")
    assert deleted.all() == (done,)
    assert deleted.put_back([done]).games == len(names)
    assert read(path) == text
    assert deleted.all() == ()
    assert aside(tmp_path) == []


RECORDS = st.tuples(st.sampled_from(["a", "b", "c", ""]), st.sampled_from(["r1", "r3"])).map(
    lambda each: game(*each)
)
NOTES = st.sampled_from(
    [
        "; mine\n",
        "{ a note }\n\n",
        '{ like\n\n[Format "66R 1"]\n[Game "a"]\n}\n',
        "; a { brace\n",
        "\n\n",
        "; é 😀\n",
    ]
)


@given(
    parts=st.lists(st.one_of(RECORDS, RECORDS, NOTES), min_size=1, max_size=8),
    end=st.sampled_from(["\n", "\r\n"]),
    mark=st.booleans(),
    names=st.sets(st.sampled_from("abc"), min_size=1),
)
def test_whatever_stands_around_games_they_come_back_byte_for_byte(
    parts: list[str], end: str, mark: bool, names: set[str]
) -> None:
    text = ("\ufeff" if mark else "") + "\n".join(parts).replace("\n", end)
    with TemporaryDirectory() as place:
        home = Path(place)
        path, deleted = write(home, text), folder(home)
        kept = [part.replace("\n", end) for part in parts if part.startswith("[Format")]
        gone = [part for part in kept if any(f'[Game "{name}"]' in part for name in names)]
        done = deleted.take_out(MONTH, names)
        assert (done is None) is not gone
        for part in kept:
            moves = part.split(end * 2)[1]
            assert read(path).count(moves) == sum(
                moves in other for other in kept if other not in gone
            )
        deleted.put_back(deleted.all())
        assert read(path) == text


def test_games_without_a_name_go_by_their_place(tmp_path: Path) -> None:
    text = "\n".join((game("", "r1"), A, game("", "r2"), game("", "r3"), game("", "r4")))
    path, deleted = write(tmp_path, text), folder(tmp_path)
    done = deleted.take_out(MONTH, [range(3, 5), range(1), range(1, 2)])
    assert done is not None
    assert done.games == 2, "the record in place 1 belongs to a game with a name"
    assert read(path) == "\n".join((A, game("", "r4")))
    deleted.put_back([done])
    assert read(path) == text


def test_what_is_not_meant_stays(tmp_path: Path) -> None:
    """The file has changed since somebody looked: another record has that number now."""
    path, deleted = write(tmp_path, game("", "r1")), folder(tmp_path)
    assert deleted.take_out(MONTH, [range(1)], lambda _, records: "r2" in records) is None
    assert (read(path), aside(tmp_path)) == (game("", "r1"), [])


def test_a_game_that_ends_while_others_are_looked_for_stays(tmp_path: Path) -> None:
    """Finding games in a large month takes seconds, and the table does not wait for that."""
    path, deleted = write(tmp_path, f"{A}\n{B}"), folder(tmp_path)

    def end_a_game(_: str | range, records: str) -> bool:
        if C not in read(path):
            write(tmp_path, f"{A}\n{B}\n{C}")
        return records == A + "\n"

    assert deleted.take_out(MONTH, ["a"], end_a_game) is not None
    assert read(path) == f"{B}\n{C}"


@pytest.mark.parametrize("wanted", [["z"], [range(7, 8)], [], ["a\n"], [range(10**15)]])
def test_what_is_not_there_changes_nothing(wanted: list[str | range], tmp_path: Path) -> None:
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    assert deleted.take_out(MONTH, wanted) is None
    assert deleted.take_out("2020-12.66r", wanted) is None
    assert (read(path), aside(tmp_path)) == (ABC, [])


def test_comments_around_games_stay_and_come_back(tmp_path: Path) -> None:
    text = f"; mine [all]\n\n{A}; about b {{\n\n{B}{{ the end }}\n"
    path, deleted = write(tmp_path, text), folder(tmp_path)
    assert deleted.take_out(MONTH, ["a"]) is not None
    assert read(path) == text.replace(A, "")
    assert folder(tmp_path, NOW + DAY).take_out(MONTH, ["b"]) is not None
    assert not path.exists(), "a file without any record would be taken for a damaged one"
    deleted.put_back(deleted.all())
    assert read(path) == text


def test_a_game_that_only_a_comment_names_is_none(tmp_path: Path) -> None:
    text = B.replace("\n1. ", '\n{ like\n\n[Format "66R 1"]\n[Game "a"]\n}\n1. ')
    write(tmp_path, text)
    assert folder(tmp_path).take_out(MONTH, ["a"]) is None


@pytest.mark.parametrize(
    ("taken", "now", "then"),
    [
        ("c", f"{A}\n{B}\n{game('d', 'r1')}", f"{A}\n{B}\n{C}\n{game('d', 'r1')}"),
        ("b", f"{A}\n{C}\n{game('d', 'r1')}", f"{A}\n{B}\n{C}\n{game('d', 'r1')}"),
        ("a", f"{B}\n{C}\n{game('d', 'r1')}", f"{A}\n{B}\n{C}\n{game('d', 'r1')}"),
        ("b", f"; new\n{A}\n{C}", f"; new\n{A}\n{C}\n{B}"),
        ("b", f"{A}\n", f"{A}\n{B}\n"),
        ("b", C, f"{C}\n{B}"),
        ("ac", C, f"{A}\n{C}"),
        ("b", "", B),
        ("abc", game("d", "r1"), f"{ABC}\n{game('d', 'r1')}"),
    ],
)
def test_a_file_that_has_changed_meanwhile_keeps_its_changes(
    taken: str, now: str, then: str, tmp_path: Path
) -> None:
    """What finds its place no more goes to the end; no game is there twice."""
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    done = deleted.take_out(MONTH, list(taken))
    assert done is not None
    path.unlink(missing_ok=True)
    if now:
        write(tmp_path, now)
    deleted.put_back([done])
    assert read(path) == then


def test_the_last_game_without_a_line_end_does_not_run_into_the_next(tmp_path: Path) -> None:
    path, deleted = write(tmp_path, ABC.rstrip("\n")), folder(tmp_path)
    done = deleted.take_out(MONTH, ["c"])
    assert done is not None
    path.write_text(f"{A}\n{B}\n{game('d', 'r1')}", "utf-8")
    deleted.put_back([done])
    assert read(path) == f"{A}\n{B}\n{C}\n{game('d', 'r1')}"


@pytest.mark.parametrize("month", [MONTH, "2026-02.66r"])
def test_a_game_that_ended_otherwise_since_stays_as_it_ended(month: str, tmp_path: Path) -> None:
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    done = deleted.take_out(MONTH, ["a", "b"])
    assert done is not None
    later = game("a", "r1", "r3")
    other = write(tmp_path, f"{C}\n{later}" if month == MONTH else later, month)
    assert deleted.put_back([done]).games == 1
    assert read(path).count('[Game "b"]') == 1
    assert read(path).count('[Game "a"]') == (2 if month == MONTH else 0)
    assert read(other).count('[Game "a"]') == 2
    assert aside(tmp_path) == []


@pytest.mark.parametrize(
    ("act", "write_number"), [("take out", 1), ("take out", 2), ("put back", 1)]
)
def test_a_full_disk_changes_nothing(
    act: str, write_number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    done = deleted.take_out(MONTH, ["b"]) if act == "put back" else None
    before = (read(path), aside(tmp_path))
    writes: list[int] = []
    really = os.fsync

    def maybe_full(descriptor: int) -> None:
        writes.append(descriptor)
        if len(writes) == write_number:
            raise OSError(errno.ENOSPC, "No space left on device")
        really(descriptor)

    monkeypatch.setattr(os, "fsync", maybe_full)
    with pytest.raises(StorageError) as refused:  # noqa: PT012 - it is one of two acts
        if done is None:
            deleted.take_out(MONTH, ["b"])
        else:
            deleted.put_back([done])
    assert refused.value.trouble is Trouble.NOT_WRITTEN
    assert (read(path), aside(tmp_path)) == before
    assert not list(tmp_path.rglob("*.part"))


def test_a_month_that_cannot_be_removed_stays_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, deleted = write(tmp_path, A), folder(tmp_path)

    def refuse(_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(month_files, "patiently", refuse)
    with pytest.raises(StorageError) as refused:
        deleted.take_out(MONTH, ["a"])
    assert refused.value.trouble is Trouble.NOT_REMOVED
    assert (read(path), aside(tmp_path)) == (A, [])


def test_a_game_that_was_deleted_with_both_its_ends_comes_back_once(tmp_path: Path) -> None:
    """The later end, which was deleted last, is the one that counts."""
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    assert deleted.take_out(MONTH, ["a"]) is not None
    later = game("a", "r3")
    write(tmp_path, f"{B}\n{C}\n{later}")
    assert folder(tmp_path, NOW + DAY).take_out(MONTH, ["a"]) is not None
    assert deleted.put_back(deleted.all()).games == 1
    assert read(path) == f"{B}\n{C}\n{later}"
    assert aside(tmp_path) == []


def month_of_many(tmp_path: Path) -> tuple[DeletedGames, list[Deletion]]:
    """Three games of a month, deleted one by one."""
    write(tmp_path, ABC)
    deleted = folder(tmp_path)
    done = [deleted.take_out(MONTH, [name]) for name in "cab"]
    return deleted, [each for each in done if each is not None]


def test_what_was_restored_before_does_not_hold_back_the_others(tmp_path: Path) -> None:
    deleted, done = month_of_many(tmp_path)
    deleted.put_back(done[1:2])
    assert deleted.put_back(done).games == 2
    assert sorted(read(tmp_path / "games" / MONTH).split("[Format")) == sorted(ABC.split("[Format"))
    assert aside(tmp_path) == []
    assert deleted.put_back(done).games == 0


def test_what_is_there_but_damaged_is_told(tmp_path: Path) -> None:
    deleted, done = month_of_many(tmp_path)
    done[0].path.write_text("damaged", "utf-8")
    with pytest.raises(StorageError, match="it is damaged"):
        deleted.put_back(done)


@pytest.mark.parametrize("act", ["put back", "tidy"])
def test_a_month_is_not_read_again_for_every_deletion(
    act: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor do games that end meanwhile wait until all is done."""
    write(tmp_path, "\n".join(game(name, "r3") for name in "abcdefgh"))
    deleted = folder(tmp_path)
    done = [deleted.take_out(MONTH, [name]) for name in "abcdefg"]
    reads: list[str] = []
    really = month_files.read_plain_file

    def note(path: Path, most: int) -> bytes:
        reads.append(path.name)
        return really(path, most)

    monkeypatch.setattr(month_files, "read_plain_file", note)
    if act == "tidy":
        deleted.tidy()
    else:
        deleted.put_back([each for each in done if each is not None])
    assert reads.count(MONTH) <= 4


def test_a_game_of_ones_own_comes_back_beside_its_copy_from_elsewhere(tmp_path: Path) -> None:
    path, copy = write(tmp_path, A), write(tmp_path, A, "elsewhere/copy.66r")
    deleted = folder(tmp_path)
    deleted.take_out(MONTH, ["a"])
    deleted.take_out("elsewhere/copy.66r", ["a"])
    assert deleted.put_back(deleted.all()).games == 2
    assert (read(path), read(copy)) == (A, A)


def test_a_game_that_ends_while_others_come_back_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, deleted = write(tmp_path, f"{A}\n{B}"), folder(tmp_path)
    done = deleted.take_out(MONTH, ["a"])
    assert done is not None
    really = deleted_games.read_month

    def end_a_game(month: Path, now: datetime) -> object:
        write(tmp_path, f"{B}\n{C}")
        return really(month, now)

    monkeypatch.setattr(deleted_games, "read_month", end_a_game)
    deleted.put_back([done])
    assert read(path) == f"{A}\n{B}\n{C}"


def test_a_stop_leaves_what_was_not_begun(tmp_path: Path) -> None:
    deleted, done = month_of_many(tmp_path)
    assert deleted.put_back(done, lambda: True).games == 0
    assert set(deleted.all()) == set(done)


class Killed(BaseException):
    """The process ends here."""


def kill(*_: object) -> None:
    raise Killed


def write_unless(path: Path, act: Callable[[], None]) -> Callable[[Path, bytes], None]:
    """Write files, and do something else at one of them."""
    return lambda target, data: act() if target == path else write_atomically(target, data)


@pytest.mark.parametrize("names", ["b", "abc"])
@pytest.mark.parametrize("act", ["take out", "put back"])
def test_a_kill_between_the_two_files_loses_nothing(
    act: str, names: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At worst a game is in both files; the next start takes it out of the deleted ones."""
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    with monkeypatch.context() as patch:
        if act == "take out":
            patch.setattr(deleted_games, "remove_month", kill)
            patch.setattr(deleted_games, "write_atomically", write_unless(path, kill))
            with pytest.raises(Killed):
                deleted.take_out(MONTH, list(names))
        else:
            done = deleted.take_out(MONTH, list(names))
            assert done is not None
            patch.setattr(DeletedGames, "_remove", kill)
            with pytest.raises(Killed):
                deleted.put_back([done])
    assert read(path) == ABC
    assert len(aside(tmp_path)) == 1
    again = folder(tmp_path)
    (left,) = again.all()
    assert again.put_back([left]).games == len(names)
    assert (read(path), aside(tmp_path)) == (ABC, [])


def test_a_start_removes_what_a_kill_has_left_twice(tmp_path: Path) -> None:
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    deleted.take_out(MONTH, ["c"])
    deleted.take_out(MONTH, ["b"])
    path.write_text(f"{A}\n{B}\n", "utf-8")
    folder(tmp_path).tidy()
    assert [done.games for done in deleted.all()] == [1]
    assert (read(path), len(aside(tmp_path))) == (f"{A}\n{B}\n", 1)


KILLED = """
import sys
from pathlib import Path
from sixtysix_gui.storage.deleted_games import DeletedGames
deleted = DeletedGames(Path(sys.argv[1]))
while True:
    done = deleted.take_out("2026-01.66r", ["b"])
    print("out", flush=True)
    deleted.put_back([done])
    print("back", flush=True)
"""


@pytest.mark.parametrize("lines", [1, 2, 5, 8])
def test_a_killed_process_loses_no_game(lines: int, tmp_path: Path) -> None:
    path = write(tmp_path, ABC)
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as deleting:
        assert deleting.stdout is not None
        for _ in range(lines):
            deleting.stdout.readline()
        deleting.kill()
    deleted = folder(tmp_path)
    deleted.tidy()
    deleted.put_back(deleted.all())
    assert read(path) == ABC


def aged(done: Deletion, when: datetime) -> None:
    """Give what was deleted the time of the file that it would have."""
    os.utime(done.path, (when.timestamp(), when.timestamp()))


@pytest.mark.parametrize(
    ("looks", "file_time", "stays"),
    [
        ([30 * DAY], NOW, True),
        ([29 * DAY, 30 * DAY], NOW, True),
        ([30 * DAY, 30 * DAY + timedelta(hours=2)], NOW, True),
        ([30 * DAY, 31 * DAY], NOW, False),
        ([3000 * DAY, 3 * DAY, 4 * DAY], NOW, True),
        ([-3000 * DAY, -2999 * DAY], NOW, True),
        ([30 * DAY, 31 * DAY], NOW + 20 * DAY, True),
        ([30 * DAY, 31 * DAY], NOW + 4000 * DAY, True),
        ([31 * DAY, 30 * DAY], NOW, True),
        ([2 * DAY, 40 * DAY, 41 * DAY], NOW, False),
    ],
    ids=[
        "one look",
        "due at one look only",
        "twice a day",
        "due twice",
        "clock far ahead once",
        "clock behind",
        "younger file",
        "file from the future",
        "clock going back",
        "after a pause",
    ],
)
def test_after_30_days_it_goes_unless_the_clock_may_be_wrong(
    looks: list[timedelta], file_time: datetime, stays: bool, tmp_path: Path
) -> None:
    write(tmp_path, ABC)
    done = folder(tmp_path).take_out(MONTH, ["b"])
    assert done is not None
    aged(done, file_time)
    for look in looks:
        folder(tmp_path, NOW + look).tidy()
    assert bool(aside(tmp_path)) is stays


@pytest.mark.parametrize("looked", [b"", b"soon", b"\xff", b"2026-13-01", b"9999-12-31"])
def test_a_damaged_note_of_the_last_look_purges_nothing(looked: bytes, tmp_path: Path) -> None:
    write(tmp_path, ABC)
    done = folder(tmp_path).take_out(MONTH, ["b"])
    assert done is not None
    aged(done, NOW)
    (done.path.parent / "looked.txt").write_bytes(looked)
    folder(tmp_path, NOW + 40 * DAY).tidy()
    assert len(aside(tmp_path)) == 1


def test_what_is_read_only_is_not_changed(tmp_path: Path) -> None:
    """Another program holds the lock of the folder."""
    path = write(tmp_path, ABC)
    done = folder(tmp_path).take_out(MONTH, ["b"])
    assert done is not None
    reader = DeletedGames(tmp_path, lambda: NOW + 90 * DAY, only_reads=True)
    before = (read(path), aside(tmp_path))
    reader.tidy()
    for act in (lambda: reader.take_out(MONTH, ["a"]), lambda: reader.put_back([done])):
        with pytest.raises(StorageError) as refused:
            act()
        assert "it is open for reading only" in str(refused.value)
    assert (read(path), aside(tmp_path)) == before
    assert reader.all() == (done,)


@pytest.mark.parametrize(
    "file",
    [
        "../2026-01.66r",
        "deleted/2026-01.66r",
        "open/a.66r",
        "/etc/passwd",
        "elsewhere/../2026-01.66r",
        "elsewhere/.hidden.66r",
        "elsewhere/a/b.66r",
        "2026-01.66r\n",
        "",
        "2026-01.txt",
    ],
)
def test_only_files_of_games_are_touched(file: str, tmp_path: Path) -> None:
    deleted = folder(tmp_path)
    with pytest.raises(StorageError) as refused:
        deleted.take_out(file, ["a"])
    assert "it is not a file of games" in str(refused.value)


def test_a_head_that_names_another_file_leads_nowhere(tmp_path: Path) -> None:
    write(tmp_path, ABC)
    deleted = folder(tmp_path)
    done = deleted.take_out(MONTH, ["b"])
    assert done is not None
    text = read(done.path).replace(f"from {MONTH}", "from ../stolen.66r")
    done.path.write_text(text, "utf-8")
    with pytest.raises(StorageError):
        deleted.put_back([done])
    deleted.tidy()
    assert read(done.path) == text
    assert not (tmp_path / "stolen.66r").exists()


@pytest.mark.parametrize(
    ("old", "new", "then"),
    [
        ("; part ", "; Part ", f"{B}\n{C}\n; Part 0"),
        ("\n1. ", "\n{ a note }\n1. ", f"{B}\n{C}\n[Format "),
        ("games 1", "games 7", ABC),
    ],
)
def test_deleted_games_that_somebody_has_written_into_come_back_at_the_end(
    old: str, new: str, then: str, tmp_path: Path
) -> None:
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    done = deleted.take_out(MONTH, ["a"])
    assert done is not None
    done.path.write_text(read(done.path).replace(old, new), "utf-8")
    deleted.put_back([done])
    assert read(path).startswith(then)
    assert game("a", "r2").split("\n\n")[-1] in read(path)


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"[Format ", b"; nothing\n"])
def test_a_damaged_file_of_deleted_games_stays_and_says_so(damage: bytes, tmp_path: Path) -> None:
    write(tmp_path, ABC)
    deleted = folder(tmp_path)
    done = deleted.take_out(MONTH, ["b"])
    assert done is not None
    done.path.write_bytes(damage)
    aged(done, NOW)
    assert deleted.all() == ()
    for look in (31, 32, 33):
        folder(tmp_path, NOW + look * DAY).tidy()
    with pytest.raises(StorageError) as refused:
        deleted.put_back([done])
    assert refused.value.trouble is Trouble.NOT_READ
    assert done.path.read_bytes() == damage


def test_a_month_damaged_meanwhile_is_set_aside_for_what_comes_back(tmp_path: Path) -> None:
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    done = deleted.take_out(MONTH, ["b"])
    assert done is not None
    path.write_bytes(b"\0\0\0")
    back = deleted.put_back([done])
    (notice,) = back.notices
    assert notice.trouble is Trouble.GAMES_DAMAGED
    assert read(path) == B
    assert notice.path.read_bytes() == b"\0\0\0"


@pytest.mark.parametrize("damage", [b"\xff\xfe[", None])
def test_a_month_that_cannot_be_read_is_not_changed(damage: bytes | None, tmp_path: Path) -> None:
    path = write(tmp_path, ABC)
    if damage is None:
        path.unlink()
        path.mkdir()
    else:
        path.write_bytes(damage)
    with pytest.raises(StorageError) as refused:
        folder(tmp_path).take_out(MONTH, ["b"])
    assert refused.value.trouble is Trouble.NOT_READ
    assert aside(tmp_path) == []


def test_a_file_too_full_for_what_comes_back_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, deleted = write(tmp_path, ABC), folder(tmp_path)
    done = deleted.take_out(MONTH, ["b"])
    assert done is not None
    monkeypatch.setattr(month_files, "LARGEST_FILE", len(ABC) - 10)
    with pytest.raises(StorageError) as refused:
        deleted.put_back([done])
    assert "File too large" in str(refused.value)
    assert (read(path), len(aside(tmp_path))) == (f"{A}\n{C}", 1)


def test_a_link_in_the_place_of_a_month_stays(tmp_path: Path) -> None:
    elsewhere = tmp_path / "mine.66r"
    elsewhere.write_text(ABC, "utf-8")
    (tmp_path / "games").mkdir()
    link = tmp_path / "games" / MONTH
    link.symlink_to(elsewhere)
    deleted = folder(tmp_path)
    done = deleted.take_out(MONTH, ["a", "b", "c"])
    assert done is not None
    assert link.is_symlink()
    assert not elsewhere.exists()
    deleted.put_back([done])
    assert link.is_symlink()
    assert read(elsewhere) == ABC


def test_only_the_owner_can_look_at_deleted_games(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("there are no such rights")
    write(tmp_path, ABC)
    done = folder(tmp_path).take_out(MONTH, ["b"])
    assert done is not None
    assert stat.S_IMODE(done.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(done.path.parent.stat().st_mode) == 0o700


def finished(name: str, *records: str) -> FinishedGame:
    return FinishedGame(name, ("2026-01-09",), game(name, *records))


def test_a_deleted_game_that_lies_on_the_table_is_not_kept_at_the_next_start(
    tmp_path: Path,
) -> None:
    games, deleted = FinishedGames(tmp_path, lambda: NOW), folder(tmp_path)
    for each in (finished("a", "r1"), finished("b", "r2")):
        games.keep(each)
    done = deleted.take_out(MONTH, ["b"])
    assert done is not None
    games.keep(finished("b", "r2"))
    assert read(tmp_path / "games" / MONTH).count("[Game") == 1
    games.keep(finished("b", "r3"))
    assert read(tmp_path / "games" / MONTH).count("[Game") == 2, "it ended otherwise"
    assert deleted.put_back([done]).games == 0


def test_games_that_end_while_others_are_deleted_and_restored_are_all_kept(tmp_path: Path) -> None:
    """The window keeps games in its own thread, and another one deletes them."""
    write(tmp_path, ABC)
    games, deleted = FinishedGames(tmp_path, lambda: NOW), folder(tmp_path)
    names = [str(number) for number in range(30)]

    def keep_all() -> None:
        for name in names:
            games.keep(finished(name, "r1"))

    keeping = Thread(target=keep_all)
    keeping.start()
    while keeping.is_alive():
        done = deleted.take_out(MONTH, ["b"])
        assert done is not None
        deleted.put_back([done])
    keeping.join()
    text = read(tmp_path / "games" / MONTH)
    assert [text.count(f'[Game "{name}"]') for name in ["b", "c", *names]] == [1] * 32
    assert text.startswith(ABC)


def test_foreign_files_beside_deleted_games_are_let_be(tmp_path: Path) -> None:
    place = tmp_path / "games" / "deleted"
    place.mkdir(parents=True)
    for name in ("mine.66r", "2026-01-01-000000000000-0123456.66r", "note.txt"):
        (place / name).write_text("hands off", "utf-8")
    (place / "2026-01-01-000000000000-01234567.66r").mkdir()
    deleted = folder(tmp_path, NOW + 400 * DAY)
    assert deleted.all() == ()
    for _ in range(2):
        deleted.tidy()
    assert len(list(place.iterdir())) == 5
