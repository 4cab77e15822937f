"""Every sound of the program, by name and group."""

from dataclasses import dataclass
from enum import Enum
from typing import Self

RATE = 48_000
"""Samples a second, of the files and of the mixer."""
MOST_WAITING = 32
"""Number of sounds that wait at most; without a loudspeaker no one takes them."""
VARIANTS = 4
"""Number of files of every sound, told apart by a number from 1."""


class SoundGroup(Enum):
    """What can be heard or not, in the settings; the values are those of the files' loudness."""

    CARDS = "cards"
    SIGNALS = "signals"
    MUSIC = "music"


class Sound(Enum):
    """All that can be heard; the values begin the names of the files.

    ``group`` is that by which it is heard or not.
    """

    group: SoundGroup

    def __new__(cls, name: str, group: SoundGroup) -> Self:
        """Make a sound of a group; its value is its name."""
        sound = object.__new__(cls)
        sound._value_ = name
        sound.group = group
        return sound

    DEAL = "deal", SoundGroup.CARDS
    PACKET = "packet", SoundGroup.CARDS
    PLAY = "play", SoundGroup.CARDS
    DRAW = "draw", SoundGroup.CARDS
    TURN = "turn", SoundGroup.CARDS
    SORT = "sort", SoundGroup.CARDS
    EXCHANGE = "exchange", SoundGroup.CARDS
    SWEEP = "sweep", SoundGroup.CARDS
    COUNT = "count", SoundGroup.CARDS
    SCORE = "score", SoundGroup.CARDS
    CHALK = "chalk", SoundGroup.CARDS
    CHIPS = "chips", SoundGroup.CARDS
    COUNTER = "counter", SoundGroup.CARDS
    CLOSE = "close", SoundGroup.SIGNALS
    TWENTY = "twenty", SoundGroup.SIGNALS
    FORTY = "forty", SoundGroup.SIGNALS
    OUT = "out", SoundGroup.SIGNALS
    REFUSAL = "refusal", SoundGroup.SIGNALS
    YOUR_TURN = "your-turn", SoundGroup.SIGNALS
    CALL = "call", SoundGroup.SIGNALS
    DEAL_WON = "deal-won", SoundGroup.MUSIC
    DEAL_LOST = "deal-lost", SoundGroup.MUSIC
    GAME_WON = "game-won", SoundGroup.MUSIC

    def file(self, variant: int) -> str:
        """Return the name of a variant's file, from 1."""
        return f"{self.value}-{variant}.wav"


@dataclass(frozen=True)
class Cue:
    """A sound that is to be heard now.

    ``pan`` is where: -1 is the left, 1 the right. ``longest`` is after how many milliseconds it
    fades out, None for the whole of it.
    """

    sound: Sound
    pan: float = 0.0
    longest: int | None = None
