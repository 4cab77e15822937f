"""Numbers as they are printed in the language that is spoken: its comma, and the sign of print.

Counts within sentences are written by the texts themselves (%n); nothing shows a day but the names
of files, which are the same everywhere.
"""

from PySide6.QtCore import QLocale

MINUS = "−"
"""The sign of what is lost or below nothing; a hyphen would be shorter than the plus."""


def figure(number: int) -> str:
    """Write a number, one below nothing with the sign of print: −3."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Write what is added or taken away: +3, −1, 0."""
    return f"+{number}" if number > 0 else figure(number)


def decimal(number: float, *, decimals: int = 1) -> str:
    """Write a number without its sign: 0.5, or 0,5.

    >>> decimal(-0.46)
    '0.5'
    """
    return QLocale().toString(float(abs(number)), "f", decimals)


def signed_decimal(number: float, *, decimals: int = 1) -> str:
    """Write a number with its sign; what rounds to nothing has none.

    >>> signed_decimal(0.3), signed_decimal(-0.3), signed_decimal(-0.01)
    ('+0.3', '−0.3', '0.0')
    """
    text = decimal(number, decimals=decimals)
    if not round(number, decimals):
        return text
    return ("+" if number > 0 else MINUS) + text
