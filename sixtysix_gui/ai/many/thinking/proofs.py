"""What every play proves: the cards that its player cannot have held (many.md 1.3).

A duty sorts the cards of a hand: to play one shows that the hand has none that should have been
played before it. So a card is ruled out if, with it alone beside the card played, the rules would
have forbidden that play. No one draws any more where there are duties, so a proof stays true.
"""

from collections.abc import Iterator, Sequence

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.sets.rules import Rules


def ruled_out(view: View, *, last_only: bool = False) -> tuple[frozenset[Card], ...]:
    """Return for every seat the cards its plays rule out; ``last_only``: of the newest trick."""
    found: list[set[Card]] = [set() for _ in view.rules.seats]
    kinds = tuple(dict.fromkeys(view.rules.pack))
    for number, plays in _tricks(view, last_only=last_only):
        if not has_duties(view.rules, number):
            continue
        trump = trump_at(view, number)
        for place in range(1, len(plays)):
            play = plays[place]
            allowed = view.rules.duties_in(view.contract).playable
            found[play.seat].update(
                card
                for card in kinds
                if play.card not in allowed((play.card, card), plays[:place], trump)
            )
    return tuple(frozenset(cards) for cards in found)


def _tricks(view: View, *, last_only: bool) -> Iterator[tuple[int, Sequence[Play]]]:
    for trick in view.won[-1:] if last_only else view.won:
        yield trick.number, trick.plays
    if view.table:
        yield view.trick_number, view.table


def has_duties(rules: Rules, trick: int) -> bool:
    """Return whether anything was demanded of those who followed to a trick."""
    if not rules.has_talon:
        return True
    dealt = len(rules.seats) * sum(rules.deal_batches)
    return trick > (len(rules.pack) - dealt) // len(rules.seats)


def trump_at(view: View, trick: int) -> Suit | None:
    """Return the trump suit while a trick was played: if marriages change it, the last so far."""
    if view.rules.trump_by != "latest-marriage":
        return view.trump
    shown = [marriage.suit for marriage in view.marriages if marriage.trick <= trick]
    return shown[-1] if shown else None
