"""What all installers say about the program, from the one place where it is said."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tools.releases.versions import Version, VersionError, built_version

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
"""Where everything is built."""
FOLDER = DIST / "sixtysix"
"""The frozen program; on macOS there is an application beside it."""
NAME = "sixtysix"
MIME_TYPE = "application/x-sixtysix-record"


class InstallerError(Exception):
    """Something that is needed is missing, or a tool has failed; ``str()`` says what."""


@cache
def version() -> Version:
    """Return the version of what is built: outside the tag of its version, that of a snapshot.

    Raises:
        InstallerError: if it is not said, or git does not answer.
    """
    try:
        return built_version()
    except VersionError as error:
        raise InstallerError(str(error)) from error


def description() -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def package_data() -> list[tuple[Path, str]]:
    """List the files that the program reads, with the folder below the program where each goes.

    They are those that a wheel has.
    """
    setuptools = description()["tool"]["setuptools"]
    places: dict[str, str] = setuptools["package-dir"]
    data: dict[str, list[str]] = setuptools["package-data"]
    found: dict[Path, str] = {}
    for package, patterns in data.items():
        folder = ROOT / places.get(package, package.replace(".", "/"))
        for pattern in patterns:
            for path in sorted(folder.glob(pattern)):
                files = sorted(path.rglob("*")) if path.is_dir() else [path]
                for file in filter(Path.is_file, files):
                    below = file.parent.relative_to(folder).as_posix()
                    inside = package.replace(".", "/")
                    found[file] = inside if below == "." else f"{inside}/{below}"
    return sorted(found.items())


def source_date() -> int:
    """Return the time that everything built is dated by, in seconds since 1970.

    That is SOURCE_DATE_EPOCH, else the time of the last commit, else that of the change log.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(given) if given.isdigit() else _last_change()


@cache
def _last_change() -> int:
    try:
        return int(run(["git", "log", "-1", "--format=%ct"], quiet=True))
    except (InstallerError, ValueError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def run(command: list[str], *, cwd: Path = ROOT, quiet: bool = False, **environment: str) -> str:
    """Run a tool and give what it prints; its output goes to the terminal unless it is quiet.

    Raises:
        InstallerError: if there is no such tool, or if it fails.
    """
    try:
        ran = subprocess.run(
            command,
            cwd=cwd,
            check=False,
            env={**os.environ, "PATH": _search_path(), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if quiet else None,
            text=True,
        )
    except FileNotFoundError as error:
        raise InstallerError(f"“{command[0]}” is not installed.") from error
    if not quiet:
        sys.stdout.write(ran.stdout)
    if ran.returncode != 0:
        raise InstallerError(f"“{' '.join(command[:3])} …” failed with status {ran.returncode}.")
    return ran.stdout


def _search_path() -> str:
    """Return the folders in which tools are looked for: that of Python comes first."""
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
