"""Wheel and source distribution, for those who have Python."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from tools.installers.project import DIST, InstallerError, run, source_date, version


def build_wheels() -> None:
    """Build the source distribution, and the wheel from nothing else.

    Raises:
        InstallerError: if either cannot be built.
    """
    date = str(source_date())
    with tempfile.TemporaryDirectory() as scratch:
        build = f"from setuptools.build_meta import build_sdist; build_sdist({scratch!r})"
        run([sys.executable, "-c", build], quiet=True, SOURCE_DATE_EPOCH=date)
        source = Path(scratch) / f"sixtysix_gui-{version()}.tar.gz"
        if not source.is_file():
            raise InstallerError("The source distribution has an unexpected name.")
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--no-deps", "--wheel-dir", scratch, str(source)], SOURCE_DATE_EPOCH=date)
        for file in (source, *Path(scratch).glob("*.whl")):
            shutil.copy(file, DIST / file.name)
