"""The measuring of deal odds: the counts are those of the deals, and the file is kept."""

from pathlib import Path

import pytest

from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named, player_spec
from sixtysix_gui.ai.two.odds import DealCounts
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.naive.games import outcome
from tests.helpers.rows import each_row
from tools.deal_odds import Measure, main, measure, tables_in, with_one_more

FEW = Measure(player_spec("random", rule_set()), worlds=1, seed=5, deals=60)


@each_row("name", ["german-66", "house-66", "schnapsen-bar"])
def test_counts_are_those_of_the_deals_played(name: str) -> None:
    player, rules = player_named("random", rule_set()), rule_set(name)
    points: list[int] = []
    for number in range(1, 61):
        deal = play_deal(rules, fixture_of(rules, number, 5), (player, player), Budget(1, 5))
        points.append(points_for(deal.outcome, opposite(deal.dealer)))
    counts = measure(name, FEW)
    assert counts.deals == 60
    forehand = counts.forehand.at_points(rules.score_scale)
    dealer = counts.dealer.at_points(rules.score_scale)
    assert [points.count(number) for number in (1, 2, 3)] == list(forehand)
    assert [points.count(-number) for number in (1, 2, 3)] == list(dealer)
    assert counts.drawn_level + counts.drawn_otherwise == points.count(0)


def test_draws_at_65_are_counted_apart() -> None:
    counts = DealCounts()
    for total in (65, 75, 65):
        counts = with_one_more(counts, outcome(None, total), Seat.A)
    assert (counts.drawn_level, counts.drawn_otherwise, counts.deals) == (2, 1, 3)


def test_the_same_options_give_the_same_file_and_one_rule_set_leaves_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    quick = ["--player", "random", "--deals", "3"]
    for file in (first, second):
        assert main([*quick, "--file", str(file)]) == 0
    before = first.read_text(encoding="utf-8")
    assert before == second.read_text(encoding="utf-8")
    assert main([*quick, "--seed", "9", "--rules", "santase", "--file", str(first)]) == 0
    old, new = tables_in(before), tables_in(first.read_text(encoding="utf-8"))
    assert [name for name in old if old[name] != new[name]] == ["santase"]
    assert "seed = 9" in new["santase"]
    assert capsys.readouterr().out.count("[santase]") == 3


def test_an_unknown_player_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--player", "nobody", "--file", str(tmp_path / "odds.toml")]) == 1
    assert "no player named" in capsys.readouterr().err
