"""What the note in the coach's column says: a decision, a question, an answer, another move."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sixtysix_gui.coach.accounts import Lesson
from sixtysix_gui.coach.findings import FEWER_WORLDS
from sixtysix_gui.coach.judgements import (
    TOO_FEW_FOR_OUT,
    Judgement,
    MoveWorth,
    Reason,
    Study,
    Verdict,
)
from sixtysix_gui.coach.judging import counted_aloud
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.table.values import WorthLine
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import marks as finding
from sixtysix_gui.text.coach import review
from sixtysix_gui.text.coach.marks import (
    against_sentence,
    counted_lines,
    lost_text,
    plan_sentence,
    theme_name,
    verdict_head,
    verdict_short_head,
)
from sixtysix_gui.text.coach.moves import closing_moves, worth_line
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.coach.review import is_lead, why_sentence
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.review.deal_in_review import OwnDecision, ReviewStage
from sixtysix_gui.windows.review.finder import Given, GivenAnswer, LookedAt, lacks_for_out

_ = texts("Review")


@dataclass(frozen=True)
class Teaching:
    """What a teacher says besides the reason.

    ``figures`` are what the moves are worth, ``plan`` the next tricks of the better one.
    ``against`` tells of a hand, whose cards are ``hand`` and are named in ``hand_said``.
    ``counted`` are lines of what can be counted, ``counted_said`` the same for those who hear it.
    """

    figures: tuple[WorthLine, ...] = ()
    plan: str = ""
    against: str = ""
    hand: tuple[Card, ...] = ()
    hand_said: str = ""
    counted: tuple[str, ...] = ()
    counted_said: tuple[str, ...] = ()

    @property
    def only_example(self) -> "Teaching":
        """The hand that tells the moves apart, without all else."""
        return Teaching(against=self.against, hand=self.hand, hand_said=self.hand_said)

    @property
    def spoken(self) -> str:
        """All of it but what is counted, which is a stop of its own."""
        lines = " ".join(line.spoken for line in self.figures)
        return " ".join(part for part in (lines, self.plan, self.against, self.hand_said) if part)


@dataclass(frozen=True)
class NoteText:
    """What the note says of a decision; without a verdict it is not looked at yet.

    ``theme`` is what there is to learn where it clearly cost something, said before all else.
    ``loss`` is what it cost in game points; None where it cost none, or chances decided. ``done``
    is what was played and what would be better, ``why`` the reason, ``hidden`` what is said of what
    lay hidden, and ``talon`` the cards that lay face down, which ``talon_said`` names for somebody
    who hears it. ``plain`` takes the place of all that where nothing was decided. ``named`` stands
    in the head instead of the verdict, ``asks`` shows the pencil instead of its mark. ``brief`` is
    what can be said of it below the table. ``quoted`` is the sentence of the lesson of a number,
    ``lesson``; empty where none is quoted.
    """

    verdict: Verdict | None = None
    loss: float | None = None
    done: str = ""
    why: str = ""
    hidden: str = ""
    talon: tuple[Card, ...] = ()
    talon_said: str = ""
    plain: str = ""
    explained: str = ""
    theme: str = ""
    named: str = ""
    asks: bool = False
    brief: str = ""
    lesson: int = 0
    quoted: str = ""
    teaching: Teaching = field(default_factory=Teaching)

    @property
    def head(self) -> str:
        """What stands in the head."""
        return self.named or ("" if self.verdict is None else verdict_head(self.verdict))

    @property
    def short_head(self) -> str:
        """The same where there is little room."""
        return self.named or ("" if self.verdict is None else verdict_short_head(self.verdict))

    @property
    def spoken(self) -> str:
        """All of it, for somebody who hears it."""
        head = f"{self.head}." if self.head and not self.plain else ""
        theme = self.theme + ("." if self.named else ":") if head and self.theme else ""
        taught = self.teaching.spoken
        why = (self.why, self.quoted)
        parts = (theme, head, self.done, *why, taught, self.hidden, self.talon_said, self.plain)
        return " ".join(part for part in parts if part)


@dataclass(frozen=True)
class NoteWriter:
    """Writes notes with the words of the cards on the table; ``called`` names the other."""

    words: CardWords
    called: str

    # ------------------------------------------------------------------------------ the question

    def question(self, decision: OwnDecision) -> NoteText:
        """Ask what was best."""
        return NoteText(
            named=finding.question_head(),
            asks=True,
            done=finding.question(),
            why=finding.how_to_answer(),
            teaching=self._counted(decision.moment.view),
        )

    def waiting(self, decision: OwnDecision) -> NoteText:
        """Say that there may be a question, once all decisions are judged."""
        return NoteText(
            named=finding.question_head(),
            asks=True,
            done=finding.still_judging(),
            why=finding.asks_later(),
            teaching=self._counted(decision.moment.view),
        )

    def wrong(self, decision: OwnDecision, looked: LookedAt) -> NoteText:
        """Tell of an answer that is not best, without saying what is; or that he looks at it."""
        judgement, move = looked.judgement, looked.move
        if judgement is None:
            return self._looking(decision, looked)
        closing = closing_moves(decision.moment.view)
        as_then = move == decision.moment.move
        too_few = self._too_few_for_out(decision, looked)
        if too_few and not judgement.verdict.strokes:
            head = finding.not_best_head()
            why, brief = finding.try_another(), f"{head}. {too_few}"
            return NoteText(named=head, asks=True, done=too_few, why=why, brief=brief)
        reason = judgement.reason
        worth = judgement.worth(move)
        why = [finding.try_another()]
        if reason is not None and _keeps_secret(reason, move, judgement.best):
            why.insert(0, reason_sentence(reason, self.words, self.called, closing=closing))
        elif worth is not None:
            why.insert(0, _figure_of(worth, judgement))
        done = (finding.as_then if as_then else finding.is_worse)(move, self.words, closing)
        return NoteText(
            verdict=judgement.verdict,
            loss=_loss_of(judgement),
            named=finding.not_best_head(),
            done=done,
            why=" ".join(why),
            brief=f"{finding.not_best_head()}. {done}",
            teaching=Teaching(figures=self._figures(decision, judgement, [move])),
        )

    def found(self, decision: OwnDecision, answer: GivenAnswer, note: NoteText) -> NoteText:
        """Put how a mark was answered before what is said of it."""
        judgement, move = decision.judgement, answer.move
        if judgement is None or move is None:
            return note
        moment, closing = decision.moment, closing_moves(decision.moment.view)
        lead = is_lead(moment.view, moment.move)
        then = finding.then(judgement, moment.move, self.words, closing, is_lead=lead)
        is_right = answer.given is Given.RIGHT
        if is_right:
            first = finding.is_best(move, self.words, closing)
        elif answer.judgement is not None and answer.judgement.disputed:
            first = finding.hangs_on_play(move, self.words, closing)
        else:
            given = answer.judgement
            is_sure = given is not None and given.verdict is Verdict.GOOD
            first = finding.is_as_good(move, judgement.best, self.words, closing, is_sure=is_sure)
        head = finding.right_head() if is_right else finding.also_good_head()
        brief = f"{head}. {first}"
        done = f"{first} {then}"
        return replace(note, verdict=Verdict.GOOD, loss=None, named=head, done=done, brief=brief)

    # ------------------------------------------------------------------------------- other moves

    def other(self, decision: OwnDecision, looked: LookedAt) -> NoteText:
        """Say why another move was not the best, or that it is as good."""
        judgement, move = looked.judgement, looked.move
        closing = closing_moves(decision.moment.view)
        done = finding.why_not(move, self.words, closing)
        if judgement is None:
            return self._looking(decision, looked)
        loss = _loss_of(judgement)
        good = judgement.verdict in (Verdict.GOOD, Verdict.NONE)
        agrees = bool(judgement.verdict.strokes) or _agrees(decision, judgement)
        why = finding.is_as_good(move, judgement.best, self.words, closing, is_sure=False)
        too_few = self._too_few_for_out(decision, looked)
        if too_few:  # even where it costs no more than to play on
            why = too_few
        elif good and not agrees:
            why = ""
        elif agrees or judgement.disputed:
            why = why_sentence(judgement, self.words, self.called, closing)
        told = None  # the best of all there, unless the table lights another
        if decision.judgement is not None and judgement.best != decision.judgement.best:
            told = (decision.judgement.best, move)
        verdict = Verdict.GOOD if good else judgement.verdict
        is_as_good = good and not too_few
        found = [verdict_head(verdict)] + ([] if loss is None else [lost_text(loss)])
        return NoteText(
            verdict=verdict,
            loss=loss,
            done=done,
            brief=f"{done} {', '.join(found)}.",
            why=" ".join(part for part in (finding.as_good() if is_as_good else "", why) if part),
            teaching=Teaching(figures=self._figures(decision, judgement, told) if agrees else ()),
        )

    def _too_few_for_out(self, decision: OwnDecision, looked: LookedAt) -> str:
        """Say how much a false "Out" lacks; nothing of any other move."""
        lacking = lacks_for_out(decision, looked.move)
        reason = Reason(TOO_FEW_FOR_OUT, (("t", TARGET - lacking), ("k", lacking)))
        return reason_sentence(reason, self.words, self.called) if lacking else ""

    def _looking(self, decision: OwnDecision, looked: LookedAt) -> NoteText:
        done = finding.why_not(looked.move, self.words, closing_moves(decision.moment.view))
        now = finding.not_found() if looked.failed else finding.looking()
        return NoteText(done=done, why=now, brief=f"{done} {now}")

    # ---------------------------------------------------------------------------------- teaching

    def taught(
        self, decision: OwnDecision, note: NoteText, study: Study | None, *, is_mark: bool
    ) -> NoteText:
        """Add the figures, and at a mark the plan, a hand, and what can be counted."""
        judgement = decision.judgement
        if judgement is None:
            return note
        teaching = Teaching(figures=self._figures(decision, judgement))
        if is_mark:
            counted = self._counted(decision.moment.view)
            teaching = replace(counted, figures=teaching.figures)
        if study is not None:
            teaching = self._studied(decision, judgement.best, study, teaching)
        return replace(note, teaching=teaching)

    def _studied(
        self, decision: OwnDecision, best: Move, study: Study, teaching: Teaching
    ) -> Teaching:
        hand, words, moment = study.failing, self.words, decision.moment
        closing = closing_moves(moment.view)
        against = ""
        if hand is not None:
            against = against_sentence(hand, moment.move, best, words, closing)
        cards = () if hand is None else hand.cards
        return replace(
            teaching,
            plan=plan_sentence(study.plan, words),
            against=against,
            hand=cards,
            hand_said=", ".join(words.card(card) for card in cards) + "." if cards else "",
        )

    def _figures(
        self, decision: OwnDecision, judgement: Judgement, only: Sequence[Move] | None = None
    ) -> tuple[WorthLine, ...]:
        if judgement.disputed or (only is None and len(judgement.worths) < 2):
            return ()
        worths = [one for one in judgement.worths if only is None or one.move in only]
        closing = closing_moves(decision.moment.view)
        return tuple(worth_line(worth, self.words, closing, short=True) for worth in worths)

    def _counted(self, view: View) -> Teaching:
        counted = counted_aloud(view)
        return Teaching(
            counted=counted_lines(counted, self.words, self.called, short=True),
            counted_said=counted_lines(counted, self.words, self.called, short=False),
        )


def _agrees(decision: OwnDecision, other: Judgement) -> bool:
    """Return whether the figures of another move go together with those of the decision.

    With an open talon what clearly cost something has the figures of a referee (docs/coach.md 1.5),
    and what did not has none of his. Where both differ by more than is unsure, the same card would
    be worth two things.
    """
    judgement = decision.judgement
    for worth in other.worths:
        same = None if judgement is None else judgement.worth(worth.move)
        unsure = _SAME + worth.bound + (0.0 if same is None else same.bound)
        if same is not None and abs(same.points - worth.points) > unsure:
            return False
    return True


def _loss_of(judgement: Judgement) -> float | None:
    return judgement.clear_loss if judgement.costs_points else None


_FEWER = 0.03
"""By how large a share of cases an answer must win less often before the note says so."""


_SAME = 0.1
"""Game points that figures of one move may differ by, besides what is unsure."""


_OF_THE_ANSWER = (4, TOO_FEW_FOR_OUT)
"""Reasons that speak of the answer alone: a close that fails, too few points for "Out"."""


def _figure_of(answer: MoveWorth, judgement: Judgement) -> str:
    """Say how often an answer wins; or what it brings, where the best wins no more often."""
    best = judgement.worth(judgement.best)
    wins_less = best is None or answer.wins / answer.of + _FEWER < best.wins / best.of
    return (finding.wins_of if wins_less else finding.brings)(answer)


def _keeps_secret(reason: Reason, move: Move, best: Move) -> bool:
    """Return whether a reason speaks of a move alone, and not of what is better."""
    if reason.number in _OF_THE_ANSWER:
        return True
    named = [value for _, value in reason.values if isinstance(value, Card | Move)]
    return named[:1] in ([move], [_card_of(move)]) and not {best, _card_of(best)} & set(named)


def _card_of(move: Move) -> Card | Move:
    return move.card if isinstance(move, PlayCard) else move


def note_of(
    decision: OwnDecision, lesson: Lesson | None, words: CardWords, called: str
) -> NoteText:
    """Write the note on a decision; ``lesson`` is what it clearly cost, if anything."""
    moment, judgement = decision.moment, decision.judgement
    lead = review.is_lead(moment.view, moment.move)
    verdict = None if judgement is None else judgement.verdict
    closing = closing_moves(moment.view)
    return NoteText(
        theme="" if lesson is None else theme_name(lesson.theme),
        verdict=verdict if lesson is None else lesson.verdict,
        loss=None if lesson is None else lesson.loss,
        done=review.played_sentence(moment.move, judgement, words, closing, is_lead=lead),
        why="" if judgement is None else review.why_sentence(judgement, words, called, closing),
    )


def stage_note(stage: ReviewStage, names: tuple[str, ...]) -> tuple[NoteText, tuple[str, ...]]:
    """Say how things stand where no decision is shown, and what can be answered."""
    if stage is ReviewStage.NO_SEAT:
        return NoteText(plain=review.whose_decisions()), names
    if stage is ReviewStage.FAILED:
        return NoteText(plain=review.coach_failed()), (try_again(),)
    plain = {
        ReviewStage.FOREIGN: review.foreign_rules,
        ReviewStage.RUNNING: review.still_played,
        ReviewStage.NOTHING: review.nothing_to_decide,
    }
    if stage in plain:
        return NoteText(plain=plain[stage]()), ()
    fewer = review.looks_at_fewer() if FEWER_WORLDS else ""
    return NoteText(plain=review.how_judged(), why=fewer), ()


def try_again() -> str:
    """Name the answer to a failure."""
    return _("Try again")
