"""Tries the frozen program: a whole game and its picture, all its parts, and the command line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sixtysix_gui.storage.folders import HOME_VARIABLE
from tools.installers.macos import built_app
from tools.installers.project import InstallerError, version
from tools.installers.tried import built_folder, note_tried

PATIENCE = 180
"""Seconds a game may take on a busy machine."""
LOAD_PARTS, COACH_PROCESS = "--load-parts", "--coach-process"
"""How packaging/start.py is told to load what is loaded late, and to be the coach."""
_OPTIONS = ("--demo", "--one-game", "--hurry", "--screenshot")
_MATCH = ("play", "--players", "casual,novice", "--deals", "2", "--seed", "1", "--jobs", "2")
"""A match on two processors, for which the program starts itself again."""
_LEAST_DETAIL = 20_000
"""Bytes of a picture with cards on it; an empty window compresses to less."""
_PNG = b"\x89PNG\r\n\x1a\n"


def smoke_test() -> None:
    """Try the frozen program, and note that installers may be made of it.

    Raises:
        InstallerError: if anything is not as it should be.
    """
    frozen = built_app() if sys.platform == "darwin" else built_folder()
    try_program(_program_in(frozen))
    note_tried(frozen)


def try_program(started: Path) -> None:
    """Let a program play a game with itself, load all its parts, and work at the command line.

    Without a screen one is made by xvfb-run, where that is installed.

    Raises:
        InstallerError: if anything is not as it should be.
    """
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        picture = home / "end.png"
        begin = time.monotonic()
        _start([*_screen(), str(started), *_OPTIONS, str(picture)], home)
        print(f"played a game in {time.monotonic() - begin:.1f} s")
        check_picture(picture)
        if Path(homes(home)[HOME_VARIABLE]).exists():
            raise InstallerError("The demonstration has left files behind.")
        _start([str(started), LOAD_PARTS], home)
        _start([str(started), COACH_PROCESS], home)  # without any order it ends at once
        _check_command_line(started, home)


def _program_in(frozen: Path) -> Path:
    if sys.platform == "darwin":
        return frozen / "Contents" / "MacOS" / "sixtysix"
    return frozen / ("sixtysix.exe" if sys.platform == "win32" else "sixtysix")


def homes(folder: Path) -> dict[str, str]:
    """Return what keeps a started program in a folder, whatever it may want to keep."""
    kinds = ("DATA", "CONFIG", "STATE", "CACHE")
    own = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
    return {
        **own,
        HOME_VARIABLE: str(folder / "kept"),
        "HOME": str(folder),
        "USERPROFILE": str(folder),
    }


def check_picture(picture: Path) -> None:
    """Refuse a picture that is none, or on which there is nothing.

    Raises:
        InstallerError: then.
    """
    if not picture.is_file():
        raise InstallerError("There is no picture of the game's end.")
    content = picture.read_bytes()
    if not content.startswith(_PNG) or len(content) < _LEAST_DETAIL:
        raise InstallerError("The picture of the game's end is empty.")


def _check_command_line(started: Path, home: Path) -> None:
    name = "sixtysix-cli.exe" if sys.platform == "win32" else "sixtysix-cli"
    program = str(started.with_name(name))
    said = _start([program, "--version"], home)
    if str(version()) not in said.split():
        raise InstallerError(f"sixtysix-cli says that it is “{said.strip()}”.")
    _start([program, *_MATCH], home)


def _start(command: list[str], home: Path) -> str:
    try:
        ran = subprocess.run(
            command,
            env={**os.environ, **homes(home)},
            cwd=home,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise InstallerError(f"No end after {PATIENCE} seconds.") from error
    if ran.returncode != 0 or "Traceback" in ran.stderr:
        raise InstallerError(f"Status {ran.returncode}: {ran.stderr.strip()}")
    return ran.stdout


def _screen() -> list[str]:
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("QT_QPA_PLATFORM"):
        return []
    if shutil.which("xvfb-run") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return []
    return ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]
