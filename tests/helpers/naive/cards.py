"""Cards as strings, for the naive engine: ranking, dealing from a pack, the strict reply."""

from typing import Any

Profile = dict[str, Any]

RANKS_LOW_TO_HIGH = "9JQKTA"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
SUITS = "CSHD"


def full_pack(profile: Profile) -> list[str]:
    """The pack of a rule set, sorted by suit; 20 cards have no nines."""
    ranks = RANKS_LOW_TO_HIGH if profile["deck.pack"] == 24 else RANKS_LOW_TO_HIGH[1:]
    return [rank + suit for suit in SUITS for rank in ranks]


def higher(card: str, than: str) -> bool:
    """Whether a card outranks another of the same suit."""
    return RANKS_LOW_TO_HIGH.index(card[0]) > RANKS_LOW_TO_HIGH.index(than[0])


def beats(card: str, led: str, trump: str) -> bool:
    """Whether the reply wins the trick against the card led."""
    if card[1] == led[1]:
        return higher(card, led)
    return card[1] == trump


def hands_from_pack(
    profile: Profile, pack: list[str]
) -> tuple[list[str], list[str], str, list[str]]:
    """Deal: forehand's hand, dealer's hand, the turn-up, the other talon cards in drawing order."""
    if sorted(pack) != sorted(full_pack(profile)):
        raise ValueError("not a permutation of the pack")
    cards = list(pack)
    forehand: list[str] = []
    dealer: list[str] = []
    turn_up: str | None = None
    for number, size in enumerate(profile["deal.batches"], start=1):
        forehand += [cards.pop(0) for _ in range(size)]
        dealer += [cards.pop(0) for _ in range(size)]
        if number == 1 and profile["deal.turn_up"] == "after-batch-1":
            turn_up = cards.pop(0)
    if turn_up is None:
        turn_up = cards.pop(0)
    return forehand, dealer, turn_up, cards


def suits_with_marriage(hand: list[str]) -> list[str]:
    """Suits of which both king and queen are in the hand."""
    return [suit for suit in SUITS if "K" + suit in hand and "Q" + suit in hand]


def strict_replies(profile: Profile, led: str, hand: list[str], trump: str) -> list[str]:
    """Cards allowed against a lead once the talon is closed or exhausted (rules.md 3.4)."""
    same_suit = [card for card in hand if card[1] == led[1]]
    winners = [card for card in same_suit if higher(card, led)]
    trumps = [card for card in hand if card[1] == trump]
    if profile["strict.follow"] and same_suit:
        return winners if profile["strict.head"] and winners else same_suit
    if profile["strict.trump"] and trumps:
        return trumps
    return list(hand)
