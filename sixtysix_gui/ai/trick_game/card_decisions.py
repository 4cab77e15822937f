"""Deciding which card to play, by a tree over what can be seen."""

from collections.abc import Sequence

from sixtysix_gui.ai.player import Decision, MoveValue
from sixtysix_gui.ai.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.trick_game.loading import TermsKeeper, case_of, move_of, root_of
from sixtysix_gui.ai.trick_game.places import set_of
from sixtysix_gui.ai.trick_game.player import lead_of
from sixtysix_gui.ai.trick_game.search.settled import SCALE
from sixtysix_gui.ai.trick_game.search.terms import TrickTerms
from sixtysix_gui.ai.trick_game.search.tree import TrickTree
from sixtysix_gui.ai.trick_game.skill import TrickSkill
from sixtysix_gui.ai.trick_game.worlds import dealer_for, unseen_by
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.trick_game.settlement import DealEnd, together
from sixtysix_gui.rules.trick_game.view import TrickView

HUNDREDTH = 0.01


def begun_tree(
    terms: TrickTerms, party: int, skill: TrickSkill, stop: Stop, seed: int
) -> TrickTree:
    """Give a tree that is ready for a party."""
    tree = TrickTree(terms, stop, seed)
    tree.begin(
        party,
        skill.own * HUNDREDTH,
        skill.other * HUNDREDTH,
        skill.exact_tricks,
        skill.slack,
        free_melds=terms.latest_marriage,
    )
    return tree


def card_decision(
    view: TrickView, skill: TrickSkill, iterations: int, keeper: TermsKeeper, stop: Stop, seed: int
) -> Decision:
    """Choose the move that the search visited most.

    Raises:
        StoppedError: if it was told to stop before it had an answer.
    """
    terms = keeper.terms_of(view)
    unseen = unseen_by(view, skill.memory)
    tree = begun_tree(terms, view.rules.sides[view.seat].number, skill, stop, seed)
    root = root_of(view, unseen, terms, free_melds=True)
    winner = int(view.won[0].winner) if view.rules.has_widow and view.won else -1
    tree.deal_from(
        root,
        dealer_for(unseen, seed),
        [int(seat) for seat in unseen.others],
        [set_of(places) for places in unseen.known],
        (view.talon_left, -1, winner),
    )
    tree.run(iterations)
    found = tree.results()
    if not found:
        raise StoppedError
    order = case_of(view).order
    best = max(found, key=lambda result: (result[1], -result[0]))
    means = _means(found, order, view)
    values = tuple(MoveValue(move, means[move]) for move in view.legal_moves if move in means)
    all_valued = len(values) == len(view.legal_moves)
    return Decision(move_of(best[0], order), values if all_valued else (), tree.iterations)


def _means(
    found: Sequence[tuple[int, int, float]], order: Sequence[int], view: TrickView
) -> dict[Move, float]:
    """Give what each move is worth; a marriage is worth what the better of its leads is."""
    means: dict[Move, float] = {}
    for code, _, mean in found:
        move = move_of(code, order)
        worth = mean / SCALE
        means[move] = max(means.get(move, worth), worth)
    if GO_OUT in view.legal_moves:
        means[GO_OUT] = _claim_worth(view)
    return means


def _claim_worth(view: TrickView) -> float:
    """Give what a claim is worth now, true or false."""
    rules, side = view.rules, view.rules.sides[view.seat]
    tallies = tuple(together(view.tallies[seat] for seat in party.seats) for party in rules.parties)
    end = DealEnd(tallies, side.number, None, view.bid, None, len(view.answers))
    return lead_of(rules.plan.settle(rules, end).points, side)
