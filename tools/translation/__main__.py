"""Brings the translations up to date with the sources, or checks that they are.

Without an option: new texts are added to the .ts files, gone ones removed, and the .ts files
compiled: into .qm files for the window, into .mo files for the command line. A reworded text takes
its translations along, marked as unfinished; what is lost with a gone one is printed. With
`--check`: nothing is written, every fault is printed, and the exit status is 1 if there is one.
How far a language has come that calls itself unfinished is printed, too, and is no fault.
"""

import argparse
import sys

from tools.translation.check import faults, folder_faults, progress
from tools.translation.command_line import (
    compile_mo,
    mo_faults,
    spoken_on_command_line,
    unheard_in_window,
)
from tools.translation.data_texts import all_texts
from tools.translation.extract import ExtractionError, FoundText
from tools.translation.files import (
    SOURCES,
    ToolError,
    changed_texts,
    compile_ts,
    listed,
    update_ts,
)
from tools.translation.placeholders import placeholder_faults


def main() -> int:
    """Runs the program; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.translation", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is wrong")
    only_check = bool(parser.parse_args().check)
    try:
        found = all_texts(SOURCES)
        if not only_check:
            update(found)
        trouble = check(found)
        for language in listed():
            if language.unfinished and language.ts_file.exists():
                print(progress(language))
    except (ExtractionError, ToolError) as error:
        trouble = [str(error)]
    print(*trouble, sep="\n", end="\n" if trouble else "")
    return int(bool(trouble))


def update(found: list[FoundText]) -> None:
    """Write the .ts, the .qm and the .mo files of every language; print what is lost."""
    without_qt, unheard = spoken_on_command_line(found), unheard_in_window(found)
    became = changed_texts(found)
    for language in listed():
        for lost in update_ts(language, found, became=became):
            print(f"{language.code}: “{lost.forms[0]}” is gone, for nothing says it any more")
        compile_ts(language.ts_file, language.qm_file, unheard)
        compile_mo(language, without_qt)


def check(found: list[FoundText]) -> list[str]:
    """Return the faults of all languages."""
    texts = {item.text for item in found}
    without_qt, unheard = spoken_on_command_line(found), unheard_in_window(found)
    trouble = [
        *folder_faults(),
        *placeholder_faults(texts),
        *(fault for language in listed() for fault in faults(language, texts, unheard)),
        *(fault for language in listed() for fault in mo_faults(language, without_qt)),
    ]
    return list(dict.fromkeys(trouble))


if __name__ == "__main__":
    sys.exit(main())
