"""The archive of a data folder: what is in its files, whatever happens to them and to its index."""

import os
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.archive import building
from sixtysix_gui.archive.archive import Archive, ArchiveError, ArchiveSize, BuildReport
from sixtysix_gui.archive.index import NAME, VERSION, Index
from sixtysix_gui.archive.reading import games_in
from sixtysix_gui.archive.rows import Filter, GameStanding, Origin, RulesText
from sixtysix_gui.archive.texts import records_in
from sixtysix_gui.records import DealRecord, read_records, write_records
from sixtysix_gui.records.identity import deal_name
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.storage.folders import Trouble
from sixtysix_gui.storage.open_games import OpenGames
from tests.archive import folders
from tests.archive.folders import FIRST, FOREIGN, LATEST, NAMES, OPENED, SECOND, THIRD, fill, write

NOW = datetime(2026, 3, 4, 5, 6, 7)


@pytest.fixture(autouse=True)
def all_files_are_old(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no file be so new that it may have changed twice; tests are quicker than that."""
    monkeypatch.setattr(building, "_RECENT", -1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    fill(tmp_path)
    return tmp_path


@pytest.fixture
def make(folder: Path) -> Iterator[Callable[..., Archive]]:
    """Archives of the folder, which are closed in the end."""
    made: list[Archive] = []

    def one(only_reads: bool = False) -> Archive:
        made.append(Archive(folder, only_reads=only_reads, now=lambda: NOW))
        return made[-1]

    yield one
    for each in made:
        each.close()


@pytest.fixture
def archive(make: Callable[..., Archive]) -> Archive:
    """An archive that is up to date."""
    archive = make()
    assert archive.build().notice is None
    return archive


def names(archive: Archive) -> list[str]:
    return [row.place.game for row in archive.games()]


def read_files(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Build, and list the texts that were read for it."""
    read: list[str] = []
    real = building.records_in

    def note(text: str) -> Iterator[object]:
        read.append(text)
        return real(text)

    with monkeypatch.context() as patch:
        patch.setattr(building, "records_in", note)
        archive.build()
    return read


# ----------------------------------------------------------------------------------- what is there


def test_games_come_open_ones_first_then_the_newest(archive: Archive) -> None:
    assert names(archive) == NAMES
    assert archive.size() == ArchiveSize(games=5, open=1)
    origins = [row.origin for row in archive.games()]
    assert origins == [Origin.OPEN, *[Origin.FINISHED] * 3, Origin.ELSEWHERE]


def test_deals_are_those_of_finished_games_the_oldest_first(archive: Archive) -> None:
    deals = archive.deals()
    assert [deal.game.game for deal in deals] == [
        game * 16 for game, records in zip("abc", (FIRST, SECOND, THIRD), strict=True)
        for _ in records
    ]  # fmt: skip
    assert [deal.number for deal in deals[: len(FIRST)]] == list(range(1, len(FIRST) + 1))
    assert archive.deals(RulesText("german-66")) == deals[len(FIRST) : len(FIRST) + len(SECOND)]
    assert archive.deals(RulesText("gaigel")) == ()


def test_games_with_a_deal_are_found_and_open_ones_that_may_have_it(archive: Archive) -> None:
    def found(records: tuple[DealRecord, ...]) -> list[str]:
        last = records[-1]
        deal = deal_name(last.rules, last.dealer, last.pack)
        rows = archive.games_with(deal, RulesText(last.rules.name))
        return [row.place.game[0] for row in rows]

    assert [found(game) for game in (FIRST, SECOND)] == [["d", "a"], ["b"]]
    assert found(FOREIGN) == [], "what is from elsewhere was not played here"


def test_rules_come_the_last_played_first(archive: Archive) -> None:
    names = [rules.name for rules in archive.rules_played()]
    assert names == ["three-66", "german-66", "schnapsen"]


def test_what_is_read_from_the_index_is_what_was_read_from_the_files(
    archive: Archive, make: Callable[..., Archive]
) -> None:
    again = make()
    assert (again.games(), again.deals()) == (archive.games(), archive.deals())
    games = {row.place.game: row for row in again.games()}
    assert games["a" * 16].standing in (GameStanding.WON, GameStanding.LOST)
    assert (games["a" * 16].day, games["a" * 16].time) == ("2026-01-09", "18:00")
    assert games["d" * 16].standing is GameStanding.OPEN


@pytest.mark.parametrize("name", rule_set_names())
def test_nothing_is_lost_on_the_way_through_the_index(tmp_path: Path, name: str) -> None:
    path = write(tmp_path, "2026-01.66r", folders.on("2026-01-02", folders.played(name, 1), "a"))
    archive = Archive(tmp_path)
    archive.build()
    (read,) = games_in(records_in(path.read_text("utf-8")), path.name, Origin.FINISHED)
    assert archive.games() == (read.row,)
    assert archive.deals() == read.deals
    archive.close()


def test_a_filter_leaves_the_order(archive: Archive) -> None:
    assert [row.place.game[0] for row in archive.games(Filter(rules="schnapsen"))] == ["d", "a"]


def test_a_folder_without_games_is_an_empty_archive(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "new")
    assert archive.build() == BuildReport()
    assert (archive.games(), archive.deals(), archive.rules_played()) == ((), (), ())
    assert archive.size() == ArchiveSize(0, 0)
    archive.close()


def test_records_are_those_that_were_played(archive: Archive) -> None:
    found = [archive.records_of(row) for row in archive.games()]
    written = [OPENED, THIRD, SECOND, FIRST, FOREIGN]
    assert found == [read_records(write_records(each), odd_tags=True) for each in written]


# ------------------------------------------------------------------------------------ what changes


def test_nothing_is_read_twice(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_files(archive, monkeypatch) == []
    assert archive.build() == BuildReport(changed=False)


def test_a_file_that_was_only_touched_is_not_taken_apart(
    archive: Archive, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.utime(folder / "games" / "2026-01.66r", (1, 1))
    assert read_files(archive, monkeypatch) == []


def test_of_a_month_with_one_more_game_only_that_is_read(
    archive: Archive, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = tuple(each.tag("Date") or "" for each in LATEST)
    FinishedGames(folder).keep(FinishedGame("f" * 16, days, write_records(LATEST)))
    assert read_files(archive, monkeypatch) == [write_records(LATEST)]
    assert names(archive) == ["d" * 16, "f" * 16, *NAMES[1:]]
    row = archive.games()[1]
    assert (row.place.first, row.place.count) == (len(THIRD), len(LATEST))
    assert archive.records_of(row) == read_records(write_records(LATEST))


def test_more_deals_of_the_last_game_are_no_other_game(folder: Path, archive: Archive) -> None:
    path = write(folder, "2026-02.66r", THIRD[:-1])
    archive.build()
    path.write_text(write_records(THIRD), encoding="utf-8")
    archive.build()
    assert names(archive) == NAMES
    assert archive.games()[1].deals == len(THIRD)


@pytest.mark.parametrize("more", [b"\n[Format \xff", b"\n[Format ", b'\n[Format "66R 1"]\n\0'])
def test_whatever_is_added_to_a_month_the_rest_is_read(
    archive: Archive, folder: Path, more: bytes
) -> None:
    path = folder / "games" / "2026-02.66r"
    path.write_bytes(path.read_bytes() + more)
    is_text = not {0, 255} & set(more)
    assert bool(archive.build().unreadable) is not is_text
    assert ("c" * 16 in names(archive)) is is_text


def test_a_file_with_more_records_than_any_of_ours_is_not_taken_in(
    archive: Archive, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "MOST_RECORDS", len(THIRD) - 1)
    path = folder / "games" / "2026-02.66r"
    path.write_text(path.read_text("utf-8") + "; once more\n", "utf-8")
    (found,) = archive.build().unreadable
    assert found.file == "2026-02.66r"


def test_links_and_folders_in_the_place_of_months_are_no_trouble(
    archive: Archive, folder: Path
) -> None:
    (folder / "games" / "2025-01.66r").mkdir()
    (folder / "games" / "2025-02.66r").symlink_to(folder / "nowhere")
    (folder / "games" / "2025-03.66r").symlink_to(folder / "games" / "2025-03.66r")
    assert {each.file for each in archive.build().unreadable} == {"2025-01.66r", "2025-03.66r"}
    assert names(archive) == NAMES
    assert not archive.build().changed


def test_a_month_changed_by_hand_is_read_anew(archive: Archive, folder: Path) -> None:
    path = folder / "games" / "2026-01.66r"
    text = path.read_text(encoding="utf-8")
    path.write_text("; my games\n{ the first\none }\r\n" + text.replace("Ada", "Ida"), "utf-8")
    assert archive.build().changed
    assert names(archive) == NAMES
    assert archive.games()[-2].company.names == ("Ida", "Bo")
    assert archive.records_of(archive.games()[-2])[0].tag("A") == "Ida"


def test_files_come_and_go(archive: Archive, folder: Path) -> None:
    (folder / "games" / "2026-02.66r").unlink()
    (folder / "games" / "open" / f"{'d' * 16}.66r").unlink()
    write(folder, "2025-11-2.66r", LATEST)
    assert archive.build().changed
    assert names(archive) == ["f" * 16, "b" * 16, "a" * 16, "e" * 16]
    assert [rules.name for rules in archive.rules_played()] == ["schnapsen", "german-66"]


def test_a_game_that_is_in_two_months_after_a_kill_is_there_once(
    archive: Archive, folder: Path
) -> None:
    longer = folders.on("2026-03-01", SECOND, "b" * 16)
    write(folder, "2026-03.66r", longer)
    archive.build()
    assert names(archive) == ["d" * 16, "b" * 16, "c" * 16, "a" * 16, "e" * 16]
    assert archive.games()[1].day == "2026-03-01"
    assert len(archive.deals(RulesText("german-66"))) == len(SECOND)
    (folder / "games" / "2026-03.66r").unlink()
    archive.build()
    assert names(archive) == NAMES


def test_a_clock_that_jumps_changes_only_places(archive: Archive, folder: Path) -> None:
    write(folder, "2031-01.66r", folders.on("2031-01-01", LATEST, "f" * 16))
    write(folder, "2026-02.66r", THIRD, folders.on("1999-12-31", FIRST, "9" * 16))
    archive.build()
    assert [name[0] for name in names(archive)] == ["d", "f", "c", "b", "a", "e", "9"]


def test_days_that_are_still_to_come_are_not_the_last_ones(archive: Archive, folder: Path) -> None:
    write(folder, "2099-01.66r", folders.on("2099-01-01", folders.played("gaigel", 1), "f" * 16))
    write(folder, "2098-01.66r", folders.on("2098-01-01", LATEST, "9" * 16))
    archive.build()
    order = [rules.name for rules in archive.rules_played()]
    assert order == ["three-66", "german-66", "schnapsen", "gaigel"]
    assert [row.place.game[0] for row in archive.games(Filter(since="2026-01-20"))] == ["c", "b"]


def test_where_all_days_are_still_to_come_the_last_is_the_last(folder: Path) -> None:
    archive = Archive(folder, now=lambda: datetime(1970, 1, 1))
    archive.build()
    order = [rules.name for rules in archive.rules_played()]
    assert order == ["three-66", "german-66", "schnapsen"]
    archive.close()


def test_a_game_without_a_day_is_at_the_beginning_of_its_month(
    archive: Archive, folder: Path
) -> None:
    write(folder, "2026-02.66r", THIRD, folders.on("once", LATEST, "f" * 16, "noon"))
    archive.build()
    assert [name[0] for name in names(archive)] == ["d", "c", "f", "b", "a", "e"]
    assert (archive.games()[2].day, archive.games()[2].time) == ("", "")


def test_progress_counts_games(make: Callable[..., Archive]) -> None:
    told: list[tuple[int, int]] = []
    make().build(progress=lambda done, every: told.append((done, every)))
    assert told[-1] == (5, 5)
    assert told == sorted(told)


def test_what_was_read_before_a_stop_stays(make: Callable[..., Archive]) -> None:
    archive = make()
    asked = iter([False, False, True])
    report = archive.build(should_stop=lambda: next(asked, True))
    assert report.changed
    assert 0 < archive.size().games < len(NAMES)
    archive.build()
    assert names(archive) == NAMES


# ------------------------------------------------------------------------------- what is unreadable


@pytest.mark.parametrize(
    "content",
    [b"\0\0\0\0", b"no record", b"\xff\xfe[\0", b"[Format \xe4"],
    ids=["zero bytes", "other text", "UTF-16", "half a letter"],
)
def test_a_month_without_records_is_reported_and_stays(
    archive: Archive, folder: Path, content: bytes
) -> None:
    path = folder / "games" / "2026-01.66r"
    path.write_bytes(content)
    report = archive.build()
    (found,) = report.unreadable
    assert (found.file, found.month, found.notice.trouble) == (
        "2026-01.66r", "2026-01", Trouble.NOT_READ
    )  # fmt: skip
    assert archive.unreadable() == report.unreadable
    assert path.read_bytes() == content
    assert [name[0] for name in names(archive)] == ["d", "c", "e"]
    write(folder, "2026-01.66r", FIRST, SECOND)
    assert archive.build().unreadable == ()
    assert names(archive) == NAMES


def test_of_a_file_that_cannot_be_read_just_now_the_games_stay(
    archive: Archive, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, _: int) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    os.utime(folder / "games" / "2026-02.66r", (1, 1))
    with monkeypatch.context() as patch:
        patch.setattr(building, "read_plain_file", refuse)
        (found,) = archive.build().unreadable
    assert (found.file, str(found.notice.details)) == ("2026-02.66r", "Permission denied")
    assert names(archive) == NAMES
    assert archive.build().unreadable == ()


def test_a_month_that_was_set_aside_is_named(archive: Archive, folder: Path) -> None:
    (folder / "games" / "damaged-20260209-101112.66r").write_bytes(b"\0")
    (found,) = archive.build().unreadable
    assert (found.file, found.month, found.is_foreign) == (
        "damaged-20260209-101112.66r", "2026-02", False
    )  # fmt: skip


FOREIGN_FILES = [
    ("2026-02 Annas.66r", "2026-02"),
    ("2026-01.sync-conflict-20260209-101112-ABCDEF.66r", "2026-01"),
    ("2026-01 (2).66r", "2026-01"),
    ("2026-011.66r", ""),
    ("my best games.66r", ""),
]


@pytest.mark.parametrize(("name", "month"), FOREIGN_FILES)
def test_only_files_that_are_called_as_months_are_months(
    archive: Archive, folder: Path, name: str, month: str
) -> None:
    games, deals = archive.games(), archive.deals()
    write(folder, name, folders.on("2026-03-01", SECOND, "b" * 16), LATEST)
    report = archive.build()
    assert not report.changed
    assert (archive.games(), archive.deals()) == (games, deals)
    assert [(each.file, each.month, each.is_foreign) for each in report.unreadable] == [
        (name, month, True)
    ]


@pytest.mark.parametrize("name", [".66r", "._2026-01.66r", ".2026-01.66r.0123456789abcdef.part"])
def test_hidden_files_are_nobodys_months(archive: Archive, folder: Path, name: str) -> None:
    write(folder, name, LATEST)
    assert archive.build() == BuildReport()


@pytest.mark.parametrize("name", ["foo", "._x", "", "ABCDEF0123456789", f"{'d' * 16} (2)"])
def test_an_open_game_that_cannot_be_gone_on_with_is_not_listed(
    archive: Archive, folder: Path, name: str
) -> None:
    write(folder, f"open/{name}.66r", LATEST)
    write(folder, "elsewhere/._friend.66r", LATEST)
    assert archive.build() == BuildReport()
    listed = [row.place.file for row in archive.games(Filter(only_open=True))]
    assert listed == [f"open/{each}.66r" for each in OpenGames(folder).names()]


def test_records_that_are_not_there_any_more_are_told_of(archive: Archive, folder: Path) -> None:
    *_, second, first, _ = archive.games()
    write(folder, "2026-01.66r", SECOND)
    assert archive.records_of(second) == read_records(write_records(SECOND))
    with pytest.raises(ArchiveError, match="the game is no longer there"):
        archive.records_of(first)
    (folder / "games" / "2026-01.66r").unlink()
    with pytest.raises(ArchiveError) as told:
        archive.records_of(second)
    assert told.value.notice.trouble is Trouble.GAME_NOT_READ
    assert str(told.value.notice.details) == "No such file or directory"


def test_a_record_that_lies_is_not_opened(archive: Archive, folder: Path) -> None:
    path = folder / "games" / "2026-02.66r"
    text = path.read_text("utf-8").replace('[Termination "count"]', '[Termination "out"]')
    path.write_text(text, "utf-8")
    archive.build()
    with pytest.raises(ArchiveError, match="Termination"):
        archive.records_of(archive.games()[1])


# ------------------------------------------------------------------------------ what is the index's


def index_of(folder: Path) -> Path:
    return folder / "games" / NAME


def no_index(folder: Path) -> None:
    index_of(folder).unlink()


def garbage(folder: Path) -> None:
    index_of(folder).write_bytes(b"no database at all, but long enough" * 200)


def half(folder: Path) -> None:
    data = index_of(folder).read_bytes()
    index_of(folder).write_bytes(data[: len(data) // 2])


def bits(folder: Path) -> None:
    data = bytearray(index_of(folder).read_bytes())
    for place in range(3000, len(data), 997):
        data[place] ^= 0x55
    index_of(folder).write_bytes(data)


def change(folder: Path, *statements: str) -> None:
    connection = sqlite3.connect(index_of(folder), isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def newer(folder: Path) -> None:
    change(folder, f"PRAGMA user_version = {VERSION + 1}", "ALTER TABLE games ADD COLUMN more")


def older(folder: Path) -> None:
    change(folder, f"PRAGMA user_version = {VERSION - 1}", "DROP TABLE coach")


def foreign(folder: Path) -> None:
    change(folder, "DROP TABLE deals", "CREATE TABLE deals (game, number)")


def of_others(folder: Path) -> None:
    change(folder, "PRAGMA application_id = 0", f"PRAGMA user_version = {VERSION + 1}")


def wrong_values(folder: Path) -> None:
    change(folder, "UPDATE games SET standing = 'glorious'")


@pytest.mark.parametrize(
    ("harm", "trouble"),
    [
        (no_index, None),
        (garbage, Trouble.INDEX_DAMAGED),
        (half, Trouble.INDEX_DAMAGED),
        (bits, Trouble.INDEX_DAMAGED),
        (newer, Trouble.INDEX_NEWER),
        (older, None),
        (foreign, Trouble.INDEX_DAMAGED),
        (of_others, Trouble.INDEX_DAMAGED),
    ],
)
def test_whatever_the_index_is_all_games_are_there_again(
    archive: Archive,
    make: Callable[..., Archive],
    folder: Path,
    harm: Callable[[Path], None],
    trouble: Trouble | None,
) -> None:
    games, deals = archive.games(), archive.deals()
    archive.close()
    harm(folder)
    again = make()
    report = again.build()
    assert (report.notice and report.notice.trouble) == trouble
    assert (again.games(), again.deals()) == (games, deals)
    assert again.build() == BuildReport()
    aside = sorted(path.name for path in (folder / "games").glob("damaged-*"))
    assert aside == (["damaged-20260304-050607.sqlite"] if trouble is Trouble.INDEX_DAMAGED else [])
    again.close()
    assert make().games() == games


def test_a_damage_that_shows_only_in_reading_is_made_good_by_the_next_build(
    archive: Archive, make: Callable[..., Archive], folder: Path
) -> None:
    archive.close()
    wrong_values(folder)
    again = make()
    assert again.games() == ()
    report = again.build()
    assert report.notice is not None
    assert report.notice.trouble is Trouble.INDEX_DAMAGED
    assert names(again) == NAMES


def test_without_the_lock_nothing_is_written(make: Callable[..., Archive], folder: Path) -> None:
    before = sorted(path.name for path in (folder / "games").iterdir())
    archive = make(only_reads=True)
    assert archive.build().notice is None
    assert names(archive) == NAMES
    assert sorted(path.name for path in (folder / "games").iterdir()) == before


def test_two_programs_see_the_same_and_one_of_them_writes(
    archive: Archive, make: Callable[..., Archive], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = make(only_reads=True)
    assert read_files(other, monkeypatch) == [], "what the first one has read is taken over"
    assert names(other) == NAMES
    write(folder, "2026-03.66r", LATEST)
    assert read_files(other, monkeypatch) == [write_records(LATEST)]
    assert len(other.games()) == len(NAMES) + 1
    assert names(archive) == NAMES
    archive.build()
    assert archive.games() == other.games()


def test_where_no_index_can_be_there_is_one_in_memory(
    make: Callable[..., Archive], folder: Path
) -> None:
    index_of(folder).mkdir()
    archive = make()
    report = archive.build()
    assert report.notice is not None
    assert report.notice.trouble is Trouble.INDEX_NOT_KEPT
    assert names(archive) == NAMES
    assert archive.build() == BuildReport(), "it is told once"


@pytest.mark.parametrize("after", [0, 1, 3])
def test_on_a_full_disk_it_goes_on_in_memory(
    make: Callable[..., Archive], folder: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    archive = make()
    assert archive.size().games == 0
    real, count = Index.changed, iter(range(1_000))

    def fails(index: Index):  # noqa: ANN202 - as the real one
        if index.path is not None and next(count) >= after:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return real(index)

    monkeypatch.setattr(Index, "changed", fails)
    report = archive.build()
    assert report.notice is not None
    assert report.notice.trouble is Trouble.INDEX_NOT_KEPT
    assert "database or disk is full" in str(report.notice)
    assert names(archive) == NAMES
    assert not list((folder / "games").glob(f"{NAME}*")), "the save needs the room"


BUILD_FOR_EVER = """
import sys
from pathlib import Path
from sixtysix_gui.archive.archive import Archive
folder = Path(sys.argv[1])
archive = Archive(folder)
print("begun", flush=True)
while True:
    archive.build()
    for path in (folder / "games").glob("2*.66r"):
        beside = path.with_suffix(".new")
        beside.write_bytes(path.read_bytes() + b"; once more\\n")
        beside.replace(path)
"""


@pytest.mark.parametrize("pause", [0.0, 0.05, 0.3])
def test_a_kill_leaves_an_index_that_can_be_used(
    make: Callable[..., Archive], folder: Path, pause: float
) -> None:
    write(folder, "2026-03.66r", folders.on("2026-03-01", SECOND, "b" * 16))
    command = [sys.executable, "-c", BUILD_FOR_EVER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        threading.Event().wait(pause)
        process.kill()
    archive = make()
    assert archive.build().notice is None
    assert [name[0] for name in names(archive)] == ["d", "b", "c", "a", "e"]


def test_rows_can_be_read_while_another_thread_builds(
    make: Callable[..., Archive], folder: Path
) -> None:
    archive = make()
    for number in range(12):
        write(folder, f"2024-{number + 1:02}.66r", folders.on("2024-01-01", FIRST, f"{number:016}"))
    seen: list[int] = []
    thread = threading.Thread(target=archive.build)
    thread.start()
    while thread.is_alive():
        seen.append(len(archive.games()))
    thread.join()
    assert seen == sorted(seen)
    assert len(archive.games()) == len(NAMES) + 12


def test_the_index_is_for_its_owner_alone(archive: Archive, folder: Path) -> None:
    assert archive.games()
    if sys.platform != "win32":
        assert index_of(folder).stat().st_mode & 0o777 == 0o600


def test_points_are_those_of_the_deals_that_count(archive: Archive) -> None:
    played = archive.rules_played()
    assert played
    for rules in played:
        counted = Counter(
            (deal.company.seat, deal.points)
            for deal in archive.deals(rules)
            if deal.counted and deal.points
        )
        found = archive.points(rules)
        assert {(seat, points): deals for seat, points, deals in found} == counted
    assert archive.points(RulesText("no such rules")) == ()
