"""What a match in a game for three or four is asked for, and its result as lines for people."""

import argparse
from collections.abc import Iterator, Sequence

from sixtysix_gui.ai.matches.results import Estimate, Results
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.player import DEFAULT_WORLDS
from sixtysix_gui.cli_commands.common.options import UsageError
from sixtysix_gui.cli_commands.common.streams import in_columns
from sixtysix_gui.cli_commands.play.report import WORDS, estimate_text, none_yet, share_text
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence
from sixtysix_gui.speech import translate


def refuse_others(options: argparse.Namespace, rules: Rules) -> None:
    """Refuse the options that mean nothing at such a table.

    Raises:
        UsageError: for one of them.
    """
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


def refuse_wrong_number(names: Sequence[str], rules: Rules) -> None:
    """Refuse names of players that are not one a seat.

    Raises:
        UsageError: then.
    """
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


def table_lines(terms: MatchTerms, results: Results, seconds: float) -> Iterator[str]:
    """Give who played what, and of every party games, points, lead and bids with intervals."""
    rules = terms.rules
    names = ", ".join(terms.names)
    pattern = (
        translate("PlayCommand", "{players}: {rules}, seed {seed}, whole games")
        if terms.games
        else translate("PlayCommand", "{players}: {rules}, seed {seed}")
    )
    yield pattern.format(players=names, rules=rules_text(rules), seed=terms.seed)
    rows = list(_rows(terms, results, seconds))
    yield from in_columns(rows, WORDS)


def _rows(terms: MatchTerms, results: Results, seconds: float) -> Iterator[tuple[str, str]]:
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


def _sample_row(terms: MatchTerms, count: int) -> tuple[str, str]:
    word = translate("PlayCommand", "Games") if terms.games else translate("PlayCommand", "Deals")
    rotations = len(terms.seatings)
    pattern = translate("PlayCommand", "{count}, each in %n rotation(s)", n=rotations)
    return word, pattern.format(count=count)


def _speed_word(terms: MatchTerms) -> str:
    if terms.games:
        return translate("PlayCommand", "Games per second")
    return translate("PlayCommand", "Deals per second")


def _party_name(terms: MatchTerms, players: tuple[int, ...]) -> str:
    names = [f"{terms.players[number]} ({number + 1})" for number in players]
    if len(names) == 1:
        return names[0]
    first, second = names
    pattern = translate("PlayCommand", "{first} and {second}")
    return pattern.format(first=first, second=second)


def _party_rows(terms: MatchTerms, results: Results, player: int) -> Iterator[tuple[str, str]]:
    if terms.games:
        won = _estimate(results.share_of_games(player), sign="")
        yield translate("PlayCommand", "  Share of games won"), won
    yield translate("PlayCommand", "  Points per deal"), _estimate(results.points(player))
    yield translate("PlayCommand", "  More than others"), _estimate(results.lead(player))
    bids = results.bids_made(player)
    if bids is not None:
        yield translate("PlayCommand", "  Bids made"), share_text(bids)


def _parties(terms: MatchTerms) -> Iterator[tuple[int, ...]]:
    """Give the numbers of the players who score together, party by party."""
    seating = terms.seatings[0]
    for party in terms.rules.parties:
        yield tuple(sorted(seating[seat] for seat in party.seats))


def _estimate(found: Estimate | None, sign: str = "+") -> str:
    if found is None:
        return none_yet()
    samples = translate("PlayCommand", "%n sample(s)", n=found.samples)
    return estimate_text(found, samples, sign)
