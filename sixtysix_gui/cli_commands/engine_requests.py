"""What another program asks the engine: a deal as one seat has seen it, and who is to play."""

from dataclasses import dataclass

from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.cli_commands.engine_fields import (
    Fault,
    Fields,
    RequestError,
    card_of,
    cards_of,
    need,
    number_of,
    pair_of,
    refuse_unknown_keys,
    seat_of,
    text_of,
)
from sixtysix_gui.cli_commands.options import ChangesRefusedError, UnknownVariantError, read_rules
from sixtysix_gui.records import SeenDeal, view_of_seen
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import DEFAULT_RULE_SET, Rules, rule_set_names

DEFAULT_PLAYER = "master"
"""The player where a request names none."""

KEYS = frozenset(
    (
        "id",
        "variant",
        "rules",
        "seat",
        "dealer",
        "score",
        "carry",
        "hand",
        "turn_up",
        "drawn",
        "moves",
        "player",
        "level",
        "iterations",
        "worlds",
        "seed",
    )
)
MOST_CARRY = 99
MOST_WORLDS = 10_000
MOST_ITERATIONS = 120_000
"""Worlds and iterations of a request at most: the same as of a player's options."""
MOST_SEED = 2**53 - 1
"""The largest number that every reader of JSON keeps exactly."""


@dataclass(frozen=True)
class EngineRequest:
    """A view in which its seat is to act, the name of a player, and what he may spend."""

    view: View
    player: str
    budget: Budget


def read_request(fields: Fields) -> EngineRequest:
    """Read a request.

    Raises:
        RequestError: if a value is missing, unknown or refused, or the seat is not to act.
        SeenDealError: if no deal looks like that.
    """
    refuse_unknown_keys(fields, KEYS)
    player, budget = player_of(fields), budget_of(fields)
    return EngineRequest(_view(fields), player, budget)


def _view(fields: Fields) -> View:
    rules = _rules(fields)
    score = pair_of(fields, "score", rules.game_target)
    carry = number_of(fields, "carry", 0, 0, MOST_CARRY)
    view = view_of_seen(_seen(fields, rules), score, carry)
    if max(score) >= rules.game_target:
        raise RequestError(Fault.GAME_OVER, "The game is over at this score.")
    refuse_idle_seat(view)
    return view


def refuse_idle_seat(view: View) -> None:
    """Refuse a view in which its seat is not to act.

    Raises:
        RequestError: then.
    """
    if view.outcome is not None:
        raise RequestError(Fault.NOT_TO_ACT, "The deal is over, so there is nothing to decide.")
    if not view.my_turn:
        sentence = f"{view.to_act.name} is to act, not {view.seat.name}."
        raise RequestError(Fault.NOT_TO_ACT, sentence)


def _rules(fields: Fields) -> Rules:
    variant = text_of(fields, "variant", DEFAULT_RULE_SET)
    changes = text_of(fields, "rules", "")
    try:
        return read_rules(variant, changes, rule_set_names(close=True))
    except UnknownVariantError as error:
        raise RequestError(Fault.VARIANT_UNKNOWN, str(error)) from error
    except ChangesRefusedError as error:
        raise RequestError(Fault.RULES_REFUSED, str(error)) from error


def _seen(fields: Fields, rules: Rules) -> SeenDeal:
    return SeenDeal(
        rules=rules,
        seat=seat_of(fields, "seat"),
        dealer=seat_of(fields, "dealer"),
        hand=hand_of(fields),
        shown=card_of(fields, "turn_up"),
        drawn=cards_of(fields, "drawn"),
        tokens=tuple(text_of(fields, "moves", "").split()),
    )


def hand_of(fields: Fields) -> tuple[Card, ...]:
    """Return the own cards. Raises ``RequestError`` for anything else."""
    need(fields, "hand")
    cards = cards_of(fields, "hand")
    own = tuple(card for card in cards if card is not None)
    if len(own) < len(cards):
        raise RequestError(Fault.VALUE, "“hand” holds the own cards: none of them is “??”.")
    return own


def player_of(fields: Fields) -> str:
    """Return the name of the player. Raises ``RequestError`` for anything else."""
    if "player" in fields and "level" in fields:
        raise RequestError(Fault.VALUE, "“level” is another name of “player”: give one of them.")
    return text_of(fields, "level" if "level" in fields else "player", DEFAULT_PLAYER)


def budget_of(fields: Fields) -> Budget:
    """Return what a decision may cost. Raises ``RequestError`` for what is out of bounds."""
    iterations = None
    if "iterations" in fields:
        iterations = number_of(fields, "iterations", 1, 1, MOST_ITERATIONS)
    return Budget(
        worlds=number_of(fields, "worlds", DEFAULT_WORLDS, 1, MOST_WORLDS),
        seed=number_of(fields, "seed", 0, 0, MOST_SEED),
        iterations=iterations,
    )


TABLE_KEYS = frozenset(
    (
        *("id", "variant", "rules", "seat", "dealer", "hand", "turn_up", "cut", "drawn", "moves"),
        *("player", "level", "iterations", "worlds", "seed"),
    )
)


def read_table_request(fields: Fields) -> EngineRequest:
    """Read a request.

    Raises:
        RequestError: if a value is missing, unknown or refused, or the seat is not to act.
        SeenDealError: if no deal looks like that.
    """
    refuse_unknown_keys(fields, TABLE_KEYS)
    player, budget = player_of(fields), budget_of(fields)
    rules = _table_rules(fields)
    view = view_of_seen(_seen_at_table(fields, rules))
    refuse_idle_seat(view)
    return EngineRequest(view, player, budget)


def _table_rules(fields: Fields) -> Rules:
    try:
        return read_rules(text_of(fields, "variant", ""), text_of(fields, "rules", ""))
    except ChangesRefusedError as error:
        raise RequestError(Fault.RULES_REFUSED, str(error)) from error


def _seen_at_table(fields: Fields, rules: Rules) -> SeenDeal:
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
