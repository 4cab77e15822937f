"""How puzzles are found, chosen, measured and judged again, on few and small ones."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix_gui.coach.judgement_cache import move_text
from sixtysix_gui.records import replay
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import ByCards, ByMove, Exercise, ExerciseKind
from sixtysix_gui.training.exercise_files import read_exercise, write_exercise
from sixtysix_gui.training.puzzles import puzzle, puzzles_of
from tests.helpers.rows import each_row
from tools.exercises import __main__ as program
from tools.exercises import judging
from tools.exercises.choosing import chosen
from tools.exercises.finding import batches, holding, winning
from tools.exercises.gates import figures_of, table
from tools.exercises.judging import Ruled, holds_exactly, is_confirmed, wins_exactly
from tools.exercises.measures import is_close, name_of, rules_that_solve, twin_key
from tools.exercises.rules_of_thumb import OPEN_RULES
from tools.exercises.spots import SELDOM_CLOSING, dealt_again, leads, open_deal, other_hand, played

ENDING = """
[Exercise "win-german-66-001"]
[Format "66R 1"]
[Variant "german-66"]
[Source "puzzle"]
[Kind "win"]
[Seat "A"]
[Task "win-deal"]
[Right "JS"]
[Worths "JS 1.00 0.00 1 1; JC -1.00 0.00 0 1; TC -1.00 0.00 0 1; TD -1.00 0.00 0 1"]
[Difficulty "2"]
[Opponent "expert"]
[Dealer "A"]
[Pack "9H KC JH 9D 9C AS 9S KH KD AC TS AH QS TH QH JD AD KS JC JS QD QC TC TD"]
[Result "*"]

1. JH 9D
2. d xQS 9H QH
3. d JD KD
4. d 40S QS TS
5. d 9C KC
6. d KS AS
7. d AC QC
8. AH KH
*
"""
"""Spades are trumps; the other has their nine, the ten of hearts, ace and queen of diamonds."""

HOLD_AT, WIN_AT = 1, 12
"""Deals of Schnapsen in which a hand is to be named, and a win to be found."""


def some_of(rules_name: str, kind: ExerciseKind, count: int) -> list[Exercise]:
    return [puzzle(each) for each in puzzles_of(rules_name, kind)[:count]]


@pytest.fixture(scope="module")
def ending() -> Exercise:
    return read_exercise(ENDING)


def test_the_other_hand_is_counted(ending: Exercise) -> None:
    assert {card.code for card in other_hand(ending.view)} == {"9S", "TH", "AD", "QD"}


@each_row(
    ("rule", "move"),
    [
        ("most in one trick", "JS"),  # it draws the nine; all others lose their trick
        ("highest card", "TD"),
        ("lowest card", "JC"),
        ("highest trump, else highest", "JS"),
        ("lowest trump, else lowest", "JS"),
        ("highest safe card, else lowest", "JS"),
        ("highest safe card, else highest", "JS"),
        ("longest suit from the top", "TC"),
        ("marriage, else safe, else lowest", "JS"),
        ("marriage, else lowest", "JC"),
        ("marriage, else highest", "TD"),
    ],
)
def test_a_rule_of_thumb_leads(ending: Exercise, rule: str, move: str) -> None:
    assert move_text(OPEN_RULES[rule](open_deal(ending.view))) == move


def test_all_rules_of_thumb_are_tried(ending: Exercise) -> None:
    state = open_deal(ending.view)
    right = {name for name, rule in OPEN_RULES.items() if move_text(rule(state)) == "JS"}
    assert rules_that_solve(ending) == right


def test_a_rule_for_closing_is_right_where_it_says_what_is_right() -> None:
    for each in some_of("santase", ExerciseKind.CLOSE, 10):
        trumps = sum(card.code[1] == each.view.trump_suit.letter for card in each.view.hand)
        solved = rules_that_solve(each)
        assert ("always close" in solved) is is_close(each)
        assert ("never close" in solved) is not is_close(each)
        assert ("close with 3 trumps" in solved) is ((trumps >= 3) is is_close(each))


def test_an_answer_that_is_not_exact_is_noticed(ending: Exercise) -> None:
    assert wins_exactly(ending)
    assert not wins_exactly(read_exercise(ENDING.replace("JC -1.00", "JC 0.00")))
    assert not wins_exactly(read_exercise(ENDING.replace('[Right "JS"]', '[Right "TC"]')))


def test_a_hand_that_is_not_the_other_one_is_noticed() -> None:
    for each in some_of("schnapsen", ExerciseKind.HOLD, 2):
        ask = each.ask
        assert isinstance(ask, ByCards)
        assert holds_exactly(each)
        wrong = frozenset([*sorted(ask.right)[1:], min(set(ask.offered) - ask.right)])
        assert not holds_exactly(replace(each, ask=replace(ask, right=wrong)))


def test_suits_make_no_difference_but_trumps_do(ending: Exercise) -> None:
    def renamed(order: str) -> Exercise:
        head, pack, rest = ENDING.partition("[Right")
        names = dict(zip("CSHD", order, strict=True))
        return read_exercise(head + "".join(_renamed(pack + rest, names)))

    assert twin_key(renamed("DSCH")) == twin_key(ending)
    assert twin_key(renamed("SCHD")) == twin_key(ending), "the trump suit has another name, too"
    other = next(each for each in some_of("german-66", ExerciseKind.WIN, 1))
    assert twin_key(other) != twin_key(ending)


def _renamed(text: str, names: dict[str, str]) -> Iterator[str]:
    """Give other names to the suits of cards and marriages, and of nothing else."""
    for before, letter, after in zip(" " + text, text, text[1:] + " ", strict=False):
        is_suit = letter in names and before in "9JQKTA0" and not after.isalpha()
        yield names[letter] if is_suit else letter


def test_as_many_are_chosen_as_are_wanted_and_none_twice() -> None:
    found = some_of("schnapsen", ExerciseKind.HOLD, 8)
    taken = chosen([*found, *found], 100)
    assert len(taken) == 8
    assert {each.id for each in taken} == {each.id for each in found}
    assert taken != found, "the order is mixed"
    fewer = chosen(found[3:], 100)
    assert {each.id for each in fewer} == {each.id for each in found[3:]}, "whatever else is there"
    assert len(chosen(found, 5)) == 5
    assert chosen(reversed(found), 100) == taken, "the order in which they were found tells nothing"
    assert len(chosen(found, 100, {name_of(found[0])})) == 7


def test_neither_answer_is_much_more_frequent() -> None:
    found = some_of("schnapsen", ExerciseKind.CLOSE, 200)
    in_turn = sorted(found, key=is_close)
    assert 8 <= sum(map(is_close, chosen(in_turn, 20))) <= 12
    assert 8 <= sum(map(is_close, chosen(reversed(in_turn), 20))) <= 12


def test_the_gates_say_what_is_broken() -> None:
    some = some_of("santase", ExerciseKind.CLOSE, 12)
    closes = [each for each in some if is_close(each)]
    assert {"too few", "one rule solves too many", "one answer is too frequent"} <= set(
        figures_of(closes).broken
    )
    assert figures_of([*some, some[0]]).twins == 1


def test_the_shipped_puzzles_keep_the_gates() -> None:
    lines, is_kept = table(some_of("santase", ExerciseKind.CLOSE, 100))
    assert is_kept, lines
    assert lines[0].startswith("close santase: 100 of 100 · ")


@each_row("name", ["german-66", "schnapsen"])
def test_what_is_hidden_is_dealt_again_and_looks_the_same(name: str) -> None:
    record = played(rule_set(name), ExerciseKind.HOLD, 5, "novice")
    for spot in list(leads(record, 5, "novice"))[:3]:
        fresh = dealt_again(spot)
        assert fresh is not None
        assert fresh.pack != record.pack
        assert replay(fresh).state.view(spot.view.seat) == spot.view
        assert dealt_again(spot) == fresh


def test_candidates_hang_on_the_number_of_the_deal_alone() -> None:
    for finder, number in ((holding.candidates, HOLD_AT), (winning.candidates, WIN_AT)):
        found = [write_exercise(each) for each in finder("schnapsen", number)]
        again = [write_exercise(each) for each in finder("schnapsen", number)]
        assert found == again
        assert len(found) == 1


def test_hardly_anybody_closes_where_the_talon_has_to_be_used_up() -> None:
    for number in (1, 2):
        record = played(
            rule_set("german-66"), ExerciseKind.WIN, number, SELDOM_CLOSING.format("casual")
        )
        assert CLOSE_TALON not in record.moves


def test_a_batch_is_looked_for_once_and_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: Exercise
) -> None:
    asked: list[int] = []

    def find(_: str, number: int) -> Iterator[Exercise]:
        asked.append(number)
        if number == 83 and len(asked) == 3:
            raise KeyboardInterrupt
        if number % 2:
            yield replace(ending, id="")

    monkeypatch.setattr(batches, "FINDERS", {ExerciseKind.HOLD: find})
    with pytest.raises(KeyboardInterrupt):
        batches.find_batch(tmp_path, ExerciseKind.HOLD, "german-66", 2)
    assert not list(tmp_path.glob("*.json"))
    assert batches.find_batch(tmp_path, ExerciseKind.HOLD, "german-66", 2) == 20
    assert asked[3:] == list(range(81, 121))
    assert batches.find_batch(tmp_path, ExerciseKind.HOLD, "german-66", 2) == 20
    assert len(asked) == 43
    found = list(batches.found_in(tmp_path, ExerciseKind.HOLD, "german-66", [2]))
    assert found == [replace(ending, id="candidate")] * 20


def no_rulings(_: Exercise) -> dict[str, Ruled]:
    raise AssertionError


def test_rulings_are_kept_and_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: Exercise
) -> None:
    ruled = {"coach": Ruled(0.9, 0.2), "thumb": Ruled(0.1, 0.3)}
    monkeypatch.setattr(judging, "rulings", {ending: ruled}.__getitem__)
    lines = list(judging.confirm([ending], tmp_path))
    assert lines == [
        f"win-german-66-001 {name_of(ending)}: coach +0.90 ± 0.20, thumb +0.10 ± 0.30",
        "win german-66: 1 judged, 0 by all, 1 coach confirmed, 1 thumb undecided",
    ]
    monkeypatch.setattr(judging, "rulings", no_rulings)
    assert list(judging.confirm([ending], tmp_path, 1, 2)) == lines
    assert len(list(tmp_path.glob("judged/*.json"))) == 1


def test_all_judges_have_to_confirm() -> None:
    assert is_confirmed({"coach": Ruled(0.9, 0.2), "thumb": Ruled(0.4, 0.3)})
    assert not is_confirmed({"coach": Ruled(0.9, 0.2), "thumb": Ruled(-0.4, 0.3)})
    assert [Ruled(mean, 0.3).word for mean in (0.4, 0.1, -0.4)] == [
        "confirmed",
        "undecided",
        "contradicted",
    ]


def test_files_are_made_from_the_candidates(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What stands in common tags is read again by the reader of the shipped files."""
    from sixtysix_gui.training import puzzles

    monkeypatch.setattr(program, "batches_for", one_batch)
    monkeypatch.setattr(program, "wanted", {"santase": 4}.__getitem__)
    made = {
        kind: some_of("santase", kind, 4)
        for kind in (ExerciseKind.CLOSE, ExerciseKind.WIN, ExerciseKind.HOLD)
    }
    for kind, some in made.items():
        texts = [write_exercise(replace(each, id="", judges="")) for each in some]
        batches.batch_path(tmp_path, kind, "santase", 0).write_text(json.dumps(texts), "utf-8")
    monkeypatch.setattr("tools.exercises.choosing.MOST_BY_A_RULE", dict.fromkeys(ExerciseKind, 9.0))
    command = ["exercises", "make", "--rules", "santase", "--folder", str(tmp_path)]
    monkeypatch.setattr("sys.argv", [*command, "--into", str(tmp_path)])
    assert program.main() == 0
    assert "close santase: 4 of 4" in capsys.readouterr().out or not _is_even(
        made[ExerciseKind.CLOSE]
    )
    monkeypatch.setattr(puzzles, "PUZZLES", tmp_path)
    read = [puzzle(each) for each in puzzles_of("santase", ExerciseKind.WIN)]
    same = {write_exercise(replace(each, id="")) for each in read}
    assert same == {write_exercise(replace(each, id="")) for each in made[ExerciseKind.WIN]}


def one_batch(_kind: ExerciseKind, _rules_name: str) -> range:
    return range(1)


def _is_even(some: list[Exercise]) -> bool:
    return 2 * sum(map(is_close, some)) == len(some)


def test_worths_are_written_for_both_answers() -> None:
    for each in some_of("santase", ExerciseKind.CLOSE, 5):
        assert isinstance(each.ask, ByMove)
        assert [worth.move == CLOSE_TALON for worth in each.ask.worths].count(True) == 1
