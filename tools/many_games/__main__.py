"""Writes a data folder with thousands of games of all rule sets.

    python -m tools.many_games FOLDER --games 10000 --months 36 --seed 1

plays a few games of every rule set with the quickest players, and makes the wanted number of them:
on other days, against other levels, some of them practice, with hints or given up. A few are open,
and a few are foreign. FOLDER is a data folder: started with SIXTYSIX_HOME=HOME, the program has its
own in HOME/data. The same numbers give the same files on any machine.
"""

import argparse
import sys
from datetime import date
from pathlib import Path

from sixtysix_gui.rules.sets.rules import rule_set_names
from tools.many_games.base import base_games
from tools.many_games.writing import Plan, write_folder


def main() -> int:
    """Write the folder that is asked for."""
    parser = argparse.ArgumentParser(
        prog="many_games", description="Writes a data folder with thousands of games."
    )
    parser.add_argument("folder", type=Path, help="a folder without games")
    parser.add_argument("--games", type=int, default=10_000, help="finished games")
    parser.add_argument("--months", type=int, default=36, help="over how many months")
    parser.add_argument("--until", type=date.fromisoformat, default=date(2026, 11, 28))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--played", type=int, default=16, help="really played, a rule set")
    parser.add_argument(
        "--rules", action="append", choices=rule_set_names(), default=[], help="only these"
    )
    chosen = parser.parse_args()
    if (chosen.folder / "games").exists():
        sys.stderr.write(f"{chosen.folder} has games already\n")
        return 1
    plan = Plan(chosen.games, chosen.months, chosen.until, chosen.seed)
    deals = write_folder(chosen.folder, plan, base_games(chosen.played, chosen.seed, chosen.rules))
    sys.stdout.write(f"{plan.games} games, {deals} deals\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
