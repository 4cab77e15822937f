"""Days in words, as people speak of them: today, yesterday, a weekday, a date; and months."""

import re
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale

from sixtysix_gui.text.common import as_sentence, texts

_ = texts("Archive")

_TIME = re.compile(r"[0-2][0-9]:[0-5][0-9]")
_DAYS_WITH_WEEKDAY = 14
"""For so many days a date tells the day of the week."""


def day_words(day: str, time: str, today: date) -> str:
    """Write the day of a game, today with the time; empty where it is not known."""
    found = _read_day(day)
    if found is None:
        return ""
    if found == today:
        return f"{_today()} {_clock(time)}".rstrip()
    if found == today - timedelta(days=1):
        return _yesterday()
    if timedelta(0) < today - found < timedelta(days=_DAYS_WITH_WEEKDAY):
        #: a day in the letters of Qt: ddd short name of the weekday, d day, MMM short month
        return written_day(found, _("ddd d MMM"))
    #: a day in the letters of Qt: d day, MMM short name of the month
    return written_day(found, _("d MMM"))


def spoken_day(day: str, time: str, today: date) -> str:
    """Say the day of a game, and the time where it is today's."""
    found = _read_day(day)
    if found is None:
        return ""
    if found == today:
        return ", ".join(filter(None, (_today(), _clock(time))))
    if found == today - timedelta(days=1):
        return _yesterday()
    if found.year == today.year:
        #: a day in the letters of Qt: dddd weekday, d day, MMMM month
        return written_day(found, _("dddd d MMMM"))
    #: a day in the letters of Qt: d day, MMMM month, yyyy year
    return written_day(found, _("d MMMM yyyy"))


def day_within(day: str, today: date) -> str:
    """Say the day of a game in the middle of a sentence, where today has a small letter."""
    said = spoken_day(day, "", today)
    return said[:1].lower() + said[1:] if said in (_today(), _yesterday()) else said


def month_heading(month: str) -> str:
    """Write a month as a heading, of ``2026-11`` or of a whole day: November 2026."""
    found = _read_day(f"{month[:7]}-01")
    if found is None:
        return _("Date unknown")
    #: a month in the letters of Qt: MMMM month, yyyy year
    return as_sentence(written_day(found, _("MMMM yyyy")))


def written_day(day: date, pattern: str) -> str:
    """Write a day by a pattern in the letters of Qt."""
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def _clock(time: str) -> str:
    """Return a time of the day; empty for anything else that a file may have there."""
    return time if _TIME.fullmatch(time) else ""


def _read_day(day: str) -> date | None:
    try:
        return date.fromisoformat(day)
    except ValueError:  # a file may have anything there
        return None


def _today() -> str:
    return _("Today")


def _yesterday() -> str:
    return _("Yesterday")
