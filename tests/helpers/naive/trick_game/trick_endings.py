"""What the last tricks are worth, found by trying every act that the rules allow."""

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import Party


def worths(deal: Deal, thinker: Party) -> tuple[float, ...]:
    """The lead of each party in points over the mean of the others, when all play for their own.

    Whoever is to act takes what is worth most to him; of acts that are worth the same to him the
    one that is worst for the thinking party, then for the next party.
    """
    if deal.outcome is not None:
        points = deal.outcome.points
        return tuple(own - (sum(points) - own) / (len(points) - 1) for own in points)
    parties = deal.rules.parties
    party = deal.rules.sides[deal.to_act].number
    following = (party + 1) % len(parties)

    def wish(found: tuple[float, ...]) -> tuple[float, float, float]:
        return found[party], -found[thinker.number], -found[following]

    return max((worths(deal.apply(act)[0], thinker) for act in deal.legal_moves()), key=wish)
