"""The lines of standard input, one by one, however long or broken they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

LONGEST_LINE = 1024 * 1024
"""Bytes of a line at most, without its line feed."""


class NoInputError(Exception):
    """Standard input that cannot be read; ``str()`` says why."""


def lines_of_input() -> Iterator[bytes | None]:
    """Yield the lines of standard input without their line feeds; None for one that is too long.

    Raises:
        NoInputError: if it cannot be read.
    """
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - a program without one
        raise NoInputError("there is no standard input")
    lines = _lines(sys.stdin.buffer)
    while True:
        try:
            line = next(lines)
        except StopIteration:
            return
        except (OSError, ValueError) as error:  # ValueError: a closed stream
            reason = error.strerror if isinstance(error, OSError) else None
            raise NoInputError(reason or str(error)) from error
        yield line


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            _skip_rest(stream)
            yield None
        else:
            yield line.removesuffix(b"\n")


def _skip_rest(stream: BinaryIO) -> None:
    while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass
