"""sixtysix-cli play: computer players against each other."""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Iterator

from sixtysix_gui.ai.match import PlayedDeal, fixtures, play_deal
from sixtysix_gui.ai.match_results import MatchResults
from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget, Player
from sixtysix_gui.ai.players import UnknownPlayerError, player_named, player_names
from sixtysix_gui.cli_commands.errors import UsageError
from sixtysix_gui.cli_commands.parsers import Commands, whole_number
from sixtysix_gui.cli_commands.play_records import RecordFile
from sixtysix_gui.cli_commands.play_report import Heading, report_lines
from sixtysix_gui.cli_commands.progress import Progress
from sixtysix_gui.cli_commands.rule_options import add_rule_options, chosen_rules
from sixtysix_gui.rules.variants import RuleSet

INTERRUPTED = 130


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "play",
        help="let computer players play against each other",
        description="Plays deals between two computer players and prints the game points per "
        "deal of the first one with a 95 % confidence interval, and the time per decision. The "
        "same seed gives the same deals. Ctrl+C prints the results so far.",
        allow_abbrev=False,
    )
    add_rule_options(parser)
    known = ", ".join(player_names())
    parser.add_argument(
        "--players", metavar="P,Q", required=True, help=f"two players out of: {known}"
    )
    parser.add_argument(
        "--deals", metavar="N", type=whole_number(1), default=100, help="deals (default: 100)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0), default=1, help="of the deals (default: 1)"
    )
    parser.add_argument(
        "--mirror", action="store_true", help="play every deal twice, with the seats changed"
    )
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=whole_number(1),
        default=DEFAULT_WORLDS,
        help=f"worlds a player may sample for a decision (default: {DEFAULT_WORLDS})",
    )
    parser.add_argument(
        "--records", metavar="FILE", help="write records of all deals to a new file"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the match; 0 when it is through, 130 when it was interrupted."""
    rules = chosen_rules(options)
    names, players = _players(options.players)
    heading = Heading(names, rules, options.seed, options.mirror)
    results = MatchResults(options.mirror)
    start = time.perf_counter()
    status = 0
    with RecordFile(options.records, names) as records:
        try:
            for deal in _match(rules, players, options):
                results.add(deal)
                records.write(rules, deal)
        except KeyboardInterrupt:
            status = INTERRUPTED
    for line in report_lines(heading, results, time.perf_counter() - start):
        print(line)
    return status


def _match(
    rules: RuleSet, players: tuple[Player, Player], options: argparse.Namespace
) -> Iterator[PlayedDeal]:
    budget = Budget(options.worlds, options.seed)
    todo = fixtures(options.deals, options.seed, mirrored=options.mirror)
    total = options.deals * (2 if options.mirror else 1)
    with contextlib.closing(Progress(total)) as progress:
        for number, fixture in enumerate(todo):
            progress.show(number)
            yield play_deal(rules, fixture, players, budget)


def _players(text: str) -> tuple[tuple[str, str], tuple[Player, Player]]:
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != 2:
        raise UsageError("--players takes two names, as in honest,simple.")
    try:
        return (names[0], names[1]), (player_named(names[0]), player_named(names[1]))
    except UnknownPlayerError as error:
        raise UsageError(f"--players: {error}") from error
