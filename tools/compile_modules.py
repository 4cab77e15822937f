"""Brings the compiled modules up to date, by `python -m tools.compile_modules`.

The exit status is 0 when all of them are compiled from the present sources. Where it is not, one
sentence says so; nothing outdated is left then, and the program runs them interpreted. With
`--only-ask` nothing is compiled: the status is 1 where something should be and no compiler works.
Called by environment.sh.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tools.compiled_modules import ROOT, outdated_modules

FOLDER = Path(sys.prefix, "compiled")

NO_COMPILER = (
    "There is no C compiler with Python's headers here: the game works without, "
    "but the computer thinks more slowly."
)
FAILED = (
    "Not everything could be compiled, for the reasons above: the game works all the same, "
    "but the computer thinks more slowly."
)
NOT_WRITTEN = (
    "Compiled modules cannot be brought up to date ({error}): the game works all the same, "
    "but the computer may think more slowly."
)


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Compiles what is outdated, and returns the exit status."""
    try:
        return _bring_up_to_date(arguments, root)
    except OSError as error:
        _say(NOT_WRITTEN.format(error=error))
        return 1


def _bring_up_to_date(arguments: list[str], root: Path) -> int:
    if not outdated_modules(root):
        return 0
    compiler = working_compiler()
    if "--only-ask" in arguments:
        return int(compiler is None)
    if compiler is None:
        _say(NO_COMPILER)
        return 1
    with _alone() as lock:
        if not outdated_modules(root):
            return 0  # another process has done it meanwhile
        _say("Compiling what has changed (a minute or more the first time) ...")
        output = _compile(compiler, root, lock)
        if not outdated_modules(root):
            return 0
    _say(f"{output}\n{FAILED}")
    return 1


def working_compiler() -> str | None:
    """Return the command of a C compiler that finds Python's headers; Windows finds its own."""
    if sys.platform == "win32":
        return ""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC")
    commands = [wanted] if wanted else []
    return next(filter(_works, [*commands, "cc", "gcc", "clang"]), None)


def _works(compiler: str) -> bool:
    headers = sysconfig.get_path("include")
    try:
        tried = subprocess.run(
            [*shlex.split(compiler), "-E", "-I", headers, "-"],
            input=b"#include <Python.h>\n",
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return tried.returncode == 0


def _compile(compiler: str, root: Path, lock: tuple[int, ...]) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "SIXTYSIX_PURE"}
    if compiler:
        environment["CC"] = compiler
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    folders = ["--build-lib", str(FOLDER), "--build-temp", str(FOLDER / "generated")]
    parallel = ["--parallel", str(os.cpu_count() or 1)]
    done = subprocess.run(
        [*command, *folders, *parallel],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
        pass_fds=lock,  # no one else begins before it ends, should only this process be killed
    )
    return done.stdout.strip()


@contextmanager
def _alone() -> Generator[tuple[int, ...]]:
    """Keeps two processes from compiling at once; the lock goes with those that have its file."""
    if sys.platform == "win32":
        yield ()
        return
    import fcntl

    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield (lock.fileno(),)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
