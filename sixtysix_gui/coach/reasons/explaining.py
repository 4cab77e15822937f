"""Which reason is said: the one that explains most of what was lost."""

from collections.abc import Callable

from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.reasons import (
    certain,
    closing,
    last_pair,
    leads,
    pairs,
    replies,
    score,
    shares,
)
from sixtysix_gui.coach.reasons.proofs import Case, Proof, Prover
from sixtysix_gui.coach.values.reasons import Reason

LEAST_SHARE = 0.5
"""What of the loss a reason must explain to be said instead of reason 0."""


def _as_certain(prove: Callable[[Findings], Reason | None]) -> Prover:
    def prover(case: Case) -> Proof | None:
        reason = prove(case.findings)
        return None if reason is None else Proof(reason, 1.0)

    return prover


CERTAIN: tuple[Prover, ...] = (
    score.out_was_there,
    closing.certain_points,
    leads.highest_trump,
    leads.cannot_be_trumped,
    leads.nothing_beats_it,
    leads.holds_none,
    replies.brings_the_lead,
    last_pair.who_draws_what,
    pairs.counts_at_once,
    replies.one_more_trick,
    score.too_few_for_out,
    leads.wins_what_is_missing,
    replies.takes_what_is_missing,
    _as_certain(certain.all_known),
    _as_certain(certain.every_world),
    last_pair.exchange_first,
)
"""Who proves for certain (kinds K, A and X): 66 before all else, then by the reasons' numbers."""
MEASURED: tuple[Prover, ...] = (
    closing.closing_wins,
    closing.missing_trumps,
    closing.failed_close,
    closing.no_trick_yet,
    closing.one_trick_later,
    score.before_your_next_lead,
    closing.last_trick,
    leads.two_leads_draw,
    replies.keep_it,
    replies.last_trump,
    leads.can_be_taken,
    leads.gives_away,
    replies.let_it_go,
    last_pair.losing_brings_the_turn_up,
    pairs.his_marriage,
    pairs.he_can_never_show,
    pairs.keep_the_pair,
    replies.he_showed_it,
    score.with_the_next_trick,
    score.out_of_schneider,
    score.no_trick,
)
"""Who measures how much of the loss a fact explains (kinds W and C), in the same order."""


def explain(findings: Findings) -> Reason:
    """Give the one reason to be said of a move that is worse than the best, or too close to it.

    Where the chance to win the game decided against the points, nothing else is said; nor where
    nothing can be told apart. Otherwise the reason that explains most is said, the first of equals,
    and reason 0 or 44 where none explains half of the loss. What is certain explains all of it, so
    that nothing needs to be measured then.
    """
    decided = shares.the_game(findings) or shares.too_close(findings)
    if decided is not None:
        return decided
    case = Case(findings)
    for prover in CERTAIN:
        proof = prover(case)
        if proof is not None:
            return proof.reason
    proofs = [proof for prover in MEASURED if (proof := prover(case)) is not None]
    proofs = [proof for proof in proofs if proof.explains >= LEAST_SHARE]
    if not proofs:
        return shares.mere_results(findings)
    return max(proofs, key=lambda proof: proof.explains).reason
