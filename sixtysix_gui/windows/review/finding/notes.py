"""The note at a decision that is asked about: the question, its answers, and other moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.coach.counting_aloud import counted_aloud
from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.coach.values.studies import Study
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.advice import WorthLine
from sixtysix_gui.windows.review.column.note_text import NoteText, Teaching
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.finding.finder import Answer, Given, LookedAt
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach import finding as said
from sixtysix_gui.windows.texts.coach.marks import lost_text, verdict_head
from sixtysix_gui.windows.texts.coach.reasons import reason_sentence
from sixtysix_gui.windows.texts.coach.review import is_lead
from sixtysix_gui.windows.texts.coach.teaching import (
    against_sentence,
    counted_lines,
    plan_sentence,
)
from sixtysix_gui.windows.texts.coach.worths import worth_line


@dataclass(frozen=True)
class NoteWriter:
    """Writes notes with the words of the cards on the table; ``called`` names the other."""

    words: CardWords
    called: str

    # ------------------------------------------------------------------------------ the question

    def question(self, decision: Decision) -> NoteText:
        """Ask what was best."""
        return NoteText(
            named=said.question_head(),
            asks=True,
            done=said.question(),
            why=said.how_to_answer(),
            teaching=self._counted(decision.moment.view),
        )

    def wrong(self, decision: Decision, looked: LookedAt) -> NoteText:
        """Tell of an answer that is not best, without saying what is; or that he looks at it."""
        judgement, move = looked.judgement, looked.move
        if judgement is None:
            return self._looking(looked)
        as_then = move == decision.moment.move
        reason = judgement.reason
        worth = judgement.worth(move)
        why = [said.try_another()]
        if reason is not None and _keeps_secret(reason, move, judgement.best):
            why.insert(0, reason_sentence(reason, self.words, self.called))
        elif worth is not None:
            why.insert(0, said.wins_of(worth))
        done = (said.as_then if as_then else said.is_worse)(move, self.words)
        return NoteText(
            verdict=judgement.verdict,
            loss=_loss_of(judgement),
            named=said.not_best_head(),
            done=done,
            why=" ".join(why),
            brief=f"{said.not_best_head()}. {done}",
            teaching=Teaching(figures=self._figures(judgement, [move])),
        )

    def found(self, decision: Decision, answer: Answer, note: NoteText) -> NoteText:
        """Put how a mark was answered before what is said of it."""
        judgement, move = decision.judgement, answer.move
        if judgement is None or move is None:
            return note
        lead = is_lead(decision.moment.view, decision.moment.move)
        then = said.then(judgement, decision.moment.move, self.words, is_lead=lead)
        is_right = answer.given is Given.RIGHT
        if is_right:
            first = said.is_best(move, self.words)
        else:
            first = said.is_hardly_worse(move, judgement.best, self.words)
        head = said.right_head() if is_right else said.also_good_head()
        brief = f"{head}. {first}"
        done = f"{first} {then}"
        return replace(note, verdict=Verdict.GOOD, loss=None, named=head, done=done, brief=brief)

    # ------------------------------------------------------------------------------- other moves

    def other(self, looked: LookedAt) -> NoteText:
        """Say why another move was not the best, or that it is as good."""
        judgement, move = looked.judgement, looked.move
        done = said.why_not(move, self.words)
        if judgement is None:
            return self._looking(looked)
        loss = _loss_of(judgement)
        good = judgement.verdict in (Verdict.GOOD, Verdict.NONE)
        reason = judgement.reason
        why = "" if reason is None else reason_sentence(reason, self.words, self.called)
        verdict = Verdict.GOOD if good else judgement.verdict
        found = [verdict_head(verdict)] + ([] if loss is None else [lost_text(loss)])
        return NoteText(
            verdict=verdict,
            loss=loss,
            done=done,
            brief=f"{done} {', '.join(found)}.",
            why=" ".join(part for part in (said.as_good() if good else "", why) if part),
            teaching=Teaching(figures=self._figures(judgement)),
        )

    def _looking(self, looked: LookedAt) -> NoteText:
        done = said.why_not(looked.move, self.words)
        now = said.not_found() if looked.failed else said.looking()
        return NoteText(done=done, why=now, brief=f"{done} {now}")

    # ---------------------------------------------------------------------------------- teaching

    def taught(
        self, decision: Decision, note: NoteText, study: Study | None, *, is_mark: bool
    ) -> NoteText:
        """Add the figures, and at a mark the plan, a hand, and what can be counted."""
        judgement = decision.judgement
        if judgement is None:
            return note
        teaching = Teaching(figures=self._figures(judgement))
        if is_mark:
            counted = self._counted(decision.moment.view)
            teaching = replace(counted, figures=teaching.figures)
        if study is not None:
            teaching = self._studied(decision.moment.move, judgement.best, study, teaching)
        return replace(note, teaching=teaching)

    def _studied(self, played: Move, best: Move, study: Study, teaching: Teaching) -> Teaching:
        hand, words = study.failing, self.words
        against = "" if hand is None else against_sentence(hand, played, best, words)
        cards = () if hand is None else hand.cards
        return replace(
            teaching,
            plan=plan_sentence(study.plan, words),
            against=against,
            hand=cards,
            hand_said=", ".join(words.card(card) for card in cards) + "." if cards else "",
        )

    def _figures(
        self, judgement: Judgement, only: Sequence[Move] | None = None
    ) -> tuple[WorthLine, ...]:
        if only is None and len(judgement.worths) < 2:
            return ()
        worths = [one for one in judgement.worths if only is None or one.move in only]
        return tuple(worth_line(worth, self.words, short=True) for worth in worths)

    def _counted(self, view: PlayerView) -> Teaching:
        counted = counted_aloud(view)
        return Teaching(
            counted=counted_lines(counted, self.words, self.called, short=True),
            counted_said=counted_lines(counted, self.words, self.called, short=False),
        )


def _loss_of(judgement: Judgement) -> float | None:
    return judgement.clear_loss if judgement.costs_points else None


def _keeps_secret(reason: Reason, move: Move, best: Move) -> bool:
    """Say whether a reason speaks of a move alone, and not of what is better."""
    named = [value for _, value in reason.values if isinstance(value, Card | Move)]
    return named[:1] in ([move], [_card_of(move)]) and not {best, _card_of(best)} & set(named)


def _card_of(move: Move) -> Card | Move:
    return move.card if isinstance(move, PlayCard) else move
