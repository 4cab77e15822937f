"""Where the person is among the decisions of a deal, where ways lead, and the rows of the list."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.coach.accounts import Lesson
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.coach.marks import (
    row_to_find,
    theme_name,
    verdict_word,
)
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.windows.review.deal_in_review import DealInReview, OwnDecision, ReviewStage
from sixtysix_gui.windows.review.strip_plan import StripColumn, StripPlan, columns_of
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal


@dataclass(frozen=True)
class Listed:
    """A row of the list.

    ``decisions`` are those that it stands for, and it leads to the first. There are several where
    nothing was clear in a run of them, and none where nothing was left to decide from the first to
    the last of ``tricks``, or where nothing at all was to be marked. ``lesson`` is what the
    decision clearly cost, with ``is_mark`` for one of the dearest.
    """

    decisions: tuple[OwnDecision, ...]
    tricks: tuple[int, int] | None = None
    lesson: Lesson | None = None
    is_mark: bool = False


def listed(review: DealInReview, last_trick: int, *, shows_all: bool) -> tuple[Listed, ...]:
    """Return the rows: the marks once they are known, or all decisions where that is wanted.

    ``last_trick`` is that of the deal.
    """
    if shows_all or not review.own_is_judged:
        return _all(review, last_trick)
    by_step = {one.moment.step: one for one in review.decisions}
    marks = tuple(Listed((by_step[mark.step],), lesson=mark, is_mark=True) for mark in review.marks)
    return marks or (Listed(()),)


def _all(review: DealInReview, last_trick: int) -> tuple[Listed, ...]:
    """Return all decisions; runs and the end are folded only when nothing changes any more."""
    lessons = {lesson.step: lesson for lesson in review.lessons}
    folded = {step for lesson in lessons.values() for step in lesson.steps} - set(lessons)
    decisions = [one for one in review.decisions if one.moment.step not in folded]
    marked = {mark.step for mark in review.marks}
    tail = None
    if review.stage is ReviewStage.READY:
        tail = decided_from(review.decisions, last_trick)
    if tail is not None:
        decisions = [one for one in decisions if one.moment.trick < tail[0]]
    rows: list[Listed] = []
    for run in _runs(decisions, folds=review.stage is ReviewStage.READY):
        step = run[0].moment.step
        rows.append(Listed(run, lesson=lessons.get(step), is_mark=step in marked))
    return (*rows, Listed((), tricks=tail)) if tail is not None else tuple(rows)


def _runs(decisions: Sequence[OwnDecision], *, folds: bool) -> Iterator[tuple[OwnDecision, ...]]:
    """Yield the decisions one by one, but those that were too close to call in a row together."""
    run: list[OwnDecision] = []
    for decision in decisions:
        if run and not (folds and _is_close(run[-1]) and _is_close(decision)):
            yield tuple(run)
            run = []
        run.append(decision)
    if run:
        yield tuple(run)


def _is_close(decision: OwnDecision) -> bool:
    return decision.judgement is not None and decision.judgement.verdict is Verdict.CLOSE


def decided_from(decisions: Sequence[OwnDecision], last_trick: int) -> tuple[int, int] | None:
    """Return the first and last trick of the tail of a deal in which nothing was left to decide.

    None where there is no such tail, or where it is not known yet.
    """
    tail = last_trick + 1
    for decision in reversed(decisions):
        if not _decides_nothing(decision):
            tail = max(decision.moment.trick + 1, 1)
            break
        tail = decision.moment.trick
    if decisions and any(decision.judgement is None for decision in decisions):
        return None
    return (tail, last_trick) if tail <= last_trick else None


def _decides_nothing(decision: OwnDecision) -> bool:
    """Whether all that could be done was worth the same, for certain, and nothing is noted."""
    judgement = decision.judgement
    if judgement is None or judgement.notes_out:
        return False
    if judgement.verdict is Verdict.NONE:
        return True
    points = {worth.points for worth in judgement.worths}
    return judgement.exact and len(points) <= 1


_BEFORE_FIRST = -0.45


_AT_END = 0.6
"""Where the bead is before the first decision, and how far before the end of the axis at last."""


class Walk:
    """A person's way through a deal that the coach looks at.

    ``place`` is the number of the step that is shown; whoever shows another one sets it.
    ``shows_all`` says that the list has all decisions, and not the marks alone.
    """

    def __init__(self, deal: ShownDeal, review: DealInReview) -> None:
        """Begin where the deal is over."""
        self.deal = deal
        self.review = review
        self.place = deal.last
        self.shows_all = False

    @property
    def is_at_end(self) -> bool:
        """Whether the last step is shown."""
        return self.place == self.deal.last

    @property
    def decision(self) -> OwnDecision | None:
        """The person's decision that is shown, the moment before its move."""
        moves = self.deal.steps[self.place].moves
        return next((each for each in self.review.decisions if each.moment.step == moves), None)

    @property
    def number(self) -> int:
        """The number of the decision that is shown, from 1; 0 where none is."""
        moves = self.deal.steps[self.place].moves
        steps = [each.moment.step for each in self.review.decisions]
        return steps.index(moves) + 1 if moves in steps else 0

    def place_of(self, decision: OwnDecision) -> int:
        """Return the step before the move of a decision."""
        return self.deal.place_before(decision.moment.step)

    @property
    def listed(self) -> tuple[Listed, ...]:
        """The rows of the list."""
        return listed(self.review, self.last_trick, shows_all=self.shows_all)

    @property
    def marks(self) -> tuple[OwnDecision, ...]:
        """The few decisions that are worth looking at, in order."""
        steps = {mark.step for mark in self.review.marks}
        return tuple(one for one in self.review.decisions if one.moment.step in steps)

    def mark_of(self, decision: OwnDecision) -> int | None:
        """Return the step of the mark that a decision belongs to, itself or by the same lesson."""
        step = decision.moment.step
        return next((mark.step for mark in self.review.marks if step in mark.steps), None)

    # ------------------------------------------------------------------------------ where ways lead

    def mistake(
        self, way: int, is_open: Callable[[OwnDecision], bool] | None = None
    ) -> OwnDecision | None:
        """Return the next of the marks (1), or the one before (-1).

        At the end of the deal the next one is the first. Of the next ones those come first that
        are ``is_open``.
        """
        mistakes = self.marks
        if way < 0:
            return next(
                (one for one in reversed(mistakes) if self.place_of(one) < self.place), None
            )
        later = [one for one in mistakes if self.place_of(one) > self.place or self.is_at_end]
        still_open = [one for one in later if is_open is not None and is_open(one)]
        return next(iter(still_open or later), None)

    def neighbour(self, way: int) -> OwnDecision | None:
        """Return the next decision of the list (1), or the one before (-1)."""
        decisions = [row.decisions[0] for row in self.listed if row.decisions]
        if way < 0:
            earlier = (one for one in reversed(decisions) if self.place_of(one) < self.place)
            return next(earlier, None)
        return next((one for one in decisions if self.place_of(one) > self.place), None)

    # ----------------------------------------------------------------------------------- the strip

    def columns(self) -> tuple[StripColumn, ...]:
        """Return the columns of the strip."""
        decisions = [(one.moment.step, one.moment.trick) for one in self.review.decisions]
        return columns_of(decisions, self.last_trick)

    @property
    def last_trick(self) -> int:
        """The last trick that was played, or in which the person had something to decide.

        A deal that ends between two tricks, by "Out!" or a last claim let go, has no other.
        """
        decided = (one.moment.trick for one in self.review.decisions)
        begun = {step.trick for step in self.deal.steps if step.view.led is not None}
        return max((len(self.deal.tricks), *begun, *decided))

    def place_of_column(self, column: StripColumn) -> int:
        """Return the step that a column of the strip stands for."""
        if column.step is not None:
            return self.deal.place_before(column.step)
        if column.trick <= len(self.deal.tricks):
            return self.deal.step_of_trick(column.trick)
        return self.deal.last

    def bead(self, plan: StripPlan) -> float | None:
        """Return where the bead is: at a decision, between two, or before and after all."""
        if not plan.width:
            return None
        decision = self.decision
        if decision is not None:
            at = plan.column_of(decision.moment.step)
            return None if at is None else float(at)
        if self.is_at_end:
            return plan.width - _AT_END
        moves = self.deal.steps[self.place].moves
        made = [
            at
            for at, column in enumerate(plan.columns)
            if column.step is not None and moves is not None and column.step < moves
        ]
        return made[-1] + 0.5 if made else _BEFORE_FIRST


_RED = (Suit.HEARTS, Suit.DIAMONDS)


@dataclass(frozen=True)
class ListRow:
    """What a row shows.

    ``steps`` are the moves that it stands for; it leads to the first of them. ``number`` is the
    trick, empty where the row above has it; ``trick`` always says it. Where several moves or tricks
    share a row, ``move`` says why. A row with a ``theme`` has two lines.
    """

    steps: tuple[int, ...]
    trick: str
    number: str
    verdict: Verdict | None
    move: str
    spoken: str
    word: str = ""
    loss: str = ""
    theme: str = ""
    is_red: bool = False
    is_folded: bool = False
    is_mark: bool = True
    is_to_find: bool = False


def rows_of(
    listed: Sequence[Listed],
    words: CardWords,
    *,
    with_themes: bool,
    to_find: Collection[int] = (),
) -> tuple[ListRow, ...]:
    """Write the rows; ``with_themes`` gives marks a second line with what to learn.

    ``to_find`` are the moves, by their numbers, of which nothing is said yet.
    """
    rows: list[ListRow] = []
    trick = ""
    for each in listed:
        if len(each.decisions) == 1 and each.decisions[0].moment.step in to_find:
            row = _row_to_find(each.decisions[0])
        else:
            row = _row(each, words, with_themes=with_themes)
        rows.append(replace(row, number="") if row.trick == trick else row)
        trick = row.trick
    return tuple(rows)


def _row(listed: Listed, words: CardWords, *, with_themes: bool) -> ListRow:
    decisions = listed.decisions
    if len(decisions) == 1:
        return _decision_row(decisions[0], listed, words, with_themes=with_themes)
    steps = tuple(each.moment.step for each in decisions)
    if decisions:
        first, last = decisions[0].moment.trick, decisions[-1].moment.trick
        return _folded(steps, (first, last), Verdict.CLOSE, verdict_word(Verdict.CLOSE))
    if listed.tricks is not None:
        return _folded((), listed.tricks, Verdict.GOOD, said.decided_row())
    text = said.unmarked_row()
    return ListRow((), "", "", Verdict.GOOD, text, text, is_folded=True)


def _folded(
    steps: tuple[int, ...], tricks: tuple[int, int], verdict: Verdict, text: str
) -> ListRow:
    numbers = said.trick_numbers(*tricks)
    spoken = f"{numbers}: {text}"
    return ListRow(steps, numbers, numbers, verdict, text, spoken, is_folded=True)


def _decision_row(
    decision: OwnDecision, listed: Listed, words: CardWords, *, with_themes: bool
) -> ListRow:
    moment, judgement, lesson = decision.moment, decision.judgement, listed.lesson
    closing = closing_moves(moment.view)
    move, word, loss = said.row_texts(moment.move, judgement, lesson, words, closing)
    has_theme = with_themes and lesson is not None
    verdict = None if judgement is None else judgement.verdict
    same_lesson = () if lesson is None else lesson.steps
    played = moment.move
    return ListRow(
        steps=tuple(dict.fromkeys((moment.step, *same_lesson))),
        trick=str(moment.trick),
        number=str(moment.trick),
        verdict=verdict if lesson is None else lesson.verdict,
        move=move,
        spoken=said.spoken_row(moment.trick, played, judgement, lesson, words, closing),
        word=word,
        loss=loss,
        theme=theme_name(lesson.theme) if has_theme and lesson is not None else "",
        is_red=isinstance(played, PlayCard) and played.card.suit in _RED,
        is_mark=listed.is_mark,
    )


def _row_to_find(decision: OwnDecision) -> ListRow:
    """Write a row that does not tell how much was lost, neither by words nor by strokes."""
    trick = str(decision.moment.trick)
    spoken = row_to_find(decision.moment.trick)
    return ListRow((decision.moment.step,), trick, trick, None, "?", spoken, is_to_find=True)
