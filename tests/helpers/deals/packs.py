"""Packs stacked to give chosen hands, and deals with chosen points, for certain situations."""

from dataclasses import dataclass
from typing import Any

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import Seat
from tests.helpers.naive.cards import full_pack


def stack_pack(
    rules: dict[str, Any],
    *,
    forehand: str = "",
    dealer: str = "",
    turn_up: str = "",
    talon: str = "",
) -> list[str]:
    """The pack order that deals these cards; places left free take the other cards in order.

    Hands and talon are card codes separated by spaces. The talon names the next cards to be drawn,
    without the turn-up. Free places are filled, in the order forehand, dealer, turn-up, talon, with
    the cards no one asked for, sorted by suit. Raises ValueError for a card asked for twice.
    """
    wanted = f"{forehand} {dealer} {turn_up} {talon}".split()
    free = [card for card in full_pack(rules) if card not in wanted]
    if len(set(wanted)) != len(wanted):
        raise ValueError("a card is asked for twice")
    hand_size = rules["deck.hand"]

    def fill(text: str, size: int) -> list[str]:
        cards = text.split()
        if len(cards) > size:
            raise ValueError(f"more than {size} cards: {text}")
        return cards + [free.pop(0) for _ in range(size - len(cards))]

    first, second = fill(forehand, hand_size), fill(dealer, hand_size)
    trump_card = fill(turn_up, 1)
    rest = fill(talon, rules["deck.pack"] - 2 * hand_size - 1)
    pack: list[str] = []
    for number, size in enumerate(rules["deal.batches"], start=1):
        pack += [first.pop(0) for _ in range(size)]
        pack += [second.pop(0) for _ in range(size)]
        if number == 1 and rules["deal.turn_up"] == "after-batch-1":
            pack += trump_card
            trump_card = []
    return pack + trump_card + rest


@dataclass(frozen=True)
class Layout:
    """The cards of a deal as `stack_pack` takes them, or the whole pack order."""

    forehand: str = ""
    dealer: str = ""
    turn_up: str = "KH"
    talon: str = ""
    pack: str = ""

    def order(self, rules: dict[str, Any]) -> list[str]:
        """The pack order, which depends on how the rule set deals."""
        if self.pack:
            return self.pack.split()
        return stack_pack(
            rules,
            forehand=self.forehand,
            dealer=self.dealer,
            turn_up=self.turn_up,
            talon=self.talon,
        )


def with_more_captured(state: Deal, seat: Seat, points: int) -> Deal:
    """The same deal, in which a seat has captured more card points."""
    rows = list(state.card_points)
    rows[seat] = rows[seat]._replace(captured=rows[seat].captured + points)
    return state.changed(card_points=tuple(rows))
