"""What the sheets of games of three and four must say, counted once more from the tricks alone."""

from collections.abc import Sequence

from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.deals.view import View

WORTH = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
    Rank.NINE: 0,
    Rank.SEVEN: 0,
}


def side_of(seat: int, players: int, *, pairs: bool) -> int:
    """The number of a seat's side: partners sit opposite."""
    return seat % 2 if pairs and players == 4 else seat


def points_of(cards: Sequence[Card]) -> int:
    """Card points of some cards."""
    return sum(WORTH[card.rank] for card in cards)


def naive_totals(view: View, widow: int = 0) -> list[int]:
    """Card points of each side, from tricks, marriages, the widow and the ten of the last trick."""
    players = len(view.hand_sizes)
    pairs = view.rules.name in ("four-66", "na-66", "bauernschnapsen", "gaigel")
    sides = 2 if pairs or players == 2 else players
    totals, tricks = [0] * sides, [0] * sides
    for number, trick in enumerate(view.won):
        side = side_of(trick.winner, players, pairs=pairs)
        tricks[side] += 1
        totals[side] += points_of(trick.cards) + (widow if number == 0 else 0)
    whole = {"four-66": 6, "three-66": 8}.get(view.rules.name)
    if len(view.won) == whole and view.rules.end_last_trick == "bonus-10":
        totals[side_of(view.won[-1].winner, players, pairs=pairs)] += 10
    for marriage in view.marriages:
        side = side_of(marriage.seat, players, pairs=pairs)
        totals[side] += marriage.points if tricks[side] else 0
    return totals
