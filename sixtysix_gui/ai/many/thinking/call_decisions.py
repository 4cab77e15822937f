"""Deciding what to say: trump, bids, contracts, doubling, by what each would bring in many worlds.

Each call is made in the same worlds, drawn by what was said before. What others say after it comes
from their own hands in that world: of contracts by its odds, else by rules of thumb. Worlds
in which the same is played then share a tree over what can be seen, so that no one plays as if all
hands were seen.
"""

from collections import defaultdict
from collections.abc import Iterable

from sixtysix_gui.ai.many.game_worth import worth_of
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.call_opinions import margin, worth_trying
from sixtysix_gui.ai.many.thinking.called_worlds import believed_worlds
from sixtysix_gui.ai.many.thinking.card_decisions import begin
from sixtysix_gui.ai.many.thinking.imagined_calls import auctioned
from sixtysix_gui.ai.many.thinking.loading import Case, TermsKeeper, case_of, position_of
from sixtysix_gui.ai.many.thinking.worlds import dealer_for, unseen_by
from sixtysix_gui.ai.player import Decision, MoveValue
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PASS, Move
from sixtysix_gui.rules.scoring.points import Outcome

Played = tuple[Case, Suit | None]
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
