"""Players whose true strength is known, and the careers that they play.

Nothing of them comes from the code that makes the figures. Some are made up, anywhere from below
the Nine to above the Ace: what a deal brings them is drawn from what deals of the levels against
each other brought, tilted so that it is right on average; form changes from game to game, the first
lead is worth something, and a game ends at its target. What such a player wins in the long run is
found by playing thousands of games. The others are real: whole games of the computer's levels as
they were played, drawn with replacement; what is true is what all these games brought.
"""

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Protocol

from tools.careers.rows import Points
from tools.careers.values import LEVELS, PlayedGame, fitted, played_matches

RULES = "german-66"
"""What made-up players play, and where their results are from."""
TARGET = 7
FORM = 0.25
"""How much form moves a player from game to game, in game points a deal: a standard deviation."""
FIRST_LEAD = 0.1
"""What the first lead is worth in a deal."""
STRENGTHS = tuple(step / 10 for step in range(-8, 9))
"""Made-up players are worth that much more than the Queen, but for what a game's end adds."""
LONG_RUN = 20_000
"""Games against each opponent until it is known what a made-up player is worth."""
_STEP = 0.05


@dataclass(frozen=True)
class Truth:
    """What a player wins per deal in the long run, and what that makes them worth."""

    points: float
    strength: float


@dataclass(frozen=True)
class Game:
    """A game against a level, by what both had of each deal."""

    level: str
    deals: tuple[Points, ...]


class KnownPlayer(Protocol):
    """A player whose truth is known."""

    @property
    def truth(self) -> Truth:
        """What is true of them."""
        ...

    def play(self, chance: random.Random) -> Game:
        """Play a game against one of their opponents."""
        ...


@dataclass(frozen=True)
class MadeUpPlayer:
    """A player who is worth ``strength`` and meets the two levels that are nearest to them."""

    strength: float

    @property
    def opponents(self) -> tuple[int, ...]:
        """The two levels, by their numbers."""
        values = values_of_levels()
        nearest = sorted(range(len(LEVELS)), key=lambda level: abs(values[level] - self.strength))
        return tuple(sorted(nearest[:2]))

    @property
    def truth(self) -> Truth:
        """What is true in the long run, found by playing."""
        return _long_run(self)

    def play(self, chance: random.Random) -> Game:
        """Play a game against one of both, either as often."""
        return self._against(chance.choice(self.opponents), chance)

    def _against(self, level: int, chance: random.Random) -> Game:
        lead = self.strength - values_of_levels()[level] + chance.gauss(0, FORM)
        deals: list[Points] = []
        mine = other = 0
        leads = chance.random() < 1 / 2
        while mine < TARGET and other < TARGET:
            result = _drawn(lead + (FIRST_LEAD if leads else -FIRST_LEAD), chance)
            deals.append((max(result, 0), max(-result, 0)))
            mine, other, leads = mine + deals[-1][0], other + deals[-1][1], not leads
        return Game(LEVELS[level], tuple(deals))


@dataclass(frozen=True)
class RealPlayer:
    """A level that has played games against another one, whose own value is known."""

    level: int
    opponent: int
    games: tuple[PlayedGame, ...]

    @property
    def truth(self) -> Truth:
        """What is true of these games: a player who goes on so for ever."""
        won = sum(game.first - game.second for game in self.games)
        points = won / sum(game.deals for game in self.games)
        return Truth(points, values_of_levels()[self.opponent] + points)

    def play(self, chance: random.Random) -> Game:
        """Draw one of the games. Only its end is known: all of it is put into its first deal."""
        game = chance.choice(self.games)
        rest = ((0, 0),) * (game.deals - 1)
        return Game(LEVELS[self.opponent], ((game.first, game.second), *rest))


@cache
def values_of_levels() -> tuple[float, ...]:
    """Return what the levels are worth by the matches, and so for these players."""
    return fitted(played_matches()).values


@cache
def real_players() -> tuple[RealPlayer, ...]:
    """Return both levels of every match of games, each against the other."""
    found: list[RealPlayer] = []
    for match in played_matches():
        if match.games:
            seen = tuple(PlayedGame(game.second, game.first, game.deals) for game in match.games)
            found.append(RealPlayer(match.first, match.second, match.games))
            found.append(RealPlayer(match.second, match.first, seen))
    return tuple(found)


@cache
def _long_run(player: MadeUpPlayer) -> Truth:
    chance = random.Random(f"long run {player.strength}")
    values: dict[str, float] = dict(zip(LEVELS, values_of_levels(), strict=True))
    won = worth = deals = 0.0
    for _ in range(LONG_RUN * len(player.opponents)):
        game = player.play(chance)
        result = sum(mine - other for mine, other in game.deals)
        won += result
        worth += result + values[game.level] * len(game.deals)
        deals += len(game.deals)
    return Truth(won / deals, worth / deals)


def _drawn(mean: float, chance: random.Random) -> int:
    results, weights = _tilted(round(mean / _STEP))
    return chance.choices(results, cum_weights=weights)[0]


@cache
def _tilted(steps: int) -> tuple[Sequence[int], Sequence[float]]:
    """Return results and their summed weights, tilted exponentially to a mean in steps."""
    results = sorted(_results())
    low, high = -5.0, 5.0
    while high - low > 1e-9:
        tilt = (low + high) / 2
        low, high = (tilt, high) if _mean_of(tilt) < steps * _STEP else (low, tilt)
    return results, list(accumulate(_weights(low).values()))


def _mean_of(tilt: float) -> float:
    weights = _weights(tilt)
    return sum(result * weight for result, weight in weights.items()) / sum(weights.values())


def _weights(tilt: float) -> Mapping[int, float]:
    counts = _results()
    return {result: counts[result] * math.exp(tilt * result) for result in sorted(counts)}


@cache
def _results() -> Counter[int]:
    """Count what deals of levels against each other brought, seen from both sides."""
    counts = Counter[int]()
    for match in played_matches():
        if match.rules == RULES:
            counts.update(match.leads)
            counts.update(-lead for lead in match.leads)
    return counts
