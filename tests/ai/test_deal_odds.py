"""How deals end between equals: counts by hand, other scales, and the file of the measured ones."""

import tomllib
from pathlib import Path

import pytest

from sixtysix_gui.ai.two import odds
from sixtysix_gui.ai.two.odds import (
    DealCounts,
    UndecidedOddsError,
    WonDeals,
    measured_odds,
    odds_from,
)
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.engine import engine_rules
from tests.helpers.rows import each_row

FORTY = DealCounts(
    forehand=WonDeals(by_scale=(8, 6, 2), at_price=(1, 4, 1)),
    dealer=WonDeals(by_scale=(7, 3, 1), at_price=(0, 3, 1)),
    drawn_level=2,
    drawn_otherwise=1,
)


def test_counts_become_chances() -> None:
    found = odds_from(FORTY, (1, 2, 3))
    assert found.forehand == (9 / 40, 10 / 40, 3 / 40)
    assert found.dealer == (7 / 40, 6 / 40, 2 / 40)
    assert (found.drawn_level, found.drawn_otherwise) == (2 / 40, 1 / 40)
    assert found.drawn == pytest.approx(3 / 40)


def test_a_scale_without_three_merges_schwarz_into_two_but_leaves_prices() -> None:
    found = odds_from(FORTY, (1, 2, 2))
    assert found.forehand == (9 / 40, 12 / 40, 1 / 40)
    assert found.dealer == (7 / 40, 7 / 40, 1 / 40)


def test_games_that_would_never_end_are_refused() -> None:
    with pytest.raises(UndecidedOddsError, match="must have a winner"):
        odds_from(DealCounts(drawn_level=5, drawn_otherwise=2), (1, 2, 3))


def test_the_file_has_every_rule_set_and_its_counts_add_up() -> None:
    file = Path(odds.__file__).with_name("deal_odds.toml")
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    assert tuple(tables) == rule_set_names(close=True)
    for table in tables.values():
        counts = [table[side][kind] for side in ("forehand", "dealer") for kind in table[side]]
        assert sum(map(sum, counts)) + sum(table["drawn"].values()) == table["deals"]


@each_row("name", rule_set_names(close=True))
def test_measured_odds_fit_the_rules(name: str) -> None:
    rules = rule_set(name)
    found = measured_odds(rules)
    assert sum(found.forehand) + sum(found.dealer) + found.drawn == pytest.approx(1)
    if rules.end_unclaimed == "last-trick":  # somebody always wins the last trick
        assert found.drawn == 0
    if name == "house-66":  # neither its scale nor its prices know three points
        assert found.forehand[2] == found.dealer[2] == 0


def test_a_custom_rule_set_has_the_odds_of_the_named_one_on_its_own_scale() -> None:
    plain = measured_odds(rule_set("house-66"))
    custom = measured_odds(engine_rules("house-66", {"score.scale": [1, 2, 3]}))
    assert custom.drawn == plain.drawn
    assert custom.forehand[0] == plain.forehand[0]
    assert custom.forehand[2] > 0
    assert custom.forehand[1] + custom.forehand[2] == pytest.approx(plain.forehand[1])
    other_target = measured_odds(engine_rules("house-66", {"game.target": 11}))
    assert other_target == plain
