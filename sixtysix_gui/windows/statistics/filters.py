"""The filters above a page: one rule set, against or with whom, and since when."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal

from sixtysix_gui.archive.rows import RulesText
from sixtysix_gui.statistics.selection import Period, Selection
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.statistics import names as said
from sixtysix_gui.windows.statistics.column import LeftRows
from sixtysix_gui.windows.statistics.reading import Wanted
from sixtysix_gui.windows.widgets.choices import WholeDropDown

_GAP = 0.6
"""Between two filters, in text units."""


class FilterRow(LeftRows):
    """Three lists that drop down.

    Signals:
        chosen: Wanted, whenever the person has chosen something else.
    """

    chosen = Signal(object)

    def __init__(self, unit: float) -> None:
        """Begin without values, in words of ``unit`` pixels."""
        self.rules, self.against = WholeDropDown(unit), WholeDropDown(unit)
        self.period = WholeDropDown(unit)
        self.lists = (self.rules, self.against, self.period)
        super().__init__(self.lists, round(_GAP * unit))
        self._wanted = Wanted()
        self._played: tuple[RulesText, ...] = ()
        self._people: tuple[str, ...] = ()
        names = ("filter-rules", "filter-against", "filter-time")
        for one, name in zip(self.lists, names, strict=True):
            one.setObjectName(name)
        self.rules.activated.connect(self._choose_rules)
        self.against.activated.connect(self._choose_against)
        self.period.activated.connect(self._choose_period)

    def offer(
        self, played: Sequence[RulesText], people: Sequence[str], selection: Selection, deck: Deck
    ) -> None:
        """Offer rule sets and people, of which those of the selection are chosen."""
        rules = selection.rules.rules
        with_partner = rules is not None and len(rules.parties) < len(rules.seats)
        self._wanted = Wanted(selection.rules, selection.against, selection.period)
        self._played, self._people = tuple(played), ("", *people)
        names = [said.everyone(partners=with_partner)]
        names += [said.against_name(one, deck) for one in people]
        _fill(self.rules, [said.rules_name(one) for one in played])
        _fill(self.against, names)
        _fill(self.period, [said.period_name(one) for one in Period])
        _choose(self.rules, self._played.index(selection.rules))
        _choose(self.against, self._people.index(selection.against))
        _choose(self.period, list(Period).index(selection.period))
        self.rules.setAccessibleName(said.rules_filter())
        self.against.setAccessibleName(said.against_filter(partners=with_partner))
        self.period.setAccessibleName(said.period_filter())
        self.against.setVisible(len(people) > 1)
        self.updateGeometry()

    def _choose_rules(self, place: int) -> None:
        self._take(replace(self._wanted, rules=self._played[place], against=""))

    def _choose_against(self, place: int) -> None:
        self._take(replace(self._wanted, against=self._people[place]))

    def _choose_period(self, place: int) -> None:
        self._take(replace(self._wanted, period=list(Period)[place]))

    def _take(self, wanted: Wanted) -> None:
        if wanted != self._wanted:
            self._wanted = wanted
            self.chosen.emit(wanted)


def _fill(into: WholeDropDown, names: Sequence[str]) -> None:
    """Offer names; the same ones stay, so that an open list is not disturbed."""
    if [into.itemText(place) for place in range(into.count())] == list(names):
        return
    with QSignalBlocker(into):
        into.clear()
        into.addItems(list(names))
    into.updateGeometry()


def _choose(in_list: WholeDropDown, place: int) -> None:
    with QSignalBlocker(in_list):
        in_list.setCurrentIndex(place)
