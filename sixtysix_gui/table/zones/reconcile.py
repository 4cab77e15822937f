"""Makes the table equal to a view: the view is the truth, whatever the motions left behind."""

from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.layout.chair import Chair, chair_of
from sixtysix_gui.table.layout.hand_order import sorted_hand
from sixtysix_gui.table.zones.pool import CardPool, keep_grasped
from sixtysix_gui.table.zones.zones import Zones


def chair_at(view: View, seat: Seat) -> Chair:
    """Return the chair of a seat, seen from the view's own."""
    return chair_of(seat, view.seat, len(view.rules.seats))


def shown_score(view: View, won: tuple[int, ...]) -> tuple[int, ...]:
    """Give game points as the rule set counts them: won, or still needed."""
    if view.rules.game_count == "up":
        return won
    target = view.rules.game_target
    return max(0, target - won[0]), max(0, target - won[1])


def deal_name(view: View) -> str:
    """Give a name that stays the same through a deal."""
    return f"{view.score}/{view.carry}/{view.dealer}/{view.trump}"


def reconcile(zones: Zones, view: View, won: tuple[int, ...], *, trick_lies: bool = False) -> None:
    """Bring every card to where the view has it; items are kept where that is possible.

    ``won`` are the game points to be shown: those of the view, or after a settled deal the new
    ones. ``trick_lies`` leaves the trick won last where it was played.
    """
    pool = CardPool(zones)
    zones.deal = deal_name(view)
    _fill_hands(zones, view, pool)
    _fill_talon(zones, view, pool)
    _fill_tricks(zones, view, pool, trick_lies=trick_lies and bool(view.won))
    pool.remove_rest()
    keep_grasped(zones, (*zones.own_hand.items, zones.talon.top, zones.talon.turn_up))
    show_marriages(zones, view)
    show_score(zones, view, won)


def show_score(zones: Zones, view: View, won: tuple[int, ...]) -> None:
    """Set both markers to game points won."""
    score = shown_score(view, won)
    for seat in BOTH:
        marker = zones.markers[chair_at(view, seat)]
        marker.score, marker.target = score[seat], view.rules.game_target


def show_marriages(zones: Zones, view: View) -> None:
    """Lay an eight for every declared marriage."""
    spares: list[CardItem] = []
    wanted = {
        chair_at(view, seat): [
            marriage.suit for marriage in view.marriages if marriage.seat is seat
        ]
        for seat in BOTH
    }
    have = sum(len(zone.items) for zone in zones.eights.values())
    need = sum(map(len, wanted.values()))
    spares += [zones.new_item() for _ in range(need - have)]
    for chair, zone in zones.eights.items():
        if len(zone.items) > len(wanted[chair]):
            spares += zone.items[len(wanted[chair]) :]
            del zone.items[len(wanted[chair]) :]
    for chair, zone in zones.eights.items():
        zone.show(wanted[chair], spares)
    zones.remove(spares)


def _fill_hands(zones: Zones, view: View, pool: CardPool) -> None:
    hand = zones.own_hand
    hand.items = [pool.take(card) for card in sorted_hand(view.hand, view.trump_suit)]
    hand.risen = None if pool.risen is None else hand.item_of(pool.risen)
    hand.lifted = None if pool.lifted is None else hand.item_of(pool.lifted)
    other = opposite(view.seat)
    known = view.known[other]
    unknown = view.hand_sizes[other] - len(known)
    zones.opponent_hand.items = [
        *(pool.take(card) for card in known),
        *(pool.take(None) for _ in range(unknown)),
    ]
    zones.opponent_hand.arrange(view.trump_suit)


def _fill_talon(zones: Zones, view: View, pool: CardPool) -> None:
    talon = zones.talon
    talon.is_closed = view.status is TalonStatus.CLOSED
    if view.turn_up is not None:
        talon.turn_up = pool.take(view.turn_up)
    backs = view.talon_size - (talon.turn_up is not None)
    talon.items = [pool.take(None) for _ in range(backs)]


def _fill_tricks(zones: Zones, view: View, pool: CardPool, *, trick_lies: bool) -> None:
    trick = zones.trick
    trick.number = view.trick_number
    if view.led is not None:
        trick.items[chair_at(view, view.leader)] = pool.take(view.led)
    taken = view.won
    if trick_lies:
        taken, last = view.won[:-1], view.won[-1]
        trick.number = last.number
        trick.items[chair_at(view, last.leader)] = pool.take(last.led)
        trick.items[chair_at(view, opposite(last.leader))] = pool.take(last.reply)
        trick.winner = chair_at(view, last.winner)
    for won in taken:
        pile = zones.piles[chair_at(view, won.winner)]
        lower, upper = pool.take(won.led), pool.take(won.reply)
        pile.tricks.append((lower, upper))
