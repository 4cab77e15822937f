"""What import-linter cannot see: imports inside functions that run, and those of other packages."""

import sys
import tomllib
from pathlib import Path

from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row

PACKAGE = Path(__file__).parent.parent / "sixtysix_gui"
FREE_OF_QT = (
    "languages",
    "sentences",
    "rules",
    "records",
    "ai",
    "coach",
    "archive",
    "statistics",
    "training",
    "sound",
    "cli",
    "cli_commands",
)

IMPORT_ALL = """
import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(getattr(package, "__path__", []), package.__name__ + "."):
    importlib.import_module(module.name)
print(*sorted(name for name in sys.modules if name.partition(".")[0] in {"PySide6", "shiboken6"}))
"""


def existing(names: tuple[str, ...]) -> list[str]:
    return [n for n in names if (PACKAGE / n).is_dir() or (PACKAGE / f"{n}.py").is_file()]


@each_row("name", existing(FREE_OF_QT))
def test_a_fresh_interpreter_loads_it_without_qt(name: str) -> None:
    loaded = ran([sys.executable, "-c", IMPORT_ALL, f"sixtysix_gui.{name}"], check=True)
    assert loaded.stdout.split() == []


def test_import_linter_watches_all_that_must_know_no_qt() -> None:
    description = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    watched = [
        set(contract["source_modules"])
        for contract in description["tool"]["importlinter"]["contracts"]
        if contract.get("forbidden_modules") == ["PySide6"]
    ]
    assert watched == [{f"sixtysix_gui.{name}" for name in existing(FREE_OF_QT)}]
