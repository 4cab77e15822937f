"""The list of tricks beside an exercise: cards of red suits are red."""

import pytest

from sixtysix_gui.design import theme
from sixtysix_gui.windows.training.asking.parts import in_red


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
    written = in_red(text)
    assert written.count(theme.CARD_RED) == len(cards)
    for card in cards:
        assert f'{theme.CARD_RED}">{card}</span>' in written


def test_nothing_that_is_written_becomes_a_mark_of_html() -> None:
    assert "<b>" not in in_red("<b>♥")
