"""From a pack to two hands and a talon (rules.md 6.3, "Dealing from Pack")."""

from collections.abc import Sequence

from sixtysix_gui.rules.cards import Card, card_of, pack_cards
from sixtysix_gui.rules.errors import PackError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.sentences import Sentence
from tests.oracles.closing.seats import opposite
from tests.oracles.closing.variants import RuleSet

Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


def lay_out(rules: RuleSet, pack: Sequence[Card], dealer: Seat) -> tuple[Hands, tuple[Card, ...]]:
    """Deal the batches, forehand first, and put the turn-up last in the talon.

    Raises:
        PackError: if the pack does not hold exactly the cards of the rule set.
    """
    refuse_wrong_pack(rules, pack)
    cards = [card_of(card.rank, card.suit) for card in pack]
    served: tuple[list[Card], list[Card]] = ([], [])
    turn_up: list[Card] = []
    for number, size in enumerate(rules.deal_batches, start=1):
        for seat in (opposite(dealer), dealer):
            served[seat].extend(cards[:size])
            del cards[:size]
        if number == 1 and rules.deal_turn_up == "after-batch-1":
            turn_up.append(cards.pop(0))
    if not turn_up:
        turn_up.append(cards.pop(0))
    return (tuple(served[0]), tuple(served[1])), tuple(cards + turn_up)


def refuse_wrong_pack(rules: RuleSet, pack: Sequence[Card]) -> None:
    """Do nothing, or refuse a pack that is not a permutation of the rule set's cards.

    Raises:
        PackError: naming the first card that is doubled, foreign or missing.
    """
    expected = pack_cards(rules.deck_pack)
    seen: set[Card] = set()
    for card in pack:
        if card in seen:
            raise PackError(Sentence("RuleErrors", "The pack holds {card} twice.", card=card))
        if card not in expected:
            raise PackError(
                Sentence(
                    "RuleErrors",
                    "{card} does not belong to the pack of {count} cards.",
                    card=card,
                    count=rules.deck_pack,
                )
            )
        seen.add(card)
    for card in expected:
        if card not in seen:
            raise PackError(Sentence("RuleErrors", "The pack lacks {card}.", card=card))
