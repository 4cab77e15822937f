"""What a command reads and prints: files, any character, progress, and a quiet end at Ctrl+C."""

from __future__ import annotations

import contextlib
import errno
import glob
import io
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from types import FrameType, TracebackType

from sixtysix_gui.sentences import Sentence, marks, of_error, to_translate
from sixtysix_gui.speech import texts

_ = texts("Progress")
mark = marks("Progress")

BROKEN_PIPE = 141
"""The exit status of a program whose reader has gone (128 + SIGPIPE)."""


def reader_has_gone(error: OSError, platform: str = sys.platform) -> bool:
    """Return whether no one reads the output any more.

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
    """Print a sentence on standard error; where that is closed, no one wants to know."""
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
    """Return the name of a file with nothing in it that cannot be printed in a line."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in file)


def in_columns(rows: Sequence[tuple[str, str]], least: int) -> list[str]:
    """Return a line for each word and what is said of it, all of that in one column.

    A word of which nothing is said is a line of its own, as long as it likes. ``least`` is the
    number of characters of a word that does not move the column.

    >>> in_columns([("Rules", "schnapsen"), ("Dealer", "A")], 7)
    ['Rules    schnapsen', 'Dealer   A']
    """
    width = max([least, *(len(word) for word, said in rows if said)]) + _GAP
    return [f"{word:<{width}}{said}" if said else word for word, said in rows]


STANDARD_INPUT = "-"
NO_INPUT = to_translate("SystemErrors", "there is no standard input")
LARGEST_FILE = 256 * 1024 * 1024
"""Bytes that are read of a file at most, about 400,000 records."""


class UnreadableFileError(Exception):
    """A file that cannot be read; ``str()`` says why."""


def named_files(names: Iterable[str], platform: str = sys.platform) -> Iterator[str]:
    """Yield the files that are meant by names, in order.

    On Windows a name with * or ? means all files like it: no file can have such a name there, and
    the shell leaves them to the program. One that nothing is like stays as it is.
    """
    for name in names:
        found = sorted(glob.glob(name)) if platform == "win32" and set(name) & set("*?") else []
        yield from found or [name]


def read_file(name: str) -> bytes:
    """Read a whole file, or standard input for ``-``.

    Raises:
        UnreadableFileError: with the reason, if it cannot be read.
    """
    try:
        data = _read(name)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte, a closed stream
        raise UnreadableFileError(
            Sentence("Commands", "cannot be read: {reason}", reason=of_error(error))
        ) from error
    if len(data) > LARGEST_FILE:
        megabytes = LARGEST_FILE // (1024 * 1024)
        raise UnreadableFileError(
            Sentence(
                "Commands",
                "cannot be read: it is larger than {megabytes} megabytes",
                megabytes=megabytes,
            )
        )
    return data


def _read(name: str) -> bytes:
    if name != STANDARD_INPUT:
        with open(name, "rb") as file:
            return file.read(LARGEST_FILE + 1)
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - a program without one
        raise ValueError(NO_INPUT)
    return sys.stdin.buffer.read(LARGEST_FILE + 1)


_COUNTS = {
    "deal": mark("deal {done} of {total}"),
    "game": mark("game {done} of {total}"),
    "move": mark("move {done} of {total}"),
    "decision": mark("decision {done} of {total}"),
}
"""What is counted up, by the name of its unit."""
_EVERY_SECONDS = 0.2
_CLEAR_LINE = "\r\x1b[K"


class Progress:
    """A line on standard error that counts up; silent where that is no terminal."""

    def __init__(self, total: int, already: int = 0, unit: str = "deal") -> None:
        """Begin; some of the total may be done already, at no cost of time.

        ``unit`` is deal, game, move or decision.
        """
        self._total = total
        self._already = already
        self._unit = unit
        self._stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None  # pyright: ignore[reportUnnecessaryComparison] - a program without one
        self._start = self._shown = time.monotonic()

    def show(self, done: int) -> None:
        """Say how many of the total are done, a few times a second at most."""
        now = time.monotonic()
        if self._stream is None or now - self._shown < _EVERY_SECONDS:
            return
        self._shown = now
        count = _(_COUNTS[self._unit])
        text = count.format(done=done, total=self._total)
        if done > self._already:
            each = (now - self._start) / (done - self._already)
            seconds = each * (self._total - done)
            pattern = _("{count}, about {duration} to go")
            text = pattern.format(count=text, duration=_duration(seconds))
        self._stream.write(f"{_CLEAR_LINE}{text}")
        self._stream.flush()

    def close(self) -> None:
        """Take the line away."""
        if self._stream is not None:
            self._stream.write(_CLEAR_LINE)
            self._stream.flush()


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    if minutes:
        return _("{minutes} min {seconds} s").format(minutes=minutes, seconds=rest)
    return _("{seconds} s").format(seconds=rest)


class Interrupts:
    """Within this context Ctrl+C raises a flag; leaving it raises KeyboardInterrupt instead."""

    def __init__(self) -> None:
        self._raised = False

    def __enter__(self) -> Interrupts:
        self._before = signal.signal(signal.SIGINT, self._remember)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Put the old handler back.

        Raises:
            KeyboardInterrupt: if there was a Ctrl+C.
        """
        signal.signal(signal.SIGINT, self._before)
        if self._raised:
            raise KeyboardInterrupt from None

    def raised(self) -> bool:
        """Return whether there was a Ctrl+C."""
        return self._raised

    def _remember(self, _number: int, _frame: FrameType | None) -> None:
        self._raised = True
