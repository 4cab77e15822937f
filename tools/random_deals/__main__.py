"""Plays random deals of all games, and checks every state of each.

    python -m tools.random_deals --deals 1000000 --minutes 15

plays deals of all games in turn, and stops at the first thing that does not hold, naming the game
and the number of the deal; `--first` goes on where an earlier run has stopped, `--game` plays
one game alone, and `--rules "end.slam=100"` plays that game by other rules. With `--options` every
deal has rules of its own, some of their options chosen by chance. The same numbers give the same
deals on any machine.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence

from sixtysix_gui.cli_commands.options import read_rules
from sixtysix_gui.rules.sets.rules import Rules, rule_set_names
from tools.random_deals.checks import BrokenRuleError, check_end, check_state
from tools.random_deals.options import random_rules
from tools.random_deals.play import states_of


def check_deal(rules: Rules, number: int) -> str:
    """Play a deal and return how it ended.

    Raises:
        BrokenRuleError: if something does not hold in one of its states.
    """
    before = None
    for deal in states_of(rules, number):
        check_state(deal, before)
        before = deal
    if before is None or before.outcome is None:
        raise BrokenRuleError("a deal comes to its end")
    check_end(before)
    return before.outcome.reason


def play_deals(
    rules: Sequence[Rules], numbers: range, minutes: float, *, options: bool = False
) -> Counter[tuple[str, str]]:
    """Play deals, the games in turn, until all are played or the time is over."""
    ends: Counter[tuple[str, str]] = Counter()
    until = time.monotonic() + minutes * 60
    for number in numbers:
        if time.monotonic() > until:
            break
        chosen = rules[number % len(rules)]
        chosen = random_rules(chosen.name, number) if options else chosen
        try:
            ends[chosen.name, check_deal(chosen, number)] += 1
        except Exception as error:
            changed = "".join(f", {key} {value}" for key, value in chosen.overrides().items())
            error.add_note(f"{chosen.name}, deal {number}{changed}")
            raise
    return ends


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the deals and print how many of each game ended how."""
    parser = argparse.ArgumentParser(prog="python -m tools.random_deals")
    parser.add_argument(
        "--deals", type=int, default=1_000_000, help="how many (default: %(default)s)"
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="the longest time")
    parser.add_argument("--first", type=int, default=0, help="number of the first (default: 0)")
    parser.add_argument("--game", choices=rule_set_names(), help="one game instead of all")
    changes = parser.add_mutually_exclusive_group()
    changes.add_argument("--rules", default="", help="changes to the rules of that game")
    changes.add_argument("--options", action="store_true", help="choose options by chance")
    options = parser.parse_args(arguments)
    if options.rules and not options.game:
        parser.error("--rules goes with --game")
    games = [options.game] if options.game else rule_set_names()
    rules = [read_rules(name, options.rules) for name in games]
    numbers = range(options.first, options.first + options.deals)
    ends = play_deals(rules, numbers, options.minutes, options=options.options)
    for (game, reason), count in sorted(ends.items()):
        print(f"{game:16} {reason:12} {count:8}")
    done = ends.total()
    print(f"{done} deals, numbers {options.first} to {options.first + done - 1}, nothing is broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
