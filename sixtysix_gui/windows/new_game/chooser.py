"""Lays the New game sheet on the table, leads to All rules and back, and tells the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings_values import OwnRules
from sixtysix_gui.text.rules.rule_sets import rule_cards
from sixtysix_gui.windows.new_game.choice import (
    Cards,
    NewGame,
    NewGameDraft,
    chosen_before,
    chosen_for,
    offered_cards,
)
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, rules_of, speed_of
from sixtysix_gui.windows.sheets.fitted_sheet import MOST_WIDTH, arrangement_for
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer, SheetMaker

if TYPE_CHECKING:
    from sixtysix_gui.windows.new_game.all_rules import AllRulesSheet
    from sixtysix_gui.windows.new_game.rules_draft import RulesDraft
    from sixtysix_gui.windows.new_game.sheet import NewGameSheet


class GameChooser(QObject):
    """Asks what game to play, over whatever lies on the table; that comes back on Cancel.

    Signals:
        chosen: NewGame, which is to be dealt.
        rules_taken: Rules for the next game, where only the rules were asked for.
        opened: a sheet lies on the table now.
        closed: it was taken away without a choice.
        guide_wanted: str, the game whose guided deal is to be shown; the sheet was taken away.
    """

    chosen = Signal(object)
    rules_taken = Signal(object)
    opened = Signal()
    closed = Signal()
    guide_wanted = Signal(str)

    def __init__(
        self,
        layer: SheetLayer,
        keeper: SettingsKeeper,
        parent: QObject | None = None,
        cards: Cards | None = None,
    ) -> None:
        """Lay sheets on a layer; ``cards`` are the rule cards, by default of what is ready."""
        super().__init__(parent)
        self._layer = layer
        self._keeper = keeper
        self._cards = offered_cards(rule_cards()) if cards is None else cards
        self._draft: NewGameDraft | None = None
        self._rules: RulesDraft | None = None
        self._below: SheetMaker | None = None

    @property
    def sheet(self) -> NewGameSheet | AllRulesSheet | None:
        """The sheet that lies on the table; None if it is none of these."""
        if self._draft is None and self._rules is None:
            return None
        from sixtysix_gui.windows.new_game.all_rules import AllRulesSheet
        from sixtysix_gui.windows.new_game.sheet import NewGameSheet

        lies = self._layer.sheet
        return lies if isinstance(lies, NewGameSheet | AllRulesSheet) else None

    def ask(self, before: NewGame | None = None) -> None:
        """Show the sheet, as ``before`` or as in the last game; one that lies there stays."""
        if self.sheet is not None:
            self.sheet.take_focus()
            return
        settings = self._keeper.settings
        choice = chosen_before(settings) if before is None else before
        others = {count: chosen_for(settings, count) for count in self._cards}
        self._draft = NewGameDraft(choice, settings.own_rules, self._cards, others)
        self._rules = None
        self._lay(self._write_new_game)

    def ask_for_rules(self) -> None:
        """Show all rules of the next game."""
        if self.sheet is not None:
            self.sheet.take_focus()
            return
        from sixtysix_gui.windows.new_game.rules_draft import RulesDraft

        self._draft = None
        self._rules = RulesDraft.of(rules_of(self._keeper.settings))
        self._lay(self._write_all_rules)

    def cancel(self) -> None:
        """Take the sheet away; what lay there before comes back."""
        self._take_away()
        self.closed.emit()

    def _lay(self, write: SheetMaker) -> None:
        self._below = self._layer.lay_aside()
        self._layer.set_speed(speed_of(self._keeper.settings))
        self._layer.show_sheet(write)
        self.opened.emit()

    def _take_away(self) -> None:
        below, self._below = self._below, None
        self._draft = self._rules = None
        if below is None:
            self._layer.take_away()
        else:
            self._layer.turn_to(below)

    def _write_new_game(self, unit: float) -> PaperSheet:
        from sixtysix_gui.windows.new_game.sheet import NewGameActs, NewGameSheet

        draft = self._draft
        if draft is None:
            raise RuntimeError  # no one writes the sheet once it was taken away
        acts = NewGameActs(
            deal=self._deal,
            cancel=self.cancel,
            all_rules=self._show_all_rules,
            players=self._take_players,
            show_how=self._show_how,
            change_rules=self._change_rules,
        )
        arrangement = arrangement_for(self._layer.table_layout)
        return NewGameSheet(unit, draft, acts, self._keeper.settings, arrangement)

    def _write_all_rules(self, unit: float) -> PaperSheet:
        from sixtysix_gui.windows.new_game.all_rules import AllRulesActs, AllRulesSheet

        draft = self._rules
        if draft is None:
            raise RuntimeError  # as above
        acts = AllRulesActs(
            take=self._take_rules, back=self._leave_rules, keep=self._keep_own, forget=self._forget
        )
        own = self._keeper.settings.own_rules
        layout = self._layer.table_layout
        most_width = MOST_WIDTH * layout.metrics.width
        return AllRulesSheet(unit, draft, own, acts, arrangement_for(layout), most_width)

    def _deal(self, choice: NewGame) -> None:
        self._take_away()
        self.chosen.emit(choice)

    def _show_how(self, game: str) -> None:
        self._take_away()
        self.guide_wanted.emit(game)

    def _take_players(self, players: int) -> None:
        if self._draft is not None:
            self._draft.take_players(players)
            self._layer.rewrite()

    def _change_rules(self, rules: Rules) -> None:
        if self._draft is not None:
            self._draft.take_rules(rules)
            self._layer.rewrite()

    def _show_all_rules(self) -> None:
        from sixtysix_gui.windows.new_game.rules_draft import RulesDraft

        if self._draft is not None:
            self._rules = RulesDraft.of(self._draft.choice.rules)
            self._layer.turn_to(self._write_all_rules)

    def _leave_rules(self) -> None:
        if self._draft is None:
            self.cancel()
        else:
            self._layer.turn_to(self._write_new_game)

    def _take_rules(self, rules: Rules) -> None:
        if self._draft is None:
            self._take_away()
            self.rules_taken.emit(rules)
            self.closed.emit()
            return
        self._draft.take_rules(rules)
        self._layer.turn_to(self._write_new_game)

    def _keep_own(self, own: OwnRules) -> None:
        others = [one for one in self._keeper.settings.own_rules if one.name != own.name]
        self._change_own((*others, own))

    def _forget(self, name: str) -> None:
        others = [one for one in self._keeper.settings.own_rules if one.name != name]
        self._change_own(tuple(others))

    def _change_own(self, own: tuple[OwnRules, ...]) -> None:
        self._keeper.change(own_rules=own)
        if self._draft is not None:
            self._draft.take_own(own)
        self._layer.rewrite()
