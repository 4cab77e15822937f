"""The words of the table of several while somebody is shown how it goes."""

from collections.abc import Callable
from dataclasses import dataclass

from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.windows.texts.trick_game.table_words import TrickTableWords


@dataclass(frozen=True)
class GuidedTableWords(TrickTableWords):
    """Lets readers of the screen hear the sentence of the step in place of what is expected.

    ``step`` gives that sentence for a view, empty where nothing is to be done.
    """

    step: Callable[[TrickView], str]

    @override
    def spoken_status(self, view: TrickView, armed: Suit | None = None) -> str:
        """Say what is to be done now."""
        return self.step(view) or super().spoken_status(view, armed)
