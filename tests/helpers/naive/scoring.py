"""Settlement of a deal for the naive engine, written line by line after rules.md 3.5."""

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from tests.helpers.naive.position import NaivePosition

from collections.abc import Sequence

from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.deals.view import View


class Outcome(TypedDict):
    """Who won how many game points and why; totals and tricks are those of the end."""

    winner: str | None
    points: int
    termination: str
    totals: dict[str, int]
    tricks: dict[str, int]


def _other(seat: str) -> str:
    return "B" if seat == "A" else "A"


def _scale(deal: "NaivePosition", points: int, tricks: int) -> int:
    at_33, under_33, no_trick = deal.profile["score.scale"]
    if tricks == 0:
        return int(no_trick)
    if points < 33:
        return int(under_33)
    return int(at_33)


def _penalty(deal: "NaivePosition", mode: str) -> int:
    """What a failed or beaten closer pays."""
    if mode == "flat-2":
        return 2
    if mode == "flat-3":
        return 3
    if mode == "2-or-3":
        return 3 if deal.snap_tricks == 0 else 2
    if mode != "by-closer-points" or deal.closer is None:
        raise ValueError(mode)
    if deal.snap_tricks == 0:
        return 3
    return 1 if deal.total(deal.closer) >= 33 else 2


def _false_claim(deal: "NaivePosition", claimer: str) -> int:
    opponent = _other(claimer)
    mode = deal.profile["score.false_claim"]
    if mode == "flat-2":
        price = 2
    elif mode == "2-or-3":
        price = 3 if deal.tricks[opponent] == 0 else 2
    elif mode == "mirror":
        price = _scale(deal, deal.total(opponent), deal.tricks[opponent])
    else:
        raise ValueError(mode)
    if deal.closer == claimer:
        price = max(price, _penalty(deal, deal.profile["score.close_failed"]))
    return price


def _outcome(deal: "NaivePosition", winner: str | None, points: int, termination: str) -> Outcome:
    return {
        "winner": winner,
        "points": points,
        "termination": termination,
        "totals": {seat: deal.total(seat) for seat in "AB"},
        "tricks": {seat: deal.tricks[seat] for seat in "AB"},
    }


def settle_claim(deal: "NaivePosition", claimer: str) -> Outcome:
    """Somebody said out, rightly or wrongly."""
    opponent = _other(claimer)
    if deal.total(claimer) < 66:
        return _outcome(deal, opponent, _false_claim(deal, claimer), "false-claim")
    if deal.closer == opponent:
        points = _penalty(deal, deal.profile["score.defender_first"])
        return _outcome(deal, claimer, points, "defender-out")
    if deal.closer == claimer and deal.profile["score.close_won"] == "at-close":
        points = _scale(deal, deal.snap_points, deal.snap_tricks)
    else:
        points = _scale(deal, deal.total(opponent), deal.tricks[opponent])
    return _outcome(deal, claimer, points, "out")


def settle_played_out(deal: "NaivePosition", last_winner: str) -> Outcome:
    """All cards are played and no one said out."""
    unclaimed = deal.profile["end.unclaimed"]
    lone_66 = [seat for seat in "AB" if deal.total(seat) >= 66 > deal.total(_other(seat))]
    if deal.closer is not None:
        if unclaimed == "sole-66" and lone_66 == [deal.closer]:
            return _by_count(deal, deal.closer)
        points = _penalty(deal, deal.profile["score.close_failed"])
        return _outcome(deal, _other(deal.closer), points, "closed-fail")
    if deal.profile["end.last_trick"] == "wins-deal" or unclaimed == "last-trick":
        return _outcome(deal, last_winner, 1, "last-trick")
    if unclaimed == "higher-total":
        ahead = [seat for seat in "AB" if deal.total(seat) > deal.total(_other(seat))]
        return _by_count(deal, ahead[0] if ahead else None)
    return _by_count(deal, lone_66[0] if lone_66 else None)


def _by_count(deal: "NaivePosition", winner: str | None) -> Outcome:
    if winner is None:
        return _outcome(deal, None, 0, "draw")
    loser = _other(winner)
    return _outcome(deal, winner, _scale(deal, deal.total(loser), deal.tricks[loser]), "count")


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
