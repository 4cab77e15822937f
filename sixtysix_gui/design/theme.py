"""Every colour and size of the table that is not a rule of its layout (docs/table.md, chapter 2).

Colours are written as they are named in the design; `colour` makes a QColor of them. Lengths are
in card widths (W), card heights (H) or text units (t) where the name says so, else in logical
pixels. Durations are in `durations`, places in `layout`.
"""

from dataclasses import dataclass
from enum import Enum, IntEnum

from PySide6.QtGui import QColor

CREAM = "#FBF4E2"
PAPER = "#FCF7EA"
INK = "#1F2532"
GOLD = "#FFCF5A"
DARK_GOLD = "#C98A22"
AMBER = "#FF9F4A"
ACTION_GREEN = "#1F5C45"
FOCUS_ON_PAPER = "#2F5487"
GREY_ON_PAPER = "#6A6455"
CARD_RED = "#C9382E"
PENCIL = "#C98A22"
MARK_GOOD, MARK_CLOSE, MARK_SLIP, MARK_WRONG = ACTION_GREEN, GREY_ON_PAPER, "#8A5A08", "#8C2F1B"
"""What the coach writes on paper: at least 4.5 : 1 against it (docs/coach.md)."""
PENCIL_RING = "#8C2F1B"
LUCK = "#4F6D94"
"""Bands of luck, and their figures in the same colour."""
BLACK, WHITE = "#000000", "#FFFFFF"
"""Shadow and light, laid thinly over other colours."""

BACK_COLOURS = {"french": "#2F5487", "german": "#8A2A2C"}
"""What the backs of the packs look like from afar."""

STATUS_FILL = "#0C1116"
STATUS_ALPHA = 0.50
STATUS_ALPHA_ON_CARDS = 0.82
"""Where the sentence lies on backs of cards, whose white edges would run through its letters."""
REFUSAL_FILL = "#2A1608"
REFUSAL_ALPHA = 0.94
REFUSAL_TEXT = "#FFE9D2"
REFUSAL_LINE = 2.0
PLATE_FILL = "#0C1116"
PLATE_ALPHA = 0.50
PLATE_TURN_FILL = "#2A2A1E"
PLATE_TURN_ALPHA = 0.86
CHIP_FILL = "#141A20"
CHIP_ALPHA = 0.93
CHIP_LINE = 1.4
LABEL_ALPHA = 0.72
TAG_ALPHA = 0.86
VEIL = "#05090C"
VEIL_ALPHA = 0.42
SWEEP_ALPHA = 0.14
"""How bright the light is that goes over the cloth when a game was won."""
DIMMED_ALPHA = 0.32
"""How strongly the cloth's edge colour veils a card that may not be played."""

PRESSED_FILL_ALPHA = 0.07
PRESSED_SHADOW_ALPHA = 0.30
PRESSED_LIGHT_ALPHA = 0.13
"""How dark and light the edges of shapes are that are pressed into the cloth."""

UNDER_LINE = "#0B1512"
UNDER_LINE_ALPHA = 0.55
UNDER_LINE_EXTRA = 2.5
"""The dark line below every gold or cream one is this much wider, for gold on paper is 1.4 : 1."""

TARGET_ALPHA = 0.70
TARGET_FILL_ALPHA = 0.07
TARGET_HOT_FILL_ALPHA = 0.17

FOCUS_UNDER = "#11151B"
FOCUS_UNDER_ALPHA = 0.85
FOCUS_UNDER_EXTRA = 3.0
FOCUS_GAP = 3.0
CAPTION_ALPHA = 0.86
FOCUS_ON_PAPER_WIDTH = 3.0

COIN_LIGHT, COIN_MIDDLE, COIN_DARK = "#FFDF8C", "#EBB13C", "#B97A1C"
COIN_LINE = "#5E3C0C"
COIN_TEXT = "#3B2405"
COIN_BEADS = 36
COIN_BEAD_RING = 0.93
COIN_WORD_SIZE = 0.56
COIN_FIGURE_SIZE = 0.30

CARD_HAIRLINE_ALPHA = 0.28
CARD_HAIRLINE_WIDTH = 0.8
CARD_RADIUS = 34 / 590
"""Corner radius of a card in W."""

HIT_SIZE = 44.0
"""Least width and height of everything that can be pressed."""


class Cloth(Enum):
    """What the table is covered with; the values are those of the settings."""

    GREEN = "green"
    MIDNIGHT = "midnight"
    BURGUNDY = "burgundy"
    SLATE = "slate"
    WALNUT = "walnut"


@dataclass(frozen=True)
class ClothColours:
    """The colours of one cloth and its rim.

    `felt` scales the strength of the felt's strokes; `vignette` is the alpha of the edge colour
    in the farthest corner; `embroidery` and `embroidery_strength` colour the ring and star.
    """

    centre: str
    edge: str
    rim_top: str
    rim_bottom: str
    felt: float = 1.0
    vignette: float = 1.0
    embroidery: str = "#F3DDA6"
    embroidery_strength: float = 1.0
    wood: bool = False


CLOTHS = {
    Cloth.GREEN: ClothColours("#286A4E", "#0F3325", "#5B3B25", "#2E1C11"),
    Cloth.MIDNIGHT: ClothColours("#2D4A73", "#0F1B31", "#3A3F4C", "#1A1D26", felt=0.75),
    Cloth.BURGUNDY: ClothColours("#7C2F3A", "#34101A", "#4A2A1E", "#22120C"),
    Cloth.SLATE: ClothColours("#4A5560", "#1B2026", "#3A3A3C", "#1A1A1C", felt=0.75),
    Cloth.WALNUT: ClothColours(
        "#7A5233",
        "#352012",
        "#3B2416",
        "#1D110A",
        vignette=0.85,
        embroidery="#1D0F05",
        embroidery_strength=1.6,
        wood=True,
    ),
}


@dataclass(frozen=True)
class Contrast:
    """How strongly everything on the table stands out.

    `status`, `plate`, `turn`, `chip`, `label`, `tag` are the opacities of dark grounds, `outline`
    that of the cream line around them; `target` is the opacity of a target's dashes, `dimmed` that
    of the veil over cards that may not be played, `pressed` that of a cream line around places
    that are pressed into the cloth, `card_edge` that of the line around cards. Lines are `wider`
    times as wide. `plain` leaves out felt, grain, lamp, vignette and embroidery.
    """

    status: float = STATUS_ALPHA
    plate: float = PLATE_ALPHA
    turn: float = PLATE_TURN_ALPHA
    chip: float = CHIP_ALPHA
    label: float = LABEL_ALPHA
    tag: float = TAG_ALPHA
    outline: float = 0.0
    target: float = TARGET_ALPHA
    dimmed: float = DIMMED_ALPHA
    pressed: float = 0.0
    card_edge: float = CARD_HAIRLINE_ALPHA
    wider: float = 1.0
    plain: bool = False

    def line_width(self, card_width: float) -> float:
        """Width of the outlines of targets and rings, in pixels."""
        return self.wider * line_width(card_width)

    def focus_width(self, card_width: float) -> float:
        """Width of the focus ring in pixels."""
        return self.wider * focus_width(card_width)


USUAL = Contrast()
STRONG = Contrast(
    status=1.0,
    plate=1.0,
    turn=1.0,
    chip=1.0,
    label=1.0,
    tag=1.0,
    outline=0.85,
    target=1.0,
    dimmed=0.55,
    pressed=0.60,
    card_edge=1.0,
    wider=1.5,
    plain=True,
)
"""For the setting "High contrast"."""

PLAIN_SHADE = 0.65
"""The ground of high contrast lies so far between the centre and the edge colour of its cloth."""

PLAIN_PIPING_ALPHA = 0.85
"""How strongly the piping is seen on that ground."""

OUTLINE_WIDTH = 1.4
"""Width of the line around dark grounds, where there is one, in pixels."""

IVORY_LIGHT, IVORY, IVORY_DARK = "#FFFDF6", "#F6ECD3", "#DCCBA2"
IVORY_LINE = "#6B5320"
IVORY_RING = "#C98A22"
"""The ring and the beads of a disc of ivory."""

OURS, THEIRS = "#8EC5F4", "#F2937E"
"""The bands of both sides; each is also told by its line, solid or dashed."""

GOLDEN_TAG = "#FBE7B4"
TAG_LINE = "#8A6A1E"

STAKE, STAKE_LIGHT, STAKE_SHADE, STAKE_EDGE = "#8C2F3C", "#A23B49", "#6E2430", "#F6ECD3"
STAKE_LINE = "#3A1018"

SLATE, CHALK = "#262B2E", "#F2F0E6"
FRAME_TOP, FRAME_BOTTOM, FRAME_LINE = "#9A6B3F", "#6E4726", "#3B2416"

WEDGE_LIGHT, WEDGE_DARK, WEDGE_LINE = "#FFDF8C", "#EBB13C", "#3B2405"

ROW_FOCUS = "#E3EEE6"
"""The ground of the row of a paper panel that has the focus."""

COUNTER_RING, COUNTER_BEADS, COUNTER_BEAD_RING = 0.86, 24, 0.93
"""The gold ring of a disc of ivory and its beads, in radii."""

SIGN_ON_COUNTER = 1.10
"""Height of the suit sign on a disc of ivory, in radii."""

FIGURE_ON_DISC = 0.90
"""Height of the letters of the figure on a disc, in radii."""

STAKES_IN_STACK = 5
STAKE_THICKNESS = 0.034
"""How much higher a stack is for another chip, in W."""
STACK_STEP = 2.25
"""Distance of two stacks of chips, in radii of a chip."""

WEDGE = 0.18
"""Length of the wedge that marks the led card, in W."""

BAND_HEIGHT, BAND_MOST = 0.30, 6.0
"""Height of the band of a side in t, and at most in pixels."""
BAND_DASHES = 7
"""Into how many dashes the band of the other side falls."""

SLATE_FRAME = 0.55
"""Width of the frame of the slate, in t."""

PENDING = 0.45
"""How strongly a seal is seen that does not count yet."""

LAMP = "#FFF6D8"
LAMP_ALPHA = 0.10
PIPING = "#F3DDA6"
PIPING_ALPHA = 0.17


class Z(IntEnum):
    """What lies above what (docs/table.md, chapter 3)."""

    GROUND = 0
    EMBROIDERY = 1
    TURN_UP = 10
    TALON = 11
    CLOSED_TURN_UP = 30
    PILES = 40
    MARKERS = 50
    TRICK = 60
    HANDS = 70
    STATUS = 88
    CHIPS = 90
    BUBBLES = 100
    CAPTIONS = 108
    FLYING = 110
    DRAGGED = 120
    VEIL = 130
    SHEET = 140


def colour(name: str, alpha: float = 1.0) -> QColor:
    """Return a colour of this file with the given opacity (0 to 1)."""
    result = QColor(name)
    result.setAlphaF(alpha)
    return result


def clamp(value: float, low: float, high: float) -> float:
    """Return the value, but never less than `low` nor more than `high`."""
    return max(low, min(value, high))


def line_width(card_width: float) -> float:
    """Width of the outlines of targets and rings, in pixels: .018 W within 2 to 5."""
    return clamp(0.018 * card_width, 2.0, 5.0)


def focus_width(card_width: float) -> float:
    """Width of the focus ring in pixels: .022 W within 3 to 6."""
    return clamp(0.022 * card_width, 3.0, 6.0)


def band_height(text_unit: float) -> float:
    """Height of the band that marks a side, in pixels."""
    return min(BAND_HEIGHT * text_unit, BAND_MOST)
