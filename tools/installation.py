"""What .venv has and what it lacks, asked by environment.sh: `python -m tools.installation WHAT`.

    wanted EXTRAS       prints two digests: of what is to be installed, and of how the project is
                        linked; status 1 where this Python cannot serve
    versions EXTRAS     prints what is to be installed, a line each, as it is locked in
                        requirements/; status 3, and why on the error output, where that is as
                        pyproject.toml asks for it; status 1, and why, where the locks should serve
                        and cannot
    unlike EXTRAS       status 1, and a line each, where something is not as it is locked, or
                        without the locks missing or too old
    lacking EXTRAS      status 1, and a line each, where something of it is missing or too old
    broken              status 1, and a line each, where files of an installed package are missing
    moved               lets the commands in .venv/bin find their Python where the folder now is,
                        and removes what a killed link left of the project

EXTRAS are those of pyproject.toml, with commas between, or empty. Everything is asked of the Python
of .venv, and without a network.
"""

from __future__ import annotations

import csv
import hashlib
import importlib
import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Any

from tools.locks.lock_file import LockError, choose, lock_file, names_of_locks
from tools.requirements import NAME, ROOT, description, requirements

COMPILING = "compile"
"""The extra that every environment gets, because the modules are compiled in the checkout."""
WITHOUT_LOCKS = 3
"""The status that lets pip choose the versions: none that Python itself ends with."""

_MADE = re.compile(r"^command = .* -m venv (?:--\S+ )*(.+)$", re.MULTILINE)
"""What venv notes of the place where it makes an environment."""

_LONGEST_FIRST_LINE = 127
"""Of a script, in bytes: what the Linux kernel reads of it; older ones and macOS read no more."""


def wanted(project: dict[str, Any], extras: Sequence[str], root: Path = ROOT) -> tuple[str, str]:
    """Return the digests of all that asks for installing and for linking when it changes.

    How code is checked and tested stands in pyproject.toml too, and changes neither of them.
    """
    own = project["project"]
    needed = [
        sys.version_info[:2],
        requirements(project, [COMPILING, *extras]),
        project["build-system"],
        [_digest_of_file(lock_file(name, root)) for name in names_of_locks(extras)],
    ]
    linked = [
        str(root),
        sys.version_info[:2],
        [own.get(key) for key in ("name", "scripts", "gui-scripts")],
        project.get("tool", {}).get("setuptools", {}).get("package-dir"),
    ]
    return _digest(needed), _digest(linked)


def _digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:32]


def _digest_of_file(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def unlike(project: dict[str, Any], extras: Sequence[str], root: Path = ROOT) -> list[str]:
    """List the locked versions that are not installed; without the locks, as `lacking` does.

    Raises:
        LockError: if the locks should serve and cannot.
    """
    choice = choose(project, extras, root)
    if choice.reason:
        return lacking(project, extras)
    return [each.pin for each in choice.packages if not _is_met(each.pin)]


def lacking(project: dict[str, Any], extras: Sequence[str]) -> list[str]:
    """List the requirements that are not installed, or not in a version that suffices."""
    return [each for each in requirements(project, extras) if not _is_met(each)]


def _is_met(text: str) -> bool:
    # pip, which every environment has, brings the one library that knows versions and markers
    requirement = importlib.import_module("pip._vendor.packaging.requirements").Requirement(text)
    if requirement.marker is not None and not requirement.marker.evaluate():
        return True
    try:
        version = distribution(requirement.name).version
    except PackageNotFoundError:
        return False
    return bool(requirement.specifier.contains(version, prereleases=True))


def broken() -> list[str]:
    """List the installed packages of which files are missing or cut off."""
    folders = sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
    found = distributions(path=folders)  # the checkout may have notes on itself beside it
    return sorted({str(each.name) for each in found if not _is_whole(each)})


def _is_whole(package: Distribution) -> bool:
    record = package.read_text("RECORD")  # package.files leaves out what is missing, from 3.12 on
    if record is None:  # pip writes it last
        return False
    for name, _, size in csv.reader(record.splitlines()):
        parts = PurePosixPath(name).parts
        if not size or "__pycache__" in parts or ".." in parts:
            continue  # what Python and pip write again as it suits them
        try:
            found = os.stat(str(package.locate_file(name))).st_size
        except OSError:
            return False
        if found != int(size):
            return False
    return True


def move_commands(environment: Path) -> None:
    """Write the place of an environment into its scripts, instead of the one where it was made."""
    configuration = environment / "pyvenv.cfg"
    made = _MADE.search(configuration.read_text(encoding="utf-8"))
    if made is None or made[1] == str(environment):
        return
    old, new = os.fsencode(made[1]), os.fsencode(environment)
    scripts = sorted(path for path in (environment / "bin").iterdir() if not path.is_symlink())
    for file in (*filter(Path.is_file, scripts), configuration):  # this one tells that it is done
        content = file.read_bytes()
        if old in content:
            part = file.with_name(f".part-{file.name}")
            part.write_bytes(_startable(content.replace(old, new)))
            part.chmod(file.stat().st_mode)
            part.replace(file)


def _startable(script: bytes) -> bytes:
    """Let the shell start the Python of a script whose first line the system could not read.

    It ends a program's name at a blank, and a line after 127 characters. What is written instead is
    a line of the shell and a text of Python, as pip does it.
    """
    first, end, rest = script.partition(b"\n")
    if not first.startswith(b"#!/") or not first.endswith(b"/python", 0, first.rfind(b"/") + 7):
        return script
    if b" " not in first and len(first) <= _LONGEST_FIRST_LINE:
        return script
    return b"#!/bin/sh\n'''exec' \"" + first[2:] + b'" "$0" "$@"\n\' \'\'\'' + end + rest


def remove_broken_link(folder: Path) -> None:
    """Remove what a killed link left of the project, where pip would stumble over it."""
    name = NAME.replace("-", "_")
    links = list(folder.glob(f"{name}-*.dist-info"))
    if all(_is_whole(Distribution.at(link)) for link in links):
        return
    for link in links:
        shutil.rmtree(link)
    for file in folder.glob(f"__editable__*{name}*"):
        file.unlink()


_questions = {"unlike": unlike, "lacking": lacking}


def main(arguments: Sequence[str]) -> int:
    """Answer one question, and give the exit status."""
    what, extras = arguments[0], [each for each in ",".join(arguments[1:]).split(",") if each]
    try:
        return _answer(what, extras)
    except LockError as error:
        print(f"{error}.", file=sys.stderr)
        return 1


def _answer(what: str, extras: Sequence[str]) -> int:
    if what == "wanted":
        if sys.version_info < (3, 11) or find_spec("pip") is None:
            return 1
        print(*wanted(description(), extras))
    elif what == "versions":
        return _print_versions(extras)
    elif what == "moved":
        move_commands(Path(sys.prefix))
        remove_broken_link(Path(sysconfig.get_path("purelib")))
    else:
        found = broken() if what == "broken" else _questions[what](description(), extras)
        print(*found, sep="\n", end="\n" if found else "")
        return int(bool(found))
    return 0


def _print_versions(extras: Sequence[str]) -> int:
    project = description()
    choice = choose(project, extras)
    if choice.reason:
        print(f"Without the locked versions: {choice.reason}.", file=sys.stderr)
        print(*requirements(project, extras), sep="\n")
        return WITHOUT_LOCKS
    print(*(package.line for package in choice.packages), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
