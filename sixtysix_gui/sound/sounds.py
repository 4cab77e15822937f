"""Every sound of the program, by name and group."""

from dataclasses import dataclass
from enum import Enum

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
    """All that can be heard; the values begin the names of the files."""

    DEAL = "deal"
    PACKET = "packet"
    PLAY = "play"
    DRAW = "draw"
    TURN = "turn"
    SORT = "sort"
    EXCHANGE = "exchange"
    SWEEP = "sweep"
    COUNT = "count"
    SCORE = "score"
    CHALK = "chalk"
    CHIPS = "chips"
    COUNTER = "counter"
    CLOSE = "close"
    TWENTY = "twenty"
    FORTY = "forty"
    OUT = "out"
    REFUSAL = "refusal"
    YOUR_TURN = "your-turn"
    CALL = "call"
    DEAL_WON = "deal-won"
    DEAL_LOST = "deal-lost"
    GAME_WON = "game-won"

    @property
    def group(self) -> Group:
        """The group by which it is heard or not."""
        return _GROUPS.get(self, Group.CARDS)

    def file(self, variant: int) -> str:
        """Return the name of a variant's file, from 1."""
        return f"{self.value}-{variant}.wav"


_SIGNALS = (
    Sound.CLOSE,
    Sound.TWENTY,
    Sound.FORTY,
    Sound.OUT,
    Sound.REFUSAL,
    Sound.YOUR_TURN,
    Sound.CALL,
)
_MUSIC = (Sound.DEAL_WON, Sound.DEAL_LOST, Sound.GAME_WON)
_GROUPS = {
    **dict.fromkeys(_SIGNALS, Group.SIGNALS),
    **dict.fromkeys(_MUSIC, Group.MUSIC),
}


@dataclass(frozen=True)
class Cue:
    """A sound that is to be heard now.

    ``pan`` is where: -1 is the left, 1 the right. ``longest`` is after how many milliseconds it
    fades out, None for the whole of it.
    """

    sound: Sound
    pan: float = 0.0
    longest: int | None = None
