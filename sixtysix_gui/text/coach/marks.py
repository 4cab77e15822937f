"""Marks in words: verdicts, what there is to learn, and what is said while one is to be found."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from sixtysix_gui.coach.accounts import Lesson, Theme
from sixtysix_gui.coach.judgements import (
    FailingHand,
    Judgement,
    MoveWorth,
    PlanStep,
    StepKind,
    Verdict,
    told_share,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.words import decimal, signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import done_sentence, move_name
from sixtysix_gui.text.coach.reasons import called_beside
from sixtysix_gui.text.common import as_sentence, texts, translate

if TYPE_CHECKING:
    from sixtysix_gui.coach.judging import CountedAloud

_ = texts("Finding")
_teaching = texts("Teaching")
_coach_marks = texts("CoachMarks")
mark = marks("CoachMarks")
mark_teaching = marks("Teaching")
mark_finding = marks("Finding")

_WORDS: Mapping[Verdict, str] = {
    Verdict.GOOD: mark("good"),
    Verdict.CLOSE: mark("too close to call"),
    Verdict.SLIP: mark("slip"),
    Verdict.MISTAKE: mark("mistake"),
    Verdict.BLUNDER: mark("blunder"),
    Verdict.NONE: mark("no choice"),
}
_THEMES: Mapping[Theme, str] = {
    #: what there is to learn from a move that was worse; a heading of one to four words
    Theme.CLOSING: mark("Closing"),
    Theme.COUNTING: mark("Counting to 66"),
    Theme.TRICK: mark("Which trick to take"),
    Theme.PAIR: mark("Keeping the marriage"),
    Theme.TRUMPS: mark("Trump control"),
    Theme.LEAD: mark("Safe lead"),
    Theme.SCHNEIDER: mark("Schneider"),
    Theme.SHOWN: mark("What was shown"),
}
_SHORT_CLOSE = mark("close call")


def verdict_word(verdict: Verdict) -> str:
    """Name a verdict within a sentence: slip."""
    return _coach_marks(_WORDS[verdict])


def verdict_head(verdict: Verdict) -> str:
    """Name a verdict by itself: Slip."""
    return as_sentence(verdict_word(verdict))


def verdict_short_head(verdict: Verdict) -> str:
    """Name a verdict by itself where there is little room: Too close."""
    short = _coach_marks(_SHORT_CLOSE)
    return as_sentence(short) if verdict is Verdict.CLOSE else verdict_head(verdict)


def verdict_in_list(verdict: Verdict) -> str:
    """Name a verdict in a narrow row; a good move needs no word beside its mark."""
    if verdict is Verdict.CLOSE:
        return _coach_marks(_SHORT_CLOSE)
    return "" if verdict is Verdict.GOOD else verdict_word(verdict)


def theme_name(theme: Theme) -> str:
    """Name a theme, as a heading: Which trick to take."""
    return _coach_marks(_THEMES[theme])


def lesson_sentence(lesson: Lesson) -> str:
    """Say what there was to learn, then what it cost: Closing: mistake, cost 0.5."""
    parts = {"theme": theme_name(lesson.theme), "word": verdict_word(lesson.verdict)}
    if lesson.loss is None:
        return _coach_marks("{theme}: {word}.").format(**parts)
    text = _coach_marks("{theme}: {word}, cost {x}.")
    return text.format(**parts, x=decimal(lesson.loss))


def signed_whole(points: int) -> str:
    """Write whole game points with their sign: +2, −1, 0."""
    return signed_decimal(points, decimals=0)


def lost_text(loss: float) -> str:
    """Write what was lost: −0.3."""
    return signed_decimal(-loss)


_UNBROKEN = "\N{NO-BREAK SPACE}"
_STEPS: Mapping[StepKind, str] = {
    #: steps of a plan, one after another: "The plan: lead the ten of clubs, draw, then close."
    StepKind.LEAD: mark_teaching("lead {card}"),
    StepKind.TAKE: mark_teaching("take it with {card}"),
    StepKind.TRUMP: mark_teaching("trump with {card}"),
    StepKind.THROW: mark_teaching("throw away {card}"),
    StepKind.CLOSE: mark_teaching("close"),
    StepKind.EXCHANGE: mark_teaching("exchange for {card}"),
    StepKind.PAIR: mark_teaching("announce the marriage in {suit} for {points}"),
    StepKind.DRAW: mark_teaching("draw"),
    StepKind.OUT: mark_teaching("say “Out!”"),
}
_OF_A_CARD = (StepKind.LEAD, StepKind.THROW, StepKind.EXCHANGE)
"""Steps whose card is an object; others are taken or trumped with it."""


def plan_sentence(plan: Sequence[PlanStep], words: CardWords) -> str:
    """Say a plan in one sentence; empty where there is none, or only cards are thrown."""
    if len(plan) < 2 or all(step.kind is StepKind.THROW for step in plan):
        return ""
    *before, last = (_step(step, words) for step in plan)
    text = _teaching("The plan: {steps}, then {last}.")
    return text.format(steps=", ".join(before), last=last)


def _step(step: PlanStep, words: CardWords) -> str:
    named = words.card_object if step.kind in _OF_A_CARD else words.card
    return _teaching(_STEPS[step.kind]).format(
        card="" if step.card is None else named(step.card),
        suit="" if step.suit is None else words.suit(step.suit),
        points=step.points,
    )


def against_sentence(
    hand: FailingHand, played: Move, best: Move, words: CardWords, closing: Collection[Move] = ()
) -> str:
    """Say what a hand shows; its cards follow.

    ``closing`` are the moves that bind to close the talon.
    """
    if hand.loses:
        text = _teaching("Against this hand, for example, {played} loses and {best} wins:")
    else:
        text = _teaching("Against this hand, for example, {played} brings less than {best}:")
    return text.format(
        played=move_name(played, words, closing), best=move_name(best, words, closing)
    )


# ------------------------------------------------------------------------------ counting out loud


def counted_head() -> str:
    """Name the block."""
    return _teaching("Counting out loud")


def counted_lines(
    counted: "CountedAloud", words: CardWords, called: str, *, short: bool
) -> tuple[str, ...]:
    """Say what was counted, a line each; ``short`` writes cards by index and suit."""

    def named(cards: Sequence[Card]) -> str:
        if not short:
            return ", ".join(words.card(card) for card in cards)
        return ", ".join(words.short(card).replace(" ", _UNBROKEN) for card in cards)

    name = called_beside(called, (*counted.held, *counted.not_held), words)
    lines = [_points(counted, name), _waiting(counted, name)]
    if counted.trumps_out:
        text = _teaching("Trumps still out: {cards}.")
        lines.append(text.format(cards=named(counted.trumps_out)))
    else:
        lines.append(_teaching("No trumps are still out."))
    if counted.held:
        text = _teaching("{name} is known to hold {cards}.")
        lines.append(as_sentence(text.format(name=name, cards=named(counted.held))))
    if counted.not_held:
        text = _teaching("{name} cannot hold {cards}.")
        lines.append(as_sentence(text.format(name=name, cards=named(counted.not_held))))
    return tuple(line for line in lines if line)


def _points(counted: "CountedAloud", called: str) -> str:
    text = _teaching("You have %n card point(s), {name} {theirs}.", "", counted.mine)
    return text.format(name=called, theirs=counted.theirs)


def _waiting(counted: "CountedAloud", called: str) -> str:
    """Say which marriages wait for a trick."""
    lines: list[str] = []
    if counted.waiting:
        text = _teaching("You need a first trick for {v} more to count.")
        lines.append(text.format(v=counted.waiting))
    if counted.theirs_waiting:
        text = _teaching("{name} needs a first trick for {v} more to count.")
        lines.append(as_sentence(text.format(name=called, v=counted.theirs_waiting)))
    return " ".join(lines)


# ----------------------------------------------------------------------------------- the question


def question_head() -> str:
    """Say that it is the person's turn to find something."""
    return _("Your move")


def question() -> str:
    """Ask what was best."""
    return _("It was your turn here. What is the best move?")


def what_is_best() -> str:
    """Ask the same below the table, after what the person had to decide."""
    return _("What is the best move?")


def how_to_answer() -> str:
    """Say how an answer is given."""
    return _("Answer on the table: click a card or a button.")


def show_me() -> str:
    """Name the button that ends the question."""
    return _("&Show me")


def still_judging() -> str:
    """Say that the coach has not seen all decisions yet."""
    return _("The coach is still reviewing your decisions.")


def asks_later() -> str:
    """Say when he asks about the one that is shown."""
    return _("You will be asked for the best move once all of them have been reviewed.")


def row_to_find(trick: int) -> str:
    """Say a row whose move is still to be found."""
    return _("Trick {t}, find the best move.").format(t=trick)


# ------------------------------------------------------------------------------------ the answers


def right_head() -> str:
    """Name the answer that was the best move."""
    return _("Correct")


def also_good_head() -> str:
    """Name an answer that is not clearly worse."""
    return _("Also good")


def not_best_head() -> str:
    """Name an answer that is clearly worse."""
    return _("Not the best")


def is_best(best: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say what is best; ``closing`` are the moves that bind to close the talon, here and below."""
    text = _("{Move} is best.")
    return as_sentence(text.format(Move=move_name(best, words, closing)))


def is_as_good(
    given: Move, best: Move, words: CardWords, closing: Collection[Move] = (), *, is_sure: bool
) -> str:
    """Say of an answer that it is as good as the best; or that it is not clearly worse."""
    if is_sure:
        text = _("{Move} is just as good as {best}.")
    else:
        text = _("{Move} is not clearly worse than {best}.")
    names = {"Move": move_name(given, words, closing), "best": move_name(best, words, closing)}
    return as_sentence(text.format(**names))


def then(
    judgement: Judgement,
    played: Move,
    words: CardWords,
    closing: Collection[Move] = (),
    *,
    is_lead: bool,
) -> str:
    """Say what was played then, and what that cost."""
    done = done_sentence(played, words, closing, is_lead=is_lead)
    if not judgement.costs_points:
        return done
    text = _("{done} It cost {x} game points.")
    return text.format(done=done, x=decimal(judgement.clear_loss))


def hangs_on_play(given: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say of an answer that players do not agree whether it is worse."""
    text = _("{Move} may be just as good: it depends on how both players continue.")
    return as_sentence(text.format(Move=move_name(given, words, closing)))


def is_worse(given: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say that there is something better than an answer."""
    text = _("There is a better move than {move}.")
    return text.format(move=move_name(given, words, closing))


def as_then(given: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say that the answer is what was played then."""
    text = _("{Move}: that was your move.")
    return as_sentence(text.format(Move=move_name(given, words, closing)))


def wins_of(worth: MoveWorth) -> str:
    """Say how often an answer wins, without naming what would be better."""
    text = _("It wins in {a} of {n} cases.")
    won, cases = told_share(worth.wins, worth.of)
    return text.format(a=won, n=cases)


def brings(worth: MoveWorth) -> str:
    """Say what an answer brings on average, without naming what would be better."""
    text = _("On average, it brings {p} game points.")
    return text.format(p=signed_decimal(worth.points))


def try_another() -> str:
    """Say that there is another try."""
    return _("Try another move.")


# ------------------------------------------------------------------------------------ other moves


_WHY_NOT: Mapping[Move, str] = {
    EXCHANGE_TRUMP: mark_finding("Why not exchange?"),
    CLOSE_TALON: mark_finding("Why not close?"),
    DRAW: mark_finding("Why not draw?"),
    GO_OUT: mark_finding("Why not say “Out!”?"),
    PASS: mark_finding("Why not pass?"),
}
_WHY_NOT_CARD = mark_finding("Why not {card}?")
_WHY_NOT_PAIR = mark_finding("Why not announce the marriage in {suit}?")
_WHY_NOT_CLOSING_PAIR = mark_finding("Why not close and announce the marriage in {suit}?")
_WHY_NOT_CLOSING_EXCHANGE = mark_finding("Why not exchange and close?")


def why_not(move: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Ask about a move as the person does: Why not the ten of hearts? Why not close?"""
    if isinstance(move, PlayCard):
        return _(_WHY_NOT_CARD).format(card=words.card(move.card))
    if isinstance(move, Meld):
        text = _WHY_NOT_CLOSING_PAIR if move in closing else _WHY_NOT_PAIR
        return _(text).format(suit=words.suit(move.suit))
    return _(_WHY_NOT_CLOSING_EXCHANGE if move in closing else _WHY_NOT[move])


def as_good() -> str:
    """Say that a move is not clearly worse than the best."""
    return _("It is just as good.")


def looking() -> str:
    """Say that the coach is still looking."""
    return _("Let me see…")


def not_found() -> str:
    """Say that the coach could not judge a move."""
    return translate("Review", "The coach could not work this out. See the log for details.")


def back_to_played() -> str:
    """Name the button that leads back to what was played."""
    return _("&Back to my move")
