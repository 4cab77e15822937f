"""The save of the running game."""

import logging
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.storage.running_game import Autosave

NOW = datetime(2024, 5, 17, 20, 15, 30)
DAMAGED = "damaged-20240517-201530.66r"


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path, now=lambda: NOW)


def test_without_a_save_there_is_nothing_to_load(autosave: Autosave) -> None:
    saved = autosave.load()
    assert (saved.text, saved.warning) == (None, None)


def test_what_is_written_is_loaded(autosave: Autosave) -> None:
    autosave.write("Änne\n")
    autosave.write("Bärbel\n")
    assert autosave.load().text == "Bärbel\n"
    autosave.clear()
    autosave.clear()
    assert autosave.load().text is None


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"", b" \n"])
def test_a_save_that_is_no_text_is_set_aside(
    data: bytes, autosave: Autosave, tmp_path: Path
) -> None:
    autosave.path.write_bytes(data)
    saved = autosave.load()
    assert saved.text is None
    assert saved.warning is not None
    assert saved.warning.trouble is Trouble.SAVE_DAMAGED
    assert str(tmp_path / DAMAGED) in str(saved.warning)
    assert (tmp_path / DAMAGED).read_bytes() == data
    assert not autosave.path.exists()


def test_damaged_saves_of_one_second_do_not_replace_each_other(
    autosave: Autosave, tmp_path: Path
) -> None:
    for text in ("one", "two", "three"):
        autosave.write(text)
        notice = autosave.set_aside("it makes no sense.")
        assert "it makes no sense." in str(notice)
        assert ".." not in str(notice)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == sorted([DAMAGED, DAMAGED.replace(".", "-2."), DAMAGED.replace(".", "-3.")])
    assert (tmp_path / DAMAGED.replace(".", "-2.")).read_text(encoding="utf-8") == "two"


def test_setting_aside_is_logged(autosave: Autosave, caplog: pytest.LogCaptureFixture) -> None:
    autosave.write("one")
    with caplog.at_level(logging.WARNING):
        autosave.set_aside("reason")
    assert DAMAGED in caplog.text


def test_a_save_that_cannot_be_renamed_stays(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    autosave.write("one")
    monkeypatch.setattr(Path, "rename", refuse)
    assert autosave.set_aside("reason").path == autosave.path
    assert autosave.load().text == "one"


def test_a_save_that_cannot_be_read_is_said_and_left(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.path.mkdir()
    saved = autosave.load()
    assert saved.text is None
    assert saved.warning is not None
    assert saved.warning.trouble is Trouble.NOT_READ
    with pytest.raises(StorageError) as caught:
        autosave.write("x")
    assert caught.value.trouble is Trouble.NOT_WRITTEN
    with pytest.raises(StorageError) as caught:
        autosave.clear()
    assert caught.value.trouble is Trouble.NOT_REMOVED


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    autosave = Autosave(folder)
    autosave.write("one")
    autosave.path.unlink()
    folder.rmdir()
    autosave.write("two")
    assert autosave.load().text == "two"


def test_characters_that_no_file_can_hold_do_not_lose_the_save(autosave: Autosave) -> None:
    autosave.write("a\ud800b")
    assert autosave.load().text == "a?b"
