"""From the rules' deals and views to the numbers of the searches, and back to moves."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.trick_game.places import PLACES, Copies, card_at, place_of, set_of
from sixtysix_gui.ai.trick_game.player import lead_of
from sixtysix_gui.ai.trick_game.search import codes
from sixtysix_gui.ai.trick_game.search.position import TrickPosition
from sixtysix_gui.ai.trick_game.search.settled import SCALE, Settled
from sixtysix_gui.ai.trick_game.search.terms import TrickTerms
from sixtysix_gui.ai.trick_game.worlds import Unseen
from sixtysix_gui.rules.cards import Rank, Suit
from sixtysix_gui.rules.moves import MELD, PLAY_CARD, Move
from sixtysix_gui.rules.trick_game.deal import TrickDeal
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.settlement import DealEnd, Tally
from sixtysix_gui.rules.trick_game.trick_rules import TrickRules
from sixtysix_gui.rules.trick_game.view import TrickView

_SEAT_BITS = 16
_PARTY_BITS = 15
_TOTAL_BITS = 10
_CALLS_FROM = 45
"""Where the number of an end says who claimed (position.py)."""

Known = TrickDeal | TrickView


@dataclass(frozen=True)
class Case:
    """A game as called: its rules, and who has bid what."""

    rules: TrickRules
    bidder: int | None
    bid: int


def case_of(facts: Known) -> Case:
    """Give the case of a deal or view."""
    bidder = None if facts.bidder is None else facts.rules.sides[facts.bidder].number
    return Case(facts.rules, bidder, facts.bid)


class TermsKeeper:
    """Makes the terms of every case once; not to be shared between threads."""

    def __init__(self) -> None:
        self._kept: dict[Case, TrickTerms] = {}

    def terms_of(self, facts: Known) -> TrickTerms:
        """Give the terms of a deal or view."""
        case = case_of(facts)
        if case not in self._kept:
            self._kept[case] = make_terms(case)
        return self._kept[case]


def make_terms(case: Case) -> TrickTerms:
    """Read from the rules all that the searches need."""
    rules = case.rules
    values, duties = rules.values, rules.duties
    order = duties.order
    points = [0] * PLACES
    for card in rules.pack:
        for copy in range(2):
            points[place_of(card, order, copy)] = card.points
    numbers = {
        "pack": set_of(Copies(order).places(rules.pack)),
        "players": len(rules.seats),
        "king": order[Rank.KING],
        "queen": order[Rank.QUEEN],
        "sevens": -1,
        "head": duties.head,
        "trump": duties.trump,
        "overtrump": duties.overtrump,
        "has_talon": values["strict.from"] == "exhausted",
        "first_lead": values["trump.by"] == "first-lead",
        "latest_marriage": values["trump.by"] == "latest-marriage",
        "rising": values["meld.values"] == "20-40-60-80",
        "melds": True,
        "partner_melds": values["meld.who"] == "leader-and-partner",
        "melds_first": values["meld.first_lead"] is True,
        "melds_exhausted": values.get("meld.when_exhausted", True) is True,
        "serves_once": values.get("meld.card_serves") == "once",
        "asks_partner": values.get("out.who") == "leader-or-partner",
        "claims": rules.has_claims,
        "bonus": rules.has_bonus,
        "target": int(str(values.get("out.target", 0))),
        "melder": -1,
        "goal": 0,
        "goal_seat": 0,
        "opening": 0,
    }
    side = [party.number for party in rules.sides]
    after = [int(rules.after(seat)) for seat in rules.seats]
    return TrickTerms(Settled(lambda key: _settle(case, key)), side, after, points, numbers)


def _settle(case: Case, key: int) -> list[int]:
    """Have the game settle the end of a number (position.py)."""
    rules = case.rules
    tallies: list[Tally] = []
    for party in rules.parties:
        packed = key >> (party.number * _PARTY_BITS)
        total = packed & ((1 << _TOTAL_BITS) - 1)
        tricks = packed >> _TOTAL_BITS & ((1 << (_PARTY_BITS - _TOTAL_BITS)) - 1)
        tallies.append(Tally(captured=total, tricks=tricks))
    claimant = (key >> _CALLS_FROM & 3) - 1
    end = DealEnd(tuple(tallies), None if claimant < 0 else claimant, case.bidder, case.bid)
    points = rules.plan.settle(rules, end).points
    return [round(lead_of(points, party) * SCALE) for party in rules.parties]


def position_of(deal: TrickDeal, terms: TrickTerms, *, free_melds: bool = False) -> TrickPosition:
    """Take up a whole deal, from the lead or card that it waits for."""
    copies = Copies(deal.rules.duties.order)
    hands = [copies.places(hand) for hand in deal.hands]
    talon = copies.places(deal.undealt) if terms_have_talon(deal.rules) else []
    widow = 0 if talon else sum(card.points for card in deal.undealt)
    return _loaded(deal, terms, hands, talon, widow, free_melds=free_melds)


def root_of(view: TrickView, unseen: Unseen, terms: TrickTerms, *, free_melds: bool) -> TrickPosition:
    """Take up what a view shows, with only the known cards in the hands."""
    hands = [list(places) for places in unseen.known]
    return _loaded(view, terms, hands, [], 0, free_melds=free_melds)


def terms_have_talon(rules: TrickRules) -> bool:
    """Say whether cards are drawn in a game."""
    return rules.values["strict.from"] == "exhausted"


def _loaded(
    facts: Known,
    terms: TrickTerms,
    hands: Sequence[Sequence[int]],
    talon: Sequence[int],
    widow: int,
    *,
    free_melds: bool,
) -> TrickPosition:
    order = facts.rules.duties.order
    copies = Copies(order)
    for places in (*hands, talon):
        copies.places(card_at(place, order) for place in places)
    gone = set_of(copies.places(card for trick in facts.won for card in trick.cards))
    table = [
        (int(play.seat), copies.places([play.card])[0]) for play in facts.table
    ]
    position = TrickPosition(terms)
    tallies = facts.tallies
    asked = facts.phase is Phase.PARTNER and facts.melded_suit is None
    melded = facts.melded_suit if facts.phase is Phase.LEAD else None
    numbers = {
        "gone": gone,
        "captured": _packed([tally.captured + tally.bonus for tally in tallies]),
        "melded": _packed([tally.melded for tally in tallies]),
        "tricks": _packed([tally.tricks for tally in tallies]),
        "shown": sum({1 << (shown.seat * 4 + shown.suit) for shown in facts.marriages}),
        "marriages": len(facts.marriages),
        "leader": int(facts.leader),
        "trump": -1 if facts.trump is None else int(facts.trump),
        "melded_suit": -1 if melded is None else int(melded),
        "trick_number": facts.trick_number,
        "widow": widow,
        "last_winner": int(facts.won[-1].winner) if facts.won else -1,
        "asked": asked,
        "free_melds": free_melds,
    }
    served = [0] * len(hands)
    position.load([set_of(hand) for hand in hands], served, talon, table, numbers)
    return position


def _packed(amounts: Sequence[int]) -> int:
    return sum(amount << (_SEAT_BITS * seat) for seat, amount in enumerate(amounts))


def move_of(code: int, order: Sequence[int]) -> Move:
    """Give the first act of a move: to show the marriage, where one is shown with the card."""
    if code >= codes.SHOWING:
        return MELD[Suit(code - codes.SHOWING)]
    if code >= codes.MELDING:
        return MELD[card_at(code - codes.MELDING, order).suit]
    return PLAY_CARD[card_at(code, order)]


def card_code(code: int) -> int:
    """Give the place of the card that a move plays."""
    return code % codes.MELDING
