"""The samples of all sounds, read once from their files into one bank."""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.sound.sounds import RATE, VARIANTS, Sound

LONGEST = 5
"""Seconds that a sound may last; the longest of ours takes little more than one."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Bank:
    """All samples one after the other, and where in them each variant begins and ends."""

    samples: array[int]
    places: Mapping[Sound, tuple[tuple[int, int], ...]]


class SoundFileError(Exception):
    """A file is no sound that can be mixed."""


def sounds_folder() -> Path:
    """Return the folder of the shipped sounds.

    Raises:
        ResourceMissingError: there is none.
    """
    return resource_path("sounds")


def read_sound(path: Path) -> array[int]:
    """Return the samples of a file: 48 kHz, one channel, 16 bits.

    Raises:
        SoundFileError: it cannot be read, is of another kind, or longer than a sound.
    """
    try:
        with wave.open(str(path), "rb") as file:
            kind = (file.getframerate(), file.getnchannels(), file.getsampwidth())
            data = file.readframes(LONGEST * RATE + 1)
    except (OSError, EOFError, RuntimeError, ValueError, wave.Error) as error:
        raise SoundFileError(f"{path.name} is no sound file: {error!r}") from error
    if kind != (RATE, 1, 2) or len(data) % 2:
        raise SoundFileError(f"{path.name} is not of 48 kHz, one channel and 16 bits.")
    if len(data) > 2 * LONGEST * RATE:
        raise SoundFileError(f"{path.name} lasts longer than {LONGEST} s.")
    samples = array("h", data)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def load_bank() -> Bank:
    """Read all sounds; one whose files are missing or damaged is not heard, and the log says so."""
    samples = array("h", [0])
    places: dict[Sound, tuple[tuple[int, int], ...]] = {}
    try:
        folder = sounds_folder()
    except ResourceMissingError as error:
        _log.warning("%s", error)
        return Bank(samples, places)
    for sound in Sound:
        found: list[tuple[int, int]] = []
        for variant in range(1, VARIANTS + 1):
            try:
                read = read_sound(folder / sound.file(variant))
            except SoundFileError as error:
                _log.warning("%s", error)
                continue
            found.append((len(samples), len(samples) + len(read)))
            samples.extend(read)
        places[sound] = tuple(found)
    return Bank(samples, places)
