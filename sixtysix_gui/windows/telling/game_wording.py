"""The words for what lies on the table, by the game that is played there."""

from dataclasses import dataclass

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.stops import Captioned, Spoken, StopName, TableFacts
from sixtysix_gui.text.playing.table_wording import TableWording
from sixtysix_gui.windows.telling.trick_wording import TrickTableWording


@dataclass(frozen=True)
class GameWording:
    """Has the words of the games in which somebody may close, and those of all others."""

    closing: TableWording
    others: TrickTableWording

    def spoken(self, stop: StopName, facts: TableFacts) -> Spoken:
        """Name a stop and describe it, in the language of the moment."""
        return self._of(facts.view).spoken(stop, facts)

    def caption(self, thing: Captioned, facts: TableFacts) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        return self._of(facts.view).caption(thing, facts)

    def contract_foot(self, contract: str, facts: TableFacts) -> str:
        """Say in one sentence what a contract demands, or why it cannot be called now."""
        return self._of(facts.view).contract_foot(contract, facts)

    def other_card_needed(self, view: View) -> str:
        """Say which card alone is exchanged for the turn-up."""
        return self._of(view).other_card_needed(view)

    def _of(self, view: View) -> TableWording | TrickTableWording:
        return self.closing if view.rules.close else self.others
