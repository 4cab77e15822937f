"""Writes the sheets that lie over the table, and writes them anew in another language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixtysix_gui.controller.messages import DealFinished, Promise
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.windows.plates import my_name
from sixtysix_gui.windows.preferences import SettingsKeeper, speed_of
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, DealSheetActs, WordRequest
from sixtysix_gui.windows.sheets.game_sheet import GameEnd, GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.sheets.word_sheet import WordSheet
from sixtysix_gui.windows.texts.practice import practice_note
from sixtysix_gui.windows.texts.result_table import result_table, settled_from


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
    change_settings: Callable[[], None]


class SheetWriter:
    """Lays one sheet at a time on the table."""

    def __init__(
        self,
        layer: SheetLayer,
        keeper: SettingsKeeper,
        acts: SheetActs,
        their_name: Callable[[], str],
    ) -> None:
        """Write onto a layer; ``their_name`` names whoever plays against the person."""
        self._layer = layer
        self._keeper = keeper
        self._acts = acts
        self._their_name = their_name

    def show_result(
        self, finished: DealFinished, marriages: Sequence[Marriage], promise: Promise | None
    ) -> None:
        """Show how a deal ended; with a promise, ask for a word for the next one."""
        acts = DealSheetActs(
            go_on=self._acts.go_on,
            show_tricks=self._acts.show_tricks,
            play_again=self._acts.play_again,
            take_back=self._acts.take_back if finished.practice else None,
            show_proof=None if finished.proof is None else self._acts.show_proof,
            back_to_game=finished.again,
        )
        typed: list[str] = [""]

        def take(word: str) -> None:
            typed[0] = word
            self._acts.typed(word)

        def write(unit: float) -> DealSheet:
            settings = self._keeper.settings
            settled = settled_from(finished, my_name(settings), self._their_name(), marriages)
            word = None if promise is None else WordRequest(promise.text, take, typed[0])
            note = practice_note(again=finished.again) if finished.practice else ""
            return DealSheet(unit, result_table(settled), settings.deck, acts, word, note)

        self._show(write)

    def show_end(self, end: Callable[[str], GameEnd], best: Sequence[Card] = ()) -> None:
        """Show the end of a game; ``end`` is asked again for each language, with the other's name.

        ``best`` are the cards of the winner that are to be seen over the sheet.
        """
        acts = GameSheetActs(
            new_game=self._acts.new_game,
            change_settings=self._acts.change_settings,
            look_back=self._acts.look_back,
        )
        self._show(lambda unit: GameSheet(unit, end(self._their_name()), acts, best))

    def ask_for_word(self, promise: str) -> None:
        """Ask for a word before the first deal of a game."""
        self._show(lambda unit: WordSheet(unit, promise, self._acts.deal))

    def take_away(self) -> None:
        """Clear the table."""
        self._layer.take_away()

    def write_anew(self) -> None:
        """Write the sheet that lies there once more."""
        self._layer.write_anew()

    def _show(self, write: Callable[[float], DealSheet | GameSheet | WordSheet]) -> None:
        self._layer.set_speed(speed_of(self._keeper.settings))
        self._layer.show_sheet(write)
