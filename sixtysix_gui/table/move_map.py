"""What can be done with which card and place, read from the legal moves of a view.

The table knows no rule: what is not in this map flies back. Which cards may be led after a
marriage is shown, the view says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    MELD,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)

_MARRIED = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}


class Target(Enum):
    """Where something can be dropped."""

    TRICK = "the middle of the table"
    TURN_UP = "the trump card"
    TALON = "the talon"
    HAND = "the own hand"
    PARTNER = "king or queen of the same suit"


class Grip(Enum):
    """What can be taken hold of besides the cards of the own hand."""

    TALON_TOP = "the upper card of the talon"
    TURN_UP = "the trump card"


Held = PhysicalCard | Grip
"""What the person holds: a card of the hand, the talon's upper card or the turn-up."""


@dataclass(frozen=True)
class MoveMap:
    """Every legal move of a view, by what is moved whither.

    ``exchangeable`` is the card that is given for the turn-up, whether it may be now or not; None
    where the rules know no exchange. ``leads_after`` holds, for each
    marriage that can be shown, the cards that may then be led. ``shows_at_once``: a marriage that
    is shown now binds no lead, such as that of a leader's partner.
    """

    moves: frozenset[Move] = frozenset()
    hand: frozenset[Card] = frozenset()
    exchangeable: Card | None = None
    leads_after: Mapping[Suit, frozenset[Card]] = field(
        default_factory=dict[Suit, frozenset[Card]], hash=False
    )
    shows_at_once: bool = False

    @classmethod
    def of(cls, view: View) -> MoveMap:
        """Read the map from a view; it is empty where the seat is not to act.

        A marriage of the leader is armed and shown with his card; that of his partner binds none,
        and is shown at once (many.md 3.3).
        """
        moves = frozenset(view.legal_moves)
        marriages = [move.suit for move in view.legal_moves if isinstance(move, Meld)]
        return cls(
            moves=moves,
            hand=frozenset(view.hand),
            exchangeable=_exchange_card(view),
            leads_after={suit: frozenset(view.leads_after(suit)) for suit in marriages},
            shows_at_once=view.phase is Phase.PARTNER,
        )

    @property
    def marriages(self) -> tuple[Suit, ...]:
        """The marriages that can be shown now, in a fixed order."""
        return tuple(sorted(self.leads_after))

    @property
    def playable(self) -> frozenset[Card]:
        """The cards that can be played now."""
        return frozenset(move.card for move in self.moves if isinstance(move, PlayCard))

    def allows(self, move: Move) -> bool:
        """Return whether a move is legal now."""
        return move in self.moves

    def attempt(self, held: Held, target: Target) -> Move | None:
        """Return the move that a drop would mean, legal or not; None where it means nothing."""
        if isinstance(held, Grip):
            return _ACTS_OF_GRIPS.get((held, target))
        if target is Target.TRICK:
            return PLAY_CARD[held.card]
        if target is Target.TURN_UP:
            return EXCHANGE_TRUMP
        if target is Target.PARTNER:
            return MELD[held.card.suit]
        return None

    def drop(self, held: Held, target: Target) -> Move | None:
        """Return the legal move that a drop makes, or None: it flies back."""
        move = self.attempt(held, target)
        if move is None or move not in self.moves:
            return None
        if move == EXCHANGE_TRUMP and not self.is_exchangeable(held):
            return None
        return move

    def is_exchangeable(self, held: Held) -> bool:
        """Return whether this is the card that is given for the turn-up."""
        return isinstance(held, PhysicalCard) and held.card == self.exchangeable

    def targets(self, held: Held) -> tuple[Target, ...]:
        """Return the targets that light up while something is held."""
        return tuple(target for target in Target if self.drop(held, target) is not None)


_ACTS_OF_GRIPS: dict[tuple[Grip, Target], Move] = {
    (Grip.TALON_TOP, Target.HAND): DRAW,
    (Grip.TURN_UP, Target.TALON): CLOSE_TALON,
}


def partner_of(card: Card) -> Card | None:
    """Return the queen for a king and the king for a queen; None for other cards."""
    rank = _MARRIED.get(card.rank)
    return None if rank is None else card_of(rank, card.suit)


def pair_of(suit: Suit) -> frozenset[Card]:
    """Return king and queen of a suit."""
    return frozenset((card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)))


def _exchange_card(view: View) -> Card | None:
    rank, trump = view.rules.exchange_rank, view.trump
    return None if rank is None or trump is None else card_of(rank, trump)
