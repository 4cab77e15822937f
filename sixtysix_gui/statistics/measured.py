"""What was measured of the computer's levels: measured.toml, with where every figure is from."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sixtysix_gui.statistics.pages import Companion

DATA_FILE = "measured.toml"
_COMPANION = "expert"
"""The King: his line is drawn beside one's own."""


@dataclass(frozen=True)
class Measured:
    """A figure of a level in game points per deal, and half of its 95 % interval."""

    value: float
    give: float


def companion() -> Companion:
    """Return what the King gives away per deal."""
    found = gives_away()[_COMPANION]
    return Companion(_COMPANION, found.value, found.give)


def gives_away() -> Mapping[str, Measured]:
    """Return what levels give away per deal by the coach's account, as far as it is measured."""
    return _data()["gives_away"]


def level_values() -> Mapping[str, Measured]:
    """Return what each level wins per deal more than the Queen does, the weakest first."""
    return _data()["levels"]


@cache
def _data() -> Mapping[str, Mapping[str, Measured]]:
    text = files("sixtysix_gui.statistics").joinpath(DATA_FILE).read_text(encoding="utf-8")
    tables: dict[str, dict[str, tuple[float, float]]] = tomllib.loads(text)
    return {
        table: {level: Measured(*numbers) for level, numbers in levels.items()}
        for table, levels in tables.items()
    }
