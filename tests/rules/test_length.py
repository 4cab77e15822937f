"""How long people play: when a game is over, and who has won it."""

from sixtysix_gui.rules.scoring.game import (
    LENGTHS,
    Game,
    Length,
    games_of_series,
    is_game_over,
    winner_of,
)
from sixtysix_gui.rules.seats import TWO_ALONE, Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.rows import each_row

A, B = Seat.A, Seat.B
TO_THE_TARGET: list[Length] = ["game", "bummerl", "best-3", "best-5", "best-7"]


def after(won: tuple[int, int], deals: int) -> Game:
    return Game(rule_set("german-66"), A, won, deals=deals)


ENDS: list[tuple[list[Length], tuple[int, int], int, bool, Seat | None]] = [
    (TO_THE_TARGET, (0, 0), 0, False, None),
    (TO_THE_TARGET, (0, 0), 1, False, None),
    (TO_THE_TARGET, (6, 3), 4, False, None),
    (TO_THE_TARGET, (7, 3), 5, True, A),
    (TO_THE_TARGET, (0, 8), 3, True, B),
    (["deal"], (0, 0), 0, False, None),
    (["deal"], (1, 0), 1, True, A),
    (["deal"], (0, 3), 1, True, B),
    (["deal"], (0, 0), 1, True, None),
]
"""Lengths, points won, deals, whether the game is over, and who has won it."""


@each_row(("lengths", "won", "deals", "over", "winner"), ENDS)
def test_when_a_game_is_over(
    lengths: list[Length], won: tuple[int, int], deals: int, *, over: bool, winner: Seat | None
) -> None:
    game = after(won, deals)
    for length in lengths:
        assert is_game_over(game, length) is over
        assert winner_of(game, length) == (None if winner is None else TWO_ALONE[winner])


def test_a_series_has_the_games_of_its_name() -> None:
    assert {length: games_of_series(length) for length in LENGTHS} == {
        "game": None,
        "bummerl": None,
        "best-3": 3,
        "best-5": 5,
        "best-7": 7,
        "deal": None,
    }
