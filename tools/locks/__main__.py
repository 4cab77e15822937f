"""`python -m tools.locks`: locks the versions of what releases, ./play and ./test are made of.

Without an option, what pyproject.toml newly asks for is locked, and everything else stays. All is
written to requirements/ and .github/cibuildwheel.txt, by uv (`pip install uv`), from the package
index: for every system, and Python 3.11 and newer.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from tools.locks.check import NOT_OURS, ORDER, addresses, complaints, input_text
from tools.locks.lock_file import CHECKOUT, PYTHONS, SYSTEMS, LockError, lock_file, read_lock
from tools.requirements import ROOT, description

OPTIONS = ("--universal", "--python-version=3.11", "--generate-hashes", "--no-strip-extras")
"""Dependabot reads them in the first lines of a lock."""
_TARGETS = {
    "linux": "{machine}-manylinux_{number}",
    "darwin": "{machine}-apple-darwin",
    "win32": "{machine}-pc-windows-msvc",
}
_UV_MACHINES = {"arm64": "aarch64", "AMD64": "x86_64"}
_TRIAL = ("--no-config", "--quiet", "--dry-run", "--require-hashes", "--only-binary=:all:")
_QUIET = ("--no-config", "--quiet", "--no-header", "--no-emit-index-url")


def make_lock(source: Path, *, upgrade: Sequence[str], age: int, root: Path = ROOT) -> None:
    """Make one lock from the requirements in a file beside it.

    Args:
        source: the file with the requirements, NAME.in.
        upgrade: the packages to be raised; “all” for everything.
        age: how many days a version must have been out.
        root: the checkout.

    Raises:
        LockError: if there is no uv, or it finds no versions.
    """
    inside, target = source.relative_to(root), source.with_suffix(".txt")
    told = [*OPTIONS, f"--output-file={target.relative_to(root).as_posix()}", inside.as_posix()]
    raised = ["--upgrade" if each == "all" else f"--upgrade-package={each}" for each in upgrade]
    command = ["pip", "compile", *_QUIET, f"--exclude-newer={age} days", *raised, *told]
    if not _uv(command, root):
        raise LockError(f"{inside.as_posix()} could not be locked; the lines above say why")
    text = target.read_text(encoding="utf-8")
    header = (
        f"# Locked by `python -m tools.locks`, which calls\n# uv pip compile {' '.join(told)}\n"
    )
    target.write_text(header + text, encoding="utf-8", newline="\n")
    read_lock(target)
    if strange := addresses(text):
        raise LockError(f"{inside.as_posix()}: {strange[0]} does not belong into a lock")


def try_everywhere(file: Path) -> None:
    """Look whether everything locked has a wheel for each Python on each system, at its oldest.

    Raises:
        LockError: if not; then the oldest systems in SYSTEMS must become newer, or the lock older.
    """
    with tempfile.TemporaryDirectory() as nowhere:  # uv wants a place, and writes nothing there
        trial = ["pip", "install", *_TRIAL, f"--target={nowhere}", f"--requirement={file}"]
        for (system, machine), oldest in SYSTEMS.items():
            named = _TARGETS[system].format(
                machine=_UV_MACHINES.get(machine, machine), number=f"{oldest[0]}_{oldest[1]}"
            )
            release = {"MACOSX_DEPLOYMENT_TARGET": f"{oldest[0]}.{oldest[1]}"}
            for python in PYTHONS:
                told = [f"--python-platform={named}", f"--python-version={python}"]
                if not _uv([*trial, *told], ROOT, release):
                    raise LockError(f"Not everything has a wheel for Python {python} on {named}")


def _uv(
    command: Sequence[str], folder: Path, more: Mapping[str, str] = MappingProxyType({})
) -> bool:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("UV_")}
    outcome = subprocess.run(
        [sys.executable, "-m", "uv", *command],
        cwd=folder,
        env={**kept, **more},
        stdout=subprocess.DEVNULL,
        check=False,
    )
    return outcome.returncode == 0


def main(arguments: Sequence[str]) -> int:
    """Make the locks or check them, and give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.locks", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="only say whether they fit pyproject.toml: no network"
    )
    parser.add_argument(
        "--upgrade", nargs="*", metavar="PACKAGE", help="raise these packages, or all of them"
    )
    parser.add_argument(
        "--age", type=int, default=7, help="days that a version must have been out (7)"
    )
    options = parser.parse_args(arguments)
    upgrade = ["all"] if options.upgrade == [] else options.upgrade or []
    project = description()
    if not options.check:
        try:
            for name in ORDER:
                source = lock_file(name).with_suffix(".in")
                source.parent.mkdir(exist_ok=True)
                source.write_text(input_text(project, name), encoding="utf-8", newline="\n")
                make_lock(source, upgrade=upgrade, age=options.age)
            wheels = ROOT / ".github" / f"{NOT_OURS}.in"
            make_lock(wheels, upgrade=upgrade, age=options.age)
            try_everywhere(lock_file(CHECKOUT))
        except LockError as error:
            print(f"{error}.", file=sys.stderr)
            return 1
    found = complaints(project)
    print(*found, sep="\n", end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
