"""The wrong records of broken.txt: what is changed in a worked one, and what is said of it."""

from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.records import Reason
from tests.records.many_records import worked


@dataclass(frozen=True)
class Broken:
    """A worked record in which ``old`` is ``new``; trick and token name the fault."""

    game: str
    old: str
    new: str
    reason: Reason
    trick: int | None
    token: str
    sentence: str

    @property
    def name(self) -> str:
        return f"{self.game}: {self.new or 'without ' + self.old}"[:70]

    @property
    def is_in_moves(self) -> bool:
        """Whether the fault lies behind the tags."""
        text = worked(self.game)
        return text.index(self.old) > text.index("\n\n")


def _row(line: str) -> Broken:
    game, old, new, reason, trick, token, sentence = (
        field.strip().replace("\\n", "\n") for field in line.split("|")
    )
    number = int(trick) if trick else None
    return Broken(game, old, new, Reason[reason], number, token, sentence)


_LINES = Path(__file__).with_name("broken.txt").read_text(encoding="utf-8").splitlines()
BROKEN = [_row(line) for line in _LINES if line and not line.startswith("#")]
OF_SEVERAL = [row for row in BROKEN if not row.game.startswith("r")]
"""Those of the games whose talon is never closed."""
