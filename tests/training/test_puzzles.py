"""The puzzles as they are shipped: all readable, no two the same, and right by naive counting."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON, ExchangeTrump, Meld, PlayCard
from sixtysix_gui.training import puzzles
from sixtysix_gui.training.exercise import (
    PUZZLE_KINDS,
    ByCards,
    ByMove,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Mark,
)
from sixtysix_gui.training.puzzles import PuzzlesMissingError, number_of, puzzle, puzzles_of
from sixtysix_gui.training.taught import TAUGHT
from tests.helpers.naive.brute_force import BruteForce, sensible_moves
from tests.helpers.naive.twins import are_twins
from tools.exercises.measures import id_of

WANTED = {"german-66": 200, "schnapsen": 200, "santase": 100}
MOST_BYTES = 600_000


@pytest.fixture(scope="module")
def shipped() -> dict[str, Exercise]:
    return {each: puzzle(each) for rules in TAUGHT for each in puzzles_of(rules)}


def of_kind(shipped: dict[str, Exercise], kind: ExerciseKind) -> list[Exercise]:
    return [each for each in shipped.values() if each.kind is kind]


def test_all_are_there_and_small(shipped: dict[str, Exercise]) -> None:
    for rules, wanted in WANTED.items():
        for kind in PUZZLE_KINDS:
            names = puzzles_of(rules, kind)
            assert [number_of(each) for each in names] == list(range(1, wanted + 1))
    assert len(shipped) == 3 * sum(WANTED.values())
    files = list(puzzles.PUZZLES.glob("puzzles-*.66r"))
    assert len(files) == len(TAUGHT)
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def test_each_is_what_its_id_says(shipped: dict[str, Exercise]) -> None:
    for name, each in shipped.items():
        assert each.id == name
        assert name == id_of(each), "told by its hands alone"
        assert each.source is ExerciseSource.PUZZLE
        assert 1 <= each.difficulty <= 5
        assert each.judges
        assert each.view.my_turn
        assert each.view.phase is Phase.LEAD
        assert each.view.melded_suit is None
        assert not each.record.tags, "nothing of the deal it comes from"


def test_half_of_the_closes_are_right(shipped: dict[str, Exercise]) -> None:
    answers = Counter(
        (each.rules.name, isinstance(each.ask, ByMove) and each.ask.right == (CLOSE_TALON,))
        for each in of_kind(shipped, ExerciseKind.CLOSE)
    )
    for rules, wanted in WANTED.items():
        assert 0.4 <= answers[rules, True] / wanted <= 0.6


def test_a_close_is_the_only_question(shipped: dict[str, Exercise]) -> None:
    for each in of_kind(shipped, ExerciseKind.CLOSE):
        ask, moves = each.ask, each.view.legal_moves
        assert isinstance(ask, ByMove)
        assert CLOSE_TALON in moves
        assert not [move for move in moves if isinstance(move, ExchangeTrump | Meld)]
        assert {type(worth.move) for worth in ask.worths} == {type(CLOSE_TALON), PlayCard}
        best, worse = ask.worths
        assert (best.move,) == ask.right
        assert best.points > worse.points
        assert 0 <= best.wins <= best.of == each.cases
        assert each.mark(CLOSE_TALON).is_right is (best.move == CLOSE_TALON)
        leads = [move for move in moves if isinstance(move, PlayCard)]
        assert {each.mark(move).is_right for move in leads} == {best.move != CLOSE_TALON}


def test_one_move_alone_does_what_is_asked(shipped: dict[str, Exercise]) -> None:
    tasks = {1: "win-deal", 2: "win-deal", 3: "win-deal", -1: "save-schneider", -2: "save-schwarz"}
    for each in of_kind(shipped, ExerciseKind.WIN):
        ask = each.ask
        assert isinstance(ask, ByMove)
        worths = {worth.move: worth.points for worth in ask.worths}
        (right,) = ask.right
        best = worths.pop(right)
        assert {right, *worths} == set(sensible_moves(deal_of(each)))
        assert max(worths.values()) <= (0 if best > 0 else best - 1)
        assert each.task == tasks[int(best)]
        assert [each.mark(move) for move in worths] == [Mark.WRONG] * len(worths)


def test_the_smallest_wins_are_right_by_trying_everything(shipped: dict[str, Exercise]) -> None:
    few: dict[str, list[Exercise]] = defaultdict(list)
    for each in sorted(of_kind(shipped, ExerciseKind.WIN), key=lambda each: len(each.view.hand)):
        few[each.rules.name].append(each)
    for each in [each for some in few.values() for each in some[:4]]:
        assert isinstance(each.ask, ByMove)
        deal, solver = deal_of(each), BruteForce()
        worths = {worth.move: worth.points for worth in each.ask.worths}
        for move in sensible_moves(deal):
            assert solver.value(deal.apply(move)[0], each.seat) == worths[move]


def deal_of(exercise: Exercise) -> Deal:
    """The whole deal of a position in which nothing is hidden."""
    assert exercise.view.status is TalonStatus.EXHAUSTED
    deal = exercise.record.start()
    for move in exercise.record.moves:
        deal, _ = deal.apply(move)
    return deal


def test_the_other_hand_is_what_the_text_leaves(shipped: dict[str, Exercise]) -> None:
    """Counted from the moves alone: a card is two letters, a marriage 20 or 40 and a suit."""
    for each in of_kind(shipped, ExerciseKind.HOLD):
        ask = each.ask
        assert isinstance(ask, ByCards)
        played = [move.card.code for move in each.record.moves if isinstance(move, PlayCard)]
        own = [card.code for card in each.view.hand]
        left = {card.code for card in each.record.pack} - {*played, *own}
        assert {card.code for card in ask.right} == left
        assert len(ask.right) == len(own)
        assert {card.code for card in ask.offered} == left | set(played)


def test_none_is_there_twice_with_other_suits(shipped: dict[str, Exercise]) -> None:
    alike: dict[object, list[tuple[list[str], str]]] = defaultdict(list)
    for each in shipped.values():
        view = each.view
        hands = [" ".join(card.code for card in view.hand)]
        if each.kind is not ExerciseKind.CLOSE:
            gone = {card for trick in view.won for card in trick.cards} | set(view.hand)
            hands.append(" ".join(card.code for card in view.rules.pack if card not in gone))
        trump = view.trump_suit.letter
        ranks = [sorted(code[0] for code in hand.split()) for hand in hands]
        held = [sorted(code[0] for code in hand.split() if code[1] == trump) for hand in hands]
        alike[each.kind, each.rules.name, str(ranks), str(held)].append((hands, trump))
    for group in alike.values():
        for number, (hands, trump) in enumerate(group):
            for other, other_trump in group[:number]:
                assert not are_twins(hands, trump, other, other_trump), hands


def test_hands_with_other_suits_are_twins() -> None:
    assert are_twins(["TH 9C AS"], "C", ["TS 9D AH"], "D")
    assert not are_twins(["TH 9C AS"], "C", ["TH 9C AS"], "S")
    assert not are_twins(["TH AH"], "C", ["TH AS"], "C")


def test_ids_are_known_before_anything_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_: str) -> Exercise:
        raise AssertionError

    monkeypatch.setattr(puzzles, "read_exercise", read)
    assert len(puzzles_of("schnapsen")) == 600


def test_a_missing_file_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(puzzles, "PUZZLES", tmp_path / "nowhere")
    with pytest.raises(PuzzlesMissingError, match=r"^The puzzles in .* cannot be read: "):
        puzzles_of("schnapsen", ExerciseKind.WIN)


GONE = ["close-schnapsen-000000", "close-bauernschnapsen-000000", "close-schnapsen-001", ""]


@pytest.mark.parametrize("name", GONE)
def test_what_is_gone_has_no_number(name: str) -> None:
    assert number_of(name) == 0


@pytest.mark.parametrize(
    "name", ["close-schnapsen-999", "close-schnapsen-00000g", "win-bauernschnapsen-001", "nonsense"]
)
def test_what_is_no_puzzle_is_said_in_a_sentence(name: str) -> None:
    with pytest.raises(PuzzlesMissingError, match=r"^There (is|are) no puzzles? .*\.$"):
        puzzle(name)


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "not text": lambda data: b"\xff\xfe" + data,
    "a kind lost": lambda data: data[: data.index(b'[Kind "hold"]')],
    "another kind": lambda data: data.replace(b'[Kind "hold"]', b'[Kind "held"]'),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_said_in_a_sentence(
    damage: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = (puzzles.PUZZLES / "puzzles-santase.66r").read_bytes()
    (tmp_path / "puzzles-santase.66r").write_bytes(DAMAGES[damage](data))
    monkeypatch.setattr(puzzles, "PUZZLES", tmp_path)
    with pytest.raises(PuzzlesMissingError, match=r"^(The puzzles in|Puzzles are missing in) "):
        puzzles_of("santase")


def test_a_damaged_puzzle_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = (puzzles.PUZZLES / "puzzles-santase.66r").read_text(encoding="utf-8")
    damaged = re.sub(r'\[Right "[^"]+"\]', '[Right "XX"]', text, count=1)
    (tmp_path / "puzzles-santase.66r").write_text(damaged, encoding="utf-8")
    monkeypatch.setattr(puzzles, "PUZZLES", tmp_path)
    first, second, *_ = puzzles_of("santase")
    with pytest.raises(PuzzlesMissingError, match=rf"^The puzzle “{first}” is damaged: "):
        puzzle(first)
    assert puzzle(second).id == second
