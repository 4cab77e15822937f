"""Wheel and source distribution, for those who have Python."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from tools.installers.project import DIST, InstallerError, run, source_date, version
from tools.releases import versions


def build_wheels() -> None:
    """Build the source distribution, and the wheel from nothing else.

    Raises:
        InstallerError: if either cannot be built.
    """
    with tempfile.TemporaryDirectory() as scratch:
        source = build_source(Path(scratch))
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
        date = str(source_date())
        # what it is built with is that of this environment, which is locked
        alone = ["--no-deps", "--no-build-isolation", "--wheel-dir", scratch]
        run([*pip, *alone, str(source)], SOURCE_DATE_EPOCH=date)
        for file in (source, *Path(scratch).glob("*.whl")):
            shutil.copy(file, DIST / file.name)


def build_sdist() -> None:
    """Build the source distribution alone, from which wheels for other systems are made.

    Raises:
        InstallerError: if it cannot be built.
    """
    with tempfile.TemporaryDirectory() as scratch:
        source = build_source(Path(scratch))
        shutil.copy(source, DIST / source.name)


def build_source(folder: Path) -> Path:
    """Build the source distribution into a folder; a snapshot's name says that it is one.

    Raises:
        InstallerError: if it cannot be built.
    """
    early = str(version()).removeprefix(str(versions.version()))
    told = {"--global-option": ["egg_info", f"--tag-build={early}"]} if early else {}
    place = str(folder)
    build = f"from setuptools.build_meta import build_sdist; build_sdist({place!r}, {told!r})"
    run([sys.executable, "-c", build], quiet=True, SOURCE_DATE_EPOCH=str(source_date()))
    source = folder / f"sixtysix_gui-{version()}.tar.gz"
    if not source.is_file():
        raise InstallerError("The source distribution has an unexpected name.")
    return source
