"""What stands in the column, written: the rows of the list, and the note."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.table.values import WorthLine
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.coach.finding import row_to_find
from sixtysix_gui.text.coach.marks import theme_name, verdict_head, verdict_short_head, verdict_word
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.walk import Listed

_RED = (Suit.HEARTS, Suit.DIAMONDS)


@dataclass(frozen=True)
class Row:
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
) -> tuple[Row, ...]:
    """Write the rows; ``with_themes`` gives marks a second line with what to learn.

    ``to_find`` are the moves, by their numbers, of which nothing is said yet.
    """
    rows: list[Row] = []
    trick = ""
    for each in listed:
        if len(each.decisions) == 1 and each.decisions[0].moment.step in to_find:
            row = _row_to_find(each.decisions[0])
        else:
            row = _row(each, words, with_themes=with_themes)
        rows.append(replace(row, number="") if row.trick == trick else row)
        trick = row.trick
    return tuple(rows)


def _row(listed: Listed, words: CardWords, *, with_themes: bool) -> Row:
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
    return Row((), "", "", Verdict.GOOD, text, text, is_folded=True)


def _folded(steps: tuple[int, ...], tricks: tuple[int, int], verdict: Verdict, text: str) -> Row:
    numbers = said.trick_numbers(*tricks)
    spoken = f"{numbers}: {text}"
    return Row(steps, numbers, numbers, verdict, text, spoken, is_folded=True)


def _decision_row(
    decision: Decision, listed: Listed, words: CardWords, *, with_themes: bool
) -> Row:
    moment, judgement, lesson = decision.moment, decision.judgement, listed.lesson
    closing = closing_moves(moment.view)
    move, word, loss = said.row_texts(moment.move, judgement, lesson, words, closing)
    has_theme = with_themes and lesson is not None
    verdict = None if judgement is None else judgement.verdict
    same_lesson = () if lesson is None else lesson.steps
    played = moment.move
    return Row(
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


def _row_to_find(decision: Decision) -> Row:
    """Write a row that does not tell how much was lost, neither by words nor by strokes."""
    trick = str(decision.moment.trick)
    spoken = row_to_find(decision.moment.trick)
    return Row((decision.moment.step,), trick, trick, None, "?", spoken, is_to_find=True)


@dataclass(frozen=True)
class Teaching:
    """What a teacher says besides the reason.

    ``figures`` are what the moves are worth, ``plan`` the next tricks of the better one.
    ``against`` tells of a hand, whose cards are ``hand`` and are named in ``hand_said``.
    ``counted`` are lines of what can be counted, ``counted_said`` the same for those who hear it.
    """

    figures: tuple[WorthLine, ...] = ()
    plan: str = ""
    against: str = ""
    hand: tuple[Card, ...] = ()
    hand_said: str = ""
    counted: tuple[str, ...] = ()
    counted_said: tuple[str, ...] = ()

    @property
    def only_example(self) -> "Teaching":
        """The hand that tells the moves apart, without all else."""
        return Teaching(against=self.against, hand=self.hand, hand_said=self.hand_said)

    @property
    def spoken(self) -> str:
        """All of it but what is counted, which is a stop of its own."""
        lines = " ".join(line.spoken for line in self.figures)
        return " ".join(part for part in (lines, self.plan, self.against, self.hand_said) if part)


@dataclass(frozen=True)
class NoteText:
    """What the note says of a decision; without a verdict it is not looked at yet.

    ``theme`` is what there is to learn where it clearly cost something, said before all else.
    ``loss`` is what it cost in game points; None where it cost none, or chances decided. ``done``
    is what was played and what would be better, ``why`` the reason, ``hidden`` what is said of what
    lay hidden, and ``talon`` the cards that lay face down, which ``talon_said`` names for somebody
    who hears it. ``plain`` takes the place of all that where nothing was decided. ``named`` stands
    in the head instead of the verdict, ``asks`` shows the pencil instead of its mark. ``brief`` is
    what can be said of it below the table.
    """

    verdict: Verdict | None = None
    loss: float | None = None
    done: str = ""
    why: str = ""
    hidden: str = ""
    talon: tuple[Card, ...] = ()
    talon_said: str = ""
    plain: str = ""
    explained: str = ""
    theme: str = ""
    named: str = ""
    asks: bool = False
    brief: str = ""
    teaching: Teaching = field(default_factory=Teaching)

    @property
    def head(self) -> str:
        """What stands in the head."""
        return self.named or ("" if self.verdict is None else verdict_head(self.verdict))

    @property
    def short_head(self) -> str:
        """The same where there is little room."""
        return self.named or ("" if self.verdict is None else verdict_short_head(self.verdict))

    @property
    def spoken(self) -> str:
        """All of it, for somebody who hears it."""
        head = f"{self.head}." if self.head and not self.plain else ""
        theme = self.theme + ("." if self.named else ":") if head and self.theme else ""
        taught = self.teaching.spoken
        parts = (theme, head, self.done, self.why, taught, self.hidden, self.talon_said, self.plain)
        return " ".join(part for part in parts if part)
