"""What the engine answers: the move and the thought behind it, or what is wrong."""

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from sixtysix_gui.ai.player import Budget, Decision, MoveValue
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.cli_commands.engine.fields import (
    Fault,
    Fields,
    RequestError,
    identity_of,
    number_of,
    read_object,
)
from sixtysix_gui.cli_commands.engine.request import Request, read_request
from sixtysix_gui.cli_commands.engine.table_request import read_table_request
from sixtysix_gui.records import SeenDealError
from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.words import move_word
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.named import rule_set_names

VERSION = 2
"""The newest version of the protocol; the first knows the games for two with a talon to close."""
_DIGITS = 4
"""Digits of values and chances after the point."""

Identity = str | int | float | None


def answer(line: bytes | None) -> str:
    """Answer a line, or None for one that is too long, with one line of JSON; never raises."""
    identity: Identity = None
    try:
        fields = read_object(line)
        identity = identity_of(fields)
        return _answer(identity, fields)
    except RequestError as error:
        return _error(identity, error.fault.value, str(error))
    except SeenDealError as error:
        return _error(identity, error.reason.name.lower().replace("_", "-"), str(error))
    except Exception as error:
        logging.getLogger(__name__).debug("unexpected", exc_info=True)
        sentence = f"The engine has a fault: {type(error).__name__}: {error}"
        return _error(identity, Fault.FAULT.value, sentence)


def _answer(identity: Identity, fields: Fields) -> str:
    """Answer by the version that the request names; where it names none, by the first."""
    if "version" not in fields:
        return _written(identity, _decision(read_request(fields)))
    version = number_of(fields, "version", VERSION, 1, VERSION)
    rest = {key: value for key, value in fields.items() if key != "version"}
    if rest.keys() <= {"id"}:
        return _written(identity, {"version": VERSION, "variants": rule_set_names()})
    at_table = version > 1 and rest.get("variant") in rule_set_names(close=False)
    request = read_table_request(rest) if at_table else read_request(rest)
    return _written(identity, {"version": version, **_decision(request)})


def _written(identity: Identity, values: Mapping[str, object]) -> str:
    return json.dumps({"id": identity, **values}, allow_nan=False)


def _decision(request: Request) -> dict[str, object]:
    view = request.view
    decision = _decided(request.player, view, request.budget)
    return _thought(partial(_word, view), view.legal_moves, decision)


def _decided(name: str, view: View, budget: Budget) -> Decision:
    try:
        player = player_named(name, view.rules)
    except PlayerSpecError as error:
        raise RequestError(Fault.PLAYER_UNKNOWN, str(error)) from error
    decision = player.choose(view, budget, _never)
    if decision.move not in view.legal_moves:
        raise RequestError(Fault.FAULT, f"The player chose {decision.move}, which is not legal.")
    return decision


def _word(view: View, move: Move) -> str:
    return move_word(view, move, FRENCH)


def _thought(
    word: Callable[[Move], str], legal: Sequence[Move], decision: Decision
) -> dict[str, object]:
    return {
        "move": word(decision.move),
        "values": [_value(word, entry) for entry in decision.values],
        "worlds": decision.worlds,
        "holdings": {entry.card.code: round(entry.chance, _DIGITS) for entry in decision.holdings},
        "legal": [word(move) for move in legal],
    }


def _value(word: Callable[[Move], str], entry: MoveValue) -> dict[str, object]:
    chance = entry.win_chance
    return {
        "move": word(entry.move),
        "points": round(float(entry.game_points), _DIGITS),
        "win": None if chance is None else round(chance, _DIGITS),
    }


def _error(identity: Identity, reason: str, sentence: str) -> str:
    return json.dumps({"id": identity, "error": sentence, "reason": reason})


def _never() -> bool:
    return False
