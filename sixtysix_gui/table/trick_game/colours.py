"""Every colour of what lies on the table for three and four alone (docs/table-many.md).

What both tables show has its colours in `sixtysix_gui.table.theme`, whose `colour` makes a QColor
of these as well.
"""

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
