"""Brings the translations up to date with the sources, or checks that they are.

Without an option: new texts are added to the .ts files, gone ones removed, and the .ts files
compiled. With `--check`: nothing is written, every fault is printed, and the exit status is 1 if
there is one.
"""

import argparse
import sys

from tools.translation.check import faults
from tools.translation.extract import ExtractionError, FoundText, texts_in_folder
from tools.translation.files import LANGUAGES, SOURCES, ToolError, compile_ts, update_ts


def main() -> int:
    """Runs the program; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.translation", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is wrong")
    only_check = bool(parser.parse_args().check)
    try:
        found = texts_in_folder(SOURCES)
        if not only_check:
            update(found)
        trouble = check(found)
    except (ExtractionError, ToolError) as error:
        trouble = [str(error)]
    print(*trouble, sep="\n", end="\n" if trouble else "")
    return int(bool(trouble))


def update(found: list[FoundText]) -> None:
    """Writes the .ts and the .qm files of every language."""
    for language in LANGUAGES:
        language.ts_file.parent.mkdir(exist_ok=True)
        update_ts(language, found)
        compile_ts(language.ts_file, language.qm_file)


def check(found: list[FoundText]) -> list[str]:
    """Returns the faults of all languages."""
    texts = {item.text for item in found}
    return [fault for language in LANGUAGES for fault in faults(language, texts)]


if __name__ == "__main__":
    sys.exit(main())
