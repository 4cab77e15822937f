"""Suits of own mistakes are exchanged: record, answer, worths and reason follow."""

from dataclasses import replace
from itertools import permutations

from sixtysix_gui.coach.judgements import LineKind, LinePart, MoveWorth, Reason
from sixtysix_gui.records import replay
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import CLOSE_TALON, MELD, PlayCard
from sixtysix_gui.training.exercise import (
    ByChoice,
    ByMove,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Explanation,
    Mark,
    exchanged,
)
from sixtysix_gui.training.exercise_files import write_exercise
from tests.coach.positions import played_record
from tests.helpers.naive.suits import with_suits
from tests.helpers.rows import each_row

RULES = ("german-66", "schnapsen", "santase", "schnapsen-bar")


def position(rules: str, number: int, moves: int) -> Exercise:
    """Return a position of a deal that was played, in which several moves are compared."""
    record = played_record(rules, number)
    states = replay(record).states
    step = next(
        step
        for step, state in enumerate(states)
        if step >= moves and state.phase is Phase.LEAD and not state.is_over
    )
    state = states[step]
    legal = state.legal_moves()
    worths = tuple(
        MoveWorth(move, 1.5 - place, 0.25, 10 - place, 12, 0.0) for place, move in enumerate(legal)
    )
    played = next(move for move in legal if isinstance(move, PlayCard))
    reason = Reason(20, (("best", CLOSE_TALON), ("card", played.card), ("card2", played.card)))
    return Exercise(
        f"own-{rules}-{number}",
        ExerciseSource.OWN,
        ExerciseKind.MOVE,
        replace(record, moves=record.moves[:step], tags=()),
        state.to_act,
        "move",
        ByMove(legal[:2], worths),
        reason,
        12,
    )


@each_row("rules", RULES)
@each_row("number, moves", [(1, 0), (2, 4), (3, 9)])
def test_every_way_is_what_letters_say(rules: str, number: int, moves: int) -> None:
    exercise = position(rules, number, moves)
    trump = exercise.view.trump_suit
    others = [suit.letter for suit in Suit if suit is not trump]
    ways = {
        with_suits(
            write_exercise(exercise),
            dict(zip([*others, trump.letter], [*way, trump.letter], strict=True)),
        )
        for way in permutations(others)
    }
    found = [write_exercise(exchanged(exercise, times)) for times in range(2, 7)]
    assert len(set(found)) == 5, "another way each time"
    assert {*found, write_exercise(exercise)} == ways


@each_row("rules", RULES)
def test_answers_follow(rules: str) -> None:
    exercise = position(rules, 5, 3)
    for times in range(2, 9):
        other = exchanged(exercise, times)
        assert isinstance(exercise.ask, ByMove)
        assert isinstance(other.ask, ByMove)
        assert other.mark(other.ask.right[0]) is Mark.RIGHT
        assert other.view.trump is exercise.view.trump
        assert set(other.ask.right) <= set(other.view.legal_moves)
        ranks = [sorted(card.rank for card in each.view.hand) for each in (exercise, other)]
        assert ranks[0] == ranks[1]


@each_row("times", [0, 1])
def test_a_hand_is_as_it_was_until_it_is_known(times: int) -> None:
    exercise = position("schnapsen", 2, 4)
    assert exchanged(exercise, times) == exercise


def test_all_that_names_a_suit_follows() -> None:
    plain = position("german-66", 1, 0)
    trump = plain.view.trump_suit
    first, second, third = (suit for suit in Suit if suit is not trump)
    ace, king = Card.parse(f"A{first.letter}"), Card.parse(f"K{trump.letter}")
    line = (LinePart(LineKind.TRUMPED, ace, second, None, 11), LinePart(LineKind.NOBODY, king))
    values = (("suit", third), ("line", line), ("t", 40), ("p", 0.5), ("played", MELD[second]))
    exercise = replace(plain, reason=Explanation("why", values), values=(("card", ace),))
    other = exchanged(exercise, 2)  # the first way: the second and third suit change places
    assert isinstance(other.reason, Explanation)
    moved = LinePart(LineKind.TRUMPED, ace, third, None, 11)
    assert dict(other.reason.values) == {
        "suit": second,
        "line": (moved, line[1]),
        "t": 40,
        "p": 0.5,
        "played": MELD[third],
    }
    assert other.values == (("card", ace),)


def test_a_choice_stays_as_it_is() -> None:
    plain = position("schnapsen", 2, 4)
    choice = replace(plain, ask=ByChoice(1, ("yes", "no")))
    assert exchanged(choice, 3).ask == choice.ask
