"""Writes the cards, the icon and the felt, or a sheet of them to look at."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.drawing.card_sheets import SHEETS, card_sheet
from tools.drawing.catalogue import card_files
from tools.drawing.icon_files import cloth_files, icon_files

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


def write_all(folder: Path) -> int:
    """Writes cards, icons and felt below `folder`; returns how many bytes they have together."""
    files = {Path("cards", name): draw().encode() for name, draw in card_files().items()}
    files |= {Path("icons", name): content for name, content in icon_files().items()}
    files |= {Path("cloth", name): content for name, content in cloth_files().items()}
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return sum(map(len, files.values()))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.drawing", description=__doc__)
    parser.add_argument("--out", type=Path, default=RESOURCES, help="folder of the files")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="write a contact sheet instead")
    parser.add_argument("--cards", choices=SHEETS, default="french", help="what the sheet shows")
    parser.add_argument("--width", type=int, default=120, help="width of a card on the sheet")
    return parser


def main() -> int:
    """Does what the command line says; the exit status is 1 if a file could not be written."""
    options = _parser().parse_args()
    if options.sheet:
        if not card_sheet(options.cards, options.width).save(str(options.sheet)):
            print(f"The sheet could not be written to {options.sheet}.", file=sys.stderr)
            return 1
        return 0
    try:
        total = write_all(options.out)
    except OSError as error:
        print(f"The drawings could not be written: {error}", file=sys.stderr)
        return 1
    print(f"{total / 1000:.0f} kB written to {options.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
