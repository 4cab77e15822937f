"""Where files lie, also for those who have no home."""

import os
from pathlib import Path

import platformdirs
import pytest

from sixtysix_gui.storage.errors import StorageError, Trouble
from sixtysix_gui.storage.folders import config_folder, config_place, data_folder, log_folder
from sixtysix_gui.storage.log import start_log
from sixtysix_gui.storage.settings import Settings, load_settings, look_at_settings


@pytest.fixture
def _homeless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What platformdirs gives where neither a variable nor the system knows a home folder."""

    def unknown(*_: object, **__: object) -> Path:
        return Path("~/sixtysix")

    for function in ("user_data_path", "user_config_path", "user_log_path"):
        monkeypatch.setattr(platformdirs, function, unknown)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_homeless")
@pytest.mark.parametrize("folder", [data_folder, config_folder, config_place, log_folder])
def test_without_a_home_no_folder_is_made_where_the_program_was_started(
    folder: object, tmp_path: Path
) -> None:
    assert callable(folder)
    with pytest.raises(StorageError, match="not known where the home folder is") as refusal:
        folder()
    assert refusal.value.trouble is Trouble.NO_FOLDER
    assert os.listdir(tmp_path) == []


@pytest.mark.usefixtures("_homeless")
def test_without_a_home_the_program_starts_afresh_and_says_why() -> None:
    settings, notice = load_settings()
    assert settings == look_at_settings() == Settings()
    assert notice is not None
    assert notice.trouble is Trouble.NO_FOLDER
    assert start_log() is None
