"""An exercise: a position that one seat has seen, a question about it, and what is right.

All exercises have this one shape, wherever they come from and however they are answered.
"""

import random
from dataclasses import dataclass
from enum import Enum, unique
from functools import cached_property

from sixtysix_gui.coach.judgements import MoveWorth, Reason, ReasonValue
from sixtysix_gui.controller.record_tags import redealt
from sixtysix_gui.records import DealRecord, game_before, replay
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CloseTalon, GoOut, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


@unique
class Source(Enum):
    """Where an exercise comes from; the text is that of files."""

    PUZZLE = "puzzle"
    LESSON = "lesson"
    OWN = "own"
    """A mistake of the player's own."""


@unique
class Kind(Enum):
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


PUZZLE_KINDS = (Kind.CLOSE, Kind.WIN, Kind.HOLD)


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
    source: Source
    kind: Kind
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
