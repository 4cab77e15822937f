"""What tells puzzles apart, which rule of thumb solves which, and how answers are spread."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from hashlib import sha256
from itertools import permutations

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.training.exercise import ByCards, ByMove, Exercise, ExerciseKind
from sixtysix_gui.training.exercise_files import write_exercise
from tools.exercises.finding.difficulty import EASY
from tools.exercises.rules_of_thumb import CLOSE_RULES, GREED, HOLD_RULES, OPEN_RULES, SURE_TRICKS
from tools.exercises.spots import open_deal, other_hand


def name_of(exercise: Exercise) -> str:
    """Return a name that hangs on the position and its answer, not on the number."""
    _, _, position = write_exercise(exercise).partition('[Dealer "')
    right = exercise.ask.right if isinstance(exercise.ask, ByMove) else ()
    text = f"{exercise.kind} {exercise.rules.name} {right} {position}"
    return sha256(text.encode()).hexdigest()[:16]


def rules_that_solve(exercise: Exercise) -> frozenset[str]:
    """Return the rules of thumb that give the right answer."""
    view, ask = exercise.view, exercise.ask
    if isinstance(ask, ByCards):
        count = len(ask.right)
        return frozenset(
            name
            for name, rule in HOLD_RULES.items()
            if frozenset(rule(view, ask.offered)[:count]) == ask.right
        )
    if exercise.kind is ExerciseKind.CLOSE:
        closes = is_close(exercise)
        return frozenset(name for name, rule in CLOSE_RULES.items() if rule(view) is closes)
    state = open_deal(view)
    return frozenset(
        name for name, rule in OPEN_RULES.items() if right_move(exercise) == rule(state)
    )


def right_move(exercise: Exercise) -> object:
    """Return the right move; None where the answer is none."""
    return exercise.ask.right[0] if isinstance(exercise.ask, ByMove) else None


def is_close(exercise: Exercise) -> bool:
    """Return whether closing is right."""
    return right_move(exercise) == CLOSE_TALON


def is_greedy(exercise: Exercise, solved_by: frozenset[str]) -> bool:
    """Return whether looking one trick ahead finds the answer.

    That nothing speaks for closing in one trick says nothing, so only closes count there.
    """
    if exercise.kind is ExerciseKind.CLOSE:
        return is_close(exercise) and SURE_TRICKS in solved_by
    return GREED in solved_by


def is_too_plain(exercise: Exercise, solved_by: frozenset[str]) -> bool:
    """Return whether one trick is enough for a puzzle that is not marked as easy."""
    return exercise.difficulty > EASY and is_greedy(exercise, solved_by)


def shares(solved: Iterable[frozenset[str]]) -> Mapping[str, float]:
    """Return which share of some puzzles each rule of thumb solves, the best rule first."""
    rows = list(solved)
    counts = Counter(name for row in rows for name in row)
    order = sorted(counts, key=lambda name: (-counts[name], name))
    return {name: counts[name] / len(rows) for name in order}


Hands = tuple[tuple[Card, ...], ...]
DIGITS = 6
"""How many digits to the base of 16 tell a puzzle from all others of its kind and rule set."""


def twin_key(exercise: Exercise) -> tuple[ExerciseKind, str, Hashable]:
    """Return what is equal for two puzzles of a kind and rule set with the same hands up to suits.

    For closing that is the own hand, otherwise both hands.
    """
    view = exercise.view
    hands: Hands = (view.hand,)
    if exercise.kind is ExerciseKind.WIN:
        hands = (view.hand, other_hand(view))
    elif isinstance(exercise.ask, ByCards):
        hands = (view.hand, tuple(exercise.ask.right))
    return exercise.kind, exercise.rules.name, _least_of(hands, view.trump_suit)


def id_of(exercise: Exercise) -> str:
    """Return the id of a puzzle, which only its twins have: it is told by the hands alone.

    So what is kept of a puzzle stays with it, whatever else comes into the stock or leaves it.
    """
    digits = sha256(repr(twin_key(exercise)[2]).encode()).hexdigest()[:DIGITS]
    return f"{exercise.kind.value}-{exercise.rules.name}-{digits}"


def _least_of(hands: Hands, trump: Suit) -> Hashable:
    plain = [suit for suit in Suit if suit is not trump]
    return min(_named(hands, (trump, *order)) for order in permutations(plain))


def _named(hands: Hands, order: tuple[Suit, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(tuple(sorted(_places(hand, order))) for hand in hands)


def _places(hand: Iterable[Card], order: tuple[Suit, ...]) -> list[tuple[int, int]]:
    return [(order.index(card.suit), int(card.rank)) for card in hand]
