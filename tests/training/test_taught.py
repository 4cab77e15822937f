"""Every game of two has training, of its own or that of the nearest; games of more have none."""

from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.training.taught import TAUGHT, first_taught, nearest
from tests.helpers.rows import each_row

# docs/training.md: relatives count as the nearest
NEAREST = {
    "german-66": "german-66",
    "house-66": "german-66",
    "wiki-66": "german-66",
    "schnapsen": "schnapsen",
    "schnapsen-sharp": "schnapsen",
    "schnapsen-bar": "schnapsen",
    "schnapsen-bar-24": "schnapsen",
    "santase": "santase",
    "santase-engine": "santase",
}


def test_games_with_a_talon_that_can_be_closed_have_training_and_no_others() -> None:
    assert set(rule_set_names(close=True)) == set(NEAREST)
    assert {name: nearest(name) for name in rule_set_names()} == {
        name: NEAREST.get(name) for name in rule_set_names()
    }


@each_row(
    ("played", "expected"),
    [
        ([], TAUGHT[0]),
        (["gaigel-2"], TAUGHT[0]),
        (["bauernschnapsen", "santase-engine", "schnapsen"], "santase"),
    ],
)
def test_the_last_game_that_has_training_decides(played: list[str], expected: str) -> None:
    assert first_taught(played) == expected
