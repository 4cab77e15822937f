"""Standard output and error of a command: any character, and no noise when a reader stops."""

import contextlib
import errno
import io
import os
import sys

BROKEN_PIPE = 141
"""The exit status of a program whose reader has gone (128 + SIGPIPE)."""


def reader_has_gone(error: OSError, platform: str = sys.platform) -> bool:
    """Tell whether nobody reads the output any more.

    Where others speak of a broken pipe, Windows says that an argument is not valid.
    """
    gone = isinstance(error, BrokenPipeError)
    return gone or (platform == "win32" and error.errno == errno.EINVAL)


def prepare() -> None:
    """Let both streams take every character, whatever the system's encoding."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Write out what is left.

    Raises:
        OSError: if that cannot be done.
    """
    if sys.stdout is not None:  # pyright: ignore[reportUnnecessaryComparison] - a program without one
        sys.stdout.flush()


def complain(sentence: str) -> None:
    """Print a sentence on standard error; where that is closed, nobody wants to know."""
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr)


def give_up_output() -> int:
    """Send to nowhere what could not be written, so that Python's end is quiet; give 141."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    return BROKEN_PIPE
