"""Worlds for a decision, by weight: how likely the others would have done in each what they did."""

from collections.abc import Iterator

from sixtysix_gui.ai.many.search.codes import MELDING, SHOWING, SILENT
from sixtysix_gui.ai.many.search.pool import WorldPool
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper, first_lead_of, root_of
from sixtysix_gui.ai.many.thinking.worlds import dealer_for, place_of, set_of, unseen_by
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


_MORE = 5
"""A fifth more worlds are drawn where a contract was called, since few hands speak for one."""
TENTH = 0.1
HUNDREDTH = 0.01


def pools(view: View) -> bool:
    """Return whether worlds are drawn beforehand: not where cards are drawn or lie face down."""
    return not view.rules.has_talon and not view.face_down


def pool_for(view: View, skill: Skill, keeper: TermsKeeper, seed: int) -> WorldPool:
    """Draw worlds for the decision of a view; who forgets cards takes all to be as likely."""
    terms, past_terms = keeper.terms_of(view), keeper.past_terms_of(view)
    unseen = unseen_by(view, skill.memory)
    winner = int(view.won[0].winner) if view.rules.has_widow and view.won else -1
    pool = keeper.pool(terms, past_terms)
    pool.take_up(
        root_of(view, unseen, terms, free_melds=True),
        dealer_for(unseen, seed),
        [int(seat) for seat in unseen.others],
        [set_of(places) for places in unseen.known],
        winner,
    )
    played = _played(view)
    if skill.beliefs and skill.memory == "all":
        start = first_lead_of(view, past_terms, first_leader(view))
        measures = skill.beliefs * TENTH, skill.doubt * HUNDREDTH
        pool.remember(start, int(view.seat), played, past_acts(view), *measures)
    has_called = view.contract is not None and not view.contract.is_simple
    pool.draw(skill.pool + (skill.pool // _MORE if has_called else 0), seed)
    beliefs = keeper.beliefs(view)
    if beliefs.said_something(unseen.others):
        pool.believe(played, lambda seat, dealt: beliefs.weight(view.rules.seats[seat], dealt))
    return pool


def _played(view: View) -> list[int]:
    """Return the set of cards that every seat has played."""
    order = view.rules.duties_in(view.contract).order
    played = [0] * len(view.rules.seats)
    tricks = [trick.plays for trick in view.won]
    for plays in (*tricks, view.table):
        for play in plays:
            played[play.seat] |= 1 << place_of(play.card, order)
    return played
