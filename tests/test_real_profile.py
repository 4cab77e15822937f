"""Nothing that a test or the smoke test starts comes near the files of whoever runs it."""

import os
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from sixtysix_gui.storage.folders import (
    HOME_VARIABLE,
    StorageError,
    config_folder,
    data_folder,
    log_folder,
)
from tools.installers import smoke

FOLDERS = (data_folder, config_folder, log_folder)
SYSTEMS = (Unix, MacOS, windows.Windows)
_BEFORE_ANY_TEST = os.environ.get(HOME_VARIABLE)


def real_folder(name: str) -> str:
    """Stands in for Windows, which knows the profile from its registry."""
    return f"/real/profile/{name}"


@pytest.fixture(params=SYSTEMS, ids=lambda system: system.__name__)
def _each_system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", request.param)
    monkeypatch.setattr(windows, "get_win_folder", real_folder)


@pytest.mark.usefixtures("_each_system")
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_test_has_folders_of_its_own(folder: Callable[[], Path], user_folders: Path) -> None:
    assert folder().is_relative_to(user_folders)


@pytest.mark.usefixtures("_each_system")
@pytest.mark.parametrize("folder", FOLDERS)
def test_outside_of_tests_there_are_no_folders(
    folder: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _BEFORE_ANY_TEST is not None
    monkeypatch.setenv(HOME_VARIABLE, _BEFORE_ANY_TEST)
    with pytest.raises(StorageError):
        folder()


@pytest.mark.usefixtures("_each_system")
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_frozen_program_is_tried_out_in_folders_of_its_own(
    folder: Callable[[], Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in list(os.environ):
        if name.startswith(("XDG_", "WIN_PD_")) or name in {HOME_VARIABLE, "HOME"}:
            monkeypatch.delenv(name)
    for name, value in smoke.homes(tmp_path).items():
        monkeypatch.setenv(name, value)
    assert folder().is_relative_to(tmp_path)


def test_home_itself_is_another_one(user_folders: Path) -> None:
    assert Path.home().is_relative_to(user_folders)
