"""The lessons as they are shipped: whole, answered by naive counting, and saying nothing hidden."""

import random
from dataclasses import replace
from functools import cache

import pytest

from sixtysix_gui.controller.record_tags import redealt
from sixtysix_gui.records import replay
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, CloseTalon, Meld, PlayCard
from sixtysix_gui.training import lessons
from sixtysix_gui.training.exercise import (
    ByCards,
    ByChoice,
    ByMove,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Explanation,
    Mark,
)
from sixtysix_gui.training.lessons import (
    LessonsMissingError,
    lesson,
    lesson_of,
    lit_moves,
    opening,
    question,
    questions,
)
from sixtysix_gui.training.taught import LESSONS, TAUGHT
from tests.helpers.deals.engine import token_of
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.brute_force import BruteForce, sensible_moves
from tests.helpers.naive.engine import NaiveDeal
from tests.helpers.naive.lesson_answers import answer, sure_trumps
from tests.helpers.rows import each_row

STOCK = {"german-66": 8, "schnapsen": 8, "santase": 4}
CLEAR = 0.4


@cache
def stock() -> dict[str, Exercise]:
    return {
        each: question(each) for rules in TAUGHT for n in LESSONS for each in questions(rules, n)
    }


def naive(exercise: Exercise) -> tuple[NaiveDeal, dict[str, str]]:
    """The position, played by the naive engine from the words of the record; and what is named."""
    record, view = exercise.record, exercise.view
    deal = NaiveDeal(
        profile(record.rules.name), [card.code for card in record.pack], record.dealer.name
    )
    named = {name: each.code for name, each in exercise.values if isinstance(each, Card)}
    named["announced"] = ""
    for move in record.moves:
        token = token_of(move, view.trump_suit)
        if isinstance(move, Meld) and deal.to_act != exercise.seat.name:
            named["announced"] += token[-1]
        deal.do(token)
    return deal, named


def test_the_stock_is_whole() -> None:
    for rules, count in STOCK.items():
        variants = "ab" if count == 8 else "a"
        for number in LESSONS:
            start = f"lesson-{number:02}-{rules}"
            wanted = tuple(f"{start}-{each}{variant}" for each in "1234" for variant in variants)
            assert questions(rules, number) == wanted


def test_each_is_what_its_id_says() -> None:
    for name, each in stock().items():
        assert each.id == name
        assert each.rules.name == lesson_of(name)[1]
        assert each.source is ExerciseSource.LESSON
        assert each.view.my_turn, name
        assert 1 <= each.difficulty <= 5
        assert each.reason is not None
        if isinstance(each.ask, ByMove):
            assert each.kind is (ExerciseKind.CLOSE if each.ask.only_close else ExerciseKind.MOVE)
            assert each.mark(each.ask.right[0]) is Mark.RIGHT
        else:
            assert each.mark(each.ask.right) is Mark.RIGHT


def test_no_position_is_asked_twice() -> None:
    for rules in TAUGHT:
        own = [each.record for each in stock().values() if each.rules.name == rules]
        shown = [opening(rules, number).record for number in LESSONS]
        kept = {(record.pack, record.moves) for record in [*own, *shown]}
        assert len(kept) == STOCK[rules] * len(LESSONS) + len(LESSONS)


def test_naive_counting_finds_the_same() -> None:
    counted = 0
    for name, each in stock().items():
        deal, named = naive(each)
        found = answer(each.task, deal, each.seat.name, named)
        if found is None:
            continue
        counted += 1
        assert found == given(each), name
        again = redealt(each.record, len(each.record.moves), each.seat, random.Random(name))
        other = replace(each, record=again)
        assert other.view == each.view, name
        assert answer(each.task, naive(other)[0], each.seat.name, named) == found, name
    assert counted >= 80


def given(exercise: Exercise) -> int | set[str] | str:
    ask = exercise.ask
    if isinstance(ask, ByCards):
        return {card.code for card in ask.right}
    if isinstance(ask, ByMove):
        return token_of(ask.right[0], exercise.view.trump_suit)
    return ask.right


def test_what_is_to_be_picked_is_in_the_rack() -> None:
    for name, each in stock().items():
        if isinstance(each.ask, ByCards):
            open_cards = {*each.view.hand, each.view.turn_up, each.view.led}
            assert {*each.ask.offered} == {*each.rules.pack} - open_cards, name
            assert each.ask.right <= {*each.ask.offered}


def test_what_judges_said_is_clear() -> None:
    for name, each in stock().items():
        if not isinstance(each.ask, ByMove) or isinstance(each.reason, Explanation):
            continue
        points = {worth.move: worth.points for worth in each.ask.worths}
        best = each.ask.right[0]
        assert points[best] == max(points.values()), name
        assert set(each.ask.right) <= set(points)
        if each.ask.only_close:
            closes = points[CLOSE_TALON]
            other = max(value for move, value in points.items() if move != CLOSE_TALON)
            assert abs(closes - other) >= CLEAR, name
            assert isinstance(best, CloseTalon) is (closes > other)
        else:
            worse = [value for move, value in points.items() if move not in each.ask.right]
            assert points[best] - max(worse) >= CLEAR, name


def test_where_all_is_known_brute_force_finds_the_same() -> None:
    solver = BruteForce()
    solved = 0
    for name, each in stock().items():
        view = each.view
        is_known = view.status is TalonStatus.EXHAUSTED and isinstance(each.ask, ByMove)
        if not is_known or isinstance(each.reason, Explanation) or len(view.hand) > 4:
            continue
        state = replay(each.record).state
        values = {
            move: solver.value(state.apply(move)[0], each.seat) for move in sensible_moves(state)
        }
        assert isinstance(each.ask, ByMove)
        best = max(values.values())
        assert {*each.ask.right} == {move for move, value in values.items() if value == best}, name
        solved += 1
    assert solved >= 5


def test_exchanges_and_choices_of_order_fit_the_rules() -> None:
    for name, each in stock().items():
        if each.task == "first-act" and isinstance(each.ask, ByChoice):
            moves = each.view.legal_moves
            can = {
                "exchange": EXCHANGE_TRUMP in moves,
                "close": CLOSE_TALON in moves,
                "announce": any(isinstance(move, Meld) for move in moves),
            }
            assert all(can[option] for option in each.ask.options), name
            first = "exchange" if "exchange" in each.ask.options else "announce"
            assert each.ask.options[each.ask.right] == first
            if first == "announce":
                assert not each.rules.meld_when_closed


def test_yes_is_as_right_as_no() -> None:
    for rules in ("german-66", "schnapsen"):
        for number in LESSONS:
            both: dict[str, set[int]] = {}
            for each in questions(rules, number):
                found = question(each)
                if isinstance(found.ask, ByChoice) and found.task not in (
                    "first-act",
                    "which-safe",
                ):
                    both.setdefault(each[:-1], set()).add(found.ask.right)
            assert all(len(right) == 2 for right in both.values()), (rules, number)


def test_openings_show_what_their_words_name() -> None:
    for rules in TAUGHT:
        for number in LESSONS:
            shown, said = opening(rules, number), lesson(number, rules)
            values = dict(shown.values)
            lit = lit_moves(shown)
            cards = [move.card for move in lit if isinstance(move, PlayCard)]
            assert shown.view.my_turn
            assert len(cards) <= 3
            assert len(said.figures) <= 3
            assert said.idea.count(".") <= 3
            assert all(isinstance(values[figure.value], int) for figure in said.figures)
            acts = [move for move in lit if not isinstance(move, PlayCard)]
            assert {*acts} <= {*shown.view.legal_moves}
            assert {*cards} <= {*shown.view.hand, shown.view.turn_up}
            assert lit or number != 1


def test_figures_of_openings_are_true() -> None:
    for rules in TAUGHT:
        for number in LESSONS:
            shown = opening(rules, number)
            (deal, _), me = naive(shown), shown.seat.name
            theirs = "AB".replace(me, "")
            values = dict(shown.values)
            if number in (1, 2, 4, 9, 10, 11, 12):
                assert values["t"] == deal.total(me)
            if number in (2, 7, 12):
                assert values["q"] == deal.total(theirs)
            if number in (9, 10, 11):
                assert values["k"] == 66 - deal.total(me)
            if number in (9, 11):
                sure = sum(
                    {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}[card[0]]
                    for card in sure_trumps(deal, me)
                )
                assert values["p"] == sure
                assert (deal.total(me) + sure >= 66) is (number == 9)


@each_row("name", ["lesson-01-german-66-5a", "lesson-13-german-66-1a", "close-german-66-001", ""])
def test_an_unknown_question_is_refused(name: str) -> None:
    with pytest.raises(LessonsMissingError):
        question(name)


@pytest.mark.parametrize("text", ["", '[Exercise "lesson-01-german-66-1a"]\n\nnonsense\n'])
def test_a_damaged_file_is_told(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    def read(_name: str) -> str:
        return text

    clear_caches()
    monkeypatch.setattr(lessons, "_read", read)
    with pytest.raises(LessonsMissingError):
        question("lesson-01-german-66-1a")
    with pytest.raises(LessonsMissingError):
        lesson(1)
    monkeypatch.undo()
    clear_caches()


def test_lost_words_take_the_questions_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a question would be asked whose lesson has no title."""
    damage(monkeypatch, "lessons.toml", "number = 3\n", "number = 33\n")
    assert questions("german-66", 2)
    with pytest.raises(LessonsMissingError):
        questions("german-66", 3)
    with pytest.raises(LessonsMissingError):
        question("lesson-03-german-66-1a")
    monkeypatch.undo()
    clear_caches()


def test_an_opening_without_its_figures_is_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = opening("german-66", 9)
    figures = [figure.value for figure in lesson(9).figures]
    assert figures
    damage(
        monkeypatch,
        "lessons-german-66.66r",
        f"{figures[0]}={dict(shown.values)[figures[0]]}",
        "zz=0",
    )
    with pytest.raises(LessonsMissingError, match=figures[0]):
        opening("german-66", 9)
    monkeypatch.undo()
    clear_caches()


def damage(monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str) -> None:
    """Replace text in a file as it is read from now on."""
    read_whole = lessons._read  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]

    def read(asked: str) -> str:
        text = read_whole(asked)
        if asked != name:
            return text
        assert old in text
        return text.replace(old, new)

    clear_caches()
    monkeypatch.setattr(lessons, "_read", read)


def clear_caches() -> None:
    for cached in (question, lesson, opening, lessons._rows, lessons._stock):  # noqa: SLF001 - so that the file is read again  # pyright: ignore[reportPrivateUsage]
        cached.cache_clear()
