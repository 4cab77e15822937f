"""Card counting for reasons, from a view alone (kind K): what is out, and what can beat what."""

from sixtysix_gui.ai.two.thinking.counting import CardCount
from sixtysix_gui.coach.reasons.proofs import Case
from sixtysix_gui.rules.cards import Card, Rank, Suit, beats, card_of
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View

PAIR = (Rank.KING, Rank.QUEEN)


def can_hold(cards: CardCount) -> tuple[Card, ...]:
    """Return every card that the other may hold now."""
    return cards.known + cards.possible


def trumps_out(view: View) -> tuple[Card, ...]:
    """Return the trumps that were not played and are not in the own hand.

    The turn-up counts as long as it can be drawn, not beneath a closed talon.
    """
    out = [card for card in (*view.unseen, *view.known[1 - view.seat]) if card.suit is view.trump]
    if view.status is TalonStatus.OPEN and view.turn_up and view.turn_up.suit is view.trump:
        out.append(view.turn_up)
    return tuple(out)


def higher_ones(case: Case, card: Card) -> tuple[Card, ...]:
    """Return the cards of its suit that beat a card and that the other may hold."""
    return tuple(
        each for each in can_hold(case.cards) if each.suit is card.suit and each.rank > card.rank
    )


def can_hold_trump(case: Case) -> bool:
    """Return whether the other may hold a trump now."""
    return any(card.suit is case.view.trump for card in can_hold(case.cards))


def must_hold(case: Case, suit: Suit) -> bool:
    """Return whether the other has a card of a suit in every hand that they can hold."""
    if any(card.suit is suit for card in case.cards.known):
        return True
    others = sum(card.suit is not suit for card in case.cards.possible)
    return others < case.cards.missing


def is_strict(view: View) -> bool:
    """Return whether suit must be followed now."""
    return view.status is not TalonStatus.OPEN and view.rules.strict_follow


def is_led(view: View) -> bool:
    """Return whether the seat is to lead, or to do something before it leads."""
    return view.led is None and view.phase in (Phase.LEAD, Phase.PRE_DRAW)


def wins_now(view: View, card: Card) -> bool:
    """Return whether a reply takes the trick that lies on the table."""
    return view.led is not None and beats(card, view.led, view.trump_suit)


def trick_points(view: View, card: Card) -> int:
    """Return the card points of the trick that a reply completes."""
    return card.points + (view.led.points if view.led is not None else 0)


def partner_of(card: Card) -> Card | None:
    """Return the other half of a pair, or None for a card that belongs to none."""
    if card.rank not in PAIR:
        return None
    return card_of(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)
