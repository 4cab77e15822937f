"""A build that was stopped or killed: the next one brings the index to what a new one would be."""

import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from sqlite3 import Connection

import pytest

from sixtysix_gui.archive import building, coach_rows
from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.index import NAME, Index
from sixtysix_gui.archive.rows import DealRow, GameRow
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.rules.seats import Seat
from tests.archive import folders
from tests.archive.folders import FIRST, SECOND, fill, write
from tests.helpers.coach.kept_reviews import keep_review

_MOST = 60
"""Places at which a build could be stopped; it has fewer."""
Rows = tuple[tuple[GameRow, ...], tuple[DealRow, ...]]


class KilledError(BaseException):
    """The program ends here."""


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a build ask often whether to stop, and let no file be too new."""
    monkeypatch.setattr(building, "_RECENT", -1)
    monkeypatch.setattr(building, "_GAMES_A_STEP", 1)
    monkeypatch.setattr(coach_rows, "_A_STEP", 1)


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose index is right: the coach has looked back at one of the games."""
    made = tmp_path_factory.mktemp("before")
    fill(made)
    for record in FIRST:
        keep_review(record, Seat.A, made)
    _built(made)
    return made


def change(folder: Path) -> None:
    """Change a month by hand, and put one of its games into another month as well."""
    path = folder / "games" / "2026-01.66r"
    path.write_text("; changed by hand\n" + path.read_text("utf-8"), "utf-8")
    write(folder, "2026-03.66r", folders.on("2026-03-01", SECOND, "b" * 16))
    for record in SECOND:
        keep_review(record, Seat.A, folder)


def put_right(folder: Path) -> None:
    """Take the game out of the other month again, and take back what the coach has found."""
    (folder / "games" / "2026-03.66r").unlink()
    shutil.rmtree(folder / "coach")


def _built(folder: Path) -> Rows:
    archive = Archive(folder)
    try:
        archive.build()
        return archive.games(), archive.deals()
    finally:
        archive.close()


def _built_anew(folder: Path) -> Rows:
    for path in (folder / "games").glob(f"{NAME}*"):
        path.unlink()
    return _built(folder)


def _stopped(folder: Path, at: int) -> bool:
    """Build until it was asked so often whether to stop; say if it was stopped."""
    asked = count()
    archive = Archive(folder)
    archive.build(should_stop=lambda: next(asked) >= at)
    archive.close()
    return next(asked) > at


def _killed(folder: Path, at: int) -> bool:
    """Build until so many changes were written; say if there were as many."""
    written, real = count(), Index.changed

    @contextmanager
    def changed(index: Index) -> Generator[Connection]:
        if next(written) >= at:
            raise KilledError
        with real(index) as connection:
            yield connection

    archive = Archive(folder)
    with pytest.MonkeyPatch.context() as patch, suppress(KilledError):
        patch.setattr(Index, "changed", changed)
        archive.build()
    archive.close()
    return next(written) > at


@pytest.mark.parametrize("how", [_stopped, _killed])
def test_the_next_build_makes_up_for_all_that_was_left_out(
    how: Callable[[Path, int], bool], before: Path, tmp_path: Path
) -> None:
    ends = 0
    for ends in range(_MOST):
        folder = tmp_path / str(ends)
        shutil.copytree(before, folder)
        change(folder)
        was_stopped = how(folder, ends)
        found = _built(folder)
        assert found == _built_anew(folder), ends
        assert [row.worst for row in found[0]].count(Verdict.GOOD) == 2
        put_right(folder)
        how(folder, ends)
        found = _built(folder)
        assert found == _built_anew(folder), ends
        if not was_stopped:
            break
    assert 5 < ends < _MOST - 1


def test_an_error_on_the_way_leaves_games_that_are_twice_as_they_were(
    before: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "home"
    shutil.copytree(before, folder)
    change(folder)

    def refuse(*_: object) -> None:
        raise KilledError

    with monkeypatch.context() as patch:
        patch.setattr(building, "_mark_doubled", refuse)
        with pytest.raises(KilledError):
            _built(folder)
    assert _built(folder) == _built_anew(folder)
