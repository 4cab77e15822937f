"""How likely a hand of the other is, by every way in which it can have come about.

A slow second implementation of search/beliefs.py and search/habits.py on whole cards: it averages
over all histories of a hand instead of sampling some. The fitted numbers are those of the game.
"""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import sixtysix_gui.ai
from sixtysix_gui.ai.choices import Choice
from sixtysix_gui.ai.masks import CARD, bits
from sixtysix_gui.rules.cards import Card, Rank, Suit, pack_cards

OMISSION = 0.05
"""How likely somebody leaves out an exchange or a marriage."""
DOUBT = 0.02
"""How likely a card is chosen against all habits, added to what the habits say."""
SURE_TRICK_ADDS = 4

_FILE = Path(sixtysix_gui.ai.__file__).with_name("habits.toml")
NUMBERS: dict[str, list[float]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))

Hand = frozenset[Card]


def possible_hands(known: Sequence[Card], possible: Sequence[Card], missing: int) -> Iterator[Hand]:
    """Every hand that the other could hold."""
    for some in combinations(possible, missing):
        yield frozenset((*known, *some))


class NaiveBeliefs:
    """The likelihood of what the other has chosen, for one pack, trump suit and lot of choices."""

    def __init__(self, pack: int, trump: Suit, known: Hand, choices: Sequence[Choice]) -> None:
        self._pack = frozenset(pack_cards(pack))
        self._trump = trump
        self._known = known
        self._choices = choices

    def likelihood(self, hand: Hand) -> float:
        """The mean over all ways to this hand, each draw being any card not shown as likely."""
        return self._back(hand, len(self._choices) - 1)

    def _back(self, hand: Hand, number: int) -> float:
        if number < 0:
            return 1.0
        choice = self._choices[number]
        drawable = [card for card in hand if card not in self._known]
        if not choice.drew or not drawable:
            return self._before(hand, number)
        return sum(self._before(hand - {card}, number) for card in drawable) / len(drawable)

    def _before(self, hand: Hand, number: int) -> float:
        choice = self._choices[number]
        if choice.card is not None:
            hand |= {choice.card}
        return self._chance(hand, choice) * self._back(hand, number - 1)

    def _chance(self, hand: Hand, choice: Choice) -> float:
        gone = {CARD[bit] for bit in bits(choice.gone)}
        out = self._pack - gone - hand
        result = 1.0
        if choice.free and choice.card is not None:
            attractions = {card: self._attraction(card, hand, choice.led, out) for card in hand}
            result *= DOUBT + attractions[choice.card] / sum(attractions.values())
        if choice.lowest and CARD[choice.lowest] in hand:
            result *= OMISSION
        if choice.unmelded and any(self._partner(card) in hand for card in hand):
            result *= OMISSION
        if choice.closed or choice.unclosed:
            close = self._close_chance(hand, out, choice.points)
            result *= close if choice.closed else 1 - close
        return result

    def _attraction(self, card: Card, hand: Hand, led: Card | None, out: Hand) -> float:
        partner = self._partner(card)
        state = 0 if partner is None else 1 if partner in hand else 2 if partner in out else 0
        factor = NUMBERS["partners"][state if led is None else 3 + state]
        if led is not None:
            return NUMBERS["replies"][self._reply_trait(card, led)] * factor
        beaten = any(other.suit is card.suit and other.rank > card.rank for other in out)
        trump = card.suit is self._trump
        return NUMBERS["leads"][16 * trump + 8 * (not beaten) + card.rank] * factor

    def _reply_trait(self, card: Card, led: Card) -> int:
        if card.suit is led.suit and card.rank > led.rank:
            deed = 0
        elif card.suit is self._trump and led.suit is not self._trump:
            deed = 1
        else:
            deed = 2
        kinds = {Rank.QUEEN: 1, Rank.KING: 1, Rank.TEN: 2, Rank.ACE: 3}
        what = kinds.get(led.rank, 0) + 4 * (led.suit is self._trump)
        return 64 * deed + 8 * what + card.rank

    def _partner(self, card: Card) -> Card | None:
        partners = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}
        rank = partners.get(card.rank)
        return None if rank is None else Card(rank, card.suit)

    def _close_chance(self, hand: Hand, out: Hand, points: int) -> float:
        """By the points so far, of the cards nobody beats, and of what falls on them."""
        unbeaten = {
            card
            for card in hand
            if not any(other.suit is card.suit and other.rank > card.rank for other in out)
        }
        trumps_out = sum(card.suit is self._trump for card in out)
        own = {card for card in unbeaten if card.suit is self._trump}
        sure = unbeaten if len(own) >= (trumps_out + 1) // 2 else own
        total = points + sum(card.points + SURE_TRICK_ADDS for card in sure)
        return NUMBERS["closes"][min(total // 6, 15)]
