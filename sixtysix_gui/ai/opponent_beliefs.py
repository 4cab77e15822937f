"""What a player believes of the opponent's hand, by the habits of players and his choices."""

from __future__ import annotations

from sixtysix_gui.ai.choices import choices_of_opponent
from sixtysix_gui.ai.counting import CardCount
from sixtysix_gui.ai.guidance import habits_of
from sixtysix_gui.ai.masks import mask_of
from sixtysix_gui.ai.search.beliefs import Beliefs
from sixtysix_gui.ai.solver.state_numbers import place_of
from sixtysix_gui.ai.solver.terms import Terms
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.view import PlayerView

_HISTORIES = 4
"""Ways to each hand that are tried."""
_LED = -1
_FORCED = -2


def weighed_beliefs(view: PlayerView, cards: CardCount, terms: Terms, seed: int) -> Beliefs:
    """Weigh every hand that the other could hold, by all that he has chosen."""
    beliefs = Beliefs(habits_of(terms), seed)
    possible = [place_of(card) for card in cards.possible]
    pack = mask_of(pack_cards(view.rules.deck_pack))
    beliefs.load(pack, possible, mask_of(cards.known), cards.missing, _HISTORIES)
    for choice in choices_of_opponent(view):
        led = _LED if choice.led is None else place_of(choice.led)
        beliefs.add_choice(
            -1 if choice.card is None else place_of(choice.card),
            led if choice.free else _FORCED,
            choice.gone,
            drew=choice.drew,
            lowest=choice.lowest,
            unmelded=choice.unmelded,
            closing=int(choice.closed) - int(choice.unclosed),
            points=choice.points,
        )
    beliefs.weigh()
    return beliefs
