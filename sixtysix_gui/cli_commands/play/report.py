"""The players there are, and the result of a match, as lines for people."""

from collections.abc import Iterable, Iterator

from sixtysix_gui.ai.matches.results import Estimate, Results, Share, Times, times
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.players.registry import players_of
from sixtysix_gui.cli_commands.common.streams import in_columns
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.speech import spoken, translate


def list_lines(variant: str) -> Iterator[str]:
    """Give every player of a rule set with what is said about him, then each of his options."""
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
    """Give games won and points per deal with intervals, the deals, the speed and the times."""
    first, second = terms.names
    pattern = translate("PlayCommand", "{first} against {second}: {terms}")
    yield pattern.format(first=first, second=second, terms=_played_how(terms))
    rows = [*_result_rows(terms, results, seconds), *_time_rows(terms, results)]
    yield from in_columns(rows, WORDS)


def _result_rows(terms: MatchTerms, results: Results, seconds: float) -> Iterator[tuple[str, str]]:
    if terms.games:
        yield translate("PlayCommand", "Games won"), _games(results.games_won())
    points = results.lead()
    yield translate("PlayCommand", "Game points per deal"), _points(points, terms)
    yield translate("PlayCommand", "Deals"), _deals(results, terms)
    if results.stored:
        stored = translate("PlayCommand", "{count} of them").format(count=results.stored)
        yield translate("PlayCommand", "Played before"), stored
    if seconds > 0:
        speed = (results.deals - results.stored) / seconds
        yield translate("PlayCommand", "Deals per second"), f"{speed:.2f}"


def _time_rows(terms: MatchTerms, results: Results) -> Iterator[tuple[str, str]]:
    heads = (
        #: a column of times; at most 9 characters, as all four
        translate("PlayCommand", "mean"),
        translate("PlayCommand", "median"),
        translate("PlayCommand", "99 %"),
        translate("PlayCommand", "longest"),
    )
    yield translate("PlayCommand", "Time per decision"), _in_time_columns(heads)
    for player, name in enumerate(_distinct(terms.names)):
        yield f"  {name}", _times(times(results.seconds[player]))


def _played_how(terms: MatchTerms) -> str:
    seed = translate("PlayCommand", "seed {seed}").format(seed=terms.seed)
    parts = [rules_text(terms.rules), seed]
    if terms.iterations is not None:
        iterations = translate("PlayCommand", "iterations {count}")
        parts.append(iterations.format(count=terms.iterations))
    if terms.games:
        parts.append(translate("PlayCommand", "whole games"))
    if terms.mirrored:
        parts.append(translate("PlayCommand", "mirrored"))
    return ", ".join(parts)


def _deals(results: Results, terms: MatchTerms) -> str:
    if terms.games:
        return str(results.deals)
    first, second = terms.names
    won, lost, drawn = results.won_lost_drawn()
    pattern = translate("PlayCommand", "{deals}: {first} {won}, {second} {lost}, drawn {drawn}")
    return pattern.format(
        deals=results.deals, first=first, won=won, second=second, lost=lost, drawn=drawn
    )


def _games(found: Share | None) -> str:
    return none_yet() if found is None else share_text(found)


def none_yet() -> str:
    """Say that there is no figure yet."""
    return translate("PlayCommand", "none yet")


def share_text(found: Share) -> str:
    """Write a share with its interval, and of how many it is one."""
    pattern = translate("PlayCommand", "{share} (95 %: {low} to {high}, {count} of {of})")
    return pattern.format(
        share=percent(found.share),
        low=percent(found.low),
        high=percent(found.high),
        count=found.count,
        of=found.of,
    )


def percent(share: float) -> str:
    """Write a share from 0 to 1 in hundredths."""
    return f"{100 * share:.1f} %"


def _points(found: Estimate | None, terms: MatchTerms) -> str:
    if found is None:
        return none_yet()
    if terms.mirrored:
        return estimate_text(found, translate("PlayCommand", "%n pair(s)", n=found.samples))
    if terms.games:
        return estimate_text(found, translate("PlayCommand", "%n game(s)", n=found.samples))
    return estimate_text(found, translate("PlayCommand", "%n deal(s)", n=found.samples))


def estimate_text(found: Estimate, samples: str, sign: str = "+") -> str:
    """Write a mean with its interval, and of how many samples it is one."""
    mean = f"{found.mean:{sign}.3f}"
    if found.half_width is None:
        pattern = translate("PlayCommand", "{mean} (no interval from a single sample)")
        return pattern.format(mean=mean)
    pattern = translate("PlayCommand", "{mean} ± {half} (95 %, {samples})")
    return pattern.format(mean=mean, half=f"{found.half_width:.3f}", samples=samples)


def _times(found: Times | None) -> str:
    if found is None:
        return translate("PlayCommand", "none")
    values = (found.mean, found.median, found.percentile_99, found.longest)
    return _in_time_columns(map(_milliseconds, values))


def _in_time_columns(texts: Iterable[str]) -> str:
    return "".join(f"{text:<{_TIME}}" for text in texts).rstrip()


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def _distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    first, second = names
    return (f"{first} (1)", f"{second} (2)") if first == second else names
