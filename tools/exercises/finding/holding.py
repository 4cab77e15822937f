"""What the other holds: the talon is used up, so that every card not seen is in that hand."""

from collections.abc import Iterator, Sequence

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import ExchangeTrump
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import ByCards, Exercise, ExerciseKind, ExerciseSource
from tools.exercises.spots import SELDOM_CLOSING, PuzzleSpot, dealt_again, leads, other_hand, played

PLAYERS = ("club", "expert", "casual")
"""Who plays the deals, in turn, and hardly ever closes: else few talons were used up."""
TASK = "hold"
MOST_SHOWN = 2
"""Cards of that hand that may be known: the one under the talon, and half of a marriage."""


def candidates(rules_name: str, number: int) -> Iterator[Exercise]:
    """Yield at most one puzzle from the deal of a number, its id still empty."""
    level = PLAYERS[number % len(PLAYERS)]
    record = played(rule_set(rules_name), ExerciseKind.HOLD, number, SELDOM_CLOSING.format(level))
    for spot in leads(record, number, level):
        if spot.view.status is TalonStatus.EXHAUSTED:
            found = _asked(spot)
            if found is not None:
                yield found
            return


def offered_to(view: View) -> tuple[Card, ...]:
    """Return the cards to pick from: all of the pack that are not in the own hand."""
    cards = [card for card in view.rules.pack if card not in view.hand]
    return tuple(sorted(cards, key=lambda card: (card.suit, -card.rank)))


def _asked(spot: PuzzleSpot) -> Exercise | None:
    view = spot.view
    record = dealt_again(spot)
    shown = view.known[opposite(view.seat)]
    if record is None or len(shown) > MOST_SHOWN or len(view.hand) < view.rules.deck_hand:
        return None
    hand = other_hand(view)
    return Exercise(
        id="",
        source=ExerciseSource.PUZZLE,
        kind=ExerciseKind.HOLD,
        record=record,
        seat=view.seat,
        task=TASK,
        ask=ByCards(frozenset(hand), offered_to(view)),
        difficulty=difficulty_of(spot, hand),
        opponent=spot.level,
    )


def difficulty_of(spot: PuzzleSpot, hand: Sequence[Card]) -> int:
    """Return 1, and 1 more for each thing that makes the hand harder to name.

    They are: no card of it was shown but the one under the talon; it has cards of all four suits;
    the lowest trump was exchanged, so that another card lay under the talon; in two suits or more
    it has a gap, so that single cards must be remembered.
    """
    view = spot.view
    moves = spot.record.moves[: spot.step]
    suits = {card.suit for card in hand}
    return 1 + sum(
        (
            len(view.known[opposite(view.seat)]) < MOST_SHOWN,
            len(suits) == len(Suit),
            any(isinstance(move, ExchangeTrump) for move in moves),
            sum(_has_gap(view, hand, suit) for suit in suits) > 1,
        )
    )


def _has_gap(view: View, hand: Sequence[Card], suit: Suit) -> bool:
    """Return whether a card between two of the hand's is somewhere else."""
    row = sorted(
        (card for card in view.rules.pack if card.suit is suit), key=lambda card: card.rank
    )
    places = [place for place, card in enumerate(row) if card in hand]
    return len(places) > 1 and places[-1] - places[0] >= len(places)
