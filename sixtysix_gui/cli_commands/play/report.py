"""The players there are, and the result of a match, as lines for people."""

from collections.abc import Iterator

from sixtysix_gui.ai.matches.results import Estimate, GameResults, MatchResults, Share, Times, times
from sixtysix_gui.ai.matches.terms import MatchTerms
from sixtysix_gui.ai.players.registry import PLAYERS
from sixtysix_gui.ai.trick_game.registry import TRICK_PLAYERS
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.registry import TRICK_GAMES


def list_lines(variant: str) -> Iterator[str]:
    """Give every player of a rule set with what is said about him, then each of his options."""
    kinds = TRICK_PLAYERS if variant in TRICK_GAMES.names() else PLAYERS
    for name, kind in kinds.items():
        yield f"{name}: {kind.meaning}"
        for option in kind.options:
            yield f"  {option.name}={option.values.form}: {option.meaning}"


_COLUMN = 20
"""Characters of the widest name that does not move the columns beside it."""


def report_lines(
    terms: MatchTerms, results: MatchResults | GameResults, seconds: float
) -> Iterator[str]:
    """Give games won and points per deal with intervals, the deals, the speed and the times."""
    deals = results.deals
    first, second = terms.names
    yield f"{first} against {second}: {_played_how(terms)}"
    if isinstance(results, GameResults):
        yield f"Games won             {_games(results.games_won())}"
    yield f"Game points per deal  {_points(results.points_per_deal(), terms)}"
    yield f"Deals                 {deals}{_shares(results, terms)}"
    if results.stored:
        yield f"Played before         {results.stored} of them"
    if seconds > 0:
        yield f"Deals per second      {(deals - results.stored) / seconds:.2f}"
    names = _distinct(terms.names)
    width = max(_COLUMN, *(len(name) + 2 for name in names))
    yield f"{'Time per decision':<{width + 2}}mean      median    99 %      longest"
    for name, own in zip(names, results.seconds, strict=True):
        yield f"  {name:<{width}}{_times(times(own))}"


def _played_how(terms: MatchTerms) -> str:
    parts = [rules_text(terms.rules), f"seed {terms.seed}"]
    if terms.iterations is not None:
        parts.append(f"iterations {terms.iterations}")
    if terms.games:
        parts.append("whole games")
    if terms.mirrored:
        parts.append("mirrored")
    return ", ".join(parts)


def _shares(results: MatchResults | GameResults, terms: MatchTerms) -> str:
    if isinstance(results, GameResults):
        return ""
    first, second = terms.names
    won, lost, drawn = results.won_lost_drawn()
    return f": {first} {won}, {second} {lost}, drawn {drawn}"


def _games(found: Share | None) -> str:
    if found is None:
        return "none yet"
    interval = f"95 %: {percent(found.low)} to {percent(found.high)}"
    return f"{percent(found.share)} ({interval}, {found.count} of {found.of})"


def percent(share: float) -> str:
    """Write a share from 0 to 1 in hundredths."""
    return f"{100 * share:.1f} %"


def _points(found: Estimate | None, terms: MatchTerms) -> str:
    if found is None:
        return "none yet"
    kind = "pairs" if terms.mirrored else "games" if terms.games else "deals"
    if found.half_width is None:
        return f"{found.mean:+.3f} (no interval from a single sample)"
    return f"{found.mean:+.3f} ± {found.half_width:.3f} (95 %, {found.samples} {kind})"


def _times(found: Times | None) -> str:
    if found is None:
        return "none"
    values = (found.mean, found.median, found.percentile_99, found.longest)
    return "".join(f"{_milliseconds(value):<10}" for value in values).rstrip()


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def _distinct(names: tuple[str, str]) -> tuple[str, str]:
    first, second = names
    return (f"{first} (1)", f"{second} (2)") if first == second else names
