"""Writes that happen wholly or not at all."""

import errno
import os
import random
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sixtysix_gui.storage import files
from sixtysix_gui.storage import running_game as autosave_module
from sixtysix_gui.storage.files import (
    A_MINUTE,
    AS_USUAL,
    read_plain_file,
    remove_leftovers,
    write_atomically,
)
from sixtysix_gui.storage.folders import StorageError, Trouble, config_folder
from sixtysix_gui.storage.running_game import Autosave
from sixtysix_gui.storage.settings import FILE_NAME, Settings, load_settings, save_settings
from tests.helpers.processes.writer_loop import text_of

ROOT = Path(__file__).parent.parent.parent


def full_disk(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "file"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace", "write"])
def test_a_full_disk_leaves_the_old_content_and_nothing_else(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")
    with monkeypatch.context() as patch:
        if step == "fsync":
            patch.setattr(os, "fsync", full_disk)
        elif step == "replace":
            patch.setattr(Path, "replace", full_disk)
        else:
            patch.setattr(files, "_write_through", full_disk)
        with pytest.raises(StorageError) as caught:
            write_atomically(path, b"new")
    assert caught.value.trouble is Trouble.NOT_WRITTEN
    assert "No space left on device" in str(caught.value)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("act", ["replace", "remove", "set aside"])
@pytest.mark.parametrize("tries", [1, 5])
def test_a_file_that_another_program_holds_for_a_moment_is_waited_for(
    act: str, tries: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Windows answers while a virus scanner reads the file."""
    held: list[float] = []

    def answer(method: Callable[..., object]) -> Callable[..., object]:
        def maybe(*given: object, **named: object) -> object:
            if len(held) < tries:
                raise PermissionError(errno.EACCES, "held by another program")
            return method(*given, **named)

        return maybe

    save = Autosave(tmp_path, lambda: datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
    save.write("old")
    for name in ("replace", "unlink", "rename"):
        monkeypatch.setattr(Path, name, answer(getattr(Path, name)))
    monkeypatch.setattr(time, "sleep", held.append)
    if act == "replace":
        save.write("new")
        assert save.path.read_text(encoding="utf-8") == "new"
    elif act == "remove":
        save.clear()
        assert list(tmp_path.iterdir()) == []
    else:
        assert save.set_aside("damaged").path == tmp_path / "damaged-20260102-030405.66r"
    assert len(held) == tries
    assert sum(held) < 0.5


def test_a_file_that_another_program_keeps_is_said_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> None:
        refused = PermissionError(errno.EACCES, "held by another program")
        refused.winerror = 32  # pyright: ignore[reportAttributeAccessIssue] - on Windows alone
        raise refused

    path = tmp_path / "file"
    write_atomically(path, b"old")
    monkeypatch.setattr(Path, "replace", held)
    monkeypatch.setattr(time, "sleep", lambda _: None)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    with pytest.raises(StorageError, match="another program has the file open"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_write_onto_a_device_that_is_full_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real answer of the system, not a simulated one."""
    opened = os.open

    def on_full_device(*_: object) -> int:
        return opened("/dev/full", os.O_WRONLY)

    monkeypatch.setattr(os, "open", on_full_device)
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)  # pyright: ignore[reportUnknownArgumentType, reportUnknownLambdaType] - takes whatever comes
    with pytest.raises(StorageError, match="No space left on device"):
        write_atomically(Path("/nowhere/file"), b"new")


def test_a_folder_that_is_a_file_is_said_to_be_wrong(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    with pytest.raises(StorageError) as caught:
        write_atomically(tmp_path / "taken" / "file", b"new")
    assert caught.value.trouble is Trouble.NO_FOLDER


def test_a_name_that_cannot_be_one_is_said_to_be_wrong(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        write_atomically(tmp_path / "a\0b", b"new")


def test_what_a_killed_write_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / ".current.66r.0123.part").write_bytes(b"half")
    (tmp_path / "kept.part").write_bytes(b"a file of somebody else")
    remove_leftovers(tmp_path / "current.66r")
    assert [path.name for path in tmp_path.iterdir()] == ["kept.part"]
    remove_leftovers(tmp_path / "not there" / "current.66r")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder in which somebody keeps what the program's own folder only links to."""
    for name in ("own", "kept"):
        (tmp_path / name).mkdir()
    return tmp_path / "kept"


@pytest.mark.parametrize("is_there", [True, False])
@pytest.mark.parametrize("links", [1, 2, 5])
def test_a_link_stays_and_what_it_leads_to_is_replaced(
    links: int, is_there: bool, kept: Path
) -> None:
    target, own = kept / "mine.json", kept.parent / "own"
    if is_there:
        target.write_bytes(b"old")
    for number in range(1, links):
        (own / str(number)).symlink_to(str(number + 1))
    (own / str(links)).symlink_to(Path("..", "kept", "mine.json"))
    write_atomically(own / "1", b"new")
    assert target.read_bytes() == b"new"
    assert not target.is_symlink()
    assert all((own / str(number)).is_symlink() for number in range(1, links + 1))
    assert list(kept.iterdir()) == [target]


def test_a_full_disk_behind_a_link_leaves_the_old_content(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, link = kept / "file", kept.parent / "own" / "file"
    target.write_bytes(b"old")
    link.symlink_to(target)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full_disk)
        with pytest.raises(StorageError, match="No space left on device"):
            write_atomically(link, b"new")
    assert link.is_symlink()
    assert link.read_bytes() == b"old"
    assert list(kept.iterdir()) == [target]


@pytest.mark.parametrize(
    ("leads_to", "details"),
    [
        ("link", "Too many levels of symbolic links"),
        ("other", "Too many levels of symbolic links"),
        ("missing/file", "No such file or directory"),
        ("folder", "it is not a regular file"),
    ],
)
def test_a_link_that_leads_nowhere_is_said_and_stays(
    leads_to: str, details: str, tmp_path: Path
) -> None:
    link = tmp_path / "link"
    link.symlink_to(leads_to)
    (tmp_path / "other").symlink_to("link")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageError) as caught:
        write_atomically(link, b"new")
    assert caught.value.trouble is Trouble.NOT_WRITTEN
    assert details in str(caught.value)
    assert link.is_symlink()
    assert len(list(tmp_path.iterdir())) == 3


def test_a_device_behind_a_link_is_not_replaced(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("needs a pipe with a name")
    assert sys.platform != "win32"
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    with pytest.raises(StorageError, match="it is not a regular file"):
        write_atomically(link, b"new")
    assert pipe.is_fifo()


def test_what_a_killed_write_left_behind_a_link_is_removed(kept: Path) -> None:
    link = kept.parent / "own" / "current.66r"
    link.symlink_to(kept / "game[1].66r")
    (kept / ".game[1].66r.0123.part").write_bytes(b"half")
    (kept / ".other.part").write_bytes(b"a file of somebody else")
    remove_leftovers(link)
    assert [path.name for path in kept.iterdir()] == [".other.part"]


def test_a_damaged_save_behind_a_link_is_set_aside_there(kept: Path) -> None:
    target, link = kept / "game.66r", kept.parent / "own" / "current.66r"
    target.write_bytes(b"\xff")
    link.symlink_to(target)
    save = Autosave(link.parent)
    warning = save.load().warning
    assert warning is not None
    assert warning.path.parent == kept
    assert warning.path.read_bytes() == b"\xff"
    save.write("new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"


def survive_a_kill(folder: Path, delay: float) -> None:
    """Start a process that saves without end, kill it after a while, look what is there."""
    command = [sys.executable, "-m", "tests.helpers.processes.writer_loop", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        if process.stdout is None:
            pytest.fail("no output")
        process.stdout.readline()
        try:
            process.wait(delay)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        printed = process.stdout.read().split()
    completed = int(printed[-1]) if printed else 1
    saved = Autosave(folder).load()
    assert saved.warning is None
    assert saved.text is not None
    number = int(saved.text.partition("\n")[0])
    assert saved.text == text_of(number)
    assert number in (completed, completed + 1), "a completed write was lost"
    assert [path.name for path in folder.iterdir()] == ["current.66r"]


@pytest.mark.slow(sample=5)
@pytest.mark.parametrize("seed", range(200))
def test_a_kill_at_any_instant_loses_no_completed_write(seed: int, tmp_path: Path) -> None:
    survive_a_kill(tmp_path, random.Random(seed).uniform(0.0, 0.08))


@pytest.fixture
def _open_to_all() -> Iterator[None]:
    """A system that takes no rights away from what is made."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.usefixtures("_open_to_all")
def test_what_is_new_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "home" / "data" / "file"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert rights_of(path) == 0o600
    assert [rights_of(folder) for folder in (path.parent, path.parent.parent)] == [0o700, 0o700]
    assert rights_of(tmp_path) != 0o600


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.usefixtures("_open_to_all")
@pytest.mark.parametrize("rights", [0o644, 0o640, 0o600, 0o666, 0o400])
def test_a_file_keeps_its_rights(rights: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"one")
    path.chmod(rights)
    os.umask(0o077)
    write_atomically(path, b"two", AS_USUAL)
    assert rights_of(path) == rights
    assert path.read_bytes() == b"two"


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.usefixtures("_open_to_all")
def test_a_file_for_others_has_the_rights_that_the_system_gives(tmp_path: Path) -> None:
    os.umask(0o027)
    write_atomically(tmp_path / "record.66r", b"one", AS_USUAL)
    assert rights_of(tmp_path / "record.66r") == 0o640


def test_what_another_process_may_be_writing_is_no_leftover(tmp_path: Path) -> None:
    old, fresh = (tmp_path / f".settings.json.{number}.part" for number in ("0123", "4567"))
    for part in (old, fresh):
        part.write_bytes(b"half")
    an_hour_ago = time.time() - 3600
    os.utime(old, (an_hour_ago, an_hour_ago))
    remove_leftovers(tmp_path / "settings.json", A_MINUTE)
    assert list(tmp_path.iterdir()) == [fresh]
    remove_leftovers(tmp_path / "settings.json")
    assert list(tmp_path.iterdir()) == []


def test_settings_that_are_looked_at_leave_a_write_alone() -> None:
    half = config_folder() / ".settings.json.0123.part"
    half.write_bytes(b"half")
    load_settings()
    assert half.exists()


# Files that never end, never answer or may not be read.


NOW = datetime(2024, 5, 17, 20, 15, 30)


def refuse(_path: Path, _most: int) -> bytes:
    raise PermissionError(13, "Permission denied")


def test_a_file_is_read_up_to_its_bound(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"abc\r\n")
    assert read_plain_file(file, 5) == b"abc\r\n"
    with pytest.raises(OSError, match="larger than 0 megabytes"):
        read_plain_file(file, 4)


def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("no named pipes on this system")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not a regular file"):
        read_plain_file(pipe, 5)


def test_a_device_without_end_is_refused() -> None:
    with pytest.raises(OSError, match="not a regular file"):
        read_plain_file(Path(os.devnull), 5)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_can_have_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"no file can have such a name|No such file"):
        read_plain_file(tmp_path / name, 5)


def test_a_save_that_may_not_be_read_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(tmp_path, now=lambda: NOW)
    autosave.write("a game of some days")
    monkeypatch.setattr(autosave_module, "read_plain_file", refuse)
    warning = autosave.load().warning
    assert warning is not None
    assert warning.trouble is Trouble.NOT_READ
    autosave.write("one")
    autosave.write("two")
    kept = tmp_path / "damaged-20240517-201530.66r"
    assert kept.read_text(encoding="utf-8") == "a game of some days"
    assert autosave.path.read_text(encoding="utf-8") == "two"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_save_that_may_be_neither_read_nor_renamed_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_rename(*_: object) -> Path:
        raise PermissionError(13, "Permission denied")

    autosave = Autosave(tmp_path)
    autosave.write("a game of some days")
    monkeypatch.setattr(autosave_module, "read_plain_file", refuse)
    monkeypatch.setattr(Path, "rename", no_rename)
    autosave.load()
    for _ in range(2):
        with pytest.raises(StorageError, match="neither read nor renamed"):
            autosave.write("new")
    assert autosave.path.read_text(encoding="utf-8") == "a game of some days"


def test_settings_that_may_not_be_read_are_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(player_name="Ada"))
    path = config_folder() / FILE_NAME
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(files, "read_plain_file", refuse)
        save_settings(Settings(player_name="Bea"), now=lambda: NOW)
    assert path.with_name("damaged-20240517-201530.json").read_bytes() == before
    assert load_settings() == (Settings(player_name="Bea"), None)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs a list of open files")
def test_a_folder_is_not_left_open(tmp_path: Path) -> None:
    before = os.listdir("/proc/self/fd")
    for _ in range(3):
        with pytest.raises(OSError, match="not a regular file"):
            read_plain_file(tmp_path, 10)
    assert len(os.listdir("/proc/self/fd")) == len(before)
