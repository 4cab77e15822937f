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
wheel for every Python: a Flatpak is silent."""


def build_flatpak() -> None:
    """Build from a source distribution, which is made anew.

    Raises:
        InstallerError: if there is no flatpak-builder, or it fails.
    """
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch)
        recipe = write_recipe(place, build_source(place), fetch_libraries(place / "libraries"))
        repository = str(place / "repository")
        build = ["flatpak-builder", "--force-clean", f"--repo={repository}"]
        run([*build, str(place / "build"), str(recipe)])
        target = str(DIST / f"sixtysix-{version()}.flatpak")
        run(["flatpak", "build-bundle", repository, target, APP_ID])


def needed_libraries() -> list[str]:
    """List what must be laid beside the base: what is used, and what compiling takes."""
    asked = requirements(description(), ["compile"])
    return [each for each in asked if not each.startswith(LEFT_OUT)]


def fetch_libraries(folder: Path) -> list[Path]:
    """Fetch the libraries as wheels that fit every Python.

    Raises:
        InstallerError: if pip cannot.
    """
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    anywhere = ["--only-binary=:all:", "--platform=any", "--no-deps", "--dest", str(folder)]
    run([*pip, *anywhere, *needed_libraries()])
    return sorted(folder.glob("*.whl"))


def write_recipe(folder: Path, source: Path, libraries: Sequence[Path]) -> Path:
    """Write the recipe with the places and sums of what it takes, named by the application."""
    recipe = RECIPE.read_text(encoding="utf-8").replace("@APP_ID@", APP_ID)
    taken = [_source("file", library) for library in libraries]
    recipe = recipe.replace("@LIBRARIES@", json.dumps(taken))
    recipe = recipe.replace("@SOURCE@", json.dumps([_source("archive", source)]))
    place = folder / f"{APP_ID}.yaml"
    place.write_text(recipe, encoding="utf-8")
    return place


def _source(kind: str, file: Path) -> dict[str, str]:
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return {"type": kind, "path": str(file), "sha256": digest}
