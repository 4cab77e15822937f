"""Who has won a game (rules.md 3.7, many.md 2.3, 3.4, 4.3 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sixtysix_gui.rules.seats import Party
from sixtysix_gui.rules.sets.rules import Rules


@dataclass(frozen=True)
class Standing:
    """How a game stands: points won by each party, deals decided, and who bid in the last."""

    won: tuple[int, ...]
    decided: int
    bidder: int | None = None


Winners = tuple[Party, ...]
"""Usually one party; several share a game, none has won while it goes on."""


def at_target(rules: Rules, standing: Standing) -> Winners:
    """Return every party that has the target."""
    return tuple(party for party in rules.parties if standing.won[party] >= rules.target)


def highest_alone(rules: Rules, standing: Standing) -> Winners:
    """Return the party at the target and above all others; without it, one more deal follows."""
    highest = _highest(rules, standing)
    reached = standing.won[highest[0]] >= rules.target
    return highest if reached and len(highest) == 1 else ()


def bidders_out(rules: Rules, standing: Standing) -> Winners:
    """Return the bidder of several at the target, or else the highest alone (many.md 4.3)."""
    there = at_target(rules, standing)
    return tuple(party for party in there if party.number == standing.bidder) or highest_alone(
        rules, standing
    )


def by_length(rules: Rules, standing: Standing) -> Winners:
    """Return who has most after a number of deals or at a number of stakes (many.md 2.3, D3)."""
    most = max(standing.won)
    reached = {"deals-12": standing.decided, "stakes-10": most}.get(rules.game_end)
    over = reached is not None and reached >= rules.target
    return _highest(rules, standing) if over else ()


def _highest(rules: Rules, standing: Standing) -> Winners:
    most = max(standing.won)
    return tuple(party for party in rules.parties if standing.won[party] == most)


ENDS: Mapping[str, Callable[[Rules, Standing], Winners]] = {
    "at-target": at_target,
    "highest-alone": highest_alone,
    "bidders-out": bidders_out,
    "by-length": by_length,
}
"""The ends of games, by the names that games.toml uses."""


def winners(rules: Rules, standing: Standing) -> Winners:
    """Return who has won a game."""
    return ENDS[rules.plan.winners](rules, standing)
