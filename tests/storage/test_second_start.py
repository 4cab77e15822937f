"""Requests of second starts: heard, not heard, and those that are none."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from threading import Thread

import pytest

from sixtysix_gui.storage.second_start import (
    FOLDER_NAME,
    LARGEST_REQUEST,
    MOST_REQUESTS,
    Requests,
    StartRequest,
)

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
