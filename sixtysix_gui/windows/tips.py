"""Tips: advice that appears once, at the moment it is about (many.md 13).

What they say and in which games stands in tips.toml; here is when: each from the view of one seat
alone. The number in a docstring is that of the lesson.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Bid, CallContract, Meld
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.data_files import read_tables
from sixtysix_gui.text.narrator import status

_ = texts("Tips")


@dataclass(frozen=True)
class Tip:
    """A piece of advice: ``key`` is kept once it was shown, ``lesson`` is its number there."""

    key: str
    lesson: int
    games: tuple[str, ...]
    text: str

    def is_for(self, view: View) -> bool:
        """Return whether it is about what lies there for the seat of a view, who is to act."""
        return view.my_turn and view.rules.name in self.games and _MOMENTS[self.key](view)

    def said(self, words: CardWords) -> str:
        """Say it, with ranks in the words of the person's deck."""
        named = {rank.name.lower(): words.rank(rank) for rank in Rank if rank is not Rank.EIGHT}
        return _(self.text).format(**named)


@cache
def tips() -> tuple[Tip, ...]:
    """Return all tips, in the order in which they are shown.

    Raises:
        DataFileError: if tips.toml is missing or damaged.
    """
    return tuple(
        Tip(key, row["lesson"], tuple(row["games"]), row["text"])
        for key, row in read_tables("tips.toml")["tips"].items()
    )


def tip_for(view: View, shown: Collection[str]) -> Tip | None:
    """Return the tip that is about a view, of those not shown yet."""
    if not view.my_turn:
        return None
    return next((tip for tip in tips() if tip.key not in shown and tip.is_for(view)), None)


_MANY_TRUMPS = 3
_AHEAD = 20
"""Card points by which somebody clearly leads a deal."""
_ROYAL = (Rank.KING, Rank.QUEEN)
_ROYAL_BID = 2
"""The highest bid that a marriage which makes trumps carries with little besides it."""


def _leads(view: View) -> bool:
    return view.phase is Phase.LEAD and view.melded_suit is None


def _can_meld(view: View) -> bool:
    return any(isinstance(move, Meld) for move in view.legal_moves)


def _others(view: View) -> Iterator[Seat]:
    """Yield the seats of all who play against the seat."""
    side = view.rules.sides[view.seat]
    return (seat for seat in view.rules.seats if seat not in side.seats)


def _trumps_can_be_drawn(view: View) -> bool:
    """L19: on lead with many trumps, or with a low card of a suit that an opponent lacks."""
    if not _leads(view) or view.talon_size or view.trump is None:
        return False
    trumps = sum(card.suit is view.trump for card in view.hand)
    return trumps >= _MANY_TRUMPS or any(_drives_out(view, card) for card in view.hand)


def _drives_out(view: View, card: Card) -> bool:
    return card.points == 0 and card.suit is not view.trump and _lacks(view, card.suit)


def _lacks(view: View, suit: Suit) -> bool:
    """Return whether an opponent has been seen not to follow a suit, and to have trumps then."""
    others = frozenset(_others(view))
    return any(
        play.seat in others and trick.led.suit is suit and play.card.suit is view.trump
        for trick in view.won
        for play in trick.plays
    )


def _royal_led_bare(view: View) -> bool:
    """L20: somebody else has led a king or queen without the marriage that he might show."""
    if view.phase is not Phase.FOLLOW or not view.table:
        return False
    led = view.table[0]
    contract = view.contract
    if contract is not None and not (contract.is_simple or led.seat is view.bidder):
        return False
    may_show = contract is None or contract.has_marriages
    shown = any(
        marriage.seat is led.seat and marriage.suit is led.card.suit for marriage in view.marriages
    )
    return may_show and led.card.rank in _ROYAL and not shown and len(view.won) < _last_pair(view)


def _last_pair(view: View) -> int:
    """Return how many tricks are led before the last one, to which no one has two cards."""
    return sum(view.rules.deal_batches) - 1


def _may_bid(view: View) -> bool:
    """L21: a bid can be made."""
    return view.phase is Phase.BID and any(isinstance(move, Bid) for move in view.legal_moves)


def _may_bid_with_marriage(view: View) -> bool:
    """L23: a bid of no more than two can be made, and the seat holds king and queen of a suit."""
    low = any(isinstance(move, Bid) and move.ticks <= _ROYAL_BID for move in view.legal_moves)
    kings = {card.suit for card in view.hand if card.rank is Rank.KING}
    queens = {card.suit for card in view.hand if card.rank is Rank.QUEEN}
    return view.phase is Phase.BID and low and bool(kings & queens)


def _score_has_moved(view: View) -> bool:
    """L22: cards count the score, and they have been moved."""
    return view.phase is Phase.BID and any(view.score)


def _marriage_makes_trump(view: View) -> bool:
    """L24: on the lead that fixes trump, with a marriage."""
    return _leads(view) and view.trump is None and view.trick_number == 1 and _can_meld(view)


def _cut_card_is_out(view: View) -> bool:
    """L25: on lead, while another player still holds the card that everybody has seen."""
    dealer = view.dealer
    return _leads(view) and dealer is not view.seat and view.faced in view.known[dealer]


def _may_show_for_partner(view: View) -> bool:
    """L26: the partner leads, and a marriage can be shown before."""
    return view.phase is Phase.PARTNER and _can_meld(view)


def _is_trickless(view: View) -> bool:
    """L27: the third trick has come, and the seat has none."""
    in_play = view.phase in (Phase.LEAD, Phase.FOLLOW)
    return in_play and len(view.won) >= 2 and not view.card_points[view.seat].tricks


def _somebody_is_ahead(view: View) -> bool:
    """L28: in the second half of a deal one of the others clearly leads it."""
    if view.phase is not Phase.FOLLOW or 2 * len(view.won) < sum(view.rules.deal_batches):
        return False
    totals = [view.card_points[seat].total for seat in view.rules.seats]
    best = max(totals)
    first = totals.index(best)
    return first != view.seat and best >= totals[view.seat] + _AHEAD


def _claim_is_near(view: View) -> bool:
    """L29: the side could claim, and has what is needed or nearly so.

    Not before the partner leads: that moment is too short to read anything in it.
    """
    return view.phase is not Phase.PARTNER and status.claim_is_near(view)


def _trump_can_change(view: View) -> bool:
    """L30: a marriage can be shown that changes trump."""
    return _leads(view) and _can_meld(view)


def _names_trump(view: View) -> bool:
    """L31: trump is to be named from three cards."""
    return view.phase is Phase.TRUMP


def _may_call(view: View) -> bool:
    """L32: a contract can be called."""
    return view.phase is Phase.BID and any(
        isinstance(move, CallContract) for move in view.legal_moves
    )


def _leads_first_ace(view: View) -> bool:
    """L33: on lead with an ace or a ten of which neither copy has been played."""
    played = {play.card for trick in view.won for play in trick.plays}
    return (
        _leads(view)
        and bool(view.won)
        and any(card.rank >= Rank.TEN and card not in played for card in view.hand)
    )


_MOMENTS: Mapping[str, Callable[[View], bool]] = {
    "trump-from-three": _names_trump,
    "price-of-a-bid": _may_bid,
    "bold-bids-pay": _may_bid_with_marriage,
    "score-in-cards": _score_has_moved,
    "price-of-a-contract": _may_call,
    "first-card-makes-trump": _marriage_makes_trump,
    "both-may-show": _may_show_for_partner,
    "silence-can-cost": _claim_is_near,
    "later-marriages-count-more": _trump_can_change,
    "not-without-a-trick": _is_trickless,
    "two-behind": _somebody_is_ahead,
    "king-without-queen": _royal_led_bare,
    "cut-card-is-known": _cut_card_is_out,
    "draw-trumps": _trumps_can_be_drawn,
    "both-copies": _leads_first_ace,
}
