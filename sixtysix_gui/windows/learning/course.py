"""A guided deal: a record that is played again, with a sentence for each move of the learner.

Its file in ``data`` has the record, and for each move why it is made and what is to be done.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import DealRecord, read_records, states_of
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    GO_OUT,
    PASS,
    Bid,
    CallContract,
    Meld,
    Move,
    NameTrump,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts, translate
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.result_table import ResultTable, result_table
from sixtysix_gui.text.rules.help_values import ranks_from_high
from sixtysix_gui.windows.playing.people_at_table import names_at, narrator_at, people_of

_ = texts("Guided")

LEARNER = Seat.A
LEVEL = "casual"
"""Whose faces sit around the learner; what they play is written in the record."""


@dataclass(frozen=True)
class CourseStep:
    """One move of the learner, why it is made, and what to do."""

    move: Move
    why: str
    task: str


@dataclass(frozen=True)
class GuidedCourse:
    """The guided deal of a game."""

    record: DealRecord
    steps: tuple[CourseStep, ...]
    ending: str

    @property
    def rules(self) -> Rules:
        """The rules of its deal."""
        return self.record.rules

    def player(self) -> Player:
        """Return the player of all other seats."""
        return RecordedPlayer(self.record)

    def setup(self, settings: Settings) -> GameSetup:
        """Return who sits at the table."""
        seats = self.rules.seats
        others: dict[Seat, str] = {seat: LEVEL for seat in seats if seat is not LEARNER}
        setup = GameSetup(self.rules, ("",) * len(seats), others, LEARNER, practice=True)
        return replace(setup, names=names_at(setup, settings))

    def narrator(self, settings: Settings) -> Narrator:
        """Return what tells of its table."""
        return narrator_at(self.setup(settings), settings)

    def said(self, step: CourseStep, view: View, settings: Settings) -> str:
        """Say why a step is taken, and what is to be done."""
        why, task = (self._filled(text, step, view, settings) for text in (step.why, step.task))
        return f"{why} {task}"

    def reminded(self, step: CourseStep, move: Move, view: View, settings: Settings) -> str:
        """Answer an act that the rules allow but the guided deal does not: kindly, once more."""
        kindly = _("That is allowed too, but let’s stick to the plan.")
        if move == GO_OUT:
            too_early = _(
                "Saying “Out!” with only {total} points would lose the deal: you need 66."
            )
            kindly = too_early.format(total=view.total(view.seat))
        return f"{kindly} {self._filled(step.task, step, view, settings)}"

    def waiting(self, view: View, settings: Settings) -> str:
        """Say what is expected while others are to act, or all is over."""
        return self.narrator(settings).status(view)

    def result(self, finished: DealFinished, view: View, settings: Settings) -> ResultTable:
        """Write the figures of its end."""
        people = people_of(self.setup(settings), settings)
        result = DealResult(finished.outcome, view, people)
        return result_table(result, finished.before, finished.after)

    def farewell(self) -> str:
        """Say at the end what there is besides."""
        return _(self.ending)

    def _filled(self, text: str, step: CourseStep, view: View, settings: Settings) -> str:
        words = self.narrator(settings)
        values = values_of(step.move, view, words.people, words.words)
        return as_sentence(_(text).format(**values))


@cache
def course_of(game: str) -> GuidedCourse:
    """Return the guided deal of a game, read from its file."""
    file = files("sixtysix_gui.windows.learning").joinpath("data", f"{game}.toml")
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    (record,) = read_records(written["record"])
    moves = [
        move
        for view, move in moments_of(record)
        if view.seat is LEARNER and view.legal_moves != (PASS,)
    ]
    pairs = zip(moves, written["steps"], strict=True)
    steps = tuple(CourseStep(move, texts["why"], texts["task"]) for move, texts in pairs)
    return GuidedCourse(record, steps, written["farewell"])


def moments_of(record: DealRecord) -> Sequence[tuple[View, Move]]:
    """Play a record again: return what each player saw who was to act, and what he did."""
    states = zip(states_of(record), record.moves, strict=False)
    return [(state.view(state.to_act), move) for state, move in states]


class RecordedPlayer:
    """Plays what the record says for every player."""

    def __init__(self, record: DealRecord) -> None:
        """Take the record that is played again."""
        self._moves = {_told(view): move for view, move in moments_of(record)}

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Return the move of the record; elsewhere, which no guided deal comes to, any move."""
        del budget, should_stop
        return Decision(self._moves.get(_told(view), view.legal_moves[0]))


def _told(view: View) -> tuple[object, ...]:
    """Return what tells the moments of a deal apart."""
    return (
        view.seat,
        view.phase,
        view.hand,
        view.calls,
        view.answers,
        view.table,
        view.melded_suit,
        len(view.won),
        len(view.marriages),
    )


def values_of(move: Move, view: View, people: People, words: CardWords) -> Mapping[str, object]:
    """Return all that a sentence about a move may name, by its place in the sentence."""
    suit = move.suit if isinstance(move, Meld | NameTrump) else view.trump
    return {
        **_people(view, people),
        **_cards(move, suit, view, words),
        **_numbers(move, suit, view),
        **_ranks(view, words),
        "name": people.name(view.leader),
        "order": translate("Help", ", ").join(
            words.rank(rank) for rank in ranks_from_high(view.rules)
        ),
    }


def _ranks(view: View, words: CardWords) -> dict[str, str]:
    """Name the ranks, and say what they count in tricks."""
    ranks = sorted({card.rank for card in view.rules.pack}, reverse=True)
    values = translate("Help", ", ").join(f"{words.rank(rank)} {rank.points}" for rank in ranks)
    named = {rank.name.lower(): words.rank(rank) for rank in ranks}
    return {**named, "values": values, "values_first": as_sentence(values)}


def _people(view: View, people: People) -> dict[str, str]:
    others = [seat for seat in people.clockwise() if seat is not view.seat]
    partner = people.partner
    return {
        "left": people.name(others[0]),
        "right": people.name(others[-1]),
        "partner": "" if partner is None else people.name(partner),
        "best_name": people.name(_winning(view)[0]) if view.table else "",
    }


def _winning(view: View) -> tuple[Seat, Card]:
    best = view.rules.duties_in(view.contract).winning(view.table, view.trump)
    return best.seat, best.card


def _cards(move: Move, suit: Suit | None, view: View, words: CardWords) -> dict[str, str]:
    card = move.card if isinstance(move, PlayCard) else None
    led = view.table[0].card if view.table else None
    named: dict[str, str] = {
        "card": "" if card is None else words.card_object(card),
        "card_alone": "" if card is None else words.card(card),
        "card_suit": "" if card is None else words.suit(card.suit),
        "led": "" if led is None else words.card_object(led),
        "led_suit": "" if led is None else words.suit(led.suit),
        "best": words.rank_object(_winning(view)[1].rank) if view.table else "",
        "cut": "" if view.faced is None else words.card_object(view.faced),
        "suit": "" if suit is None else words.suit(suit),
        "marriage": "" if suit is None else words.marriage(suit),
        "lead": "" if suit is None else words.card_object(_lead_of(suit, view)),
        "turn_up": "" if view.turn_up is None else words.card_object(view.turn_up),
        "lowest": "" if suit is None else words.card_object(_lowest_of(suit, view)),
    }
    return named


def _lead_of(suit: Suit, view: View) -> Card:
    """Return the card of a marriage to be led: the king where its player holds the ace as well."""
    has_ace = card_of(Rank.ACE, suit) in view.hand
    return card_of(Rank.KING if has_ace else Rank.QUEEN, suit)


def _lowest_of(suit: Suit, view: View) -> Card:
    """Return the card of a suit that may be exchanged for the turn-up."""
    return card_of(view.rules.exchange_rank or Rank.NINE, suit)


def _numbers(move: Move, suit: Suit | None, view: View) -> dict[str, int]:
    contract = view.contract
    value = 0 if contract is None else contract.value
    level = view.level
    called = view.rules.contracts[move.contract].value if isinstance(move, CallContract) else 0
    bid = move.ticks if isinstance(move, Bid) else 0
    points = (
        0 if suit is None else view.rules.marriage_points(suit, view.trump, len(view.marriages))
    )
    total = view.total(view.seat)
    return {
        "total": total,
        "trick": sum(play.card.points for play in view.table),
        "points": points,
        "sure": total + points,
        "with_both": total + Rank.ACE.points + Rank.TEN.points,
        "bid": bid,
        "promise": bid * TICK,
        "standing": view.bid or value,
        "value": called,
        "doubled": value * 2**level,
        "next": value * 2 ** (level + 1),
    }
