"""Finds and makes what lessons ask: ``python -m tools.exercises.lessons [find | make | check]``.

``find`` looks through deals for what is missing and writes down where it is: a quarter of an hour
of processor time for a rule set. ``make`` goes to those places and writes the files again, in a few
minutes: judged by the same work on every machine, so that they come out the same. ``check`` asks a
judge who had no part in it.
"""

import argparse
from pathlib import Path

from sixtysix_gui.training.lessons import lesson_of, stock_file
from sixtysix_gui.training.taught import TAUGHT
from tools.exercises.lessons.checking import rulings
from tools.exercises.lessons.making import Making, write_stock
from tools.exercises.lessons.places import read_places, write_places

_FOLDER = Path("sixtysix_gui/training/data")


def main() -> int:
    """Do what the command line asks; 1 says that something is missing."""
    parser = argparse.ArgumentParser(prog="python -m tools.exercises.lessons", description=__doc__)
    parser.add_argument("act", nargs="?", choices=("find", "make", "check"), default="make")
    parser.add_argument("--folder", type=Path, default=_FOLDER)
    parser.add_argument("--rules", nargs="+", choices=TAUGHT, default=TAUGHT)
    options = parser.parse_args()
    return max(_done(options.act, rules, options.folder) for rules in options.rules)


def _done(act: str, rules: str, folder: Path) -> int:
    if act == "check":
        print(rules, dict(rulings(rules)))
        return 0
    places = read_places()
    making = Making(rules, lambda said: print(said, flush=True))
    making.make({each: place for each, place in places.items() if lesson_of(each)[1] == rules})
    if act == "find":
        making.look_for_all()
        write_places(places | making.places)
    write_stock(folder / stock_file(rules), making.found)
    for exercise_id in making.missing:
        print(f"{exercise_id} is missing")
    return int(bool(making.missing))


if __name__ == "__main__":
    raise SystemExit(main())
