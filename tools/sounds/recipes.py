"""How every sound is made; docs/sound.md tells it in words."""

import random
from collections.abc import Callable, Mapping
from functools import partial

from sixtysix_gui.sound.sounds import Sound
from tools.sounds.synthesis import (
    Signal,
    bell,
    finished,
    hump,
    laid,
    noise,
    samples,
    softened,
    swell,
    thump,
)

Recipe = Callable[[random.Random], Signal]

_BELL = ((1.0, 1.0, 260.0), (2.0, 0.35, 170.0), (2.76, 0.22, 90.0), (5.4, 0.08, 40.0))
"""A small bell: its partials are not multiples of each other."""
_WOOD = ((1.0, 1.0, 38.0), (2.57, 0.5, 20.0), (4.9, 0.25, 9.0))
_COIN = ((1.0, 1.0, 130.0), (1.53, 0.7, 110.0), (2.41, 0.5, 70.0), (3.9, 0.3, 40.0))
_SOFT = ((1.0, 1.0, 240.0), (2.0, 0.28, 150.0), (3.0, 0.12, 90.0), (4.0, 0.05, 60.0))
"""A plucked string, as of a small harp."""


def _brush(chance: random.Random, length: float, middle: float, low: float, high: float) -> Signal:
    """Paper that slides over cloth."""
    count = samples(length)
    return noise(chance, count, low, high) * hump(count, middle)


def _tap(chance: random.Random, bright: float = 1.0) -> Signal:
    """A card that comes down on cloth."""
    count = samples(90)
    paper = noise(chance, count, 900, 6500) * swell(count, 1.5, 9.0) * 2.2 * bright
    return paper + thump(count, chance.uniform(125, 150), 16.0)


def _card(
    length: float, brush: float, tap_at: float, chance: random.Random, *, bright: float = 1.0
) -> Signal:
    """One card: it brushes over the cloth, and comes down."""
    high = chance.uniform(5200, 6800)
    parts = [
        (0.0, brush, _brush(chance, length * 0.9, 0.3, 1100, high)),
        (tap_at + chance.uniform(-3, 3), 0.55, _tap(chance, bright)),
    ]
    return softened(laid(samples(length), parts), 2.2)


def _cards(length: float, taps: int, chance: random.Random) -> Signal:
    """Several cards one upon the other."""
    step = (length - 90) / max(1, taps - 1)
    parts = [(0.0, 0.8, _brush(chance, length, 0.4, 900, 5200))]
    for number in range(taps):
        at = number * step + chance.uniform(0, 6)
        parts.append((at, chance.uniform(0.4, 0.6), _tap(chance, 0.9)))
    return softened(laid(samples(length), parts), 2.4)


def _knock(chance: random.Random) -> Signal:
    """A knuckle on the table, once, and a card below it."""
    count = samples(210)
    wood = bell(count, chance.uniform(205, 225), _WOOD, 1.5) + 0.8 * thump(count, 110, 30.0)
    return softened(laid(count, [(0.0, 1.0, wood), (0.0, 0.2, _tap(chance))]), 1.6)


def _bells(length: float, pitches: tuple[float, ...], gap: float, chance: random.Random) -> Signal:
    count = samples(length)
    tune = 1 + chance.uniform(-0.004, 0.004)
    parts = [
        (number * gap + chance.uniform(0, 4), 1 - 0.12 * number, bell(count, pitch * tune, _BELL))
        for number, pitch in enumerate(pitches)
    ]
    return softened(laid(count, parts), 1.2)


def _coin(chance: random.Random) -> Signal:
    """A coin that is flipped, and lies after two bounces."""
    count = samples(480)
    pitch = chance.uniform(2350, 2500)
    parts = [(0.0, 0.8, bell(count, pitch, _COIN, 1.5))]
    for at, level in ((150.0, 0.9), (235.0, 0.5), (285.0, 0.3)):
        bounce = bell(count, pitch * chance.uniform(0.97, 1.03), _COIN, 1.5)
        parts.append((at + chance.uniform(-6, 6), level, bounce))
    return softened(laid(count, parts), 1.8)


def _tick(chance: random.Random) -> Signal:
    count = samples(55)
    return softened(_tap(chance, 0.7)[:count], 3.0)


def _refusal(chance: random.Random) -> Signal:
    """Two dull blows on felt: no, but without blame."""
    count = samples(210)
    pitch = chance.uniform(150, 160)
    parts = [(0.0, 1.0, thump(count, pitch * 1.2, 32.0)), (85.0, 0.9, thump(count, pitch, 38.0))]
    cloth = noise(chance, count, 200, 900) * swell(count, 3.0, 25.0)
    return softened(laid(count, [*parts, (0.0, 0.3, cloth)]), 1.8)


def _notes(
    length: float, notes: tuple[tuple[float, float, float], ...], chance: random.Random
) -> Signal:
    """Plucked notes: (ms at which it begins, Hz, level)."""
    count = samples(length)
    tune = 1 + chance.uniform(-0.003, 0.003)
    parts = [
        (at + chance.uniform(0, 5), level, bell(count, pitch * tune, _SOFT, 4.0))
        for at, pitch, level in notes
    ]
    return softened(laid(count, parts), 1.3)


def _chalk(chance: random.Random) -> Signal:
    count = samples(230)
    stroke = noise(chance, count, 1800, 5200) * hump(count, chance.uniform(0.25, 0.4))
    return softened(stroke + laid(count, [(0.0, 0.4, _tap(chance))]), 2.0)


def _chips(chance: random.Random) -> Signal:
    count = samples(230)
    parts: list[tuple[float, float, Signal]] = []
    for at in (0.0, 48.0, 92.0, 128.0):
        chip = bell(samples(90), chance.uniform(1900, 2500), _WOOD, 1.0)
        parts.append((at + chance.uniform(0, 9), chance.uniform(0.6, 1.0), chip))
    return softened(laid(count, parts), 1.8)


def _counter(chance: random.Random) -> Signal:
    """A counter of wood, laid on the table."""
    count = samples(120)
    wood = bell(count, chance.uniform(780, 860), _WOOD, 1.2)
    return softened(laid(count, [(0.0, 1.0, wood), (0.0, 0.5, thump(count, 140, 16.0))]), 1.8)


_A, _C, _D, _E, _F, _G = 440.0, 523.25, 587.33, 659.26, 349.23, 392.0

RECIPES: Mapping[Sound, Recipe] = {
    Sound.DEAL: partial(_card, 110, 0.9, 30),
    Sound.PACKET: partial(_cards, 230, 3),
    Sound.PLAY: partial(_card, 165, 1.0, 55),
    Sound.DRAW: partial(_card, 145, 1.4, 70, bright=0.6),
    Sound.TURN: partial(_card, 160, 1.2, 90, bright=1.2),
    Sound.SORT: partial(_cards, 190, 4),
    Sound.EXCHANGE: partial(_cards, 250, 2),
    Sound.SWEEP: partial(_cards, 260, 2),
    Sound.COUNT: _tick,
    Sound.SCORE: partial(_card, 250, 1.8, 170, bright=0.8),
    Sound.CHALK: _chalk,
    Sound.CHIPS: _chips,
    Sound.COUNTER: _counter,
    Sound.CLOSE: _knock,
    Sound.TWENTY: partial(_bells, 620, (1046.5, 1318.5), 120.0),
    Sound.FORTY: partial(_bells, 740, (784.0, 1046.5, 1318.5, 1568.0), 105.0),
    Sound.OUT: _coin,
    Sound.REFUSAL: _refusal,
    Sound.YOUR_TURN: partial(_notes, 420, ((0.0, _E, 0.8), (130.0, _A, 0.7))),
    Sound.CALL: partial(_notes, 260, ((0.0, _G, 0.9),)),
    Sound.DEAL_WON: partial(_notes, 640, ((0.0, _C, 0.9), (110.0, _E, 0.9), (220.0, 784.0, 1.0))),
    Sound.DEAL_LOST: partial(_notes, 640, ((0.0, _A, 0.9), (140.0, _F, 0.9), (280.0, 293.66, 0.9))),
    Sound.GAME_WON: partial(
        _notes,
        1120,
        (
            (0.0, 261.63, 0.9),
            (120.0, _G, 0.8),
            (240.0, _C, 0.9),
            (360.0, _E, 0.9),
            (480.0, 784.0, 1.0),
            (480.0, _C, 0.6),
        ),
    ),
}
"""For every sound, what makes a variant of it."""


def made(sound: Sound, variant: int) -> Signal:
    """Make a variant of a sound, from 1, as loud as it comes."""
    if sound not in RECIPES:
        raise SystemExit(f"RECIPES in tools/sounds/recipes.py has no {sound.name}.")
    return finished(RECIPES[sound](random.Random(f"{sound.value} {variant}")))
