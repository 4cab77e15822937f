"""How likely players move by habit: a slow second reading of habits.toml on whole cards.

That is search/habits.py, and the shares of acts in search/guide.py.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path

from sixtysix_gui.ai.two import thinking
from sixtysix_gui.rules.cards import Card, Rank, pack_cards
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, Meld, Move, PlayCard

_FILE = Path(thinking.__file__).with_name("habits.toml")
NUMBERS: dict[str, list[float]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))

MELD_SHARE = EXCHANGE_SHARE = 2.0
CLAIM_SHARE = 4.0
OTHER_SHARE = 1.0
LEAST_CLOSE_SHARE = 0.03
"""Shares of acts, where all cards together have 1."""
SURE_TRICK_ADDS = 4


class NaiveHabits:
    """The habits of the player who is to act in a view."""

    def __init__(self, view: View) -> None:
        played = {card for trick in view.won for card in (trick.led, trick.reply)}
        self._view = view
        self._trump = view.trump
        self._hand = frozenset(view.hand)
        self._out = frozenset(pack_cards(view.rules.deck_pack)) - played - self._hand - {view.led}

    def shares(self, moves: Sequence[Move]) -> dict[Move, float]:
        """How likely each of these moves is."""
        cards = self.cards([move.card for move in moves if isinstance(move, PlayCard)])
        weights = {
            move: cards[move.card] if isinstance(move, PlayCard) else self._act(move)
            for move in moves
        }
        total = sum(weights.values())
        return {move: weight / total for move, weight in weights.items()}

    def cards(self, cards: Sequence[Card]) -> dict[Card, float]:
        """How likely each of these cards is."""
        attractions = {card: self._attraction(card) for card in cards}
        return {card: number / sum(attractions.values()) for card, number in attractions.items()}

    def close_chance(self) -> float:
        """By the points so far, of the cards no one beats, and of what falls on them."""
        unbeaten = {card for card in self._hand if not self._is_beaten(card)}
        trumps_out = sum(card.suit is self._trump for card in self._out)
        own = {card for card in unbeaten if card.suit is self._trump}
        sure = unbeaten if len(own) >= (trumps_out + 1) // 2 else own
        points = self._view.total(self._view.seat)
        total = points + sum(card.points + SURE_TRICK_ADDS for card in sure)
        return NUMBERS["closes"][min(total // 6, 15)]

    def _act(self, move: Move) -> float:
        if move == CLOSE_TALON or self._binds(move):
            chance = self.close_chance()
            return LEAST_CLOSE_SHARE + chance / (1 - chance)
        if isinstance(move, Meld):
            return MELD_SHARE
        if move == EXCHANGE_TRUMP:
            return EXCHANGE_SHARE
        return CLAIM_SHARE if move == GO_OUT else OTHER_SHARE

    def _binds(self, move: Move) -> bool:
        """Whether he must close after it."""
        if self._view.phase is not Phase.PRE_DRAW:
            return False
        lasting = self._view.rules.exchange_when == "any-turn"
        return isinstance(move, Meld) or (move == EXCHANGE_TRUMP and not lasting)

    def _attraction(self, card: Card) -> float:
        led = self._view.led
        factor = NUMBERS["partners"][self._partner_state(card) + (0 if led is None else 3)]
        if led is not None:
            return NUMBERS["replies"][self._reply_trait(card, led)] * factor
        trump = card.suit is self._trump
        return NUMBERS["leads"][16 * trump + 8 * (not self._is_beaten(card)) + card.rank] * factor

    def _is_beaten(self, card: Card) -> bool:
        return any(other.suit is card.suit and other.rank > card.rank for other in self._out)

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

    def _partner_state(self, card: Card) -> int:
        """No partner in marriage, one in the hand, or one that is out."""
        rank = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}.get(card.rank)
        if rank is None:
            return 0
        partner = Card(rank, card.suit)
        return 1 if partner in self._hand else 2 if partner in self._out else 0
