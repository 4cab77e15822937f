"""Scores as two cards show them: exactly as many pips are seen as there are points.

Three devices: the sevens of the table for two, a six and a four for games to ten, a seven and an
eight for games to fifteen. Each is two cards, one upon the other; what is given here is how they
lie to each other. Nothing here knows a rule: a score is a number.
"""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.design.cards.svg import Pack
from sixtysix_gui.table.cards.sevens import marker
from sixtysix_gui.table.layout.scores import Marker


class Device(Enum):
    """Which two cards show a score: their ranks, and the greatest score that they show."""

    SEVENS = ("7", "7", 13)
    SIX_AND_FOUR = ("6", "4", 10)
    SEVEN_AND_EIGHT = ("7", "8", 15)

    @property
    def most(self) -> int:
        """The greatest score that the device shows."""
        return self.value[2]


class Owner(Enum):
    """Whose device it is; the values are the suits of its two cards."""

    WE = "SC"
    THEY = "DH"
    THIRD = "HD"


_OTHER_SUITS = {
    (Device.SIX_AND_FOUR, Owner.WE): "SH",
    (Device.SIX_AND_FOUR, Owner.THEY): "CD",
}
"""Sixes are black and fours red: both sides' devices look alike, but for their signs."""


@dataclass(frozen=True)
class DeviceCards:
    """The two cards of a device: one lies straight, and the cover lies on it, or under it.

    `base` and `cover` are codes such as ``6S``; `lie` says where the cover is, as seen from the
    base, whether it is under it, and whether it lies face up; `shows_base` says so of the base.
    """

    base: str
    cover: str
    shows_base: bool
    lie: Marker


_Offset = tuple[float, float, float]
_UNDERNEATH: _Offset = (0.1, -0.06, 8.0)
_CROSSWISE: _Offset = (0.0, 0.0, 90.0)
_BESIDE: _Offset = (0.85, 0.0, 0.0)

_SIX_COVERED: tuple[_Offset, ...] = (
    (0.0, 0.0, 0.0),
    (0.129, 0.092, 30.0),
    (0.0, 0.265, 0.0),
    (0.5, 0.0, 0.0),
    (0.0, 0.60, 0.0),
    (0.5, 0.668, 0.0),
)
"""Where the four lies, face down, so that none to five pips of the six are seen."""

_FOUR_COVERED: tuple[_Offset, ...] = (
    (0.129, 0.092, 30.0),
    (0.0, 0.265, 0.0),
    (0.5, 0.668, 0.0),
    _BESIDE,
)
"""Where the six lies, face up, so that one to four pips of the four are seen."""

_SIX, _SEVEN, _EIGHT = 6, 7, 8


def device_codes(device: Device, owner: Owner) -> tuple[str, str]:
    """Return the codes of the two cards of a device, such as ``6S`` and ``4H``."""
    first, second, _ = device.value
    suits = _OTHER_SUITS.get((device, owner), owner.value)
    return first + suits[0], second + suits[1]


def device_cards(device: Device, owner: Owner, pack: Pack, score: int, target: int) -> DeviceCards:
    """Lay out the two cards for a score.

    Below 0 both lie face down, the cover crosswise; a score beyond the target shows the target.

    Args:
        device: which two cards.
        owner: whose they are.
        pack: whose pips are to be counted.
        score: as it is shown, in points.
        target: points that win the game; the device shows no more than `Device.most`.
    """
    first, second = device_codes(device, owner)
    shown = min(score, target, device.most)
    if shown < 0:
        return DeviceCards(first, second, shows_base=False, lie=_lie(0, _CROSSWISE))
    if device is Device.SIX_AND_FOUR:
        return _six_and_four(first, second, shown)
    if device is Device.SEVEN_AND_EIGHT and shown > _SEVEN:
        return _seven_and_eight(first, second, pack, shown)
    return DeviceCards(first, second, shows_base=True, lie=marker(pack, shown, target))


def _six_and_four(six: str, four: str, shown: int) -> DeviceCards:
    if shown < _SIX:
        return DeviceCards(six, four, shows_base=True, lie=_lie(shown, _SIX_COVERED[shown]))
    if shown == _SIX:
        return DeviceCards(six, four, shows_base=True, lie=_lie(shown, _UNDERNEATH, under=True))
    offset = _FOUR_COVERED[shown - _SIX - 1]
    return DeviceCards(four, six, shows_base=True, lie=_lie(shown, offset, face_up=True))


def _seven_and_eight(seven: str, eight: str, pack: Pack, shown: int) -> DeviceCards:
    if shown == _EIGHT:
        return DeviceCards(eight, seven, shows_base=True, lie=_lie(shown, _UNDERNEATH, under=True))
    seen = shown - _EIGHT
    covered = marker(pack, seen, _SEVEN)
    offset = _BESIDE if seen == _SEVEN else (covered.dx, covered.dy, covered.tilt)
    return DeviceCards(seven, eight, shows_base=True, lie=_lie(shown, offset, face_up=True))


def _lie(pips: int, offset: _Offset, *, under: bool = False, face_up: bool = False) -> Marker:
    return Marker(pips, *offset, under, face_up)
