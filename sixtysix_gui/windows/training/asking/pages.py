"""Writes the pages of an exercise: the question, and the answer with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property

from sixtysix_gui.coach.judgements import BARE, MoveWorth, Reason, told_share
from sixtysix_gui.records import DealRecord, replay
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, Move, PlayCard
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.rules.rule_sets import rules_called
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.text.training.ends import opening_tab
from sixtysix_gui.text.training.explanations import explained
from sixtysix_gui.text.training.held import held_reasons, hits_line
from sixtysix_gui.text.training.lessons import lesson_title
from sixtysix_gui.text.training.room import kind_name, situation
from sixtysix_gui.text.training.tasks import option_within, short_task, task_line
from sixtysix_gui.text.training.values import called_with
from sixtysix_gui.training.exercise import (
    PUZZLE_KINDS,
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Explanation,
    Mark,
)
from sixtysix_gui.training.lessons import place_of
from sixtysix_gui.training.puzzles import number_of
from sixtysix_gui.training.sittings import Bead, GivenAnswer, Sitting, SittingTheme
from sixtysix_gui.training.taught import QUESTIONS
from sixtysix_gui.windows.training.asking.fitting_reasons import fitting_reason
from sixtysix_gui.windows.training.asking.page import Bar, Figure, Page, PageAct, Verdict
from sixtysix_gui.windows.viewer.deal_in_words import DealInWords, DealSummary
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal

_SHORT = 62
"""A reason of so many letters has room on the table."""
_MOST_REASONS = 5
"""So many cards that were missed or wrong are explained, the missed ones first."""
_BOTH = 2
"""Of so many worths the second is that of the move that was played."""
_MOST_POINTS = 3
"""Game points that a deal is worth at most, for the length of bars."""
ASK_FOR_POINTS = frozenset((ExerciseKind.NUMBER, ExerciseKind.CHOICE, ExerciseKind.PICK))
"""Kinds that ask for card points, or for what follows from them: nothing tells these then."""


@dataclass(frozen=True)
class Pages:
    """Writes about the exercise that a sitting is at; ``today`` is the day by the local clock."""

    sitting: Sitting
    exercise: Exercise
    narrator: Narrator
    deck: str
    today: date

    @cached_property
    def view(self) -> View:
        """What is known in the position."""
        return self.exercise.view

    @property
    def _called(self) -> str:
        return self.narrator.people.name(opposite(self.exercise.seat))

    @cached_property
    def _closing(self) -> frozenset[Move]:
        return closing_moves(self.view)

    # ---------------------------------------------------------------------------------- the pages

    def question(self, links: Sequence[PageAct], main: PageAct | None = None) -> Page:
        """Write the question."""
        exercise, rating = self.exercise, self.sitting.rating
        is_hold = exercise.kind is ExerciseKind.HOLD
        figures = self.figures()
        return replace(
            self._head(),
            task=task_line(exercise, self.narrator),
            figures=figures,
            note=said.seen_tricks(len(self.view.won)) if is_hold else "",
            tricks=None if is_hold else self.tricks(),
            foot_figure=None if rating is None else self._rating(rating),
            links=tuple(links),
            main=main,
            spoken=self._question_spoken(figures),
        )

    def answer(self, outcome: GivenAnswer, links: Sequence[PageAct], main: PageAct) -> Page:
        """Write what an answer was worth, and why."""
        verdict, bars = self.verdict(outcome), self.bars(outcome)
        texts = (*self._shown_cards(outcome), *self.reasons(outcome))
        note = self._footnote(bars)
        rating = self.sitting.rating if outcome.kept.rating is None else None
        foot = None if rating is None else self._rating(rating)
        if outcome.kept.rating is not None:
            foot = Figure(said.rating_name(), said.rating_text(*outcome.kept.rating))
        told = [said.bar_spoken(bar.name, bar.value) for bar in bars]
        spoken = [*self._verdict_spoken(outcome, verdict), *told, *texts, note]
        return replace(
            self._head(),
            verdict=Verdict(outcome.mark, verdict),
            bars=bars,
            texts=texts,
            note=note,
            tricks=self.tricks(),
            foot_figure=foot,
            foot_note=self._what_follows(outcome),
            links=tuple(links),
            main=main,
            spoken=" ".join(filter(None, spoken)),
        )

    def practice(self, links: Sequence[PageAct], main: PageAct) -> Page:
        """Write what stands beside a practice deal from here."""
        is_known = self.view.status is TalonStatus.EXHAUSTED
        line = said.practice_line(is_known=is_known)
        head = replace(self._head(), beads=(), difficulty=0, place="")
        texts = (line,)
        return replace(
            head, task=said.practice_head(), texts=texts, links=tuple(links), main=main, spoken=line
        )

    # ------------------------------------------------------------------------------------- heads

    def _head(self) -> Page:
        exercise = self.exercise
        beads = self.sitting.beads if self.sitting.theme is not SittingTheme.PUZZLES else ()
        if exercise.source is ExerciseSource.LESSON:
            return self._lesson_head(beads)
        if exercise.source is ExerciseSource.OWN:
            title = self._situation()
            day = exercise.record.tag("Date") or ""
            return Page(said.own_head(day, self.today), title, title, beads)
        title = self._title()
        number = number_of(exercise.id)
        place = said.puzzle_place(number, rules_called(exercise.rules))
        tab = said.tab(said.puzzle_number(number), title)
        difficulty = exercise.difficulty
        return Page(said.puzzles_head(), title, tab, beads, difficulty, place)

    def _lesson_head(self, beads: Sequence[Bead]) -> Page:
        """Head a question of a lesson; among five for today the beads count, and nothing else."""
        lesson, question = place_of(self.exercise.id)
        head, title = said.lesson_head(lesson), lesson_title(lesson)
        if self.sitting.theme is SittingTheme.FIVE:
            return Page(head, title, opening_tab(lesson, title), tuple(beads))
        place = said.question_place(question, QUESTIONS, is_real=question == QUESTIONS)
        tab = said.lesson_tab(lesson, question, QUESTIONS)
        return Page(head, title, tab, tuple(beads), place=place)

    def _title(self) -> str:
        """Name the kind of a puzzle, with the name of the one who sits opposite."""
        kind = self.exercise.kind
        if kind is ExerciseKind.HOLD:
            return said.hold_title(self._called)
        return kind_name(kind, self.deck) if kind in PUZZLE_KINDS else ""

    def _situation(self) -> str:
        may_close = CLOSE_TALON in self.view.legal_moves
        return situation(self.view, self.narrator.words, self._called, may_close=may_close)

    def short_line(self) -> str:
        """Write what is asked in a few words, for the table."""
        short = short_task(self.exercise, self.narrator)
        if self.exercise.kind not in (ExerciseKind.CLOSE, ExerciseKind.WIN, ExerciseKind.MOVE):
            return short
        return said.trumps_named(short, self.view, self.narrator.words)

    # ----------------------------------------------------------------------------------- figures

    def figures(self) -> tuple[Figure, ...]:
        """Return the ledger of a question; nothing that is asked about stands there."""
        view, kind = self.view, self.exercise.kind
        found: list[Figure] = []
        if kind is ExerciseKind.HOLD:
            found.append(Figure(said.tricks_name(), str(len(view.won))))
        if kind not in ASK_FOR_POINTS:
            mine, other = view.card_points[view.seat], view.card_points[opposite(view.seat)]
            found.append(Figure(said.own_points_name(), str(mine.total)))
            name = said.other_points_name(self.narrator.people, view)
            found.append(Figure(name, str(other.total)))
        if kind is not ExerciseKind.HOLD:
            if view.talon_size and view.status is TalonStatus.OPEN:
                name = said.talon_name(view, self.narrator.words)
                found.append(Figure(name, str(view.talon_size)))
            found.append(Figure(said.score_name(), self._score()))
        return tuple(found)

    def _score(self) -> str:
        rules, score, seat = self.exercise.rules, self.view.score, self.exercise.seat
        mine, theirs = (score[each] for each in (seat, opposite(seat)))
        if rules.counts_down:
            mine, theirs = rules.target - mine, rules.target - theirs
        return said.score_text(mine, theirs)

    def _rating(self, rating: int) -> Figure:
        return Figure(said.rating_name(), said.rating_text(rating))

    def tricks(self) -> DealSummary | None:
        """Return the tricks up to the question; None before the first card."""
        if not self.view.won and not self.view.table:
            return None
        shown = ShownDeal(self.record(), near=self.exercise.seat)
        return DealInWords(shown, self.narrator.words).summary()

    def record(self) -> DealRecord:
        """Return the record of the position with the names of those who sit there."""
        people, exercise = self.narrator.people, self.exercise
        return sat_by(exercise, {seat.name: people.label(seat) for seat in exercise.rules.seats})

    # ----------------------------------------------------------------------------------- answers

    def verdict(self, outcome: GivenAnswer) -> str:
        """Say what an answer was."""
        ask, how = self.exercise.ask, _how(outcome)
        words = self.narrator.words
        if isinstance(ask, ByMove):
            return said.move_verdict(
                how, ask.right[0], words, self._closing, only_close=ask.only_close
            )
        if isinstance(ask, ByCards) and how == "wrong" and isinstance(outcome.reply, frozenset):
            return hits_line(len(ask.right & outcome.reply), len(ask.right))
        if how == "right":
            return said.plain_verdict(how)
        if isinstance(ask, ByNumber):
            return said.answer_is(str(ask.right))
        if isinstance(ask, ByChoice):
            return said.answer_is(option_within(ask.right, self.exercise, self.narrator))
        return said.plain_verdict(how)

    def pill(self, outcome: GivenAnswer) -> str:
        """Say the answer in short, for the table: its reason where that has room."""
        then = self._then(outcome)  # which is no reason
        first = next(iter(self.reasons(outcome)), "")
        return first if 0 < len(first) <= _SHORT and first not in then else self.verdict(outcome)

    def _shown_cards(self, outcome: GivenAnswer) -> list[str]:
        """Name the cards that were asked for, where the answer was shown: a leaf covers them."""
        ask = self.exercise.ask
        if not isinstance(ask, ByCards) or outcome.reply is not None:
            return []
        return [as_sentence(f"{said.cards_listed(ask.right, self.view, self.narrator.words)}.")]

    def reasons(self, outcome: GivenAnswer) -> tuple[str, ...]:
        """Say why, in one sentence; after cards were picked one for each that was wrong."""
        exercise, narrator = self.exercise, self.narrator
        texts: list[str] = []
        if isinstance(exercise.ask, ByCards) and isinstance(outcome.reply, frozenset):
            people, words = narrator.people, narrator.words
            texts += held_reasons(exercise, outcome.reply, people, words)[:_MOST_REASONS]
        reason = exercise.reason
        if isinstance(reason, Explanation):
            texts.append(explained(reason, narrator))
        elif reason is not None:
            texts += self._coach_says(reason, outcome)
        return (*texts, *self._best_lead(outcome))

    def _coach_says(self, reason: Reason, outcome: GivenAnswer) -> list[str]:
        """Say the coach's reason as far as it holds for the answer.

        Of a mistake it tells what was played then; where the reason is about that, it comes first.
        """
        reply, then = outcome.reply, self._then(outcome)
        told: Reason | None = reason
        if outcome.mark is not Mark.RIGHT and reply is not None:
            is_move = not isinstance(reply, int | frozenset)
            told = fitting_reason(self.exercise, reason, reply) if is_move else reason
        comes_first = bool(then) and told is not reason
        if comes_first:
            told = reason
        if told is None or (told.number in BARE and self.bars(outcome)):
            return then
        said_of = [self._sentence(told)]
        return [*then, *said_of] if comes_first else [*said_of, *then]

    def _sentence(self, reason: Reason) -> str:
        return reason_sentence(reason, self.narrator.words, self._called, closing=self._closing)

    def _then(self, outcome: GivenAnswer) -> list[str]:
        """Tell what was played when the mistake was made, unless that is the answer."""
        played = self._played_then
        if played is None or played == outcome.reply:
            return []
        return [said.then_you_played(played, self.narrator.words, self._closing)]

    @cached_property
    def _played_then(self) -> Move | None:
        """What was played when the mistake was made; None where that is not known, or none was."""
        reason, ask = self.exercise.reason, self.exercise.ask
        if self.exercise.source is not ExerciseSource.OWN or not isinstance(reason, Reason):
            return None
        told = dict(reason.values).get("played")
        if told is None and isinstance(ask, ByMove) and len(ask.worths) == _BOTH:
            told = ask.worths[1].move
        return next((move for move in self.view.legal_moves if move == told), None)

    def _best_lead(self, outcome: GivenAnswer) -> list[str]:
        """Tell which lead was best where only closing was asked about, and it was not right."""
        ask = self.exercise.ask
        if not isinstance(ask, ByMove) or not ask.only_close or outcome.reply == ask.right[0]:
            return []
        best = ask.right[0]
        return [said.best_lead(best, self.narrator.words)] if isinstance(best, PlayCard) else []

    # -------------------------------------------------------------------------------------- bars

    def bars(self, outcome: GivenAnswer) -> tuple[Bar, ...]:
        """Compare two moves: closing and playing on, or else the best one and the answer."""
        ask = self.exercise.ask
        worths = ask.worths if isinstance(ask, ByMove) else ()
        if len(worths) < 2:
            return ()
        pair = self._compared(worths, outcome)
        by_points = _reads_the_same(*pair)
        return tuple(self._bar(worth, pair, by_points=by_points) for worth in pair)

    def _compared(
        self, worths: Sequence[MoveWorth], outcome: GivenAnswer
    ) -> tuple[MoveWorth, MoveWorth]:
        closing = [worth for worth in worths if worth.move == CLOSE_TALON]
        others = [worth for worth in worths if worth.move != CLOSE_TALON]
        if closing and others and self._is_about_closing(outcome):
            given = [worth for worth in others if worth.move == outcome.reply]
            return closing[0], (others if self._asks_only_to_close else given or others)[0]
        others = [worth for worth in worths[1:] if worth.move not in self._right] or worths[1:]
        given = [worth for worth in worths[1:] if worth.move == outcome.reply]
        then = [worth for worth in worths[1:] if worth.move == self._played_then]
        return worths[0], (given or then or others)[0]

    @property
    def _right(self) -> tuple[Move, ...]:
        ask = self.exercise.ask
        return ask.right if isinstance(ask, ByMove) else ()

    @property
    def _asks_only_to_close(self) -> bool:
        ask = self.exercise.ask
        return isinstance(ask, ByMove) and ask.only_close

    def _is_about_closing(self, outcome: GivenAnswer) -> bool:
        return self._asks_only_to_close or CLOSE_TALON in (*self._right[:1], outcome.reply)

    def _bar(self, worth: MoveWorth, pair: tuple[MoveWorth, MoveWorth], *, by_points: bool) -> Bar:
        value = said.points_text(worth) if by_points else said.wins_text(worth)
        share = worth.wins / max(1, worth.of)
        if by_points:
            share = (worth.points + _MOST_POINTS) / (2 * _MOST_POINTS)
        return Bar(self._bar_name(worth, pair, by_points=by_points), value, share)

    def _bar_name(
        self, worth: MoveWorth, pair: tuple[MoveWorth, MoveWorth], *, by_points: bool
    ) -> str:
        is_about_closing = pair[0].move == CLOSE_TALON
        if is_about_closing and worth is pair[0]:
            return said.closing_brings() if by_points else said.closing_wins()
        if is_about_closing and worth.move == self._best_of_playing_on:
            return said.playing_on_brings() if by_points else said.playing_on_wins()
        name = said.move_brings if by_points else said.move_wins
        return name(worth.move, self.narrator.words, self._closing)

    @cached_property
    def _best_of_playing_on(self) -> Move | None:
        ask = self.exercise.ask
        moves = [worth.move for worth in ask.worths] if isinstance(ask, ByMove) else []
        return next((move for move in moves if move != CLOSE_TALON), None)

    def _footnote(self, bars: Sequence[Bar]) -> str:
        is_win = self.exercise.kind is ExerciseKind.WIN
        return said.counted_over(self.exercise.cases) if bars or is_win else ""

    # --------------------------------------------------------------------------------- and then

    def _what_follows(self, outcome: GivenAnswer) -> str:
        """Say when a mistake comes back, or that missed questions of a lesson do."""
        if self.exercise.source is ExerciseSource.OWN:
            if outcome.kept.is_learned:
                return said.is_learned()
            if outcome.kept.comes_back is None:
                return ""
            days = (outcome.kept.comes_back - self.today).days
            return said.comes_back(days) if outcome.mark.is_right else said.comes_tomorrow()
        if self.sitting.theme is SittingTheme.LESSON:
            missed = sum(bead is Bead.MISSED for bead in self.sitting.beads)
            return said.missed_comes_once_more(missed) if missed else ""
        return ""

    # ---------------------------------------------------------------------------------- for readers

    def _question_spoken(self, figures: Sequence[Figure]) -> str:
        head, words = self._head(), self.narrator.words
        asked = said.trumps_named(task_line(self.exercise, self.narrator), self.view, words)
        told = [said.figure_spoken(figure.name, figure.value) for figure in figures]
        hand = said.your_hand(self.view, words)
        return " ".join([_ended(head.tab), asked, *told, hand, *self._other_hand()])

    def _other_hand(self) -> list[str]:
        """Name the cards of the other where they lie open."""
        if not is_asked_openly(self.exercise):
            return []
        other, words = opposite(self.exercise.seat), self.narrator.words
        hand = replay(self.exercise.record).state.hands[other]
        called = called_with(self.narrator.people.name(other), hand, words)
        listed = said.cards_listed(hand, self.view, words)
        return [said.figure_spoken(as_sentence(called), listed)]

    def _verdict_spoken(self, outcome: GivenAnswer, verdict: str) -> list[str]:
        """Say that an answer was wrong where only its mark shows that, and name the right cards."""
        ask = self.exercise.ask
        if _how(outcome) != "wrong" or isinstance(ask, ByMove):
            return [verdict]
        spoken = [said.plain_verdict("wrong"), verdict]
        if isinstance(ask, ByCards):
            listed = said.cards_listed(ask.right, self.view, self.narrator.words)
            spoken.append(said.answer_is(listed))
        return spoken


def is_asked_openly(exercise: Exercise) -> bool:
    """Return whether the other hand, which follows from what was played, lies open at once."""
    return exercise.kind is ExerciseKind.WIN and exercise.view.status is TalonStatus.EXHAUSTED


def sat_by(exercise: Exercise, names: dict[str, str]) -> DealRecord:
    """Return the record of an exercise as a deal between the person and the opponent it names."""
    kept = [tag for tag in exercise.record.tags if tag[0] not in (*names, "Seat", "Level")]
    own = {**names, "Seat": exercise.seat.name, "Level": exercise.opponent}
    return replace(exercise.record, tags=(*kept, *own.items()))


def _ended(text: str) -> str:
    """End a head as a sentence, for those who hear it."""
    return text if text.endswith(("?", ".")) else f"{text}."


def _how(outcome: GivenAnswer) -> str:
    if outcome.reply is None:
        return "shown"
    return {Mark.RIGHT: "right", Mark.ALSO_GOOD: "good", Mark.WRONG: "wrong"}[outcome.mark]


def _reads_the_same(first: MoveWorth, second: MoveWorth) -> bool:
    """Return whether two moves win as often, as a player reads it, so that points must tell."""
    shares = told_share(first.wins, first.of), told_share(second.wins, second.of)
    return shares[0] == shares[1] or first.of <= 1
