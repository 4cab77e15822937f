"""The acts of a player that a key, a chip or a menu entry stands for."""

from enum import Enum

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, PASS, Move


class Act(Enum):
    """What can be done besides playing a card."""

    MELD = "arm a marriage for the next lead, or disarm it"
    SHOW_MARRIAGE = "show the armed marriage at once, without leading"
    EXCHANGE = "exchange the lowest trump for the turn-up"
    CLOSE = "close the talon"
    OUT = "go out"
    DRAW = "draw"
    PASS = "let an exchange or a claim pass"
    POINTS = "show the card points, or hide them"
    TRICKS = "look at won tricks, or put them back"

    __hash__ = object.__hash__  # there is one of each, and much is looked up by them


MOVES_OF_ACTS: dict[Act, Move] = {
    Act.EXCHANGE: EXCHANGE_TRUMP,
    Act.CLOSE: CLOSE_TALON,
    Act.OUT: GO_OUT,
    Act.DRAW: DRAW,
    Act.PASS: PASS,
}
"""The acts that are one move and always the same."""

PURPOSES: dict[Act, Purpose] = {
    Act.MELD: Purpose.MARRIAGE,
    Act.SHOW_MARRIAGE: Purpose.SHOW_MARRIAGE,
    Act.EXCHANGE: Purpose.EXCHANGE,
    Act.CLOSE: Purpose.CLOSE,
    Act.OUT: Purpose.OUT,
    Act.DRAW: Purpose.DRAW,
    Act.PASS: Purpose.PASS,
    Act.POINTS: Purpose.CARD_POINTS,
    Act.TRICKS: Purpose.LAST_TRICK,
}
"""Where each act stands in the map of keys."""


def passes_by_points(view: View) -> bool:
    """Say whether the key of the card points passes now: there are none in an auction."""
    return view.my_turn and view.phase in (Phase.BID, Phase.DOUBLE)
