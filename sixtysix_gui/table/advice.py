"""What the coach says at the table: plain values, written by whoever knows games and languages."""

from dataclasses import dataclass


@dataclass(frozen=True)
class WorthLine:
    """A move as the slip shows it.

    ``points`` are game points on average and ``bound`` is how far they may be off, for the ruler;
    ``value`` and ``wins`` say it in words, ``spoken`` all of it to readers of the screen.
    """

    name: str
    value: str
    points: float
    bound: float
    wins: str
    spoken: str


@dataclass(frozen=True)
class SlipWords:
    """What stands on the coach's slip: the moves, the best first, and what is behind them.

    ``unit`` says what is counted, ``fact`` is the one fact that matters and may be empty,
    ``footnote`` how it was found out. ``list_name`` and ``close_name`` are for readers.
    """

    heading: str
    unit: str
    lines: tuple[WorthLine, ...]
    fact: str
    footnote: str
    list_name: str
    close_name: str


@dataclass(frozen=True)
class Advice:
    """What the coach says now.

    ``key`` and ``offer`` stand on the cap: the key, and what it does; without an offer there is
    no cap. ``slip`` is shown besides the sentence if there is one. ``spoken`` is what readers of
    the screen hear.
    """

    sentence: str
    offer: str = ""
    key: str = ""
    slip: SlipWords | None = None
    spoken: str = ""
