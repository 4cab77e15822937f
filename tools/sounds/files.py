"""Levels of the sounds, and the files they are written to."""

import wave
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sixtysix_gui.sound.sounds import RATE, VARIANTS, Sound, SoundGroup
from tools.sounds.recipes import made
from tools.sounds.synthesis import PEAK, Signal, loudness

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "sounds"
FULL = 32767

Samples = NDArray[np.int16]


@dataclass(frozen=True)
class Level:
    """How a file measures: ms, and its peak and loudness in dB below full scale."""

    length: float
    peak: float
    loudness: float


def all_sounds() -> Mapping[Sound, tuple[Samples, ...]]:
    """Make every variant of every sound, each group as loud as its quietest allows.

    No peak is above -9 dBFS, and one of every group reaches it.
    """
    ready: dict[Sound, tuple[Samples, ...]] = {}
    for group in SoundGroup:
        raw = {
            sound: [made(sound, variant) for variant in range(1, VARIANTS + 1)]
            for sound in Sound
            if sound.group is group
        }
        at_peak = [_scaled(signal) for signals in raw.values() for signal in signals]
        aim = min(map(loudness, at_peak))
        for sound, signals in raw.items():
            ready[sound] = tuple(_samples(signal, aim) for signal in signals)
    return ready


def _scaled(signal: Signal) -> Signal:
    return signal * (PEAK / np.max(np.abs(signal)))


def _samples(signal: Signal, aim: float) -> Samples:
    level = 10 ** ((aim - loudness(signal)) / 20)
    return np.round(signal * level * FULL).astype(np.int16)


def write_all(sounds: Mapping[Sound, Sequence[Samples]], folder: Path = FOLDER) -> None:
    """Write every file again."""
    folder.mkdir(parents=True, exist_ok=True)
    for sound, variants in sounds.items():
        for number, content in enumerate(variants, 1):
            with wave.open(str(folder / sound.file(number)), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(content.astype("<i2").tobytes())


def level_of(content: Samples) -> Level:
    """Measure a file."""
    signal = content.astype(np.float64) / FULL
    peak = 20 * np.log10(np.max(np.abs(signal)))
    return Level(len(content) / RATE * 1000, float(peak), loudness(signal))
