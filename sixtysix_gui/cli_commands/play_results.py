"""The players there are, and the result of a match, as lines for people."""

import argparse
from collections.abc import Iterable, Iterator, Sequence

from sixtysix_gui.ai.matches.results import Estimate, Results, Share, Times, times
from sixtysix_gui.ai.matches.rotations import MatchTerms
from sixtysix_gui.ai.player import DEFAULT_WORLDS
from sixtysix_gui.ai.players.registry import players_of
from sixtysix_gui.cli_commands.options import UsageError
from sixtysix_gui.cli_commands.streams import in_columns
from sixtysix_gui.rules.fair_deals import rules_text
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.sentences import Sentence
from sixtysix_gui.speech import spoken, texts, translate, with_decimal_sign

_ = texts("PlayCommand")


def list_lines(variant: str) -> Iterator[str]:
    """Yield every player of a rule set with what is said about him, then each of his options."""
    for name, kind in players_of(rule_set(variant)).items():
        yield f"{name}: {translate('Players', kind.meaning)}"
        for option in kind.options:
            meaning = translate("PlayerOptions", option.meaning)
            yield f"  {option.name}={spoken(option.values.form)}: {meaning}"


WORDS = 20
"""Characters of a word, or of a player's name, that do not move the column beside it."""
_TIME = 10
"""Characters of a column of times."""


def report_lines(terms: MatchTerms, results: Results, seconds: float) -> Iterator[str]:
    """Yield games won and points per deal with intervals, the deals, the speed and the times."""
    first, second = terms.names
    pattern = _("{first} against {second}: {terms}")
    yield pattern.format(first=first, second=second, terms=_played_how(terms))
    rows = [*_result_rows(terms, results, seconds), *_time_rows(terms, results)]
    yield from in_columns(rows, WORDS)


def _result_rows(terms: MatchTerms, results: Results, seconds: float) -> Iterator[tuple[str, str]]:
    if terms.games:
        yield _("Games won"), _games(results.games_won())
    points = results.lead()
    yield _("Game points per deal"), _points(points, terms)
    yield _("Deals"), _deals(results, terms)
    if results.stored:
        stored = _("{count} of them").format(count=results.stored)
        yield _("Played before"), stored
    if seconds > 0:
        speed = (results.deals - results.stored) / seconds
        yield _("Deals per second"), with_decimal_sign(f"{speed:.2f}")


def _time_rows(terms: MatchTerms, results: Results) -> Iterator[tuple[str, str]]:
    heads = (
        #: a column of times; at most 9 characters, as all four
        _("mean"),
        _("median"),
        _("99%"),
        _("longest"),
    )
    yield _("Time per decision"), _in_time_columns(heads)
    for player, name in enumerate(_distinct(terms.names)):
        yield f"  {name}", _times(times(results.seconds[player]))


def _played_how(terms: MatchTerms) -> str:
    seed = _("seed {seed}").format(seed=terms.seed)
    parts = [rules_text(terms.rules), seed]
    if terms.iterations is not None:
        iterations = _("iterations {count}")
        parts.append(iterations.format(count=terms.iterations))
    if terms.games:
        parts.append(_("whole games"))
    if terms.mirrored:
        parts.append(_("mirrored"))
    return ", ".join(parts)


def _deals(results: Results, terms: MatchTerms) -> str:
    if terms.games:
        return str(results.deals)
    first, second = terms.names
    won, lost, drawn = results.won_lost_drawn()
    pattern = _("{deals}: {first} {won}, {second} {lost}, tied {drawn}")
    return pattern.format(
        deals=results.deals, first=first, won=won, second=second, lost=lost, drawn=drawn
    )


def _games(found: Share | None) -> str:
    return none_yet() if found is None else share_text(found)


def none_yet() -> str:
    """Say that there is no figure yet."""
    return _("none yet")


def share_text(found: Share) -> str:
    """Write a share with its interval, and of how many it is one."""
    pattern = _("{share} (95%: {low} to {high}, {count} of {of})")
    return pattern.format(
        share=percent(found.share),
        low=percent(found.low),
        high=percent(found.high),
        count=found.count,
        of=found.of,
    )


def percent(share: float) -> str:
    """Write a share from 0 to 1 in hundredths."""
    return _("{share}%").format(share=with_decimal_sign(f"{100 * share:.1f}"))


def _points(found: Estimate | None, terms: MatchTerms) -> str:
    if found is None:
        return none_yet()
    if terms.mirrored:
        return estimate_text(found, _("%n pair(s)", n=found.samples))
    if terms.games:
        return estimate_text(found, _("%n game(s)", n=found.samples))
    return estimate_text(found, _("%n deal(s)", n=found.samples))


def estimate_text(found: Estimate, samples: str, sign: str = "+") -> str:
    """Write a mean with its interval, and of how many samples it is one."""
    mean = with_decimal_sign(f"{found.mean:{sign}.3f}")
    if found.half_width is None:
        pattern = _("{mean} (no interval from a single sample)")
        return pattern.format(mean=mean)
    pattern = _("{mean} ± {half} (95%, {samples})")
    return pattern.format(
        mean=mean, half=with_decimal_sign(f"{found.half_width:.3f}"), samples=samples
    )


def _times(found: Times | None) -> str:
    if found is None:
        return _("none")
    values = (found.mean, found.median, found.percentile_99, found.longest)
    return _in_time_columns(map(_milliseconds, values))


def _in_time_columns(texts: Iterable[str]) -> str:
    return "".join(f"{text:<{_TIME}}" for text in texts).rstrip()


def _milliseconds(seconds: float) -> str:
    return with_decimal_sign(f"{seconds * 1000:.1f} ms")


def _distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    first, second = names
    return (f"{first} (1)", f"{second} (2)") if first == second else names


def refuse_others(options: argparse.Namespace, rules: Rules) -> None:
    """Refuse the options that mean nothing at such a table.

    Raises:
        UsageError: for one of them.
    """
    if options.mirror:
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--mirror adds nothing here: {rules} is already played with the players in every "
                "rotation of the seats, which also evens out the luck of the cards.",
                rules=rules.name,
            )
        )
    if options.worlds != DEFAULT_WORLDS:
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--worlds is only for games with two hands; here, set it as an option of the "
                "player, as in {example}.",
                example="expert:worlds=40",
            )
        )
    if options.store:
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--store is only for matches between two players; here, use --records to keep "
                "what was played.",
            )
        )
    if options.games and rules.game_end == "open":
        raise UsageError(
            Sentence(
                "PlayCommand",
                "--games: an open-ended game never ends on its own; use --deals instead.",
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
                "--players takes {count} names for {rules}, one for each seat in playing order, "
                "as in {example}. Use --list to see all players.",
                count=len(rules.seats),
                rules=rules.name,
                example=example,
            )
        )


def table_lines(terms: MatchTerms, results: Results, seconds: float) -> Iterator[str]:
    """Yield who played what, and of every party games, points, lead and bids with intervals."""
    rules = terms.rules
    names = ", ".join(terms.names)
    pattern = (
        _("{players}: {rules}, seed {seed}, whole games")
        if terms.games
        else _("{players}: {rules}, seed {seed}")
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
        deals = _("{count}, counting every rotation")
        yield _("Deals"), deals.format(count=results.deals)
    if seconds > 0:
        yield _speed_word(terms), with_decimal_sign(f"{count / seconds:.2f}")
    for players in _parties(terms):
        yield _party_name(terms, players), ""
        yield from _party_rows(terms, results, players[0])


def _sample_row(terms: MatchTerms, count: int) -> tuple[str, str]:
    word = _("Games") if terms.games else _("Deals")
    rotations = len(terms.seatings)
    pattern = _("{count}, each in %n rotation(s)", n=rotations)
    return word, pattern.format(count=count)


def _speed_word(terms: MatchTerms) -> str:
    if terms.games:
        return _("Games per second")
    return _("Deals per second")


def _party_name(terms: MatchTerms, players: tuple[int, ...]) -> str:
    names = [f"{terms.players[number]} ({number + 1})" for number in players]
    if len(names) == 1:
        return names[0]
    first, second = names
    pattern = _("{first} and {second}")
    return pattern.format(first=first, second=second)


def _party_rows(terms: MatchTerms, results: Results, player: int) -> Iterator[tuple[str, str]]:
    if terms.games:
        won = _estimate(results.share_of_games(player), sign="")
        yield _("  Share of games won"), won
    yield _("  Points per deal"), _estimate(results.points(player))
    yield _("  Margin over others"), _estimate(results.lead(player))
    bids = results.bids_made(player)
    if bids is not None:
        yield _("  Bids made"), share_text(bids)


def _parties(terms: MatchTerms) -> Iterator[tuple[int, ...]]:
    """Yield the numbers of the players who score together, party by party."""
    seating = terms.seatings[0]
    for party in terms.rules.parties:
        yield tuple(sorted(seating[seat] for seat in party.seats))


def _estimate(found: Estimate | None, sign: str = "+") -> str:
    if found is None:
        return none_yet()
    samples = _("%n sample(s)", n=found.samples)
    return estimate_text(found, samples, sign)
