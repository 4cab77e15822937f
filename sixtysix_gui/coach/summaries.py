"""What a deal that was judged whole comes to, in a few figures that can be kept and counted.

It is kept beside the judgements of the deal, one object for every play of it and every seat, so
that statistics need neither the moves of a deal nor what every single one was worth.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

from sixtysix_gui.ai.two.thinking.decisions import closes_by
from sixtysix_gui.ai.two.thinking.steadiness import STEADY_VERSION
from sixtysix_gui.coach.accounts import JudgedDecision, Theme, lessons_of, theme_of
from sixtysix_gui.coach.json_values import list_in, number_in, object_in, text_in, whole_in
from sixtysix_gui.coach.judgement_cache import move_text
from sixtysix_gui.coach.judgements import COACH_VERSION, Account, Judgement, MoveWorth, Verdict

SUMMARY_VERSION = 1
"""Raise it whenever the same judgements give another summary."""
_KIND = "account"
_SEVEREST = (Verdict.BLUNDER, Verdict.MISTAKE, Verdict.SLIP)


@dataclass(frozen=True)
class DecisionSummary:
    """An own decision of a deal: its move's number in the record, and what was found of it.

    ``played`` and ``best`` are moves as ``move_text`` writes them. ``expected`` are the game points
    before the move, ``luck`` what fell since the own decision before, ``loss`` what it clearly
    cost, 0 where the same lesson has been counted in that turn already.
    """

    step: int
    trick: int
    played: str
    best: str
    verdict: Verdict
    theme: Theme | None
    expected: float
    luck: float
    loss: float


@dataclass(frozen=True)
class DealSummary:
    """A deal for a seat, in game points; ``promised`` to ``given_by_other`` are of its account.

    ``worst`` is the severest verdict, good where nothing clearly cost anything. ``lost`` is what
    was given away by theme, and adds up to ``given``. ``passed_closes`` counts the turns in which
    not to close was clearly worse, ``closing`` is what the own closes were worth more than playing
    on, and ``close_wins`` in what part of the cases they won, both summed; None where the two were
    never compared.
    """

    promised: float
    luck: float
    given: float
    given_by_other: float
    worst: Verdict
    lost: Mapping[Theme, float] = field(default_factory=dict[Theme, float])
    passed_closes: int = 0
    closing: float | None = None
    close_wins: float | None = None
    decisions: tuple[DecisionSummary, ...] = ()


def summary_key(play: str) -> str:
    """Return under what the summary of a play of a deal is kept (``records.identity.play_name``).

    It names the versions, so that what older ones found is not taken for today's.
    """
    return f"{_KIND} {versions()} {play}"


def versions() -> str:
    """Return the versions on which a summary hangs, as text."""
    return f"{COACH_VERSION}.{STEADY_VERSION}.{SUMMARY_VERSION}"


def summary_of(account: Account, own: Sequence[JudgedDecision]) -> DealSummary:
    """Sum up an account and all judged decisions of its seat, in their order."""
    lessons = lessons_of(own)
    found = {lesson.verdict for lesson in lessons}
    decisions = _decisions(account, own)
    closes = _closes_compared(own)
    lost = defaultdict[Theme, float](float)
    for each in decisions:
        if each.theme is not None and each.loss:
            lost[each.theme] += each.loss
    return DealSummary(
        account.promised,
        account.luck,
        account.given,
        account.given_by_other,
        next((verdict for verdict in _SEVEREST if verdict in found), Verdict.GOOD),
        dict(lost),
        _passed_closes(own),
        sum(lead for lead, _ in closes) if closes else None,
        sum(wins for _, wins in closes) if closes else None,
        decisions,
    )


def _decisions(account: Account, own: Sequence[JudgedDecision]) -> tuple[DecisionSummary, ...]:
    """Return the decisions of the account; those in which nothing was compared are not in it."""
    judged = {each.step: each for each in own}
    return tuple(
        DecisionSummary(
            step.step,
            step.trick,
            "" if found.judgement.played is None else move_text(found.judgement.played),
            move_text(found.judgement.best),
            found.judgement.verdict,
            theme_of(found.view, found.judgement),
            step.before,
            step.luck,
            step.given,
        )
        for step in account.steps
        if (found := judged.get(step.step)) is not None
    )


def _passed_closes(own: Sequence[JudgedDecision]) -> int:
    tricks = {
        each.judgement.trick
        for each in own
        if each.judgement.verdict.strokes
        and closes_by(each.view, each.judgement.best)
        and not _closes(each)
    }
    return len(tricks)


def _closes(decision: JudgedDecision) -> bool:
    played = decision.judgement.played
    return played is not None and closes_by(decision.view, played)


def _closes_compared(own: Sequence[JudgedDecision]) -> list[tuple[float, float]]:
    """Return for every own close what it was worth more than playing on, and how often it won.

    What binds to a close is the decision, and the close itself is not counted once more. Where it
    was clearly worse than playing on, what counts is the loss that is told of it.
    """
    found: dict[int, tuple[float, float]] = {}
    for each in own:
        judgement = each.judgement
        lead = _lead_of_close(each)
        played = _worth_of_played(judgement)
        if lead is not None and played is not None:
            found.setdefault(judgement.trick, (lead, played.wins / max(played.of, 1)))
    return list(found.values())


def _worth_of_played(judgement: Judgement) -> MoveWorth | None:
    return None if judgement.played is None else judgement.worth(judgement.played)


def _lead_of_close(decision: JudgedDecision) -> float | None:
    """Return by how much a close that was made leads over the best move that does not close."""
    judgement = decision.judgement
    played = _worth_of_played(judgement)
    others = [each.points for each in judgement.worths if not closes_by(decision.view, each.move)]
    if played is None or not _closes(decision) or not others:
        return None
    if judgement.costs_points and not closes_by(decision.view, judgement.best):
        return -judgement.clear_loss
    return played.points - max(others)


# ------------------------------------------------------------------------------------ as it is kept


def summary_object(summary: DealSummary) -> dict[str, object]:
    """Write a summary down as JSON."""
    return {
        "promised": summary.promised,
        "luck": summary.luck,
        "given": summary.given,
        "given_by_other": summary.given_by_other,
        "worst": summary.worst.value,
        "lost": {theme.value: loss for theme, loss in summary.lost.items()},
        "passed_closes": summary.passed_closes,
        "closing": summary.closing,
        "close_wins": summary.close_wins,
        "decisions": [
            {
                **asdict(each),
                "verdict": each.verdict.value,
                "theme": None if each.theme is None else each.theme.value,
            }
            for each in summary.decisions
        ],
    }


def summary_from(content: object) -> DealSummary | None:
    """Read a summary that was written down, or return None where that is none."""
    try:
        kept = object_in(content)
        closing, close_wins = kept["closing"], kept["close_wins"]
        lost = {Theme(name): _points(loss) for name, loss in object_in(kept["lost"]).items()}
        return DealSummary(
            _points(kept["promised"]),
            _points(kept["luck"]),
            _points(kept["given"]),
            _points(kept["given_by_other"]),
            Verdict(kept["worst"]),
            lost,
            whole_in(kept["passed_closes"]),
            None if closing is None else _points(closing),
            None if close_wins is None else _points(close_wins),
            tuple(_decision(object_in(each)) for each in list_in(kept["decisions"])),
        )
    except (KeyError, TypeError, ValueError, OverflowError):
        return None


def _decision(kept: Mapping[str, object]) -> DecisionSummary:
    theme = kept["theme"]
    return DecisionSummary(
        whole_in(kept["step"]),
        whole_in(kept["trick"]),
        text_in(kept["played"]),
        text_in(kept["best"]),
        Verdict(kept["verdict"]),
        None if theme is None else Theme(theme),
        _points(kept["expected"]),
        _points(kept["luck"]),
        _points(kept["loss"]),
    )


_MOST = 1_000.0
"""Game points that no deal comes near; a file that says more is damaged."""


def _points(content: object) -> float:
    number = number_in(content)
    if abs(number) > _MOST:
        raise ValueError
    return number
