"""One process a data folder."""

from __future__ import annotations

import errno
import importlib.util
import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from threading import Thread
from types import ModuleType

import pytest

from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.storage.running_game import LOCK_NAME, InstanceLock
from sixtysix_gui.storage.second_start import (
    FOLDER_NAME,
    LARGEST_REQUEST,
    MOST_REQUESTS,
    Requests,
    StartRequest,
)

ROOT = Path(__file__).parent.parent.parent
LOCK_MODULE = ROOT / "sixtysix_gui" / "storage" / "running_game.py"
HOLD = """
import sys
from pathlib import Path
from sixtysix_gui.storage.running_game import InstanceLock
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
    (tmp_path / LOCK_NAME).mkdir()
    with pytest.raises(StorageError) as caught:
        InstanceLock(tmp_path).acquire()
    assert caught.value.trouble is Trouble.NOT_LOCKED


def test_a_file_system_without_locks_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("sixtysix_gui.storage.running_game._lock", refuse)
    with pytest.raises(StorageError) as caught:
        InstanceLock(tmp_path).acquire()
    assert caught.value.trouble is Trouble.NOT_LOCKED


class Windows(ModuleType):
    """The lock of Windows on the first byte of a file, as far as it is used here."""

    LK_UNLCK, LK_NBLCK = 0, 2

    def __init__(self, refusal: OSError | None) -> None:
        super().__init__("msvcrt")
        self.refusal = refusal
        self.asked: list[tuple[int, int]] = []

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        """Take or give back the next bytes."""
        assert descriptor >= 0
        self.asked.append((mode, count))
        if self.refusal is not None:
            raise self.refusal


def lock_of_windows(monkeypatch: pytest.MonkeyPatch, system: ModuleType) -> ModuleType:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", system)
    spec = importlib.util.spec_from_file_location("lock_of_windows", LOCK_MODULE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("number", [errno.EACCES, errno.EDEADLK, 0])
def test_a_byte_that_windows_has_locked_for_another_process(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = lock_of_windows(monkeypatch, Windows(OSError(number, "refused")))
    assert module.InstanceLock(tmp_path).acquire() is False


@pytest.mark.parametrize(
    "refusal",
    [
        OSError("a file system that gives no number"),
        PermissionError("nor for a right that is missing"),
        BlockingIOError("nor here"),
        OSError(errno.EINVAL, "Invalid argument"),
        OSError(errno.ENOLCK, "No locks available"),
    ],
)
def test_any_other_answer_of_windows_is_said_and_is_no_other_program(
    refusal: OSError, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = lock_of_windows(monkeypatch, Windows(refusal))
    with pytest.raises(StorageError) as caught:
        module.InstanceLock(tmp_path).acquire()
    assert caught.value.trouble is Trouble.NOT_LOCKED


def test_a_lock_file_that_windows_refuses_to_open_is_no_other_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = lock_of_windows(monkeypatch, Windows(None))
    (tmp_path / LOCK_NAME).mkdir()
    with pytest.raises(StorageError) as caught:
        module.InstanceLock(tmp_path).acquire()
    assert caught.value.trouble is Trouble.NOT_LOCKED


def test_windows_gets_its_byte_back_before_the_file_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = Windows(None)
    lock = lock_of_windows(monkeypatch, system).InstanceLock(tmp_path)
    assert lock.acquire()
    lock.release()
    lock.release()
    assert system.asked == [(Windows.LK_NBLCK, 1), (Windows.LK_UNLCK, 1)]


def test_a_lock_that_is_not_given_back_by_name_is_by_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = Windows(None)
    lock = lock_of_windows(monkeypatch, system).InstanceLock(tmp_path)
    assert lock.acquire()
    system.refusal = PermissionError(errno.EACCES, "Permission denied")
    lock.release()
    system.refusal = None
    assert lock.acquire()
    lock.release()


# Requests of second starts: heard, not heard, and those that are none.


FILE = "/records/game.66r" if os.name != "nt" else "C:\\records\\game.66r"


def put(requests: Requests, data: bytes, name: str = "a.json") -> Path:
    path = requests.folder / name
    path.write_bytes(data)
    return path


@pytest.fixture
def requests(tmp_path: Path) -> Requests:
    made = Requests(tmp_path)
    assert made.listen()
    return made


@pytest.mark.parametrize(
    "request_",
    [
        StartRequest(),
        StartRequest(Path(FILE)),
        StartRequest(Path(FILE + "\udcff ä"), "a token"),
        StartRequest(None, "t"),
    ],
)
def test_a_request_is_taken_as_it_was_made(requests: Requests, request_: StartRequest) -> None:
    taken: list[StartRequest] = []

    def listen() -> None:
        while not taken:
            taken.extend(requests.take())

    listener = Thread(target=listen)
    listener.start()
    heard = requests.hand_over(request_, patience=20)
    listener.join()
    assert heard
    assert taken == [request_]
    assert not list(requests.folder.iterdir())


def test_what_nobody_hears_is_taken_back(requests: Requests) -> None:
    times = iter((0.0, 1.0, 2.0, 3.0, 4.0))
    assert not requests.hand_over(StartRequest(Path(FILE)), 3.0, lambda: next(times))
    assert not list(requests.folder.iterdir())


def test_where_nobody_has_ever_listened_nobody_hears(tmp_path: Path) -> None:
    assert not Requests(tmp_path).hand_over(StartRequest())
    assert not (tmp_path / FOLDER_NAME).exists()


NONSENSE = [
    b"",
    b"\xff\xfe",
    b"[1]",
    b"{}",
    b"[" * 100_000,
    json.dumps({"file": None}).encode(),
    json.dumps({"file": 3, "token": ""}).encode(),
    json.dumps({"file": "game.66r", "token": ""}).encode(),
    json.dumps({"file": FILE + "\0", "token": ""}).encode(),
    json.dumps({"file": FILE, "token": 1}).encode(),
    json.dumps({"file": FILE, "token": "t" * 257}).encode(),
    json.dumps({"file": FILE, "token": "two\nlines"}).encode(),
    json.dumps({"file": FILE + "x" * LARGEST_REQUEST, "token": ""}).encode(),
]


@pytest.mark.parametrize("data", NONSENSE)
def test_what_is_no_request_is_taken_away_in_silence(requests: Requests, data: bytes) -> None:
    path = put(requests, data)
    assert requests.take() == ()
    assert not path.exists()


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_request_that_is_no_plain_file_is_not_read(requests: Requests) -> None:
    assert sys.platform != "win32"
    os.mkfifo(requests.folder / "pipe.json")
    assert requests.take() == ()


def test_no_more_than_some_are_taken_at_once(requests: Requests) -> None:
    for number in range(MOST_REQUESTS + 5):
        put(requests, b'{"token": ""}', f"{number:03}.json")
    assert len(requests.take()) == MOST_REQUESTS
    assert len(requests.take()) == 5


@pytest.mark.skipif(os.name == "nt", reason="another system of rights")
def test_only_its_owner_can_enter_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER_NAME
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    assert Requests(tmp_path).listen()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.skipif(os.name == "nt", reason="another system of rights")
def test_a_folder_that_leads_elsewhere_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / FOLDER_NAME).symlink_to(tmp_path / "elsewhere")
    assert not Requests(tmp_path).listen()


def test_a_folder_that_cannot_be_made_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / FOLDER_NAME).write_text("in the way")
    requests = Requests(tmp_path)
    assert not requests.listen()
    assert requests.take() == ()
    assert not requests.hand_over(StartRequest())


def test_folders_among_the_requests_keep_none_waiting(requests: Requests) -> None:
    for number in range(MOST_REQUESTS + 1):
        (requests.folder / f"{number:02}.json").mkdir()
    put(requests, b'{"file": null, "token": "t"}', "z.json")
    assert requests.take() == (StartRequest(None, "t"),)
