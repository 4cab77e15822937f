"""Games won by both sides in one sitting."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.controller.messages import DealFinished


@dataclass(frozen=True)
class Match:
    """Games won by the person and by the computer since the program was started."""

    mine: int = 0
    theirs: int = 0

    def after(self, finished: DealFinished) -> Match:
        """Give the match after a deal; only one that ends a game changes it."""
        winner = finished.after.winner
        if winner is None:
            return self
        games = finished.after.games_counted
        if winner is finished.human:
            return Match(self.mine + games, self.theirs)
        return Match(self.mine, self.theirs + games)
