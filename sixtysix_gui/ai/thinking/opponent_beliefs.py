"""What a player believes of the opponent's hand, by what strong players choose and his choices."""

from __future__ import annotations

from sixtysix_gui.ai.search.beliefs import Beliefs
from sixtysix_gui.ai.search.thumb import Thumb
from sixtysix_gui.ai.solver import codes
from sixtysix_gui.ai.solver.masks import mask_of
from sixtysix_gui.ai.solver.state_numbers import place_of
from sixtysix_gui.ai.solver.stop import Stop
from sixtysix_gui.ai.solver.terms import Terms
from sixtysix_gui.ai.thinking.choices import Choice, choices_of_opponent
from sixtysix_gui.ai.thinking.counting import CardCount
from sixtysix_gui.ai.thinking.guidance import intuition_of
from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.two_handed.view import PlayerView

_HISTORIES = 4
"""Ways to each hand that are tried."""
_NOTHING = -1


def weighed_beliefs(
    view: PlayerView, cards: CardCount, terms: Terms, seed: int, stop: Stop | None = None
) -> Beliefs:
    """Weigh every hand that the other could hold, by all that he has chosen.

    Told to stop, it leaves off; the weights say nothing then.
    """
    beliefs = Beliefs(intuition_of(Thumb(terms)), terms, seed, stop)
    possible = [place_of(card) for card in cards.possible]
    pack = mask_of(pack_cards(view.rules.deck_pack))
    beliefs.load(pack, possible, mask_of(cards.known), cards.missing, _HISTORIES)
    for choice in choices_of_opponent(view):
        add_choice(beliefs, choice)
    beliefs.weigh()
    return beliefs


def add_choice(beliefs: Beliefs, choice: Choice) -> None:
    """Let hands be weighed by another choice, the oldest first."""
    own, other = choice.standings
    beliefs.add_choice(
        _move(choice),
        _place(choice.card),
        _place(choice.led),
        choice.gone,
        drew=choice.drew,
        phase=_phase(choice),
        trick=choice.trick,
        own=own,
        other=other,
        turn_up=_place(choice.turn_up),
        left=choice.left,
    )


def _move(choice: Choice) -> int:
    if choice.closed:
        return codes.CLOSE
    return _place(choice.card) if choice.free else _NOTHING


def _place(card: Card | None) -> int:
    return _NOTHING if card is None else place_of(card)


def _phase(choice: Choice) -> int:
    if choice.led is not None:
        return codes.FOLLOW
    return codes.PRE_DRAW if choice.before_draw else codes.LEAD
