"""The modules that are compiled give the same results when they run as the Python they are."""

import importlib
import os
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader, SourceFileLoader

import pytest

from sixtysix_gui.ai.two.solver import uncompiled
from tools.compile_modules import working_compiler
from tools.compiled_modules import ROOT, CompiledModule, compiled_modules


@pytest.fixture
def modules(pytestconfig: pytest.Config) -> list[CompiledModule]:
    """The modules to be compiled; skips where none can be and this run is not interpreted."""
    modules = compiled_modules()
    if not pytestconfig.getoption("--interpreted") and "CI" not in os.environ:
        missing = [module.name for module in modules if not module.is_current()]
        if missing and working_compiler() is None:
            pytest.skip("no C compiler works here")
    return modules


@pytest.mark.both_modes
def test_every_module_runs_as_this_run_says(
    modules: list[CompiledModule], pytestconfig: pytest.Config
) -> None:
    interpreted = pytestconfig.getoption("--interpreted")
    expected = SourceFileLoader if interpreted else ExtensionFileLoader
    loaders = {each.name: importlib.import_module(each.name).__loader__ for each in modules}
    assert [name for name, loader in loaders.items() if not isinstance(loader, expected)] == []


def test_every_module_is_compiled_from_its_present_source(modules: list[CompiledModule]) -> None:
    outdated = [module.name for module in modules if not module.is_current()]
    assert outdated == [], "python -m tools.compile_modules brings them up to date"


@pytest.mark.first
@pytest.mark.window
def test_what_must_hold_in_both_modes_holds_interpreted(
    pytestconfig: pytest.Config, exhaustive: bool
) -> None:
    if pytestconfig.getoption("--interpreted"):
        pytest.skip("this is that run")
    options = ["-m", "both_modes", "--interpreted", *(["--all"] if exhaustive else [])]
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            *options,
            "tests/ai",
            "tests/sound",
        ],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.both_modes
def test_without_cython_its_stand_in_changes_nothing() -> None:
    assert not uncompiled.compiled
    for _ in range(2):  # the same object serves every with statement
        with uncompiled.nogil, uncompiled.gil:
            pass
