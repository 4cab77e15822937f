"""What the coach tells at a place of a deal: on the table, in the column, and on the strip."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from sixtysix_gui.coach.measure.worlds import knows_all
from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.coach.finding import what_is_best
from sixtysix_gui.windows.review.column_writer import ColumnWriter
from sixtysix_gui.windows.review.deal_in_review import Decision, Stage
from sixtysix_gui.windows.review.deal_strip import DealStrip
from sixtysix_gui.windows.review.finder import Finder, FindingMemory
from sixtysix_gui.windows.review.ledger import LedgerOnTable
from sixtysix_gui.windows.review.review_parts import ReviewParts
from sixtysix_gui.windows.review.strip_plan import strip_plan
from sixtysix_gui.windows.review.walk import Walk


class MomentOnTable:
    """Shows where a walk has come to.

    ``shows_hidden`` says that the other hand lies open because the person has asked for it.
    """

    def __init__(self, table: ReplayTable, stays_closed: Callable[[Decision], bool]) -> None:
        """Begin with everything closed; ``stays_closed`` says where nothing is opened yet."""
        self._table = table
        self._stays_closed = stays_closed
        self.shows_hidden = False
        self._lights_played = False
        self._advised: tuple[Move | None, Move | None] = (None, None)
        self._better: tuple[Move | None, Move | None] = (None, None)

    def show(self, walk: Walk, *, in_motion: bool = False) -> None:
        """Lay the cards, without what the coach says of them."""
        self._lights_played = False
        self._advised = (None, None)
        step, decision = walk.deal.steps[walk.place], walk.decision
        events = step.events if in_motion else ()
        if not self.is_open(walk):
            events = tuple(as_seen_by(walk.deal.near, event) for event in events)
        lies = step.trick_lies and decision is None
        self._table.let_answer(answers=decision is not None)
        self._table.show_step(events, self._view(walk, decision), step.score, trick_lies=lies)

    def is_open(self, walk: Walk) -> bool:
        """Whether the other hand lies open: as asked, at the end, or where counting found it."""
        seen = walk.deal.steps[walk.place].seen
        counted = seen.my_turn and knows_all(seen)
        decision = walk.decision
        wanted = self.shows_hidden and not (decision is not None and self._stays_closed(decision))
        return wanted or walk.is_at_end or counted

    def advise(self, walk: Walk, lit: Move | None, ringed: Move | None) -> None:
        """Lay gold light on a move, and the pencil ring around another."""
        decision = walk.decision
        self._table.let_answer(answers=decision is not None)
        if decision is None or self._table.is_moving:
            return
        view = self._view(walk, decision)
        if self._table.shown != view:  # the other hand may lie open now, or closed
            self._table.show_step((), view, walk.deal.steps[walk.place].score)
        self._better = lit, ringed
        if self._lights_played and lit is not None:
            lit = decision.moment.move
        if (lit, ringed) != self._advised or self._table.ringed != ringed:
            self._advised = (lit, ringed)
            self._table.show_advice(lit, ringed)

    def turn_light(self, walk: Walk) -> None:
        """Put the light on the played move, or back on the better one."""
        if self._better[0] is None:  # nothing is lit: a mark is still to be found
            return
        self._lights_played = not self._lights_played
        self.advise(walk, *self._better)

    def _view(self, walk: Walk, decision: Decision | None) -> View:
        """Return what is to be seen at a step; at a decision with the moves that could be made."""
        step = walk.deal.steps[walk.place]
        view = step.view if self.is_open(walk) else step.seen
        moves = () if decision is None else step.seen.legal_moves
        return replace(view, legal_moves=moves)


class DealOnStrip:
    """Keeps the strip at where a walk has come to, in game points or chances to win."""

    def __init__(self, strip: DealStrip, keeps_back: Callable[[Decision], bool]) -> None:
        """Begin with game points; ``keeps_back`` says which decisions are still hidden."""
        self._strip = strip
        self._keeps_back = keeps_back
        self._by_chance = False

    def turn(self, walk: Walk, called: str) -> None:
        """Show chances in place of points, or points again."""
        self._by_chance = not self._by_chance
        self.show(walk, called)

    def show(self, walk: Walk, called: str, *, draw: bool = False) -> None:
        """Show what is known by now; ``draw`` lets the pencil draw the curve.

        ``called`` is how sentences call the other.
        """
        review, strip = walk.review, self._strip
        marks = {mark.step: mark.verdict for mark in review.marks}
        to_find = frozenset(one.moment.step for one in review.decisions if self._keeps_back(one))
        plan = strip_plan(
            walk.columns(),
            review.account,
            review.judgements,
            marks,
            to_find,
            by_chance=self._by_chance,
        )
        if review.stage is Stage.WORKING:
            strip.show_work(plan, said.still_looking(*review.progress, called), review.share)
        elif draw or plan != strip.plan or strip.work is not None:
            strip.show_plan(plan, draw=draw)
        strip.move_bead(walk.bead(plan))
        strip.setAccessibleDescription(self._spoken(walk))

    def _spoken(self, walk: Walk) -> str:
        account, decision = walk.review.account, walk.decision
        if account is None or decision is None:
            return ""
        steps = [step.step for step in account.steps]
        if decision.moment.step not in steps:
            return ""
        place = steps.index(decision.moment.step)
        since = sum(step.luck for step in account.steps[place + 1 :]) + account.last_luck
        step = account.steps[place]
        if any(map(self._keeps_back, walk.review.decisions[: walk.number - 1])):
            return ""  # it would tell what was lost before
        if self._keeps_back(decision):
            return said.spoken_step_to_find(step, by_chance=self._by_chance)
        return said.spoken_step(step, since, by_chance=self._by_chance)


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
        """Return how sentences call the other."""
        return self._desk.called(walk.deal.record, walk.deal.near)
