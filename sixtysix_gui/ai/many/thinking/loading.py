"""From the rules' deals and views to the numbers of the searches, and back to moves."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.many.game_worth import StandingBefore, worth_of
from sixtysix_gui.ai.many.search import codes
from sixtysix_gui.ai.many.search.pool import WorldPool
from sixtysix_gui.ai.many.search.position import TrickPosition
from sixtysix_gui.ai.many.search.settled import SCALE, Settled
from sixtysix_gui.ai.many.search.solved import SolvedWorlds
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.many.search.tree import TrickTree
from sixtysix_gui.ai.many.thinking.call_beliefs import CallBeliefs
from sixtysix_gui.ai.many.thinking.worlds import (
    PLACES,
    Copies,
    UnseenCards,
    card_at,
    place_of,
    set_of,
)
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import MELD, PLAY_CARD, Move, Opening
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import Contract, Goal
from sixtysix_gui.rules.sets.rules import Rules

_SEAT_BITS = 16
_PARTY_BITS = 15
_TOTAL_BITS = 10
_CALLS_FROM = 45
"""Where the number of an end says who claimed (position.py)."""

_FIRST_NUMBERS = (
    *("gone", "captured", "melded", "tricks", "shown", "marriages", "leader", "trump"),
    *("melded_suit", "trick_number", "widow", "last_winner", "slammers", "asked", "free_melds"),
)
"""What is loaded of a position beside the cards."""
_MOST_TERMS = 16
"""Terms that are kept at most; each remembers thousands of ends."""
_NOBODY = 3
_MADE = 2
_GOALS = {
    Goal.NO_TRICK: codes.NO_TRICK,
    Goal.ALL_TRICKS: codes.ALL_TRICKS,
    Goal.OUT_IN_THREE: codes.OUT_IN_THREE,
}

_OPENINGS = {
    None: 0,
    Opening.ALTE: codes.SAME_ACE,
    Opening.ELF: codes.OWN_TRICK,
    Opening.HOEHER: codes.HIGHER_CARD,
    Opening.DISSLE: codes.ANY_PLAIN,
}

Known = Deal | View


@dataclass(frozen=True)
class CalledGame:
    """A game as called: its rules, and who has bid what."""

    rules: Rules
    bidder: Seat | None = None
    bid: int = 0
    contract: Contract | None = None
    out: tuple[Seat, ...] = ()
    level: int = 0
    opening: Opening | None = None

    @property
    def order(self) -> tuple[int, ...]:
        """The strength of every rank."""
        return self.rules.duties_in(self.contract).order


def case_of(facts: Known) -> CalledGame:
    """Return the case of a deal or view."""
    level = sum(answer.doubled for answer in facts.answers)
    return CalledGame(
        facts.rules, facts.bidder, facts.bid, facts.contract, facts.out_seats, level, facts.opening
    )


class TermsKeeper:
    """Makes the terms of every case once, and one of each search; not to be shared by threads.

    To make another search for every decision would take longer than many decisions do.
    ``standing`` is that of the game for the decision at hand, None where only points count.
    """

    def __init__(self) -> None:
        self.standing: StandingBefore | None = None
        self._kept: dict[tuple[CalledGame, StandingBefore | None, bool], TrickTerms] = {}
        self._tree: TrickTree | None = None
        self._pool: WorldPool | None = None
        self._solved: SolvedWorlds | None = None
        self._beliefs: CallBeliefs | None = None

    def beliefs(self, view: View) -> CallBeliefs:
        """Return what is believed of the calls of a deal; what it has worked out serves again."""
        if self._beliefs is None or not self._beliefs.is_of(view):
            self._beliefs = CallBeliefs(view)
        return self._beliefs

    def terms_of(self, facts: Known) -> TrickTerms:
        """Return the terms of a deal or view."""
        return self._terms(case_of(facts), is_past=False)

    def past_terms_of(self, facts: Known) -> TrickTerms:
        """Return the terms for playing a past back, in which nothing happens by itself."""
        return self._terms(case_of(facts), is_past=True)

    def _terms(self, case: CalledGame, *, is_past: bool) -> TrickTerms:
        key = case, self.standing, is_past
        if key not in self._kept:
            if len(self._kept) >= _MOST_TERMS:
                self._kept.clear()
            self._kept[key] = make_terms(case, self.standing, is_past=is_past)
        return self._kept[key]

    def tree(self, terms: TrickTerms, stop: Stop, seed: int) -> TrickTree:
        """Return the tree."""
        if self._tree is None:
            self._tree = TrickTree(terms, stop, seed)
        self._tree.take_up(terms, stop, seed)
        return self._tree

    def pool(self, terms: TrickTerms, past_terms: TrickTerms) -> WorldPool:
        """Return the pool of worlds."""
        if self._pool is None:
            self._pool = WorldPool(terms, past_terms)
        self._pool.serve(terms, past_terms)
        return self._pool

    def solved(self, terms: TrickTerms, stop: Stop, seed: int) -> SolvedWorlds:
        """Return the search of solved worlds."""
        if self._solved is None:
            self._solved = SolvedWorlds(terms, stop)
        self._solved.take_up(terms, stop, seed)
        return self._solved


def make_terms(
    case: CalledGame, standing: StandingBefore | None = None, *, is_past: bool = False
) -> TrickTerms:
    """Read from the rules all that the searches need; ends are worth what they are in a standing.

    Where ``is_past``, no claim or marriage comes by itself: what was done is known.
    """
    rules = case.rules
    duties = rules.duties_in(case.contract)
    contract, bidder = case.contract, case.bidder
    played = None if contract is None or contract.is_simple else contract
    holder = -1 if bidder is None else int(bidder)
    order = duties.order
    points = [0] * PLACES
    for card in rules.pack:
        for copy in range(2):
            points[place_of(card, order, copy)] = card.points
    numbers = {
        "pack": set_of(Copies(order).places(rules.pack)),
        "players": len(rules.seats) - len(case.out),
        "king": order[Rank.KING],
        "queen": order[Rank.QUEEN],
        "ace": order[Rank.ACE],
        "sevens": min(order[card.rank] for card in rules.pack),
        "robs": rules.exchanges,
        "head": duties.head,
        "trump": duties.trump,
        "overtrump": duties.overtrump,
        "has_talon": rules.has_talon,
        "first_lead": rules.trump_by == "first-lead",
        "latest_marriage": rules.trump_by == "latest-marriage",
        "rising": rules.meld_values == "20-40-60-80",
        "melds": contract is None or contract.has_marriages,
        "partner_melds": rules.meld_who == "leader-and-partner",
        "melds_first": rules.meld_first_lead,
        "melds_exhausted": rules.meld_when_exhausted,
        "serves_once": rules.meld_card_serves == "once",
        "asks_partner": rules.asks_partner and not is_past,
        "claims": rules.has_claims and played is None and not is_past,
        "bonus": rules.has_bonus,
        "slam": rules.slam,
        "target": rules.out_target if rules.has_claims else 0,
        "melder": -1 if played is None else holder,
        "goal": _goal(case),
        "goal_seat": max(holder, 0),
        "opening": _OPENINGS[case.opening],
    }
    side = [party.number for party in rules.sides]
    after = [int(_next(case, seat)) for seat in rules.seats]
    return TrickTerms(
        Settled(lambda key: _settle(case, standing, key)), side, after, points, numbers
    )


def _goal(case: CalledGame) -> int:
    if case.opening is Opening.DISSLE:
        return codes.FIVE_SEVENS
    contract = case.contract
    return 0 if contract is None or contract.is_simple else _GOALS[contract.goal]


def _next(case: CalledGame, seat: Seat) -> Seat:
    """Return the next seat that plays."""
    following = case.rules.after(seat)
    while following in case.out:
        following = case.rules.after(following)
    return following


def _settle(case: CalledGame, standing: StandingBefore | None, key: int) -> list[int]:
    """Have the game settle the end of a number (position.py)."""
    rules = case.rules
    card_points: list[CardPoints] = []
    for party in rules.parties:
        packed = key >> (party.number * _PARTY_BITS)
        total = packed & ((1 << _TOTAL_BITS) - 1)
        tricks = packed >> _TOTAL_BITS & ((1 << (_PARTY_BITS - _TOTAL_BITS)) - 1)
        card_points.append(CardPoints(captured=total, tricks=tricks))
    claimant, last, made = (key >> _CALLS_FROM + bits & 3 for bits in (0, 2, 4))
    end = DealEnd(
        tuple(card_points),
        claimant=claimant - 1 if claimant else None,
        bidder=None if case.bidder is None else rules.sides[case.bidder].number,
        bid=case.bid,
        contract=None if case.contract is None else case.contract.key,
        level=case.level,
        made=made == _MADE if made else None,
        last=None if last == _NOBODY else last,
    )
    outcome = settle(rules, end)
    worths = (worth_of(rules, standing, outcome, party.number) for party in rules.parties)
    return [round(worth * SCALE) for worth in worths]


def position_of(deal: Deal, terms: TrickTerms, *, free_melds: bool = False) -> TrickPosition:
    """Take up a whole deal, from the lead or card that it waits for."""
    copies = Copies(case_of(deal).order)
    hands = [copies.places(hand) for hand in deal.hands]
    talon = copies.places(deal.undealt) if deal.rules.has_talon else []
    widow = 0 if talon else sum(card.points for card in deal.undealt)
    return _loaded(deal, terms, hands, talon, widow, copies, free_melds=free_melds)


def first_lead_of(view: View, terms: TrickTerms, leader: Seat) -> TrickPosition:
    """Return the first lead of a deal with empty hands, as everyone saw it."""
    position = TrickPosition(terms)
    named = -1 if terms.first_lead or view.trump is None else int(view.trump)
    numbers = dict.fromkeys(_FIRST_NUMBERS, 0)
    numbers |= {"leader": int(leader), "trump": named, "trick_number": 1, "free_melds": 1}
    numbers |= {"melded_suit": -1, "last_winner": -1}
    empty = [0] * len(view.rules.seats)
    position.load(empty, empty, [], [], numbers)
    return position


def root_of(
    view: View, unseen: UnseenCards, terms: TrickTerms, *, free_melds: bool
) -> TrickPosition:
    """Take up what a view shows, with only the known cards in the hands."""
    hands = [list(places) for places in unseen.known]
    copies = Copies(unseen.order)
    for places in hands:
        copies.places(card_at(place, unseen.order) for place in places)
    return _loaded(view, terms, hands, [], 0, copies, free_melds=free_melds)


def _loaded(
    facts: Known,
    terms: TrickTerms,
    hands: Sequence[Sequence[int]],
    talon: Sequence[int],
    widow: int,
    copies: Copies,
    *,
    free_melds: bool,
) -> TrickPosition:
    order = case_of(facts).order
    gone = set_of(copies.places(card for trick in facts.won for card in trick.cards))
    table = [(int(play.seat), copies.places([play.card])[0]) for play in facts.table]
    position = TrickPosition(terms)
    card_points = facts.card_points
    asked = facts.phase is Phase.PARTNER and facts.melded_suit is None
    melded = facts.melded_suit if facts.phase is Phase.LEAD else None
    numbers = {
        "gone": gone,
        "captured": _packed([earned.captured + earned.bonus for earned in card_points]),
        "melded": _packed([earned.melded for earned in card_points]),
        "tricks": _packed([earned.tricks for earned in card_points]),
        "shown": sum({1 << (shown.seat * 4 + shown.suit) for shown in facts.marriages}),
        "marriages": len(facts.marriages),
        "leader": int(facts.leader),
        "trump": -1 if facts.trump is None else int(facts.trump),
        "melded_suit": -1 if melded is None else int(melded),
        "trick_number": facts.trick_number,
        "widow": widow,
        "last_winner": int(facts.won[-1].winner) if facts.won else -1,
        "slammers": _slammers(facts),
        "asked": asked,
        "free_melds": free_melds,
    }
    served = [0] * len(hands)
    for seat, cards in enumerate(facts.served):
        served[seat] = _among(hands[seat], cards, order)
    position.load([set_of(hand) for hand in hands], served, talon, table, numbers)
    return position


def _slammers(facts: Known) -> int:
    """Return the parties, as bits, that have won every trick so far without a talon."""
    rules = facts.rules
    able = (party.number for party in rules.parties if rules.may_slam(party, facts.won))
    return sum(1 << number for number in able)


def _among(hand: Sequence[int], cards: Sequence[Card], order: Sequence[int]) -> int:
    """Find places of a hand for some of its cards."""
    found = 0
    for card in cards:
        found |= 1 << next(
            place for place in hand if card_at(place, order) == card and not found >> place & 1
        )
    return found


def _packed(amounts: Sequence[int]) -> int:
    return sum(amount << (_SEAT_BITS * seat) for seat, amount in enumerate(amounts))


def move_of(code: int, order: Sequence[int]) -> Move:
    """Return the first act of a move: to show the marriage, where one is shown with the card."""
    if code >= codes.SHOWING:
        return MELD[Suit(code - codes.SHOWING)]
    if code >= codes.MELDING:
        return MELD[card_at(code - codes.MELDING, order).suit]
    return PLAY_CARD[card_at(code, order)]
