"""SHA-256 sums of everything that was built, in a file that sha256sum checks."""

from __future__ import annotations

import hashlib

from tools.installers.project import DIST

FILE_NAME = "SHA256SUMS"
KINDS = (".tar.xz", ".deb", ".exe", ".dmg", ".AppImage", ".flatpak", ".whl", ".tar.gz", ".cdx.json")


def write_checksums() -> None:
    """Write the sums beside the files."""
    files = sorted(path for path in DIST.iterdir() if path.name.endswith(KINDS))
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / FILE_NAME).write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":  # where nothing is built, as for a release
    write_checksums()
