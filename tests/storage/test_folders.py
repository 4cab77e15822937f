"""Where files lie, also for those who have no home."""

import os
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from sixtysix_gui.storage.folders import (
    HOME_VARIABLE,
    StorageError,
    Trouble,
    config_folder,
    config_place,
    data_folder,
    log_folder,
)
from sixtysix_gui.storage.log import start_log
from sixtysix_gui.storage.settings import Settings, load_settings, look_at_settings


@pytest.fixture
def _homeless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What platformdirs gives where neither a variable nor the system knows a home folder."""

    def unknown(*_: object, **__: object) -> Path:
        return Path("~/sixtysix")

    monkeypatch.delenv(HOME_VARIABLE)
    for function in ("user_data_path", "user_config_path", "user_log_path"):
        monkeypatch.setattr(platformdirs, function, unknown)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_homeless")
@pytest.mark.parametrize("folder", [data_folder, config_folder, config_place, log_folder])
def test_without_a_home_no_folder_is_made_where_the_program_was_started(
    folder: object, tmp_path: Path
) -> None:
    assert callable(folder)
    with pytest.raises(StorageError, match="the location of the home folder is unknown") as refusal:
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


PARTS = {"data": data_folder, "config": config_folder, "log": log_folder}


@pytest.mark.parametrize("part", PARTS)
def test_one_folder_of_a_persons_choice_holds_everything(
    part: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "my stick" / "Spiele für Zwei"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    assert config_place() == home / "config"
    assert not home.exists()
    assert PARTS[part]() == home / part
    assert (home / part).is_dir()


USUAL = {  # README.md "Where your files are", below a home folder
    Unix: {"data": "share/sixtysix", "config": "etc/sixtysix", "log": "state/sixtysix/log"},
    MacOS: {
        "data": "Library/Application Support/sixtysix",
        "config": "Library/Application Support/sixtysix",
        "log": "Library/Logs/sixtysix",
    },
}


@pytest.mark.skipif(os.name == "nt", reason="what is usual is named with slashes")
@pytest.mark.parametrize("system", USUAL)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("unset", [True, False])
def test_without_such_a_folder_everything_is_where_it_always_was(
    system: type[Unix | MacOS],
    part: str,
    unset: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    if unset:
        monkeypatch.delenv(HOME_VARIABLE)
    else:
        monkeypatch.setenv(HOME_VARIABLE, "")
    monkeypatch.setenv("HOME", str(tmp_path))
    for kind, folder in (("DATA", "share"), ("CONFIG", "etc"), ("STATE", "state")):
        if system is Unix:
            monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / folder))
        else:
            monkeypatch.delenv(f"XDG_{kind}_HOME")
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    assert PARTS[part]() == tmp_path / USUAL[system][part]


@pytest.mark.parametrize("given", ["games", "./games", "~/games", " ", "../games"])
@pytest.mark.parametrize("folder", [data_folder, config_folder, config_place, log_folder])
def test_a_chosen_folder_must_be_named_in_full(
    given: str, folder: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, given)
    assert callable(folder)
    with pytest.raises(
        StorageError, match="SIXTYSIX_HOME must name a folder by its whole path"
    ) as refusal:
        folder()
    assert refusal.value.trouble is Trouble.NOT_WHOLE
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("folder", PARTS.values(), ids=PARTS)
def test_a_chosen_folder_that_is_a_file_is_said(
    folder: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(taken))
    assert callable(folder)
    with pytest.raises(StorageError, match="cannot be made") as refusal:
        folder()
    assert refusal.value.trouble is Trouble.NO_FOLDER
    assert refusal.value.path.is_relative_to(taken)
    assert taken.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("folder", PARTS.values(), ids=PARTS)
def test_a_chosen_folder_that_takes_nothing_is_said(
    folder: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(place: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(place))

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert callable(folder)
    with pytest.raises(StorageError, match="cannot be made: Permission denied"):
        folder()
