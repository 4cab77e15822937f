"""All that one seat may know of a deal, and nothing else (rules.md 3.8; many.md 2 to 8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields
from typing import Any

from typing_extensions import override

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals import legality
from sixtysix_gui.rules.deals.facts import Cards, Facts, Phase
from sixtysix_gui.rules.history import Laid
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Move
from sixtysix_gui.rules.scoring.points import CardPoints
from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True, kw_only=True)
class View(Facts):
    """A deal in which what a seat may not know is blank: hands, talon, cards face down, the widow.

    ``look_back`` of the rule set limits what is shown to people, not what is here.

    Attributes:
        seat: Whose view it is.
        hand_sizes: How many cards each seat holds.
        talon_left: How many cards lie in the talon; ``undealt`` holds the turn-up alone.
        face_down: What lies on the table face down; there, ``table`` and ``played`` are empty.
        legal_moves: What this seat may do now; empty where it is not to act.
        score: What each party had won before this deal.
        carry: The game points that wait from drawn deals.
        decided: How many deals of the game have been decided.
    """

    seat: Seat
    hand_sizes: tuple[int, ...]
    talon_left: int
    face_down: tuple[Laid, ...]
    legal_moves: tuple[Move, ...]
    score: tuple[int, ...]
    carry: int
    decided: int

    @property
    @override
    def hand(self) -> Cards:
        """The own hand."""
        return self.hands[self.seat]

    @property
    @override
    def talon_size(self) -> int:
        """How many cards lie in the talon, turn-up included; 0 where there is none."""
        return self.talon_left

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.to_act is self.seat and self.phase is not Phase.SETTLED

    @property
    def tricks_won(self) -> int:
        """The tricks of this seat."""
        return self.card_points[self.seat].tricks

    @property
    def seen(self) -> frozenset[Card]:
        """The cards of which this seat knows where one lies."""
        return frozenset(self.placed())

    @property
    def unseen(self) -> Cards:
        """The cards whose place this seat does not know, in pack order."""
        missing = Counter(self.rules.pack)
        missing.subtract(self.placed())
        return tuple([card for card in self.rules.pack if missing[card] > 0])

    def placed(self) -> list[Card]:
        """List the cards whose place this seat knows, each as often as it does."""
        cards = [play.card for trick in self.won for play in trick.plays]
        cards += [play.card for play in self.table]
        cards += self.hand
        cards += [
            card for seat in self.rules.seats if seat is not self.seat for card in self.known[seat]
        ]
        cards += [laid.card for laid in self.face_down if laid.card is not None]
        return cards if self.turn_up is None else [*cards, self.turn_up]

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Return why this seat may not make a move now, or None when it may."""
        if not self.my_turn and self.phase is not Phase.SETTLED:
            return IllegalMoveError(Illegality.NOT_YOUR_TURN)
        return legality.why_illegal(self, move)

    def leads_after(self, suit: Suit) -> Cards:
        """List the own cards that may be led once the marriage of a suit is shown."""
        return legality.leads_after(self, suit)

    def facts(self) -> dict[str, Any]:
        """Return what this view has in common with a deal, by the names of ``Facts``."""
        return {name: self.__dict__[name] for name in _FACTS}


_FACTS = tuple(field.name for field in fields(Facts))


def view_of(deal: Facts, seat: Seat, score: tuple[int, ...], carry: int, decided: int) -> View:
    """Blank in a deal what a seat may not know; no score is that before a first deal."""
    view = object.__new__(View)
    view.__dict__.update(deal.__dict__)
    is_face_down = deal.is_face_down
    view.__dict__.update(
        hands=tuple(
            [
                hand if each is seat else ()
                for each, hand in zip(deal.rules.seats, deal.hands, strict=True)
            ]
        ),
        undealt=deal.undealt[-1:] if deal.rules.turns_up else (),
        talon_left=deal.talon_size,
        table=() if is_face_down else deal.table,
        played=frozenset[Card]() if is_face_down else deal.played,
        card_points=_public_points(deal),
        known=tuple([_in_order(deal, cards) for cards in deal.known]),
        seat=seat,
        hand_sizes=tuple([len(hand) for hand in deal.hands]),
        face_down=_laid(deal, seat) if is_face_down else (),
        legal_moves=legality.legal_moves(deal) if deal.to_act is seat else (),
        score=score or (0,) * len(deal.rules.parties),
        carry=carry,
        decided=decided,
    )
    return view


def _in_order(deal: Facts, cards: Cards) -> Cards:
    if len(cards) < 2:
        return cards
    return tuple(sorted(cards, key=deal.rules.pack.index))


def _public_points(deal: Facts) -> tuple[CardPoints, ...]:
    """Leave out the widow, which no one sees before the end, not even who has won it."""
    if not (deal.rules.has_widow and deal.won) or deal.outcome is not None:
        return deal.card_points
    winner, widow = deal.won[0].winner, sum(card.points for card in deal.undealt)
    return tuple(
        earned._replace(captured=earned.captured - widow) if seat is winner else earned
        for seat, earned in zip(deal.rules.seats, deal.card_points, strict=True)
    )


def _laid(deal: Facts, seat: Seat) -> tuple[Laid, ...]:
    return tuple(Laid(play.seat, play.card if play.seat is seat else None) for play in deal.table)
