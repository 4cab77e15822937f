"""From a pack to hands (many.md 12.2)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sixtysix_gui.rules.cards import Card, card_of
from sixtysix_gui.rules.errors import PackError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.sentences import Sentence
from tests.oracles.several.rule_set.trick_rules import TrickRules

Batch = tuple[Seat, tuple[Card, ...]]
"""Cards that go to a seat together."""


def order_of_deal(rules: TrickRules, dealer: Seat) -> tuple[Seat, ...]:
    """Give the seats in the order in which a round of the deal serves them."""
    order = rules.from_seat(rules.after(dealer))
    if rules.values["deal.order"] == "from-forehand":
        return order
    left, partner, right, _ = order
    return (partner, left, right, dealer)


def with_turn_up_last(rules: TrickRules, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Put the turn-up, which lies behind the first batches, below all the others."""
    place = rules.batches[0] * len(rules.seats)
    return (*cards[:place], *cards[place + 1 :], cards[place])


def dealt(cards: Sequence[Card], rounds: Sequence[int], seats: Sequence[Seat]) -> Iterator[Batch]:
    """Deal rounds of batches to seats in that order."""
    start = 0
    for size in rounds:
        for seat in seats:
            yield seat, tuple(cards[start : start + size])
            start += size


def checked(rules: TrickRules, pack: Sequence[Card]) -> tuple[Card, ...]:
    """Give the shared objects of the cards of a pack.

    Raises:
        PackError: if the pack does not hold exactly the cards of the game.
    """
    foreign = Counter(pack) - Counter(rules.pack)
    for card in foreign:
        raise PackError(
            Sentence(
                "RuleErrors",
                "{card} does not belong to this pack, or not so often.",
                card=card,
            )
        )
    for card in Counter(rules.pack) - Counter(pack):
        raise PackError(Sentence("RuleErrors", "The pack lacks {card}.", card=card))
    return tuple(card_of(card.rank, card.suit) for card in pack)
