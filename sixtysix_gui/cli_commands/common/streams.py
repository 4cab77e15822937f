"""Standard output and error of a command: any character, and no noise when a reader stops.

And lines for people: names of files within them, words with what is said of each beside them.
"""

import contextlib
import errno
import io
import os
import sys
from collections.abc import Sequence

BROKEN_PIPE = 141
"""The exit status of a program whose reader has gone (128 + SIGPIPE)."""


def reader_has_gone(error: OSError, platform: str = sys.platform) -> bool:
    """Tell whether nobody reads the output any more.

    Where others speak of a broken pipe, Windows says that an argument is not valid.
    """
    gone = isinstance(error, BrokenPipeError)
    return gone or (platform == "win32" and error.errno == errno.EINVAL)


def prepare(platform: str = sys.platform) -> None:
    """Let both streams take every character, whatever the system's encoding.

    Into a file or a pipe, Windows would write in the characters of one region; it is UTF-8 there
    unless PYTHONIOENCODING names another encoding.
    """
    is_chosen = platform != "win32" or "PYTHONIOENCODING" in os.environ
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = None if is_chosen or stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


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


_GAP = 2
"""Blanks between two columns at least."""


def one_line(file: str) -> str:
    """Give the name of a file with nothing in it that cannot be printed in a line."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in file)


def in_columns(rows: Sequence[tuple[str, str]], least: int) -> list[str]:
    """Give a line for each word and what is said of it, all of that in one column.

    A word of which nothing is said is a line of its own, as long as it likes. ``least`` is the
    number of characters of a word that does not move the column.

    >>> in_columns([("Rules", "schnapsen"), ("Dealer", "A")], 7)
    ['Rules    schnapsen', 'Dealer   A']
    """
    width = max([least, *(len(word) for word, said in rows if said)]) + _GAP
    return [f"{word:<{width}}{said}" if said else word for word, said in rows]
