"""Rules of thumb for leads with open cards, against which the puzzles are measured."""

from collections.abc import Callable, Mapping, Sequence

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Meld, Move, PlayCard

Rule = Callable[[Deal], Move]
GREED = "most in one trick"


def choice_by(name: str, state: Deal) -> Move:
    """Return the move that a rule of thumb makes for the seat to act."""
    return RULES[name](state)


def _cards(state: Deal) -> list[Card]:
    """Return the cards that may be led, the cheapest first, trumps after the others."""
    found = [move.card for move in state.legal_moves() if isinstance(move, PlayCard)]
    return sorted(found, key=lambda card: (card.points, card.suit is state.trump, card.suit))


def _lead(card: Card) -> Move:
    return PlayCard(card)


def is_safe(state: Deal, card: Card) -> bool:
    """Return whether a lead wins the trick whatever the reply."""
    return all(_wins(state, card, reply) for reply in _replies(state, card))


def _replies(state: Deal, card: Card) -> list[Card]:
    after, _ = state.apply(PlayCard(card))
    moves = after.legal_moves()
    return [move.card for move in moves if isinstance(move, PlayCard)]


def _wins(state: Deal, card: Card, reply: Card) -> bool:
    if reply.suit is card.suit:
        return card.rank > reply.rank
    return reply.suit is not state.trump


def _highest(state: Deal) -> Move:
    return _lead(_cards(state)[-1])


def _lowest(state: Deal) -> Move:
    return _lead(_cards(state)[0])


def _of(state: Deal, cards: Sequence[Card], otherwise: Rule) -> Move:
    return _lead(cards[-1]) if cards else otherwise(state)


def _safe(state: Deal, otherwise: Rule) -> Move:
    return _of(state, [card for card in _cards(state) if is_safe(state, card)], otherwise)


def _trumps(state: Deal) -> list[Card]:
    trumps = [card for card in _cards(state) if card.suit is state.trump]
    return sorted(trumps, key=lambda card: card.rank)


def _long_suit(state: Deal) -> Move:
    cards = _cards(state)
    return _lead(max(cards, key=lambda card: (sum(c.suit is card.suit for c in cards), card.rank)))


def _greedy(state: Deal) -> Move:
    """Lead what brings most points in its own trick against the best reply, of equals the cheapest.

    A marriage is shown first, for it brings more than any trick.
    """
    melds = _marriages(state)
    if melds:
        return melds[0]
    return _lead(max(_cards(state), key=lambda card: _gain(state, card)))


def _gain(state: Deal, card: Card) -> int:
    return min(
        (card.points + reply.points) * (1 if _wins(state, card, reply) else -1)
        for reply in _replies(state, card)
    )


def _marriages(state: Deal) -> list[Meld]:
    melds = [move for move in state.legal_moves() if isinstance(move, Meld)]
    return sorted(melds, key=lambda meld: meld.suit is not state.trump)


def _marriage_or(otherwise: Rule) -> Rule:
    return lambda state: next(iter(_marriages(state)), None) or otherwise(state)


RULES: Mapping[str, Rule] = {
    GREED: _greedy,
    "highest card": _highest,
    "lowest card": _lowest,
    "highest trump, else highest": lambda state: _of(state, _trumps(state), _highest),
    "lowest trump, else lowest": lambda state: _of(state, _trumps(state)[:1], _lowest),
    "highest safe card, else lowest": lambda state: _safe(state, _lowest),
    "highest safe card, else highest": lambda state: _safe(state, _highest),
    "longest suit from the top": _long_suit,
    "marriage, else safe, else lowest": _marriage_or(lambda state: _safe(state, _lowest)),
    "marriage, else lowest": _marriage_or(_lowest),
    "marriage, else highest": _marriage_or(_highest),
}
