"""The rule-of-thumb player as a referee: equally likely hands, and exact where all is known."""

import random

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from tools.coach.referees.leads import Lead, lead_of
from tools.coach.referees.thumb.deal import OPEN, Deal
from tools.coach.referees.thumb.hands import deal_seen
from tools.coach.referees.thumb.terms import number_of
from tools.coach.referees.thumb.thumb import Thumb

WORLDS = 200


class ThumbReferee:
    """Plays both moves on in the same worlds; see ``Referee``."""

    name = "thumb"

    def __init__(self, worlds: int = WORLDS, seed: int = 0) -> None:
        """Use a number of worlds for a decision; all chance follows from the seed."""
        self._worlds = worlds
        self._seed = seed
        self._thumb = Thumb()

    def lead(self, view: View, best: Move, played: Move) -> Lead:
        """Return by how much the best move leads the played one.

        Raises:
            UnsupportedRulesError: if the rules are not known here.
        """
        deal, unseen = deal_seen(view)
        moves = number_of(best), number_of(played)
        if deal.status != OPEN and unseen.is_certain:
            first, second = (self.exact_worth(deal, move) for move in moves)
            return Lead(first - second, 0.0, 1)
        chance = random.Random(f"{self._seed} {view.seat} {view.trick_number} {sorted(view.hand)}")
        seat = int(view.seat)
        turn_up = [] if not deal.talon else deal.talon[:1]
        differences: list[float] = []
        for _ in range(self._worlds):
            hand = unseen.hand(chance)
            talon = unseen.talon(hand, chance)
            deal.hands[1 - seat] = hand
            deal.talon = [*turn_up, *talon]
            seed = chance.random()
            first, second = (self._played_on(deal, move, seed) for move in moves)
            differences.append(first - second if seat == 0 else second - first)
        return lead_of(differences)

    def exact_worth(self, deal: Deal, move: int) -> int:
        """Return what a move is worth to the seat to act where every card is known."""
        seat = deal.to_act
        twin = deal.copy()
        twin.make(move)
        return self._thumb.endings.worth(twin, seat)

    def _played_on(self, deal: Deal, move: int, seed: float) -> int:
        twin = deal.copy()
        twin.make(move)
        return self._thumb.finish(twin, random.Random(seed))
