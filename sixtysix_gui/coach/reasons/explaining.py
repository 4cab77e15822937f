"""Which reason is said: the one that explains most of what was lost."""

from collections.abc import Callable, Sequence

from sixtysix_gui.coach.findings import Findings
from sixtysix_gui.coach.judgements import Reason
from sixtysix_gui.coach.reasons import closing, later, leads, open_cards, replies, score
from sixtysix_gui.coach.reasons.proofs import LEAST_SHARE, Case, Proof, Prover


def _of_findings(prove: Callable[[Findings], Reason | None]) -> Prover:
    """Let a prover of what the measure itself shows be asked as the others are."""

    def prover(case: Case) -> Proof | None:
        reason = prove(case.findings)
        return None if reason is None else Proof(reason, LEAST_SHARE)

    return prover


CERTAIN: tuple[Prover, ...] = (
    score.out_was_there,
    score.too_few_for_out,
    closing.certain_points,
    replies.counts_at_once,
    replies.one_more_trick,
    leads.wins_what_is_missing,
    replies.takes_what_is_missing,
    _of_findings(open_cards.all_known),
    later.exchange_first,
)
"""Who proves for certain, of 66 or of a whole line (kinds K, A and X): "Out" before all else."""
MEASURED: tuple[Prover, ...] = (
    closing.missing_trumps,
    closing.failed_close,
    closing.no_trick_yet,
    closing.one_trick_later,
    score.before_your_next_lead,
    closing.last_trick,
    leads.highest_trump,
    leads.cannot_be_trumped,
    leads.nothing_beats_it,
    leads.two_leads_draw,
    replies.keep_it,
    leads.holds_none,
    replies.last_trump,
    leads.can_be_taken,
    leads.gives_away,
    replies.brings_the_lead,
    replies.let_it_go,
    later.who_draws_what,
    later.losing_brings_the_turn_up,
    replies.his_marriage,
    replies.he_can_never_show,
    replies.keep_the_pair,
    replies.he_showed_it,
    score.with_the_next_trick,
    score.out_of_schneider,
    score.no_trick,
    replies.takes_it_as_well,
    leads.is_taken_more_often,
    score.leave_schneider,
    score.their_schwarz,
)
"""Who measures how much of the loss a fact explains (kinds W and C); the first wins a tie."""
LATER: tuple[Prover, ...] = (
    later.runs_to_66,
    later.loses_high_card,
    later.wins_high_card,
    later.his_later_marriage,
)
"""Who measures what comes of it later in the deal, where nothing nearer explains enough (W)."""
PLAIN: tuple[Prover, ...] = (
    replies.takes_the_trick,
    replies.gives_for_nothing,
    replies.takes_more,
    leads.can_give_away,
    later.the_other_must_lead,
    _of_findings(open_cards.told_line),
    closing.closing_wins,
    _of_findings(open_cards.every_world),
)
"""Reasons that say what anyone sees, or count cases, where no more can be explained."""


def explain(findings: Findings) -> Reason:
    """Return the one reason to be said of a move that is worse than the best, or too close to it.

    Where the chance to win the game decided against the points, nothing else is said; nor where
    nothing can be told apart. Otherwise what is certain of 66 goes first, then what explains most
    of the loss, the first of equals, then what comes of it later, then a plain fact; and reason 0
    or 44 is left where there is none of these.
    """
    decided = score.the_game(findings) or score.too_close(findings)
    if decided is not None:
        return decided
    case = Case(findings)
    proof = _first(CERTAIN, case)
    proof = proof or _strongest(MEASURED, case) or _strongest(LATER, case) or _first(PLAIN, case)
    return score.mere_results(findings) if proof is None else proof.reason


def _first(provers: Sequence[Prover], case: Case) -> Proof | None:
    """Return the first proof that explains enough."""
    proofs = (proof for prover in provers if (proof := prover(case)) is not None)
    return next((proof for proof in proofs if proof.explains >= LEAST_SHARE), None)


def _strongest(provers: Sequence[Prover], case: Case) -> Proof | None:
    """Return the proof that explains most, if that is enough."""
    proofs = [proof for prover in provers if (proof := prover(case)) is not None]
    best = max(proofs, key=lambda proof: proof.explains, default=None)
    return best if best is not None and best.explains >= LEAST_SHARE else None
