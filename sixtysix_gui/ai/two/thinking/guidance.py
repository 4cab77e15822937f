"""The fitted numbers that searches are guided by, read once: habits.toml and intuition.json."""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from sixtysix_gui.ai.two.search.guide import Guide
from sixtysix_gui.ai.two.search.habits import Habits
from sixtysix_gui.ai.two.search.intuition import Intuition
from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.terms import Terms


def guide_of(terms: Terms, sampler: Sampler, *, intuits: bool) -> Guide:
    """Return a guide under some terms, by habits or by intuition."""
    thumb = Thumb(terms)
    guide = Guide(thumb, habits_of(terms), sampler)
    if intuits:
        guide.follow(intuition_of(thumb))
    return guide


def habits_of(terms: Terms) -> Habits:
    """Return the fitted habits under some terms."""
    numbers = _habits()
    return Habits(
        terms, numbers["leads"], numbers["replies"], numbers["partners"], numbers["closes"]
    )


def intuition_of(thumb: Thumb) -> Intuition:
    """Return the fitted intuition under the terms of the rules of thumb."""
    layers = _intuition()
    intuition = Intuition(thumb)
    intuition.learn(layers["inputs"], layers["sums"], layers["outputs"])
    return intuition


@cache
def _habits() -> Mapping[str, list[float]]:
    return tomllib.loads(_text("habits.toml"))


@cache
def _intuition() -> Mapping[str, list[float]]:
    layers: dict[str, list[list[float]]] = json.loads(_text("intuition.json"))
    return {name: [number for row in rows for number in row] for name, rows in layers.items()}


def _text(name: str) -> str:
    return files("sixtysix_gui.ai.two.thinking").joinpath(name).read_text(encoding="utf-8")
