"""The mathematics of the network, for many choices at once; search/intuition.py says what it is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sixtysix_gui.ai.two.search.intuition import FIRST_SUMS, INPUTS, OUTPUTS, SECOND_SUMS

Numbers = NDArray[np.float32]
Flags = NDArray[np.bool_]
Places = NDArray[np.intp]

_TYPICAL_INPUTS = 28
"""So many inputs are on at a time."""
_CALM = 0.3
"""At the start the answers are this much smaller than they need be."""
_LEAST_CHANCE = 1e-9
_FAR_BELOW = -1e9


@dataclass(frozen=True)
class Choices:
    """Choices, a row each: inputs, the share of every output, which are listed, the chosen one."""

    inputs: Numbers
    shares: Numbers
    listed: Flags
    chosen: Places

    def __len__(self) -> int:
        return len(self.chosen)

    def part(self, places: Places) -> Choices:
        """Return the choices at some places."""
        return Choices(
            self.inputs[places], self.shares[places], self.listed[places], self.chosen[places]
        )


@dataclass(frozen=True)
class Network:
    """The weights of the three layers, a row for each number that goes in.

    The last row of a layer is added always. Shapes: (INPUTS + 1, FIRST_SUMS),
    (FIRST_SUMS + 1, SECOND_SUMS), (SECOND_SUMS + 1, OUTPUTS).
    """

    inputs: Numbers
    sums: Numbers
    outputs: Numbers

    @property
    def layers(self) -> tuple[Numbers, Numbers, Numbers]:
        """All three, in order."""
        return self.inputs, self.sums, self.outputs

    def chances(self, inputs: Numbers, listed: Flags) -> Numbers:
        """Return the probability of every output, row by row; 0 where it is not listed."""
        _, _, answers = self._think(inputs)
        return _chances(answers, listed)

    def slopes(self, choices: Choices) -> tuple[float, Network]:
        """Return the mean log loss, and how it changes with every weight."""
        first, second, answers = self._think(choices.inputs)
        chances = _chances(answers, choices.listed)
        loss = -(np.log(chances + _LEAST_CHANCE) * choices.shares).sum() / len(choices)
        back = (chances - choices.shares) / np.float32(len(choices))
        outputs = _slope(second, back)
        back = np.where(second > 0, back @ self.outputs[:-1].T, np.float32(0))
        sums = _slope(first, back)
        back = np.where(first > 0, back @ self.sums[:-1].T, np.float32(0))
        return float(loss), Network(_slope(choices.inputs, back), sums, outputs)

    def _think(self, inputs: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        first = _positive(_applied(inputs, self.inputs))
        second = _positive(_applied(first, self.sums))
        return first, second, _applied(second, self.outputs)


def random_network(source: np.random.Generator) -> Network:
    """Return a network that knows nothing yet, with weights of the size at which it learns well."""
    return Network(
        _random_layer(source, INPUTS, FIRST_SUMS, (2 / _TYPICAL_INPUTS) ** 0.5),
        _random_layer(source, FIRST_SUMS, SECOND_SUMS, (2 / FIRST_SUMS) ** 0.5),
        _random_layer(source, SECOND_SUMS, OUTPUTS, _CALM / SECOND_SUMS**0.5),
    )


def read_network(file: Path) -> Network:
    """Return the network of a file of weights."""
    layers = json.loads(file.read_text(encoding="utf-8"))
    inputs, sums, outputs = (
        np.array(layers[name], dtype=np.float32) for name in ("inputs", "sums", "outputs")
    )
    return Network(inputs, sums, outputs)


def log_loss(network: Network, choices: Choices) -> tuple[float, float]:
    """Return the mean log loss of the chosen moves, and the share that is guessed right."""
    chances = network.chances(choices.inputs, choices.listed)
    of_chosen = chances[np.arange(len(choices)), choices.chosen]
    right = chances.argmax(axis=1) == choices.chosen
    return -float(np.log(of_chosen + _LEAST_CHANCE).mean()), float(right.mean())


def _random_layer(source: np.random.Generator, rows: int, columns: int, size: float) -> Numbers:
    layer = np.zeros((rows + 1, columns), dtype=np.float32)
    layer[:-1] = source.normal(0.0, size, (rows, columns))
    return layer


def _applied(numbers: Numbers, layer: Numbers) -> Numbers:
    return numbers @ layer[:-1] + layer[-1]


def _positive(numbers: Numbers) -> Numbers:
    return np.maximum(numbers, np.float32(0))


def _chances(answers: Numbers, listed: Flags) -> Numbers:
    answers = np.where(listed, answers, np.float32(_FAR_BELOW))
    powers = np.exp(answers - answers.max(axis=1, keepdims=True)) * listed
    return powers / powers.sum(axis=1, keepdims=True)


def _slope(numbers: Numbers, back: Numbers) -> Numbers:
    """Return how the loss changes with the weights of a layer, given how it does with its sums."""
    return np.vstack([numbers.T @ back, back.sum(axis=0)])
