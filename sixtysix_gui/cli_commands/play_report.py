"""The result of a match as lines for people."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.ai.match_results import Estimate, MatchResults, Times, times
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.variants import RuleSet


@dataclass(frozen=True)
class Heading:
    """What was played: the players' names, the rules, the seed, and whether mirrored."""

    names: tuple[str, str]
    rules: RuleSet
    seed: int
    mirrored: bool


def report_lines(heading: Heading, results: MatchResults, seconds: float) -> Iterator[str]:
    """Give the points per deal with their interval, the deals won, the speed and the times."""
    deals = len(results.points)
    first, second = heading.names
    mirrored = ", mirrored" if heading.mirrored else ""
    yield f"{first} against {second}: {rules_text(heading.rules)}, seed {heading.seed}{mirrored}"
    yield f"Game points per deal  {_points(results.points_per_deal(), heading.mirrored)}"
    won, lost, drawn = results.won_lost_drawn()
    yield f"Deals                 {deals}: {first} {won}, {second} {lost}, drawn {drawn}"
    if seconds > 0:
        yield f"Deals per second      {deals / seconds:.2f}"
    yield "Time per decision     mean      median    99 %      longest"
    for name, own in zip(_distinct(heading.names), results.seconds, strict=True):
        yield f"  {name:<20}{_times(times(own))}"


def _points(found: Estimate | None, mirrored: bool) -> str:
    if found is None:
        return "none yet"
    kind = "pairs" if mirrored else "deals"
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
