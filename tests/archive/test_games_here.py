"""What is here is read before anything is taken in, unless that cannot be done or is stopped."""

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix_gui.archive import taking_in
from sixtysix_gui.archive.changing import Changes
from sixtysix_gui.storage import deleted_games
from sixtysix_gui.storage.deleted_games import DeletedGames
from sixtysix_gui.storage.folders import StorageError, Trouble
from tests.archive.folders import FIRST, SECOND, THIRD, write


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with two months, and a file of somebody else beside it."""
    write(tmp_path, "2026-01.66r", FIRST)
    write(tmp_path, "2026-02.66r", SECOND)
    write(tmp_path, "../friend.66r", THIRD)
    return tmp_path


def refuse(_: Path, __: str) -> Iterator[Path]:
    raise OSError(errno.EIO, "Input/output error")


def test_a_folder_that_cannot_be_listed_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = DeletedGames(home).take_out("2026-01.66r", ["a" * 16])
    assert done is not None
    monkeypatch.setattr(Path, "glob", refuse)
    with pytest.raises(StorageError, match="Input/output error") as refused:
        Changes(home).take_in([home / "friend.66r"])
    assert refused.value.trouble is Trouble.NOT_READ
    with pytest.raises(StorageError, match="Input/output error"):
        Changes(home).deleted_games.put_back([done])
    assert done.path.exists()


def test_reading_what_is_here_is_stopped(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def note(path: Path) -> str:
        read.append(path.name)
        return deleted_games.text_of(path)

    monkeypatch.setattr(taking_in, "text_of", note)
    done = Changes(home).take_in([home / "friend.66r"], lambda: bool(read))
    assert (done.is_stopped, done.games, read) == (True, 0, ["2026-01.66r"])
