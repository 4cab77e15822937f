"""Every colour and size of what lies on the table for three and four alone (docs/table-many.md).

What both tables show has its colours in `sixtysix_gui.table.theme`, whose `colour` makes a QColor
of these as well. Radii are places' business (`geometry.radii`).
"""

# -------------------------------------------------------------------------------------- colours

IVORY_LIGHT, IVORY, IVORY_DARK = "#FFFDF6", "#F6ECD3", "#DCCBA2"
IVORY_LINE = "#6B5320"
IVORY_RING = "#C98A22"
"""The ring and the beads of a disc of ivory."""

OURS, THEIRS = "#8EC5F4", "#F2937E"
OURS_ON_PAPER, THEIRS_ON_PAPER = "#3F7FB5", "#C7603F"
"""The bands of both sides; each is also told by its line, solid or dashed."""

GOLDEN_TAG = "#FBE7B4"
TAG_LINE = "#8A6A1E"

CHIP, CHIP_LIGHT, CHIP_SHADE, CHIP_EDGE = "#8C2F3C", "#A23B49", "#6E2430", "#F6ECD3"
CHIP_LINE = "#3A1018"

SLATE, CHALK = "#262B2E", "#F2F0E6"
FRAME_TOP, FRAME_BOTTOM, FRAME_LINE = "#9A6B3F", "#6E4726", "#3B2416"

WEDGE_LIGHT, WEDGE_DARK, WEDGE_LINE = "#FFDF8C", "#EBB13C", "#3B2405"

ROW_FOCUS = "#E3EEE6"
"""The ground of the row of a paper panel that has the focus."""

# ------------------------------------------------- sizes: W is a card's width, t the unit of words

COUNTER_RING, COUNTER_BEADS, COUNTER_BEAD_RING = 0.86, 24, 0.93
"""The gold ring of a disc of ivory and its beads, in radii."""

SIGN_ON_COUNTER = 1.10
"""Height of the suit sign on a disc of ivory, in radii."""

FIGURE_ON_DISC = 0.90
"""Height of the letters of the figure on a disc, in radii."""

CHIPS_IN_STACK = 5
CHIP_THICKNESS = 0.034
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


def band_height(text_unit: float) -> float:
    """Height of the band that tells a side, in pixels."""
    return min(BAND_HEIGHT * text_unit, BAND_MOST)
