"""The foot of the All rules sheet: what becomes of the changes, a name for them, Back and Take."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.all_rules.rule_fields import OwnName
from sixtysix_gui.windows.sheets.sheet_buttons import make_link


class SheetFoot:
    """The links and buttons; each link is there while there is something for it to do."""

    def __init__(self, name: OwnName, back: QPushButton, take: QPushButton, unit: float) -> None:
        """Make the links; words are ``unit`` pixels high."""
        self._unit = unit
        self.name = name
        self.back = back
        self.take = take
        self.discard = make_link(translate("AllRulesSheet", "Discard &all changes"), unit)
        self.discard.setObjectName("discard")
        self.keep = make_link(translate("AllRulesSheet", "&Keep as my own rules …"), unit)
        self.keep.setObjectName("keep")
        self.forget = make_link("", unit)
        self.forget.setObjectName("forget")

    def stops(self) -> tuple[QWidget, ...]:
        """Give what Tab goes through, in order."""
        links = (self.discard, self.keep, self.forget)
        return (*links, *self.name.stops(), self.back, self.take)

    def show_state(self, *, changed: bool, can_take: bool, kept: str, asks: bool) -> None:
        """Offer what can be done now.

        ``kept`` is the name under which just these rules are kept, empty if there is none;
        ``asks``: the person is giving them a name.
        """
        self.take.setEnabled(can_take)
        self.name.setVisible(asks)
        self.discard.setVisible(changed and not asks)
        self.keep.setVisible(changed and can_take and not kept and not asks)
        self.forget.setVisible(bool(kept) and not asks)
        text = translate("AllRulesSheet", "&Remove “{name}”")
        self.forget.setText(text.format(name=kept.replace("&", "&&")))

    def lay_into(self, column: QVBoxLayout, width: float, *, is_wide: bool) -> None:
        """Take one row of the column, or more where so many pixels are too few for it."""
        links = QHBoxLayout()
        links.setSpacing(round(0.9 * self._unit))
        for one in (self.discard, self.keep, self.forget):
            links.addWidget(one)
        links.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(round(0.5 * self._unit))
        acts = (self.discard, self.keep, self.back, self.take)
        needed = sum(one.sizeHint().width() for one in acts) + 4 * links.spacing()
        if is_wide:
            row.addWidget(self.name, 1)
        else:
            column.addWidget(self.name)
        if is_wide or needed <= width:
            row.addLayout(links, 1)
        else:
            column.addLayout(links)
            row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.take)
        column.addLayout(row)
