"""Finds, chooses, judges and checks the puzzles: ``python -m tools.exercises find | make | …``."""

import argparse
from pathlib import Path

from sixtysix_gui.training.exercise import PUZZLE_KINDS, Exercise, ExerciseKind
from sixtysix_gui.training.puzzles import PUZZLES, puzzle, puzzles_of, puzzles_path
from sixtysix_gui.training.taught import TAUGHT
from tools.exercises.choosing import batches_for, chosen, file_text, refused, wanted
from tools.exercises.finding.batches import find_batch, found_in
from tools.exercises.gates import table
from tools.exercises.judging import confirm

_FOLDER = Path("build/exercises")


def main() -> int:
    """Do what the command line asks."""
    options = _parser().parse_args()
    return options.run(options)


def _find(options: argparse.Namespace) -> int:
    """Find the candidates of some batches; what is there already is not looked for again."""
    for rules in options.rules:
        for kind in map(ExerciseKind, options.kind):
            planned = batches_for(kind, rules)
            asked = range(options.first, options.first + options.batches)
            for batch in asked if options.batches else planned:
                count = find_batch(options.folder, kind, rules, batch)
                print(f"{kind.value} {rules} {batch}: {count}", flush=True)
    return 0


def _make(options: argparse.Namespace) -> int:
    """Choose the puzzles from the candidates that were found, and write the files."""
    for rules in options.rules:
        kinds: list[list[Exercise]] = []
        for kind in PUZZLE_KINDS:
            found = found_in(options.folder, kind, rules, batches_for(kind, rules))
            kinds.append(chosen(found, wanted(rules), refused()))
            print(f"{kind.value} {rules}: {len(kinds[-1])} of {wanted(rules)}")
        puzzles_path(options.into, rules).write_text(file_text(kinds), encoding="utf-8")
    return 0


def _check(options: argparse.Namespace) -> int:
    """Print the table of the gates from the shipped files; return 1 where one is not kept."""
    lines, is_kept = table(_shipped(options), tries=options.tries)
    print("\n".join(lines))
    return 0 if is_kept else 1


def _confirm(options: argparse.Namespace) -> int:
    """Judge the shipped answers once more, each once, and print what the judges say."""
    for line in confirm(_shipped(options), options.folder, options.part, options.parts):
        print(line, flush=True)
    return 0


def _shipped(options: argparse.Namespace) -> list[Exercise]:
    kinds = list(map(ExerciseKind, options.kind))
    ids = [each for rules in options.rules for kind in kinds for each in puzzles_of(rules, kind)]
    return list(map(puzzle, ids))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.exercises", description=__doc__)
    commands = parser.add_subparsers(required=True)
    find = commands.add_parser("find", help="find candidates, batch by batch")
    find.add_argument("--first", type=int, default=0)
    find.add_argument("--batches", type=int, default=0, help="all of the plan if 0")
    make = commands.add_parser("make", help="choose the puzzles and write the files")
    make.add_argument("--into", type=Path, default=PUZZLES)
    check = commands.add_parser("check", help="print the table of the gates")
    check.add_argument("--tries", action="store_true", help="have the levels try again")
    judge = commands.add_parser("confirm", help="judge the answers once more")
    judge.add_argument("--part", type=int, default=0)
    judge.add_argument("--parts", type=int, default=1)
    kinds = [kind.value for kind in PUZZLE_KINDS]
    for command, run in ((find, _find), (make, _make), (check, _check), (judge, _confirm)):
        command.set_defaults(run=run)
        command.add_argument("--folder", type=Path, default=_FOLDER)
        command.add_argument("--rules", nargs="+", choices=TAUGHT, default=TAUGHT)
        command.add_argument("--kind", nargs="+", choices=kinds, default=kinds)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
