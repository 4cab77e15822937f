"""The rules of thumb of rules.md section 7 on sets of cards, as plainly as they can be written.

What a player has not ``met`` are the cards that he does not hold and has not seen leave the game.
"""

from collections.abc import Callable, Collection, Iterable

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import opposite

Met = Callable[[View], Collection[Card]]

COSTS = {"trump": 12, "marriage": 20, "hope": 3}
SURE_TRICK_ADDS = 4
FAT = 10


def not_met(view: View) -> Collection[Card]:
    """The cards that the opponent may still win tricks with: the turn-up is none of them."""
    return (*view.unseen, *view.known[opposite(view.seat)])


def choose(view: View, unmet: Met = not_met) -> Move:
    """The move by the rules of thumb."""
    legal = view.legal_moves
    if GO_OUT in legal and view.total(view.seat) >= 66:
        return GO_OUT
    marriages = [move for move in legal if isinstance(move, Meld)]
    for move in (DRAW, EXCHANGE_TRUMP, MELD[view.trump_suit], *marriages):
        if move in legal:
            return move
    out = unmet(view)
    bound = view.phase is Phase.PRE_DRAW
    if CLOSE_TALON in legal and (bound or closes(view, out)):
        return CLOSE_TALON
    cards = sorted((move.card for move in legal if isinstance(move, PlayCard)), key=place)
    if not cards:
        return next(move for move in legal if move != GO_OUT)
    is_open = view.status is TalonStatus.OPEN
    if view.led is None:
        return PLAY_CARD[cheapest(cards, view, out) if is_open else strict_lead(cards, view, out)]
    return PLAY_CARD[reply(cards, view.led, view, out, strict=not is_open)]


def cheapest(cards: Iterable[Card], view: View, out: Collection[Card]) -> Card:
    """The card whose loss hurts least; of equals the first by suit and rank."""
    return min(cards, key=lambda card: (cost(card, view, out), *place(card)))


def cost(card: Card, view: View, out: Collection[Card]) -> int:
    found = card.points + (COSTS["trump"] if card.suit is view.trump else 0)
    partners = {Rank.QUEEN: Rank.KING, Rank.KING: Rank.QUEEN}
    if card.rank not in partners:
        return found
    partner = Card(partners[card.rank], card.suit)
    if partner in view.hand:
        return found + COSTS["marriage"]
    return found + (COSTS["hope"] if partner in out else 0)


def tops(cards: Iterable[Card], out: Collection[Card]) -> list[Card]:
    """Those that no card outside beats in their suit."""
    return [card for card in cards if not any(beats(other, card) for other in out)]


def beats(one: Card, other: Card) -> bool:
    """Whether a card is a higher one of the same suit."""
    return one.suit is other.suit and one.rank > other.rank


def closes(view: View, out: Collection[Card]) -> bool:
    """Whether the sure tricks after a close should be enough for 66."""
    sure = tops(view.hand, out)
    high_trumps = of_suit(sure, view.trump_suit)
    if len(high_trumps) < (len(of_suit(out, view.trump_suit)) + 1) // 2:
        sure = high_trumps
    return view.total(view.seat) + sum(card.points + SURE_TRICK_ADDS for card in sure) >= 66


def strict_lead(cards: list[Card], view: View, out: Collection[Card]) -> Card:
    """Winners first, trumps while the opponent may have some."""
    best = tops(cards, out)
    if of_suit(out, view.trump_suit):
        if of_suit(best, view.trump_suit):
            return fattest(of_suit(best, view.trump_suit))
        best = [card for card in best if of_suit(out, card.suit)]
    plain = [card for card in best if card.suit is not view.trump]
    return fattest(plain or best) if best else cheapest(cards, view, out)


def reply(cards: list[Card], led: Card, view: View, out: Collection[Card], *, strict: bool) -> Card:
    """Take the trick if that is worth it, else give little."""
    winners = [card for card in cards if beats(card, led)]
    trumps = [] if led.suit is view.trump else of_suit(cards, view.trump_suit)
    if winners and led.suit is view.trump:
        return winners[0] if strict or led.points >= FAT else cheapest(cards, view, out)
    if winners and strict:
        return fattest(winners)
    if winners:
        tens = [card for card in winners if card.rank is Rank.TEN]
        return (tens or winners[-1:])[0]
    if trumps and (strict or led.points >= FAT):
        return cheapest(trumps, view, out)
    return cheapest(cards, view, out)


def fattest(cards: Iterable[Card]) -> Card:
    """The card of most points; of equals the first by suit and rank."""
    return min(cards, key=lambda card: (-card.points, *place(card)))


def place(card: Card) -> tuple[int, int]:
    """Where a card stands among others: by suit, and there by rank."""
    return card.suit, card.rank


def of_suit(cards: Iterable[Card], suit: Suit) -> list[Card]:
    return [card for card in cards if card.suit is suit]
