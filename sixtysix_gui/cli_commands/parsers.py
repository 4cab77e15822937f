"""How a command describes itself to argparse."""

from __future__ import annotations

import argparse
from typing import Protocol


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
