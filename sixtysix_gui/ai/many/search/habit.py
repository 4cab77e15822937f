"""What a sensible player probably does, as a score for every move: for playouts and first guesses.

It goes by the hand of the seat to act and by the cards that have gone, never by the other hands.
The scores are of the order of card points.
"""

from __future__ import annotations

from sixtysix_gui.ai.many.search import codes, sets
from sixtysix_gui.ai.many.search.position import TrickPosition
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.two.search.chance import Chance


class Habit:
    """Scores the moves of positions of the same terms."""

    def __init__(self, terms: TrickTerms) -> None:
        self.terms = terms
        self.unseen = 0
        self.trumps = 0
        self.other_trumps = 0
        self.is_last = False
        self.best_index = 0
        self.scores = [0] * 64
        self.shares = [0.0] * 64

    def chosen(self, position: TrickPosition) -> int:
        """Return the move with the highest score, the first of equals."""
        return self.choose(position)

    def choose(self, position: TrickPosition) -> int:
        """Return the move with the highest score, the first of equals."""
        if position.list_moves() > 1:
            self.score_all(position)
            return position.moves[self.best_index]
        return position.moves[0]

    def choose_with(self, position: TrickPosition, chance: Chance, slack: int) -> int:
        """Return the move with the highest score, to each of which up to ``slack`` is added."""
        number = position.list_moves()
        if number == 1:
            return position.moves[0]
        self.score_all(position)
        best = 0
        highest = -1000000
        for index in range(number):
            score = self.scores[index] + chance.below(slack)
            if score > highest:
                highest = score
                best = index
        return position.moves[best]

    def weigh(self, position: TrickPosition) -> None:
        """Share one out among the listed moves, the more for the better ones: ``shares``."""
        self.score_all(position)
        highest = self.scores[self.best_index]
        total = 0.0
        for index in range(position.number):
            self.shares[index] = 1.0 / (4.0 + highest - self.scores[index])
            total += self.shares[index]
        for index in range(position.number):
            self.shares[index] /= total

    def score_all(self, position: TrickPosition) -> None:
        """Score the listed moves."""
        hand = position.hands[position.to_act]
        self.unseen = self.terms.pack & ~hand & ~position.gone
        lane = position.lane(position.trump)
        self.trumps = sets.count(hand & lane)
        self.other_trumps = sets.count(self.unseen & lane)
        self.is_last = position.on_table == self.terms.players - 1
        self.best_index = 0
        for index in range(position.number):
            self.scores[index] = self.score_of(position, position.moves[index])
            if self.scores[index] > self.scores[self.best_index]:
                self.best_index = index

    def score_of(self, position: TrickPosition, move: int) -> int:
        """Score a move."""
        if move >= codes.SHOWING:
            return 40 if move - codes.SHOWING == position.trump else 20
        if self.terms.goal == codes.NO_TRICK:
            return self.score_trickless(position, move & 63)
        if position.is_blind():
            return self.score_laid(position, move)
        if position.on_table:
            return self.score_follow(position, move)
        if move >= codes.MELDING:
            place = move - codes.MELDING
            marriage = 40 if position.trump < 0 or place >> 4 == position.trump else 20
            return 60 + marriage + self.score_lead(position, place)
        return self.score_lead(position, move)

    def score_lead(self, position: TrickPosition, place: int) -> int:
        """Score a lead: what nothing beats, trumps only from many; else what costs least."""
        points = self.terms.points[place]
        suit = place >> 4
        if position.trump < 0 and self.terms.first_lead:
            lane = position.hands[position.to_act] & position.lane(suit)
            return 8 * sets.count(lane) + points // 2
        if not self.is_highest(position, place):
            return -self.cost(position, place)
        if suit == position.trump:
            return 12 + points // 2 if self.trumps >= 3 or self.trumps > self.other_trumps else 2
        if self.other_trumps == 0:
            return 20 + points
        others = sets.count(self.unseen & position.lane(suit))
        return 8 + points if others >= self.terms.players - 1 else points // 2

    def score_follow(self, position: TrickPosition, place: int) -> int:
        """Score a card that follows."""
        points = self.terms.points[place]
        is_trump = place >> 4 == position.trump
        takes = position.takes_over(place)
        if self.has_partner_winning(position) and (
            self.is_last or self.is_highest(position, position.best)
        ):
            if takes:
                return 10 + points // 2 - (codes.TRUMP_COST if is_trump else 0)
            return 10 + points - (codes.TRUMP_COST if is_trump else 0)
        if not takes:
            return -self.cost(position, place)
        score = 10 + position.trick_points
        if is_trump:
            return score - codes.TRUMP_COST - points // 2
        if self.is_last or self.is_highest(position, place):
            return score + points
        return score - self.cost(position, place)

    def score_laid(self, position: TrickPosition, place: int) -> int:
        """Score a card laid face down: points to a partner's ace, else what costs least."""
        cost = self.cost(position, place)
        is_partner = self.terms.side[position.leader] == self.terms.side[position.to_act]
        if is_partner and self.terms.opening == codes.SAME_ACE:
            return 2 * self.terms.points[place] - cost
        return -cost

    def score_trickless(self, position: TrickPosition, place: int) -> int:
        """Score a card where a bidder must not win a trick and ducks high; others play low."""
        strength = place >> 1 & 7
        if position.to_act != self.terms.goal_seat or position.on_table == 0:
            return -strength
        return -20 - strength if position.takes_over(place) else strength

    def is_highest(self, position: TrickPosition, place: int) -> bool:
        """Return whether no one else can hold a higher card of the suit."""
        return self.unseen & position.lane(place >> 4) & position.above(place) == 0

    def has_partner_winning(self, position: TrickPosition) -> bool:
        """Return whether the trick belongs to a partner so far."""
        return self.terms.side[position.winner] == self.terms.side[position.to_act]

    def cost(self, position: TrickPosition, place: int) -> int:
        """Return what giving a card away costs."""
        cost = self.terms.points[place]
        if place >> 4 == position.trump:
            cost += codes.TRUMP_COST
        suit = place >> 4
        in_marriage = place == self.terms.kings[suit] or place == self.terms.queens[suit]
        if in_marriage and self.terms.melds and position.holds_marriage(position.to_act, suit):
            cost += codes.MARRIAGE_COST
        return cost
