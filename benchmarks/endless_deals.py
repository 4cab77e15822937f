"""Deals of any game that are played by chance at a table, one after another, without an end."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.table import Table

COMPANY = SeatLabels(names=("Frieda", "Rachel", "Pallas", "Argine"), faces=("KH", "QD", "QS", "QC"))


def table_for(rules: Rules) -> Table:
    """Return a table for games by such rules."""
    table = Table()
    if not rules.close:
        table.set_players(COMPANY)
    return table


def fresh_deal(rules: Rules, source: random.Random, dealer: Seat) -> Deal:
    """Shuffle a pack and deal it."""
    pack = list(rules.pack)
    source.shuffle(pack)
    return Deal.start(rules, pack, dealer)


def first_view_of_another(rules: Rules, seed: int) -> View:
    """Return the view of a seat that is not the person's when it is to act for the first time."""
    source = random.Random(seed)
    deal = fresh_deal(rules, source, Seat.A)
    while deal.to_act is Seat.A:
        deal, _ = deal.apply(source.choice(deal.legal_moves()))
    return deal.view(deal.to_act)


class EndlessDeals(QObject):
    """Plays deal after deal by chance, each move when the motions of the last have ended.

    Signals:
        computer_to_act: View of a seat that is not the person's, whenever it is its turn.
    """

    computer_to_act = Signal(object)

    def __init__(self, table: Table, rules: Rules, seed: int) -> None:
        """Play at a table; the person sits on seat A."""
        super().__init__(table)
        self._table = table
        self._source = random.Random(seed)
        self._rules = rules
        self._dealer = seats_of(rules.parties)[-1]
        self._deal = fresh_deal(rules, self._source, self._dealer)
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._move)
        table.motions_finished.connect(self._next.start)

    def start(self) -> None:
        """Deal the first cards."""
        self._show(self._deal.opening_events(), fresh=True)

    def _move(self) -> None:
        moves = [move for move in self._deal.legal_moves() if move != GO_OUT]
        if not moves:
            self._deal = fresh_deal(self._rules, self._source, self._dealer)
            self.start()
            return
        self._deal, events = self._deal.apply(self._source.choice(moves))
        self._show(events, fresh=False)
        if self._deal.to_act is not Seat.A and not self._deal.is_over:
            self.computer_to_act.emit(self._deal.view(self._deal.to_act))

    def _show(self, events: Sequence[Event], *, fresh: bool) -> None:
        seen = [as_seen_by(Seat.A, event) for event in events]
        view = self._deal.view(Seat.A)
        self._table.play(seen, view, fresh_deal=fresh)
