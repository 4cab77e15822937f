"""The files of the weights in sixtysix_gui/ai/two/thinking: three layers, a line a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

_FOLDER = Path(__file__).parents[2] / "sixtysix_gui" / "ai" / "two" / "thinking"
FILE = _FOLDER / "intuition.json"
STEADY_FILE = _FOLDER / "steady.json"
"""The copy that the steady player goes by."""
_DIGITS = 3

Rows = Iterable[Sequence[float]]


def weights_text(layers: Mapping[str, Rows]) -> str:
    """Write layers down by their names."""
    parts = (f' "{name}": [\n{_rows_text(rows)}\n ]' for name, rows in layers.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rows_text(rows: Rows) -> str:
    return ",\n".join(f"  [{', '.join(map(_number_text, row))}]" for row in rows)


def _number_text(number: float) -> str:
    return f"{number:.{_DIGITS}f}".rstrip("0").rstrip(".")
