"""Writes the sheets that lie over the table, and writes them anew in another language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.promised_deal import Promise
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.storage.tally import Tally
from sixtysix_gui.table.words import they, we
from sixtysix_gui.text.opponents import Opponent, my_name, opponent_called
from sixtysix_gui.text.people import People
from sixtysix_gui.text.results.game_end import (
    OverGame,
    game_end,
    game_over_note,
    practice_note,
)
from sixtysix_gui.text.results.result_table import result_table, settled_from
from sixtysix_gui.text.results.tally_words import tally_words
from sixtysix_gui.text.trick_game.results.game_end import trick_game_end
from sixtysix_gui.text.trick_game.results.settled import TrickSettled, trick_table
from sixtysix_gui.text.trick_game.results.trick_result import TrickResult
from sixtysix_gui.text.trick_game.results.trick_table import TrickTable
from sixtysix_gui.windows.playing.coach_reviews import CoachReviews
from sixtysix_gui.windows.playing.people_at_table import outcomes_of, people_of
from sixtysix_gui.windows.settings.settings_keeper import (
    SettingsKeeper,
    opponent_name_of,
    speed_of,
)
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


@dataclass(frozen=True)
class _Names:
    """Who is who: both names, and how sentences call the other."""

    mine: str
    theirs: str
    called: str


def table_of_several(finished: DealFinished, view: View, people: People) -> TrickTable:
    """Write the figures of a settled deal of three or four."""
    result = TrickResult(finished.outcome, view, people)
    return trick_table(TrickSettled(result, finished.before, finished.after))


class SheetWriter:
    """Lays one sheet at a time on the table."""

    def __init__(
        self,
        layer: SheetLayer,
        keeper: SettingsKeeper,
        acts: SheetActs,
        opponent: Callable[[], Opponent],
        reviews: CoachReviews | None = None,
    ) -> None:
        """Write onto a layer; ``opponent`` gives whoever plays against the person.

        ``reviews`` are what the coach finds by himself; without them the sheets say nothing of it.
        """
        self._reviews = reviews
        self._layer = layer
        self._keeper = keeper
        self._acts = acts
        self._opponent = opponent

    def show_result(
        self,
        finished: DealFinished,
        marriages: Sequence[Marriage],
        promise: Promise | None,
        record: DealRecord | None = None,
    ) -> None:
        """Show how a deal ended; with a promise, ask for a word for the next one.

        ``record`` is the deal, for what the coach has to say of it.
        """
        acts = self._deal_acts(finished, with_coach=True)
        request = self._word_request(promise)

        def write(unit: float) -> DealSheet:
            settings = self._keeper.settings
            names = self._names()
            settled = settled_from(finished, names.mine, names.theirs, marriages, names.called)
            word = request()
            note = _note_on(finished)
            reviews = self._reviews
            coach = (
                None if reviews is None or record is None else reviews.note_on(record, names.called)
            )
            table = result_table(settled)
            return DealSheet(unit, table, settings.deck, acts, word, note, coach)

        self._show(write)

    def show_result_of_several(
        self, finished: DealFinished, view: View, setup: GameSetup, promise: Promise | None
    ) -> None:
        """Show how a deal of three or four ended; with a promise, ask for a word for the next."""
        acts = self._deal_acts(finished, with_coach=False)
        request = self._word_request(promise)

        def write(unit: float) -> DealSheet:
            settings = self._keeper.settings
            note = _note_on(finished)
            table = table_of_several(finished, view, people_of(setup, settings))
            return DealSheet(unit, table, settings.deck, acts, request(), note)

        self._show(write)

    def show_end_of_several(self, over: OverGame, game: Game, tally: Tally | None) -> None:
        """Show the end of a game of three or four."""

        def write(unit: float) -> GameSheet:
            people = people_of(over.setup, self._keeper.settings)
            words = tally_words(tally, *_sides(people))
            acts = GameSheetActs(
                once_more=self._acts.once_more,
                once_more_key=self._acts.once_more_key(),
                look_back=self._acts.look_back,
                with_coach=False,
                other_game=self._acts.new_game,
                leave=self._acts.leave,
            )
            end = trick_game_end(
                game,
                people,
                outcomes_of(over.records),
                resigned=over.resigned,
                practice=over.setup.practice,
                tally=words if len(game.rules.parties) == 2 else None,
            )
            return GameSheet(unit, end, acts, of_several=True)

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

        def write(unit: float) -> GameSheet:
            names = self._names()
            words = tally_words(tally, names.mine, names.theirs, names.called)
            acts = GameSheetActs(
                once_more=self._acts.once_more,
                once_more_key=self._acts.once_more_key(),
                look_back=self._acts.look_back,
                other_game=self._acts.new_game,
                leave=self._acts.leave,
            )
            reviews = self._reviews
            marks = None
            if reviews is not None:
                marks = reviews.marks_of(
                    tuple(each for each in over.records if each.rules.close), names.called
                )
            return GameSheet(unit, game_end(over, names.called, words), acts, best, marks)

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

    def _names(self) -> _Names:
        settings, opponent = self._keeper.settings, self._opponent()
        return _Names(
            mine=my_name(settings),
            theirs=opponent_name_of(settings, opponent),
            called=opponent_called(opponent, settings.deck),
        )

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


def _sides(people: People) -> tuple[str, str, str]:
    """Give what stands at both sides of a tally, and how a sentence calls the other."""
    mine, *others = people.clockwise()
    if len(others) > 1:
        return we(), they(), they()
    (other,) = others
    return people.label(mine), people.label(other), people.name(other)
