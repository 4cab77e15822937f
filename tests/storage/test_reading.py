"""Files that never end, never answer or may not be read."""

import os
import sys
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.storage import files
from sixtysix_gui.storage import running_game as autosave_module
from sixtysix_gui.storage.files import read_plain_file
from sixtysix_gui.storage.folders import StorageError, Trouble, config_folder
from sixtysix_gui.storage.running_game import Autosave
from sixtysix_gui.storage.settings import FILE_NAME, Settings, load_settings, save_settings

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
    with pytest.raises(OSError, match="not a plain file"):
        read_plain_file(pipe, 5)


def test_a_device_without_end_is_refused() -> None:
    with pytest.raises(OSError, match="not a plain file"):
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
        with pytest.raises(OSError, match="not a plain file"):
            read_plain_file(tmp_path, 10)
    assert len(os.listdir("/proc/self/fd")) == len(before)
