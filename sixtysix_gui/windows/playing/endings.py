"""How deals and games end: the sheets that say so, the tally, and how it goes on from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.promised_deal import Promise
from sixtysix_gui.controller.signals import DealFinished, GameResigned
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table.layout.hands import sorted_hand
from sixtysix_gui.text.people import People
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.endings import describe_ending
from sixtysix_gui.text.results.game_end import (
    OverGame,
    game_end,
    game_over_note,
    practice_note,
)
from sixtysix_gui.text.results.scores import score_of, tally_words
from sixtysix_gui.windows.playing.coach_reviews import CoachReviews
from sixtysix_gui.windows.playing.conductor import Conductor
from sixtysix_gui.windows.playing.keeping import TallyKeeper, games_counted
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, speed_of

if TYPE_CHECKING:
    from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, DealSheetActs, WordSheet
    from sixtysix_gui.windows.sheets.game_sheet import GameSheet


@dataclass(frozen=True)
class SheetActs:
    """What the buttons of the sheets do."""

    go_on: Callable[[], None]
    look_back: Callable[[], None]
    show_proof: Callable[[], None]
    play_again: Callable[[], None]
    take_back: Callable[[], None]
    new_game: Callable[[], None]
    leave: Callable[[], None]
    once_more: Callable[[], None]
    show_day: Callable[[], bool] = lambda: False
    """Shows what came of the deal of a day, in the place of the game's end; says whether it did."""
    back_to_review: Callable[[], Callable[[], None] | None] = lambda: None


class DealEndings:
    """Keeps what the controller tells of an end, shows it, and goes on from it."""

    def __init__(
        self,
        conductor: Conductor,
        keeper: SettingsKeeper,
        tally: TallyKeeper,
        reviews: CoachReviews,
        acts: SheetActs,
    ) -> None:
        """Know of no end yet."""
        self._controller, self._table = conductor.controller, conductor.table
        self._layer, self._keeper = conductor.sheets, keeper
        self._tally, self._reviews, self._acts = tally, reviews, acts
        self._finished: DealFinished | None = None
        self._resigned: GameResigned | None = None
        self._word = ""

    @property
    def over(self) -> OverGame | None:
        """The game on the table, if it is over; a trial is no game."""
        controller = self._controller
        setup, game = controller.setup, controller.game
        if setup is None or game is None or controller.is_trial or not controller.is_game_over:
            return None
        resigned = self._resigned is not None
        counts = 1 if resigned else games_counted(game, setup)
        return OverGame(game, setup, self._controller.game_records(), resigned, counts)

    def begin_game(self) -> None:
        """Forget the ends of another game."""
        self._finished = self._resigned = None
        self._word = ""
        self._layer.take_away()

    def forget(self) -> None:
        """Clear the table for a deal, a new one or one that is gone on with."""
        records = self._controller.game_records()
        if records and not self._controller.is_game_over:
            self._tally.forget(records[-1].tag("Game") or "")
        self._finished = self._resigned = None
        self._layer.take_away()

    def take_result(self, finished: DealFinished) -> None:
        """Be told how a deal ended."""
        self._finished = finished
        setup = self._controller.setup
        if setup is not None and finished.ends_game and not finished.again:
            last = self._controller.game_records()[-1]
            self._tally.count(setup, finished.after, last, is_known=finished.is_known)

    def take_resignation(self, resigned: GameResigned) -> None:
        """Be told that the person gave up."""
        self._resigned = resigned
        setup = self._controller.setup
        if setup is not None:
            last = self._controller.game_records()[-1]
            known = resigned.is_known
            self._tally.count(setup, resigned.game, last, resigned=True, is_known=known)

    def mark_table(self) -> None:
        """Let the table show that the deal is over: its score, or that no one is to act."""
        if self._resigned is not None:
            self._table.abandon_deal()
        elif self._finished is not None:
            records = self._controller.game_records()
            score = score_of(self._finished.after, records, is_settled=True)
            self._table.show_score(score)

    def show(self) -> bool:
        """Lay the sheet of the end on the table; say whether there was an end."""
        if self._resigned is not None:
            self.mark_table()
            self._show_game()
        elif self._finished is not None:
            self._show_deal(self._finished)
        else:
            return False
        return True

    @property
    def passed_line(self) -> str:
        """What is said of a deal that all have passed; empty where a sheet tells how it ended."""
        finished, view, setup = self._finished, self._controller.view, self._controller.setup
        if finished is None or setup is None or view is None:
            return ""
        if self._promise_to_show() is not None:
            return ""
        return passed_line_of(finished, view, people_of(setup, self._keeper.settings))

    def ask_for_word(self) -> bool:
        """Ask for a word before the first deal, if the person wants that; say whether it is so."""
        promise = self._promise_to_show()
        if promise is None:
            return False
        from sixtysix_gui.windows.sheets.deal_sheet import WordSheet

        self._lay(lambda unit: WordSheet(unit, promise.text, self.deal))
        return True

    def go_on(self) -> None:
        """Go on from a result: to the next deal, to the game that waits, or to the game's end."""
        finished = self._finished
        if finished is not None and finished.again:
            self._controller.back_to_game()
        elif finished is not None and finished.ends_game:
            self._show_game()
        else:
            self.deal(self._word)

    def deal(self, word: str) -> None:
        """Put the sheet away and deal, with the person's word."""
        self._layer.take_away()
        self._controller.deal(word)

    def _lay(self, write: Callable[[float], DealSheet | GameSheet | WordSheet]) -> None:
        self._layer.set_speed(speed_of(self._keeper.settings))
        self._layer.show_sheet(write)

    # ---------------------------------------------------------------------------- of a deal

    def _show_deal(self, finished: DealFinished) -> None:
        """Show the result of a deal; one that no one has won is not heard as a loss either."""
        view, setup = self._controller.view, self._controller.setup
        if view is None or setup is None:
            return
        self._word = ""
        self._lay_result(finished, view, setup)
        self.mark_table()
        self._table.play((), view)
        points = finished.outcome.points
        if max(points) > 0:
            won = points[setup.party] == max(points)
            self._table.let_hear(Sound.DEAL_WON if won else Sound.DEAL_LOST)

    def _lay_result(self, finished: DealFinished, view: View, setup: GameSetup) -> None:
        """Lay the sheet of a deal; it is written again in another language or other sizes."""
        from sixtysix_gui.text.results.result_table import result_table
        from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, WordRequest

        acts, promise = self._deal_acts(finished, setup), self._promise_to_show()
        record = self._controller.game_records()[-1]

        def write(unit: float) -> DealSheet:
            people = people_of(setup, self._keeper.settings)
            result = DealResult(finished.outcome, view, people)
            note = None
            if acts.with_coach:
                note = self._reviews.note_on(record, people.name(setup.others[0]))
            return DealSheet(
                unit,
                result_table(result, finished.before, finished.after),
                self._keeper.settings.deck,
                acts,
                None if promise is None else WordRequest(promise.text, self._keep, self._word),
                _note_on(finished),
                note,
                may_be_low=not acts.with_coach,
            )

        self._lay(write)

    def _keep(self, word: str) -> None:
        self._word = word

    def _deal_acts(self, finished: DealFinished, setup: GameSetup) -> DealSheetActs:
        from sixtysix_gui.windows.sheets.deal_sheet import DealSheetActs

        acts = self._acts
        was_asked = finished.proof is not None and self._keeper.settings.offer_word
        return DealSheetActs(
            go_on=acts.go_on,
            show_tricks=acts.look_back,
            play_again=acts.play_again,
            take_back=acts.take_back if finished.practice else None,
            show_proof=acts.show_proof if was_asked else None,
            back_to_game=finished.again,
            back_to_review=acts.back_to_review(),
            with_coach=setup.rules.close,
        )

    def _promise_to_show(self) -> Promise | None:
        return self._controller.promise if self._keeper.settings.offer_word else None

    # ---------------------------------------------------------------------------- of a game

    def _show_game(self) -> None:
        over, view = self.over, self._controller.view
        if over is None or (over.setup.day is not None and self._acts.show_day()):
            return
        has_fan = view is not None and view.rules.close and over.is_won
        best = best_cards(view, over.setup.seat) if view is not None and has_fan else ()
        self._lay_end(over, best)
        if not over.is_drawn:
            self._table.let_hear(Sound.GAME_WON if over.is_won else Sound.DEAL_LOST)
        if over.is_won:
            self._table.sweep_light()

    def _lay_end(self, over: OverGame, best: Sequence[Card]) -> None:
        """Lay the sheet of a game; ``best`` are cards of the winner to be seen over it."""
        from sixtysix_gui.windows.sheets.game_sheet import GameSheet, GameSheetActs

        has_coach = over.setup.rules.close
        tally = self._tally.tally_of(over.setup)
        acts = GameSheetActs(
            once_more=self._acts.once_more,
            once_more_key=shown_key(Purpose.AGAIN),
            look_back=self._acts.look_back,
            with_coach=has_coach,
            other_game=self._acts.new_game,
            leave=self._acts.leave,
        )

        def write(unit: float) -> GameSheet:
            people = people_of(over.setup, self._keeper.settings)
            marks = None
            if has_coach:
                marks = self._reviews.marks_of(over.records, people.name(over.setup.others[0]))
            end = game_end(over, people, tally_words(tally, people))
            return GameSheet(unit, end, acts, best, marks, may_be_low=not has_coach)

        self._lay(write)


_SHOWN = 7


def best_cards(view: View, winner: Seat) -> tuple[Card, ...]:
    """Return the seven best cards that a player has won or holds, as they are held in a hand.

    Higher ranks are better than lower ones, and among equals trumps; the other player's hand is
    not seen.
    """
    won = [
        card for trick in view.won if trick.winner is winner for card in (trick.led, trick.reply)
    ]
    won += view.hand if winner is view.seat else ()
    won.sort(key=lambda card: (card.rank, card.suit is view.trump), reverse=True)
    return sorted_hand(won[:_SHOWN], view)


def _note_on(finished: DealFinished) -> str:
    """Say what else is to be known of a settled deal: that it was practice, and the last."""
    notes: list[str] = []
    if finished.practice:
        notes.append(practice_note(again=finished.again))
    if finished.ends_game and not finished.again:
        notes.append(game_over_note())
    return " ".join(notes)


# ------------------------------------------------------------------- a deal that all have passed


def passed_line_of(finished: DealFinished, view: View, people: People) -> str:
    """Return what is said of a deal that all have passed; empty where a sheet tells how it ended.

    So it does at the end of a game, and in practice, for there the last pass can be taken back.
    """
    outcome = finished.outcome
    if outcome.reason != "passed" or finished.practice or finished.again or finished.ends_game:
        return ""
    return describe_ending(DealResult(outcome, view, people))


class PassedDeal:
    """Lets a passed deal lie for a moment."""

    def __init__(self, parent: QObject, deal_next: Callable[[], None]) -> None:
        """Begin without such a deal; ``deal_next`` is done when one has lain there."""
        self._rest = QTimer(parent)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(deal_next)

    def lie(self, rest: int) -> bool:
        """Let the deal lie for n milliseconds, and return True; False where it lies already."""
        if self._rest.isActive():
            return False
        self._rest.start(rest)
        return True

    def change_rest(self, rest: int) -> None:
        """Let a deal that lies now lie for another n milliseconds."""
        if self._rest.isActive():
            self._rest.start(rest)

    def clear_away(self) -> None:
        """Let nothing follow from it any more."""
        self._rest.stop()
