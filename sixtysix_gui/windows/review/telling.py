"""What the coach tells at a place of a deal: on the table, in the column, and on the strip."""

from collections.abc import Callable
from dataclasses import dataclass, field

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.coach.finding import what_is_best
from sixtysix_gui.windows.review.column_writer import ColumnWriter
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.deal_on_strip import DealOnStrip
from sixtysix_gui.windows.review.finding.finder import Finder
from sixtysix_gui.windows.review.finding.memory import FindingMemory
from sixtysix_gui.windows.review.ledger_on_table import LedgerOnTable
from sixtysix_gui.windows.review.moment_on_table import MomentOnTable
from sixtysix_gui.windows.review.review_parts import ReviewParts
from sixtysix_gui.windows.review.walk import Walk


@dataclass(frozen=True)
class CoachDesk:
    """Where reviews are asked for; ``called`` gives how sentences call the other than a seat.

    ``memory`` knows whether marks are to be found first, and which have been.
    """

    worker: CoachWorker
    called: Callable[[DealRecord, Seat], str]
    memory: FindingMemory = field(default_factory=FindingMemory)


class CoachTelling:
    """Keeps everything that the coach says at where a walk has come to."""

    def __init__(
        self,
        parts: ReviewParts,
        moment: MomentOnTable,
        ledger: LedgerOnTable,
        desk: CoachDesk,
        finder: Finder,
        words: CardWords,
    ) -> None:
        """Tell nothing yet; ``finder`` knows what is asked and answered."""
        self._finder = finder
        self._moment = moment
        self._ledger = ledger
        self._desk = desk
        self._words = words
        self._column = ColumnWriter(parts.column, words, finder)
        self._strip = DealOnStrip(parts.strip, finder.keeps_back)

    def tell(self, walk: Walk) -> None:
        """Tell what is known by now."""
        decision = walk.decision
        secret = decision is not None and self._finder.keeps_back(decision)
        hidden = self._moment.shows_hidden and not secret
        if hidden and decision is not None:
            walk.review.uncover(decision.moment.step)
        self._column.write(walk, self.called(walk), shows_hidden=hidden)
        lights = (None, None) if decision is None else self._finder.lights(decision)
        self._moment.advise(walk, *lights)
        self._strip.show(walk, self.called(walk))

    def complete(self, walk: Walk) -> None:
        """Let the pencil draw the curve, and lay the ledger where the person waits for it."""
        self._strip.show(walk, self.called(walk), draw=True)
        if walk.is_at_end:
            self.lay_ledger(walk)

    def lay_ledger(self, walk: Walk) -> None:
        """Lay the ledger, if all is judged."""
        self._ledger.lay(walk, self._words, self.called(walk), self._finder.asks)

    def turn_strip(self, walk: Walk) -> None:
        """Show chances to win on the strip in place of points, or points again."""
        self._strip.turn(walk, self.called(walk))

    def sentence(self, walk: Walk, decision: Decision) -> str:
        """Say what the person had to decide."""
        moment = decision.moment
        sentence = said.moment_sentence(moment.view, moment.move, self._words, self.called(walk))
        return f"{sentence} {what_is_best()}" if self._finder.asks(decision) else sentence

    def called(self, walk: Walk) -> str:
        """Give how sentences call the other."""
        return self._desk.called(walk.deal.record, walk.deal.near)
