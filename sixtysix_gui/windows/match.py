"""Games won by both sides in one sitting."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.controller.messages import DealFinished, GameResigned


@dataclass(frozen=True)
class Match:
    """Games won by the person and by the computer since the program was started."""

    mine: int = 0
    theirs: int = 0

    def after(self, finished: DealFinished) -> Match:
        """Give the match after a deal; only one that ends a game changes it, and no practice."""
        winner = finished.after.winner
        if winner is None or finished.practice:
            return self
        games = finished.after.games_counted
        if winner is finished.human:
            return Match(self.mine + games, self.theirs)
        return Match(self.mine, self.theirs + games)

    def given_up(self, resigned: GameResigned) -> Match:
        """Give the match after a game that the person gave up."""
        return self if resigned.practice else Match(self.mine, self.theirs + 1)
