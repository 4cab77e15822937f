"""What is to be seen on each picture: a deal that is written down, the settings, what lies open."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from sixtysix_gui.records import DealRecord, read_records
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.names import opponent_of
from sixtysix_gui.windows.main_window import MainWindow
from sixtysix_gui.windows.settings.settings_keeper import opponent_name_of

DEALS = Path(__file__).parent / "deals"
_LEVEL = "club"
_PLAYED = Settings(
    speed="none",
    show_points="mine",
    level=_LEVEL,
    player_name="Frieda",
    welcomed=True,
    tips=False,
)
"""What all pictures have in common: nothing moves, and somebody has played before."""


@dataclass(frozen=True)
class Scene:
    """A picture: the settings, the deal on the table (a file of ``DEALS``), and what lies over it.

    Without a deal the table is bare. ``presses`` are the object names of buttons that are pressed
    one after the other, each when nothing changes any more.
    """

    settings: Settings
    deal: str = ""
    opens: str | None = None
    presses: tuple[str, ...] = ()

    def show(self, window: MainWindow) -> None:
        """Bring a new window to where the picture is taken."""
        if self.deal:
            window.flow.resume(self._records())
        if self.opens is not None:
            window.actions_by_name[self.opens].trigger()

    def _records(self) -> tuple[DealRecord, ...]:
        """Read the deal; of two, the second is called as the language and the deck have it."""
        opponent = opponent_name_of(self.settings, opponent_of(_LEVEL))
        records = read_records((DEALS / f"{self.deal}.66r").read_text(encoding="utf-8"))
        return tuple(
            _renamed(record, opponent) if record.rules.close else record for record in records
        )


def _renamed(record: DealRecord, opponent: str) -> DealRecord:
    tags = ((name, opponent if name == "B" else value) for name, value in record.tags)
    return replace(record, tags=tuple(tags))


SCENES: dict[str, Scene] = {
    "table": Scene(_PLAYED, "table"),
    "german-cards": Scene(replace(_PLAYED, deck="german", cloth="burgundy"), "german-cards"),
    "result": Scene(replace(_PLAYED, cloth="slate"), "result"),
    "coach": Scene(_PLAYED, "coach", presses=("tricks", "next-mistake")),
    "partners": Scene(_PLAYED, "partners"),
    "rules": Scene(replace(_PLAYED, cloth="walnut"), "rules", "help"),
    "new-game": Scene(replace(_PLAYED, rule_set="schnapsen", length="bummerl"), opens="new_game"),
}
"""Every picture by the name of its file."""
