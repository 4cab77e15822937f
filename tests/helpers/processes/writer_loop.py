"""A process that saves one text after another until it is killed: `python -m … FOLDER`.

Before each write it prints the number it will write, after it the number written.
"""

import sys
from pathlib import Path

from sixtysix_gui.storage.running_game import Autosave

LENGTH = 3000
MOST = 1_000_000


def text_of(number: int) -> str:
    """The text that is saved at that place: its number, then enough to fill some blocks."""
    return f"{number}\n" + f"{number % 10}" * LENGTH


def main() -> None:
    """Save until killed."""
    autosave = Autosave(Path(sys.argv[1]))
    for number in range(1, MOST):
        autosave.write(text_of(number))
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
