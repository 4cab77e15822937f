"""A bundle for Flatpak, by flatpak-builder, from the source distribution and what it needs.

What it needs is fetched as releases have it locked, by version and hash.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sixtysix_gui import APP_ID
from tools.installers.project import DIST, PACKAGING, ROOT, InstallerError, run, version
from tools.installers.wheels import build_source
from tools.locks.lock_file import (
    RELEASE,
    LockError,
    applies,
    lock_file,
    read_lock,
    required_name,
    unmet,
)
from tools.requirements import description, requirements

RECIPE = PACKAGING / "flatpak" / "recipe.yaml"
LEFT_OUT = ("PySide6", "miniaudio")
"""What the names begin with of libraries that io.qt.PySide.BaseApp has, and of that which has no
wheel for every Python."""
BUILT = ("cffi", "miniaudio")
"""What is built from its source, in this order; the first takes pycparser for it."""


_PIP_DOWNLOAD = (
    sys.executable,
    "-m",
    "pip",
    "download",
    "--quiet",
    "--disable-pip-version-check",
    "--no-deps",
    "--require-hashes",
)


def build_flatpak() -> None:
    """Build from a source distribution, which is made again.

    Raises:
        InstallerError: if there is no flatpak-builder, or it fails.
    """
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch)
        libraries, built = fetch_libraries(place / "libraries"), fetch_sources(place / "built")
        recipe = write_recipe(place, build_source(place), libraries, built)
        repository = str(place / "repository")
        build = ["flatpak-builder", "--force-clean", f"--repo={repository}"]
        run([*build, str(place / "build"), str(recipe)])
        target = str(DIST / f"sixtysix-{version()}.flatpak")
        run(["flatpak", "build-bundle", repository, target, APP_ID])


def needed_libraries() -> list[str]:
    """List what must be laid beside the base: what is used, and what building takes."""
    asked = requirements(description(), ["compile", "completion"])
    return [each for each in asked if not each.startswith(LEFT_OUT)]


def needed_sources() -> list[str]:
    """List what is built from its source, in this order."""
    asked = requirements(description(), ["sound"])
    return [next((each for each in asked if each.startswith(name)), name) for name in BUILT]


def fetch_libraries(folder: Path) -> list[Path]:
    """Fetch the libraries as wheels that fit every Python.

    Raises:
        InstallerError: if the lock cannot be used, or pip cannot fetch what is locked.
    """
    anywhere = ["--only-binary=:all:", "--platform=any"]
    _download(folder, [*needed_libraries(), "pycparser"], anywhere)
    return sorted(folder.glob("*.whl"))


def fetch_sources(folder: Path) -> list[Path]:
    """Fetch the sources of what plays sounds, in the order in which they are built.

    Raises:
        InstallerError: if the lock cannot be used, or pip cannot fetch what is locked.
    """
    # pip asks them for their names, by the locked tools of this environment and no others
    _download(folder, needed_sources(), ["--no-binary=:all:", "--no-build-isolation"])
    return [next(folder.glob(f"{name}-*.tar.gz")) for name in BUILT]


def _download(folder: Path, asked: Sequence[str], options: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / "requirements.txt"
    wanted.write_text("".join(f"{line}\n" for line in locked(asked)), encoding="utf-8")
    run([*_PIP_DOWNLOAD, *options, "--dest", str(folder), "--requirement", str(wanted)])


def locked(asked: Sequence[str], root: Path = ROOT) -> list[str]:
    """Return the versions and hashes that releases have locked, as lines for pip.

    Raises:
        InstallerError: if the lock is damaged, or lacks something.
    """
    try:
        packages = read_lock(lock_file(RELEASE, root))
    except LockError as error:
        raise InstallerError(f"{error}.") from error
    if lost := unmet(asked, packages):
        raise InstallerError(f"requirements/{RELEASE}.txt does not have {lost[0]}.")
    names = {required_name(each) for each in asked}
    return [each.line for each in packages if each.name in names and applies(each.marker)]


def write_recipe(
    folder: Path, source: Path, libraries: Sequence[Path], built: Sequence[Path]
) -> Path:
    """Write the recipe with the places and sums of what it takes, named by the application."""
    recipe = RECIPE.read_text(encoding="utf-8").replace("@APP_ID@", APP_ID)
    for name, files in (("@LIBRARIES@", libraries), ("@BUILT@", built)):
        recipe = recipe.replace(name, json.dumps([_source("file", file) for file in files]))
    recipe = recipe.replace("@SOURCE@", json.dumps([_source("archive", source)]))
    place = folder / f"{APP_ID}.yaml"
    place.write_text(recipe, encoding="utf-8")
    return place


def _source(kind: str, file: Path) -> dict[str, str]:
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return {"type": kind, "path": str(file), "sha256": digest}
