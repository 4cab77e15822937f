"""Judges the shipped answers once more; what was found is kept, so that it can go on any time."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from sixtysix_gui.training.exercise import Exercise
from tools.exercises.judging import Ruled, is_confirmed, rulings
from tools.exercises.measures import name_of


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
