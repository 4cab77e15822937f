"""Who sits at a table in tests."""

from sixtysix_gui.table.seating import SeatLabels

LABELS = SeatLabels(names=("Frieda", "Rachel", "Pallas", "Argine"), faces=("KH", "QD", "QS", "QC"))
