"""What the coach counts out loud at a mark, the plan, and a hand that tells two moves apart."""

from collections.abc import Collection, Mapping, Sequence

from sixtysix_gui.coach.hinting import CountedAloud
from sixtysix_gui.coach.values.judgements import FailingHand, PlanStep, StepKind
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import move_name
from sixtysix_gui.text.coach.reasons import called_beside
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence, translate

_UNBROKEN = "\N{NO-BREAK SPACE}"
_STEPS: Mapping[StepKind, str] = {
    #: steps of a plan, one after another: "The plan: lead the ten of clubs, draw, then close."
    StepKind.LEAD: QT_TRANSLATE_NOOP("Teaching", "lead {card}"),
    StepKind.TAKE: QT_TRANSLATE_NOOP("Teaching", "take it with {card}"),
    StepKind.TRUMP: QT_TRANSLATE_NOOP("Teaching", "trump with {card}"),
    StepKind.THROW: QT_TRANSLATE_NOOP("Teaching", "throw {card}"),
    StepKind.CLOSE: QT_TRANSLATE_NOOP("Teaching", "close"),
    StepKind.EXCHANGE: QT_TRANSLATE_NOOP("Teaching", "exchange for {card}"),
    StepKind.PAIR: QT_TRANSLATE_NOOP("Teaching", "show the pair in {suit} for {points}"),
    StepKind.DRAW: QT_TRANSLATE_NOOP("Teaching", "draw"),
    StepKind.OUT: QT_TRANSLATE_NOOP("Teaching", "say “Out!”"),
}


def plan_sentence(plan: Sequence[PlanStep], words: CardWords) -> str:
    """Say a plan in one sentence; empty where there is none, or only cards are thrown."""
    if len(plan) < 2 or all(step.kind is StepKind.THROW for step in plan):
        return ""
    *before, last = (_step(step, words) for step in plan)
    text = translate("Teaching", "The plan: {steps}, then {last}.")
    return text.format(steps=", ".join(before), last=last)


def _step(step: PlanStep, words: CardWords) -> str:
    return translate("Teaching", _STEPS[step.kind]).format(
        card="" if step.card is None else words.card(step.card),
        suit="" if step.suit is None else words.suit(step.suit),
        points=step.points,
    )


def against_sentence(
    hand: FailingHand,
    played: Move,
    best: Move,
    words: CardWords,
    closing: Collection[Move] = (),
) -> str:
    """Say what a hand shows; its cards follow.

    ``closing`` are the moves that bind to close the talon.
    """
    if hand.loses:
        text = translate(
            "Teaching", "Against this hand, for example, {played} loses and {best} wins:"
        )
    else:
        text = translate(
            "Teaching", "Against this hand, for example, {played} brings less than {best}:"
        )
    return text.format(
        played=move_name(played, words, closing), best=move_name(best, words, closing)
    )


# ------------------------------------------------------------------------------ counting out loud


def counted_head() -> str:
    """Name the block."""
    return translate("Teaching", "Counted out loud")


def counted_lines(
    counted: CountedAloud, words: CardWords, called: str, *, short: bool
) -> tuple[str, ...]:
    """Say what was counted, a line each; ``short`` writes cards by index and suit."""

    def named(cards: Sequence[Card]) -> str:
        if not short:
            return ", ".join(words.card(card) for card in cards)
        return ", ".join(words.short(card).replace(" ", _UNBROKEN) for card in cards)

    lines = [_points(counted, called), _waiting(counted, called)]
    if counted.trumps_out:
        text = translate("Teaching", "Trumps still out: {cards}.")
        lines.append(text.format(cards=named(counted.trumps_out)))
    else:
        lines.append(translate("Teaching", "No trump is out any more."))
    if counted.held:
        text = translate("Teaching", "{name} holds {cards}: that was shown.")
        name = called_beside(called, counted.held, words)
        lines.append(as_sentence(text.format(name=name, cards=named(counted.held))))
    if counted.not_held:
        text = translate("Teaching", "{name} cannot hold {cards}.")
        name = called_beside(called, counted.not_held, words)
        lines.append(as_sentence(text.format(name=name, cards=named(counted.not_held))))
    return tuple(line for line in lines if line)


def _points(counted: CountedAloud, called: str) -> str:
    text = translate("Teaching", "You have %n card point(s), {name} {theirs}.", None, counted.mine)
    return text.format(name=called, theirs=counted.theirs)


def _waiting(counted: CountedAloud, called: str) -> str:
    """Say which marriages wait for a trick."""
    lines: list[str] = []
    if counted.waiting:
        text = translate("Teaching", "{v} more count with your first trick.")
        lines.append(text.format(v=counted.waiting))
    if counted.theirs_waiting:
        text = translate("Teaching", "{name} waits for a first trick: it makes {v} more count.")
        lines.append(as_sentence(text.format(name=called, v=counted.theirs_waiting)))
    return " ".join(lines)
