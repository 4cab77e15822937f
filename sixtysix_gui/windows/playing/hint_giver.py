"""The coach's hint at the table: a question first, then the move, then why (docs/coach.md, 1)."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sixtysix_gui.coach.judgements import Hint, Nudge, can_review
from sixtysix_gui.controller.coach_worker import CoachJob
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table.values import Advice
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import opponent_called
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import words_of
from sixtysix_gui.windows.sheets.questions import AnswerButton, Offer, Question, ask

if TYPE_CHECKING:
    from sixtysix_gui.text.coach.hints import HintWords

_ = texts("HintGiver")

_TWO = 2


class HintStage(Enum):
    """How much of a hint has been given for the move that is to be made."""

    NOTHING = auto()
    LOOKING = auto()
    FAILED = auto()
    NUDGE = auto()
    MOVE = auto()
    WHY = auto()


class HintGiver(QObject):
    """Gives hints in the person's own games, one step more for every press of the key."""

    def __init__(self, flow: GameFlow, parent: QObject) -> None:
        """Give nothing yet."""
        super().__init__(parent)
        self._flow, self._table, self._controller = flow, flow.table, flow.controller
        self.stage = HintStage.NOTHING
        self._job: CoachJob | None = None
        self._hint: Hint | None = None
        self._view: View | None = None
        self._said_fewer = False
        flow.actions.connect({"hint": self.press})
        flow.table.more_advice_wanted.connect(self.press)
        flow.table.slip_put_away.connect(self._put_slip_away)
        flow.table.advice_ended.connect(self._forget)
        flow.keeper.look_changed.connect(self.retranslate)

    @property
    def can_give(self) -> bool:
        """Whether a hint can be given now: it is the person's turn, and nothing speaks against."""
        view = self._flow.view
        running = self._flow.is_at_table and self._controller.is_deal_running
        if not running or self._flow.is_covered or view is None:
            return False
        if not view.rules.close or not view.my_turn:
            return False
        return self._is_allowed and can_review(view.rules)

    @property
    def _is_allowed(self) -> bool:
        return self._controller.is_practice or self._flow.keeper.settings.coach_hints_in_games

    def why_not(self) -> str:
        """Say why no hint can be given in a deal that runs; empty where that is plain."""
        view = self._flow.view
        running = self._flow.is_at_table and self._controller.is_deal_running
        if not running or self._flow.is_covered or view is None:
            return ""
        if not view.rules.close:
            return self.no_coach
        if not self._is_allowed:
            return _("Hints are off in games that count. See Settings, Coach.")
        if not can_review(view.rules):
            return self._unknown_rules
        return "" if view.my_turn else _("You can get a hint when it is your turn.")

    @property
    def no_coach(self) -> str:
        """Why there is no coach for the game that is played; empty where he knows such games."""
        view = self._flow.view
        if view is None or view.rules.close:
            return ""
        if len(view.rules.seats) == _TWO:
            return self._unknown_rules
        return _("The coach only knows the games for two.")

    @property
    def _unknown_rules(self) -> str:
        return _("The coach does not know these rules well enough to judge.")

    def refuse(self) -> None:
        """Say why no hint can be given now."""
        reason = self.why_not()
        if reason:
            self._table.show_refusal(reason)

    # -------------------------------------------------------------------------------- the presses

    @Slot()
    def press(self) -> None:
        """Give a hint, or one step more of it; after the last the slip goes away."""
        if not self.can_give:
            self.refuse()
            return
        if self.stage is HintStage.NOTHING:
            self._begin()
        elif self.stage is HintStage.FAILED:
            self._look()
        elif self.stage is HintStage.NUDGE:
            self._go_to(HintStage.WHY if self._is_too_close else HintStage.MOVE)
        elif self.stage is HintStage.MOVE and self._has_why:
            self._go_to(HintStage.WHY)
        elif self.stage is HintStage.WHY:
            self._put_slip_away()

    def _begin(self) -> None:
        settings = self._flow.keeper.settings
        counts = not (self._controller.is_practice or self._controller.is_helped)
        if counts and settings.coach_asks_first:
            ask(self._table.window(), self._question())
        else:
            self._look()

    def _question(self) -> Question:
        return Question(
            _("Show a hint?"),
            _("The deal will be marked “with a hint”."),
            safe=AnswerButton(_("Not now")),
            wanted=AnswerButton(_("Show hint"), self._look),
            offer=Offer(_("Don’t ask again"), self._ask_no_more),
        )

    def _ask_no_more(self) -> None:
        self._flow.keeper.change(coach_asks_first=False)

    def _look(self) -> None:
        """Ask the coach; the person can play on meanwhile."""
        view = self._flow.view
        if view is None or not self.can_give:
            return
        self._table.finish_motions()
        self._forget()
        self._view = view
        self.stage = HintStage.LOOKING
        self._show(self._words.looking())
        from sixtysix_gui.coach.findings import FEWER_WORLDS

        if FEWER_WORLDS and not self._said_fewer:
            self._said_fewer = True
            self._flow.notices.say(
                _("On this computer the coach looks at fewer deals, so more remains uncertain.")
            )
        job = self._job = self._flow.worker.hint(view)
        job.advised.connect(self._take)
        job.ended.connect(self._job_is_over)
        job.failed.connect(self._fail)

    # -------------------------------------------------------------------------------- the answers

    @Slot(object)
    def _take(self, hint: Hint) -> None:
        self._hint = hint
        self._flow.mark_helped()
        self._go_to(HintStage.NUDGE)

    @Slot()
    def _job_is_over(self) -> None:
        self._job = None

    @Slot(str)
    def _fail(self, _details: str) -> None:
        self._job = None
        self.stage = HintStage.FAILED
        self._show(self._words.failed())

    # ---------------------------------------------------------------------------- what is shown

    @property
    def _is_too_close(self) -> bool:
        return self._hint is not None and self._hint.nudge is Nudge.TOO_CLOSE

    @property
    def _has_why(self) -> bool:
        return self._hint is not None and len(self._hint.judgement.worths) > 1

    @property
    def _words(self) -> HintWords:
        from sixtysix_gui.text.coach.hints import HintWords

        settings = self._flow.keeper.settings
        called = opponent_called(self._flow.opponent, settings.deck)
        return HintWords(words_of(settings), called, shown_key(Purpose.HINT))

    def _go_to(self, stage: HintStage) -> None:
        self.stage = stage
        self._show(self._advice())

    def _advice(self) -> Advice | None:
        """Write what is to be said at this stage, in the language of the moment."""
        words, hint, view = self._words, self._hint, self._view
        if self.stage is HintStage.LOOKING:
            return words.looking()
        if self.stage is HintStage.FAILED:
            return words.failed()
        if hint is None or view is None:
            return None
        if self.stage is HintStage.NUDGE:
            return words.nudge(hint)
        return words.move(hint, view) if self.stage is HintStage.MOVE else words.why(hint, view)

    def _show(self, advice: Advice | None, *, aloud: bool = True) -> None:
        """Show it, with gold light on the move once that is named."""
        self._table.advise(advice, self._lit)
        if advice is not None and aloud:
            self._flow.announcer.tell_line(advice.spoken)

    @property
    def _lit(self) -> tuple[Move, ...]:
        """The moves that are named at this stage: the best, or both that are as good."""
        from sixtysix_gui.text.coach.hints import names_equal_moves

        hint = self._hint
        if hint is None or self.stage in (HintStage.LOOKING, HintStage.FAILED):
            return ()
        if self._is_too_close:
            return hint.moves if names_equal_moves(hint) else ()
        return () if self.stage is HintStage.NUDGE else hint.moves

    @Slot()
    def retranslate(self) -> None:
        """Say the same in another language, or with other words for cards."""
        if self.stage is not HintStage.NOTHING:
            self._show(self._advice(), aloud=False)

    @Slot()
    def _put_slip_away(self) -> None:
        """Leave the light and the sentence until the move is made."""
        if self.stage is HintStage.WHY:
            self.stage = HintStage.NUDGE if self._is_too_close else HintStage.MOVE
            self._show(self._advice(), aloud=False)

    @Slot()
    def _forget(self) -> None:
        """Want nothing more of this hint: something newer lies on the table."""
        job, self._job = self._job, None
        if job is not None:
            job.forget()
        self.stage = HintStage.NOTHING
        self._hint = self._view = None
