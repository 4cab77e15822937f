"""What was done in a deal so far, as the acts of the searches (search/pool.py)."""

from collections.abc import Iterator

from sixtysix_gui.ai.many.search.codes import MELDING, SHOWING, SILENT
from sixtysix_gui.ai.many.thinking.places import place_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.seats import Seat

Act = tuple[int, int]
"""A seat and what it did."""


def past_acts(view: View) -> list[Act]:
    """List all that was done since the first lead, where every card of the pack is there once."""
    acts: list[Act] = []
    for trick in view.won:
        acts += _trick_acts(view, trick.number, trick.leader, trick.plays)
    if view.phase in (Phase.LEAD, Phase.FOLLOW):
        acts += _trick_acts(view, view.trick_number, view.leader, view.table)
    return acts


def first_leader(view: View) -> Seat:
    """Return who led to the first trick."""
    return view.won[0].leader if view.won else view.leader


def _trick_acts(view: View, number: int, leader: Seat, plays: tuple[Play, ...]) -> Iterator[Act]:
    """Return the acts of a trick: what the leader's partner showed, and the cards."""
    order = view.rules.duties_in(view.contract).order
    shown = {one.seat: one.suit for one in view.marriages if one.trick == number}
    if view.rules.asks_partner and view.rules.meld_who == "leader-and-partner":
        partner = view.rules.partner(leader)
        suit = shown.get(partner)
        yield int(partner), SILENT if suit is None else SHOWING + suit
    for play in plays:
        place = place_of(play.card, order)
        melds = play.seat is leader and leader in shown
        yield int(play.seat), place + MELDING if melds else place
