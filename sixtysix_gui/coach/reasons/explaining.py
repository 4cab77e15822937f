"""Which reason is said: the one that explains most of what was lost."""

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.values.reasons import Reason


@dataclass(frozen=True)
class Proof:
    """A reason that is true here, and what share of the loss it explains: 1 where it is certain."""

    reason: Reason
    explains: float


Prover = Callable[[Findings], Proof | None]
"""Proves one reason, or gives None where it is not true."""

PROVERS: tuple[Prover, ...] = ()
"""All of them, in the order that decides between equals."""


def explain(findings: Findings) -> Reason | None:
    """Give the one reason to be said, or None where there is nothing to explain."""
    raise NotImplementedError
