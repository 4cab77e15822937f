"""From a pack to hands and a talon (rules.md 6.3, "Dealing from Pack"; many.md 12.2)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sixtysix_gui.rules.cards import Card, card_of
from sixtysix_gui.rules.errors import PackError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence

Batch = tuple[Seat, tuple[Card, ...]]
"""Cards that go to a seat together."""


def order_of_deal(rules: Rules, dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats in the order in which a round of the deal serves them."""
    order = rules.from_seat(rules.after(dealer))
    if rules.deal_order == "from-forehand":
        return order
    left, partner, right, _ = order
    return (partner, left, right, dealer)


def place_of_turn_up(rules: Rules) -> int:
    """Return how many cards are dealt before the turn-up: one round of batches, or all."""
    early = rules.deal_turn_up == "after-batch-1"
    rounds = rules.deal_batches[:1] if early else rules.deal_batches
    return sum(rounds) * len(rules.seats)


def with_turn_up_last(rules: Rules, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the pack with the turn-up below all other cards, for it is drawn last."""
    place = place_of_turn_up(rules)
    return (*cards[:place], *cards[place + 1 :], cards[place])


def dealt(cards: Sequence[Card], rounds: Sequence[int], seats: Sequence[Seat]) -> Iterator[Batch]:
    """Deal rounds of batches to seats in that order."""
    start = 0
    for size in rounds:
        for seat in seats:
            yield seat, tuple(cards[start : start + size])
            start += size


def checked(rules: Rules, pack: Sequence[Card]) -> tuple[Card, ...]:
    """Return the shared objects of the cards of a pack.

    Raises:
        PackError: naming the first card that is there too often, foreign or missing.
    """
    if Counter(pack) != rules.pack_count:
        raise PackError(_fault(rules, pack))
    return tuple([card_of(rank, suit) for rank, suit in pack])


def _fault(rules: Rules, pack: Sequence[Card]) -> Sentence:
    if rules.has_copies:
        for card in Counter(pack) - rules.pack_count:
            return Sentence(
                "RuleErrors", "{card} is not in this pack, or not that many times.", card=card
            )
    seen = set[Card]()
    for card in pack:
        if card in seen and not rules.has_copies:
            return Sentence("RuleErrors", "The pack contains {card} twice.", card=card)
        if card not in rules.pack_count:
            return Sentence(
                "RuleErrors",
                "{card} is not in the pack of {count} cards.",
                card=card,
                count=rules.deck_pack,
            )
        seen.add(card)
    missing = next(iter(rules.pack_count - Counter(pack)))
    return Sentence("RuleErrors", "{card} is missing from the pack.", card=missing)
