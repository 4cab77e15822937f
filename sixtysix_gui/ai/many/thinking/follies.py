"""Plays that no careful player makes, by what the seat itself can know.

They are taken out of what may be chosen before the values of the search are compared, however good
few worlds made them look, as long as something else may be played.
"""

from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.scoring.points import LAST_TRICK_BONUS
from sixtysix_gui.rules.sets.rules import PLAIN_MARRIAGE, TRUMP_MARRIAGE

DEAR = 10
"""Card points from which a card is an ace or a ten."""
_THREE = 3


def is_folly(overview: Overview, card: Card) -> bool:
    """Return whether a careful player would not play a card here."""
    if overview.leads:
        return leads_bare_ten(overview, card) or leaves_trumps_out(overview, card)
    throws = throws_dear_card(overview, card) or throws_higher_card(overview, card)
    return throws or feeds_leader(overview, card)


def leads_bare_ten(overview: Overview, card: Card) -> bool:
    """Return whether a plain ten is led that a card still out beats, with less to lead.

    Even where the partner must have that card, a lower one reaches it for less.
    """
    if not overview.counts_points or not _is_bare_ten(overview, card):
        return False
    return any(one.points < DEAR and one.suit is not overview.trump for one in overview.cards)


def _is_bare_ten(overview: Overview, card: Card) -> bool:
    if card.rank is not Rank.TEN or card.suit is overview.trump:
        return False
    if any(overview.is_higher(held, card) for held in overview.view.hand):
        return False
    return not overview.is_highest(card)


def throws_dear_card(overview: Overview, card: Card) -> bool:
    """Return whether an ace or a ten is thrown on a trick that is lost, with less to throw.

    A trick whose cards lie face down is held to be lost too: a dear card takes it only if it
    happens to be of the suit that was led.
    """
    if not overview.counts_points or not (overview.is_lost or overview.is_blind):
        return False
    if card.points < DEAR or overview.takes(card):
        return False
    return any(one.points < DEAR and not overview.takes(one) for one in overview.cards)


def throws_higher_card(overview: Overview, card: Card) -> bool:
    """Return whether more than need be of a suit is thrown on a trick that is lost.

    The lower card counts less and takes no more tricks. But of three alone, the one behind may be
    given more against the one ahead, and a player who hopes for five sevens keeps those held.
    """
    view = overview.view
    keeps_sevens = view.opening is Opening.DISSLE and view.seat is view.bidder
    if keeps_sevens or len(view.rules.parties) == _THREE or not overview.counts_points:
        return False
    if not overview.is_lost or overview.takes(card):
        return False
    return any(
        one.points < card.points and overview.is_higher(card, one)
        for one in overview.cards
        if overview.breaks_marriage(card) or not overview.breaks_marriage(one)
    )


def leaves_trumps_out(overview: Overview, card: Card) -> bool:
    """Return whether a bidder who can draw trumps leads something else."""
    view, trump = overview.view, overview.trump
    bids = view.bid or not overview.counts_points
    if trump is None or view.seat is not view.bidder or not bids or _draws(overview, card):
        return False
    if not any(_draws(overview, one) for one in overview.cards):
        return False
    return overview.opponents_may_hold_trumps


def _draws(overview: Overview, card: Card) -> bool:
    """Return whether a card draws trumps for certain."""
    out = overview.trumps_out
    return card.suit is overview.trump and not any(overview.is_higher(one, card) for one in out)


def feeds_leader(overview: Overview, card: Card) -> bool:
    """Return whether, of three alone, more than need be goes to who wins a deal lost to oneself."""
    best, parties = overview.best, overview.view.rules.parties
    if best is None or len(parties) != _THREE or overview.view.bid or overview.takes(card):
        return False
    totals = [overview.points_of(party).total for party in parties]
    most = max(totals)
    winner = overview.view.rules.sides[best.seat]
    if totals.count(most) > 1 or totals[winner] < most or _most_possible(overview) >= most:
        return False
    losing = [one.points for one in overview.cards if not overview.takes(one)]
    return card.points > min(losing)


def _most_possible(overview: Overview) -> int:
    """Return what the seat would have with all cards, marriages and the bonus that are left."""
    own = overview.points_of(overview.side)
    bonus = LAST_TRICK_BONUS if overview.view.rules.has_bonus else 0
    pairs = sum(
        TRUMP_MARRIAGE if suit is overview.trump else PLAIN_MARRIAGE for suit in overview.marriages
    )
    return own.captured + own.melded + overview.points_left + pairs + bonus
