"""The hands that the other can have, all equally likely by what everybody has seen."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite
from tools.coach.referees.thumb.deal import Deal
from tools.coach.referees.thumb.terms import mask_of, place_of, places_in


@dataclass(frozen=True)
class Unseen:
    """What a seat does not see: ``missing`` of the ``possible`` cards lie beside the known ones.

    ``known`` and ``talon_only`` are masks; the latter cannot be in the other's hand.
    """

    known: int
    possible: tuple[int, ...]
    talon_only: int
    missing: int

    @property
    def is_certain(self) -> bool:
        """Whether there is but one hand."""
        return self.missing in (0, len(self.possible))

    def hand(self, chance: random.Random) -> int:
        """Deal the other a hand."""
        cards = list(self.possible)
        hand = self.known
        for place in range(self.missing):
            other = place + int(chance.random() * (len(cards) - place))
            cards[place], cards[other] = cards[other], cards[place]
            hand |= 1 << cards[place]
        return hand

    def hands(self, count: int, chance: random.Random) -> list[int]:
        """Deal a number of hands, or list all there are where they are not more."""
        if comb(len(self.possible), self.missing) <= count:
            return [self.known | hand for hand in _choices(self.possible, self.missing)]
        return [self.hand(chance) for _ in range(count)]

    def talon(self, hand: int, chance: random.Random) -> list[int]:
        """Shuffle the cards that lie face down if the other has this hand."""
        left = places_in(mask_of_places(self.possible) & ~hand | self.talon_only)
        for place in range(len(left) - 1, 0, -1):
            other = int(chance.random() * (place + 1))
            left[place], left[other] = left[other], left[place]
        return left


def unseen_by(deal: Deal, seat: int) -> Unseen:
    """Return what a seat of a deal does not see: whose the hidden cards are enters nothing."""
    theirs = deal.hands[1 - seat]
    face_down = sum(1 << card for card in deal.talon[1:])
    known = deal.shown[1 - seat] & theirs
    hidden = (theirs | face_down) & ~known
    talon_only = hidden & deal.denied[1 - seat]
    return Unseen(
        known,
        tuple(places_in(hidden & ~talon_only)),
        talon_only,
        theirs.bit_count() - known.bit_count(),
    )


def deal_seen(view: View) -> tuple[Deal, Unseen]:
    """Return some deal that the seat of a view may be in, and what it does not see of it."""
    other = opposite(view.seat)
    known = mask_of(view.known[other])
    missing = view.hand_sizes[other] - known.bit_count()
    unseen = [place_of(card) for card in view.unseen]
    first = Deal(view, 0, ())
    denied = first.denied[other]
    unseen.sort(key=lambda card: denied >> card & 1)
    turn_up = [] if view.turn_up is None else [place_of(view.turn_up)]
    hand = known | mask_of_places(unseen[:missing])
    deal = Deal(view, hand, [*unseen[missing:], *turn_up])
    return deal, unseen_by(deal, int(view.seat))


def mask_of_places(places: Iterator[int] | list[int] | tuple[int, ...]) -> int:
    """Return places as a mask."""
    return sum(1 << place for place in places)


def _choices(cards: tuple[int, ...], count: int) -> Iterator[int]:
    """Yield every choice of a number of cards as a mask."""
    if count == 0:
        yield 0
        return
    for place in range(len(cards) - count + 1):
        for rest in _choices(cards[place + 1 :], count - 1):
            yield 1 << cards[place] | rest
