"""An exercise with its suits exchanged, so that no hand is known again by its looks."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations

from sixtysix_gui.coach.judgements import LinePart, Reason, ReasonValue
from sixtysix_gui.records import replay
from sixtysix_gui.rules.cards import Card, Suit, card_of
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.moves import MELD, PLAY_CARD, Meld, Move, PlayCard
from sixtysix_gui.training.exercise import Ask, ByMove, Exercise, Explanation

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
