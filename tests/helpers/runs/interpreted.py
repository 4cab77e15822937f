"""Runs the program interpreted, whatever of it is compiled."""

import os
import sys

INTERPRETED = "SIXTYSIX_INTERPRETED"  # as in sixtysix_gui/ai/compiled.py, not to be loaded yet


def ignore_compiled_modules() -> None:
    """Makes every import from now on, here and in processes begun here, load sources alone.

    Raises:
        RuntimeError: The computer's players are loaded already, compiled perhaps.
    """
    if early := [name for name in sys.modules if name.startswith("sixtysix_gui.ai")]:
        raise RuntimeError(f"loaded too early to run interpreted: {', '.join(early)}")
    os.environ[INTERPRETED] = "1"
