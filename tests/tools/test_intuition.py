"""The samples that the intuition is fitted to: what is written down, and how it goes on."""

import json
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.randomness import Dice
from sixtysix_gui.ai.two.solver.numbers import code_of, move_of
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move, PlayCard
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.rows import each_row
from tools.intuition import __main__ as program
from tools.intuition.__main__ import PLAYER, main
from tools.intuition.play import play_samples, rule_of, wish_of
from tools.intuition.samples import Sample
from tools.intuition.weights import FILE, weights_text

QUICK = "master:intuition=off:iterations=30:reweighting=off:score_aware=off:worlds=4"
LINE: Mapping[str, object] = {
    "seed": 66,
    "deal": 1,
    "left": 0,
    "rules": "german-66",
    "inputs": [3, 40, 99],
    "chosen": 4,
    "moves": [[4, 0.75], [37, 0.25]],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "samples.jsonl"


def play(file: Path, deals: str, *more: str) -> int:
    return main(["play", str(file), "--deals", deals, "--player", "random", *more])


def text_of(line: Mapping[str, object]) -> str:
    return json.dumps(line, separators=(",", ":")) + "\n"


class Watched(Player):
    """Plays at random, which never claims falsely, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[View, Move]] = []
        self._player = player_named("random", rule_set())

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        decision = self._player.choose(view, budget, should_stop)
        self.asked.append((view, decision.move))
        return decision


def is_output_of(output: int, move: Move, view: View) -> bool:
    """Whether an output can stand for a move: trump is the first suit, the others come after it."""
    if isinstance(move, PlayCard):
        rank, suit = code_of(move) % 8, move.card.suit
        return output % 8 == rank and output < 32 and (output < 8) == (suit is view.trump)
    if isinstance(move, Meld):
        return 32 <= output < 36 and (output == 32) == (move.suit is view.trump)
    return output == code_of(move)


def test_every_choice_with_an_open_talon_is_written_down_as_it_was_wanted() -> None:
    count = 0
    for number in range(1, 41):
        player = Watched()
        samples = play_samples(player, 66, number)
        asked = [each for each in player.asked if each[0].status is TalonStatus.OPEN]
        assert [sample.left for sample in samples] == list(range(len(asked)))[::-1]
        for sample, (view, wanted) in zip(samples, asked, strict=True):
            assert len(sample.moves) == len(set(view.legal_moves) - {GO_OUT}) > 1
            assert (sample.origin, sample.rules) == ((66, number), view.rules.name)
            assert [output for output, share in sample.moves if share] == [sample.chosen]
            assert is_output_of(sample.chosen, wanted, view)
        count += len(samples)
    assert count > 200


def test_about_one_choice_in_twelve_is_not_carried_out() -> None:
    strays = total = 0
    for number in range(1, 81):
        player = Watched()
        play_samples(player, 66, number)
        for place, (view, move) in enumerate(player.asked):
            later = [other for other, _ in player.asked[place + 1 :] if other.seat is view.seat]
            if isinstance(move, PlayCard) and later and view.status is TalonStatus.OPEN:
                total += 1
                strays += move.card in later[0].hand
    assert total > 400
    assert 0.04 < strays / total < 0.1


def test_a_tree_shares_its_visits_out_and_chooses_as_the_player_does() -> None:
    player, budget = player_named(QUICK, rule_set()), Budget(seed=3)
    seen = Counter[bool]()
    for number, name in enumerate(rule_set_names(close=True)):
        state = seeded_deal(rule_set(name), number)
        while state.outcome is None:
            view = state.view(state.to_act)
            move = player.choose(view, budget, lambda: False).move
            choices = len(set(view.legal_moves) - {GO_OUT})
            if state.status is TalonStatus.OPEN and choices > 1 and move != GO_OUT:
                wish = wish_of(player, view, budget)
                assert move_of(wish.move) == move
                assert wish.shares[wish.move] == max(wish.shares.values())
                assert sum(wish.shares.values()) == pytest.approx(1)
                spread = len(wish.shares) > 1
                assert view.trick_number < 6 or not spread
                seen[spread] += 1
            state, _ = state.apply(move)
    assert min(seen[True], seen[False]) > 4


def test_the_rule_sets_come_as_often_as_they_should() -> None:
    names = Counter(rule_of(Dice(f"rules {number}")).name for number in range(4000))
    assert set(names) == set(rule_set_names(close=True))
    for name, share in (("german-66", 1 / 2), ("schnapsen", 1 / 5), ("santase-engine", 1 / 7)):
        assert names[name] / 4000 == pytest.approx(share, abs=0.03)


def test_the_player_who_is_asked_by_default_exists() -> None:
    assert player_named(PLAYER, rule_set())


@pytest.mark.parametrize("lost", [0, 1, 40, 400, 1000, 2500])
def test_what_was_broken_off_goes_on_as_if_nothing_had_been(file: Path, lost: int) -> None:
    whole = file.with_name("whole")
    assert play(whole, "1-8") == 0
    assert play(file, "1-6") == 0
    begun = file.read_bytes()
    assert whole.read_bytes().startswith(begun)
    assert len(begun) > 2500
    file.write_bytes(begun[: len(begun) - lost])
    assert play(file, "1-8") == 0
    assert file.read_bytes() == whole.read_bytes()


def test_no_deal_is_played_twice(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, int]] = []

    def watched(player: Player, seed: int, number: int) -> list[Sample]:
        played.append((seed, number))
        return play_samples(player, seed, number)

    monkeypatch.setattr(program, "play_samples", watched)
    assert play(file, "3-4") == 0
    assert play(file, "1-5") == 0
    assert play(file, "4-5", "--seed", "7") == 0
    assert played == [(66, 3), (66, 4), (66, 1), (66, 2), (66, 5), (7, 4), (7, 5)]


@each_row("command", ["play", "fit"])
@each_row(
    ("wrong", "sentence"),
    [
        ("hello\n", "it holds no sample"),
        ("hello", "it holds no sample"),
        ("[1, 2]\n", "it holds no sample"),
        (text_of({**LINE, "seed": None}), "it holds no sample"),
        (text_of({**LINE, "moves": [[4, 0.75, 3], [37, 0.25]]}), "it holds no sample"),
        (text_of({**LINE, "inputs": [3, 180]}), "it names an input that does not exist"),
        (text_of({**LINE, "inputs": [-1]}), "it names an input that does not exist"),
        (text_of({**LINE, "moves": [[4, 0.75], [41, 0.25]]}), "a move that does not exist"),
        (text_of({**LINE, "moves": [[4, 1.0]]}), "nothing was chosen there"),
        (text_of({**LINE, "chosen": 5}), "nothing was chosen there"),
        (text_of({**LINE, "moves": [[4, 0.75], [37, 0.5]]}), "its shares do not sum to 1"),
    ],
)
def test_a_damaged_file_is_an_error_and_stays_as_it_is(
    file: Path, capsys: pytest.CaptureFixture[str], command: str, wrong: str, sentence: str
) -> None:
    text = text_of(LINE) + wrong
    file.write_text(text, encoding="utf-8")
    more = ["--deals", "1-1"] if command == "play" else []
    assert main([command, str(file), *more]) == 1
    error = capsys.readouterr().err
    assert f"“{file}”, line 2, is damaged: " in error
    assert sentence in error
    assert file.read_text(encoding="utf-8") == text


def test_files_that_cannot_be_had_are_errors(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fit", str(file)]) == 1
    assert f"“{file}” cannot be read: " in capsys.readouterr().err
    assert play(file / "in-no-folder", "1-1") == 1
    assert "cannot be written: " in capsys.readouterr().err


@each_row("deals", ["0-4", "4-2", "4", "1-x"])
def test_deals_that_are_none_are_refused(
    file: Path, capsys: pytest.CaptureFixture[str], deals: str
) -> None:
    with pytest.raises(SystemExit):
        play(file, deals)
    assert "FIRST-LAST" in capsys.readouterr().err
    assert not file.exists()


def test_an_unknown_player_is_an_error(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(file), "--deals", "1-1", "--player", "nobody"]) == 1
    assert "no player named" in capsys.readouterr().err


def test_fitting_says_that_it_needs_numpy(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("tools.intuition.fit", "tools.intuition.network"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    file.write_text(text_of(LINE), encoding="utf-8")
    assert main(["fit", str(file)]) == 1
    assert "needs numpy" in capsys.readouterr().err


def test_the_weights_are_written_as_they_stand_in_their_file() -> None:
    text = FILE.read_text(encoding="utf-8")
    layers = json.loads(text, parse_int=float)
    assert weights_text(layers) == text
