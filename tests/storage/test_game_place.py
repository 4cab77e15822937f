"""The folder of the running game: taken by one process, and looked at where it cannot be."""

from __future__ import annotations

import errno
import logging
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.storage.folders import HOME_VARIABLE, StorageError, Trouble, data_folder
from sixtysix_gui.storage.running_game import (
    FILE_NAME,
    LOCK_NAME,
    Autosave,
    GamePlace,
    take_game_place,
)
from tests.helpers.processes.ran import ran

ROOT = Path(__file__).parents[2]
NOBODY = 65534
TAKE = """
import os, sys
from sixtysix_gui.storage.running_game import take_game_place
if os.getuid() == 0:
    os.setgroups([])
    os.setuid(int(sys.argv[1]))
place = take_game_place()
print(place.trouble.trouble.name, place.lock is not None)
print(place.autosave.load().text)
"""

Take = Callable[[], GamePlace]


@pytest.fixture
def take() -> Iterator[Take]:
    taken: list[GamePlace] = []

    def make() -> GamePlace:
        place = take_game_place()
        assert place is not None
        taken.append(place)
        return place

    yield make
    for place in taken:
        if place.lock is not None:
            place.lock.release()


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a save in which nothing can be made anew, whoever runs the tests."""
    folder = data_folder()
    (folder / FILE_NAME).write_text("a game", encoding="utf-8")
    opened = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_CREAT and Path(path).parent == folder and not Path(path).exists():
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", refuse)
    return folder


def test_a_folder_is_taken_once(take: Take) -> None:
    place = take()
    assert place.trouble is None
    assert place.lock is not None
    assert take_game_place() is None
    assert {path.name for path in place.folder.iterdir()} == {LOCK_NAME}


def test_a_game_in_a_folder_that_cannot_be_written_is_read_and_that_is_told(
    read_only: Path, take: Take
) -> None:
    place = take()
    assert place.lock is None
    assert place.trouble is not None
    assert place.trouble.trouble is Trouble.READ_ONLY
    assert str(read_only) in str(place.trouble)
    assert "Permission denied" in str(place.trouble)
    assert place.autosave is not None
    assert place.autosave.load().text == "a game"


def test_without_the_lock_nothing_is_changed(read_only: Path, take: Take) -> None:
    (read_only / f".{FILE_NAME}.0123.part").write_bytes(b"half")
    (read_only / FILE_NAME).write_bytes(b"\xff")
    before = sorted(read_only.iterdir())
    autosave = take().autosave
    assert autosave is not None
    warning = autosave.load().warning
    assert warning is not None
    assert warning.path == read_only / FILE_NAME
    with pytest.raises(StorageError):
        autosave.write("new")
    assert sorted(read_only.iterdir()) == before


def test_a_lock_that_can_be_had_in_such_a_folder_is_taken(read_only: Path, take: Take) -> None:
    with (read_only / LOCK_NAME).open("wb"):
        pass
    place = take()
    assert place.lock is not None
    assert place.trouble is not None
    assert place.trouble.trouble is Trouble.READ_ONLY
    assert place.autosave is not None
    assert place.autosave.load().text == "a game"


def test_where_there_are_no_locks_the_game_is_only_read(
    take: Take, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data_folder() / FILE_NAME).write_text("a game", encoding="utf-8")

    def refuse(_: int) -> None:
        raise OSError(errno.EOPNOTSUPP, "Operation not supported")

    monkeypatch.setattr("sixtysix_gui.storage.running_game._lock", refuse)
    place = take()
    assert place.trouble is not None
    assert place.trouble.trouble is Trouble.NOT_LOCKED
    assert place.autosave is not None
    assert place.autosave.load().text == "a game"


def test_without_a_folder_the_reason_is_told(take: Take, user_folders: Path) -> None:
    user_folders.mkdir()
    (user_folders / "data").touch()
    place = take()
    assert place.autosave is None
    assert place.trouble is not None
    assert place.trouble.trouble is Trouble.NO_FOLDER


@pytest.mark.parametrize(
    ("leads_to", "trouble"),
    [("missing/game.66r", Trouble.READ_ONLY), (FILE_NAME, Trouble.NOT_WRITTEN)],
)
def test_a_link_that_cannot_be_written_through_is_told(
    leads_to: str, trouble: Trouble, take: Take
) -> None:
    (data_folder() / FILE_NAME).symlink_to(leads_to)
    place = take()
    assert place.trouble is not None
    assert place.trouble.trouble is trouble


@pytest.fixture
def public_home() -> Iterator[Path]:
    """A folder that everybody can enter, unlike the homes of the tests."""
    with tempfile.TemporaryDirectory(prefix="sixtysix-rights-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize("has_lock_file", [False, True])
def test_the_rights_of_a_real_folder(has_lock_file: bool, public_home: Path) -> None:
    """For root they do not count, so there somebody else asks."""
    assert sys.platform != "win32"
    folder = public_home / "data"
    folder.mkdir()
    (folder / FILE_NAME).write_text("a game", encoding="utf-8")
    if has_lock_file:
        (folder / LOCK_NAME).touch()
    user = NOBODY if os.getuid() == 0 else os.getuid()
    for path in (*folder.iterdir(), folder):
        os.chown(path, user, -1)
    folder.chmod(0o500)
    asked = ran(
        [sys.executable, "-c", TAKE, str(user)],
        env=os.environ | {HOME_VARIABLE: str(public_home)},
        timeout=60,
    )
    folder.chmod(0o700)
    assert asked.stdout == f"READ_ONLY {has_lock_file}\na game\n", asked.stderr


# The save of the running game.


NOW = datetime(2024, 5, 17, 20, 15, 30)
DAMAGED = "damaged-20240517-201530.66r"


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path, now=lambda: NOW)


def test_without_a_save_there_is_nothing_to_load(autosave: Autosave) -> None:
    saved = autosave.load()
    assert (saved.text, saved.warning) == (None, None)


def test_what_is_written_is_loaded(autosave: Autosave) -> None:
    autosave.write("Änne\n")
    autosave.write("Bärbel\n")
    assert autosave.load().text == "Bärbel\n"
    autosave.clear()
    autosave.clear()
    assert autosave.load().text is None


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"", b" \n"])
def test_a_save_that_is_no_text_is_set_aside(
    data: bytes, autosave: Autosave, tmp_path: Path
) -> None:
    autosave.path.write_bytes(data)
    saved = autosave.load()
    assert saved.text is None
    assert saved.warning is not None
    assert saved.warning.trouble is Trouble.SAVE_DAMAGED
    assert str(tmp_path / DAMAGED) in str(saved.warning)
    assert (tmp_path / DAMAGED).read_bytes() == data
    assert not autosave.path.exists()


def test_damaged_saves_of_one_second_do_not_replace_each_other(
    autosave: Autosave, tmp_path: Path
) -> None:
    for text in ("one", "two", "three"):
        autosave.write(text)
        notice = autosave.set_aside("it makes no sense.")
        assert "it makes no sense." in str(notice)
        assert ".." not in str(notice)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == sorted([DAMAGED, DAMAGED.replace(".", "-2."), DAMAGED.replace(".", "-3.")])
    assert (tmp_path / DAMAGED.replace(".", "-2.")).read_text(encoding="utf-8") == "two"


def test_setting_aside_is_logged(autosave: Autosave, caplog: pytest.LogCaptureFixture) -> None:
    autosave.write("one")
    with caplog.at_level(logging.WARNING):
        autosave.set_aside("reason")
    assert DAMAGED in caplog.text


def test_a_save_that_cannot_be_renamed_stays(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    autosave.write("one")
    monkeypatch.setattr(Path, "rename", refuse)
    assert autosave.set_aside("reason").path == autosave.path
    assert autosave.load().text == "one"


def test_a_save_that_cannot_be_read_is_said_and_left(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.path.mkdir()
    saved = autosave.load()
    assert saved.text is None
    assert saved.warning is not None
    assert saved.warning.trouble is Trouble.NOT_READ
    with pytest.raises(StorageError) as caught:
        autosave.write("x")
    assert caught.value.trouble is Trouble.NOT_WRITTEN
    with pytest.raises(StorageError) as caught:
        autosave.clear()
    assert caught.value.trouble is Trouble.NOT_REMOVED


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    autosave = Autosave(folder)
    autosave.write("one")
    autosave.path.unlink()
    folder.rmdir()
    autosave.write("two")
    assert autosave.load().text == "two"


def test_characters_that_no_file_can_hold_do_not_lose_the_save(autosave: Autosave) -> None:
    autosave.write("a\ud800b")
    assert autosave.load().text == "a?b"
