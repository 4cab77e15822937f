"""The list of tricks beside an exercise: cards of red suits are red."""

import pytest

from sixtysix_gui.windows.training.exercises.parts import red_parts


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("10♥  +13", ["10♥"]),
        ("9♦ → A♦", ["9♦", "A♦"]),
        ("20 in spades\n▸ Q♠", []),
        ("Herz Ober", []),
    ],
)
def test_only_cards_of_red_suits_are_red(text: str, cards: list[str]) -> None:
    assert [text[start : start + length] for start, length in red_parts(text)] == cards
