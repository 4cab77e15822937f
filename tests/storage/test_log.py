"""The log of unexpected errors."""

import io
import logging
import os
import stat
import sys
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest
from typing_extensions import override

from sixtysix_gui.storage import log
from sixtysix_gui.storage.folders import HOME_VARIABLE
from sixtysix_gui.storage.log import held_lines, hold_log, log_path, start_log, stop_log


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    stop_log()


def test_warnings_of_the_program_go_to_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    # What is captured for a report travels between processes as UTF-8, which has no half letters.
    monkeypatch.setattr(logging.getLogger("sixtysix_gui"), "propagate", False)
    path = start_log()
    assert path == log_path()
    logging.getLogger("sixtysix_gui.somewhere").warning("Änne %s \ud800", "lost")
    logging.getLogger("another").warning("not ours")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "WARNING sixtysix_gui.somewhere: Änne lost \\ud800" in text
    assert "not ours" not in text


def test_the_log_begins_anew_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST_FILE", 1000)
    path = start_log()
    for number in range(200):
        logging.getLogger("sixtysix_gui").error("number %d", number)
    assert path is not None
    names = sorted(each.name for each in path.parent.iterdir())
    assert names == ["sixtysix.log", "sixtysix.log.1", "sixtysix.log.2"]
    assert all(each.stat().st_size <= 1000 for each in path.parent.iterdir())
    assert "number 199" in path.read_text(encoding="utf-8")


def test_starting_twice_writes_once() -> None:
    start_log()
    path = start_log()
    logging.getLogger("sixtysix_gui").error("once")
    assert path is not None
    assert path.read_text(encoding="utf-8").count("once") == 1


def test_what_is_held_is_written_first_when_the_log_begins() -> None:
    hold_log()
    logging.getLogger("sixtysix_gui").warning("early")
    logging.getLogger("sixtysix_gui").info("of no interest")
    path = start_log()
    logging.getLogger("sixtysix_gui").warning("late")
    assert path is not None
    assert [line.split()[-1] for line in path.read_text(encoding="utf-8").splitlines()] == [
        "early",
        "late",
    ]


def test_what_is_held_can_be_taken_elsewhere() -> None:
    hold_log()
    logging.getLogger("sixtysix_gui").warning("early")
    assert [line.getMessage() for line in held_lines()] == ["early"]
    logging.getLogger("sixtysix_gui").warning("late")
    assert held_lines() == []


def test_without_a_folder_nothing_is_written_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_bytes(b"")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "taken"))
    assert start_log() is None
    logging.getLogger("sixtysix_gui").error("nobody hears")
    assert capfd.readouterr().err == ""


def test_a_full_disk_does_not_break_the_game(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    start_log()
    handler = next(h for h in logging.getLogger("sixtysix_gui").handlers if hasattr(h, "stream"))
    monkeypatch.setattr(handler, "flush", full)
    logging.getLogger("sixtysix_gui").error("nobody hears")
    assert capfd.readouterr().err == ""
    monkeypatch.undo()


def test_a_log_whose_last_lines_find_no_room_can_be_closed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Full(io.TextIOWrapper):
        @override
        def write(self, _: str) -> int:
            raise OSError(28, "No space left on device")

        @override
        def close(self) -> None:
            super().close()
            raise OSError(28, "No space left on device")

    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    start_log()
    handler = next(h for h in logging.getLogger("sixtysix_gui").handlers if hasattr(h, "stream"))
    assert isinstance(handler, RotatingFileHandler)
    full = Full(io.BytesIO())
    before = handler.setStream(full)
    assert before is not None
    before.close()
    logging.getLogger("sixtysix_gui").error("nobody hears")
    stop_log()
    assert full.closed
    assert handler not in logging.getLogger("sixtysix_gui").handlers


def test_a_log_that_another_program_reads_is_written_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows renames no file that is open elsewhere."""

    def held(*_: object) -> None:
        raise PermissionError(13, "held by another program")

    monkeypatch.setattr(log, "LARGEST_FILE", 100)
    path = start_log()
    assert path is not None
    monkeypatch.setattr(os, "rename", held)
    for number in range(10):
        logging.getLogger("sixtysix_gui").error("error %d of those that must be kept", number)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 10
    monkeypatch.undo()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights and no such pipes")
def test_the_log_is_its_owners_alone() -> None:
    before = os.umask(0)
    path = start_log()
    os.umask(before)
    assert path is not None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("is_read", [False, True])
def test_a_pipe_in_place_of_the_log_is_left_alone(is_read: bool) -> None:
    if sys.platform == "win32":
        pytest.skip("needs a pipe with a name")
    pipe = log_path()
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK) if is_read else None
    assert start_log() is None
    logging.getLogger("sixtysix_gui").error("nobody hears it")
    if reader is not None:
        assert os.read(reader, 100) == b""
        os.close(reader)
