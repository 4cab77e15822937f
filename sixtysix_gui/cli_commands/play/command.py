"""sixtysix-cli play: computer players against each other."""

import argparse
import contextlib
import time
from collections.abc import Generator, Mapping
from pathlib import Path

from sixtysix_gui.ai.matches.results import new_results
from sixtysix_gui.ai.matches.runner import Points, Sample, samples
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.player import DEFAULT_WORLDS
from sixtysix_gui.ai.players.registry import player_names, player_spec
from sixtysix_gui.ai.players.specification import PlayerSpec, PlayerSpecError
from sixtysix_gui.cli_commands.common.options import (
    Commands,
    UsageError,
    add_rule_options,
    chosen_rules,
    whole_number,
)
from sixtysix_gui.cli_commands.common.progress import Progress
from sixtysix_gui.cli_commands.play.record_file import RecordFile
from sixtysix_gui.cli_commands.play.report import list_lines, report_lines
from sixtysix_gui.cli_commands.play.table import run_table, table_names
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.storage.match_store import MatchStore, MatchStoreError

INTERRUPTED = 130
MOST_JOBS = 60
"""Processes at most; Windows cannot wait for many more."""


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "play",
        help="let computer players play against each other",
        description="Plays deals or games between two computer players and prints the game points "
        "per deal of the first one, or the games won, with a 95 % confidence interval, and the "
        "time per decision. Of the games for three and four, and of idiots-66 and gaigel-2, it "
        "plays every deal or game in all rotations of the players, which are one sample together, "
        "and prints the points per deal of each party, and its share of the games. The "
        "same seed gives the same deals. Ctrl+C prints the results so far.",
        allow_abbrev=False,
    )
    add_rule_options(parser)
    _add_match_options(parser)
    _add_run_options(parser)
    parser.set_defaults(run=run)


def _add_match_options(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(player_names())
    parser.add_argument(
        "--players",
        metavar="P,Q",
        help=f"two players out of: {known}; each with options if wanted, as in expert:worlds=40; "
        f"one a seat in playing order in a game for three or four, out of: {table_names()}",
    )
    parser.add_argument(
        "--list",
        action="store_true",
        help="print all players of the game with their options, and stop",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--deals", metavar="N", type=whole_number(1), default=100, help="deals (default: 100)"
    )
    length.add_argument(
        "--games",
        metavar="N",
        type=whole_number(1),
        help="whole games to the target of the rule set instead of deals",
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0), default=1, help="of the deals (default: 1)"
    )
    parser.add_argument(
        "--mirror",
        action="store_true",
        help="play every deal or game twice, with the seats changed; for two players",
    )
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=whole_number(1),
        default=DEFAULT_WORLDS,
        help=f"worlds a player may sample for a decision (default: {DEFAULT_WORLDS})",
    )
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=whole_number(1),
        help="iterations of a player that searches (default: his own measure)",
    )


def _add_run_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number(1, MOST_JOBS),
        default=1,
        help="processes that play at the same time; the results are the same (default: 1)",
    )
    parser.add_argument(
        "--store",
        metavar="FILE",
        help="keep all points in a file, and go on where it ends if it exists",
    )
    parser.add_argument(
        "--records", metavar="FILE", help="write records of all deals played to a new file"
    )


def run(options: argparse.Namespace) -> int:
    """Play the match; 0 when it is through, 130 when it was interrupted."""
    if options.list:
        for line in list_lines(options.variant):
            print(line)
        return 0
    rules = chosen_rules(options)
    if isinstance(rules, TrickRules):
        return run_table(options, rules)
    terms = _terms(options, rules)
    results = new_results(terms)
    start = time.perf_counter()
    status = 0
    with _store(options.store, terms) as store, RecordFile(options.records, terms) as records:
        stored: Mapping[int, Points] = {} if store is None else store.samples
        try:
            with contextlib.closing(_match(terms, options, stored)) as match:
                for sample in match:
                    results.add(sample)
                    if store is not None and sample.deals:
                        store.add(sample.number, sample.points)
                    for deal in sample.deals:
                        records.write(deal)
        except KeyboardInterrupt:
            status = INTERRUPTED
    for line in report_lines(terms, results, time.perf_counter() - start):
        print(line)
    return status


def _match(
    terms: MatchTerms, options: argparse.Namespace, stored: Mapping[int, Points]
) -> Generator[Sample, None, None]:
    count: int = options.games or options.deals
    each = terms.units_a_sample
    unit = "game" if terms.games else "deal"
    already = sum(number <= count for number in stored)
    jobs = min(options.jobs, max(count - already, 1))
    done = already
    with (
        contextlib.closing(Progress(count * each, already * each, unit)) as progress,
        contextlib.closing(samples(terms, count, jobs=jobs, stored=stored)) as match,
    ):
        progress.show(done * each)
        for sample in match:
            yield sample
            done += bool(sample.deals)
            progress.show(done * each)


def _terms(options: argparse.Namespace, rules: RuleSet) -> MatchTerms:
    return MatchTerms(
        _players(options.players),
        rules,
        options.seed,
        options.mirror,
        options.worlds,
        options.iterations,
        games=options.games is not None,
    )


def _players(text: str | None) -> tuple[PlayerSpec, PlayerSpec]:
    names = (text or "").split(",")
    if len(names) != 2:
        raise UsageError(
            "--players takes two names, as in expert,simple. --list shows who there is."
        )
    try:
        return player_spec(names[0]), player_spec(names[1])
    except PlayerSpecError as error:
        raise UsageError(f"--players: {error}") from error


def _store(
    name: str | None, terms: MatchTerms
) -> contextlib.AbstractContextManager[MatchStore | None]:
    if name is None:
        return contextlib.nullcontext()
    try:
        return MatchStore(Path(name), terms.described(), terms.values_a_sample)
    except MatchStoreError as error:
        raise UsageError(f"--store: {error}") from error
