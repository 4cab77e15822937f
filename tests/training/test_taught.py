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
    trained = {name for name in rule_set_names() if nearest(name) is not None}
    assert trained == set(rule_set_names(close=True))
    assert {name: nearest(name) for name in NEAREST} == NEAREST
    assert nearest("whist") is None


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
