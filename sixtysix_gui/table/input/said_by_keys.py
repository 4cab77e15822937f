"""The moves that keys say by themselves: bids, names, calls, openings, doubles, passes."""

from collections.abc import Mapping

from PySide6.QtGui import QKeyEvent

from sixtysix_gui.keys.key_map import Context, Purpose, contexts_in
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    BID,
    DOUBLE,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    CallContract,
    Move,
    Opening,
)
from sixtysix_gui.table.calls import contracts_to_call

_SAID: Mapping[Purpose, Move] = {
    Purpose.TURN_CARD: TURN_TRUMP,
    Purpose.DOUBLE: DOUBLE,
    Purpose.PASS_CALL: PASS,
    Purpose.PASS: PASS,
}
"""What the keys say that stand for one move."""


def move_said_by(event: QKeyEvent, view: View | None) -> Move | None:
    """Return the move that a key says in a view; None where it says nothing.

    Where the talon can be closed, every act belongs to a menu of the window.
    """
    if view is None or not view.my_turn or view.rules.close:
        return None
    meaning = meaning_of(event, Context.TABLE, *contexts_in(view))
    if meaning is None:
        return None
    match meaning.purpose:
        case Purpose.BID if meaning.place < view.rules.bid_max:
            return BID[meaning.place + 1]
        case Purpose.NAME_TRUMP:
            return NAME_TRUMP[Suit(meaning.place)]
        case Purpose.OPENING:
            return OPEN[tuple(Opening)[meaning.place]]
        case Purpose.CONTRACT:
            keys = contracts_to_call(view)
            return CallContract(keys[meaning.place]) if meaning.place < len(keys) else None
        case _:
            return _SAID.get(meaning.purpose)
