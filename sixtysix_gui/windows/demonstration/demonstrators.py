"""Who plays in a demonstration: their seats, names and faces."""

from dataclasses import dataclass, replace

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.names import OPPONENTS, Opponent, opponent_of
from sixtysix_gui.windows.playing.people_at_table import names_at

BELOW, ABOVE = Seat.A, Seat.B
"""The seat whose cards are seen, and the one opposite."""


@dataclass(frozen=True)
class Demonstrators:
    """Who plays: the one whose cards are seen, and the one opposite."""

    below: Opponent
    above: Opponent

    def setup(self, rules: Rules, settings: Settings) -> GameSetup:
        """Give the game they play by some rules; at a larger table the one opposite has company."""
        seats = rules.seats
        levels: dict[Seat, str] = dict.fromkeys(seats, self.above.level)
        levels[BELOW] = self.below.level
        setup = GameSetup(rules, ("",) * len(seats), levels, seat=BELOW)
        return replace(setup, names=names_at(setup, settings))


def demonstrators(level: str) -> Demonstrators:
    """Seat the person's usual opponent above and the strongest player, or the next one, below."""
    above = opponent_of(level)
    strongest, next_one = OPPONENTS[-1], OPPONENTS[-2]
    return Demonstrators(next_one if above == strongest else strongest, above)
