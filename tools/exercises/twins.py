"""When two puzzles are the same but for the names of the suits that are not trumps."""

from collections.abc import Hashable, Iterable
from hashlib import sha256
from itertools import permutations

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.training.exercise import ByCards, Exercise, ExerciseKind
from tools.exercises.open_cards import other_hand

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
