"""How a command describes itself to argparse."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Protocol

LONGEST = 9
"""Digits of a number on the command line at most."""


class Commands(Protocol):
    """The place where commands are added; argparse has no public name for it."""

    def add_parser(
        self,
        name: str,
        *,
        help: str,
        description: str,
        allow_abbrev: bool,
    ) -> argparse.ArgumentParser:
        """Add a command and give its parser."""
        ...


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Give a reader of whole numbers that are not too small nor too large, for ``type=``."""
    wanted = f"from {least} up" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else -1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number {wanted}")
        return number

    return read
