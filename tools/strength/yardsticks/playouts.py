"""Short playouts: everybody plays greedily by his own hand, and now and then any card.

No other hand is looked into: a card is high if nothing that is unseen can be higher.
"""

from __future__ import annotations

from tools.strength.yardsticks import bits
from tools.strength.yardsticks.dealing import Chance
from tools.strength.yardsticks.payment import paid
from tools.strength.yardsticks.position import Position

_WHIM = 8
"""One act in eight is any legal one, so that playouts differ."""
_POINTS, _NO_TRICK = 0, 1
_LONG = 3
_AT_STAKE = 10
_FOR_LENGTH = 6
_ROYAL = 40


def worth(
    position: Position, scratch: Position, card: int, side: int, times: int, chance: Chance
) -> float:
    """Return the mean that a side gets by some playouts, after a card if it is not below 0."""
    total = 0.0
    for _ in range(times):
        scratch.copy(position)
        if card >= 0:
            scratch.play(card)
        play_out(scratch, chance)
        total += paid(scratch, side)
    return total / times


def play_out(position: Position, chance: Chance) -> None:
    """Play a deal to its end."""
    while not position.over:
        position.play(choose(position, chance))


def choose(position: Position, chance: Chance) -> int:
    """Choose a card for the seat whose turn it is."""
    cards = position.legal()
    if not bits.rest(cards):
        return bits.lowest(cards)
    if chance.below(_WHIM) == 0:
        return any_of(cards, chance)
    goal = position.laws.goal
    if goal == _NO_TRICK:
        return duck(position, cards)
    if goal != _POINTS:
        return win_all(position, cards)
    if position.count == 0:
        return lead(position, cards)
    return follow(position, cards)


def any_of(cards: int, chance: Chance) -> int:
    """Choose any card of a set."""
    for _ in range(chance.below(bits.count(cards))):
        cards = bits.rest(cards)
    return bits.lowest(cards)


def elsewhere(position: Position) -> int:
    """Return the cards that the seat whose turn it is does not see."""
    cards = 0
    for seat in range(4):
        if seat != position.turn:
            cards |= position.hands[seat]
    for place in range(position.talon_next, position.talon_end):
        cards |= bits.single(position.talon[place])
    return cards


def high_of(position: Position, cards: int, others: int) -> int:
    """Return those of some cards that none of others beats in its suit."""
    found = 0
    while cards:
        card = bits.lowest(cards)
        cards = bits.rest(cards)
        if not position.laws.above[card] & others:
            found |= bits.single(card)
    return found


def taking_of(position: Position, cards: int) -> int:
    """Return those of some cards that take the trick."""
    found = 0
    while cards:
        card = bits.lowest(cards)
        cards = bits.rest(cards)
        if position.takes(card):
            found |= bits.single(card)
    return found


def lead(position: Position, cards: int) -> int:
    """Lead a high plain card, trumps if there are many, else what counts least."""
    if position.trump < 0 and position.laws.first_lead_trumps:
        return make_trump(position, cards)
    trumps = position.laws.suits[position.trump] if position.trump >= 0 else 0
    others = elsewhere(position)
    high = high_of(position, cards, others)
    if bits.count(cards & trumps) >= _LONG and high & trumps and others & trumps:
        return bits.highest(high & trumps)
    if high & ~trumps and position.talon_next >= position.talon_end:
        return bits.highest(high & ~trumps)
    return cheapest(position, cards, trumps)


def make_trump(position: Position, cards: int) -> int:
    """Lead from the suit that is best as trump: its marriage, or its highest card."""
    laws, found, most = position.laws, -1, -1
    for suit in range(4):
        held = cards & laws.suits[suit]
        if not held:
            continue
        worth_of = _FOR_LENGTH * bits.count(held)
        pair = held & (laws.kings[suit] | laws.queens[suit])
        is_pair = bits.count(pair) == 2
        rest = held
        while rest:
            worth_of += laws.points_of[bits.lowest(rest)]
            rest = bits.rest(rest)
        worth_of += _ROYAL if is_pair else 0
        if worth_of > most:
            found, most = bits.highest(pair) if is_pair else strongest(position, held), worth_of
    return found


def cheapest(position: Position, cards: int, trumps: int) -> int:
    """Return what counts least: a plain card below ten points if there is one, no trump."""
    plain = cards & ~trumps
    low = plain & ~(position.laws.aces | position.laws.tens)
    if low:
        return bits.lowest(low)
    low = cards & trumps & ~(position.laws.aces | position.laws.tens)
    if low:
        return bits.lowest(low)
    return bits.lowest(plain if plain else cards)


def follow(position: Position, cards: int) -> int:
    """Take what is worth it, give a partner's sure trick the most, else what counts least."""
    laws = position.laws
    trumps = laws.suits[position.trump] if position.trump >= 0 else 0
    is_last = position.count == laws.seats - 1 - (1 if position.out >= 0 else 0)
    others = elsewhere(position)
    ours = laws.side[position.winner] == laws.side[position.turn]
    if ours and (is_last or not laws.above[position.best] & others):
        plain = cards & ~trumps
        return bits.highest(plain if plain else cards)
    taking = taking_of(position, cards)
    if ours or not taking:
        low = cards & ~taking
        return cheapest(position, low if low else cards, trumps)
    plain = taking & ~trumps
    if not is_last:
        plain = high_of(position, plain, others)
    if plain:
        return bits.highest(plain)
    if taking & trumps and (position.pot >= _AT_STAKE or not cards & ~taking):
        return bits.lowest(taking & trumps)
    if taking & ~trumps and position.talon_next >= position.talon_end:
        return bits.lowest(taking & ~trumps)
    return cheapest(position, cards, trumps)


def strongest(position: Position, cards: int) -> int:
    """Return the strongest of some cards, of several suits any."""
    found = bits.lowest(cards)
    while cards:
        card = bits.lowest(cards)
        cards = bits.rest(cards)
        if position.laws.strength_of[card] > position.laws.strength_of[found]:
            found = card
    return found


def weakest(position: Position, cards: int) -> int:
    """Return the weakest of some cards, of several suits any."""
    found = bits.lowest(cards)
    while cards:
        card = bits.lowest(cards)
        cards = bits.rest(cards)
        if position.laws.strength_of[card] < position.laws.strength_of[found]:
            found = card
    return found


def duck(position: Position, cards: int) -> int:
    """Stay below as high as can be; the opponents of who must win no trick play low."""
    if position.count == 0:
        return weakest(position, cards)
    under = cards & ~taking_of(position, cards)
    if position.turn == position.bidder:
        return strongest(position, under if under else cards)
    return strongest(position, under) if under else weakest(position, cards)


def win_all(position: Position, cards: int) -> int:
    """Win from the top, trumps first; the others take what they can and keep what is high."""
    if position.count == 0:
        high = high_of(position, cards, elsewhere(position))
        if position.trump >= 0 and high & position.laws.suits[position.trump]:
            return strongest(position, high & position.laws.suits[position.trump])
        return strongest(position, high if high else cards)
    taking = taking_of(position, cards)
    laws = position.laws
    if taking and laws.side[position.winner] != laws.side[position.turn]:
        return weakest(position, taking)
    low = cards & ~taking
    return weakest(position, low if low else cards)
