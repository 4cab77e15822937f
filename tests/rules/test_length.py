"""How long people play: when a game is over, and who has won it."""

import pytest

from sixtysix_gui.rules.length import LENGTHS, Length, games_of_series, is_game_over, winner_of
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import TWO_ALONE, Party, Seat
from sixtysix_gui.rules.sets.named import rule_set

A, B = Seat.A, Seat.B
TO_THE_TARGET: list[Length] = ["game", "bummerl", "best-3", "best-5", "best-7"]


def after(won: tuple[int, int], deals: int) -> Game:
    return Game(rule_set("german-66"), A, won, deals=deals)


def alone(seat: Seat | None) -> Party | None:
    """The party of a seat."""
    return None if seat is None else TWO_ALONE[seat]


@pytest.mark.parametrize("length", TO_THE_TARGET)
@pytest.mark.parametrize(
    ("won", "deals", "winner"),
    [((0, 0), 0, None), ((0, 0), 1, None), ((6, 3), 4, None), ((7, 3), 5, A), ((0, 8), 3, B)],
)
def test_a_game_goes_to_the_target(
    length: Length, won: tuple[int, int], deals: int, winner: Seat | None
) -> None:
    game = after(won, deals)
    assert is_game_over(game, length) is (winner is not None)
    assert winner_of(game, length) == alone(winner)


@pytest.mark.parametrize(
    ("won", "deals", "over", "winner"),
    [
        ((0, 0), 0, False, None),
        ((1, 0), 1, True, A),
        ((0, 3), 1, True, B),
        ((0, 0), 1, True, None),
    ],
)
def test_a_single_deal_ends_the_game_whoever_won_it(
    won: tuple[int, int], deals: int, over: bool, winner: Seat | None
) -> None:
    game = after(won, deals)
    assert is_game_over(game, "deal") is over
    assert winner_of(game, "deal") == alone(winner)


def test_a_series_has_the_games_of_its_name() -> None:
    assert {length: games_of_series(length) for length in LENGTHS} == {
        "game": None,
        "bummerl": None,
        "best-3": 3,
        "best-5": 5,
        "best-7": 7,
        "deal": None,
    }
