"""What the table is given as plain values: its look and pace, and the coach's words."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt

from sixtysix_gui.design.card_svg import Colours, Pack

CardSize = Literal["fits", "larger", "largest"]
PointsShown = Literal["none", "mine", "both"]

FOCUS_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""By these the focus comes with its ring."""


@dataclass(frozen=True)
class TableOptions:
    """How the table looks and behaves.

    ``deck``, ``colours``, ``letters``, ``back`` and ``large_indices`` choose the cards; the letters
    are those of a language, by its code. ``cloth``
    and ``speed`` are values of ``theme.Cloth`` and ``durations.Speed``. ``one_click`` plays a card
    at the first click, ``mark_illegal`` dims cards that may not be played, ``talon_count`` shows
    the number of cards in the talon, ``key_hints`` the keys on the chips. ``text_scale``, 1 to 2,
    enlarges all words, ``card_size`` the own cards, with larger indices at last,
    ``high_contrast`` strengthens lines and grounds. ``rest_tricks`` lets a full trick lie for a
    moment even where nothing moves (speed "none"), so that it can be read, and one view fade into
    the next; without it nothing at all takes time there.
    ``waits_for_claim`` offers to go on where nothing but a claim is possible before the partner
    leads; without it the coin lies there alone.
    ``open_hands`` lays the other hand face up as well, as far as the view knows its cards.
    """

    deck: Pack = "french"
    colours: Colours = "two"
    letters: str = "en"
    back: int = 1
    large_indices: bool = False
    cloth: str = "green"
    speed: str = "normal"
    show_points: PointsShown = "none"
    one_click: bool = False
    mark_illegal: bool = True
    talon_count: bool = True
    key_hints: bool = True
    text_scale: float = 1.0
    card_size: CardSize = "fits"
    high_contrast: bool = False
    rest_tricks: bool = True
    open_hands: bool = False
    waits_for_claim: bool = True


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
