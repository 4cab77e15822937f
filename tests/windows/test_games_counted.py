"""As how many games one counts in the tally: by its rules, and as a Bummerl."""

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.scoring.game import Game, Length
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.windows.playing.keeping import games_counted
from tests.helpers.rows import each_row


def setup_of(rules: Rules, length: Length) -> GameSetup:
    seats = seats_of(rules.parties)
    names = ("Ada", "Ben", "Cleo", "Dora")[: len(seats)]
    return GameSetup(rules, names, dict.fromkeys(seats[1:], "club"), length=length)


def ended(rules: Rules, won: tuple[int, ...], almost: tuple[int, ...]) -> Game:
    return Game(rules, Seat.A, won, deals=5, decided=5, almost=almost)


@each_row(
    ("game", "won", "almost", "length", "counted"),
    [  # many.md 7.1 for Bauernschnapsen, front.md for a Bummerl, rules.md 1.3 for game.shutout
        ("bauernschnapsen", (24, 3), (), "game", 1),
        ("bauernschnapsen", (24, 0), (), "game", 2),
        ("bauernschnapsen", (23, 24), (0,), "game", 4),
        ("bauernschnapsen", (23, 24), (0,), "bummerl", 4),
        ("bauernschnapsen", (24, 0), (), "best-3", 1),
        ("bauernschnapsen", (10, 0), (), "game", 1),
        ("four-66", (7, 0), (), "bummerl", 2),
        ("four-66", (7, 1), (), "bummerl", 1),
        ("german-66", (7, 0), (), "bummerl", 2),
        ("german-66", (7, 0), (), "game", 1),
    ],
)
def test_a_game_counts_what_its_rules_say(
    game: str, won: tuple[int, ...], almost: tuple[int, ...], length: Length, counted: int
) -> None:
    rules = rule_set(game)
    assert games_counted(ended(rules, won, almost), setup_of(rules, length)) == counted
