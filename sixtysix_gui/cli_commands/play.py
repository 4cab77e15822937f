"""sixtysix-cli play: computer players against each other."""

import argparse
import contextlib
import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import TextIO

from typing_extensions import override

from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.ai.matches.results import Results
from sixtysix_gui.ai.matches.rotations import MatchTerms, Points, Sample, SeatedDeals
from sixtysix_gui.ai.matches.runner import samples
from sixtysix_gui.ai.player import DEFAULT_WORLDS
from sixtysix_gui.ai.players.registry import player_names, player_spec
from sixtysix_gui.ai.players.specification import PlayerSpec, PlayerSpecError
from sixtysix_gui.cli_commands.options import (
    Commands,
    UsageError,
    about,
    add_rule_options,
    chosen_rules,
    whole_number,
)
from sixtysix_gui.cli_commands.play_results import (
    list_lines,
    refuse_others,
    refuse_wrong_number,
    report_lines,
    table_lines,
)
from sixtysix_gui.cli_commands.streams import Progress
from sixtysix_gui.records import game_tags, write_record
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.sentences import Sentence, of_error
from sixtysix_gui.speech import texts, translate
from sixtysix_gui.storage.match_store import MatchStore, MatchStoreError

_ = texts("PlayCommand")


class RecordFile(AbstractContextManager["RecordFile"]):
    """A new file that takes the deals of every sample; without a name, nothing is written."""

    def __init__(self, name: str | None, terms: MatchTerms) -> None:
        """Make the file.

        Raises:
            UsageError: if it exists or cannot be made.
        """
        self._terms = terms
        self._is_empty = True
        self._file: TextIO | None = None if name is None else _new_file(name)

    def write(self, sample: Sample) -> None:
        """Write the deals of a sample, so that they stay even if the match is broken off."""
        if self._file is None:
            return
        for seated in sample.played:
            for deal in seated.deals:
                tags = tuple(self._tags(seated, deal))
                record = DealRecord(self._terms.rules, deal.pack, deal.dealer, deal.moves, tags)
                self._file.write(("" if self._is_empty else "\n") + write_record(record))
                self._is_empty = False
        self._file.flush()

    def _tags(self, seated: SeatedDeals, deal: PlayedDeal) -> Iterator[tuple[str, str]]:
        """Yield the players by seat, the numbers of game and deal, the code and the score."""
        for seat, player in zip(self._terms.rules.seats, seated.seating, strict=True):
            yield seat.name, self._terms.names[player]
        numbered = self._numbered(seated, deal)
        if deal.game is None:
            yield "Deal", numbered
        else:
            yield "Game", numbered
            yield "Deal", str(deal.game.deals + 1)
        if deal.fixture.code:
            yield "Code", deal.fixture.code
        if deal.game is not None:
            yield from game_tags(deal.game)

    def _numbered(self, seated: SeatedDeals, deal: PlayedDeal) -> str:
        number = str(deal.fixture.number)
        if not self._terms.rules.close:
            return f"{number}, rotation {seated.rotation + 1}"
        if deal.game is None or not seated.rotation:
            return number
        return f"{number}, seats changed"  # the game with the seats changed is another one

    @override
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def _new_file(name: str) -> TextIO:
    """Make a file for records.

    Raises:
        UsageError: if it exists or cannot be made.
    """
    try:
        return open(name, "x", encoding="utf-8", newline="\n")
    except FileExistsError as error:
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--records: {file} already exists; choose a new file name.",
                file=name,
            )
        ) from error
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--records: {file} cannot be written: {reason}.",
                file=name,
                reason=of_error(error),
            )
        ) from error


INTERRUPTED = 130
MOST_JOBS = 60
"""Processes at most; Windows cannot wait for many more."""


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "play",
        help=_("let computer players play against each other"),
        description=_(
            "Plays deals or games between two computer players and prints the first player’s game "
            "points per deal, or the games won, with a 95% confidence interval, and the time per "
            "decision. In games for three and four, and in idiots-66 and gaigel-2, every deal or "
            "game is played in all rotations of the players, which together count as one sample; "
            "the points per deal of each side and its share of the games are printed. The same "
            "seed gives the same deals. Ctrl+C prints the results so far."
        ),
        allow_abbrev=False,
    )
    add_rule_options(parser)
    _add_match_options(parser)
    _add_run_options(parser)
    parser.set_defaults(run=run)


def _add_match_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        metavar="P,Q",
        help=_(
            "two of these players: {players}; each can have options, as in {example}; in a game "
            "for three or four, one for each seat in playing order, from: {table_players}"
        ).format(
            players=", ".join(player_names(rule_set())),
            example="expert:worlds=40",
            table_players=", ".join(player_names(rule_set(rule_set_names(close=False)[0]))),
        ),
    )
    text = _("list all players of the game with their options, and exit")
    parser.add_argument("--list", action="store_true", help=text)
    length = parser.add_mutually_exclusive_group()
    text = _("number of deals (default: 100)")
    length.add_argument("--deals", metavar="N", type=whole_number(1), default=100, help=text)
    text = _("number of whole games, played to the rule set’s target, instead of deals")
    length.add_argument("--games", metavar="N", type=whole_number(1), help=text)
    text = _("random seed for the deals (default: 1)")
    parser.add_argument("--seed", metavar="S", type=whole_number(0), default=1, help=text)
    text = _("play every deal or game twice, with seats swapped; for two players")
    parser.add_argument("--mirror", action="store_true", help=text)
    _add_measures(parser)


def _add_measures(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=whole_number(1),
        default=DEFAULT_WORLDS,
        help=_("worlds a player may sample per decision (default: {usual})").format(
            usual=DEFAULT_WORLDS
        ),
    )
    text = _("iterations for a player that searches (default: the player’s own number)")
    parser.add_argument("--iterations", metavar="N", type=whole_number(1), help=text)


def _add_run_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number(1, MOST_JOBS),
        default=1,
        help=_("processes running in parallel; the results stay the same (default: 1)"),
    )
    file = translate("Commands", "FILE")
    text = _("keep all points in a file; if it exists, continue where it ends")
    parser.add_argument("--store", metavar=file, help=text)
    text = _("write records of all deals played to a new file")
    parser.add_argument("--records", metavar=file, help=text)


def run(options: argparse.Namespace) -> int:
    """Play the match; 0 when it is through, 130 when it was interrupted."""
    if options.list:
        for line in list_lines(options.variant):
            print(line)
        return 0
    rules = chosen_rules(options)
    if not rules.close:
        refuse_others(options, rules)
    terms = _terms(options, rules)
    results = Results()
    start = time.perf_counter()
    status = 0
    with _store(options.store, terms) as store, RecordFile(options.records, terms) as records:
        stored: Mapping[int, Points] = {} if store is None else store.samples
        try:
            with contextlib.closing(_match(terms, options, stored)) as match:
                for sample in match:
                    results.add(sample)
                    if store is not None and sample.played:
                        store.add(sample.number, sample.points(games=terms.games))
                    records.write(sample)
        except KeyboardInterrupt:
            status = INTERRUPTED
    lines = report_lines if rules.close else table_lines
    for line in lines(terms, results, time.perf_counter() - start):
        print(line)
    return status


def _match(
    terms: MatchTerms, options: argparse.Namespace, stored: Mapping[int, Points]
) -> Generator[Sample, None, None]:
    count: int = options.games or options.deals
    each = len(terms.seatings) if terms.rules.close else 1
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
            done += bool(sample.played)
            progress.show(done * each)


def _terms(options: argparse.Namespace, rules: Rules) -> MatchTerms:
    return MatchTerms(
        _players(options.players, rules),
        rules,
        options.seed,
        mirrored=options.mirror or not rules.close,
        worlds=options.worlds,
        iterations=options.iterations,
        games=options.games is not None,
    )


def _players(text: str | None, rules: Rules) -> tuple[PlayerSpec, ...]:
    names = (text or "").split(",")
    if not rules.close:
        refuse_wrong_number(names, rules)
    elif len(names) != len(rules.seats):
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--players takes two names, as in {example}. Use --list to see all players.",
                example="expert,simple",
            )
        )
    try:
        return tuple(player_spec(name, rules) for name in names)
    except PlayerSpecError as error:
        raise about("--players", error) from error


def _store(
    name: str | None, terms: MatchTerms
) -> contextlib.AbstractContextManager[MatchStore | None]:
    if name is None:
        return contextlib.nullcontext()
    try:
        return MatchStore(Path(name), terms.described(), terms.values_a_sample)
    except MatchStoreError as error:
        raise about("--store", error) from error
