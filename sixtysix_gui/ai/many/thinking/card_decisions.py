"""Deciding which card to play, by a tree over what can be seen."""

from collections.abc import Sequence

from sixtysix_gui.ai.many.game_worth import StandingBefore, worth_of
from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.many.search.tree import TrickTree
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.belief_worlds import pool_for, pools
from sixtysix_gui.ai.many.thinking.choosing import (
    Noise,
    Ranking,
    Result,
    by_mean,
    by_visits,
    chosen,
    noise_of_solved,
    noise_of_tree,
    run_measured,
)
from sixtysix_gui.ai.many.thinking.loading import (
    TermsKeeper,
    case_of,
    move_of,
    position_of,
    root_of,
)
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.many.thinking.worlds import UnseenCards, dealer_for, set_of, unseen_by, world
from sixtysix_gui.ai.player import Decision, MoveValue
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import DealEnd, together

HUNDREDTH = 0.01
_TWO = 2
_LESS_EXACT = 2
"""Last tricks fewer that are valued exactly where three play for themselves."""
_CHEAP_TRICKS = 5
_DEARER = 3
"""A trick more takes several times as long to solve: by this factor fewer worlds are solved."""
_LAID_WORLDS = 100
"""Worlds at most where the cards of the trick lie face down."""


def begin(tree: TrickTree, terms: TrickTerms, party: int, skill: Skill, exact: int) -> None:
    """Make a tree ready for a party; the last ``exact`` tricks are valued exactly."""
    tree.begin(
        party,
        skill.own * HUNDREDTH,
        skill.other * HUNDREDTH,
        exact,
        skill.slack,
        free_melds=terms.latest_marriage,
    )


def card_decision(
    view: View, skill: Skill, iterations: int, keeper: TermsKeeper, stop: Stop, seed: int
) -> Decision:
    """Choose the move that the search thinks best, as a careful player would (choosing.py).

    Raises:
        StoppedError: if it was told to stop before it had an answer.
    """
    if _is_solved(view, skill):
        return _solved_decision(view, skill, iterations, keeper, stop, seed)
    terms = keeper.terms_of(view)
    party = view.rules.sides[view.seat].number
    # Three alone differ more from what max^n expects of them than from habit.
    exact = max(skill.exact_tricks - (_LESS_EXACT if terms.parties > _TWO else 0), 0)
    tree = keeper.tree(terms, stop, seed)
    begin(tree, terms, party, skill, exact)
    spread = _run(tree, view, skill, iterations, keeper, seed)
    found = _legal(tree.results(), view)
    rank = by_mean if skill.is_hasty else by_visits
    best = _best(view, skill, found, rank, noise_of_tree(spread))
    return _decision(view, found, best, tree.iterations, keeper.standing)


def _is_solved(view: View, skill: Skill) -> bool:
    """Return whether worlds are solved: of two parties, with few cards left and none to draw."""
    is_between_two = len(view.rules.parties) == _TWO
    return is_between_two and pools(view) and len(view.hand) <= skill.solved_tricks


def _most_worlds(skill: Skill, cards: int) -> int:
    """Return how many worlds are solved at most with ``cards`` cards in the own hand."""
    more = max(cards - _CHEAP_TRICKS, 0)
    return max(skill.solved_worlds // _DEARER**more, 1)


def _solved_decision(
    view: View, skill: Skill, iterations: int, keeper: TermsKeeper, stop: Stop, seed: int
) -> Decision:
    terms = keeper.terms_of(view)
    pool = pool_for(view, skill, keeper, seed)
    worlds = min(iterations, _most_worlds(skill, len(view.hand)))
    search = keeper.solved(terms, stop, seed)
    party = view.rules.sides[view.seat].number
    free = terms.latest_marriage
    search.run(pool, party, worlds, skill.habits, skill.slack, free_melds=free)
    found = _legal(search.results(), view)
    best = _best(view, skill, found, by_mean, noise_of_solved(search.worlds))
    return _decision(view, found, best, search.worlds, keeper.standing)


def _run(
    tree: TrickTree,
    view: View,
    skill: Skill,
    iterations: int,
    keeper: TermsKeeper,
    seed: int,
) -> float:
    """Let a tree search in worlds of a view; return how much its results spread, 0 if unknown."""
    terms = keeper.terms_of(view)
    if pools(view):
        tree.draw_from(pool_for(view, skill, keeper, seed))
        return run_measured(tree, iterations)
    unseen = unseen_by(view, skill.memory)
    dealer = dealer_for(unseen, seed)
    if view.face_down:
        worlds = [world(view, unseen, dealer) for _ in range(min(iterations, _LAID_WORLDS))]
        tree.run_over([position_of(deal, terms) for deal in worlds], iterations)
        return 0.0
    _deal(tree, view, unseen, terms, dealer)
    return run_measured(tree, iterations)


def _best(view: View, skill: Skill, found: Sequence[Result], rank: Ranking, noise: Noise) -> Result:
    if not skill.is_careful:
        return max(found, key=rank)
    return chosen(
        Overview(view, skill.memory, skill.conventions), case_of(view).order, found, rank, noise
    )


def _legal(results: Sequence[Result], view: View) -> list[Result]:
    """Keep the moves that are legal.

    Where a trump can only have been imagined under a card face down, it cannot be played.

    Raises:
        StoppedError: if there is none.
    """
    order = case_of(view).order
    found = [one for one in results if move_of(one[0], order) in view.legal_moves]
    if not found:
        raise StoppedError
    return found


def _decision(
    view: View,
    found: Sequence[Result],
    best: Result,
    iterations: int,
    standing: StandingBefore | None,
) -> Decision:
    order = case_of(view).order
    means = _means(found, order, view, standing)
    values = tuple(MoveValue(move, means[move]) for move in view.legal_moves if move in means)
    all_valued = len(values) == len(view.legal_moves)
    return Decision(move_of(best[0], order), values if all_valued else (), iterations)


def _deal(
    tree: TrickTree, view: View, unseen: UnseenCards, terms: TrickTerms, dealer: Dealer
) -> None:
    """Let a tree deal its worlds from what a view shows."""
    winner = int(view.won[0].winner) if view.rules.has_widow and view.won else -1
    turn_up = -1 if unseen.turn_up is None else unseen.turn_up
    tree.deal_from(
        root_of(view, unseen, terms, free_melds=True),
        dealer,
        [int(seat) for seat in unseen.others],
        [set_of(places) for places in unseen.known],
        (view.talon_size, turn_up, winner),
    )


def _means(
    found: Sequence[Result],
    order: Sequence[int],
    view: View,
    standing: StandingBefore | None,
) -> dict[Move, float]:
    """Return what each move is worth; a marriage is worth what the better of its leads is."""
    means: dict[Move, float] = {}
    for code, _, mean in found:
        move = move_of(code, order)
        worth = mean / SCALE
        means[move] = max(means.get(move, worth), worth)
    if GO_OUT in view.legal_moves:
        means[GO_OUT] = _claim_worth(view, standing)
    return means


def _claim_worth(view: View, standing: StandingBefore | None) -> float:
    """Return what a claim is worth now, true or false."""
    rules, side = view.rules, view.rules.sides[view.seat]
    card_points = tuple(
        together(view.card_points[seat] for seat in party.seats) for party in rules.parties
    )
    end = DealEnd(card_points, claimant=side.number, bid=view.bid, level=view.level)
    return worth_of(rules, standing, settle(rules, end), side.number)
