"""What the German pips grow on: an oak twig, a linden stem, a rose stem, a leather strap."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import AXIS, DETAIL_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.layouts import Pip, pips
from tools.drawing.palette import CHESTNUT, GOLD, OAK_LEAF, PAPER, RIVET, SPROUT, STEM, STRAP
from tools.drawing.pips.suits import Suit
from tools.drawing.vectors import circle, polygon, symmetric

_TWIG_LINE = 3.5
_STEM_WIDTH = 10
_BRANCH_WIDTH = 6
_ROOT_Y = 858
_BARE_TOP_Y = 118
"""A stem without a pip at its top ends here, in a sprig of leaves."""
_CROWN_ROOM = 100
"""Leaves keep this far below a pip at the top of the stem, or it would hide them in part."""
_STRAP_TOP_Y, _STRAP_END_Y = 46, 852

_STEM_COLOURS = {
    Suit.CLUBS: CHESTNUT.light,
    Suit.SPADES: STEM,
    Suit.HEARTS: STEM,
    Suit.DIAMONDS: STRAP,
}


def oak_leaf() -> Art:
    """A lobed leaf, 78 long, growing upwards from the origin."""
    blade = symmetric(
        "M0,-78 C10,-78 14,-70 10,-62 C20,-64 24,-52 14,-46 C26,-46 28,-32 16,-28"
        " C24,-24 20,-12 8,-12 L4,0"
    )
    return Art().shape(blade, OAK_LEAF, 4.4).line("M0,-62 L0,2", FINE_LINE)


def leaflet() -> Art:
    """A pointed leaf, 48 long, growing upwards from the origin."""
    blade = "M0,0 C-16,-8 -18,-32 0,-48 C18,-32 16,-8 0,0 Z"
    return Art().shape(blade, SPROUT, DETAIL_LINE).line("M0,0 V-32", FINE_LINE)


def tendril() -> Art:
    """A curled shoot, 40 high."""
    return Art().rod("M0,0 C10,-8 8,-22 17,-28 C26,-33 31,-21 22,-18", 3, STEM, 2.5)


def thorn() -> Art:
    """A rose thorn pointing up and to the right."""
    return Art().shape("M0,4 L13,-11 L1,-9 Z", STEM, FINE_LINE)


def growth(suit: Suit, rank: int) -> Art:
    """Everything behind the pips of a German card."""
    places = pips("german", rank)
    return _strap(places) if suit is Suit.DIAMONDS else _plant(suit, places)


def _plant(suit: Suit, places: tuple[Pip, ...]) -> Art:
    crown = [p.y for p in places if p.x == AXIS]
    top = crown[0] + 60 if crown else _BARE_TOP_Y
    sway = (top + _ROOT_Y) / 2
    stem = f"M{AXIS},{top} C{AXIS - 5},{sway - 80} {AXIS + 5},{sway + 80} {AXIS},{_ROOT_Y}"
    branches = [_branch(p) for p in places if p.x != AXIS]
    art = Art()
    tracks = [(b, _BRANCH_WIDTH) for b in branches] + [(stem, _STEM_WIDTH)]
    for track, width in tracks:
        art.line(track, width + 2 * _TWIG_LINE)
    for track, width in tracks:
        art.line(track, width, _STEM_COLOURS[suit])
    if not crown:
        for turn, scale in ((0, 0.95), (-48, 0.7), (48, 0.7)):
            art.add(oak_leaf() if suit is Suit.CLUBS else leaflet(), AXIS, 122, scale, turn)
    clear = crown[0] + _CROWN_ROOM if crown else 0.0
    rows = sorted({p.y for p in places if p.x != AXIS and p.y > clear})
    return art.add(_foliage(suit, rows))


def _branch(pip: Pip) -> str:
    """A bough from the stem, rising in a bow to the foot of the pip."""
    inwards = 40 if pip.x < AXIS else -40
    low = min(pip.y + 150, _ROOT_Y - 12)
    return (
        f"M{AXIS},{low} C{AXIS},{pip.y + 96} {pip.x + inwards},{pip.y + 112} {pip.x},{pip.y + 52}"
    )


def _foliage(suit: Suit, rows: list[float]) -> Art:
    """Small leaves on the stem, turn and turn about, one set for each row of pips."""
    art = Art()
    for k, y in enumerate(rows):
        side = 1 if k % 2 else -1
        if suit is Suit.CLUBS:
            art.add(oak_leaf(), AXIS + side * 4, y + 24, 0.9, side * 48)
        elif suit is Suit.SPADES:
            art.add(tendril(), AXIS + side * 4, y + 22, 1, side * 8, mirror=side < 0)
            art.add(leaflet(), AXIS - side * 4, y + 50, 0.72, -side * 52)
        else:
            art.add(leaflet(), AXIS + side * 4, y + 24, 0.9, side * 48)
            art.add(leaflet(), AXIS - side * 4, y + 58, 0.9, -side * 48)
            art.add(thorn(), AXIS - side * 3, y + 4, 1, mirror=side > 0)
    return art


def _strap(places: tuple[Pip, ...]) -> Art:
    """A riveted strap with a ring at the top, from which the bells hang on curved arms."""
    art = Art()
    tracks = [(f"M{AXIS},{_STRAP_TOP_Y} V{_STRAP_END_Y}", 11)]
    for pip in places:
        if pip.x != AXIS:
            bend = AXIS + (pip.x - AXIS) * 0.35
            top = max(pip.y - 128, _STRAP_TOP_Y)
            arm = f"M{AXIS},{top} C{bend},{top + 4} {pip.x},{top + 2} {pip.x},{pip.y - 62}"
            tracks.insert(0, (arm, 5))
    for track, width in tracks:
        art.line(track, width + 2 * _TWIG_LINE)
    for track, width in tracks:
        art.line(track, width, STRAP)
    for y in range(_STRAP_TOP_Y + 24, _STRAP_END_Y, 42):
        art.fill(circle(AXIS, y, 2.6), RIVET)
    art.shape(circle(AXIS, _STRAP_TOP_Y, 15), GOLD, OBJECT_LINE, split=AXIS)
    art.shape(circle(AXIS, _STRAP_TOP_Y, 6), PAPER, DETAIL_LINE)
    end = _STRAP_END_Y - 6
    tip = polygon(
        (AXIS - 13, end),
        (AXIS + 13, end),
        (AXIS + 13, end + 16),
        (AXIS, end + 38),
        (AXIS - 13, end + 16),
    )
    return art.shape(tip, STRAP, OBJECT_LINE)
