"""What checks each of the coach's reasons, by its number."""

from collections.abc import Callable

from sixtysix_gui.coach.findings import Findings
from sixtysix_gui.coach.judgements import Reason
from tests.helpers.naive.reasons import closing, later, leads, pairs, replies, score, shares
from tests.helpers.naive.reasons.sentence import Sentence

CHECKS: dict[int, Callable[[Sentence], None]] = {
    0: shares.both_shares,
    1: closing.closing_wins,
    2: closing.certain_points,
    3: closing.missing_trumps,
    4: closing.failed_close,
    5: closing.no_trick_yet,
    6: closing.one_trick_later,
    7: score.before_your_next_lead,
    8: closing.last_trick,
    9: leads.highest_trump,
    10: leads.cannot_be_trumped,
    11: leads.nothing_beats_it,
    12: leads.two_leads_draw,
    13: replies.keep_it,
    14: leads.holds_none,
    15: replies.last_trump,
    16: leads.can_be_taken,
    17: leads.gives_away,
    18: replies.brings_the_lead,
    19: replies.let_it_go,
    20: pairs.who_draws_what,
    21: pairs.losing_brings_the_turn_up,
    22: pairs.his_marriage,
    23: pairs.he_can_never_show,
    24: pairs.counts_at_once,
    25: pairs.near_with_the_pair,
    26: pairs.keep_the_pair,
    27: replies.one_more_trick,
    28: replies.he_showed_it,
    29: score.out_was_there,
    30: score.too_few_for_out,
    31: score.all_that_is_missing,
    33: score.with_the_next_trick,
    34: score.out_of_schneider,
    35: score.no_trick,
    36: score.the_game,
    37: shares.all_known,
    39: shares.every_world,
    43: pairs.exchange_first,
    44: shares.on_average,
    45: replies.takes_the_trick,
    46: replies.gives_for_nothing,
    47: replies.takes_it_as_well,
    48: replies.takes_more,
    49: score.leave_schneider,
    50: score.their_schwarz,
    53: leads.is_taken_more_often,
    51: pairs.the_other_must_lead,
    54: later.runs_to_66,
    55: later.loses_high_card,
    56: later.wins_high_card,
    57: later.his_later_marriage,
}


def trouble_with(reason: Reason, findings: Findings) -> str:
    """What is false about a reason; empty where all of it is true."""
    check = CHECKS.get(reason.number)
    if check is None:
        return f"nothing checks reason {reason.number}"
    try:
        check(Sentence(reason, findings))
    except AssertionError as error:
        return str(error) or "false"
    return ""
