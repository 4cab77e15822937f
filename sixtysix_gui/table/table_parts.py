"""What any table is made with: its scene, and who shows that one thinks."""

from typing import Protocol, TypeVar

from sixtysix_gui.table.scene.base_scene import BaseScene
from sixtysix_gui.table.zones.lying_cards import AnyCards


class Thinking(Protocol):
    """Shows that somebody else is thinking."""

    def end(self) -> None:
        """Nobody is."""
        ...

    def rest(self) -> None:
        """Nothing moves any more: the time that counts begins."""
        ...


SceneT = TypeVar("SceneT", bound=BaseScene[AnyCards])
