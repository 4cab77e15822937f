"""Lets nothing be made of a frozen program that has not played its game.

`smoke` notes beside the program what it has tried, as a digest of every file; whatever is packed
is compared with that note. A folder frozen on Windows is packed on Linux with the note beside it.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from tools.installers.project import DIST, FOLDER, InstallerError

NOTE = DIST / "tried"
"""What was tried: its digest and its name."""
_UNTRIED = "is not the program that was tried; “packaging/build smoke” tries it."


def built_folder() -> Path:
    """Return the frozen program, tried or not.

    Raises:
        InstallerError: if it has not been built yet.
    """
    if not FOLDER.is_dir():
        raise InstallerError("There is no frozen program yet; “packaging/build folder” makes it.")
    return FOLDER


def tried(program: Path) -> Path:
    """Return a frozen program, which has played a game and has not changed since.

    Raises:
        InstallerError: if it has not, or has been changed.
    """
    noted = NOTE.read_text(encoding="utf-8").strip() if NOTE.is_file() else ""
    if _line(program) != noted:
        raise InstallerError(f"{program.name} {_UNTRIED}")
    return program


def tried_folder() -> Path:
    """Return the frozen program, which has played a game.

    Raises:
        InstallerError: if there is none, or it has not.
    """
    return tried(built_folder())


def note_tried(program: Path) -> None:
    """Note that a program has played a game, and forget all that was noted before."""
    NOTE.write_text(f"{_line(program)}\n", encoding="utf-8")


def forget_tried() -> None:
    """Forget what was tried, as something else is about to be built."""
    NOTE.unlink(missing_ok=True)


def _line(program: Path) -> str:
    return f"{_digest(program)}  {program.name}"


def _digest(program: Path) -> str:
    """Return a digest of all files below a folder: names, contents, what may be run, and links."""
    whole = hashlib.sha256()
    for path in sorted(program.rglob("*"), key=lambda path: path.relative_to(program).as_posix()):
        name = path.relative_to(program).as_posix()
        if path.is_symlink():
            whole.update(f"{name} -> {os.readlink(path)}\n".encode())
        elif path.is_file():
            starts = os.access(path, os.X_OK)
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            whole.update(f"{name} {starts:d} {content}\n".encode())
    return whole.hexdigest()
