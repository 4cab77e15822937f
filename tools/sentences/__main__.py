"""Writes the sentences of the program to a folder, a file for each part and language.

To see what a change does to them, write them before and after it and compare the folders with
`diff -r`. Without an option all parts and all languages are written.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import tools.sentences

PARTS = tuple(
    part.name for part in pkgutil.iter_modules(tools.sentences.__path__) if part.name[0] != "_"
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # read as Qt starts
    from PySide6.QtWidgets import QApplication

    from sixtysix_gui import languages

    parser = argparse.ArgumentParser(prog="python -m tools.sentences", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files are written")
    parser.add_argument("--part", choices=PARTS, action="append", help="write this part")
    parser.add_argument(
        "--language", choices=languages.codes(), action="append", help="in this language"
    )
    arguments = parser.parse_args(argv)
    application = QApplication([])
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for language in arguments.language or languages.codes():
        for part in arguments.part or PARTS:
            _write(arguments.folder / f"{part}-{language}.txt", language, part)
    application.quit()
    return 0


def _write(file: Path, language: str, part: str) -> None:
    from sixtysix_gui.windows.desktop.language import Translations

    translations = Translations()
    translations.use(language)
    said: Iterable[tuple[str, str]] = importlib.import_module(f"tools.sentences.{part}").sentences()
    lines = [f"{where}\t{' / '.join(sentence.splitlines())}\n" for where, sentence in said]
    file.write_text("".join(lines), encoding="utf-8")
    translations.remove()


if __name__ == "__main__":
    sys.exit(main())
