"""Reasons from the score: 66 reached or missed, what a result costs, and how often a move wins."""

from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.coach.findings import Findings
from sixtysix_gui.coach.judgements import (
    OUT_WAS_THERE,
    TOO_CLOSE,
    MoveWorth,
    Reason,
    Verdict,
    told_share,
)
from sixtysix_gui.coach.reasons.proofs import Case, Event, Proof, certain, is_much_more, measured
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, GoOut, Move
from sixtysix_gui.rules.scoring.points import SCHNEIDER_LINE, TARGET

_SCHNEIDER, _SCHWARZ = 2, 3
"""Game points for an opponent in Schneider, and for one without a trick."""
_FEW = 33
"""Card points that are few enough to say that only they are missing."""


def before_your_next_lead(case: Case) -> Proof | None:
    """Return reason 7: after the move played the other comes to 66 before the seat leads again."""
    lacks = TARGET - case.view.total(case.other)
    if not 0 < lacks <= _FEW or not case.can_measure:
        return None
    explains = case.share_by(_reaches)
    if explains is None:
        return None
    a, n = case.cases(_reaches, case.played)
    return measured(7, explains, k=lacks, played=case.played, a=a, n=n)


def _reaches(case: Case, move: Move, world: int) -> bool:
    return any(state.total(case.other) >= TARGET for state in case.stretch(move, world))


def with_the_next_trick(case: Case) -> Proof | None:
    """Return reason 33: the trick of the move played brings the other to 66."""
    if case.view.total(case.other) >= TARGET or not case.can_measure:
        return None
    explains = case.share_by(_reaches_at_once)
    if explains is None:
        return None
    a, n = case.cases(_reaches_at_once, case.played)
    return measured(33, explains, played=case.played, a=a, n=n)


def _reaches_at_once(case: Case, move: Move, world: int) -> bool:
    state = case.after_trick(move, world)
    is_over = state.trick_number > case.view.trick_number
    return is_over and state.total(case.other) >= TARGET


def out_was_there(case: Case) -> Proof | None:
    """Return reason 29: the seat had 66 and did not go out."""
    total = case.view.total(case.me)
    if not isinstance(case.best, GoOut) or total < TARGET:
        return None
    outcome = case.worlds.state(0).apply(GO_OUT)[0].outcome
    if outcome is None:
        return None
    return certain(29, t=total, p=points_for(outcome, case.me))


def too_few_for_out(case: Case) -> Proof | None:
    """Return reason 30: the seat went out with fewer than 66."""
    total = case.view.total(case.me)
    if not isinstance(case.played, GoOut) or total >= TARGET:
        return None
    return certain(30, t=total, k=TARGET - total)


def out_of_schneider(case: Case) -> Proof | None:
    """Return reason 34: the other is in Schneider still, and that is where the loss lies.

    Measured again without Schneider it vanishes; and it is the other's, not the own, that the best
    move wins by.
    """
    scale = case.view.rules.score_scale
    lacks = SCHNEIDER_LINE - case.view.total(case.other)
    if lacks <= 0 or scale[:2] != (1, 2):
        return None
    without, theirs = case.vanishes(schneider_alike, schneider_alike), _by_their_schneider(case)
    if without is None or theirs is None:
        return None
    a, n = case.cases(_wins_by_schneider, case.best)
    b, _ = case.cases(_wins_by_schneider, case.played)
    if not is_much_more(a, b, n):
        return None
    said = {"p": lacks, "best": case.best, "a": a, "n": n, "played": case.played, "b": b}
    return measured(34, min(without, theirs), **said)


def _by_their_schneider(case: Case) -> float | None:
    """Return how much of the loss is the second point for leaving the other below the line."""
    if not case.can_measure:
        return None
    return case.share_of_loss(_more_often(case, _wins_by_schneider))


def _wins_by_schneider(case: Case, move: Move, world: int) -> bool:
    if case.worlds.results(move)[world] != _SCHNEIDER:
        return False
    return case.end(move, world).total(case.other) < SCHNEIDER_LINE


def _more_often(case: Case, event: Event) -> list[float]:
    """Return for every world what the better move has of an event more than the one played."""
    return [
        float(event(case, case.best, world) - event(case, case.played, world))
        for world in range(case.worlds.count)
    ]


def leave_schneider(case: Case) -> Proof | None:
    """Return reason 49: the better move gets the seat out of Schneider, a point less lost."""
    if case.view.total(case.me) >= SCHNEIDER_LINE or case.view.rules.score_scale[:2] != (1, 2):
        return None
    if case.view.close is not None or not case.can_measure:
        return None
    gets_out = _gets_out_of_schneider
    share = case.share_by(lambda asked, move, world: _pays_schneider(asked, move, world))
    a, n = case.cases(gets_out, case.best)
    b, _ = case.cases(gets_out, case.played)
    if not is_much_more(a, b, n):
        return None
    return measured(49, share, best=case.best, a=a, n=n, played=case.played, b=b)


def _gets_out_of_schneider(case: Case, move: Move, world: int) -> bool:
    return case.end(move, world).total(case.me) >= SCHNEIDER_LINE


def _pays_schneider(case: Case, move: Move, world: int) -> bool:
    if case.worlds.results(move)[world] != -_SCHNEIDER:
        return False
    return not _gets_out_of_schneider(case, move, world)


def their_schwarz(case: Case) -> Proof | None:
    """Return reason 50: the other has no trick yet; the better move keeps it so more often."""
    view = case.view
    if view.card_points[case.other].tricks or view.rules.score_scale[2] != _SCHWARZ:
        return None
    if view.close is not None or not case.can_measure:
        return None
    share = case.share_of_loss(_more_often(case, _wins_by_schwarz))
    a, n = case.cases(_wins_by_schwarz, case.best)
    b, _ = case.cases(_wins_by_schwarz, case.played)
    if not is_much_more(a, b, n):
        return None
    return measured(50, share, best=case.best, a=a, n=n, played=case.played, b=b)


def _wins_by_schwarz(case: Case, move: Move, world: int) -> bool:
    if case.worlds.results(move)[world] != _SCHWARZ:
        return False
    return not case.end(move, world).tricks[case.other]


def schneider_alike(state: Deal) -> Deal:
    """Return a deal in which Schneider pays no more than an ordinary defeat."""
    ordinary, _, schwarz = state.rules.score_scale
    return state.changed(rules=state.rules.supposing("score.scale", (ordinary, ordinary, schwarz)))


def no_trick(case: Case) -> Proof | None:
    """Return reason 35: the seat ends without a trick after the move played, and pays 3."""
    view = case.view
    if view.card_points[case.me].tricks or view.rules.score_scale[2] != _SCHWARZ:
        return None
    if view.close is not None or not case.can_measure:
        return None

    def ends_without(asked: Case, move: Move, world: int) -> bool:
        if asked.worlds.results(move)[world] != -_SCHWARZ:
            return False
        return not asked.end(move, world).tricks[asked.me]

    a, _ = case.cases(ends_without, case.played)
    b, _ = case.cases(ends_without, case.best)
    return measured(35, case.share_by(ends_without), played=case.played) if a > b else None


def out_was_there_too(view: View, played: Move) -> Reason | None:
    """Return reason 52: with 66 the seat played on, though to go out ends the deal at once.

    It is said where nothing was lost by it, too: to miscount once is to lose a deal so.
    """
    total = view.total(view.seat)
    if isinstance(played, GoOut) or GO_OUT not in view.legal_moves or total < TARGET:
        return None
    return Reason(OUT_WAS_THERE, (("t", total),))


def mere_results(findings: Findings) -> Reason:
    """Return reason 0, the wins of the best and of the played move, always true.

    Where the best does not win more often, what it wins or loses decides, and reason 44 says that.
    """
    best, played = _worths(findings)
    brought = _in_tenths(best.points), _in_tenths(played.points)
    if not _wins_more(best, played) and brought[0] > brought[1]:
        return _on_average(best.move, brought[0], played.move, brought[1])
    return Reason(
        0,
        (
            ("best", best.move),
            ("a", best.wins),
            ("n", best.of),
            ("played", played.move),
            ("b", played.wins),
        ),
    )


def _wins_more(best: MoveWorth, played: MoveWorth) -> bool:
    """Return whether a move wins more often than another by the shares a player reads."""
    return told_share(best.wins, best.of) > told_share(played.wins, played.of)


def _on_average(best: Move, brought: float, played: Move, brought_instead: float) -> Reason:
    """Return reason 44: the game points on average, in tenths."""
    return Reason(44, (("best", best), ("p", brought), ("played", played), ("q", brought_instead)))


def the_game(findings: Findings) -> Reason | None:
    """Return reason 36 where the chance to win the game decided against the points."""
    if not findings.by_chance:
        return None
    best, played = _worths(findings)
    return Reason(
        36,
        (
            ("best", best.move),
            ("a", round(100 * best.chance)),
            ("played", played.move),
            ("b", round(100 * played.chance)),
        ),
    )


def too_close(findings: Findings) -> Reason | None:
    """Return reason 42 where no move is clearly better."""
    if findings.verdict is not Verdict.CLOSE:
        return None
    best, played = _worths(findings)
    values = ("best", best.move), ("a", best.wins), ("n", best.of)
    return Reason(TOO_CLOSE, (*values, ("played", played.move), ("b", played.wins)))


def _in_tenths(points: float) -> float:
    """Round game points; what rounds to nothing has no sign."""
    return round(points, 1) + 0.0


def _worths(findings: Findings) -> tuple[MoveWorth, MoveWorth]:
    by_move = {worth.move: worth for worth in findings.worths}
    return by_move[findings.best], by_move[findings.played]
