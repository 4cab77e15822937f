"""The sentences of the coach's reasons as reasons.toml has them, in English (docs/coach.md, 4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from sixtysix_gui.coach.values.reasons import LineKind
from sixtysix_gui.text.data_files import read_tables

_FILE = "reasons.toml"


@dataclass(frozen=True)
class ReasonText:
    """The forms of a reason, of which all but the first may be missing; see reasons.toml."""

    says: str
    before: str = ""
    named: str = ""
    watched: str = ""
    counted: str = ""

    def form(self, *, before_move: bool, is_named: bool, is_watched: bool) -> str:
        """Return the form for a moment; what says most about it goes first."""
        if is_watched and self.watched:
            return self.watched
        if is_named and self.named:
            return self.named
        return self.before if before_move and self.before else self.says


@cache
def reason_texts() -> Mapping[str, ReasonText]:
    """Return all reasons by their numbers, and by names what takes their place.

    Raises:
        DataFileError: if reasons.toml is missing or damaged.
    """
    return {key: ReasonText(**row) for key, row in read_tables(_FILE)["reasons"].items()}


@cache
def line_texts() -> Mapping[LineKind, ReasonText]:
    """Return the parts of the line that a reason tells."""
    lines = read_tables(_FILE)["lines"]
    return {kind: ReasonText(**lines[kind.name.lower()]) for kind in LineKind}
