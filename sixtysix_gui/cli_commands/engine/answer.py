"""What the engine answers: the move and the thought behind it, or what is wrong."""

import json
import logging

from sixtysix_gui.ai.player import Decision, MoveValue
from sixtysix_gui.ai.players.registry import UnknownPlayerError, player_named, player_names
from sixtysix_gui.cli_commands.engine.fields import (
    Fault,
    RequestError,
    identity_of,
    read_object,
)
from sixtysix_gui.cli_commands.engine.request import Request, read_request
from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.seen.errors import SeenDealError
from sixtysix_gui.records.writing.turns import move_word
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.rules.two_handed.view import PlayerView

_DIGITS = 4
"""Digits of values and chances after the point."""

Identity = str | int | float | None


def answer(line: bytes | None) -> str:
    """Answer a line, or None for one that is too long, with one line of JSON; never raises."""
    identity: Identity = None
    try:
        fields = read_object(line)
        identity = identity_of(fields)
        return _decision(identity, read_request(fields))
    except RequestError as error:
        return _error(identity, error.fault.value, str(error))
    except SeenDealError as error:
        return _error(identity, error.reason.name.lower().replace("_", "-"), str(error))
    except Exception as error:
        logging.getLogger(__name__).debug("unexpected", exc_info=True)
        sentence = f"The engine has a fault: {type(error).__name__}: {error}"
        return _error(identity, Fault.FAULT.value, sentence)


def _decision(identity: Identity, request: Request) -> str:
    try:
        player = player_named(request.player)
    except UnknownPlayerError as error:
        known = ", ".join(player_names())
        sentence = f"There is no player named “{quoted(error.name)}”. There are: {known}."
        raise RequestError(Fault.PLAYER_UNKNOWN, sentence) from error
    view = request.view
    decision = player.choose(view, request.budget, _never)
    if decision.move not in view.legal_moves:
        raise RequestError(Fault.FAULT, f"The player chose {decision.move}, which is not legal.")
    return json.dumps({"id": identity, **_thought(view, decision)}, allow_nan=False)


def _thought(view: PlayerView, decision: Decision) -> dict[str, object]:
    return {
        "move": move_word(view, decision.move, FRENCH),
        "values": [_value(view, entry) for entry in decision.values],
        "worlds": decision.worlds,
        "holdings": {entry.card.code: round(entry.chance, _DIGITS) for entry in decision.holdings},
        "legal": [move_word(view, move, FRENCH) for move in view.legal_moves],
    }


def _value(view: PlayerView, entry: MoveValue) -> dict[str, object]:
    chance = entry.win_chance
    return {
        "move": move_word(view, entry.move, FRENCH),
        "points": round(float(entry.game_points), _DIGITS),
        "win": None if chance is None else round(chance, _DIGITS),
    }


def _error(identity: Identity, reason: str, sentence: str) -> str:
    return json.dumps({"id": identity, "error": sentence, "reason": reason})


def _never() -> bool:
    return False
