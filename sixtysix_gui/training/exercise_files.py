"""Exercises as text: records of 66R with tags that say what is asked and what is right.

The same text stands in the files that are shipped and in what is kept of a player's own mistakes.
What a value is follows from its name, so that a reason takes little room: ``best``, ``played`` and
names that begin with ``move`` are moves, those that begin with ``card`` are cards and with ``suit``
suits, ``line`` is the line of reason 37, and all others are numbers.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from decimal import Decimal

from sixtysix_gui.coach.judgement_cache import move_from, move_text
from sixtysix_gui.coach.judgements import (
    LineKind,
    LinePart,
    MoveWorth,
    Reason,
    ReasonValue,
    is_whole,
)
from sixtysix_gui.records import DealRecord, RecordError, read_records, write_record
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.training.exercise import (
    TASKS,
    Ask,
    ByCards,
    ByChoice,
    ByMove,
    ByNumber,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Explanation,
)

_TAGS = (
    *("Exercise", "Source", "Kind", "Seat", "Task", "Values", "Right", "Offered", "Worths"),
    *("Reason", "Cases", "Difficulty", "Judges", "Opponent"),
)
_SUITS = {suit.letter: suit for suit in Suit}
_ONLY_CLOSE = "only close"
_NONE = "-"
_MOVES = ("best", "played")
_DIFFICULTIES = range(1, 6)


class ExerciseError(Exception):
    """A text that is no exercise; ``str()`` is an English sentence."""


def write_exercise(exercise: Exercise) -> str:
    """Return an exercise as text, its last line ended."""
    tags = {
        "Exercise": exercise.id,
        "Source": exercise.source.value,
        "Kind": exercise.kind.value,
        "Seat": exercise.seat.name,
        "Task": exercise.task,
        "Values": _values_text(exercise.values),
        **_ask_tags(exercise.ask),
        "Reason": _reason_text(exercise.reason),
        "Cases": str(exercise.cases) if exercise.cases else "",
        "Difficulty": str(exercise.difficulty),
        "Judges": exercise.judges,
        "Opponent": exercise.opponent,
    }
    kept = tuple(tag for tag in exercise.record.tags if tag[0] not in _TAGS)
    own = tuple((name, value) for name, value in tags.items() if value)
    return write_record(replace(exercise.record, tags=(*kept, *own)))


def write_exercises(exercises: Iterable[Exercise]) -> str:
    """Return several as text, separated by blank lines."""
    return "\n".join(map(write_exercise, exercises))


def read_exercise(text: str) -> Exercise:
    """Return the exercise that a text holds.

    Raises:
        ExerciseError: if it holds none, or several.
    """
    try:
        (record,) = read_records(text)
        return exercise_of(record)
    except (RecordError, ValueError) as error:
        raise ExerciseError(f"This is not an exercise: {error}") from error


def exercise_of(record: DealRecord) -> Exercise:
    """Return the exercise that a record with its tags is.

    Raises:
        ExerciseError: if the tags do not say so, or ask what cannot be answered.
    """
    tags = dict(record.tags)
    try:
        plain = replace(record, tags=tuple(tag for tag in record.tags if tag[0] not in _TAGS))
        found = Exercise(
            id=tags["Exercise"],
            source=ExerciseSource(tags["Source"]),
            kind=ExerciseKind(tags["Kind"]),
            record=plain,
            seat=Seat[tags["Seat"]],
            task=tags["Task"],
            ask=_ask_from(ExerciseKind(tags["Kind"]), tags),
            reason=_reason_from(tags.get("Reason", "")),
            cases=int(tags.get("Cases", "0")),
            difficulty=int(tags["Difficulty"]),
            judges=tags.get("Judges", ""),
            opponent=tags["Opponent"],
            values=tuple(_values_from(tags.get("Values", ""))),
        )
        _refuse_unanswerable(found)
    except (KeyError, ValueError, RulesError) as error:
        raise ExerciseError(f"This is not an exercise: {error!r}") from error
    return found


def _refuse_unanswerable(exercise: Exercise) -> None:
    """Refuse what cannot be asked or answered, for files can be damaged."""
    if exercise.task not in TASKS:
        raise ValueError(f"there is no task {exercise.task!r}")
    if exercise.difficulty not in _DIFFICULTIES:
        raise ValueError("the difficulty is not from 1 to 5")
    ask, legal = exercise.ask, exercise.view.legal_moves
    if isinstance(ask, ByMove):
        if not ask.right or not set(ask.right) <= set(legal):
            raise ValueError("right moves are not legal")
    elif isinstance(ask, ByCards):
        if not ask.right or not ask.right <= set(ask.offered):
            raise ValueError("right cards are not offered")
    elif isinstance(ask, ByChoice) and not 0 <= ask.right < len(ask.options):
        raise ValueError("the right option is missing")


def _ask_tags(ask: Ask) -> dict[str, str]:
    if isinstance(ask, ByMove):
        worths = "; ".join(
            f"{move_text(worth.move)} {worth.points:.2f} {worth.bound:.2f} {worth.wins} {worth.of}"
            for worth in ask.worths
        )
        right = "; ".join(map(move_text, ask.right))
        return {"Right": right, "Worths": worths, **_only_close_tag(ask)}
    if isinstance(ask, ByCards):
        right = " ".join(card.code for card in ask.offered if card in ask.right)
        return {"Right": right, "Offered": " ".join(card.code for card in ask.offered)}
    if isinstance(ask, ByChoice):
        return {"Right": str(ask.right), "Offered": " ".join(ask.options)}
    return {"Right": str(ask.right)}


def _only_close_tag(ask: ByMove) -> dict[str, str]:
    return {"Offered": _ONLY_CLOSE} if ask.only_close else {}


def _ask_from(kind: ExerciseKind, tags: dict[str, str]) -> Ask:
    right, offered = tags["Right"], tags.get("Offered", "")
    if kind in (ExerciseKind.HOLD, ExerciseKind.PICK):
        cards = tuple(map(Card.parse, offered.split()))
        return ByCards(frozenset(map(Card.parse, right.split())), cards)
    if kind is ExerciseKind.NUMBER:
        return ByNumber(int(right))
    if kind is ExerciseKind.CHOICE:
        return ByChoice(int(right), tuple(offered.split()))
    worths = tuple(map(_worth_from, filter(None, tags.get("Worths", "").split("; "))))
    moves = tuple(map(move_from, right.split("; ")))
    return ByMove(moves, worths, only_close=offered == _ONLY_CLOSE)


def _worth_from(text: str) -> MoveWorth:
    move, points, bound, wins, of = text.rsplit(" ", 4)
    return MoveWorth(move_from(move), float(points), float(bound), int(wins), int(of), 0.0)


def _reason_text(reason: Reason | Explanation | None) -> str:
    if reason is None:
        return ""
    name = str(reason.number) if isinstance(reason, Reason) else reason.name
    return f"{name}; {_values_text(reason.values)}" if reason.values else name


def _reason_from(text: str) -> Reason | Explanation | None:
    if not text:
        return None
    name, _, written = text.partition("; ")
    values = tuple(_values_from(written))
    if not name.isdecimal():
        return Explanation(name, values)
    reason = Reason(int(name), values)
    if not is_whole(reason):
        raise ValueError("a reason lacks values")
    return reason


def _values_text(values: Iterable[tuple[str, ReasonValue]]) -> str:
    return "; ".join(f"{name}={_value_text(value)}" for name, value in values)


def _value_text(value: ReasonValue) -> str:
    if isinstance(value, Suit):
        return value.letter
    if isinstance(value, float):
        return _float_text(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return " ".join(map(_part_text, value))
    return move_text(value)


def _float_text(value: float) -> str:
    """Return all digits of a number, always with a point and never with an exponent."""
    text = format(Decimal(repr(value)), "f")
    return text if "." in text else f"{text}.0"


def _part_text(part: LinePart) -> str:
    suit = _NONE if part.suit is None else part.suit.letter
    card2 = _NONE if part.card2 is None else part.card2.code
    points = _NONE if part.points is None else str(part.points)
    return ",".join((part.kind.name, part.card.code, suit, card2, points))


def _values_from(text: str) -> Iterator[tuple[str, ReasonValue]]:
    for each in filter(None, text.split("; ")):
        name, _, value = each.partition("=")
        yield name, _value_from(name, value)


def _value_from(name: str, text: str) -> ReasonValue:
    if name in _MOVES or name.startswith("move"):
        return move_from(text)
    if name.startswith("card"):
        return Card.parse(text)
    if name.startswith("suit"):
        return _SUITS[text]
    if name == "line":
        return tuple(map(_part_from, text.split()))
    return float(text) if "." in text else int(text)


def _part_from(text: str) -> LinePart:
    kind, card, suit, card2, points = text.split(",")
    return LinePart(
        LineKind[kind],
        Card.parse(card),
        None if suit == _NONE else _SUITS[suit],
        None if card2 == _NONE else Card.parse(card2),
        None if points == _NONE else int(points),
    )
