"""`packaging/build WHAT...`: builds what this system can build."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping

from tools.installers.archive import build_archive
from tools.installers.checksums import write_checksums
from tools.installers.folder import build_folder
from tools.installers.linux.appimage import build_appimage
from tools.installers.linux.deb import build_deb, lint
from tools.installers.linux.flatpak import build_flatpak
from tools.installers.macos import build_dmg
from tools.installers.project import DIST, InstallerError
from tools.installers.sbom import build_sbom
from tools.installers.smoke import smoke_test
from tools.installers.wheels import build_sdist, build_wheels
from tools.installers.windows import build_nsis, sign_programs

TARGETS: Mapping[str, tuple[Callable[[], object], str]] = {
    "folder": (build_folder, "the frozen program, from which all but the wheels are made"),
    "smoke": (smoke_test, "plays a game with it, as a test"),
    "sbom": (build_sbom, "what is inside it, as CycloneDX's bill of materials"),
    "tar": (build_archive, ".tar.xz for any Linux"),
    "sign": (sign_programs, "signs what Windows starts, with SIXTYSIX_WINDOWS_SIGN"),
    "deb": (build_deb, "package for Debian and its relatives"),
    "lint": (lint, "lets lintian look at that"),
    "appimage": (build_appimage, "one file for any Linux; needs appimagetool"),
    "flatpak": (build_flatpak, "for Flatpak; needs flatpak-builder"),
    "nsis": (build_nsis, "installer for Windows; needs makensis"),
    "dmg": (build_dmg, "disk image for macOS"),
    "sdist": (build_sdist, "source distribution alone"),
    "wheels": (build_wheels, "wheel and source distribution for pip"),
    "sums": (write_checksums, "SHA-256 sums of everything"),
}
"""What can be built, in order, and by what."""
USUAL = {
    "linux": ("folder", "smoke", "sbom", "tar", "deb", "wheels", "sums"),
    "win32": ("folder", "sign", "smoke", "sbom", "nsis", "sums"),
    "darwin": ("folder", "smoke", "sbom", "dmg", "sums"),
}
"""What is built where nothing is named, by system."""


def main() -> int:
    """Build what the command line names, and give the exit status."""
    lines = "\n".join(f"  {name:10}{text}" for name, (_, text) in TARGETS.items())
    parser = argparse.ArgumentParser(
        prog="packaging/build",
        description="Builds the installers into dist/.",
        epilog=f"what there is:\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "targets", nargs="*", metavar="WHAT", help="default: all that this system is known to make"
    )
    chosen: list[str] = parser.parse_args().targets or list(USUAL.get(sys.platform, ("folder",)))
    unknown = [name for name in chosen if name not in TARGETS]
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}")
    DIST.mkdir(exist_ok=True)
    for name in chosen:
        print(f"== {name}", flush=True)
        try:
            TARGETS[name][0]()
        except InstallerError as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
