"""Second starts are heard as long as the program runs, whatever becomes of their folder."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.files import write_atomically
from sixtysix_gui.storage.second_start import FOLDER_NAME, StartRequest
from sixtysix_gui.windows.desktop.application import SecondStarts


@pytest.fixture
def starts(tmp_path: Path, qtbot: QtBot) -> Iterator[SecondStarts]:  # noqa: ARG001 - Qt must run
    made = SecondStarts(tmp_path)
    made.listen()
    yield made
    made.end()
    made.deleteLater()


@pytest.fixture
def heard(starts: SecondStarts) -> list[StartRequest]:
    """What is asked."""
    requests: list[StartRequest] = []
    starts.asked.connect(requests.append)
    return requests


def ask(folder: Path, token: str) -> None:
    write_atomically(folder / "a.json", json.dumps({"file": None, "token": token}).encode())


def test_a_request_is_heard(heard: list[StartRequest], tmp_path: Path, qtbot: QtBot) -> None:
    ask(tmp_path / FOLDER_NAME, "t")
    qtbot.waitUntil(lambda: heard == [StartRequest(None, "t")])


def test_a_folder_that_was_removed_is_made_again(
    heard: list[StartRequest], tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / FOLDER_NAME
    for token in ("one", "two"):
        shutil.rmtree(folder)
        qtbot.waitUntil(folder.is_dir)
        ask(folder, token)
        qtbot.waitUntil(lambda token=token: StartRequest(None, token) in heard)


def test_a_folder_put_in_its_place_is_listened_to(
    heard: list[StartRequest], tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / FOLDER_NAME
    folder.rename(tmp_path / "away")
    folder.mkdir()
    ask(folder, "t")
    qtbot.waitUntil(lambda: heard == [StartRequest(None, "t")])


def test_a_link_put_in_its_place_is_left_alone(
    starts: SecondStarts, heard: list[StartRequest], tmp_path: Path
) -> None:
    folder, elsewhere = tmp_path / FOLDER_NAME, tmp_path / "elsewhere"
    elsewhere.mkdir()
    folder.rename(tmp_path / "away")
    folder.symlink_to(elsewhere, target_is_directory=True)
    ask(elsewhere, "t")
    starts.listen()
    assert heard == []
    assert [each.name for each in elsewhere.iterdir()] == ["a.json"]
