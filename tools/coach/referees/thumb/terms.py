"""What the rule-of-thumb player needs of a rule set, in whole numbers, and the cards as bits.

A card is a place from 0 to 31, eight to a suit, the stronger the higher; a hand is a mask of them.
"""

from dataclasses import dataclass
from functools import cache

from sixtysix_gui.rules.cards import ALL_CARDS, Card, Suit, pack_cards
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import grade_of
from sixtysix_gui.rules.sets.dimensions import Penalty
from sixtysix_gui.rules.sets.rules import Rules

MELDS = 32
"""Moves below are cards; this plus a suit shows its marriage."""
EXCHANGE, CLOSE, TAKE, OUT, LET = range(36, 41)
"""Exchange, close, draw, claim 66, pass."""
_ACTS: dict[Move, int] = {
    EXCHANGE_TRUMP: EXCHANGE,
    CLOSE_TALON: CLOSE,
    DRAW: TAKE,
    GO_OUT: OUT,
    PASS: LET,
}
_MOVES = {number: move for move, number in _ACTS.items()}
_CARDS = {card.suit * 8 + card.rank: card for card in ALL_CARDS}
POINTS = tuple(_CARDS[place].points for place in range(32))
SUITS = tuple(0xFF << 8 * suit for suit in range(4))
PAIRS = tuple(0b110000 << 8 * suit for suit in range(4))
"""King and queen of each suit."""
_PLAIN = {
    "strict_follow": True,
    "strict_head": True,
    "strict_trump": True,
    "meld_validation": "pending",
    "meld_lead_card": "either",
    "meld_last_lead": "hand",
    "exchange_when": "lead",
    "close_defender_points": "counted",
    "out_window": "lead",
}
"""Dimensions of which only one value is played here."""


class UnsupportedRulesError(ValueError):
    """The rule-of-thumb player does not know some value of a rule set."""

    def __init__(self, rules: Rules, dimension: str) -> None:
        super().__init__(f"The referee “thumb” cannot play {rules.name}: {dimension} differs.")


@dataclass(frozen=True)
class Terms:
    """A rule set in numbers; ``lowest`` is the rank that is exchanged, or none where below 0."""

    pack: int
    hand: int
    meld_first_lead: bool
    meld_when_closed: bool
    meld_when_exhausted: bool
    lowest: int
    exchange_needs_trick: bool
    exchange_min_talon: int
    exchange_before_draw: bool
    exchange_on_close: bool
    close_first_lead: bool
    close_before_draw: bool
    close_min_talon: int
    automatic: bool
    bonus: bool
    last_trick_wins: bool
    scale: tuple[int, int, int]
    at_close: bool
    false_claim: str
    close_failed: Penalty
    defender_first: Penalty

    def price(self, points: int, tricks: int) -> int:
        """Return the game points won from a loser with a number of card points and tricks."""
        return self.scale[grade_of(points, tricks).value]

    def failed(self, tricks: int) -> int:
        """Return the price of a failed close, by the defender's tricks at the close."""
        return _penalty(self.close_failed, tricks)

    def falsely_claimed(self, points: int, tricks: int) -> int:
        """Return the price of a false claim, by what the other has."""
        if self.false_claim == "mirror":
            return self.price(points, tricks)
        return 3 if self.false_claim == "2-or-3" and tricks == 0 else 2

    def overtaken(self, tricks: int) -> int:
        """Return what a defender wins who goes out first, by his tricks at the close."""
        return _penalty(self.defender_first, tricks)


@cache
def terms_for(rules: Rules) -> Terms:
    """Read a rule set.

    Raises:
        UnsupportedRulesError: if some of it is not known here.
    """
    for attribute, value in _PLAIN.items():
        if getattr(rules, attribute) != value:
            raise UnsupportedRulesError(rules, attribute.replace("_", ".", 1))
    if rules.end_unclaimed == "sole-66":
        raise UnsupportedRulesError(rules, "end.unclaimed")
    if "by-closer-points" in (rules.score_close_failed, rules.score_defender_first):
        raise UnsupportedRulesError(rules, "score.close_failed")
    return Terms(
        mask_of(pack_cards(rules.deck_pack)),
        rules.deck_hand,
        rules.meld_first_lead,
        rules.meld_when_closed,
        rules.meld_when_exhausted,
        -1 if rules.exchange_rank is None else rules.exchange_rank,
        rules.exchange_needs_trick,
        rules.exchange_min_talon,
        rules.exchange_before_draw,
        rules.exchange_defender_on_close and rules.exchange_rank is not None,
        rules.close_first_lead,
        rules.close_before_draw,
        rules.close_min_talon,
        rules.counts_by_itself,
        rules.end_last_trick == "bonus-10",
        rules.end_unclaimed == "last-trick",
        rules.score_scale,
        rules.score_close_won == "at-close",
        rules.score_false_claim,
        rules.score_close_failed,
        rules.score_defender_first,
    )


def place_of(card: Card) -> int:
    """Return the place of a card."""
    return card.suit * 8 + card.rank


def mask_of(cards: tuple[Card, ...]) -> int:
    """Return some cards as a mask."""
    return sum(1 << place_of(card) for card in cards)


def places_in(mask: int) -> list[int]:
    """List the places of a mask, the lowest first."""
    places: list[int] = []
    while mask:
        bit = mask & -mask
        places.append(bit.bit_length() - 1)
        mask ^= bit
    return places


def number_of(move: Move) -> int:
    """Return the number of a move of the games for two."""
    if isinstance(move, PlayCard):
        return place_of(move.card)
    return MELDS + move.suit if isinstance(move, Meld) else _ACTS[move]


def move_of(number: int) -> Move:
    """Return the move of a number."""
    if number < MELDS:
        return PLAY_CARD[_CARDS[number]]
    return MELD[Suit(number - MELDS)] if number < EXCHANGE else _MOVES[number]


def _penalty(mode: Penalty, tricks: int) -> int:
    if mode == "flat-2":
        return 2
    return 3 if mode == "flat-3" or tricks == 0 else 2
