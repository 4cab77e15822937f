"""The follies, each defined on a position and the card that was played in it.

A judge gives None where the folly was not possible, else whether it was committed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.rules.sets.rules import PLAIN_MARRIAGE, TRUMP_MARRIAGE
from tools.strength.follies.table import DEAR, Position

Judge = Callable[[Position, Card], bool | None]


def bare_ten_led(position: Position, card: Card) -> bool | None:
    """Lead a plain ten while a card that beats it is out, with a lower plain card at hand.

    Possible where card points decide, the leader may lead a plain ten over which he holds nothing
    in its suit and has not seen all that beats it, and may lead a plain card below ten points.
    """
    if not (position.leads and position.counts_points):
        return None
    plain = [one for one in position.cards if one.suit is not position.trump]
    bare = [one for one in plain if one.rank is Rank.TEN and _is_bare(position, one)]
    if not bare or all(one.points >= DEAR for one in plain):
        return None
    return card in bare


def _is_bare(position: Position, ten: Card) -> bool:
    covered = any(position.beats(held, ten) for held in position.deal.hand)
    return not covered and any(position.beats(other, ten) for other in position.unseen)


def dear_card_thrown(position: Position, card: Card) -> bool | None:
    """Throw an ace or a ten on a trick that the others are sure of, with less at hand.

    Possible where card points decide, the trick is lost (``Position.is_lost``), and of the cards
    that may be played and do not take it one counts ten or more and another less. A card that
    takes the trick is not thrown, and of a trick that lies face down nothing is known.
    """
    if position.leads or not position.counts_points or not position.deal.table:
        return None
    if position.deal.is_face_down:
        return None
    if not position.is_lost:
        return None
    losing = [one for one in position.cards if not position.takes(one)]
    dear = [one for one in losing if one.points >= DEAR]
    if not dear or len(dear) == len(losing):
        return None
    return card in dear


def leader_fed(position: Position, card: Card) -> bool | None:
    """Give points to who is ahead, in a deal of three alone that cannot be won any more oneself.

    Possible where three play for the most points, the player cannot reach the most that somebody
    else has even with every card and marriage that is left, that somebody is alone ahead and wins
    the trick as the hands are, and cards of different points may be thrown on it. It is committed
    by throwing more than the least of them; who takes the trick himself gives nothing.
    """
    if position.leads or len(position.deal.rules.parties) != 3 or position.deal.bid:
        return None
    totals = position.deal.totals
    most = max(totals)
    ahead = [party for party in position.deal.rules.parties if totals[party] == most]
    if len(ahead) > 1 or position.side is ahead[0] or _most_possible(position) >= most:
        return None
    if not _wins_as_it_lies(position, ahead[0]):
        return None
    losing = [one.points for one in position.cards if not position.takes(one)]
    if not losing or min(losing) == max(losing):
        return None
    return not position.takes(card) and card.points > min(losing)


def _most_possible(position: Position) -> int:
    """Return what the player would have with all that is left, his own marriages included."""
    deal, own = position.deal, position.deal.points_of(position.side)
    cards = (*(card for hand in deal.hands for card in hand), *(play.card for play in deal.table))
    shown = {marriage.suit for marriage in deal.marriages}
    pairs = [
        TRUMP_MARRIAGE if suit is deal.trump else PLAIN_MARRIAGE
        for suit in {card.suit for card in deal.hand} - shown
        if all(card_of(rank, suit) in deal.hand for rank in (Rank.KING, Rank.QUEEN))
    ]
    points = sum(card.points for card in cards)
    return own.captured + own.melded + own.bonus + points + sum(pairs)


def _wins_as_it_lies(position: Position, party: Party) -> bool:
    """Return whether a party's card holds the trick, whatever those play who are still to come."""
    deal = position.deal
    if position.best.seat not in party.seats:
        return False
    beats = deal.duties.beats
    return not any(
        beats(card, position.best.card, deal.trump)
        for seat in position.waiting()
        for card in deal.duties.playable(deal.hands[seat], deal.table, deal.trump)
    )


def trumps_not_drawn(position: Position, card: Card) -> bool | None:
    """Do not draw trumps as the bidder who holds the highest of them.

    Possible where a bid in ticks or a contract with trumps stands, its player leads, an opponent
    holds a trump, and trumps that nothing outside beats may be led as well as other cards. It is
    committed by leading anything but such a trump.
    """
    deal = position.deal
    if not position.leads or position.trump is None or position.seat is not deal.bidder:
        return None
    if not (deal.bid or (deal.contract is not None and not deal.contract.is_simple)):
        return None
    against = (deal.hands[seat] for seat in deal.rules.seats if seat not in position.side.seats)
    if not any(held.suit is position.trump for hand in against for held in hand):
        return None
    drawing = [one for one in position.cards if _draws(position, one)]
    if not drawing or len(drawing) == len(position.cards):
        return None
    return card not in drawing


def _draws(position: Position, card: Card) -> bool:
    if card.suit is not position.trump:
        return False
    return not any(position.beats(other, card) for other in position.unseen)


@dataclass(frozen=True)
class Folly:
    """A folly: its word, what it is called in print, and how it is found."""

    key: str
    title: str
    judge: Judge


FOLLIES = (
    Folly("bare-ten", "bare plain ten led under what beats it", bare_ten_led),
    Folly("thrown", "ace or ten thrown on the others' sure trick", dear_card_thrown),
    Folly("fed", "points given to who is ahead, in a lost deal", leader_fed),
    Folly("trumps", "trumps not drawn by the bidder who has the highest", trumps_not_drawn),
)
