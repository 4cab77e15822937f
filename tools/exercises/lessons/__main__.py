"""Finds and makes what lessons ask: ``python -m tools.exercises.lessons [find | make | check]``.

``find`` looks through deals for what is missing and writes down where it is: a quarter of an hour
of processor time for a rule set. ``make`` goes to those places and writes the files again, in a few
minutes: judged by the same work on every machine, so that they come out the same. ``check`` asks a
judge who had no part in it.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sixtysix_gui.rules.moves import CLOSE_TALON, Move
from sixtysix_gui.training.exercise import ByMove, Exercise
from sixtysix_gui.training.lessons import lesson_of, question, questions, stock_file
from sixtysix_gui.training.taught import LESSONS, TAUGHT
from tools.coach.referees.thumb.referee import ThumbReferee
from tools.exercises.lessons.making import Making, read_places, write_places, write_stock

_WORLDS, _SEED = 100, 7


def rulings(rules_name: str) -> Counter[str]:
    """Count what the rules of thumb say of the best move against the best wrong one.

    Where every card is known there is nothing to ask.
    """
    referee = ThumbReferee(_WORLDS, _SEED)
    return Counter(
        referee.lead(each.view, ask.right[0], _best_wrong(ask)).ruling.value
        for each, ask in _judged(rules_name)
    )


def _judged(rules_name: str) -> Iterator[tuple[Exercise, ByMove]]:
    for lesson in LESSONS:
        for each in map(question, questions(rules_name, lesson)):
            if isinstance(each.ask, ByMove) and each.ask.worths and each.cases:
                yield each, each.ask


def _best_wrong(ask: ByMove) -> Move:
    closes = ask.right[0] == CLOSE_TALON
    moves = [worth.move for worth in ask.worths]
    if ask.only_close:
        return next(move for move in moves if (move == CLOSE_TALON) is not closes)
    return next(move for move in moves if move not in ask.right)


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
