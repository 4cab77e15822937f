"""An exercise: a position that one seat has seen, a question about it, and what is right.

All exercises have this one shape, wherever they come from and however they are answered. Its suits
can be exchanged, so that no hand is known again by its looks.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, unique
from functools import cached_property
from itertools import permutations

from sixtysix_gui.coach.judgements import LinePart, MoveWorth, Reason, ReasonValue
from sixtysix_gui.controller.record_tags import redealt
from sixtysix_gui.records import DealRecord, game_before, replay
from sixtysix_gui.rules.cards import Card, Suit, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.moves import (
    EXCHANGE_TRUMP,
    MELD,
    PLAY_CARD,
    CloseTalon,
    GoOut,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


@unique
class ExerciseSource(Enum):
    """Where an exercise comes from; the text is that of files."""

    PUZZLE = "puzzle"
    LESSON = "lesson"
    OWN = "own"
    """A mistake of the player's own."""


@unique
class ExerciseKind(Enum):
    """What is asked; the text is that of files. The first three are those of puzzles."""

    CLOSE = "close"
    """Close the talon, or lead a card."""
    WIN = "win"
    """Every card is known: find the move that wins, or that saves a game point."""
    HOLD = "hold"
    """The talon is used up: name the other hand, after the tricks were shown."""
    MOVE = "move"
    """Find the best move."""
    PICK = "pick"
    """Pick cards."""
    NUMBER = "number"
    CHOICE = "choice"


PUZZLE_KINDS = (ExerciseKind.CLOSE, ExerciseKind.WIN, ExerciseKind.HOLD)


TASKS = (
    *("close-or-not", "win-deal", "save-schneider", "save-schwarz", "hold"),
    *("count-mine", "count-mine-marriage", "count-other", "sure-total", "price", "reach-33"),
    *("out-or-lead", "before-lead", "who-wins-out", "reaches-66", "first-act", "first-trick"),
    *("follow", "lead", "move", "safe-lead", "which-safe", "still-holds", "hand-of-other"),
    *("marriage-now", "which-marriage", "may-exchange", "stop-it", "against-close"),
    *("who-draws-win", "who-draws-lose", "last-draw", "last-lead", "draw-or-close"),
)
"""The names of the sentences that ask."""


@dataclass(frozen=True)
class ByMove:
    """Answered on the table.

    ``right`` are the moves that are best or not clearly worse, the best first. ``worths`` are those
    of all moves that were compared, the best first; a move without one is wrong unless ``right``
    has it. Where ``only_close`` is set, the question is whether to close: then all moves that do
    not close are one answer.
    """

    right: tuple[Move, ...]
    worths: tuple[MoveWorth, ...] = ()
    only_close: bool = False


@dataclass(frozen=True)
class ByCards:
    """Answered by picking as many cards as are right, from ``offered``."""

    right: frozenset[Card]
    offered: tuple[Card, ...]


MOST_NUMBER = 99
"""The greatest number that can be asked for: two digits are written."""


@dataclass(frozen=True)
class ByNumber:
    """Answered by a whole number from 0 to ``MOST_NUMBER``."""

    right: int


@dataclass(frozen=True)
class ByChoice:
    """Answered by one of two or three options; ``options`` are names of texts."""

    right: int
    options: tuple[str, ...]


Ask = ByMove | ByCards | ByNumber | ByChoice
Reply = Move | frozenset[Card] | int
"""A move, the picked cards, or a number: the one asked for, or the place of an option from 0."""


@dataclass(frozen=True)
class Explanation:
    """A reason that is certain by counting, by the name of its sentence and what it names."""

    name: str
    values: tuple[tuple[str, ReasonValue], ...] = ()


@unique
class Mark(Enum):
    """What a reply was; the text is that of files."""

    RIGHT = "right"
    ALSO_GOOD = "good"
    """Not the best move, but not clearly worse."""
    WRONG = "wrong"

    @property
    def is_right(self) -> bool:
        """Whether the exercise is solved by it."""
        return self is not Mark.WRONG


@dataclass(frozen=True)
class Exercise:
    """A question about a position.

    ``record`` ends with the position; what ``seat`` cannot know of it is invented, so that nothing
    else can be read from it. ``task`` is the name of the sentence that asks. ``reason`` is one of
    the coach's, or an explanation by counting. ``cases`` is over how many deals the worths were
    counted, 0 where all is exact. ``difficulty`` is 1 (easy) to 5. ``judges`` names the versions of
    those who judged it. ``opponent`` is the level of the player opposite, for name and face.
    """

    id: str
    source: ExerciseSource
    kind: ExerciseKind
    record: DealRecord
    seat: Seat
    task: str
    ask: Ask
    reason: Reason | Explanation | None = None
    cases: int = 0
    difficulty: int = 3
    judges: str = ""
    opponent: str = "club"
    values: tuple[tuple[str, ReasonValue], ...] = ()
    """What the sentence of the task names beside the opponent."""

    @property
    def rules(self) -> Rules:
        """The rules of its deal."""
        return self.record.rules

    @cached_property
    def view(self) -> View:
        """What the seat knows in the position."""
        game = game_before(self.record)
        return replay(self.record).state.view(self.seat, game.won, game.carry)

    def is_answered_by(self, move: Move) -> bool:
        """Return whether a move answers; no exchange does where closing or leading is asked for."""
        ask = self.ask
        if not isinstance(ask, ByMove) or not ask.only_close or move != EXCHANGE_TRUMP:
            return True
        return move in ask.right or any(worth.move == move for worth in ask.worths)

    def mark(self, reply: Reply) -> Mark:
        """Return what a reply is worth."""
        ask = self.ask
        if isinstance(ask, ByMove):
            return _mark_of_move(ask, reply)
        is_right = reply == ask.right and isinstance(reply, type(ask.right))
        return Mark.RIGHT if is_right else Mark.WRONG


def position_from(record: DealRecord, step: int, seat: Seat, name: str) -> DealRecord:
    """Return the position of a deal after ``step`` moves, without tags.

    All cards that the seat cannot know are dealt again where another way is found; ``name`` seeds
    the chance.
    """
    fresh = redealt(record, step, seat, random.Random(name))
    return DealRecord(record.rules, fresh.pack, record.dealer, record.moves[:step])


def _mark_of_move(ask: ByMove, reply: Reply) -> Mark:
    best = ask.right[0]
    if ask.only_close:
        answers = isinstance(best, CloseTalon), isinstance(reply, CloseTalon)
        return Mark.RIGHT if answers[0] is answers[1] and reply != GoOut() else Mark.WRONG
    if reply == best:
        return Mark.RIGHT
    return Mark.ALSO_GOOD if reply in ask.right else Mark.WRONG


KNOWN_TIMES = 2
"""So often an exercise is asked as it was; a hand is remembered from then on."""
_Exchange = Mapping[Suit, Suit]


def exchanged(exercise: Exercise, times: int) -> Exercise:
    """Return the exercise with the suits that are not trump exchanged, another way each time.

    ``times`` says how often it was asked; the first two times, and where suits cannot be
    exchanged, it stays as it is. The answer, the worths and the reason follow.
    """
    ways = _ways(exercise) if times >= KNOWN_TIMES else ()
    if not ways:
        return exercise
    suits = ways[(times - KNOWN_TIMES) % len(ways)]
    found = replace(
        exercise,
        record=replace(
            exercise.record,
            pack=tuple(_card(card, suits) for card in exercise.record.pack),
            moves=tuple(_move(move, suits) for move in exercise.record.moves),
        ),
        ask=_ask(exercise.ask, suits),
        reason=_reason(exercise.reason, suits),
        values=_values(exercise.values, suits),
    )
    return found if _is_playable(found) else exercise


def _ways(exercise: Exercise) -> tuple[_Exchange, ...]:
    """Return all ways but none to exchange the suits; none where there is no one trump suit.

    Where no card of a suit was ever seen nor comes in the answer, that is a way as any other.
    """
    trump = replay(exercise.record).states[0].trump
    if trump is None or not exercise.rules.close:
        return ()
    others = [suit for suit in Suit if suit is not trump]
    orders = list(permutations(others))[1:]
    return tuple({trump: trump, **dict(zip(others, order, strict=True))} for order in orders)


def _is_playable(exercise: Exercise) -> bool:
    try:
        legal = exercise.view.legal_moves
    except RulesError:
        return False
    ask = exercise.ask
    return not isinstance(ask, ByMove) or set(ask.right) <= set(legal)


def _card(card: Card, suits: _Exchange) -> Card:
    return card_of(card.rank, suits[card.suit])


def _move(move: Move, suits: _Exchange) -> Move:
    if isinstance(move, PlayCard):
        return PLAY_CARD[_card(move.card, suits)]
    return MELD[suits[move.suit]] if isinstance(move, Meld) else move


def _ask(ask: Ask, suits: _Exchange) -> Ask:
    if isinstance(ask, ByMove):
        right = tuple(_move(move, suits) for move in ask.right)
        worths = (replace(worth, move=_move(worth.move, suits)) for worth in ask.worths)
        return replace(ask, right=right, worths=tuple(worths))
    return ask


def _reason(reason: Reason | Explanation | None, suits: _Exchange) -> Reason | Explanation | None:
    return None if reason is None else replace(reason, values=_values(reason.values, suits))


def _values(
    values: tuple[tuple[str, ReasonValue], ...], suits: _Exchange
) -> tuple[tuple[str, ReasonValue], ...]:
    return tuple((name, _value(value, suits)) for name, value in values)


def _value(value: ReasonValue, suits: _Exchange) -> ReasonValue:
    if isinstance(value, Card):  # before tuples, for it is one
        return _card(value, suits)
    if isinstance(value, Suit):  # before numbers, for it is one
        return suits[value]
    if isinstance(value, tuple):
        return tuple(_part(part, suits) for part in value)
    return value if isinstance(value, int | float) else _move(value, suits)


def _part(part: LinePart, suits: _Exchange) -> LinePart:
    return replace(
        part,
        card=_card(part.card, suits),
        suit=None if part.suit is None else suits[part.suit],
        card2=None if part.card2 is None else _card(part.card2, suits),
    )
