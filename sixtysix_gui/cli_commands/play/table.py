"""Computer players at a table of the games for three and four: deals in all rotations."""

import argparse
import contextlib
import time
from collections.abc import Iterator

from sixtysix_gui.ai.matches.results import Estimate, Share
from sixtysix_gui.ai.matches.table_results import TableResults
from sixtysix_gui.ai.matches.tables import TableTerms, seatings, table_samples
from sixtysix_gui.ai.player import DEFAULT_WORLDS
from sixtysix_gui.ai.players.specification import PlayerSpec, PlayerSpecError
from sixtysix_gui.ai.trick_game.registry import trick_player_names, trick_player_spec
from sixtysix_gui.cli_commands.common.options import UsageError
from sixtysix_gui.cli_commands.common.progress import Progress
from sixtysix_gui.cli_commands.play.report import percent
from sixtysix_gui.cli_commands.play.table_records import TableRecordFile
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules

INTERRUPTED = 130


def table_names() -> str:
    """List the players of these games."""
    return ", ".join(trick_player_names())


def run_table(options: argparse.Namespace, rules: TrickRules) -> int:
    """Play the deals or games; 0 when they are through, 130 when they were interrupted.

    Raises:
        UsageError: for an option that means nothing at such a table.
    """
    _refuse_others(options, rules)
    terms = TableTerms(
        _players(options.players, rules),
        rules,
        options.seed,
        options.iterations,
        games=options.games is not None,
    )
    results = TableResults()
    start = time.perf_counter()
    status = 0
    with TableRecordFile(options.records, terms) as records:
        try:
            _play(terms, results, records, options)
        except KeyboardInterrupt:
            status = INTERRUPTED
    for line in table_lines(terms, results, time.perf_counter() - start):
        print(line)
    return status


def _play(
    terms: TableTerms, results: TableResults, records: TableRecordFile, options: argparse.Namespace
) -> None:
    count: int = options.games or options.deals
    jobs = min(options.jobs, count)
    unit = "game" if terms.games else "deal"
    with (
        contextlib.closing(Progress(count, 0, unit)) as progress,
        contextlib.closing(table_samples(terms, range(1, count + 1), jobs=jobs)) as samples,
    ):
        for done, sample in enumerate(samples, start=1):
            records.write(sample)
            results.add(sample)
            progress.show(done)


def _refuse_others(options: argparse.Namespace, rules: TrickRules) -> None:
    if options.mirror:
        raise UsageError(
            f"--mirror has nothing to add: {rules.name} is played in all rotations of the players "
            "over the seats, which takes the luck of the cards out as well."
        )
    if options.worlds != DEFAULT_WORLDS:
        raise UsageError(
            "--worlds belongs to players of two hands; here a player takes his own, as in "
            "expert:worlds=40."
        )
    if options.store:
        raise UsageError(
            "--store belongs to matches of two players; at a table --records keeps what was played."
        )
    if options.games and rules.values["game.end"] == "open":
        raise UsageError("--games: an open game is never over by itself; choose --deals.")


def _players(text: str | None, rules: TrickRules) -> tuple[PlayerSpec, ...]:
    names = (text or "").split(",")
    if len(names) != len(rules.seats):
        example = ",".join(("expert", "simple", "expert", "simple")[: len(rules.seats)])
        raise UsageError(
            f"--players takes {len(rules.seats)} names for {rules.name}, one a seat in playing "
            f"order, as in {example}. --list shows who there is."
        )
    try:
        return tuple(map(trick_player_spec, names))
    except PlayerSpecError as error:
        raise UsageError(f"--players: {error}") from error


def table_lines(terms: TableTerms, results: TableResults, seconds: float) -> Iterator[str]:
    """Give who played what, and of every party games, points, lead and bids with intervals."""
    rules = terms.rules
    names = ", ".join(map(str, terms.players))
    kind = ", whole games" if terms.games else ""
    yield f"{names}: {rules_text(rules)}, seed {terms.seed}{kind}"
    count = len(results.samples)
    what = "Games" if terms.games else "Deals"
    yield f"{what:<22}{count}, each in {len(seatings(rules))} rotations"
    if not count:
        return
    if terms.games:
        yield f"Deals                 {results.deals}, every rotation counted"
    if seconds > 0:
        yield f"{what} per second      {count / seconds:.2f}"
    for players in _parties(terms):
        first = players[0]
        yield " and ".join(f"{terms.players[number]} ({number + 1})" for number in players)
        if terms.games:
            yield f"  Share of games won  {_estimate(results.games_won(first), sign='')}"
        yield f"  Points per deal     {_estimate(results.points(first))}"
        yield f"  More than others    {_estimate(results.lead(first))}"
        bids = results.bids_made(first)
        if bids is not None:
            yield f"  Bids made           {_share(bids)}"


def _parties(terms: TableTerms) -> Iterator[tuple[int, ...]]:
    """Give the numbers of the players who score together, party by party."""
    seating = seatings(terms.rules)[0]
    for party in terms.rules.parties:
        yield tuple(sorted(seating[seat] for seat in party.seats))


def _estimate(found: Estimate, sign: str = "+") -> str:
    if found.half_width is None:
        return f"{found.mean:{sign}.3f} (no interval from a single sample)"
    return f"{found.mean:{sign}.3f} ± {found.half_width:.3f} (95 %, {found.samples} samples)"


def _share(bids: Share) -> str:
    interval = f"95 %: {percent(bids.low)} to {percent(bids.high)}"
    return f"{percent(bids.share)} ({interval}, {bids.count} of {bids.of})"
