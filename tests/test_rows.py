"""One case for many rows fails for each of them, and says which."""

import pytest

from tests.helpers.rows import each_row

ROWS = [(1, 2), (2, 2), (3, 2)]


@each_row("a, b", ROWS)
def _are_equal(a: int, b: int) -> None:
    assert a == b


@each_row("a", [0, 1])
@each_row("b", [0, 1])
def _are_below(a: int, b: int, limit: int) -> None:
    assert 2 * a + b < limit


def test_every_row_that_fails_is_named() -> None:
    with pytest.raises(AssertionError) as failure:
        _are_equal()
    text = str(failure.value)
    assert "a=1, b=2" in text
    assert "a=3, b=2" in text
    assert "a=2, b=2" not in text


@pytest.mark.parametrize("limit", [4])
def test_all_rows_meet_all_others_and_fixtures_stay(limit: int) -> None:
    _are_below(limit=limit)
    with pytest.raises(AssertionError) as failure:
        _are_below(limit=3)
    assert "a=1:" in str(failure.value)
    assert "b=1:" in str(failure.value)
    assert "a=0" not in str(failure.value)


def test_an_error_that_is_no_failure_names_its_row() -> None:
    @each_row("text", ["1", "one"])
    def is_read(text: str) -> None:
        assert int(text)

    with pytest.raises(ValueError, match="one") as error:
        is_read()
    assert error.value.__notes__ == ["in the row text='one'"]


def test_no_rows_are_no_test() -> None:
    with pytest.raises(AssertionError, match="no row for a"):
        each_row("a", [])
