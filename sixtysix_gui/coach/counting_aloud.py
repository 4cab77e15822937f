"""What a seat can count before it decides: points, trumps, and what the other hand can hold."""

from dataclasses import dataclass

from sixtysix_gui.ai.two.thinking.counting import count_cards
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite


@dataclass(frozen=True)
class CountedAloud:
    """Everything that attention alone shows.

    ``mine`` and ``theirs`` are card points, ``waiting`` and ``theirs_waiting`` those of marriages
    that count with the next trick. ``trumps_out`` are the trumps that were neither played nor are
    in the own hand nor lie open under the talon, the highest first. The other hand has the
    cards ``held`` and cannot have those ``not_held``, though both are out of sight.
    """

    mine: int
    theirs: int
    waiting: int
    theirs_waiting: int
    trumps_out: tuple[Card, ...]
    held: tuple[Card, ...]
    not_held: tuple[Card, ...]


def counted_aloud(view: View) -> CountedAloud:
    """Count for the seat of a view."""
    other = opposite(view.seat)
    own, others = view.card_points[view.seat], view.card_points[other]
    cards = count_cards(view)
    trumps = [card for card in (*view.unseen, *cards.known) if card.suit is view.trump]
    return CountedAloud(
        mine=own.total,
        theirs=others.total,
        waiting=own.pending,
        theirs_waiting=others.pending,
        trumps_out=tuple(sorted(trumps, key=lambda card: -card.rank)),
        held=cards.known,
        not_held=cards.talon_only,
    )
