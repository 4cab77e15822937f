"""Reasons from the score: 66 reached or missed, and what a result costs (7, 29, 30, 33-35)."""

from dataclasses import replace

from sixtysix_gui.ai.solver.payoffs import points_for
from sixtysix_gui.coach.reasons.proofs import Case, Proof, certain, measured
from sixtysix_gui.rules.moves import GO_OUT, GoOut, Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.scoring import SCHNEIDER_LINE, TARGET

_FEW = 33
"""Card points of which it is said that only so many are missing."""


def before_your_next_lead(case: Case) -> Proof | None:
    """Give reason 7: after the move played the other comes to 66 before the seat leads again."""
    lacks = TARGET - case.view.total(case.other)
    if not 0 < lacks <= _FEW or not case.can_measure:
        return None
    explains = case.share_by(_reaches)
    if explains is None:
        return None
    a, n = case.cases(_reaches, case.played)
    return measured(7, explains, k=lacks, a=a, n=n)


def _reaches(case: Case, move: Move, world: int) -> bool:
    return any(state.total(case.other) >= TARGET for state in case.stretch(move, world))


def with_the_next_trick(case: Case) -> Proof | None:
    """Give reason 33: the trick of the move played brings the other to 66."""
    if case.view.total(case.other) >= TARGET or not case.can_measure:
        return None
    explains = case.share_by(_reaches_at_once)
    if explains is None:
        return None
    a, n = case.cases(_reaches_at_once, case.played)
    return measured(33, explains, a=a, n=n)


def _reaches_at_once(case: Case, move: Move, world: int) -> bool:
    state = case.after_trick(move, world)
    is_over = state.trick_number > case.view.trick_number
    return is_over and state.total(case.other) >= TARGET


def out_was_there(case: Case) -> Proof | None:
    """Give reason 29: the seat had 66 and did not go out."""
    total = case.view.total(case.me)
    if not isinstance(case.best, GoOut) or total < TARGET:
        return None
    outcome = case.worlds.state(0).apply(GO_OUT)[0].outcome
    if outcome is None:
        return None
    return certain(29, t=total, p=points_for(outcome, case.me))


def too_few_for_out(case: Case) -> Proof | None:
    """Give reason 30: the seat went out with fewer than 66."""
    total = case.view.total(case.me)
    if not isinstance(case.played, GoOut) or total >= TARGET:
        return None
    return certain(30, t=total, k=TARGET - total)


def out_of_schneider(case: Case) -> Proof | None:
    """Give reason 34: the other is in Schneider still, and that is where the loss lies.

    Measured anew without Schneider it vanishes; and it is the other's, not the own, that the best
    move wins by.
    """
    scale = case.view.rules.score_scale
    lacks = SCHNEIDER_LINE - case.view.total(case.other)
    if lacks <= 0 or scale[:2] != (1, 2):
        return None
    without, theirs = case.vanishes(schneider_alike, schneider_alike), _by_their_schneider(case)
    if without is None or theirs is None:
        return None
    return measured(34, min(without, theirs), p=lacks)


def _by_their_schneider(case: Case) -> float | None:
    """Give how much of the loss is the second point for leaving the other below the line."""
    if not case.can_measure:
        return None

    def won(move: Move, world: int) -> bool:
        if case.worlds.results(move)[world] != 2:
            return False
        return case.end(move, world).total(case.other) < SCHNEIDER_LINE

    return case.share_of_loss(
        [float(won(case.best, w) - won(case.played, w)) for w in range(case.worlds.count)]
    )


def schneider_alike(state: DealState) -> DealState:
    """Give a deal in which Schneider pays no more than an ordinary defeat."""
    ordinary, _, schwarz = state.rules.score_scale
    return state.changed(rules=replace(state.rules, score_scale=(ordinary, ordinary, schwarz)))


def no_trick(case: Case) -> Proof | None:
    """Give reason 35: the seat ends without a trick after the move played, and pays 3."""
    view = case.view
    if view.card_points[case.me].tricks or view.rules.score_scale[2] != 3:
        return None
    if view.close is not None or not case.can_measure:
        return None

    def ends_without(asked: Case, move: Move, world: int) -> bool:
        if asked.worlds.results(move)[world] != -3:
            return False
        return not asked.end(move, world).tricks[asked.me]

    return measured(35, case.share_by(ends_without))
