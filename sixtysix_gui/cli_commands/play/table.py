"""Computer players at a table of the games for three and four: deals in all rotations."""

import argparse
import contextlib
import time
from collections.abc import Iterator

from sixtysix_gui.ai.matches.results import Estimate
from sixtysix_gui.ai.matches.table_results import TableResults
from sixtysix_gui.ai.matches.tables import TableTerms, seatings, table_samples
from sixtysix_gui.ai.player import DEFAULT_WORLDS
from sixtysix_gui.ai.players.specification import PlayerSpec, PlayerSpecError
from sixtysix_gui.ai.trick_game.registry import trick_player_names, trick_player_spec
from sixtysix_gui.cli_commands.common.options import UsageError, about
from sixtysix_gui.cli_commands.common.progress import Progress
from sixtysix_gui.cli_commands.common.streams import in_columns
from sixtysix_gui.cli_commands.play.report import WORDS, estimate_text, share_text
from sixtysix_gui.cli_commands.play.table_records import TableRecordFile
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence
from sixtysix_gui.speech import translate

INTERRUPTED = 130


def table_names() -> str:
    """List the players of these games."""
    return ", ".join(trick_player_names())


def run_table(options: argparse.Namespace, rules: Rules) -> int:
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


def _refuse_others(options: argparse.Namespace, rules: Rules) -> None:
    if options.mirror:
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--mirror has nothing to add: {rules} is played in all rotations of the players "
                "over the seats, which takes the luck of the cards out as well.",
                rules=rules.name,
            )
        )
    if options.worlds != DEFAULT_WORLDS:
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--worlds belongs to players of two hands; here a player takes his own, as in "
                "{example}.",
                example="expert:worlds=40",
            )
        )
    if options.store:
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--store belongs to matches of two players; at a table --records keeps what was "
                "played.",
            )
        )
    if options.games and rules.game_end == "open":
        raise UsageError(
            Sentence(
                "PlayCommand", "--games: an open game is never over by itself; choose --deals."
            )
        )


def _players(text: str | None, rules: Rules) -> tuple[PlayerSpec, ...]:
    names = (text or "").split(",")
    if len(names) != len(rules.seats):
        example = ",".join(("expert", "simple", "expert", "simple")[: len(rules.seats)])
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--players takes {count} names for {rules}, one a seat in playing order, as in "
                "{example}. --list shows who there is.",
                count=len(rules.seats),
                rules=rules.name,
                example=example,
            )
        )
    try:
        return tuple(map(trick_player_spec, names))
    except PlayerSpecError as error:
        raise about("--players", error) from error


def table_lines(terms: TableTerms, results: TableResults, seconds: float) -> Iterator[str]:
    """Give who played what, and of every party games, points, lead and bids with intervals."""
    rules = terms.rules
    names = ", ".join(map(str, terms.players))
    pattern = (
        translate("PlayCommand", "{players}: {rules}, seed {seed}, whole games")
        if terms.games
        else translate("PlayCommand", "{players}: {rules}, seed {seed}")
    )
    yield pattern.format(players=names, rules=rules_text(rules), seed=terms.seed)
    rows = list(_rows(terms, results, seconds))
    yield from in_columns(rows, WORDS)


def _rows(terms: TableTerms, results: TableResults, seconds: float) -> Iterator[tuple[str, str]]:
    count = len(results.samples)
    yield _sample_row(terms, count)
    if not count:
        return
    if terms.games:
        deals = translate("PlayCommand", "{count}, every rotation counted")
        yield translate("PlayCommand", "Deals"), deals.format(count=results.deals)
    if seconds > 0:
        yield _speed_word(terms), f"{count / seconds:.2f}"
    for players in _parties(terms):
        yield _party_name(terms, players), ""
        yield from _party_rows(terms, results, players[0])


def _sample_row(terms: TableTerms, count: int) -> tuple[str, str]:
    word = translate("PlayCommand", "Games") if terms.games else translate("PlayCommand", "Deals")
    rotations = len(seatings(terms.rules))
    pattern = translate("PlayCommand", "{count}, each in %n rotation(s)", n=rotations)
    return word, pattern.format(count=count)


def _speed_word(terms: TableTerms) -> str:
    if terms.games:
        return translate("PlayCommand", "Games per second")
    return translate("PlayCommand", "Deals per second")


def _party_name(terms: TableTerms, players: tuple[int, ...]) -> str:
    names = [f"{terms.players[number]} ({number + 1})" for number in players]
    if len(names) == 1:
        return names[0]
    first, second = names
    pattern = translate("PlayCommand", "{first} and {second}")
    return pattern.format(first=first, second=second)


def _party_rows(terms: TableTerms, results: TableResults, player: int) -> Iterator[tuple[str, str]]:
    if terms.games:
        won = _estimate(results.games_won(player), sign="")
        yield translate("PlayCommand", "  Share of games won"), won
    yield translate("PlayCommand", "  Points per deal"), _estimate(results.points(player))
    yield translate("PlayCommand", "  More than others"), _estimate(results.lead(player))
    bids = results.bids_made(player)
    if bids is not None:
        yield translate("PlayCommand", "  Bids made"), share_text(bids)


def _parties(terms: TableTerms) -> Iterator[tuple[int, ...]]:
    """Give the numbers of the players who score together, party by party."""
    seating = seatings(terms.rules)[0]
    for party in terms.rules.parties:
        yield tuple(sorted(seating[seat] for seat in party.seats))


def _estimate(found: Estimate, sign: str = "+") -> str:
    samples = translate("PlayCommand", "%n sample(s)", n=found.samples)
    return estimate_text(found, samples, sign)
