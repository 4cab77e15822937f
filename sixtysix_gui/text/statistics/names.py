"""What stands on all pages of the statistics: names of pages, filters, buttons, and states."""

from datetime import date
from enum import Enum

from PySide6.QtCore import QDate, QLocale

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.archive.rows import RulesText
from sixtysix_gui.statistics.figures import Who
from sixtysix_gui.statistics.selection import Period
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import isolated, shown_name, translate
from sixtysix_gui.text.names import in_this_language, opponent_name, opponent_of
from sixtysix_gui.text.rules.rule_sets import changed_name, plain_name


class Page(Enum):
    """The pages, in their order in the list."""

    OVERVIEW = "overview"
    OVER_TIME = "over time"
    LUCK = "luck and play"
    CLOSING = "closing"
    THEMES = "themes"
    FAIR = "fair cards"
    STRENGTH = "strength"
    DATA = "your data"


FOR_ALL_GAMES = (Page.OVERVIEW, Page.OVER_TIME, Page.DATA)
"""The pages of games that the coach does not know: those of three and four, and two more."""


def window_name() -> str:
    """Name the window."""
    return translate("Statistics", "Statistics")


def pages_name() -> str:
    """Name the list of pages to readers of the screen."""
    return translate("Statistics", "Pages")


def page_name(page: Page) -> str:
    """Name a page."""
    names = {
        Page.OVERVIEW: translate("Statistics", "Overview"),
        Page.OVER_TIME: translate("Statistics", "Over time"),
        Page.LUCK: translate("Statistics", "Luck and play"),
        Page.CLOSING: translate("Statistics", "Closing"),
        #: what there is to learn from moves that cost something
        Page.THEMES: translate("Statistics", "Themes"),
        Page.FAIR: translate("Statistics", "Fair cards"),
        Page.STRENGTH: translate("Statistics", "Strength"),
        Page.DATA: translate("Statistics", "Your data"),
    }
    return names[page]


def rules_name(rules: RulesText) -> str:
    """Name the rule set that a record names, which may be a foreign one."""
    name = shown_name(plain_name(rules.name))
    return changed_name(name) if rules.changes else name


def rules_filter() -> str:
    """Name the filter of rule sets."""
    return translate("Statistics", "Rule set")


def against_filter(*, partners: bool) -> str:
    """Name the filter of opponents, or of partners."""
    if partners:
        return translate("Statistics", "Partner")
    return translate("Statistics", "Opponent")


def period_filter() -> str:
    """Name the filter of time."""
    return translate("Statistics", "Time")


def everyone(*, partners: bool) -> str:
    """Name the filter that lets everyone through."""
    if partners:
        return translate("Statistics", "With every partner")
    return translate("Statistics", "Against everyone")


def period_name(period: Period) -> str:
    """Name a filter of time."""
    names = {
        Period.ALL: translate("Statistics", "All time"),
        Period.LAST_100: translate("Statistics", "Last 100 deals"),
        Period.LAST_30_DAYS: translate("Statistics", "Last 30 days"),
    }
    return names[period]


def who_name(who: Who, deck: Deck) -> str:
    """Name somebody else at the table as a plate does: Queen, or their own name."""
    if who.level in LEVELS:
        return opponent_name(opponent_of(who.level), deck)
    return isolated(in_this_language(shown_name(who.name or who.level))) or "?"


def against_name(against: str, deck: Deck) -> str:
    """Name whom a filter lets through: a level, or somebody by name."""
    return who_name(Who(level=against) if against in LEVELS else Who(name=against), deck)


def not_counted(*, for_two: bool) -> str:
    """Say at the foot what does not count, and for other games which pages there are not."""
    text = translate("Statistics", "Practice games and deals with hints are not counted here.")
    if for_two:
        return text
    more = translate(
        "Statistics",
        "Luck and play, Closing, Themes, Fair cards and Strength are for games of two in which "
        "the talon can be closed.",
    )
    return f"{text} {more}"


def close_button() -> str:
    """Name the button that closes the window."""
    return translate("Statistics", "Close")


def too_few(deals: int) -> str:
    """Say that there are too few deals for figures."""
    return translate(
        "Statistics",
        "Here you will see how you play. After ten deals there is something to tell; so far there "
        "are %n.",
        None,
        deals,
    )


def too_few_fit(deals: int) -> str:
    """Say that the filters leave too few deals."""
    return translate(
        "Statistics", "Only %n deal(s) fit these filters; ten are needed.", None, deals
    )


def none_played() -> str:
    """Say that there is no finished game yet."""
    return translate(
        "Statistics",
        "No game has ended yet. Once one has, you will see here how you play.",
    )


def too_few_reviewed(deals: int) -> str:
    """Say that the coach has reviewed too few deals for figures."""
    return translate(
        "Statistics",
        "This page needs ten deals that the coach has reviewed; so far there are %n.",
        None,
        deals,
    )


def how_reviews_come() -> str:
    """Say how deals get reviewed."""
    return translate(
        "Statistics",
        "A deal is reviewed when you look back at it with the coach, or by itself while the "
        "computer has nothing else to do.",
    )


def counting() -> str:
    """Say that many deals are being counted."""
    return translate("Statistics", "Your deals are being counted…")


def not_counted_now() -> str:
    """Say in the place of a page that its figures are not there."""
    return translate("Statistics", "This page could not be made.")


def being_built(done: int, total: int) -> str:
    """Say that the index of the archive is still being made."""
    text = translate("Statistics", "The archive is being read: {k} of {n} games.")
    return text.format(k=done, n=total)


def in_words(words: tuple[str, ...]) -> str:
    """Say several sentences one after another."""
    return " ".join(filter(None, words))


# ---------------------------------------------------------------------------------------- dates


def month_name(month: str, beside: str = "") -> str:
    """Name a month (``2026-06``), with its year where that is not the year of ``beside``.

    What is no month stays as it is.
    """
    year, _, number = month.partition("-")
    if not (year.isdigit() and number.isdigit() and 1 <= int(number) <= 12):
        return month
    name = QLocale().standaloneMonthName(int(number), QLocale.FormatType.LongFormat)
    if year == beside[:4]:
        return name
    #: a month and its year: June 2025
    return translate("Statistics", "{month} {year}").format(month=name, year=year)


def day_name(day: str) -> str:
    """Write a day (ISO 8601) without its year; what is no day stays as it is."""
    try:
        known = date.fromisoformat(day)
    except ValueError:
        return shown_name(day)
    #: how a day is written without its year, in the letters of Qt: 9 October
    pattern = translate("Statistics", "d MMMM")
    return QLocale().toString(QDate(known.year, known.month, known.day), pattern)


def days_name(first: str, last: str) -> str:
    """Write from which day to which: 3 October – 9 October, or the day alone."""
    if first == last:
        return day_name(first)
    return f"{day_name(first)} – {day_name(last)}"
