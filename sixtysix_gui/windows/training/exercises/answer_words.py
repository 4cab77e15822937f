"""What is said of an answer: what it was worth, why, and how often two moves win.

The coach's reason of an exercise compares its best move with one that is worse, which need not be
the answer: what was found out about one move is not said of another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sixtysix_gui.coach.judgements import (
    BARE,
    LineKind,
    LinePart,
    MoveWorth,
    Reason,
    told_share,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import CLOSE_TALON, CloseTalon, Move, PlayCard
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.text.training.held import held_reasons, hits_line
from sixtysix_gui.text.training.tasks import explained, option_within
from sixtysix_gui.training.exercise import (
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    ExerciseKind,
    ExerciseSource,
    Explanation,
    Mark,
)
from sixtysix_gui.training.sittings import MarkedAnswer
from sixtysix_gui.windows.training.exercises.page import OddsBar

_SHORT = 62
"""A reason of so many letters has room on the table."""
_MOST_REASONS = 5
"""So many cards that were missed or wrong are explained, the missed ones first."""
_BOTH = 2
"""Of so many worths the second is that of the move that was played."""
_MOST_POINTS = 3
"""Game points that a deal is worth at most, for the length of bars."""
_OF_CLOSING = (1, 2, 3, 4, 5, 6, 8)
"""Reasons that speak of closing, and name no other move."""
_EXCHANGE_FIRST = 43
"""The reason whose card in the hand is that of the best move, the exchange."""
_BEST_LINE = (LineKind.WON, LineKind.LOST)
"""Parts of a line that tells the best move alone."""
_NO_MOVE = ByMove(())
_HOW = {Mark.RIGHT: "right", Mark.ALSO_GOOD: "good", Mark.WRONG: "wrong"}


@dataclass(frozen=True)
class AnswerWords:
    """Writes about an answer to an exercise, for the person who gave it."""

    given: MarkedAnswer
    narrator: Narrator

    @cached_property
    def _by_move(self) -> ByMove:
        """The question, as far as it asks for a move; else one without moves."""
        ask = self.given.exercise.ask
        return ask if isinstance(ask, ByMove) else _NO_MOVE

    @cached_property
    def _closing(self) -> frozenset[Move]:
        return closing_moves(self.given.exercise.view)

    @property
    def _how(self) -> str:
        return "shown" if self.given.reply is None else _HOW[self.given.mark]

    # --------------------------------------------------------------------------------- the verdict

    def verdict(self) -> str:
        """Say what the answer was."""
        ask, how, reply = self.given.exercise.ask, self._how, self.given.reply
        if isinstance(ask, ByMove):
            words, only_close = self.narrator.words, ask.only_close
            return said.move_verdict(how, ask.right[0], words, self._closing, only_close=only_close)
        if isinstance(ask, ByCards) and how == "wrong" and isinstance(reply, frozenset):
            return hits_line(len(ask.right & reply), len(ask.right))
        if how != "right" and isinstance(ask, ByNumber):
            return said.answer_is(str(ask.right))
        if how != "right" and isinstance(ask, ByChoice):
            return said.answer_is(option_within(ask.right, self.given.exercise, self.narrator))
        return said.plain_verdict(how)

    def verdict_spoken(self) -> list[str]:
        """Say that the answer was wrong where only its mark shows that, and name right cards."""
        ask, verdict = self.given.exercise.ask, self.verdict()
        if self._how != "wrong" or isinstance(ask, ByMove):
            return [verdict]
        cards = [said.answer_is(self._listed(ask))] if isinstance(ask, ByCards) else []
        return [said.plain_verdict("wrong"), verdict, *cards]

    def pill(self) -> str:
        """Say the answer in short, for the table: its reason where that has room."""
        then = self._then()  # which is no reason
        first = next(iter(self.reasons()), "")
        return first if 0 < len(first) <= _SHORT and first not in then else self.verdict()

    def _listed(self, ask: ByCards) -> str:
        return said.cards_listed(ask.right, self.given.exercise.view, self.narrator.words)

    # --------------------------------------------------------------------------------- the reasons

    def texts(self) -> tuple[str, ...]:
        """Name the cards that were asked for where the answer was shown, and say why."""
        ask = self.given.exercise.ask
        if isinstance(ask, ByCards) and self.given.reply is None:  # a leaf covers them
            return (as_sentence(f"{self._listed(ask)}."), *self.reasons())
        return self.reasons()

    def reasons(self) -> tuple[str, ...]:
        """Say why, in one sentence; after cards were picked one for each that was wrong."""
        exercise, narrator, reply = self.given.exercise, self.narrator, self.given.reply
        texts: list[str] = []
        if isinstance(reply, frozenset):
            told = held_reasons(exercise, reply, narrator.people, narrator.words)
            texts += told[:_MOST_REASONS]
        reason = exercise.reason
        if isinstance(reason, Explanation):
            texts.append(explained(reason, narrator))
        elif reason is not None:
            texts += self._coach_says(reason)
        return (*texts, *self._best_lead())

    def _coach_says(self, reason: Reason) -> list[str]:
        """Say the coach's reason as far as it holds for the answer.

        Of a mistake it tells what was played then; where the reason is about that, it comes first.
        """
        reply, then = self.given.reply, self._then()
        told: Reason | None = reason
        if self.given.mark is not Mark.RIGHT and not isinstance(reply, int | frozenset | None):
            told = self._fitting(reason, reply)
        comes_first = bool(then) and told is not reason
        if comes_first:
            told = reason
        if told is None or (told.number in BARE and self.bars()):
            return then
        called = self.narrator.people.name(opposite(self.given.exercise.seat))
        sentence = reason_sentence(told, self.narrator.words, called, closing=self._closing)
        return [*then, sentence] if comes_first else [sentence, *then]

    def _fitting(self, reason: Reason, reply: Move) -> Reason | None:
        """Return a reason, or what of it holds for a move that was not the best; None if nothing.

        Where only closing was asked about, any lead is the same answer.
        """
        ask, values, hand = self._by_move, dict(reason.values), self.given.exercise.view.hand
        if not ask.right or ask.only_close:
            return reason
        compared, line = {_card_of(ask.right[0]), _card_of(reply)}, values.get("line")
        if "played" in values:
            return reason if values["played"] == reply else None
        if reason.number in _OF_CLOSING:
            closes = isinstance(ask.right[0], CloseTalon) or isinstance(reply, CloseTalon)
            return reason if closes else None
        if isinstance(line, tuple) and not isinstance(line, Card):
            kept = _fitting_parts(line, compared, hand)
            return replace(reason, values=(("line", kept),)) if kept else None
        own = [value for value in values.values() if value in hand]
        is_one = any(card in compared for card in own)
        return reason if not own or is_one or reason.number == _EXCHANGE_FIRST else None

    def _then(self) -> list[str]:
        """Tell what was played when the mistake was made, unless that is the answer."""
        played = self._played_then
        if played is None or played == self.given.reply:
            return []
        return [said.then_you_played(played, self.narrator.words, self._closing)]

    @cached_property
    def _played_then(self) -> Move | None:
        """What was played when the mistake was made; None where that is not known, or none was."""
        exercise, worths = self.given.exercise, self._by_move.worths
        reason = exercise.reason
        if exercise.source is not ExerciseSource.OWN or not isinstance(reason, Reason):
            return None
        told = dict(reason.values).get("played")
        if told is None and len(worths) == _BOTH:
            told = worths[1].move
        return next((move for move in exercise.view.legal_moves if move == told), None)

    def _best_lead(self) -> list[str]:
        """Tell which lead was best where only closing was asked about, and it was not right."""
        best = self._by_move.right[0] if self._by_move.only_close else None
        if not isinstance(best, PlayCard) or self.given.reply == best:
            return []
        return [said.best_lead(best, self.narrator.words)]

    # ------------------------------------------------------------------------------------ the bars

    def bars(self) -> tuple[OddsBar, ...]:
        """Compare two moves: closing and playing on, or else the best one and the answer."""
        worths = self._by_move.worths
        if len(worths) < _BOTH:
            return ()
        pair = self._compared(worths)
        by_points = _reads_the_same(*pair)
        return tuple(self._bar(worth, pair, by_points=by_points) for worth in pair)

    def footnote(self) -> str:
        """Say over how many deals the bars were counted; empty where nothing was."""
        exercise = self.given.exercise
        is_counted = bool(self.bars()) or exercise.kind is ExerciseKind.WIN
        return said.counted_over(exercise.cases) if is_counted else ""

    def _compared(self, worths: Sequence[MoveWorth]) -> tuple[MoveWorth, MoveWorth]:
        ask, reply = self._by_move, self.given.reply
        closing = [worth for worth in worths if worth.move == CLOSE_TALON]
        others = [worth for worth in worths if worth.move != CLOSE_TALON]
        is_about_closing = ask.only_close or CLOSE_TALON in (*ask.right[:1], reply)
        if closing and others and is_about_closing:
            given = [worth for worth in others if worth.move == reply]
            return closing[0], (others if ask.only_close else given or others)[0]
        others = [worth for worth in worths[1:] if worth.move not in ask.right] or worths[1:]
        given = [worth for worth in worths[1:] if worth.move == reply]
        then = [worth for worth in worths[1:] if worth.move == self._played_then]
        return worths[0], (given or then or others)[0]

    def _bar(
        self, worth: MoveWorth, pair: tuple[MoveWorth, MoveWorth], *, by_points: bool
    ) -> OddsBar:
        moves = (each.move for each in self._by_move.worths)
        playing_on = next((move for move in moves if move != CLOSE_TALON), None)
        is_about_closing = pair[0].move == CLOSE_TALON
        if is_about_closing and (worth is pair[0] or worth.move == playing_on):
            name = said.closing_bar(closes=worth is pair[0], by_points=by_points)
        else:
            words = self.narrator.words
            name = said.move_bar(worth.move, words, self._closing, by_points=by_points)
        if by_points:
            share = (worth.points + _MOST_POINTS) / (2 * _MOST_POINTS)
            return OddsBar(name, signed_decimal(worth.points), share)
        return OddsBar(name, said.wins_text(worth), worth.wins / max(1, worth.of))


def _fitting_parts(
    line: tuple[LinePart, ...], compared: set[Card | None], hand: tuple[Card, ...]
) -> tuple[LinePart, ...]:
    if any(part.kind in _BEST_LINE for part in line):
        return line
    return tuple(part for part in line if part.card in compared or part.card not in hand)


def _card_of(move: Move) -> Card | None:
    return move.card if isinstance(move, PlayCard) else None


def _reads_the_same(first: MoveWorth, second: MoveWorth) -> bool:
    """Return whether two moves win as often, as a player reads it, so that points must tell."""
    shares = told_share(first.wins, first.of), told_share(second.wins, second.of)
    return shares[0] == shares[1] or first.of <= 1
