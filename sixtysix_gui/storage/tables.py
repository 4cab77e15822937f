"""Rows as tables for other programs: CSV and JSON.

Columns have English names that never change, and numbers have decimal points. A spreadsheet takes
a cell that begins with = + - or @ for a formula, and names come from anyone: such texts get an
apostrophe before them in CSV. Numbers do not, for they are none.
"""

import csv
import json
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TextIO, TypeVar

Cell = str | int | float | bool | None
"""What a column can hold; None is an empty cell."""

_Of = TypeVar("_Of")


@dataclass(frozen=True)
class TableColumn(Generic[_Of]):
    """A column: its name, and what of a row stands in it."""

    name: str
    of: Callable[[_Of], Cell]


def write_csv(columns: Sequence[TableColumn[_Of]], rows: Iterable[_Of], out: TextIO) -> None:
    """Write rows as CSV below a line of names, with line ends as RFC 4180 wants them.

    The stream must be one of UTF-8, opened with ``newline=""``.
    """
    writer = csv.writer(out)
    writer.writerow([column.name for column in columns])
    for row in rows:
        writer.writerow([_as_text(column.of(row)) for column in columns])


def write_json(columns: Sequence[TableColumn[_Of]], rows: Iterable[_Of], out: TextIO) -> None:
    """Write rows as a JSON list of objects, one in a line."""
    separator = "[\n"
    for row in rows:
        cells = {column.name: _as_json(column.of(row)) for column in columns}
        out.write(separator + json.dumps(cells, ensure_ascii=False, allow_nan=False))
        separator = ",\n"
    out.write("[]\n" if separator == "[\n" else "\n]\n")


_BEGIN_FORMULAS = tuple("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20")
"""What makes a text a formula, also in the wide characters of East Asia."""


def no_formula(text: str) -> str:
    """Return a text that no spreadsheet computes: names come from anyone."""
    return f"'{text}" if text.startswith(_BEGIN_FORMULAS) else text


def _as_text(cell: Cell) -> str:
    """Return a cell as it stands in CSV; yes is 1 and no is 0."""
    if isinstance(cell, str):
        return no_formula(cell)
    if isinstance(cell, bool):
        return str(int(cell))
    plain = _as_json(cell)
    return "" if plain is None else str(plain)


def _as_json(cell: Cell) -> Cell:
    """Return a cell as JSON can have it: what is no number is left out."""
    return None if isinstance(cell, float) and not math.isfinite(cell) else cell
