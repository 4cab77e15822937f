"""What another program asks the engine: values in JSON, a deal as one seat has seen it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from math import isfinite
from typing import NoReturn, cast

from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.cli_commands.options import ChangesRefusedError, UnknownVariantError, read_rules
from sixtysix_gui.records import SeenDeal, view_of_seen
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import CardCodeError, quoted
from sixtysix_gui.rules.seats import BOTH, Seat
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

HIDDEN = "??"
"""A card that the seat has not seen, as 66R writes it (rules.md 6.2)."""

_ITEMS = 100
"""Cards of a list at most."""

Fields = Mapping[str, object]


@unique
class Fault(Enum):
    """The words for what can be wrong with a request before the deal is looked at."""

    TOO_LONG = "too-long"
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    NOT_AN_OBJECT = "not-an-object"
    KEY_UNKNOWN = "key-unknown"
    KEY_MISSING = "key-missing"
    VALUE = "value"
    VARIANT_UNKNOWN = "variant-unknown"
    RULES_REFUSED = "rules-refused"
    PLAYER_UNKNOWN = "player-unknown"
    GAME_OVER = "game-over"
    NOT_TO_ACT = "not-to-act"
    FAULT = "fault"


class RequestError(Exception):
    """A request that cannot be answered with a move; ``str()`` is a sentence."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        """Keep the word for it."""
        super().__init__(sentence)
        self.fault = fault


def read_object(line: bytes | None) -> Fields:
    """Read the JSON object of a line; None stands for a line that is too long.

    Raises:
        RequestError: if there is none, or a key is given twice.
    """
    if line is None:
        raise RequestError(Fault.TOO_LONG, "This line is longer than a megabyte.")
    try:
        text = line.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        sentence = f"This line is not UTF-8: byte {error.start + 1}."
        raise RequestError(Fault.NOT_UTF8, sentence) from error
    value = _read_json(text)
    if not isinstance(value, dict):
        raise RequestError(Fault.NOT_AN_OBJECT, "This line is JSON, but not an object.")
    return cast("Fields", value)


def _read_json(text: str) -> object:
    try:
        return json.loads(
            text,
            object_pairs_hook=_without_doubles,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
    except json.JSONDecodeError as error:
        sentence = f"This line is not JSON: {error.msg}, character {error.pos + 1}."
        raise RequestError(Fault.NOT_JSON, sentence) from error
    except ValueError as error:
        sentence = "This line is not JSON: it holds a number that is none, or too long."
        raise RequestError(Fault.NOT_JSON, sentence) from error
    except RecursionError as error:
        raise RequestError(Fault.NOT_JSON, "This line is nested too deeply.") from error


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        doubled = next(key for key in keys if keys.count(key) > 1)
        raise RequestError(Fault.NOT_JSON, f"The key “{quoted(doubled)}” is given twice.")
    return fields


def _no_constant(text: str) -> NoReturn:
    raise ValueError(text)


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def identity_of(fields: Fields) -> str | int | float | None:
    """Return the value that the answer repeats.

    Raises:
        RequestError: if it is a list or an object.
    """
    identity = fields.get("id")
    if identity is None or isinstance(identity, str | int | float):
        return identity
    return _refuse("id", "a string, a number, true, false or null")


def refuse_unknown_keys(fields: Fields, known: frozenset[str]) -> None:
    """Do nothing, or refuse a request with a key that means nothing.

    Raises:
        RequestError: naming the key.
    """
    for key in fields:
        if key not in known:
            raise RequestError(Fault.KEY_UNKNOWN, f"There is no key “{quoted(key)}”.")


def need(fields: Fields, key: str) -> object:
    """Return a value that must be there.

    Raises:
        RequestError: if it is not.
    """
    if key not in fields:
        raise RequestError(Fault.KEY_MISSING, f"The key “{key}” is missing.")
    return fields[key]


def text_of(fields: Fields, key: str, default: str) -> str:
    """Return a string. Raises ``RequestError`` for anything else."""
    value = fields.get(key, default)
    return value if isinstance(value, str) else _refuse(key, "a string")


def number_of(fields: Fields, key: str, default: int, least: int, most: int) -> int:
    """Return a whole number within bounds. Raises ``RequestError`` for anything else."""
    value = fields.get(key, default)
    if type(value) is int and least <= value <= most:
        return value
    return _refuse(key, f"a whole number from {least} to {most}")


def pair_of(fields: Fields, key: str, most: int) -> tuple[int, int]:
    """Return two whole numbers from 0 up. Raises ``RequestError`` for anything else."""
    value = fields.get(key, [0, 0])
    numbers = cast("list[object]", value) if isinstance(value, list) else []
    whole = [number for number in numbers if type(number) is int and 0 <= number <= most]
    if len(numbers) == len(whole) == 2:
        return whole[0], whole[1]
    return _refuse(key, f"two whole numbers from 0 to {most}, of A and of B")


def seat_of(fields: Fields, key: str, seats: Sequence[Seat] = BOTH) -> Seat:
    """Return a seat that must be there. Raises ``RequestError`` for anything else."""
    value = need(fields, key)
    known = {seat.name: seat for seat in seats}
    if not isinstance(value, str) or value not in known:
        _refuse(key, " or ".join(f"“{name}”" for name in known))
    return known[value]


def card_of(fields: Fields, key: str) -> Card:
    """Return a card that must be there. Raises ``RequestError`` for anything else."""
    return _card(key, need(fields, key)) or _refuse(key, "a card")


def cards_of(fields: Fields, key: str) -> tuple[Card | None, ...]:
    """Return a list of cards, None for unseen ones. Raises ``RequestError`` for anything else."""
    value = fields.get(key, [])
    if not isinstance(value, list) or len(cast("list[object]", value)) > _ITEMS:
        return _refuse(key, "a list of cards")
    return tuple(_card(key, code) for code in cast("list[object]", value))


def _card(key: str, code: object) -> Card | None:
    if code == HIDDEN:
        return None
    if not isinstance(code, str):
        return _refuse(key, "cards, each a string")
    try:
        return Card.parse(code)
    except CardCodeError as error:
        raise RequestError(Fault.VALUE, f"{key}: {error}") from error


def _refuse(key: str, allowed: str) -> NoReturn:
    raise RequestError(Fault.VALUE, f"“{key}” takes {allowed}.")


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
