"""What narrows the list of the archive: rules, opponents, days, results, and a search."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.ai.players.levels import WEAKEST_FIRST
from sixtysix_gui.archive.rows import ALL, Filter, GameStanding, RulesText
from sixtysix_gui.design import fonts
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.names import opponent_called, opponent_of
from sixtysix_gui.text.statistics import rules_name
from sixtysix_gui.windows.archive.draft import EVERYTHING, WantedGames
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.choices import DropDown

_LETTERS = 0.96
_LEAST_SEARCH = 7.0
"""Size of letters, and the least width of the field to search in; in text units."""
_MOST_LEAST = 8.0
"""So much of a value is seen at least, in heights of its letters."""
_PAUSE = 180
"""Milliseconds after the last letter until it is searched for."""
_DAYS = (7, 30, 365)
_RESULTS: tuple[Filter, ...] = (
    ALL,
    Filter(standing=GameStanding.WON),
    Filter(standing=GameStanding.LOST),
    Filter(standing=GameStanding.TIED),
    Filter(standing=GameStanding.RESIGNED),
    Filter(only_open=True),
    Filter(only_marked=True),
)
"""What the list of results chooses between, as it stands there."""


class FilterList(DropDown):
    """Shows the value that is chosen as far as it can; others may be wider."""

    @override
    def minimumSizeHint(self) -> QSize:
        """Wide enough for what is chosen, unless that is very long."""
        least = super().minimumSizeHint()
        wanted = min(round(self.width_for(self.shown_text)) + 1, round(_MOST_LEAST * self.unit))
        return least.expandedTo(QSize(wanted, 0))


class FilterFields(QObject):
    """The fields, which whoever makes them puts in their places.

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
        self._rules = ["", *dict.fromkeys(rules.name for rules in played)]
        self._levels = ["", *WEAKEST_FIRST]
        self._since = ["", *((today - timedelta(days=days)).isoformat() for days in _DAYS)]
        since = wanted.filter.since
        if since and since not in self._since:
            self._since.append(since)
        self.rules = self._list("filter-rules", translate("Archive", "Rules"), self._rules_names())
        self.against = self._list(
            "filter-against", translate("Archive", "Opponent or partner"), _company_names(deck)
        )
        self.time = self._list("filter-time", translate("Archive", "Time"), self._time_names())
        self.result = self._list("filter-result", translate("Archive", "Result"), _result_names())
        self.search = self._search_field()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._take_text)
        self._show()
        for field in self.lists:
            field.activated.connect(self._take)

    @property
    def lists(self) -> tuple[DropDown, ...]:
        """The lists that drop down, from left to right."""
        return (self.rules, self.against, self.time, self.result)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab goes through."""
        return (*self.lists, self.search)

    def clear(self) -> None:
        """Want all games."""
        self._wanted = EVERYTHING
        self._pause.stop()
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._show()
        self.changed.emit(EVERYTHING)

    def clear_search(self) -> None:
        """Want all games that the lists let through."""
        self.search.clear()
        self._take_text()

    # -------------------------------------------------------------------------------- the fields

    def _list(self, name: str, spoken: str, names: Sequence[str]) -> DropDown:
        made = FilterList()
        made.setObjectName(name)
        made.setAccessibleName(spoken)
        made.setAccessibleDescription(spoken)  # of a list, readers say the value as its name
        made.setFont(fonts.text(_LETTERS * self._unit))
        made.view().setFont(made.font())
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        made.addItems(list(names))
        return made

    def _search_field(self) -> QLineEdit:
        height = self.rules.sizeHint().height()
        made = paper.field(self._wanted.text, "search", _LETTERS * self._unit, height)
        made.setPlaceholderText(translate("Archive", "Search"))
        made.setAccessibleName(translate("Archive", "Search the games"))
        made.setMaxLength(64)
        made.setMinimumWidth(round(_LEAST_SEARCH * self._unit))
        made.setFixedHeight(height)
        made.textEdited.connect(self._wait)
        return made

    def _rules_names(self) -> list[str]:
        known = (rules_name(RulesText(name)) for name in self._rules[1:])
        return [translate("Archive", "All games"), *known]

    def _time_names(self) -> list[str]:
        texts = [
            translate("Archive", "All time"),
            translate("Archive", "Last 7 days"),
            translate("Archive", "Last 30 days"),
            translate("Archive", "Last 12 months"),
        ]
        return [*texts, *self._since[len(texts) :]]

    # ------------------------------------------------------------------------------ what is wanted

    def _show(self) -> None:
        wanted = self._wanted.filter
        for field, place in (
            (self.rules, _place(self._rules, wanted.rules)),
            (self.against, _place(self._levels, wanted.against)),
            (self.time, _place(self._since, wanted.since)),
            (self.result, _place(_RESULTS, _result_of(wanted))),
        ):
            field.setCurrentIndex(place)
        self._mark()

    def _mark(self) -> None:
        """Write in bold what leaves games out."""
        for field in self.lists:
            is_on = field.currentIndex() > 0
            weight = TextWeight.SEMI_BOLD if is_on else TextWeight.REGULAR
            field.setFont(fonts.text(_LETTERS * self._unit, weight))

    def _take(self) -> None:
        result = _RESULTS[self.result.currentIndex()]
        narrowed = replace(
            result,
            rules=self._rules[self.rules.currentIndex()],
            against=self._levels[self.against.currentIndex()],
            since=self._since[self.time.currentIndex()],
        )
        self._wanted = replace(self._wanted, filter=narrowed)
        self._mark()
        self.changed.emit(self._wanted)

    def _wait(self, _text: str) -> None:
        self._pause.start()

    def _take_text(self) -> None:
        text = self.search.text().strip()
        if text != self._wanted.text:
            self._wanted = replace(self._wanted, text=text)
            self.changed.emit(self._wanted)


def _place(values: Sequence[object], value: object) -> int:
    return values.index(value) if value in values else 0


def _result_of(wanted: Filter) -> Filter:
    """Return only what the list of results says of a filter."""
    return Filter(
        standing=wanted.standing, only_open=wanted.only_open, only_marked=wanted.only_marked
    )


def _company_names(deck: Deck) -> list[str]:
    called = (as_sentence(opponent_called(opponent_of(level), deck)) for level in WEAKEST_FIRST)
    return [translate("Archive", "Everyone"), *called]


def _result_names() -> list[str]:
    return [
        translate("Archive", "Any result"),
        translate("Archive", "Won"),
        translate("Archive", "Lost"),
        translate("Archive", "Tied"),
        translate("Archive", "Resigned"),
        translate("Archive", "Open"),
        translate("Archive", "Marked by the coach"),
    ]
