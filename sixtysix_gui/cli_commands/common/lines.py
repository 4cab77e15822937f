"""Lines for people: names of files within them, and words with what is said of each beside them."""

from collections.abc import Sequence

_GAP = 2
"""Blanks between two columns at least."""


def one_line(file: str) -> str:
    """Give the name of a file with nothing in it that cannot be printed in a line."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in file)


def in_columns(rows: Sequence[tuple[str, str]], least: int) -> list[str]:
    """Give a line for each word and what is said of it, all of that in one column.

    A word of which nothing is said is a line of its own, as long as it likes. ``least`` is the
    number of characters of a word that does not move the column.

    >>> in_columns([("Rules", "schnapsen"), ("Dealer", "A")], 7)
    ['Rules    schnapsen', 'Dealer   A']
    """
    width = max([least, *(len(word) for word, said in rows if said)]) + _GAP
    return [f"{word:<{width}}{said}" if said else word for word, said in rows]
