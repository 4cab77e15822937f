"""What narrows the list of the archive: rules, opponents, days, results, and a search."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta

from PySide6.QtCore import QObject, QSignalBlocker, QSize, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.ai.players.levels import WEAKEST_FIRST
from sixtysix_gui.archive.rows import ALL, Filter, GameStanding, RulesText
from sixtysix_gui.design import fonts
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.statistics import level_called, rules_name
from sixtysix_gui.windows.archive.draft import EVERYTHING, WantedGames
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.choices import DropDown

_ = texts("Archive")

_LETTERS = 0.96
_LEAST_SEARCH = 7.0
"""Size of letters, and the least width of the field to search in; in text units."""
_MOST_LEAST = 8.0
"""So much of a value is seen at least, in heights of its letters."""
_PAUSE = 180
"""Milliseconds after the last letter until it is searched for."""


class FilterList(DropDown):
    """Offers filters of one kind, the first of which lets everything through.

    It shows the one that is chosen as far as it can; others may be wider.
    """

    def __init__(self, name: str, spoken: str, offered: Mapping[Filter, str], unit: float) -> None:
        """Offer filters by their names; readers say ``spoken`` with them."""
        super().__init__()
        self._offered = tuple(offered)
        self._size = _LETTERS * unit
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(spoken)  # of a list, readers say the value as its name
        self.setFont(fonts.text(self._size))
        self.view().setFont(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.addItems(list(offered.values()))

    @property
    def chosen(self) -> Filter:
        """The filter that is chosen."""
        return self._offered[self.currentIndex()]

    def choose(self, wanted: Filter) -> None:
        """Choose a filter, if it is offered."""
        self.setCurrentIndex(self._offered.index(wanted) if wanted in self._offered else 0)
        self.mark()

    def mark(self) -> None:
        """Write in bold what leaves games out."""
        weight = TextWeight.SEMI_BOLD if self.currentIndex() > 0 else TextWeight.REGULAR
        self.setFont(fonts.text(self._size, weight))

    @override
    def minimumSizeHint(self) -> QSize:
        """Wide enough for what is chosen, unless that is very long."""
        least = super().minimumSizeHint()
        wanted = min(round(self.width_for(self.shown_text)) + 1, round(_MOST_LEAST * self.unit))
        return least.expandedTo(QSize(wanted, 0))


class FilterFields(QObject):
    """The fields, which the sheet puts in their places.

    Signals:
        changed: WantedGames, what is wanted now.
    """

    changed = Signal(object)

    def __init__(
        self,
        wanted: WantedGames,
        played: Sequence[RulesText],
        deck: Deck,
        today: date,
        unit: float,
    ) -> None:
        """Show what is wanted; ``played`` are the rules that games were played by."""
        super().__init__()
        self._wanted = wanted
        self._unit = unit
        names = dict.fromkeys(rules.name for rules in played)
        self.rules = FilterList(
            "filter-rules",
            _("Rules"),
            {ALL: _("All games")}
            | {Filter(rules=name): rules_name(RulesText(name)) for name in names},
            unit,
        )
        self.against = FilterList(
            "filter-against",
            _("Opponent or partner"),
            {ALL: _("Everyone")}
            | {
                Filter(against=level): as_sentence(level_called(level, deck))
                for level in WEAKEST_FIRST
            },
            unit,
        )
        times = _times(today)
        since = wanted.filter.since
        if since and Filter(since=since) not in times:
            times[Filter(since=since)] = since
        self.time = FilterList("filter-time", _("Time"), times, unit)
        self.result = FilterList("filter-result", _("Result"), _results(), unit)
        self.lists = (self.rules, self.against, self.time, self.result)
        """The lists that drop down, from left to right."""
        self.search = self._search_field()
        self.stops: tuple[QWidget, ...] = (*self.lists, self.search)
        """What Tab goes through."""
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._take_text)
        self._show()
        for field in self.lists:
            field.activated.connect(self._take)

    def clear(self) -> None:
        """Want all games."""
        self._wanted = EVERYTHING
        self._pause.stop()
        with QSignalBlocker(self.search):
            self.search.clear()
        self._show()
        self.changed.emit(EVERYTHING)

    def clear_search(self) -> None:
        """Want all games that the lists let through."""
        self.search.clear()
        self._take_text()

    def _search_field(self) -> QLineEdit:
        height = self.rules.sizeHint().height()
        made = paper.field(self._wanted.text, "search", _LETTERS * self._unit, height)
        made.setPlaceholderText(_("Search"))
        made.setAccessibleName(_("Search the games"))
        made.setMaxLength(64)
        made.setMinimumWidth(round(_LEAST_SEARCH * self._unit))
        made.setFixedHeight(height)
        made.textEdited.connect(self._wait)
        return made

    # ------------------------------------------------------------------------------ what is wanted

    def _show(self) -> None:
        wanted = self._wanted.filter
        self.rules.choose(Filter(rules=wanted.rules))
        self.against.choose(Filter(against=wanted.against))
        self.time.choose(Filter(since=wanted.since))
        self.result.choose(replace(wanted, rules="", against="", since=""))

    def _take(self) -> None:
        narrowed = replace(
            self.result.chosen,
            rules=self.rules.chosen.rules,
            against=self.against.chosen.against,
            since=self.time.chosen.since,
        )
        self._wanted = replace(self._wanted, filter=narrowed)
        for field in self.lists:
            field.mark()
        self.changed.emit(self._wanted)

    def _wait(self, _text: str) -> None:
        self._pause.start()

    def _take_text(self) -> None:
        text = self.search.text().strip()
        if text != self._wanted.text:
            self._wanted = replace(self._wanted, text=text)
            self.changed.emit(self._wanted)


def _times(today: date) -> dict[Filter, str]:
    """Return the periods that end today, by what the list says of them."""
    return {ALL: _("All time")} | {
        Filter(since=(today - timedelta(days=days)).isoformat()): name
        for days, name in (
            (7, _("Last 7 days")),
            (30, _("Last 30 days")),
            (365, _("Last 12 months")),
        )
    }


def _results() -> dict[Filter, str]:
    return {
        ALL: _("Any result"),
        Filter(standing=GameStanding.WON): _("Won"),
        Filter(standing=GameStanding.LOST): _("Lost"),
        Filter(standing=GameStanding.TIED): _("Tied"),
        Filter(standing=GameStanding.RESIGNED): _("Resigned"),
        Filter(only_open=True): _("Open"),
        Filter(only_marked=True): _("Marked by the coach"),
    }
