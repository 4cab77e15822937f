"""Writes the sheets that lie over the table, and writes them anew in another language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.promised_deal import Promise
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.storage.tally import Tally
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.game_end import (
    OverGame,
    game_end,
    game_over_note,
    practice_note,
)
from sixtysix_gui.text.results.result_table import result_table
from sixtysix_gui.text.results.tally_words import tally_words
from sixtysix_gui.windows.playing.coach_reviews import CoachReviews
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, speed_of
from sixtysix_gui.windows.sheets.results.deal_sheet import (
    DealSheet,
    DealSheetActs,
    WordRequest,
    WordSheet,
)
from sixtysix_gui.windows.sheets.results.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer


@dataclass(frozen=True)
class SheetActs:
    """What the buttons and fields of all sheets do."""

    go_on: Callable[[], None]
    deal: Callable[[str], None]
    typed: Callable[[str], None]
    show_tricks: Callable[[], None]
    look_back: Callable[[], None]
    show_proof: Callable[[], None]
    play_again: Callable[[], None]
    take_back: Callable[[], None]
    new_game: Callable[[], None]
    leave: Callable[[], None]
    once_more: Callable[[], None]
    once_more_key: Callable[[], str]
    back_to_review: Callable[[], Callable[[], None] | None] = lambda: None


class SheetWriter:
    """Lays one sheet at a time on the table."""

    def __init__(
        self,
        layer: SheetLayer,
        keeper: SettingsKeeper,
        acts: SheetActs,
        reviews: CoachReviews | None = None,
    ) -> None:
        """Write onto a layer.

        ``reviews`` are what the coach finds by himself; without them the sheets say nothing of it.
        """
        self._reviews = reviews
        self._layer = layer
        self._keeper = keeper
        self._acts = acts

    def show_result(
        self,
        finished: DealFinished,
        view: View,
        setup: GameSetup,
        promise: Promise | None,
        record: DealRecord,
    ) -> None:
        """Show how a deal ended; with a promise, ask for a word for the next one.

        ``record`` is the deal, for what the coach has to say of it.
        """
        has_coach = setup.rules.close
        acts = self._deal_acts(finished, with_coach=has_coach)
        request = self._word_request(promise)

        def write(unit: float) -> DealSheet:
            settings = self._keeper.settings
            people = people_of(setup, settings)
            result = DealResult(finished.outcome, view, people)
            reviews, coach = self._reviews, None
            if reviews is not None and has_coach:
                coach = reviews.note_on(record, people.name(setup.others[0]))
            return DealSheet(
                unit,
                result_table(result, finished.before, finished.after),
                settings.deck,
                acts,
                request(),
                _note_on(finished),
                coach,
                may_be_low=not has_coach,
            )

        self._show(write)

    def _deal_acts(self, finished: DealFinished, *, with_coach: bool) -> DealSheetActs:
        return DealSheetActs(
            go_on=self._acts.go_on,
            show_tricks=self._acts.show_tricks,
            play_again=self._acts.play_again,
            take_back=self._acts.take_back if finished.practice else None,
            show_proof=self._acts.show_proof if self._was_asked_for_word(finished) else None,
            back_to_game=finished.again,
            back_to_review=self._acts.back_to_review(),
            with_coach=with_coach,
        )

    def _word_request(self, promise: Promise | None) -> Callable[[], WordRequest | None]:
        """Ask for a word on a sheet, and remember what was typed when it is written anew."""
        typed: list[str] = [""]

        def take(word: str) -> None:
            typed[0] = word
            self._acts.typed(word)

        return lambda: None if promise is None else WordRequest(promise.text, take, typed[0])

    def show_end(self, over: OverGame, tally: Tally | None, best: Sequence[Card] = ()) -> None:
        """Show the end of a game; ``best`` are cards of the winner to be seen over the sheet."""
        has_coach = over.setup.rules.close
        acts = GameSheetActs(
            once_more=self._acts.once_more,
            once_more_key=self._acts.once_more_key(),
            look_back=self._acts.look_back,
            with_coach=has_coach,
            other_game=self._acts.new_game,
            leave=self._acts.leave,
        )

        def write(unit: float) -> GameSheet:
            people = people_of(over.setup, self._keeper.settings)
            reviews, marks = self._reviews, None
            if reviews is not None and has_coach:
                marks = reviews.marks_of(over.records, people.name(over.setup.others[0]))
            end = game_end(over, people, tally_words(tally, people))
            return GameSheet(unit, end, acts, best, marks, may_be_low=not has_coach)

        self._show(write)

    def ask_for_word(self, promise: str) -> None:
        """Ask for a word before the first deal of a game."""
        self._show(lambda unit: WordSheet(unit, promise, self._acts.deal))

    def take_away(self) -> None:
        """Clear the table."""
        self._layer.take_away()

    def write_anew(self) -> None:
        """Write the sheet that lies there once more."""
        self._layer.write_anew()

    def _was_asked_for_word(self, finished: DealFinished) -> bool:
        return finished.proof is not None and self._keeper.settings.offer_word

    def _show(self, write: Callable[[float], DealSheet | GameSheet | WordSheet]) -> None:
        self._layer.set_speed(speed_of(self._keeper.settings))
        self._layer.show_sheet(write)


def _note_on(finished: DealFinished) -> str:
    """Say what else is to be known of a settled deal: that it was practice, and the last."""
    notes: list[str] = []
    if finished.practice:
        notes.append(practice_note(again=finished.again))
    if finished.ends_game and not finished.again:
        notes.append(game_over_note())
    return " ".join(notes)
