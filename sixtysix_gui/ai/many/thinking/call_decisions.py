"""Deciding what to say: trump, bids, contracts, doubling, by what each would bring."""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable
from itertools import accumulate
from math import prod

from sixtysix_gui.ai.many.game_worth import standing_of, worth_of
from sixtysix_gui.ai.many.hand_odds import call_chance
from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.call_beliefs import CallBeliefs, PublicCalls
from sixtysix_gui.ai.many.thinking.card_decisions import begin
from sixtysix_gui.ai.many.thinking.choosing import DEAR
from sixtysix_gui.ai.many.thinking.loading import CalledGame, TermsKeeper, case_of, position_of
from sixtysix_gui.ai.many.thinking.rules_of_thumb import has_good_trumps, sensible_act
from sixtysix_gui.ai.many.thinking.worlds import (
    Dealt,
    UnseenCards,
    dealer_for,
    set_of,
    unseen_by,
    world,
    world_of,
)
from sixtysix_gui.ai.player import Decision, MoveValue
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    DOUBLE,
    OPEN,
    PASS,
    Bid,
    CallContract,
    Double,
    Move,
    NameTrump,
    Opening,
    TurnTrump,
)
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.sets.contracts import Contract, Goal

_PLAY = (Phase.PARTNER, Phase.LEAD, Phase.FOLLOW)
_LIKELY = 0.5


def auctioned(deal: Deal) -> Deal:
    """Let all say what their hands speak for, until cards are played."""
    while not deal.is_over and deal.phase not in _PLAY:
        deal, _ = deal.apply(imagined_call(deal))
    return deal


def imagined_call(deal: Deal) -> Move:
    """Return what the seat to act would do, by its hand alone."""
    if not deal.rules.contracts or deal.phase not in (Phase.BID, Phase.DOUBLE):
        return sensible_act(deal, deal.legal_moves())
    table = PublicCalls(deal.rules, deal.forehand, deal.named)
    return _contract_call(deal, table) if deal.phase is Phase.BID else _answer(deal, table)


def _contract_call(deal: Deal, table: PublicCalls) -> Move:
    """Call what is likely made and brings most, or pass."""
    assert deal.contract is not None
    best, most = PASS, 0.0
    for contract in table.callable_above(deal.contract.value, deal.to_act, deal.hand):
        odds = table.made(contract, deal.to_act, deal.hand)
        brings = contract.value * (2 * odds - 1)
        if call_chance(odds) >= _LIKELY and brings > most:
            best, most = CallContract(contract.key), brings
    return best


def _answer(deal: Deal, table: PublicCalls) -> Move:
    assert deal.contract is not None
    assert deal.bidder is not None
    chance = table.doubles(deal.contract, deal.to_act, deal.bidder, deal.level, deal.hand)
    return DOUBLE if chance >= _LIKELY else PASS


_HUNDREDTH = 0.01
_LEAST_MADE = 0.4
"""How often a contract must be made by the hand alone."""
_LEAST_DUCKED = 0.5
"""How often one without a trick must be: to duck is easier with open cards."""
_MARGIN_OF_CONTRACT = 0.3
"""The part of a player's caution that a contract asks for; a double asks for all of it."""
_LEAST_STOPPED = (0.42, 0.85)
"""How often it must be stopped by the hand alone: to double it, and to double it a third time."""
_LEAST_REDOUBLED = 0.8
"""How often its player must make it to redouble."""
_LEAST_SIMPLE = (0.4, 1.0, 1.5)
"""The points that the simple game must bring by the hand alone to be doubled, and again."""
_DARING = 0.7
"""The points by which a bid may promise less than a pass: a search tries the bidder's worse leads
as well, which counts against the leader."""
_DARING_ALONE = 0.3
"""The same without a partner."""


def worth_trying(view: View) -> list[Move]:
    """List the calls that a hand speaks for.

    A contract is left out if the hand makes a dearer one as often: worlds are held to be worth more
    to the one who needs less, since a caller plays with too much foresight in them.
    """
    table = PublicCalls(view.rules, view.rules.after(view.dealer), view.named)
    moves = [move for move in view.legal_moves if speaks_for(view, move)]
    contracts: dict[Move, Contract] = {
        move: view.rules.contracts[move.contract]
        for move in moves
        if isinstance(move, CallContract)
    }
    made = {move: table.made(contracts[move], view.seat, view.hand) for move in contracts}

    def is_outdone(move: Move) -> bool:
        return move in made and any(
            contracts[other].value > contracts[move].value and made[other] >= made[move]
            for other in made
        )

    return [move for move in moves if not is_outdone(move)]


def speaks_for(view: View, move: Move) -> bool:
    """Return whether a hand alone speaks for a call; nothing needs to speak for a pass or a bid.

    An ace is not opened so that its twin may take it, where it can be so that nothing does.
    """
    if move == OPEN[Opening.ALTE]:
        return OPEN[Opening.ELF] not in view.legal_moves
    if isinstance(move, NameTrump | TurnTrump):
        return bool(view.rules.contracts) or _speaks_for_trump(view, move)
    table = PublicCalls(view.rules, view.rules.after(view.dealer), view.named)
    if isinstance(move, CallContract):
        contract = view.rules.contracts[move.contract]
        least = _LEAST_DUCKED if contract.goal is Goal.NO_TRICK else _LEAST_MADE
        return table.made(contract, view.seat, view.hand) >= least
    if isinstance(move, Double):
        return _speaks_for_double(view, table)
    return True


def _speaks_for_trump(view: View, move: NameTrump | TurnTrump) -> bool:
    """Return whether to name a suit: it needs an ace, ten or second card; else one is turned."""
    if isinstance(move, NameTrump):
        held = [card for card in view.hand if card.suit is move.suit]
        return len(held) > 1 or any(card.points >= DEAR for card in held)
    return not any(has_good_trumps(view.hand, suit) for suit in Suit)


def _speaks_for_double(view: View, table: PublicCalls) -> bool:
    contract, bidder = view.contract, view.bidder
    assert contract is not None
    assert bidder is not None
    if contract.is_simple:
        return table.simple(view.seat, view.hand) >= _LEAST_SIMPLE[min(view.level, 2)]
    if view.seat is bidder:
        return table.made(contract, bidder, view.hand) >= _LEAST_REDOUBLED
    if view.rules.sides[view.seat] is view.rules.sides[bidder]:
        return False
    return table.stopped(contract, view.hand) >= _LEAST_STOPPED[min(view.level // 2, 1)]


def margin(view: View, move: Move, skill: Skill) -> float:
    """Return by how many points more than a pass a call must promise; below 0 for the bold."""
    caution = skill.caution * _HUNDREDTH
    if isinstance(move, CallContract):
        caution *= _MARGIN_OF_CONTRACT * view.rules.contracts[move.contract].value
    elif isinstance(move, Double) and view.contract is not None:
        caution *= max(view.contract.value, 1) << view.level
    elif isinstance(move, Bid):
        caution = -_daring(view, skill)
    else:
        caution = 0.0
    return caution - (0 if move == PASS else skill.boldness * _HUNDREDTH)


def _daring(view: View, skill: Skill) -> float:
    """Return how bold a bid may be: not at all where the chance to win the game is what counts.

    That chance often differs by less than the daring, and then anything would be bid.
    """
    standing = standing_of(view, is_aware=skill.score_aware)
    if standing is not None and not standing.only_caps:
        return 0.0
    return _DARING if len(view.rules.sides[view.seat].seats) > 1 else _DARING_ALONE


_DRAWN = 40
"""Worlds that are drawn for each that is kept."""


def believed_worlds(
    view: View, unseen: UnseenCards, dealer: Dealer, beliefs: CallBeliefs, number: int
) -> list[Deal]:
    """Return ``number`` worlds, picked from many by how well their hands fit the calls."""
    if not beliefs.said_something(unseen.others):
        return [world(view, unseen, dealer) for _ in range(number)]
    drawn = [dealer.dealt() for _ in range(number * _DRAWN)]
    sums = list(accumulate(_weight(unseen, beliefs, dealt) for dealt in drawn))
    step = sums[-1] / number
    picked = [min(bisect(sums, (place + 0.5) * step), len(drawn) - 1) for place in range(number)]
    return [world_of(view, unseen, dealer, drawn[place]) for place in picked]


def _weight(unseen: UnseenCards, beliefs: CallBeliefs, dealt: Dealt) -> float:
    """Return how likely all others had said what they have, with these hands."""
    hands = zip(unseen.others, dealt[0], strict=False)
    return prod(beliefs.weight(seat, hand | set_of(unseen.known[seat])) for seat, hand in hands)


Played = tuple[CalledGame, Suit | None]
"""What is played after an auction, as everyone knows it."""


def call_decision(view: View, skill: Skill, keeper: TermsKeeper, stop: Stop, seed: int) -> Decision:
    """Choose the call that brings most on average.

    Raises:
        StoppedError: if it was told to stop before every call had been tried.
    """
    moves = worth_trying(view)
    if len(moves) == 1:
        return Decision(moves[0])
    unseen = unseen_by(view, "all")
    dealer = dealer_for(unseen, seed)
    beliefs = keeper.beliefs(view)
    worlds = believed_worlds(view, unseen, dealer, beliefs, skill.worlds)
    caller = _Caller(view, skill, keeper, stop, seed)
    found = {move: caller.worth(move, worlds) for move in moves}
    best = max(found, key=lambda move: found[move] - margin(view, move, skill))
    if best != PASS and PASS in found:
        # The best of many estimates is too high: it must prove itself in other worlds.
        others = believed_worlds(view, unseen, dealer, beliefs, skill.worlds)
        for move in (best, PASS):
            found[move] = caller.worth(move, others)
        if found[best] - margin(view, best, skill) < found[PASS]:
            best = PASS
    values = tuple(MoveValue(move, worth) for move, worth in found.items())
    return Decision(best, values if len(moves) == len(view.legal_moves) else (), len(worlds))


class _Caller:
    """Tries calls for one seat."""

    def __init__(
        self, view: View, skill: Skill, keeper: TermsKeeper, stop: Stop, seed: int
    ) -> None:
        self._skill = skill
        self._keeper = keeper
        self._stop = stop
        self._seed = seed
        self._rules = view.rules
        self._party = view.rules.sides[view.seat]

    def worth(self, move: Move, worlds: Iterable[Deal]) -> float:
        """Return the mean over worlds of what a call brings."""
        ended: list[float] = []
        played: defaultdict[Played, list[Deal]] = defaultdict(list)
        for deal in worlds:
            self._refuse()
            after = auctioned(deal.apply(move)[0])
            if after.outcome is not None:
                ended.append(self._worth_of(after.outcome))
            else:
                played[case_of(after), after.trump].append(after)
        count = len(ended) + sum(map(len, played.values()))
        return (sum(ended) + sum(self._played(deals, count) for deals in played.values())) / count

    def _played(self, deals: list[Deal], count: int) -> float:
        """Return the sum of what deals are worth in which the same is played."""
        terms = self._keeper.terms_of(deals[0])
        free = terms.latest_marriage
        positions = [position_of(deal, terms, free_melds=free) for deal in deals]
        exact = min(self._skill.exact_tricks, 1)
        tree = self._keeper.tree(terms, self._stop, self._seed)
        begin(tree, terms, self._party.number, self._skill, exact)
        tree.run_over(positions, max(self._skill.descents * len(deals) // count, len(deals)))
        self._refuse()
        return tree.mean() / SCALE * len(deals)

    def _worth_of(self, outcome: Outcome) -> float:
        return worth_of(self._rules, self._keeper.standing, outcome, self._party.number)

    def _refuse(self) -> None:
        if self._stop.ask():
            raise StoppedError
