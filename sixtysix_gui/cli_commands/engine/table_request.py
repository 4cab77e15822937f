"""What is asked of the engine in a game for three or four: the deal as one seat has seen it."""

from sixtysix_gui.cli_commands.common.options import ChangesRefusedError, read_rules
from sixtysix_gui.cli_commands.engine.fields import (
    Fault,
    Fields,
    RequestError,
    card_of,
    cards_of,
    refuse_unknown_keys,
    seat_of,
    text_of,
)
from sixtysix_gui.cli_commands.engine.request import (
    Request,
    budget_of,
    hand_of,
    player_of,
    refuse_idle_seat,
)
from sixtysix_gui.records import SeenDeal, view_of_seen
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.sets.rules import Rules

KEYS = frozenset(
    (
        *("id", "variant", "rules", "seat", "dealer", "hand", "turn_up", "cut", "drawn", "moves"),
        *("player", "level", "iterations", "worlds", "seed"),
    )
)


def read_table_request(fields: Fields) -> Request:
    """Read a request.

    Raises:
        RequestError: if a value is missing, unknown or refused, or the seat is not to act.
        SeenDealError: if no deal looks like that.
    """
    refuse_unknown_keys(fields, KEYS)
    player, budget = player_of(fields), budget_of(fields)
    rules = _rules(fields)
    view = view_of_seen(_seen(fields, rules))
    refuse_idle_seat(view)
    return Request(view, player, budget)


def _rules(fields: Fields) -> Rules:
    try:
        return read_rules(text_of(fields, "variant", ""), text_of(fields, "rules", ""))
    except ChangesRefusedError as error:
        raise RequestError(Fault.RULES_REFUSED, str(error)) from error


def _seen(fields: Fields, rules: Rules) -> SeenDeal:
    shown = "turn_up" if rules.turns_up else "cut" if rules.cuts else None
    for key in ("turn_up", "cut"):
        if key in fields and key != shown:
            raise RequestError(Fault.VALUE, f"{rules.name} has no “{key}”.")
    return SeenDeal(
        rules=rules,
        seat=seat_of(fields, "seat", rules.seats),
        dealer=seat_of(fields, "dealer", rules.seats),
        hand=hand_of(fields),
        shown=card_of(fields, shown) if shown else None,
        drawn=_drawn(fields),
        tokens=tuple(text_of(fields, "moves", "").split()),
    )


def _drawn(fields: Fields) -> tuple[Card, ...]:
    cards = cards_of(fields, "drawn")
    own = tuple(card for card in cards if card is not None)
    if len(own) < len(cards):
        raise RequestError(Fault.VALUE, "“drawn” holds the own cards: none of them is “??”.")
    return own
