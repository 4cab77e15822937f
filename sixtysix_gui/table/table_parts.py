"""What any table is made with: its view, its scene, its words, and who shows that one thinks."""

from typing import Any, Protocol, TypeVar

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.captions.base_captions import CaptionWords
from sixtysix_gui.table.input.base_focus import StopTeller
from sixtysix_gui.table.scene.base_scene import AnyNotices, BaseScene
from sixtysix_gui.table.zones.lying_cards import AnyCards


class ShownView(Protocol):
    """What any table asks of the view that it shows."""

    @property
    def my_turn(self) -> bool:
        """Whether the seat itself is to act."""
        ...

    @property
    def outcome(self) -> object | None:
        """How the deal has ended; None while it is played."""
        ...

    @property
    def trump(self) -> Suit | None:
        """The suit that is trump; None where none is yet."""
        ...


class Thinking(Protocol):
    """Shows that somebody else is thinking."""

    def end(self) -> None:
        """Nobody is."""
        ...

    def rest(self) -> None:
        """Nothing moves any more: the time that counts begins."""
        ...


class TableWords(StopTeller, CaptionWords[Any, Any], Protocol):
    """The words for what lies on a table, to be heard and to be read."""


ViewT = TypeVar("ViewT", bound=ShownView)
SceneT = TypeVar("SceneT", bound=BaseScene[AnyCards, AnyNotices])
WordingT = TypeVar("WordingT", bound=TableWords)
