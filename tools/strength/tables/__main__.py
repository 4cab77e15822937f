"""Plays what is missing of tools/strength/tables.toml, the tables of three and four.

It can be broken off at any time and goes on where it ended. `python -m tools.strength --render`
then writes docs/strength.md.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.cli_commands.play import INTERRUPTED
from sixtysix_gui.storage.folders import StorageError
from tools.strength.plan import PlanError
from tools.strength.results import ResultsError
from tools.strength.selfplay import add_jobs
from tools.strength.tables.plan import PLAN, TURNS, Row, read_tables
from tools.strength.tables.results import RESULTS, TableResults
from tools.strength.tables.samples import Sampler, Task
from tools.strength.yardsticks import compiled
from tools.strength.yardsticks.names import SEARCHING


def missing(rows: Sequence[Row], results: TableResults) -> list[Task]:
    """List what is to be played, the rows by turns."""
    return [
        (row, number)
        for turn in range(1, TURNS + 1)
        for row in rows
        for number in row.numbers(turn)
        if number > results.count(row)
    ]


def play(
    tasks: Sequence[Task], results: TableResults, jobs: int, say: Callable[[str], None]
) -> None:
    """Play the tasks, and write the results whenever it is the turn of another row.

    Raises:
        PlayerSpecError: if a player does not exist.
        StorageError: if the results cannot be written.
    """
    samples = in_order(partial(Sampler, tasks), range(len(tasks)), jobs)
    with contextlib.closing(samples):
        for row, same in groupby(tasks, key=lambda task: task[0]):
            try:
                for _ in same:
                    results.add(row, next(samples))
            finally:
                results.write()
            say(f"{row.key}: {results.count(row)} of {row.samples}")


def main(arguments: Sequence[str] | None = None, plan: Path = PLAN, kept: Path = RESULTS) -> int:
    """Run the program; give its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    options = _parser().parse_args(given)
    try:
        read = read_tables(plan)
        results = TableResults(read.played(), kept)
        tasks = missing(read.played(options.only), results)
        if any(set(row.players) & set(SEARCHING) for row, _ in tasks):
            again = compiled.build_for(["tools.strength.tables", *given])
            if again is not None:
                return again
        play(tasks, results, options.jobs, partial(print, flush=True))
    except (PlanError, ResultsError, PlayerSpecError, StorageError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.strength.tables", description=__doc__, allow_abbrev=False
    )
    add_jobs(parser, jobs=1)
    parser.add_argument(
        "--only", metavar="SECTION[/GAME]", help="play only for this table, or this game of it"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
