"""A bundle for Flatpak, by flatpak-builder, from the source distribution and what it needs."""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sixtysix_gui import APP_ID
from tools.installers.project import DIST, PACKAGING, run, version
from tools.installers.wheels import build_source
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
)


def build_flatpak() -> None:
    """Build from a source distribution, which is made anew.

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


def fetch_libraries(folder: Path) -> list[Path]:
    """Fetch the libraries as wheels that fit every Python.

    Raises:
        InstallerError: if pip cannot.
    """
    anywhere = ["--only-binary=:all:", "--platform=any", "--no-deps", "--dest", str(folder)]
    run([*_PIP_DOWNLOAD, *anywhere, *needed_libraries(), "pycparser"])
    return sorted(folder.glob("*.whl"))


def fetch_sources(folder: Path) -> list[Path]:
    """Fetch the sources of what plays sounds, in the order in which they are built.

    Raises:
        InstallerError: if pip cannot.
    """
    asked = requirements(description(), [])
    wanted = [next((each for each in asked if each.startswith(name)), name) for name in BUILT]
    run([*_PIP_DOWNLOAD, "--no-binary=:all:", "--no-deps", "--dest", str(folder), *wanted])
    return [next(folder.glob(f"{name}-*.tar.gz")) for name in BUILT]


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
