"""Fitting the network to samples: steps down the slope of the loss, many choices at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from typing_extensions import override

from sixtysix_gui.ai.two.search.intuition import INPUTS, OUTPUTS
from sixtysix_gui.ai.two.solver import codes
from tools.intuition.network import Choices, Network, Numbers, Places, log_loss, random_network
from tools.intuition.samples import Sample, SampleError

RATE = 2e-3
"""How far the first steps go; later ones go less far, along a cosine."""
LAST_RATE = 1e-5
DECAY = 1e-3
"""Weights grow smaller by this part of each step, so that none grows large without need."""
TOGETHER = 512
"""Choices for each step."""
HELD_BACK = 20
"""One of this many deals is kept for judging the rest."""

_SUIT = 8
"""Places of cards in a suit."""
_FIELDS = 3
"""The inputs begin with these for every place of a card: held, still out, led."""
KNOWN = INPUTS - 32
"""They end with one for every place of a card that the other is known to hold."""


@dataclass(frozen=True)
class Progress:
    """What one more time through all choices has brought, judged by those held back.

    ``loss`` is the mean log loss of what was chosen, ``right`` the share that is guessed.
    """

    epoch: int
    loss: float
    right: float

    @override
    def __str__(self) -> str:
        return f"epoch {self.epoch}: log loss {self.loss:.4f}, {self.right:.1%} guessed right"


Report = Callable[[Progress], None]


def fit(
    samples: Sequence[Sample],
    epochs: int,
    seed: int,
    report: Report,
    start: Network | None = None,
) -> Network:
    """Fit a network; the same for the same arguments on one machine.

    From a ``start`` only the rows of the known cards are fitted, and all else stays as it is.

    Raises:
        SampleError: if there are not two deals to tell apart, one to learn from and one to judge.
    """
    learned, judged = divided(samples)
    source = np.random.default_rng(seed)
    steps = epochs * _steps(len(learned))
    descent = Descent(random_network(source) if start is None else start, steps)
    if start is not None:
        descent.fit_only(slice(KNOWN, INPUTS))
    for epoch in range(1, epochs + 1):
        order = source.permutation(len(learned))
        for part in np.array_split(order, _steps(len(learned))):
            turn = _TURNS[int(source.integers(len(_TURNS)))]
            descent.step(turn.applied(learned.part(part)))
        report(Progress(epoch, *log_loss(descent.network, judged)))
    return descent.network


def divided(samples: Sequence[Sample]) -> tuple[Choices, Choices]:
    """Return the choices to learn from, and those of the last deals, held back.

    Raises:
        SampleError: if there are not two deals.
    """
    deals = sorted({sample.origin for sample in samples})
    if len(deals) < 2:
        raise SampleError("There must be samples of two deals at least: one is held back.")
    kept = set(deals[-max(len(deals) // HELD_BACK, 1) :])
    learned = [sample for sample in samples if sample.origin not in kept]
    return choices_of(learned), choices_of([each for each in samples if each.origin in kept])


def choices_of(samples: Sequence[Sample]) -> Choices:
    """Return samples as arrays."""
    inputs = np.zeros((len(samples), INPUTS), dtype=np.float32)
    shares = np.zeros((len(samples), OUTPUTS), dtype=np.float32)
    listed = np.zeros((len(samples), OUTPUTS), dtype=np.bool_)
    for row, sample in enumerate(samples):
        inputs[row, list(sample.inputs)] = 1
        for output, share in sample.moves:
            shares[row, output] = share
            listed[row, output] = True
    chosen = np.array([sample.chosen for sample in samples], dtype=np.intp)
    return Choices(inputs, shares, listed, chosen)


@dataclass(frozen=True)
class Turn:
    """An order of the suits: nothing changes in what is right when plain ones change places."""

    inputs: Places
    outputs: Places

    def applied(self, choices: Choices) -> Choices:
        """Return choices with their suits in this order."""
        chosen = np.argsort(self.outputs)[choices.chosen]
        return Choices(
            choices.inputs[:, self.inputs],
            choices.shares[:, self.outputs],
            choices.listed[:, self.outputs],
            chosen,
        )


def turn_of(suits: Sequence[int]) -> Turn:
    """Return the turn that puts in the place of each suit the one that is named there."""
    cards = [suit * _SUIT + rank for suit in suits for rank in range(_SUIT)]
    inputs = [field * len(cards) + card for field in range(_FIELDS) for card in cards]
    known = [KNOWN + card for card in cards]
    outputs = [*cards, *(codes.MELD + suit for suit in suits)]
    return Turn(
        np.array([*inputs, *range(len(inputs), KNOWN), *known], dtype=np.intp),
        np.array([*outputs, *range(len(outputs), OUTPUTS)], dtype=np.intp),
    )


_TURNS = [turn_of((0, *plain)) for plain in permutations((1, 2, 3))]


class Descent:
    """Steps downhill, each weight at a pace of its own (Kingma and Ba, "Adam", 2015)."""

    def __init__(self, network: Network, steps: int) -> None:
        """Start at a network, to do a number of steps, of which the last ones are the shortest."""
        self.network = network
        self._steps = steps
        self._done = 0
        self._means = [np.zeros_like(layer) for layer in network.layers]
        self._squares = [np.zeros_like(layer) for layer in network.layers]
        self._rows: slice | None = None

    def fit_only(self, rows: slice) -> None:
        """Change no weights but these rows of the inputs from now on."""
        self._rows = rows

    def step(self, choices: Choices) -> float:
        """Do a step by some choices; give the mean log loss before it."""
        loss, slopes = self.network.slopes(choices)
        self._done += 1
        rate = RATE * 0.5 * (1 + float(np.cos(np.pi * self._done / self._steps))) + LAST_RATE
        for number, slope in enumerate(slopes.layers):
            self._move(number, slope, rate)
        return loss

    def _fitted(self, number: int) -> Numbers:
        """Return 1 for every weight of a layer that may change, and 0 for all others."""
        flags = np.zeros_like(self.network.layers[number])
        if number == 0:
            flags[self._rows] = 1
        return flags

    def _move(self, number: int, slope: Numbers, rate: float) -> None:
        layer = self.network.layers[number]
        mean, square = self._means[number], self._squares[number]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        pace = np.sqrt(square / (1 - 0.999**self._done)) + 1e-8
        change = mean / (1 - 0.9**self._done) / pace
        change[:-1] += DECAY * layer[:-1]
        if self._rows is not None:
            change *= self._fitted(number)
        layer -= rate * change


def _steps(choices: int) -> int:
    """Return the steps of one pass through n choices."""
    return max(choices // TOGETHER, 1)
