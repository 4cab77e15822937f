"""One process a data folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.storage.errors import StorageError, Trouble
from sixtysix_gui.storage.instance_lock import FILE_NAME, InstanceLock

ROOT = Path(__file__).parent.parent.parent
HOLD = """
import sys
from pathlib import Path
from sixtysix_gui.storage.instance_lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_only_one_lock_a_folder(tmp_path: Path) -> None:
    first, second = InstanceLock(tmp_path / "data"), InstanceLock(tmp_path / "data")
    assert first.acquire()
    assert first.acquire()
    assert not second.acquire()
    first.release()
    first.release()
    assert second.acquire()
    assert not first.acquire()
    second.release()


def test_folders_do_not_disturb_each_other(tmp_path: Path) -> None:
    locks = [InstanceLock(tmp_path / name) for name in "ab"]
    assert all(lock.acquire() for lock in locks)
    for lock in locks:
        lock.release()


def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    mine = InstanceLock(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        if process.stdout is None:
            pytest.fail("no output")
        assert process.stdout.readline() == "True\n"
        assert not mine.acquire()
        process.kill()
        process.wait()
    assert mine.acquire()
    mine.release()


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    with pytest.raises(StorageError) as caught:
        InstanceLock(tmp_path / "taken").acquire()
    assert caught.value.trouble is Trouble.NO_FOLDER
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(StorageError) as caught:
        InstanceLock(tmp_path).acquire()
    assert caught.value.trouble is Trouble.NOT_LOCKED


def test_a_file_system_without_locks_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("sixtysix_gui.storage.instance_lock._lock", refuse)
    with pytest.raises(StorageError) as caught:
        InstanceLock(tmp_path).acquire()
    assert caught.value.trouble is Trouble.NOT_LOCKED
