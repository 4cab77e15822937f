"""Rules of thumb for leads with open cards, for closing and for the other hand, to measure by."""

from collections.abc import Callable, Mapping, Sequence

from sixtysix_gui.rules.cards import Card, Rank, beats
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Meld, Move, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite

OpenRule = Callable[[Deal], Move]
GREED = "most in one trick"


def choice_by(name: str, state: Deal) -> Move:
    """Return the move that a rule of thumb makes for the seat to act."""
    return OPEN_RULES[name](state)


def _cards(state: Deal) -> list[Card]:
    """Return the cards that may be led, the cheapest first, trumps after the others."""
    found = [move.card for move in state.legal_moves() if isinstance(move, PlayCard)]
    return sorted(found, key=lambda card: (card.points, card.suit is state.trump, card.suit))


def _lead(card: Card) -> Move:
    return PlayCard(card)


def is_safe(state: Deal, card: Card) -> bool:
    """Return whether a lead wins the trick whatever the reply."""
    return not any(beats(reply, card, state.trump_suit) for reply in _replies(state, card))


def _replies(state: Deal, card: Card) -> list[Card]:
    after, _ = state.apply(PlayCard(card))
    moves = after.legal_moves()
    return [move.card for move in moves if isinstance(move, PlayCard)]


def _highest(state: Deal) -> Move:
    return _lead(_cards(state)[-1])


def _lowest(state: Deal) -> Move:
    return _lead(_cards(state)[0])


def _of(state: Deal, cards: Sequence[Card], otherwise: OpenRule) -> Move:
    return _lead(cards[-1]) if cards else otherwise(state)


def _safe(state: Deal, otherwise: OpenRule) -> Move:
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
        (card.points + reply.points) * (-1 if beats(reply, card, state.trump_suit) else 1)
        for reply in _replies(state, card)
    )


def _marriages(state: Deal) -> list[Meld]:
    melds = [move for move in state.legal_moves() if isinstance(move, Meld)]
    return sorted(melds, key=lambda meld: meld.suit is not state.trump_suit)


def _marriage_or(otherwise: OpenRule) -> OpenRule:
    return lambda state: next(iter(_marriages(state)), None) or otherwise(state)


OPEN_RULES: Mapping[str, OpenRule] = {
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


CloseRule = Callable[[View], bool]
SURE_TRICKS = "sure tricks bring 66"
"""The rule that looks no further than one trick of each card."""


def _in_sight(view: View) -> int:
    """Return the card points in pile and hand."""
    return view.total(view.seat) + sum(card.points for card in view.hand)


def _trumps_held(view: View) -> int:
    return sum(card.suit is view.trump for card in view.hand)


def _aces_held(view: View) -> int:
    return sum(card.rank is Rank.ACE for card in view.hand)


def sure_points(view: View) -> int:
    """Return the points of the pile and of all cards that no card still out can beat in suit."""
    gone = {card for trick in view.won for card in trick.cards} | set(view.hand)
    out = [card for card in view.rules.pack if card not in gone]
    return view.total(view.seat) + sum(
        card.points
        for card in view.hand
        if not any(other.suit is card.suit and other.rank > card.rank for other in out)
    )


CLOSE_RULES: Mapping[str, CloseRule] = {
    "always close": lambda _: True,
    "never close": lambda _: False,
    "close with 50 points in pile and hand": lambda view: _in_sight(view) >= 50,
    "close with 60 points in pile and hand": lambda view: _in_sight(view) >= 60,
    "close with 66 points in pile and hand": lambda view: _in_sight(view) >= TARGET,
    "close with 75 points in pile and hand": lambda view: _in_sight(view) >= 75,
    "close with 2 trumps": lambda view: _trumps_held(view) >= 2,
    "close with 3 trumps": lambda view: _trumps_held(view) >= 3,
    "close with the ace of trumps": lambda view: any(
        card.suit is view.trump and card.rank is Rank.ACE for card in view.hand
    ),
    "close with 2 aces": lambda view: _aces_held(view) >= 2,
    "close when ahead": lambda view: view.total(view.seat) > view.total(opposite(view.seat)),
    "close with 33 points": lambda view: view.total(view.seat) >= 33,
    "close while the other has fewer than 33": lambda view: view.total(opposite(view.seat)) < 33,
    SURE_TRICKS: lambda view: sure_points(view) >= TARGET,
}


HoldRule = Callable[[View, Sequence[Card]], list[Card]]
"""Puts the cards that are offered in order; as many as the hand has are then picked."""


def _by_strength(view: View, offered: Sequence[Card]) -> list[Card]:
    return sorted(offered, key=lambda card: (card.suit is not view.trump, -card.rank))


def _by_rank(_: View, offered: Sequence[Card]) -> list[Card]:
    return sorted(offered, key=lambda card: -card.rank)


def _shown_first(view: View, offered: Sequence[Card]) -> list[Card]:
    shown = view.known[opposite(view.seat)]
    return sorted(_by_strength(view, offered), key=lambda card: card not in shown)


def _without_last_tricks(view: View, offered: Sequence[Card]) -> list[Card]:
    """Remember the last three tricks, and what was shown; else take the strongest."""
    gone = {card for trick in view.won[-3:] for card in trick.cards}
    return sorted(_shown_first(view, offered), key=lambda card: card in gone)


HOLD_RULES: Mapping[str, HoldRule] = {
    "trumps, then the highest": _by_strength,
    "the highest": _by_rank,
    "the first ones offered": lambda _, offered: list(offered),
    "what was shown, then trumps": _shown_first,
    "three tricks remembered": _without_last_tricks,
}
