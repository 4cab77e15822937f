"""The frozen program as a folder: PyInstaller, always with the same result."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools.compiled_modules import compiled_modules
from tools.installers.project import (
    DIST,
    FOLDER,
    PACKAGING,
    ROOT,
    InstallerError,
    run,
    source_date,
    version,
)
from tools.installers.tried import forget_tried

_PLAIN, _PROGRAM = 0o644, 0o755


def build_folder() -> None:
    """Freeze the program.

    Raises:
        InstallerError: if the computer's thinking is not compiled, or PyInstaller fails.
    """
    slow = [module.name for module in compiled_modules() if not module.is_current()]
    if slow:
        raise InstallerError(f"Not compiled: {', '.join(slow)}. A C compiler is needed.")
    forget_tried()
    for made_before in DIST.glob(f"sixtysix[-_]{version()}[-_]*"):
        made_before.unlink()  # of another program of the same version
    shutil.rmtree(DIST / "sixtysix", ignore_errors=True)
    run(
        [
            *(
                sys.executable,
                "-P",
                "-m",
                "PyInstaller",
                "--noconfirm",
                "--clean",
                "--log-level=WARN",
            ),
            *("--distpath", str(DIST), "--workpath", str(ROOT / "build" / "frozen")),
            str(PACKAGING / "sixtysix.spec"),
        ],
        PYTHONHASHSEED="0",
        SOURCE_DATE_EPOCH=str(source_date()),
    )
    if sys.platform == "linux":
        (FOLDER / "sixtysix-cli").symlink_to("sixtysix")
        forget_builder(FOLDER)
        settle_rights(FOLDER)


def forget_builder(folder: Path) -> None:
    """Take out of Python's libraries where Python lies on the machine that builds."""
    for library in folder.rglob("*.so*"):
        if not library.is_symlink() and not _looks_only_beside_itself(library):
            run(["patchelf", "--remove-rpath", str(library)], quiet=True)


def _looks_only_beside_itself(library: Path) -> bool:
    paths = run(["patchelf", "--print-rpath", str(library)], quiet=True).strip()
    return all(not path or path.startswith("$ORIGIN") for path in paths.split(":"))


def settle_rights(folder: Path) -> None:
    """Let everybody read all files and no one but their owner change them; run only the program."""
    for path in folder.rglob("*"):
        if path.is_symlink():
            continue
        path.chmod(_PROGRAM if path.is_dir() or path == folder / "sixtysix" else _PLAIN)
    folder.chmod(_PROGRAM)
