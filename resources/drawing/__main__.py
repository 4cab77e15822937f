"""Writes the card files, or a sheet of them to look at."""

from __future__ import annotations

import argparse
from pathlib import Path

from resources.drawing.catalogue import card_files

RESOURCES = Path(__file__).resolve().parent.parent
CARDS = RESOURCES / "cards"


def write_cards(folder: Path) -> int:
    """Writes every file below `folder` and returns how many bytes they have together."""
    total = 0
    for name, draw in card_files().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        text = draw()
        file.write_text(text, encoding="utf-8", newline="\n")
        total += len(text)
    return total


def main() -> None:
    """Reads the command line and does what it says."""
    parser = argparse.ArgumentParser(prog="python -m resources.drawing", description=__doc__)
    parser.add_argument("--out", type=Path, default=CARDS, help="folder of the card files")
    options = parser.parse_args()
    total = write_cards(options.out)
    print(f"{total / 1000:.0f} kB written to {options.out}")


if __name__ == "__main__":
    main()
