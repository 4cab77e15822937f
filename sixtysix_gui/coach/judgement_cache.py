"""How results are kept, by which keys, and found again, so that nothing is calculated twice.

The cache itself comes from the caller, who may own a disk.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Protocol

from sixtysix_gui.ai.two.thinking.steadiness import STEADY_VERSION
from sixtysix_gui.coach.measure.findings import Limits
from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.coach.values.written import judgement_from
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move

COACH_VERSION = 10
"""Part of the key of every kept result: raise it whenever a judgement of some view may change."""


def key_of(view: View, played: Move | None, limits: Limits) -> str:
    """Return the key of a judgement, or with None of a hint: 64 hexadecimal digits.

    The view holds the rules, the score and all that was seen. Python writes the same values with
    the same text; should another release write them otherwise, it is calculated again.
    """
    versions = f"coach {COACH_VERSION} steady {STEADY_VERSION}"
    return sha256(f"{versions}\n{limits!r}\n{played!r}\n{view!r}".encode()).hexdigest()


class JudgementCache(Protocol):
    """Keeps JSON objects by their keys; ``storage.judgement_files`` has one on the disk."""

    def get(self, key: str) -> Mapping[str, object] | None:
        """Return what was kept under a key, or None."""
        ...

    def put(self, key: str, content: Mapping[str, object]) -> None:
        """Keep an object under a key; never raises, for a result that is not kept is no trouble."""
        ...


def cached_judgement(
    view: View, played: Move | None, limits: Limits, cache: JudgementCache | None
) -> Judgement | None:
    """Return what the cache has of a move, or with None of a hint.

    What is no judgement of that move in that view, because the file was damaged, is not given.
    """
    kept = None if cache is None else cache.get(key_of(view, played, limits.affordable()))
    found = None if kept is None else judgement_from(kept)
    return found if found is not None and _fits(found, view, played) else None


def _fits(found: Judgement, view: View, played: Move | None) -> bool:
    possible = {played, *view.legal_moves}
    named = {found.best, *(worth.move for worth in found.worths)}
    return found.played == played and named <= possible
