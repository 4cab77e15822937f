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


class Group(Enum):
    """What can be heard or not, in the settings; the values are those of the files' loudness."""

    CARDS = "cards"
    SIGNALS = "signals"
    MUSIC = "music"


class Sound(Enum):
    """All that can be heard; the values begin the names of the files.

    ``group`` is that by which it is heard or not.
    """

    group: Group

    def __new__(cls, name: str, group: Group) -> Self:
        """Make a sound of a group; its value is its name."""
        sound = object.__new__(cls)
        sound._value_ = name
        sound.group = group
        return sound

    DEAL = "deal", Group.CARDS
    PACKET = "packet", Group.CARDS
    PLAY = "play", Group.CARDS
    DRAW = "draw", Group.CARDS
    TURN = "turn", Group.CARDS
    SORT = "sort", Group.CARDS
    EXCHANGE = "exchange", Group.CARDS
    SWEEP = "sweep", Group.CARDS
    COUNT = "count", Group.CARDS
    SCORE = "score", Group.CARDS
    CHALK = "chalk", Group.CARDS
    CHIPS = "chips", Group.CARDS
    COUNTER = "counter", Group.CARDS
    CLOSE = "close", Group.SIGNALS
    TWENTY = "twenty", Group.SIGNALS
    FORTY = "forty", Group.SIGNALS
    OUT = "out", Group.SIGNALS
    REFUSAL = "refusal", Group.SIGNALS
    YOUR_TURN = "your-turn", Group.SIGNALS
    CALL = "call", Group.SIGNALS
    DEAL_WON = "deal-won", Group.MUSIC
    DEAL_LOST = "deal-lost", Group.MUSIC
    GAME_WON = "game-won", Group.MUSIC

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
