"""Paints the pictures of the README again.

Without an option all of them are written to docs/screenshots, the German ones to its folder `de`.
The deals are written down in tools/screenshots/deals: the same program gives the same pictures.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sixtysix_gui.storage.folders import HOME_VARIABLE
from tools.screenshots.paint import make_application, painted
from tools.screenshots.scenes import SCENES

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
FORMAT = ".webp"
_QUALITY = 78
"""Of 100: nothing is seen to be lost, and the files are a tenth of those without any loss."""
_LANGUAGES: dict[str, str] = {"en": "", "de": "de"}
"""The languages, by the folder of their pictures."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--only", choices=SCENES, action="append", help="paint this picture")
    parser.add_argument("--language", choices=_LANGUAGES, action="append", help="in this language")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are written")
    arguments = parser.parse_args(argv)
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1")  # read as Qt starts
    with tempfile.TemporaryDirectory(prefix="sixtysix-screenshots-") as home:
        os.environ[HOME_VARIABLE] = home  # the person who runs this has settings of their own
        return _write(
            arguments.folder,
            arguments.language or list(_LANGUAGES),
            arguments.only or list(SCENES),
        )


def _write(folder: Path, languages: Sequence[str], names: Sequence[str]) -> int:
    application = make_application()
    for language in languages:
        place = folder / _LANGUAGES[language]
        place.mkdir(parents=True, exist_ok=True)
        for name in names:
            file = place / f"{name}{FORMAT}"
            if not painted(SCENES[name], language).save(str(file), quality=_QUALITY):
                print(f"{file} cannot be written", file=sys.stderr)
                return 1
            print(file)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
