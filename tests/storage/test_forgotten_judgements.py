"""What the coach found is forgotten: all of it, and nothing else."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sixtysix_gui.storage import judgement_files
from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.storage.judgement_files import FOLDER, JudgementFiles
from tests.helpers.deals.viewer_records import own_game

NOW = datetime(2026, 11, 20, 18, 40, tzinfo=UTC)


def files(tmp_path: Path) -> JudgementFiles:
    return JudgementFiles(tmp_path, lambda: NOW)


def test_all_deals_are_forgotten_and_can_be_kept_again(tmp_path: Path) -> None:
    kept, record = files(tmp_path), own_game(0)
    kept.cache_of(record).put("key", {"loss": 0.3})
    kept.forget()
    assert list((tmp_path / FOLDER).iterdir()) == []
    assert kept.cache_of(record).get("key") is None
    kept.cache_of(record).put("key", {"loss": 0.4})
    assert kept.cache_of(record).get("key") == {"loss": 0.4}


def test_without_a_folder_there_is_nothing_to_forget(tmp_path: Path) -> None:
    files(tmp_path).forget()
    assert list(tmp_path.iterdir()) == []


def test_only_files_of_the_coach_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    ours = ("0123456789abcdef01234567.json", "damaged-20261120-184000-2.json")
    others = ("notes.txt", "0123456789abcdef01234567.json.bak", "letters.json")
    for name in (*ours, *others):
        (folder / name).write_text("{}")
    (tmp_path / "0123456789abcdef01234567.json").write_text("{}")
    files(tmp_path).forget()
    assert sorted(path.name for path in folder.iterdir()) == sorted(others)
    assert (tmp_path / "0123456789abcdef01234567.json").exists()


def test_what_cannot_be_removed_is_told_and_the_rest_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    names = [f"{digit * 24}.json" for digit in "abc"]
    for name in names:
        (folder / name).write_text("{}")
    unlink = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path.name == names[1]:
            raise PermissionError(13, "Permission denied")
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)

    def at_once(act: Callable[[], object]) -> None:
        act()

    monkeypatch.setattr(judgement_files, "patiently", at_once)
    with pytest.raises(StorageError) as raised:
        files(tmp_path).forget()
    assert raised.value.notice.trouble is Trouble.NOT_REMOVED
    assert [path.name for path in folder.iterdir()] == [names[1]]


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("")
    with pytest.raises(StorageError):
        files(tmp_path).forget()
