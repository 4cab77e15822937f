"""Reads from a view what can be done with which card and place."""

from sixtysix_gui.rules.cards import Card, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Meld
from sixtysix_gui.table.intents.move_map import MoveMap, pair_of


def moves_of(view: View) -> MoveMap:
    """Give every legal move of a view, by what is moved whither.

    The map is empty where the seat is not to act. A marriage of the leader is armed and shown with
    his card; that of his partner binds none, and is shown at once (many.md 3.3).
    """
    marriages = [move.suit for move in view.legal_moves if isinstance(move, Meld)]
    return MoveMap(
        moves=frozenset(view.legal_moves),
        hand=frozenset(view.hand),
        exchangeable=_exchangeable(view),
        leads_after={suit: pair_of(suit) for suit in marriages},
        shows_at_once=view.phase is Phase.PARTNER,
    )


def marriage_points(view: View, suit: Suit) -> int:
    """Give what a marriage would be worth if it were shown now."""
    return view.rules.marriage_points(suit, view.trump, len(view.marriages))


def _exchangeable(view: View) -> Card | None:
    rank = view.rules.exchange_rank
    return None if rank is None or view.trump is None else card_of(rank, view.trump)


def passes_by_points(view: View) -> bool:
    """Say whether the key of the card points passes now: there are none in an auction."""
    return view.my_turn and view.phase in (Phase.BID, Phase.DOUBLE)
