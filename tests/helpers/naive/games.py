"""Whole games played out as a flow of chances, deal after deal, by the game's own settlement.

Nothing is solved here: all the chance starts on one score, every deal spreads it over the scores
that may follow, and what has reached the end of the game is counted, until next to nothing is
still being played.
"""

from dataclasses import dataclass, field

from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import (
    Basis,
    CardPoints,
    DealEnd,
    Outcome,
    Termination,
    points_of_two,
)
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules

Ends = dict[tuple[str, int], float]
"""Chances by who wins, "forehand", "dealer" or "no one", and by the game points; for no one, by
the card points of both."""
Place = tuple[Seat, tuple[int, ...], int]
"""Dealer, score and carry: a game state without its rules, which are the same throughout."""
NEXT_TO_NOTHING = 1e-10


@dataclass
class NaiveGames:
    """Games under rules by some odds; what follows a score is kept for the next flow."""

    rules: Rules
    ends: Ends
    followers: dict[Place, list[tuple[Place, float]]] = field(
        default_factory=dict[Place, list[tuple[Place, float]]]
    )
    finished: dict[Place, tuple[Seat, int]] = field(default_factory=dict[Place, tuple[Seat, int]])
    """The winner, and how many games it counts."""

    def results(self, start: Place) -> dict[tuple[Seat, int], float]:
        """Chances by the winner of the game and how many games that counts."""
        found = {(seat, games): 0.0 for seat in BOTH for games in (1, 2)}
        playing = {start: 1.0}
        while sum(playing.values()) > NEXT_TO_NOTHING:
            later: dict[Place, float] = {}
            for place, chance in playing.items():
                for following, share in self._after(place):
                    if following in self.finished:
                        found[self.finished[following]] += chance * share
                    else:
                        later[following] = later.get(following, 0.0) + chance * share
            playing = later
        return found

    def _after(self, place: Place) -> list[tuple[Place, float]]:
        if place not in self.followers:
            before = Game(self.rules, *place)
            self.followers[place] = [
                (self._noted(before.after(_outcome(before.dealer, *end))), chance)
                for end, chance in self.ends.items()
            ]
        return self.followers[place]

    def _noted(self, game: Game) -> Place:
        place = (game.dealer, game.won, game.carry)
        if game.winner is not None:
            self.finished[place] = (game.winner, game.games_counted)
        return place


def outcome(winner: Seat | None, number: int) -> Outcome:
    """A deal won for some game points, or drawn with equal card points on both sides."""
    if winner is None:
        end = DealEnd((CardPoints(number, tricks=6), CardPoints(number, tricks=6)))
        return Outcome((0, 0), Termination.DRAW, end, Basis.NOBODY)
    end = DealEnd((CardPoints(70, tricks=6), CardPoints(70, tricks=6)), claimant=winner)
    return Outcome(points_of_two(winner, number), Termination.OUT, end, Basis.FINAL_SCALE)


def _outcome(dealer: Seat, who: str, number: int) -> Outcome:
    sides = {"dealer": dealer, "forehand": opposite(dealer), "nobody": None}
    return outcome(sides[who], number)
