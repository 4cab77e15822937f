"""Figures, players and days as the statistics write them; what only one page says stands there."""

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QDate, QLocale

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.archive.rows import RulesText
from sixtysix_gui.statistics.amounts import Count, Currency
from sixtysix_gui.statistics.averages import Mean
from sixtysix_gui.statistics.selection import OtherPlayer
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.table.words import decimal, signed_decimal
from sixtysix_gui.text.common import isolated, shown_name, texts
from sixtysix_gui.text.names import in_this_language, opponent_called, opponent_name, opponent_of
from sixtysix_gui.text.rules.rule_sets import changed_name, plain_name

_ = texts("Statistics")

NO_FIGURE = "–"
"""Where there is nothing to say yet."""


@dataclass(frozen=True)
class FigureWords:
    """A row of figures: its name, the figure, and what is to be added in small letters."""

    name: str
    figure: str
    note: str = ""

    @property
    def told(self) -> str:
        """Say the row: Game points per deal: +0.21, give or take 0.17."""
        if self.figure in ("", NO_FIGURE):
            return f"{self.name}: {self.note}."
        return f"{self.name}: {', '.join(filter(None, (self.figure, self.note)))}."


# ------------------------------------------------------------------------------------------ numbers


def hundredths(value: float) -> str:
    """Write an amount without its sign: 0.21."""
    return decimal(value, decimals=2)


def signed_hundredths(value: float) -> str:
    """Write an amount with its sign: +0.21."""
    return signed_decimal(value, decimals=2)


def mean_figure(mean: Mean) -> str:
    """Write an average with its sign, with as many digits as chance leaves a meaning."""
    return signed_decimal(mean.value, decimals=digits_of(mean))


def digits_of(mean: Mean) -> int:
    """Return how many digits behind the point mean something: one where chance moves it by 1."""
    return 1 if mean.give is not None and mean.give >= 1.0 else 2


def give_or_take(mean: Mean) -> str:
    """Say how far chance may have moved an average; of one game nothing can be said."""
    if mean.give is None:
        return _("from one game")
    text = _("give or take {x}")
    return text.format(x=decimal(mean.give, decimals=digits_of(mean)))


def in_reviewed(deals: int) -> str:
    """Say over how many deals that the coach has reviewed a figure is."""
    return _("in %n deal(s) that were reviewed", "", deals)


def per_deal(currency: Currency) -> str:
    """Name what a deal brings on average."""
    if currency is Currency.CHIPS:
        return _("Chips per deal")
    return _("Game points per deal")


def won_lost(count: Count) -> str:
    """Say how often something was won and lost: 52 won, 19 lost; ties only where there are any."""
    parts = [
        _("{n} won").format(n=count.won),
        _("{n} lost").format(n=count.lost),
    ]
    if count.tied:
        parts.append(_("{n} tied").format(n=count.tied))
    return ", ".join(parts)


# ---------------------------------------------------------------------------- rule sets and players


def rules_name(rules: RulesText) -> str:
    """Name the rule set that a record names, which may be a foreign one."""
    name = shown_name(plain_name(rules.name))
    return changed_name(name) if rules.changes else name


def who_name(who: OtherPlayer, deck: Deck) -> str:
    """Name somebody else at the table as a plate does: Queen, or their own name."""
    if who.level in LEVELS:
        return opponent_name(opponent_of(who.level), deck)
    return isolated(in_this_language(shown_name(who.name or who.level))) or "?"


def level_called(level: str, deck: Deck) -> str:
    """Call a level as sentences do: the Queen."""
    return opponent_called(opponent_of(level), deck)


# --------------------------------------------------------------------------------------------- days


def month_name(month: str, beside: str = "") -> str:
    """Name a month (``2026-06``), with its year where that is not the year of ``beside``.

    What is no month stays as it is.
    """
    year, _unused, number = month.partition("-")
    if not (year.isdigit() and number.isdigit() and 1 <= int(number) <= 12):
        return month
    name = QLocale().standaloneMonthName(int(number), QLocale.FormatType.LongFormat)
    if year == beside[:4]:
        return name
    #: a month and its year: June 2025
    return _("{month} {year}").format(month=name, year=year)


def days_name(first: str, last: str) -> str:
    """Write from which day to which: 3 October – 9 October, or the day alone."""
    if first == last:
        return _day_name(first)
    return f"{_day_name(first)} – {_day_name(last)}"


def _day_name(day: str) -> str:
    """Write a day (ISO 8601) without its year; what is no day stays as it is."""
    try:
        known = date.fromisoformat(day)
    except ValueError:
        return shown_name(day)
    #: how a day is written without its year, in the letters of Qt: 9 October
    pattern = _("d MMMM")
    return QLocale().toString(QDate(known.year, known.month, known.day), pattern)
