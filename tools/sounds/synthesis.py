"""Of what the sounds are made: noise in a band, tones that die away, and how they begin and end.

All signals are arrays of floats at 48 kHz. Noise comes from Python's own generator, which gives the
same numbers on every machine and in every version.
"""

import random
from collections.abc import Sequence
from math import pi

import numpy as np
from numpy.typing import NDArray

from sixtysix_gui.sound.sounds import RATE

Signal = NDArray[np.float64]

PEAK = 10 ** (-9 / 20)
"""The loudest sample of all: -9 dBFS."""
_WINDOW = RATE // 20
"""Samples over which loudness is measured: 50 ms."""


def samples(milliseconds: float) -> int:
    """Return how many samples last so long."""
    return round(milliseconds * RATE / 1000)


def seconds(length: int) -> Signal:
    """Return the times of n samples."""
    return np.arange(length) / RATE


def noise(chance: random.Random, length: int, low: float, high: float) -> Signal:
    """Return noise between two frequencies in Hz, whose edges fall off within half an octave."""
    raw = np.array([chance.uniform(-1.0, 1.0) for _ in range(length)])
    found = np.fft.rfftfreq(length, 1 / RATE)
    octaves = np.log2(np.maximum(found, 1.0))
    rising = np.clip((octaves - np.log2(low)) * 2 + 1, 0.0, 1.0)
    falling = np.clip((np.log2(high) - octaves) * 2 + 1, 0.0, 1.0)
    return np.fft.irfft(np.fft.rfft(raw) * rising * falling, length)


def swell(length: int, attack: float, fall: float) -> Signal:
    """Return a level that rises within ``attack`` ms, and falls by a factor of e every ``fall``."""
    time = seconds(length) * 1000
    return np.minimum(time / attack, 1.0) * np.exp(-np.maximum(time - attack, 0.0) / fall)


def hump(length: int, middle: float) -> Signal:
    """Return a level that rises from nothing to a part of the way, and falls again."""
    way = np.arange(length) / length
    return np.where(
        way < middle,
        np.sin(pi / 2 * way / middle) ** 2,
        np.cos(pi / 2 * (way - middle) / (1 - middle)) ** 2,
    )


def bell(
    length: int, pitch: float, partials: Sequence[tuple[float, float, float]], attack: float = 3.0
) -> Signal:
    """Return a tone of partials: (multiple of the pitch in Hz, level, ms until it falls by e)."""
    time = seconds(length)
    made = np.zeros(length)
    for multiple, level, fall in partials:
        made += level * np.sin(2 * pi * pitch * multiple * time) * swell(length, attack, fall)
    return made


def thump(length: int, pitch: float, fall: float) -> Signal:
    """Return the dull blow of something on cloth: a tone that sinks by a third while it dies."""
    time = seconds(length)
    sinking = pitch * (1 - 0.33 * np.minimum(time / 0.04, 1.0))
    return np.sin(2 * pi * np.cumsum(sinking) / RATE) * swell(length, 2.0, fall)


def laid(length: int, parts: Sequence[tuple[float, float, Signal]]) -> Signal:
    """Lay signals into a longer one: (ms at which it begins, its level, the signal)."""
    made = np.zeros(length)
    for begin, level, part in parts:
        first = samples(begin)
        kept = part[: max(0, length - first)]
        made[first : first + len(kept)] += level * kept
    return made


def finished(signal: Signal, opening: float = 2.0, ending: float = 18.0) -> Signal:
    """Take away what is below 40 Hz, and let it begin and end at nothing, without a click."""
    spectrum = np.fft.rfft(signal)
    found = np.fft.rfftfreq(len(signal), 1 / RATE)
    spectrum *= np.clip(found / 40 - 0.5, 0.0, 1.0)
    made = np.fft.irfft(spectrum, len(signal))
    first, last = samples(opening), samples(ending)
    made[:first] *= np.sin(pi / 2 * np.arange(first) / first) ** 2
    made[-last:] *= np.cos(pi / 2 * (np.arange(last) + 1) / last) ** 2
    return made


def softened(signal: Signal, drive: float) -> Signal:
    """Press the peaks of a signal together, so that it is as loud as others with lower ones."""
    return np.tanh(drive * signal / np.max(np.abs(signal)))


def loudness(signal: Signal) -> float:
    """Return how loud the loudest 50 ms are, in dB below full scale.

    The ear hears deep sounds less and high ones more: below 150 Hz it falls, above 1500 Hz it
    rises by 4 dB, after the weighting of ITU-R BS.1770, roughly.
    """
    padded = np.concatenate([signal, np.zeros(_WINDOW)])
    found = np.fft.rfftfreq(len(padded), 1 / RATE)
    low = found**2 / (found**2 + 75.0**2)
    high = 1 + (10 ** (4 / 20) - 1) * found**2 / (found**2 + 1500.0**2)
    heard = np.fft.irfft(np.fft.rfft(padded) * low * high, len(padded))
    sums = np.concatenate([[0.0], np.cumsum(heard**2)])
    power = np.max(sums[_WINDOW:] - sums[:-_WINDOW]) / _WINDOW
    return float(10 * np.log10(max(power, 1e-12)))
