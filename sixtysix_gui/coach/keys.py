"""The key of a result: everything that decides it, and the version of what the coach says."""

from hashlib import sha256

from sixtysix_gui.ai.thinking.steadiness import STEADY_VERSION
from sixtysix_gui.coach.limits import Limits
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.view import PlayerView

COACH_VERSION = 3
"""Part of the key of every kept result: raise it whenever a judgement of some view may change."""


def key_of(view: PlayerView, played: Move | None, limits: Limits) -> str:
    """Give the key of a judgement, or with None of a hint: 64 hexadecimal digits.

    The view holds the rules, the score and all that was seen. Python writes the same values with
    the same text; should another release write them otherwise, it is calculated anew.
    """
    versions = f"coach {COACH_VERSION} steady {STEADY_VERSION}"
    return sha256(f"{versions}\n{limits!r}\n{played!r}\n{view!r}".encode()).hexdigest()
