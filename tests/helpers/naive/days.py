"""The deal of a day a second time, by the letter of docs/deal-of-the-day.md."""

import calendar
import hashlib
from datetime import date


def naive_day_code(rules: str, day: date) -> str:
    """The deal code; the date is written without the help of its class."""
    text = f"sixtysix day 1\n{rules}\n{day.year:04}-{day.month:02}-{day.day:02}"
    code = ""
    for byte in hashlib.shake_256(text.encode("utf-8")).digest(400):
        if byte < 240 and len(code) < 23:
            code += "ABCDEFGHJKLMNPRSTWXY"[byte % 20]
            code += "-" if len(code) in (5, 11, 17) else ""
    return code


def naive_dealer(day: date) -> str:
    """The letter of the seat that deals: A is the person's."""
    days = calendar.timegm(day.timetuple()) // 86_400
    return "BA"[days % 2]
