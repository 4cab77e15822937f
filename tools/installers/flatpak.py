"""A bundle for Flatpak, by flatpak-builder."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tools.installers.archive import build_archive
from tools.installers.project import APP_ID, DIST, PACKAGING, run, version

MANIFEST = PACKAGING / "flatpak" / f"{APP_ID}.yaml"


def build_flatpak() -> None:
    """Build from the archive for Linux, which is made anew.

    Raises:
        InstallerError: if there is no flatpak-builder, or it fails.
    """
    archive = build_archive()
    with tempfile.TemporaryDirectory() as scratch:
        manifest = Path(scratch) / MANIFEST.name
        manifest.write_text(filled_in(archive), encoding="utf-8")
        repository = str(Path(scratch) / "repository")
        build = ["flatpak-builder", "--force-clean", f"--repo={repository}"]
        run([*build, str(Path(scratch) / "build"), str(manifest)])
        target = str(DIST / f"sixtysix-{version()}.flatpak")
        run(["flatpak", "build-bundle", repository, target, APP_ID])


def filled_in(archive: Path) -> str:
    """Give the recipe with the place of the archive that it takes apart."""
    return MANIFEST.read_text(encoding="utf-8").replace("@ARCHIVE@", str(archive))
