"""Claims: the moment for one, the question before it, and what is done for beginners."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from sixtysix_gui.controller.game_progress import can_only_claim
from sixtysix_gui.controller.game_setup import GameSetup, Preferences
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints, DealEnd, together
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import ENOUGH_CLAIMS
from sixtysix_gui.table.durations import CLAIM_STAYS
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import OPPONENTS, Opponent
from sixtysix_gui.windows.playing.conductor import Conductor
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question

_ = texts("Claim")


def waits_for_claim(settings: Settings) -> bool:
    """Return whether the partner leads only when the person has said so.

    A moment is no time to hear what is asked: whoever has the screen read is waited for.
    """
    waits = settings.before_partner
    return waits == "wait" or (waits == "moment" and QAccessible.isActive())


class ClaimMoment(QObject):
    """Lets the coin lie alone for a moment.

    Signals:
        begins: the coin lies there, for the first time or once more.
        over: no one has claimed; the partner may lead.
    """

    begins = Signal()
    over = Signal()

    def __init__(
        self, conductor: Conductor, keeper: SettingsKeeper, is_covered: Callable[[], bool]
    ) -> None:
        """Begin without such a moment; it begins again where the coin ``is_covered`` at its end."""
        super().__init__(conductor)
        self._conductor, self._keeper, self._is_covered = conductor, keeper, is_covered
        self._stays = QTimer(self)
        self._stays.setSingleShot(True)
        self._stays.setInterval(CLAIM_STAYS)
        self._stays.timeout.connect(self._end)
        self.over.connect(self._pass_by)

    @property
    def lasts(self) -> bool:
        """Whether the coin lies there now."""
        return self._stays.isActive()

    def look(self) -> None:
        """Begin, or go on, where the deal asks for it; end everywhere else."""
        if not is_claim_only(self._conductor.view) or waits_for_claim(self._keeper.settings):
            self._stays.stop()
        elif not self.lasts:
            self._begin()

    def _begin(self) -> None:
        self._stays.start()
        self.begins.emit()

    def _end(self) -> None:
        if self._is_covered():
            self._begin()
        else:
            self.over.emit()

    def _pass_by(self) -> None:
        """Let the partner lead, unless the table is not seen now or a sheet lies on it."""
        conductor = self._conductor
        if not conductor.is_at_table or not is_claim_only(conductor.view):
            return
        if conductor.sheets.sheet is not None or conductor.table.is_moving:
            self.look()
        else:
            conductor.controller.propose(PASS)

    def hold(self) -> None:
        """End it without a word: the person is asked about the claim."""
        self._stays.stop()


def is_claim_only(view: View | None) -> bool:
    """Return whether the person is to act and could only claim before the partner leads."""
    return view is not None and view.my_turn and can_only_claim(view)


def claim_cost(view: View) -> int:
    """Return the game points that saying "Out!" now costs if it is wrong (rules.md 3.5)."""
    if not view.rules.close:
        return _cost_of_several(view)
    mine = view.card_points[view.seat]
    too_few = CardPoints(captured=min(mine.total, TARGET - 1), tricks=mine.tricks)
    card_points = [too_few, too_few]
    card_points[opposite(view.seat)] = view.card_points[opposite(view.seat)]
    end = DealEnd((card_points[0], card_points[1]), view.close, claimant=view.seat)
    return settle(view.rules, end).game_points


def _cost_of_several(view: View) -> int:
    """Settle the deal as if the person's side had one card point too few (many.md 1.5)."""
    rules = view.rules
    mine = rules.sides[view.seat]
    least = rules.out_target - 1
    card_points = [
        together(view.card_points[seat] for seat in party.seats) for party in rules.parties
    ]
    earned = card_points[mine.number]
    captured = min(earned.captured, max(0, least - earned.melded - earned.bonus))
    card_points[mine.number] = CardPoints(captured, 0, 0, earned.tricks)
    end = DealEnd(tuple(card_points), claimant=mine.number)
    return max(settle(rules, end).points)


def claim_question(say: Callable[[], None], view: View, wait: Callable[[], None]) -> Question:
    """Ask whether to say it; ``say`` says it, ``wait`` does not."""
    line = _("If you miscounted, it costs {cost}.")
    return Question(
        _("Say “Out!”?"),
        line.format(cost=claim_cost(view)),
        safe=AnswerButton(_("Not yet"), wait),
        others=(AnswerButton(_("Out!"), say),),
    )


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


def learn_from(finished: DealFinished, setup: GameSetup, keeper: SettingsKeeper) -> str:
    """End the help for beginners after a deal: the draw after a game, the question after claims.

    Returns a line that tells what is different from now on; empty where nothing is.
    """
    settings = keeper.settings
    if settings.draw_for_me == "first" and finished.ends_game and not finished.again:
        keeper.change(draw_for_me="never")
    right = _claimed_rightly(finished, setup)
    if right is None or settings.confirm_out != "weak" or settings.claim_for_me:
        return ""
    right_claims = settings.right_claims + 1 if right else 0
    if right_claims < ENOUGH_CLAIMS:
        keeper.change(right_claims=right_claims)
        return ""
    keeper.change(confirm_out="never", right_claims=0)
    return QCoreApplication.translate(
        "BeginnersHelp", "You count well. From now on, you will not be asked before “Out!”."
    )


def _are_weak(opponents: Collection[Opponent]) -> bool:
    return all(one in _WEAK for one in opponents)


def _claimed_rightly(finished: DealFinished, setup: GameSetup) -> bool | None:
    """Return whether the person claimed and won by it; None where the person did not claim."""
    outcome = finished.outcome
    if outcome.claimant != setup.party.number:
        return None
    return outcome.points[setup.party] > 0
