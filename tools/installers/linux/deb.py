"""The package for Debian and what descends from it."""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
from collections.abc import Collection
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from tools.installers.linux.linux_parts import (
    place_completions,
    place_desktop_files,
    place_program,
    write,
    zipped,
)
from tools.installers.project import DIST, PACKAGING, InstallerError, run, source_date, version
from tools.installers.slimming import HELPERS, has_stem
from tools.installers.tried import tried_folder
from tools.releases.program_texts import program_texts
from tools.releases.publisher import read_publisher

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Debian's packages of the libraries that the program leaves to the system."""
RECOMMENDED = ("libpulse0 | libasound2t64 | libasound2", "xdg-utils")
"""What the program asks for while it runs: sound goes through either library, if one is there."""
_OF_C = re.compile(r"^(ld-linux.*|lib(c|dl|m|mvec|pthread|rt|util)\.so\.\d+)$")
_GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")
_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
_WITHOUT_ADDRESS = """\
# Nobody publishes it yet: packaging/project.toml has no address.
sixtysix: malformed-contact *
sixtysix: bogus-mail-host-in-debian-changelog *
"""
_SYSTEM = "usr/share/doc/sixtysix"


def build_deb() -> None:
    """Build the package from the frozen program.

    Its file is named by the version as people write it: GitHub changes the ``~`` of Debian's form
    in the names of what a release has, and neither sums nor links would fit then.

    Raises:
        InstallerError: if the program needs a library for which no package is known, or a tool
            is missing.
    """
    package = target()
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "sixtysix"
        root.mkdir()
        lay_out(tried_folder(), root)
        control = _control(root)
        write(root / "DEBIAN" / "control", control.encode())
        write(root / "DEBIAN" / "md5sums", _sums(root).encode())
        _date_all(root)
        run(
            ["dpkg-deb", "-Zxz", "--root-owner-group", "--build", str(root), str(package)],
            quiet=True,
            SOURCE_DATE_EPOCH=str(source_date()),
        )


def target() -> Path:
    """Return where the package of this version lies, once it is built."""
    return DIST / f"sixtysix_{version()}_{_architecture()}.deb"


def _architecture() -> str:
    return _ARCHITECTURES.get(platform.machine(), platform.machine())


def lay_out(folder: Path, root: Path) -> None:
    """Lay the files of the package below a folder that stands for /."""
    usr = root / "usr"
    place_program(folder, usr, {"sixtysix": "games", "sixtysix-cli": "bin"})
    for file in sorted((usr / "lib" / "sixtysix").rglob("*.so*")):
        if has_stem(file.name, HELPERS):
            file.unlink()  # Debian has packages of them
    place_desktop_files(usr, program="/usr/games/sixtysix")
    place_completions(usr)
    linux = PACKAGING / "linux"
    write(root / _SYSTEM / "copyright", (linux / "copyright").read_bytes())
    write(root / _SYSTEM / "changelog.gz", zipped(changelog()))
    write(usr / "share" / "lintian" / "overrides" / "sixtysix", overrides().encode())
    for path in root.rglob("*"):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)


def overrides() -> str:
    """Say what lintian is not to object to, each with its reason."""
    lasting = (PACKAGING / "linux" / "lintian-overrides").read_text(encoding="utf-8")
    return lasting if read_publisher().address else f"{lasting}{_WITHOUT_ADDRESS}"


def changelog() -> str:
    """Write the change log as Debian wants it: one entry, which points to the whole one."""
    publisher = read_publisher()
    # the form asks for an address, which may be empty
    maintainer = publisher.maintainer if publisher.address else f"{publisher.name} <>"
    distribution = "experimental" if version().is_prerelease else "stable"
    date = format_datetime(datetime.fromtimestamp(source_date(), UTC))
    return (
        f"sixtysix ({version().debian}) {distribution}; urgency=medium\n\n"
        f"  * Version {version()}:\n"
        "    see CHANGELOG.md of the source for what has changed.\n\n"
        f" -- {maintainer}  {date}\n"
    )


def needed_libraries(folder: Path) -> set[str]:
    """Name the libraries that binaries below a folder are linked with and that are not there."""
    return libraries_beyond([path for path in folder.rglob("*") if is_binary(path)])


def libraries_beyond(binaries: Collection[Path]) -> set[str]:
    """Name the libraries, except the C library's, that binaries need and that are not among them.

    Raises:
        InstallerError: if there is no objdump (of binutils), or it cannot read one of them.
    """
    there = {path.name for path in binaries}
    needed = {name for binary in binaries for name in links_of(binary)}
    return {name for name in needed - there if not _OF_C.match(name)}


def links_of(binary: Path) -> list[str]:
    """Return the names of the libraries that a binary is linked with itself."""
    return _NEEDED.findall(run(["objdump", "-p", str(binary)], quiet=True))


def is_binary(path: Path) -> bool:
    """Return whether a file is a program or library of Linux."""
    if not path.is_file() or path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def packages_for(libraries: set[str]) -> list[str]:
    """Name Debian's packages that have these libraries.

    >>> packages_for({"libz.so.1", "libEGL.so.1"})
    ['libegl1', 'zlib1g']

    Raises:
        InstallerError: if no package is known for one of them.
    """
    unknown = sorted(libraries - PACKAGES.keys())
    if unknown:
        raise InstallerError(f"No package of Debian is known for {', '.join(unknown)}.")
    return sorted({PACKAGES[library] for library in libraries})


def least_c_library(folder: Path) -> str:
    """Return the least version of the C library that the binaries below a folder ask for."""
    versions = {
        (int(major), int(minor))
        for path in folder.rglob("*")
        if is_binary(path)
        for major, minor in _GLIBC.findall(path.read_bytes())
    }
    major, minor = max(versions)
    return f"{major}.{minor}"


def _control(root: Path) -> str:
    program = root / "usr" / "lib" / "sixtysix"
    depends = [f"libc6 (>= {least_c_library(program)})", *packages_for(needed_libraries(program))]
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    publisher = read_publisher()
    homepage = publisher.homepage or publisher.repository
    return (
        "Package: sixtysix\n"
        f"Version: {version().debian}\n"
        f"Architecture: {_architecture()}\n"
        f"Maintainer: {publisher.maintainer}\n"
        f"Installed-Size: {size}\n"
        f"Depends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(RECOMMENDED)}\n"
        "Section: games\n"
        "Priority: optional\n" + (f"Homepage: {homepage}\n" if homepage else "") + description()
    )


def description() -> str:
    """Write what the package is, in the form of its control file."""
    texts = program_texts()
    lines = "".join(map(_described, texts.plain_description().splitlines()))
    return f"Description: {texts.named_summary}\n{lines}"


def _described(line: str) -> str:
    """Write a line of the description; those of lists keep their ends where they lie deeper."""
    deeper = " " if line.startswith(("*", " ")) else ""
    return f" {deeper}{line or '.'}\n"


def _sums(root: Path) -> str:
    lines: list[str] = []
    for path in sorted((root / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {path.relative_to(root).as_posix()}\n")
    return "".join(lines)


def _date_all(root: Path) -> None:
    date = source_date()
    for path in (root, *root.rglob("*")):
        os.utime(path, (date, date), follow_symlinks=False)


def lint() -> None:
    """Let lintian look at the package; what it may say is in packaging/linux/lintian-overrides.

    Raises:
        InstallerError: if there is no package of this version or no lintian, or it objects.
    """
    if shutil.which("lintian") is None:
        raise InstallerError("“lintian” is not installed.")
    package = target()
    if not package.is_file():
        raise InstallerError(f"There is no {package.name} yet; “packaging/build deb” makes it.")
    run(["lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", str(package)])
