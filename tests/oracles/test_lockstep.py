"""The engine plays as the two before it did: some of what tests/oracles/lockstep.py does."""

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.oracles.face import Value
from tests.oracles.lockstep import POSSIBLE, compare, main, replay
from tests.oracles.registry import GAMES
from tests.oracles.side_by_side import DifferenceError, Games, SideBySide
from tests.oracles.variations import Variation, on_both

SEED = 66
pytestmark = pytest.mark.unmeasured


def test_there_are_the_same_rule_sets() -> None:
    assert rule_set_names() == GAMES.names()
    for seats in (2, 3, 4):
        assert rule_set_names(seats) == GAMES.names(seats=seats)
    with pytest.raises(RulesError) as before:
        GAMES.rules("no-game")
    with pytest.raises(RulesError) as now:
        rule_set("no-game")
    assert (type(before.value), str(before.value)) == (type(now.value), str(now.value))


@pytest.mark.parametrize("name", GAMES.names())
def test_some_deals(name: str) -> None:
    """Of the rule set as it is named and of some variations; all values are tried, and refused."""
    found = compare(name, 200, SEED, combinations=10, most=5)
    assert found.differences == []
    assert set(found.counts.made) <= POSSIBLE


@pytest.mark.window
@pytest.mark.slow(sample=6)
@pytest.mark.parametrize("name", GAMES.names())
def test_a_deal_of_every_variation(name: str) -> None:
    found = compare(name, 1_000, SEED)
    assert found.differences == []
    assert found.counts.deals > found.variations


@pytest.mark.parametrize(
    ("name", "changes", "told"),
    [
        ("german-66", {"meld.first_lead": False}, "legal moves"),
        ("schnapsen", {"score.close_failed": "flat-3"}, "events"),
        ("schnapsen-bar", {"close.defender_points": "counted"}, "card_points"),
        ("santase", {"game.count": "down"}, "game: shown_score"),
        ("four-66", {"strict.head": False}, "legal moves"),
        ("three-66", {"end.last_trick": "bonus-10"}, "events"),
        ("bauernschnapsen", {"double.max": 0}, "legal moves"),
        ("bauernschnapsen", {"contracts.values": ["gang:20"]}, "legal moves"),
        ("idiots-66", {"meld.when_exhausted": True}, "legal moves"),
    ],
)
def test_a_difference_is_seen(name: str, changes: Mapping[str, Value], told: str) -> None:
    """The engine is given other rules than the oracle; the line can then be played again."""
    variation, other = on_both(name, {}), on_both(name, changes)
    assert variation is not None
    assert other is not None
    source = random.Random(name)
    with pytest.raises(DifferenceError) as seen:
        _play(replace(variation, new=other.new), source)
    what, _, line = str(seen.value).partition("--replay '")
    assert told in what
    assert str(replay(line.removesuffix("'")).line) == line.removesuffix("'")


def _play(variation: Variation, source: random.Random) -> None:
    for _ in range(200):
        pack = list(variation.old.pack)
        source.shuffle(pack)
        deal = SideBySide(variation, pack, Games.first(variation, Seat.A))
        deal.play_on(source)


def test_the_command_says_what_was_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--moves", "50", "--most", "2", "--jobs", "1", "na-66"]) == 0
    said = capsys.readouterr().out
    assert "0 differences" in said
