"""Plays what is missing of the plan and writes docs/strength.md.

It can be broken off at any time and goes on where it ended. The tables of three and four are played
by a program of their own, `python -m tools.strength.tables`; what a row of theirs says is printed
by `python -m tools.strength yardsticks`, `behaviour` and `follies`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.cli_commands.play import INTERRUPTED
from sixtysix_gui.storage.folders import StorageError
from tools.strength import behaviour, conventions, pairs
from tools.strength.follies import command as follies
from tools.strength.page import page
from tools.strength.plan import Plan, PlanError, read_plan
from tools.strength.play import play_missing
from tools.strength.results import ResultsError, ResultsFile
from tools.strength.selfplay import add_jobs
from tools.strength.tables.page import parts

_HERE = Path(__file__).parent
_ROOT = _HERE.parents[1]

PROGRAMS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "behaviour": behaviour.main,
    "conventions": conventions.main,
    "follies": follies.main,
    "yardsticks": pairs.main,
}
"""What has options of its own, by its first word."""


@dataclass(frozen=True)
class Places:
    """Where everything lies."""

    plan: Path = _HERE / "plan.toml"
    template: Path = _HERE / "template.md"
    results: Path = _ROOT / "benchmarks" / "strength.jsonl"
    page: Path = _ROOT / "docs" / "strength.md"


def main(arguments: Sequence[str] | None = None, places: Places | None = None) -> int:
    """Run the program; give its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in PROGRAMS:
        return PROGRAMS[given[0]](given[1:])
    options = _parser().parse_args(given)
    places = places or Places()
    try:
        plan = read_plan(places.plan)
        results = ResultsFile(places.results, plan.version)
        status = 0 if options.render else _play(plan, options, results)
        template = places.template.read_text(encoding="utf-8")
        text = page(plan, results, template, parts())
    except (PlanError, ResultsError, StorageError) as error:
        print(error, file=sys.stderr)
        return 1
    places.page.write_text(text, encoding="utf-8", newline="\n")
    return status


def _play(plan: Plan, options: argparse.Namespace, file: ResultsFile) -> int:
    def say(line: str) -> None:
        print(line, flush=True)

    try:
        play_missing(plan.matches(options.only), file, options.jobs, say)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.strength", description=__doc__, allow_abbrev=False
    )
    add_jobs(parser, jobs=1)
    part = parser.add_mutually_exclusive_group()
    part.add_argument(
        "--only", metavar="SECTION[/RULES]", help="play only this section, or this table of it"
    )
    part.add_argument(
        "--render", action="store_true", help="play nothing, only write docs/strength.md"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
