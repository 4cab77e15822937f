"""Games lost in one sitting, kept for each opponent and rule set and begun again after a rest."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sixtysix_gui.rules.length import Length, games_of_series

REST = timedelta(hours=6)
"""Time without a game's end after which a tally restarts (docs/front.md, "Length and tally")."""


@dataclass(frozen=True)
class TallyKey:
    """What a tally belongs to: the computer's player, the rules and how long is played."""

    opponent: str
    rules: str
    length: Length


@dataclass(frozen=True)
class LostGame:
    """A game by its id; who lost it, and as how many games it counts, such as 2 to nothing."""

    game: str
    mine: bool
    counts: int = 1


@dataclass(frozen=True)
class Tally:
    """The games lost since the last rest, in order, and when the last of them ended."""

    key: TallyKey
    games: tuple[LostGame, ...]
    last: datetime

    def lost(self, *, mine: bool) -> int:
        """Count the games that the person, or the other, has lost; one may count several."""
        return sum(one.counts for one in self.games if one.mine is mine)

    @property
    def is_series_over(self) -> bool:
        """Whether someone has won more than half of the games of a series."""
        games = games_of_series(self.key.length)
        return games is not None and 2 * max(self.lost(mine=True), self.lost(mine=False)) > games

    def is_old(self, now: datetime) -> bool:
        """Whether there has been a rest since."""
        return now - self.last > REST


@dataclass(frozen=True)
class Tallies:
    """All tallies, at most one for each key."""

    tallies: tuple[Tally, ...] = ()

    def of(self, key: TallyKey, now: datetime) -> Tally | None:
        """Return the tally that is going on, or None."""
        found = self._found(key)
        return None if found is None or found.is_old(now) else found

    def counting(self, key: TallyKey, lost: LostGame, now: datetime) -> Tallies:
        """Count a game; one that is counted already is only counted otherwise, if it was."""
        before = self._found(key)
        if before is not None and any(one.game == lost.game for one in before.games):
            games = tuple(lost if one.game == lost.game else one for one in before.games)
            return self.with_tally(replace(before, games=games))
        fresh = before is None or before.is_old(now) or before.is_series_over
        games = (lost,) if before is None or fresh else (*before.games, lost)
        young = Tallies(tuple(each for each in self.tallies if not each.is_old(now)))
        return young.with_tally(Tally(key, games, now))

    def without(self, game: str) -> Tallies:
        """Count a game no more: something of it was taken back."""
        kept = (
            replace(each, games=tuple(one for one in each.games if one.game != game))
            for each in self.tallies
        )
        return Tallies(tuple(each for each in kept if each.games))

    def _found(self, key: TallyKey) -> Tally | None:
        return next((each for each in self.tallies if each.key == key), None)

    def with_tally(self, tally: Tally) -> Tallies:
        """Put a tally in the place of that of its key."""
        others = (each for each in self.tallies if each.key != tally.key)
        return Tallies((*others, tally))
