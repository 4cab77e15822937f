"""The rows of the list, written: what each says, and how it is said to somebody who hears it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.coach.finding import row_to_find
from sixtysix_gui.text.coach.marks import theme_name, verdict_word
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.listed import Listed

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
