"""All of the searches' modules run compiled, or none: whatever was left of an installation."""

import os
import re
import shutil
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from sixtysix_gui.ai import compiled
from tests.helpers.processes.ran import ran
from tools.compiled_modules import ROOT, compiled_modules, is_cut_off

pytestmark = pytest.mark.window

Damage = Callable[[Path, Path], object]

PROGRAM = """
from random import Random
from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.players.player_moments import moments, never
state = next(iter(moments(rule_set("german-66"), 1)))
view = state.view(state.to_act)
player = player_named("master:worlds=4", view.rules)
print(player.choose(view, Budget(seed=1, iterations=20), never))
print(IS_COMPILED)
"""


@pytest.fixture(scope="module")
def compiled_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program and its compiled modules; skips where none are."""
    if not all(module.is_current() for module in compiled_modules()):
        pytest.skip("not compiled here")
    folder = tmp_path_factory.mktemp("copy")
    kept = shutil.ignore_patterns("__pycache__")
    for name in (
        "sixtysix_gui/ai",
        "sixtysix_gui/rules",
        "sixtysix_gui/records",
        "sixtysix_gui/sound",
    ):
        shutil.copytree(ROOT / name, folder / name, ignore=kept)
    shutil.copytree(ROOT / "tests/helpers", folder / "tests/helpers", ignore=kept)
    for name in ("sixtysix_gui/__init__.py", "tests/__init__.py"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def answer(folder: Path, **environment: str) -> tuple[str, str, str]:
    """What the master plays, whether compiled, and what stands on the error stream."""
    quiet = {name: value for name, value in os.environ.items() if name != compiled.INTERPRETED}
    run = ran([sys.executable, "-c", PROGRAM], cwd=folder, env=quiet | environment)
    assert run.returncode == 0, run.stderr
    decision, is_compiled = run.stdout.splitlines()
    return decision, is_compiled, run.stderr


def delete(file: Path, _source: Path) -> None:
    file.unlink()


def cut_off(file: Path, _source: Path) -> None:
    file.write_bytes(file.read_bytes()[:1000])


def cut_off_after_the_mark(file: Path, _source: Path) -> None:
    """The system's loader maps it, and the process is killed where it reads beyond the end."""
    content = _read(file)
    _replace(file, content[: content.index(b"sixtysix types ") + 200])


def change_source(_file: Path, source: Path) -> None:
    source.write_text(source.read_text(encoding="utf-8") + "\n# later\n", encoding="utf-8")


def change_types(file: Path, _source: Path) -> None:
    content = re.sub(rb"sixtysix types [0-9a-f]{64}", b"sixtysix types " + b"0" * 64, _read(file))
    _replace(file, content)


def from_another_machine(file: Path, _source: Path) -> None:
    _replace(file, b"\xca\xfe" + _read(file)[2:])


def older_than_marks(file: Path, _source: Path) -> None:
    _replace(file, _read(file).replace(b"sixtysix types ", b"something else "))


def _read(file: Path) -> bytes:
    return file.read_bytes()


def _replace(file: Path, content: bytes) -> None:
    file.unlink()
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (delete, "terms is not compiled"),
        (cut_off, "terms is damaged or too old"),
        pytest.param(
            cut_off_after_the_mark,
            "terms is damaged or too old",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="others look themselves"),
        ),
        (change_source, "terms has changed since"),
        (change_types, "they are of several versions"),
        (older_than_marks, "terms is damaged or too old"),
        (from_another_machine, ".*terms.*"),
    ],
)
def test_a_mixture_plays_interpreted_and_says_so_in_one_sentence(
    compiled_copy: Path, tmp_path: Path, damage: Damage, reason: str
) -> None:
    expected, is_compiled, said = answer(compiled_copy)
    assert (is_compiled, said) == ("True", "")
    folder = shutil.copytree(compiled_copy, tmp_path / "damaged")
    solver = folder / "sixtysix_gui" / "ai" / "two" / "solver"
    (file,) = (solver / f"terms{end}" for end in EXTENSION_SUFFIXES if _there(solver, end))
    damage(file, solver / "terms.py")
    decision, is_compiled, said = answer(folder)
    assert is_compiled == "False"
    assert re.fullmatch(re.escape(compiled.MIXED).replace("%s", reason) + "\n", said)
    assert decision == expected


def compiled_files() -> list[Path]:
    return [file for end in EXTENSION_SUFFIXES for file in (ROOT / "sixtysix_gui").rglob(f"*{end}")]


def _there(folder: Path, end: str) -> bool:
    return (folder / f"terms{end}").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems look themselves")
def test_a_library_is_cut_off_wherever_it_ends_early() -> None:
    """Program and tools must agree, or what the one refuses the other never compiles again."""
    files = compiled_files()
    if not files:
        pytest.skip("not compiled here")
    for file in files:
        content = file.read_bytes()
        for kept in (10, 63, 64, len(content) // 2, len(content) - 1, len(content)):
            expected = kept < len(content)
            assert compiled.is_cut_off(content[:kept]) == expected, (file, kept)
            assert is_cut_off(content[:kept]) == expected, (file, kept)


def test_nothing_compiled_is_nothing_to_speak_of(compiled_copy: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(compiled_copy, tmp_path / "plain")
    for end in EXTENSION_SUFFIXES:
        for file in folder.rglob(f"*{end}"):
            file.unlink()
    decision, is_compiled, said = answer(folder)
    assert (is_compiled, said) == ("False", "")
    assert decision == answer(compiled_copy)[0]


def test_the_environment_can_ask_for_interpreted_modules(compiled_copy: Path) -> None:
    _, is_compiled, said = answer(compiled_copy, **{compiled.INTERPRETED: "1"})
    assert (is_compiled, said) == ("False", "")


def test_every_module_that_is_compiled_is_known_to_the_program() -> None:
    assert sorted(compiled.MODULES) == [module.name for module in compiled_modules()]


def test_no_compiled_file_carries_empty_tables() -> None:
    """The .so of the tree once held 5.4 MB of zeros, copied over arrays that begin with zeros."""
    files = compiled_files()
    assert [file.name for file in files if bytes(16_384) in file.read_bytes()] == []
