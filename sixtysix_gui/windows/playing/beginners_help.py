"""What is done for those who begin against the two weakest, until they need it no more."""

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_setup import GameSetup, Preferences
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import ENOUGH_CLAIMS
from sixtysix_gui.text.opponents import OPPONENTS, Opponent
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

_WEAK = OPPONENTS[:2]
"""Who is played against by those who are still learning."""


def acts_for_person(settings: Settings, opponents: Collection[Opponent]) -> Preferences:
    """Return what the controller does on the person's behalf against these opponents."""
    first = settings.draw_for_me == "first" and _are_weak(opponents)
    return Preferences(
        claim_for_me=settings.claim_for_me,
        draw_for_me=first or settings.draw_for_me == "always",
        last_card_for_me=settings.last_card_for_me,
        before_partner=settings.before_partner,
    )


def is_asked_about(move: Move, settings: Settings, opponents: Collection[Opponent]) -> bool:
    """Return whether a move is "Out!" and the person wants to be asked about that."""
    if move != GO_OUT or settings.confirm_out == "never":
        return False
    return settings.confirm_out == "always" or _are_weak(opponents)


class BeginnersHelp(QObject):
    """Ends the help by itself: the draw after a game, the question after three right claims.

    Signals:
        said: str, a line that tells what is different from now on.
    """

    said = Signal(str)

    def __init__(self, keeper: SettingsKeeper, parent: QObject | None = None) -> None:
        """Change the settings of a keeper."""
        super().__init__(parent)
        self._keeper = keeper

    def take_result(self, finished: DealFinished, setup: GameSetup) -> None:
        """Learn from how a deal of the person's own ended."""
        settings = self._keeper.settings
        right = _claimed_rightly(finished, setup)
        if right is not None and settings.confirm_out == "weak" and not settings.claim_for_me:
            self._count(settings.right_claims + 1 if right else 0)
        if settings.draw_for_me == "first" and finished.ends_game and not finished.again:
            self._keeper.change(draw_for_me="never")

    def _count(self, right_claims: int) -> None:
        if right_claims < ENOUGH_CLAIMS:
            self._keeper.change(right_claims=right_claims)
            return
        self._keeper.change(confirm_out="never", right_claims=0)
        self.said.emit(self.tr("You count well: “Out!” is said without a question from now on."))


def _are_weak(opponents: Collection[Opponent]) -> bool:
    return all(one in _WEAK for one in opponents)


def _claimed_rightly(finished: DealFinished, setup: GameSetup) -> bool | None:
    """Return whether the person claimed and won by it; None where the person did not claim."""
    outcome = finished.outcome
    if outcome.claimant != setup.party.number:
        return None
    return outcome.points[setup.party] > 0
