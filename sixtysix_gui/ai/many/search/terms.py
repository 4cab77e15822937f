"""The terms of play as the searches need them: a game's rules, and what has been called, as data.

Filled from the rules by ../loading.py; nothing here knows the name of a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixtysix_gui.ai.many.search.settled import Settled

SWITCHES = (
    *("head", "trump", "overtrump", "has_talon", "first_lead", "latest_marriage", "rising"),
    *("melds", "partner_melds", "melds_first", "melds_exhausted", "serves_once"),
    *("asks_partner", "claims", "bonus", "robs"),
)
"""What is on or off."""


class TrickTerms:
    """All that decides how cards may be played, and what becomes of them."""

    def __init__(
        self,
        settled: Settled,
        side: Sequence[int],
        after: Sequence[int],
        points: Sequence[int],
        numbers: Mapping[str, int],
    ) -> None:
        """Take the party of every seat, who follows it, the points of every place, and the rest.

        ``numbers`` holds 0 or 1 for each of SWITCHES, and: ``pack``, all places in use;
        ``players``, how many play to a trick; ``king``, ``queen``, ``ace`` and ``sevens`` (the
        lowest rank), their strength; ``melder``, the only seat that may show marriages, -1 for
        all; ``slam``, what all of the tricks without a talon count; ``target`` of claims;
        ``goal``, ``goal_seat`` and ``opening`` as in codes.py, 0 for none.
        """
        self.settled = settled
        self.seats = len(side)
        self.players = numbers["players"]
        self.parties = max(side) + 1
        self.side = [0] * 4
        self.after = [0] * 4
        for seat in range(self.seats):
            self.side[seat] = side[seat]
            self.after[seat] = after[seat]
        self.points = [0] * 64
        self.pack = numbers["pack"]
        for place in range(64):
            self.points[place] = points[place]
        self.kings = [0] * 4
        self.queens = [0] * 4
        for suit in range(4):
            self.kings[suit] = suit * 16 + numbers["king"] * 2
            self.queens[suit] = suit * 16 + numbers["queen"] * 2
        self.sevens = numbers["sevens"]
        self.aces = numbers["ace"]
        self.robs = bool(numbers["robs"])
        self.head = bool(numbers["head"])
        self.trump = bool(numbers["trump"])
        self.overtrump = bool(numbers["overtrump"])
        self.has_talon = bool(numbers["has_talon"])
        self.first_lead = bool(numbers["first_lead"])
        self.latest_marriage = bool(numbers["latest_marriage"])
        self.rising = bool(numbers["rising"])
        self.melds = bool(numbers["melds"])
        self.partner_melds = bool(numbers["partner_melds"])
        self.melds_first = bool(numbers["melds_first"])
        self.melds_exhausted = bool(numbers["melds_exhausted"])
        self.serves_once = bool(numbers["serves_once"])
        self.melder = numbers["melder"]
        self.asks_partner = bool(numbers["asks_partner"])
        self.claims = bool(numbers["claims"])
        self.bonus = bool(numbers["bonus"])
        self.slam = numbers["slam"]
        self.target = numbers["target"]
        self.goal = numbers["goal"]
        self.goal_seat = numbers["goal_seat"]
        self.opening = numbers["opening"]
