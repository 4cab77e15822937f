"""Shipped answers judged again: other seeds, more worlds, and players of other kinds."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.coach.comparing import FIRST_LOOK
from sixtysix_gui.coach.findings import CLOSER, BoundedMean, Limits
from sixtysix_gui.rules.moves import CLOSE_TALON, Move, PlayCard
from sixtysix_gui.training.exercise import ByCards, ByMove, Exercise, ExerciseKind
from tools.coach.referees.leads import Ruling
from tools.coach.referees.levels import LevelReferee
from tools.coach.referees.thumb.hands import deal_seen
from tools.coach.referees.thumb.referee import ThumbReferee
from tools.coach.referees.thumb.terms import number_of
from tools.exercises.finding.closing import against
from tools.exercises.measures import is_close, name_of

TIMES = 4
"""How often as many worlds the coach's player looks at as when the puzzle was made."""
SEED = 77_000_000
_THUMB_WORLDS = 200
_EXPERT_WORLDS = 120


@dataclass(frozen=True)
class Ruled:
    """What one judge says of a puzzle: by how much the answer leads, and how sure that is."""

    mean: float
    bound: float

    @property
    def word(self) -> str:
        """Whether the judge confirms the answer, contradicts it, or cannot tell."""
        if self.mean - self.bound > 0:
            return "confirmed"
        return "contradicted" if self.mean + self.bound < 0 else "undecided"


def rulings(exercise: Exercise, seed: int = SEED) -> Mapping[str, Ruled]:
    """Return what every judge says of an answer, by the judge's name."""
    if exercise.kind is ExerciseKind.CLOSE:
        return _on_closing(exercise, seed)
    is_right = (
        holds_exactly(exercise) if exercise.kind is ExerciseKind.HOLD else wins_exactly(exercise)
    )
    return {"second solver": Ruled(1.0 if is_right else -1.0, 0.0)}


def _on_closing(exercise: Exercise, seed: int) -> Mapping[str, Ruled]:
    view, ask = exercise.view, exercise.ask
    assert isinstance(ask, ByMove)
    card = next(each.move for each in ask.worths if isinstance(each.move, PlayCard))
    right, wrong = (CLOSE_TALON, card) if is_close(exercise) else (card, CLOSE_TALON)
    thumb = ThumbReferee(_THUMB_WORLDS, seed).lead(view, right, wrong)
    expert = LevelReferee("expert", _EXPERT_WORLDS, seed).lead(view, right, wrong)
    coach = _by_coach(exercise, seed)
    leads = {"expert": expert, "thumb": thumb}
    return {"coach": coach} | {name: Ruled(lead.mean, lead.half) for name, lead in leads.items()}


def _by_coach(exercise: Exercise, seed: int) -> Ruled:
    """Have the coach's player look at all leads, and at four times the worlds for the best one."""
    view = exercise.view
    moves: list[Move] = [move for move in view.legal_moves if isinstance(move, PlayCard)]
    best = [each.lead for each in against(view, moves, Limits(worlds=8 * FIRST_LOOK, seed=seed))]
    found = [
        against(view, best[:2], Limits(worlds=CLOSER.worlds, seed=seed + number))[0].by
        for number in range(1, TIMES + 1)
    ]
    mean = sum(each.mean for each in found) / TIMES
    bound = sum(each.bound**2 for each in found) ** 0.5 / TIMES
    whole = BoundedMean(mean, bound)
    return Ruled(whole.mean if is_close(exercise) else -whole.mean, whole.bound)


def wins_exactly(exercise: Exercise) -> bool:
    """Return whether a solver that shares nothing with the first finds the same worths."""
    ask = exercise.ask
    assert isinstance(ask, ByMove)
    deal, unseen = deal_seen(exercise.view)
    if not unseen.is_certain:
        return False
    thumb = ThumbReferee()
    worths = {each.move: thumb.exact_worth(deal, number_of(each.move)) for each in ask.worths}
    best = max(worths.values())
    is_only = [move for move in worths if worths[move] == best] == list(ask.right)
    return is_only and all(worths[each.move] == each.points for each in ask.worths)


def holds_exactly(exercise: Exercise) -> bool:
    """Return whether the answer is what the pack has beside the tricks and the own hand."""
    ask, view = exercise.ask, exercise.view
    assert isinstance(ask, ByCards)
    elsewhere = frozenset(view.rules.pack) - frozenset(view.hand)
    played = {play.card for trick in view.won for play in trick.plays}
    return ask.right == elsewhere - played and frozenset(ask.offered) == elsewhere


def is_confirmed(ruled: Mapping[str, Ruled]) -> bool:
    """Return whether no judge is against an answer, and none is left in doubt."""
    return all(each.word == Ruling.CONFIRMED.value for each in ruled.values())


def confirm(
    puzzles: Iterable[Exercise], folder: Path, part: int = 0, parts: int = 1
) -> Iterator[str]:
    """Yield a line for every puzzle that is not confirmed by all judges, then the totals.

    Only the puzzles of one of several parts are judged; the others count where they were before.
    """
    totals: dict[str, Counter[str]] = {}
    for number, each in enumerate(puzzles):
        kept = folder / "judged" / f"{name_of(each)}.json"
        if number % parts != part and not kept.exists():
            continue
        ruled = _ruled(each, kept)
        own = totals.setdefault(f"{each.kind.value} {each.rules.name}", Counter())
        own["judged"] += 1
        own["by all"] += is_confirmed(ruled)
        own.update(f"{judge} {one.word}" for judge, one in ruled.items())
        if not is_confirmed(ruled):
            told = ", ".join(f"{j} {r.mean:+.2f} ± {r.bound:.2f}" for j, r in ruled.items())
            yield f"{each.id} {name_of(each)}: {told}"
    for kind, counts in totals.items():
        yield f"{kind}: " + ", ".join(f"{count} {word}" for word, count in counts.items())


def _ruled(exercise: Exercise, kept: Path) -> Mapping[str, Ruled]:
    if kept.exists():
        rows = json.loads(kept.read_text(encoding="utf-8"))
        return {judge: Ruled(mean, bound) for judge, (mean, bound) in rows.items()}
    found = rulings(exercise)
    kept.parent.mkdir(parents=True, exist_ok=True)
    rows = {judge: (ruled.mean, ruled.bound) for judge, ruled in found.items()}
    kept.write_text(json.dumps(rows), encoding="utf-8")
    return found
