"""What is right in the questions of lessons that counting answers, worked out a second time.

Everything is counted from the words of the record by the naive engine, and from the own hand: the
other hand is never looked at.
"""

from collections.abc import Callable

from tests.helpers.naive.cards import POINTS, SUITS, beats, full_pack, higher, strict_replies
from tests.helpers.naive.engine import NaiveDeal
from tests.helpers.naive.position import Seat, other

Answer = int | set[str] | str
"""A number or the place of an option, cards, or a token of the naive engine."""


def answer(task: str, deal: NaiveDeal, me: Seat, named: dict[str, str]) -> Answer | None:
    """Return what is right at a position, None where counting does not say.

    ``named`` are the cards that the task names, and the suits that the other has ``announced``.
    """
    find = _ANSWERS.get(task)
    return None if find is None else find(deal, me, named)


def played(deal: NaiveDeal) -> set[str]:
    """All cards of tricks, and the one that is led."""
    gone = {*deal.won_cards["A"], *deal.won_cards["B"]}
    return gone | ({deal.led} if deal.led else set())


def unseen(deal: NaiveDeal, me: Seat) -> set[str]:
    """The cards that are not in the own hand, were not played and do not lie open."""
    turn_up = {deal.talon[-1]} if deal.talon else set[str]()
    return {*full_pack(deal.profile)} - played(deal) - {*deal.hands[me]} - turn_up


def sure_trumps(deal: NaiveDeal, me: Seat) -> list[str]:
    """The own trumps above which every trump was played or is one's own."""
    gone = played(deal) | {*deal.hands[me]}
    mine = [card for card in deal.hands[me] if card[1] == deal.trump]
    trumps = [card for card in full_pack(deal.profile) if card[1] == deal.trump]
    return [card for card in mine if all(t in gone for t in trumps if higher(t, card))]


def _mine(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> int:
    return deal.total(me)


def _theirs(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> int:
    return deal.total(other(me))


def _out_or_lead(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> int:
    return 0 if deal.total(me) >= 66 else 1


def _before_lead(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> str:
    if deal.total(me) >= 66:
        return "out"
    melds = [token for token in deal.legal() if token[:2] in ("20", "40")]
    return next(token for token in melds if deal.total(me) + int(token[:2]) >= 66)


def shown(deal: NaiveDeal, named: dict[str, str]) -> set[str]:
    """The cards of announced marriages that were not played; named["announced"] has their suits."""
    pairs = {rank + suit for suit in named["announced"] for rank in "KQ"}
    return pairs - played(deal)


def _still_holds(deal: NaiveDeal, _me: Seat, named: dict[str, str]) -> set[str]:
    return shown(deal, named)


def _may_exchange(deal: NaiveDeal, _me: Seat, _named: dict[str, str]) -> int:
    return 0 if "x" in deal.legal() else 1


def _who_draws(deal: NaiveDeal, loser: int) -> int:
    assert len(deal.talon) == 2
    return loser


def _reaches(deal: NaiveDeal, me: Seat, named: dict[str, str]) -> int:
    trick = POINTS[(deal.led or "9C")[0]] + POINTS[named["card"][0]]
    return 0 if deal.total(other(me)) + trick >= 66 else 1


def _which_marriage(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> set[str]:
    need = 66 - deal.total(other(me))
    hidden = unseen(deal, me)
    pairs = [({"K" + suit, "Q" + suit}, 40 if suit == deal.trump else 20) for suit in SUITS]
    (found,) = [pair for pair, worth in pairs if pair <= hidden and worth >= need > 0]
    return found


def _sure_total(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> int:
    return deal.total(me) + sum(POINTS[card[0]] for card in sure_trumps(deal, me))


def _which_safe(deal: NaiveDeal, me: Seat, named: dict[str, str]) -> int:
    """The card that wins against every hand with the cards that were shown."""
    held = shown(deal, named)
    hidden = sorted(unseen(deal, me) - held)
    wins: list[int] = []
    for place, card in enumerate((named["card"], named["card2"])):
        hands = [[*held, *pair] for pair in _pairs(hidden)]
        replies = [strict_replies(deal.profile, card, hand, deal.trump) for hand in hands]
        if not any(beats(reply, card, deal.trump) for each in replies for reply in each):
            wins.append(place)
    (safe,) = wins
    return safe


def _pairs(cards: list[str]) -> list[list[str]]:
    return [[a, b] for a in cards for b in cards if a < b]


def _hand_of_other(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> set[str]:
    assert not deal.talon
    return unseen(deal, me)


def _price(deal: NaiveDeal, me: Seat, _named: dict[str, str]) -> int:
    """The place of the price among 1, 2 and 3: 2 game points, or 3 against no trick."""
    return 1 if deal.tricks[other(me)] else 2


_ANSWERS: dict[str, Callable[[NaiveDeal, Seat, dict[str, str]], Answer]] = {
    "count-mine": _mine,
    "count-mine-marriage": _mine,
    "count-other": _theirs,
    "out-or-lead": _out_or_lead,
    "who-wins-out": _out_or_lead,
    "before-lead": _before_lead,
    "still-holds": _still_holds,
    "may-exchange": _may_exchange,
    "who-draws-win": lambda deal, _me, _named: _who_draws(deal, 1),
    "who-draws-lose": lambda deal, _me, _named: _who_draws(deal, 0),
    "reaches-66": _reaches,
    "which-marriage": _which_marriage,
    "sure-total": _sure_total,
    "which-safe": _which_safe,
    "hand-of-other": _hand_of_other,
    "price": _price,
}
