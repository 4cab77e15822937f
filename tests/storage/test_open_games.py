"""Open games have a file each, by a name that no record from elsewhere can choose."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.storage import files
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.storage.open_games import OpenGames, file_name
from tests.storage.test_atomic import full_disk

NOW = datetime(2026, 2, 3, 4, 5, 6)
OWN, OTHER = "0123456789abcdef", "fedcba9876543210"


@pytest.fixture
def games(tmp_path: Path) -> OpenGames:
    return OpenGames(tmp_path, lambda: NOW)


def lies_in(games: OpenGames) -> list[str]:
    return sorted(file.name for file in games.folder.iterdir())


def write_at(games: OpenGames, name: str, second: int) -> None:
    games.keep(name, name)
    os.utime(games.path(name), (second, second))


def test_a_game_is_kept_fetched_and_removed(games: OpenGames) -> None:
    assert games.names() == ()
    games.keep(OWN, "one")
    games.keep(OWN, "two")
    assert games.path(OWN) == games.folder.parent / "open" / f"{OWN}.66r"
    assert (games.names(), games.holds(OWN), games.load(OWN).text) == ((OWN,), True, "two")
    games.remove(OWN)
    assert (games.names(), games.holds(OWN), games.load(OWN).text) == ((), False, None)
    games.remove(OWN)
    assert lies_in(games) == []


def test_those_written_last_come_first(games: OpenGames) -> None:
    for second, name in enumerate(["aaaaaaaa", "cccccccc", "bbbbbbbb"], 1_000):
        write_at(games, name, second)
    write_at(games, "dddddddd", 1_001)
    assert games.names() == ("bbbbbbbb", "cccccccc", "dddddddd", "aaaaaaaa")


ODD = [
    "",
    "a",
    "../../settings",
    "/etc/passwd",
    "C:\\x",
    "con",
    "nul.66r",
    "0123456789ABCDEF",
    "abc\0def",
    "\ud800",
    "König",
    "x" * 5_000,
    "0123456789abcdef ",
    "0123456789abcdef\n",
    ".hidden",
    "damaged-20260101-000000",
]


def test_names_of_this_program_are_file_names() -> None:
    assert (file_name(OWN), file_name("a" * 64)) == (OWN, "a" * 64)


@pytest.mark.parametrize("name", ODD, ids=range(len(ODD)))
def test_any_other_name_is_a_file_of_the_folder_all_the_same(games: OpenGames, name: str) -> None:
    games.keep(name, "text")
    (only,) = lies_in(games)
    assert only == f"{file_name(name)}.66r"
    assert file_name(name).isalnum()
    assert file_name(name).isascii()
    assert file_name(name) == file_name(name).lower()
    assert games.names() == (file_name(name),)
    assert games.load(name).text == games.load(file_name(name)).text == "text"


def test_odd_names_have_files_of_their_own() -> None:
    assert len({file_name(name).casefold() for name in [*ODD, OWN]}) == len(ODD) + 1


@pytest.mark.parametrize("content", [b"", b" \n", b"\xff\xfe", b"[Game \x80"])
def test_what_is_no_text_is_told_and_can_be_set_aside(games: OpenGames, content: bytes) -> None:
    games.keep(OWN, "x")
    games.path(OWN).write_bytes(content)
    loaded = games.load(OWN)
    assert loaded.text is None
    assert loaded.warning is not None
    assert (loaded.warning.trouble, loaded.warning.path) == (
        Trouble.GAME_NOT_READ,
        games.path(OWN),
    )
    assert games.names() == (OWN,)
    notice = games.set_aside(OWN, loaded.warning.details)
    aside = games.folder / "damaged-20260203-040506.66r"
    assert (notice.trouble, notice.path) == (Trouble.OPEN_GAME_DAMAGED, aside)
    assert aside.read_bytes() == content
    assert (games.names(), games.holds(OWN)) == ((), False)


def test_a_folder_in_its_place_is_no_game(games: OpenGames) -> None:
    games.path(OWN).mkdir(parents=True)
    loaded = games.load(OWN)
    assert loaded.text is None
    assert loaded.warning is not None
    assert loaded.warning.trouble is Trouble.NOT_READ
    assert games.names() == ()
    with pytest.raises(StorageError):
        games.keep(OWN, "text")
    with pytest.raises(StorageError):
        games.remove(OWN)


def test_files_of_others_are_let_be(games: OpenGames) -> None:
    games.keep(OWN, "text")
    for name in ("notes.txt", "my game.66r", "damaged-20260101-000000.66r", f"{OWN}.66r.bak"):
        (games.folder / name).write_text("mine", "utf-8")
    assert games.names() == (OWN,)
    games.keep(OTHER, "text")
    games.remove(OWN)
    assert len(lies_in(games)) == 5


def test_the_file_at_the_end_of_a_link_is_used(games: OpenGames, tmp_path: Path) -> None:
    games.keep(OTHER, "text")
    real = tmp_path / "elsewhere.66r"
    games.path(OWN).symlink_to(real)
    assert games.names() == (OTHER,), "a link to nothing is no game"
    games.keep(OWN, "linked")
    assert real.read_text("utf-8") == "linked"
    assert set(games.names()) == {OWN, OTHER}
    games.remove(OWN)
    assert not real.exists()
    assert games.names() == (OTHER,)


def test_links_in_a_circle_are_told(games: OpenGames) -> None:
    games.folder.mkdir(parents=True)
    games.path(OWN).symlink_to(games.path(OTHER))
    games.path(OTHER).symlink_to(games.path(OWN))
    assert games.names() == ()
    assert games.load(OWN).text is None
    with pytest.raises(StorageError):
        games.keep(OWN, "text")
    with pytest.raises(StorageError):
        games.remove(OWN)


def test_a_full_disk_leaves_what_was_there(
    games: OpenGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    games.keep(OWN, "old")
    monkeypatch.setattr(files, "_write_through", full_disk)
    with pytest.raises(StorageError) as caught:
        games.keep(OWN, "new")
    assert caught.value.trouble is Trouble.NOT_WRITTEN
    assert games.load(OWN).text == "old"


def test_what_a_killed_write_left_is_removed(games: OpenGames) -> None:
    games.keep(OWN, "text")
    (games.folder / f".{OTHER}.66r.0123456789abcdef.part").write_text("half", "utf-8")
    assert games.names() == (OWN,)
    games.keep(OWN, "text")
    assert lies_in(games) == [f"{OWN}.66r"]


def test_without_the_lock_nothing_is_changed(games: OpenGames, tmp_path: Path) -> None:
    games.keep(OWN, "text")
    games.path(OWN).write_bytes(b"\xff")
    games.keep(OTHER, "text")
    reader = OpenGames(tmp_path, only_reads=True)
    before = lies_in(games)
    assert reader.load(OTHER).text == "text"
    for act in (lambda: reader.keep(OTHER, "new"), lambda: reader.remove(OTHER)):
        with pytest.raises(StorageError):
            act()
    assert reader.set_aside(OWN, "").path == reader.path(OWN)
    assert lies_in(games) == before
    assert games.load(OTHER).text == "text"


def test_only_its_owner_may_look_into_a_file(games: OpenGames) -> None:
    games.keep(OWN, "text")
    assert games.path(OWN).stat().st_mode & 0o777 == 0o600
    assert games.folder.stat().st_mode & 0o777 == 0o700
