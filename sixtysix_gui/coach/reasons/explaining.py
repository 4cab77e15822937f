"""Which reason is said: the one that explains most of what was lost."""

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.reasons import certain, shares
from sixtysix_gui.coach.values.reasons import Reason

LEAST_SHARE = 0.5
"""What of the loss a reason must explain to be said instead of reason 0."""


@dataclass(frozen=True)
class Proof:
    """A reason that is true here, and what share of the loss it explains: 1 where it is certain."""

    reason: Reason
    explains: float


Prover = Callable[[Findings], Proof | None]
"""Proves one reason, or gives None where it is not true."""


def _as_certain(prove: Callable[[Findings], Reason | None]) -> Prover:
    def prover(findings: Findings) -> Proof | None:
        reason = prove(findings)
        return None if reason is None else Proof(reason, 1.0)

    return prover


PROVERS: tuple[Prover, ...] = (
    _as_certain(certain.all_known),
    _as_certain(certain.every_world),
)
"""All of them, in the order that decides between equals."""


def explain(findings: Findings) -> Reason:
    """Give the one reason to be said of a move that is worse than the best, or too close to it.

    Where the chance to win the game decided against the points, nothing else is said; nor where
    nothing can be told apart. Otherwise the reason that explains most is said, the first of equals,
    and reason 0 where none explains half of the loss.
    """
    decided = shares.the_game(findings) or shares.too_close(findings)
    if decided is not None:
        return decided
    proofs = [proof for prover in PROVERS if (proof := prover(findings)) is not None]
    proofs = [proof for proof in proofs if proof.explains >= LEAST_SHARE]
    if not proofs:
        return shares.both_shares(findings)
    return max(proofs, key=lambda proof: proof.explains).reason
