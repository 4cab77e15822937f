"""Whole deals that a player could be in, as far as he can know, as states of the rules engine."""

from collections.abc import Iterator
from itertools import combinations, islice
from math import comb

from sixtysix_gui.ai.randomness import dice_for
from sixtysix_gui.ai.two.thinking.line_decisions import Line, after_reply
from sixtysix_gui.ai.two.thinking.opponent_beliefs import CardCount, count_cards
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View


def imagined_worlds(view: View, count: int, seed: int) -> Iterator[Deal]:
    """Yield at most ``count`` deals that the player of the view could be in.

    All of them, each once, where there are no more than that; otherwise samples, every consistent
    deal being as likely as any other, always the same ones for the same view and seed.
    """
    cards = count_cards(view)
    if _order_matters(view, cards) or comb(len(cards.possible), cards.missing) > count:
        yield from islice(_samples(view, cards, seed), count)
        return
    for theirs in combinations(cards.possible, cards.missing):
        rest = tuple(card for card in cards.possible if card not in theirs)
        yield Deal.imagined(view, theirs + rest + cards.talon_only)


def _order_matters(view: View, cards: CardCount) -> bool:
    """Return whether the order of the talon can make a difference: it is drawn, and unknown."""
    face_down = len(cards.possible) - cards.missing + len(cards.talon_only)
    return view.status is TalonStatus.OPEN and face_down > 1


def _samples(view: View, cards: CardCount, seed: int) -> Iterator[Deal]:
    dice = dice_for(view, seed)
    places = list(range(len(cards.possible)))
    talon_places = list(range(len(cards.possible), len(cards.possible) + len(cards.talon_only)))
    everything = cards.possible + cards.talon_only
    while True:
        dice.shuffle(places)
        rest = places[cards.missing :] + talon_places
        dice.shuffle(rest)
        order = places[: cards.missing] + rest
        yield Deal.imagined(view, _cards_at(everything, order))


def _cards_at(cards: tuple[Card, ...], order: list[int]) -> tuple[Card, ...]:
    return tuple(cards[place] for place in order)


def after_line(state: Deal, line: Line) -> Deal:
    """Return the deal after a line; the other player exchanges in reply to a close if he can."""
    seat = state.to_act
    for move in line:
        state = after_reply(state.apply(move)[0], seat)
    return state
