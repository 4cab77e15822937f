"""A code that follows from a text is the same for everybody, and a second computation finds it."""

from datetime import date, timedelta

from sixtysix_gui.rules.fair_deals import derived_deal_code, read_deal_code
from tests.helpers.naive.days import naive_day_code

FIRST = date(2026, 1, 1)
TEXT = "sixtysix day 1\nschnapsen\n{day}"


def test_the_letters_are_those_of_the_recipe() -> None:
    for number in range(200):  # among them some whose first bytes are passed over
        day = FIRST + timedelta(days=number)
        code = derived_deal_code(TEXT.format(day=day.isoformat()))
        assert code == naive_day_code("schnapsen", day)
        assert code == read_deal_code(code)


def test_another_text_has_another_code() -> None:
    codes = {derived_deal_code(text) for text in ("", "a", "b", "a\n", "ä", "A")}
    assert len(codes) == 6
