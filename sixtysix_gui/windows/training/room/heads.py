"""The head of a sheet of the training: its name at the left, a quiet line at the right."""

from PySide6.QtWidgets import QHBoxLayout

from sixtysix_gui.design import fonts
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.basic import label

_TITLE = 2.05
"""In text units."""


def add_head(sheet: PaperSheet, title: str, beside: str) -> None:
    """Write the head of a sheet, and name the sheet after it."""
    sheet.setAccessibleName(title)
    row = QHBoxLayout()
    row.setSpacing(round(sheet.unit))
    head = label(title, wrap=False)
    head.setFont(fonts.heading(_TITLE * sheet.unit, bold=True))
    row.addWidget(head)
    row.addStretch(1)
    row.addWidget(sheet.make_label(beside, "note", wrap=False))
    sheet.column.addLayout(row)
