"""One deal as the viewer shows it: in words, in a list, and on the table that fits its game."""

from abc import ABC, abstractmethod
from dataclasses import replace

from typing_extensions import override

from sixtysix_gui.controller.record_tags import levels_named
from sixtysix_gui.rules.events import WentOut
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.table.seating import Score, SeatLabels
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.opponents import MY_FACE, opponent_card, opponent_of
from sixtysix_gui.text.playing.table_wording import TableWording
from sixtysix_gui.windows.telling.trick_wording import TrickTableWording
from sixtysix_gui.windows.viewer.deal_lines import ending_sentences, summary_of
from sixtysix_gui.windows.viewer.deal_summary import DealSummary
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.shown_tricks import ShownTricks
from sixtysix_gui.windows.viewer.step_sentences import StepSentences
from sixtysix_gui.windows.viewer.tricks_in_words import TricksInWords

AnyShownDeal = ShownDeal | ShownTricks
"""A deal of any game in its steps."""


_NARROWER = 0.93
"""How much less width the table needs than for two: beside it stand more columns."""


class DealOnTable(ABC):
    """What the viewer does with a deal, whatever was played."""

    @property
    @abstractmethod
    def deal(self) -> AnyShownDeal:
        """The deal in its steps."""

    @property
    @abstractmethod
    def table(self) -> ReplayTable:
        """The table that shows it."""

    @abstractmethod
    def lay(self, options: TableOptions) -> None:
        """Write the plates, and take the words and the look."""

    @abstractmethod
    def show(self, place: int, *, in_motion: bool = False) -> None:
        """Show a step; ``in_motion`` lets what it did be seen."""

    @abstractmethod
    def sentence(self, place: int) -> str:
        """Say what a step did."""

    @abstractmethod
    def ending(self) -> str:
        """Say what follows the sentence of the last step."""

    @abstractmethod
    def summary(self) -> DealSummary:
        """Write the deal down."""


class TwoOnTable(DealOnTable):
    """A deal of two."""

    def __init__(self, deal: ShownDeal, table: ReplayTable, words: CardWords) -> None:
        """Show a deal on a table."""
        self._deal = deal
        self._table = table
        self._words = words
        self._sentences = StepSentences(deal, words)

    @property
    @override
    def deal(self) -> ShownDeal:
        return self._deal

    @property
    @override
    def table(self) -> ReplayTable:
        return self._table

    @override
    def lay(self, options: TableOptions) -> None:
        points = options.show_points if self._deal.is_running else "both"
        self._table.width_part = 1.0
        self._table.set_options(replace(options, show_points=points))
        self._table.set_players(self._labels())
        self._table.set_wording(TableWording(self._words))

    def _labels(self) -> SeatLabels:
        """Write the plates; in the person's own games with their portraits."""
        deal, levels = self._deal, levels_named(self._deal.record)
        level = next(iter(levels.values()), None)
        if deal.me is None or level is None:
            return SeatLabels(names=deal.names, only_watched=deal.me is None)
        theirs = opponent_card(opponent_of(level))
        faces = (MY_FACE, theirs) if deal.me is Seat.A else (theirs, MY_FACE)
        return SeatLabels(names=deal.names, faces=faces)

    @override
    def show(self, place: int, *, in_motion: bool = False) -> None:
        step = self._deal.steps[place]
        events = step.events if in_motion else ()
        self._table.show_step(events, step.view, Score(step.won), trick_lies=step.trick_lies)

    @override
    def sentence(self, place: int) -> str:
        step = self._deal.steps[place]
        if self._deal.me is not None and any(isinstance(one, WentOut) for one in step.events):
            return ""  # the ending, which follows, begins with it
        return self._sentences.of(step)

    @override
    def ending(self) -> str:
        return ending_sentences(self._deal)

    @override
    def summary(self) -> DealSummary:
        return summary_of(self._deal, self._words)


class SeveralOnTable(DealOnTable):
    """A deal of three or four, or of the games of their kind for two."""

    def __init__(self, deal: ShownTricks, table: ReplayTable, words: CardWords) -> None:
        """Show a deal on a table."""
        self._deal = deal
        self._table = table
        self._in_words = TricksInWords(deal, words)
        self._words = words

    @property
    @override
    def deal(self) -> ShownTricks:
        return self._deal

    @property
    @override
    def table(self) -> ReplayTable:
        return self._table

    @override
    def lay(self, options: TableOptions) -> None:
        self._table.width_part = _NARROWER
        self._table.set_options(options)
        self._table.set_players(self._labels())
        self._table.set_wording(TrickTableWording(lambda: self._in_words.table_words))

    def _labels(self) -> SeatLabels:
        """Write the plates; in the person's own games with their portraits."""
        deal = self._deal
        deck = "german" if self._words.is_german_suited else "french"
        known = deal.companions(deck)
        if not known:
            return SeatLabels(names=deal.called, only_watched=deal.me is None)
        return SeatLabels(
            names=deal.called,
            faces=tuple(known[seat].face.code if seat in known else MY_FACE for seat in deal.seats),
            hints=tuple(known[seat].tip(deck) if seat in known else "" for seat in deal.seats),
            partner=self._in_words.people.partner_word,
        )

    @override
    def show(self, place: int, *, in_motion: bool = False) -> None:
        step = self._deal.steps[place]
        events = step.events if in_motion else ()
        self._table.show_step(
            events, step.view, step.score, trick_lies=step.trick_lies, widow=step.widow
        )

    @override
    def sentence(self, place: int) -> str:
        return self._in_words.sentence(place)

    @override
    def ending(self) -> str:
        return self._in_words.ending()

    @override
    def summary(self) -> DealSummary:
        return self._in_words.summary()
