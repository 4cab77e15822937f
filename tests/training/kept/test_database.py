"""The file of what is kept: kills, damage, foreign and newer files, disks that are full."""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix_gui.storage import databases
from sixtysix_gui.storage.folders import Trouble
from sixtysix_gui.training.exercise import ExerciseSource, Mark
from sixtysix_gui.training.kept import database as kept
from sixtysix_gui.training.kept.answers import CountAnswer, CountMark
from sixtysix_gui.training.kept.database import NAME
from sixtysix_gui.training.kept.days import FiveItem
from sixtysix_gui.training.practice import Practice
from tests.training.made_up import RULES, TODAY, made_up, own

NOW = datetime(2026, 11, 30, 12, 30, 15)
ASIDE = "damaged-20261130-123015.sqlite"


def opened(folder: Path, program: str = "", *, only_reads: bool = False) -> Practice:
    return Practice(folder, NOW, program=program, only_reads=only_reads)


def trouble_of(practice: Practice) -> Trouble | None:
    notice = practice.take_notice()
    assert practice.take_notice() is None
    return None if notice is None else notice.trouble


def answer(practice: Practice, name: str) -> None:
    practice.keep_answer(made_up(name), Mark.RIGHT, TODAY)


def answered(practice: Practice) -> list[str]:
    return [each.exercise for each in practice.answers.all()]


def everything(practice: Practice) -> list[object]:
    parts = (practice.answers, practice.mistakes, practice.fives, practice.days, practice.counts)
    return [*(part.all() for part in parts), practice.lessons.states()]


def use(practice: Practice) -> None:
    """Keep something of every part."""
    practice.add_mistakes([own(1), own(2)], "deal", TODAY)
    items = [
        FiveItem("own-1", ExerciseSource.OWN),
        FiveItem("close-german-66-001", ExerciseSource.PUZZLE),
    ]
    five = practice.fives.lay(RULES, TODAY, items)
    practice.keep_answer(own(1).exercise, Mark.RIGHT, TODAY, five=five.number)
    practice.keep_answer(made_up("close-german-66-001"), Mark.WRONG, TODAY, five=five.number)
    practice.keep_answer(
        made_up("lesson-01-german-66-1a", ExerciseSource.LESSON), Mark.RIGHT, TODAY
    )
    practice.days.begin(RULES, TODAY, "game", "1", "2")
    practice.days.finish(RULES, TODAY, -2, 0)
    practice.counts.keep(CountAnswer("own", RULES, CountMark.NEARLY, TODAY))


def test_all_of_it_is_in_the_file(tmp_path: Path) -> None:
    practice = opened(tmp_path)
    use(practice)
    practice.mistakes.take_out("own-2")
    before = everything(practice)
    other = opened(tmp_path, only_reads=True)
    assert everything(other) == before, "while it is open, too"
    answer(other, "close-german-66-002")
    practice.close()
    again = opened(tmp_path)
    assert everything(again) == before, "who only reads writes nothing"
    assert (again.mistakes.collected(), trouble_of(again)) == ({"deal"}, None)
    again.close()
    assert os.listdir(tmp_path) == [NAME]
    if sys.platform != "win32":
        assert (tmp_path / NAME).stat().st_mode & 0o077 == 0


def test_an_act_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    practice = opened(tmp_path)
    five = practice.fives.lay(RULES, TODAY, [FiveItem("a", ExerciseSource.PUZZLE)])

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(practice.fives, "keep", fails)
    with pytest.raises(ZeroDivisionError):
        practice.keep_answer(made_up("a"), Mark.RIGHT, TODAY, five=five.number)
    assert answered(practice) == []
    monkeypatch.undo()
    practice.keep_answer(made_up("a"), Mark.RIGHT, TODAY, five=five.number)
    practice.close()
    again = opened(tmp_path)
    assert answered(again) == ["a"]
    again.close()


# ------------------------------------------------------------------------------------------- kills


class Watched:
    """A connection to a file; ``watch`` sees every statement before it is executed."""

    def __init__(self, real: sqlite3.Connection, watch: Callable[[str], None]) -> None:
        self._real = real
        self._watch = watch

    def execute(self, statement: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
        self._watch(statement)
        return self._real.execute(statement, values)

    def __getattr__(self, name: str) -> object:
        return getattr(self._real, name)


def watch(monkeypatch: pytest.MonkeyPatch, see: Callable[[str], None]) -> None:
    """Have every statement seen that is executed with a file that is there."""
    real = databases.connected

    def connected(path: Path | None) -> object:
        return real(path) if path is None else Watched(real(path), see)

    monkeypatch.setattr(databases, "connected", connected)


def test_a_kill_at_any_write_loses_nothing_that_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each child is killed one statement later; an answer is there whole or not at all."""
    if sys.platform == "win32":
        pytest.skip("no process forks there")
    assert sys.platform != "win32"
    practice = opened(tmp_path)
    items = [FiveItem(str(number), ExerciseSource.PUZZLE) for number in range(40)]
    five = practice.fives.lay(RULES, TODAY, items)
    practice.close()
    number, marked = 0, list[str]()
    for number in range(40):
        child = os.fork()
        if child == 0:
            die_at(number, tmp_path, five.number, monkeypatch)
        _, status = os.waitpid(child, 0)
        left = opened(tmp_path)
        assert trouble_of(left) is None
        (now,) = left.fives.all()
        marked = [item.exercise for item in now.items if item.mark is not None]
        assert answered(left) == marked, f"killed at statement {number}"
        left.close()
        if os.WIFEXITED(status):
            break
    assert (number > 8, marked) == (True, [str(number)]), "the last child came to its end"


def die_at(statement: int, folder: Path, five: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer something, unless the process is killed before that statement."""
    assert sys.platform != "win32"
    left = iter(range(statement, -1, -1))

    def see(_: str) -> None:
        if next(left, 1) == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    watch(monkeypatch, see)
    practice = opened(folder)
    practice.keep_answer(made_up(str(statement)), Mark.RIGHT, TODAY, five=five)
    os._exit(0)


# ------------------------------------------------------------------------------------------ damage


@pytest.fixture(scope="module")
def used_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("used")
    practice = opened(folder)
    use(practice)
    practice.close()
    return (folder / NAME).read_bytes()


def garbage(path: Path) -> None:
    path.write_bytes(b"no database " * 400)


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def bits(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for place in range(5000, len(data), 97):
        data[place] ^= 0x55
    path.write_bytes(data)


def changing(*statements: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            for statement in statements:
                connection.execute(statement)

    return change


foreign = changing("PRAGMA application_id = 7")
newer = changing("PRAGMA user_version = 2")
odd_mark = changing("PRAGMA ignore_check_constraints = ON", "UPDATE answers SET mark = 'splendid'")
odd_day = changing("PRAGMA ignore_check_constraints = ON", "UPDATE days SET day = '30 November'")
odd_table = changing("ALTER TABLE answers ADD COLUMN more TEXT")
no_table = changing("DROP TABLE answers")


@pytest.mark.parametrize(
    "damage", [garbage, half, bits, foreign, newer, odd_mark, odd_day, odd_table, no_table]
)
def test_a_file_that_cannot_be_used_is_set_aside(
    tmp_path: Path, used_file: bytes, damage: Callable[[Path], None]
) -> None:
    (tmp_path / NAME).write_bytes(used_file)
    damage(tmp_path / NAME)
    data = (tmp_path / NAME).read_bytes()
    again = opened(tmp_path)
    notice = again.take_notice()
    assert notice is not None
    assert (notice.trouble, notice.path) == (Trouble.PRACTICE_DAMAGED, tmp_path / ASIDE)
    assert (tmp_path / ASIDE).read_bytes() == data
    assert answered(again) == []
    answer(again, "a")
    again.close()
    assert answered(opened(tmp_path, only_reads=True)) == ["a"]


def test_who_only_reads_sets_nothing_aside(tmp_path: Path) -> None:
    garbage(tmp_path / NAME)
    practice = opened(tmp_path, only_reads=True)
    assert answered(practice) == []
    assert os.listdir(tmp_path) == [NAME]


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    practice = opened(tmp_path)
    answer(practice, "a")
    practice.close()
    assert trouble_of(practice) is None
    assert answered(opened(tmp_path, only_reads=True)) == ["a"]


# ------------------------------------------------------------------------------ nothing is written


def test_on_a_full_disk_all_waits_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(tmp_path).close()
    full = [True]

    def see(statement: str) -> None:
        if full[0] and statement == "COMMIT":
            raise sqlite3.OperationalError("database or disk is full")

    watch(monkeypatch, see)
    practice = opened(tmp_path)
    answer(practice, "a")
    answer(practice, "b")
    assert trouble_of(practice) is Trouble.PRACTICE_NOT_KEPT, "told once"
    assert answered(practice) == ["a", "b"]
    assert answered(opened(tmp_path, only_reads=True)) == []
    full[0] = False
    answer(practice, "c")
    assert answered(opened(tmp_path, only_reads=True)) == ["a", "b", "c"]
    full[0] = True
    answer(practice, "d")
    full[0] = False
    practice.close()
    assert answered(opened(tmp_path, only_reads=True)) == ["a", "b", "c", "d"], "written at the end"


def test_what_comes_after_the_end_opens_no_file(tmp_path: Path) -> None:
    practice = opened(tmp_path)
    practice.close()
    before = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).unlink()
    answer(practice, "a")
    assert (answered(practice), os.listdir(tmp_path)) == (["a"], [])
    (tmp_path / NAME).write_bytes(before)
    assert answered(opened(tmp_path, only_reads=True)) == []


def test_a_folder_that_cannot_be_made_is_no_trouble_for_who_trains(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    practice = opened(tmp_path / "file" / "data")
    answer(practice, "a")
    assert trouble_of(practice) is Trouble.PRACTICE_NOT_KEPT
    assert answered(practice) == ["a"]
    practice.close()


def test_a_folder_in_place_of_the_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    practice = opened(tmp_path)
    answer(practice, "a")
    assert trouble_of(practice) is Trouble.PRACTICE_NOT_KEPT
    practice.close()
    assert os.listdir(tmp_path / NAME) == []


def test_what_another_program_holds_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.0)
    practice = opened(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer(practice, "a")
        assert trouble_of(practice) is Trouble.PRACTICE_NOT_KEPT
        other.execute("ROLLBACK")
    answer(practice, "b")
    practice.close()
    assert answered(opened(tmp_path, only_reads=True)) == ["a", "b"]


# ---------------------------------------------------------------------------------------- versions


def test_another_version_of_the_program_keeps_a_copy(tmp_path: Path) -> None:
    for number, program in enumerate(("1.0", "1.0", "1.1", "1.2/x", "1.3", "1.4")):
        practice = opened(tmp_path, program)
        answer(practice, str(number))
        practice.close()
        for place, path in enumerate(sorted(tmp_path.glob("practice-*"))):
            os.utime(path, (place, place))
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {NAME, *(f"practice-{each}.sqlite" for each in ("1.1", "1.2_x", "1.3"))}
    with closing(sqlite3.connect(tmp_path / "practice-1.3.sqlite")) as copy:
        assert copy.execute("SELECT count(*) FROM answers").fetchone() == (5,)
    last = opened(tmp_path, "1.4")
    last.mistakes.add([own(7)], TODAY)
    last.forget_mistakes()
    last.close()
    assert os.listdir(tmp_path) == [NAME], "what is forgotten is in no copy"
    assert b"own-7" not in (tmp_path / NAME).read_bytes()
    assert kept.VERSION == 1, "tell how older tables become the new ones, and test it"
