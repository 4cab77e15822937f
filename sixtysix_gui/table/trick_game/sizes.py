"""Every size of what lies on the table for three and four alone (docs/table-many.md).

Radii are places' business (`geometry.radii`). W is the width of a card, t the unit of words.
"""

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
