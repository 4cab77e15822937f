"""Reasons that say how often a move wins, or what it brings: 0, 36, 42 and 44."""

from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.values.judgements import MoveWorth, Verdict
from sixtysix_gui.coach.values.reasons import TOO_CLOSE, Reason, told_share
from sixtysix_gui.rules.moves import Move


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
