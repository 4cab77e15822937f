"""The review of a deal in words: decisions, strip, and what else is to be said."""

from collections.abc import Collection
from dataclasses import replace
from typing import cast

from sixtysix_gui.coach.accounts import Lesson
from sixtysix_gui.coach.judgements import (
    MERE_WINS,
    TOO_CLOSE,
    AccountStep,
    Judgement,
    Reason,
    told_share,
)
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, Move, PlayCard
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.marks import lesson_sentence, lost_text, verdict_in_list, verdict_word
from sixtysix_gui.text.coach.moves import better_sentence, done_sentence, move_in_list, move_name
from sixtysix_gui.text.coach.reasons import called_beside, reason_sentence
from sixtysix_gui.text.common import texts

_ = texts("Review")

# --------------------------------------------------------------------------------- the decisions


def row_texts(
    move: Move,
    judgement: Judgement | None,
    lesson: Lesson | None,
    words: CardWords,
    closing: Collection[Move] = (),
) -> tuple[str, str, str]:
    """Write a row of the list: move, word of the verdict, what it cost.

    ``closing`` are the moves that bound to close the talon there, here and below.
    """
    name = move_in_list(move, words, closing)
    if lesson is not None:
        loss = "" if lesson.loss is None else lost_text(lesson.loss)
        return name, verdict_in_list(lesson.verdict), loss
    return name, "" if judgement is None else verdict_in_list(judgement.verdict), ""


def spoken_row(
    trick: int,
    move: Move,
    judgement: Judgement | None,
    lesson: Lesson | None,
    words: CardWords,
    closing: Collection[Move] = (),
) -> str:
    """Say a row: Trick 3, the ten of clubs. Safe lead: slip, cost 0.3."""
    name = move_name(move, words, closing)
    if judgement is None:
        text = _("Trick {t}, {move}, not reviewed yet.")
        return text.format(t=trick, move=name)
    if lesson is None:
        text = _("Trick {t}, {move}, {word}.")
        return text.format(t=trick, move=name, word=verdict_word(judgement.verdict))
    text = _("Trick {t}, {move}. {lesson}")
    return text.format(t=trick, move=name, lesson=lesson_sentence(lesson))


def trick_numbers(first: int, last: int) -> str:
    """Write which tricks share a row: 8–12."""
    return str(first) if first == last else f"{first}–{last}"


def decided_row() -> str:
    """Write the row of the tricks at the end in which nothing was left to decide."""
    return _("nothing more to decide")


def unmarked_row() -> str:
    """Write the one row of a deal in which nothing is marked."""
    return _("no clear mistake")


def played_sentence(
    move: Move,
    judgement: Judgement | None,
    words: CardWords,
    closing: Collection[Move] = (),
    *,
    is_lead: bool,
) -> str:
    """Say what was played, and what would have been better where that is clear."""
    done = done_sentence(move, words, closing, is_lead=is_lead)
    if judgement is None or not judgement.verdict.strokes:
        return done
    return f"{done} {better_sentence(judgement.best, move, words, closing)}"


def hangs_on_play() -> str:
    """Say that players who play on do not agree."""
    return _("Too close to call: it depends on how both players continue.")


def why_sentence(
    judgement: Judgement, words: CardWords, called: str, closing: Collection[Move] = ()
) -> str:
    """Say the one reason of a verdict; empty where there is none.

    What another player who plays on disputes has no figures: they are those of the first one.
    """
    if judgement.disputed:
        return hangs_on_play()
    reason = None if judgement.reason is None else _below_head(judgement.reason)
    return "" if reason is None else reason_sentence(reason, words, called, closing=closing)


def _below_head(reason: Reason) -> Reason | None:
    """Return what is to be said below a head that says already what is too close to call.

    None where what is better on average wins less often, and its wins would speak against it.
    """
    if reason.number != TOO_CLOSE:
        return reason
    values = dict(reason.values)
    best, played = (cast("int", values[key]) for key in ("a", "b"))
    cases = cast("int", values["n"])
    if told_share(best, cases) == told_share(played, cases):
        return reason
    return replace(reason, number=MERE_WINS) if best > played else None


def moment_sentence(view: View, move: Move, words: CardWords, called: str) -> str:
    """Say below the table what the person had to decide."""
    if view.led is not None:
        text = _("Trick {t}: {name} led {card}.")
        name = called_beside(called, (view.led,), words)
        return text.format(t=view.trick_number, name=name, card=words.card(view.led))
    if view.phase is Phase.REPLY:
        text = _("Trick {t}: {name} closed. You may exchange or pass.")
        return text.format(t=view.trick_number, name=called)
    if view.phase is Phase.FINAL:
        return _("All tricks have been played: you may say “Out!” or pass.")
    if not view.my_turn or (move != DRAW and DRAW not in view.legal_moves):
        return _on_lead(view)
    text = _("Trick {t}: you are on lead, before drawing.")
    return text.format(t=view.trick_number)


def _on_lead(view: View) -> str:
    if view.status is TalonStatus.OPEN:
        text = _("Trick {t}: you are on lead.")
    elif view.status is TalonStatus.CLOSED:
        text = _("Trick {t}: you are on lead; the talon is closed.")
    else:
        text = _("Trick {t}: you are on lead; the talon is used up.")
    return text.format(t=view.trick_number)


def is_lead(view: View, move: Move) -> bool:
    """Whether a card is led and not added."""
    return view.led is None and isinstance(move, PlayCard)


def decision_place(number: int, count: int) -> str:
    """Say which of the decisions is shown."""
    return _("Decision {k} of {n}").format(k=number, n=count)


# --------------------------------------------------------------------------------------- the strip


def still_looking(judged: int, count: int, called: str) -> str:
    """Say how far the coach has come with the person's decisions, and that the other's follow."""
    if not count:
        return _("The coach is still reviewing. You can already go through the deal.")
    if judged == count:
        text = _(
            "Your decisions have been reviewed; the coach is now looking at what {name} gave away."
        )
        return text.format(name=called)
    text = _("The coach is still reviewing: {k} of {n} decisions. You can already go through them.")
    return text.format(k=judged, n=count)


def spoken_step(step: AccountStep, luck_since: float, *, by_chance: bool) -> str:
    """Say a decision on the strip: expected before, after the move, and luck since then."""
    if by_chance:
        text = _("Chance to win: {v} in 100; after your move: {w}.")
        return text.format(v=round(100 * step.chance_before), w=round(100 * step.chance_after))
    text = _("Expected: {v}; after your move: {w}; luck since then: {y}.")
    return text.format(
        v=signed_decimal(step.before), w=signed_decimal(step.after), y=signed_decimal(luck_since)
    )


def spoken_step_to_find(step: AccountStep, *, by_chance: bool) -> str:
    """Say of a mark that is still to be found what was expected before it, and no more."""
    if by_chance:
        text = _("Chance to win: {v} in 100. You have yet to find the best move.")
        return text.format(v=round(100 * step.chance_before))
    text = _("Expected: {v}. You have yet to find the best move.")
    return text.format(v=signed_decimal(step.before))


# ------------------------------------------------------------------------ what else is to be said


def nothing_to_decide() -> str:
    """Say that the deal held no choice for the person."""
    return _("You had nothing to decide in this deal.")


def foreign_rules() -> str:
    """Say that the coach cannot judge by these rules."""
    return _("The coach does not know these rules well enough to judge.")


def whose_decisions() -> str:
    """Ask for the seat where the record does not name it."""
    return _(
        "This record does not say which seat was yours. Whose decisions should the coach review?"
    )


def still_played() -> str:
    """Say that nothing is told of a deal that can be played on."""
    return _("The coach will comment once the deal is over.")


def coach_failed() -> str:
    """Say that the coach could not work."""
    return _("The coach could not work this out. See the log for details.")


def looks_at_fewer() -> str:
    """Say that on this computer more stays open."""
    return _("On this computer the coach looks at fewer deals, so more remains uncertain.")


def how_judged() -> str:
    """Say what the coach goes by."""
    return _("Judged by what you could know at the time. Cards you could not see do not count.")


def talon_lay(cards: str) -> str:
    """Say which cards lay face down, in the order in which they would have been drawn."""
    return _("The talon, from the top: {cards}.").format(cards=cards)
