"""Layouts of tables for two, three and four, as the design shows them."""

from sixtysix_gui.table.layout.table_layout import TableLayout

TWO = TableLayout.for_size(1280, 772)
FOUR = TableLayout.for_size(1280, 772, seats=4)
THREE = TableLayout.for_size(1280, 772, seats=3, hand_size=8)
TALL = TableLayout.for_size(960, 1252, seats=4)
SMALL = TableLayout.for_size(800, 572, seats=4)
