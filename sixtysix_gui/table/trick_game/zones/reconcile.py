"""Makes the table equal to a view: the view is the truth, whatever the motions left behind."""

from collections.abc import Sequence

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.sets.contracts import Goal
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Score, Seating
from sixtysix_gui.table.trick_game.zones.hands import order_in_hand
from sixtysix_gui.table.trick_game.zones.zones import TrickZones
from sixtysix_gui.table.zones.pool import CardPool, keep_grasped

FIRST_TRICK_OPEN = "last-and-first-of-each-side"
"""The value of ``look_back`` by which each side's first trick stays open (many.md 7.5)."""


def deal_name(view: View, score: Score) -> str:
    """Give a name that stays the same through a deal."""
    return f"{score.deal}/{score.won}/{view.dealer}"


def keeps_first_open(view: View) -> bool:
    """Say whether each side's first trick stays open for the whole deal."""
    return view.rules.look_back == FIRST_TRICK_OPEN


def reconcile(zones: TrickZones, view: View, score: Score, *, trick_lies: bool = False) -> None:
    """Bring every card to where the view has it; items are kept where that is possible.

    ``trick_lies`` leaves the trick won last where it was played.
    """
    pool = CardPool(zones)
    zones.deal = deal_name(view, score)
    seating = Seating.of(view)
    _fill_hands(zones, view, seating, pool)
    lying = view.won[-1] if trick_lies and view.won else None
    _fill_trick(zones, view, seating, pool)
    if lying is not None:
        _leave_trick(zones, lying, seating, pool)
    taken = view.won if lying is None else view.won[:-1]
    _fill_piles(zones, view, taken, seating, pool)
    _fill_stock(zones, view, pool)
    pool.remove_rest()
    stock = zones.stock
    keep_grasped(zones, (*zones.own_hand.items, stock.top, stock.turn_up))
    show_eights(zones, view)


def has_eights(view: View) -> bool:
    """Say whether eights remember marriages: where two play (MANY 1); else seals do."""
    return len(view.rules.seats) == len((Chair.SOUTH, Chair.NORTH))


def show_eights(zones: TrickZones, view: View) -> None:
    """Lay an eight for every marriage, where two play."""
    seating = Seating.of(view)
    spares = [item for zone in zones.eights.values() for item in zone.items]
    told = view.marriages if has_eights(view) else ()
    spares += [zones.new_item() for _ in range(len(told) - len(spares))]
    for chair, zone in zones.eights.items():
        own = [marriage for marriage in told if seating.chair(marriage.seat) is chair]
        zone.show(own, spares)
    zones.remove(spares)


def _fill_hands(zones: TrickZones, view: View, seating: Seating, pool: CardPool) -> None:
    hand = zones.own_hand
    hand.items = [pool.take(card) for card in sorted(view.hand, key=order_in_hand(view))]
    hand.risen = None if pool.risen is None else hand.item_of(pool.risen)
    hand.lifted = None if pool.lifted is None else hand.item_of(pool.lifted)
    for chair in seating.chairs[1:]:
        seat = seating.seat(chair)
        known = sorted(view.known[seat], key=order_in_hand(view))
        other = zones.others[chair]
        other.is_open = zones.are_open or (_is_shown(view) and view.bidder is seat)
        other.is_away = seat in view.out_seats
        other.items = [
            *(pool.take(card) for card in known),
            *(pool.take(None) for _ in range(view.hand_sizes[seat] - len(known))),
        ]


def _is_shown(view: View) -> bool:
    """Say whether a contract was won by showing the whole hand."""
    contract = view.contract
    return view.outcome is not None and contract is not None and contract.goal is Goal.SHOWN


def _fill_trick(zones: TrickZones, view: View, seating: Seating, pool: CardPool) -> None:
    trick = zones.trick
    trick.number = view.trick_number
    trick.is_face_down = bool(view.face_down)
    for seat, card in ((play.seat, play.card) for play in view.table):
        trick.items[seating.chair(seat)] = pool.take(card)
    for laid in view.face_down:
        trick.items[seating.chair(laid.seat)] = pool.take(laid.card)


def _leave_trick(zones: TrickZones, lying: Trick, seating: Seating, pool: CardPool) -> None:
    """Leave a full trick where it was played, its winner's card a little higher."""
    trick = zones.trick
    trick.number = lying.number
    trick.is_face_down = False
    for play in lying.plays:
        trick.items[seating.chair(play.seat)] = pool.take(play.card)
    trick.winner = seating.chair(lying.winner)


def _fill_piles(
    zones: TrickZones,
    view: View,
    taken: Sequence[Trick],
    seating: Seating,
    pool: CardPool,
) -> None:
    for trick in taken:
        pile = zones.piles[seating.pile(trick.winner)]
        pile.first_is_open = keeps_first_open(view)
        pile.tricks.append(tuple(pool.take(card) for card in trick.cards))
    if view.rules.has_widow:
        known = zones.widow.known
        cards = [pool.take(card) for card in known] if known else []
        cards += [pool.take(None) for _ in range(_left_over(view) - len(cards))]
        if taken:
            zones.piles[seating.pile(taken[0].winner)].widow = cards
        else:
            zones.widow.items = cards


def _fill_stock(zones: TrickZones, view: View, pool: CardPool) -> None:
    if view.rules.has_widow:
        return
    stock = zones.stock
    stock.waits = view.phase is Phase.TRUMP
    if view.turn_up is not None:
        stock.turn_up = pool.take(view.turn_up)
    backs = _left_over(view) - (stock.turn_up is not None)
    stock.items = [pool.take(None) for _ in range(backs)]


def _left_over(view: View) -> int:
    """Give how many cards are neither in hands nor played: the talon, the widow or the pack."""
    played = sum(len(trick.plays) for trick in view.won) + len(view.table) + len(view.face_down)
    return len(view.rules.pack) - sum(view.hand_sizes) - played
