"""As how many games one counts in the tally: by its rules, and as a Bummerl."""

from dataclasses import dataclass, replace

import pytest

from sixtysix_gui.controller.game_setup import GameSetup, Preferences
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import read_records, replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT, Move
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game, Length
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import DrawForMe
from sixtysix_gui.text.names import OPPONENTS
from sixtysix_gui.windows.playing.claims import (
    acts_for_person,
    claim_cost,
    is_asked_about,
    learn_from,
)
from sixtysix_gui.windows.playing.keeping import games_counted
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from tests.helpers.golden_data.golden import GOLDEN
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


# What a wrong claim would cost is said before it is made.


A = Seat.A


def view_with(rules: str, mine: CardPoints, theirs: CardPoints, close: Close | None) -> View:
    record = read_records((GOLDEN / "version-0.1" / "running.66r").read_bytes())[0]
    view = replay(record).states[0].view(A, (0, 0), 0)
    return replace(view, rules=rule_set(rules), card_points=(mine, theirs), close=close)


@each_row(
    ("rules", "mine", "theirs", "close", "cost"),
    [
        ("german-66", CardPoints(40, tricks=3), CardPoints(20, tricks=2), None, 2),
        ("german-66", CardPoints(70, tricks=3), CardPoints(20, tricks=2), None, 2),
        ("schnapsen", CardPoints(40, tricks=3), CardPoints(0), None, 3),
        ("schnapsen", CardPoints(40, tricks=3), CardPoints(10, tricks=1), None, 2),
        ("german-66", CardPoints(40, tricks=3), CardPoints(0), Close(A, 1, False, 0, 0), 3),
    ],
)
def test_what_a_wrong_claim_costs_does_not_tell_whether_it_is_wrong(
    rules: str, mine: CardPoints, theirs: CardPoints, close: Close | None, cost: int
) -> None:
    assert claim_cost(view_with(rules, mine, theirs, close)) == cost


# What is done for beginners against the two weakest, and when it ends by itself.


RULES = rule_set()
SETUP = GameSetup(RULES, ("Ada", "Jack"), players={Seat.B: "casual"})
RIGHT, WRONG = 66, 60


def claimed(total: int, *, seat: Seat = Seat.A, won_before: int = 0) -> DealFinished:
    """A deal that was ended by a claim with a total of card points."""
    points = [CardPoints(40, tricks=2), CardPoints(40, tricks=2)]
    points[seat] = CardPoints(total, tricks=4)
    outcome = settle(RULES, DealEnd((points[0], points[1]), claimant=seat))
    before = Game(RULES, Seat.B, won=(won_before, won_before))
    return DealFinished(outcome, before, before.after(outcome), Seat.A, None)


@dataclass
class Helped:
    """A keeper, and what was said."""

    keeper: SettingsKeeper
    said: list[str]

    def learn(self, finished: DealFinished) -> None:
        line = learn_from(finished, SETUP, self.keeper)
        self.said += [line] if line else []


@pytest.fixture
def helped() -> Helped:
    return Helped(SettingsKeeper(Settings()), [])


@each_row(
    ("choice", "level", "draws"),
    [
        ("first", 0, True),
        ("first", 1, True),
        ("first", 2, False),
        ("always", 4, True),
        ("never", 0, False),
    ],
)
def test_who_is_drawn_for(choice: DrawForMe, level: int, draws: bool) -> None:
    chosen = acts_for_person(Settings(draw_for_me=choice), (OPPONENTS[level],))
    usual = Preferences(last_card_for_me=True, before_partner="moment")
    assert chosen == replace(usual, draw_for_me=draws)


@each_row(("move", "asked"), [(GO_OUT, True), (DRAW, False)])
def test_only_out_is_asked_about(move: Move, asked: bool) -> None:
    assert is_asked_about(move, Settings(), (OPPONENTS[0],)) is asked


def test_three_right_claims_end_the_question_and_say_so(helped: Helped) -> None:
    for count in (1, 2):
        helped.learn(claimed(RIGHT))
        assert helped.keeper.settings.right_claims == count
    helped.learn(claimed(RIGHT, seat=Seat.B))
    assert (helped.keeper.settings.confirm_out, helped.said) == ("weak", [])
    helped.learn(claimed(RIGHT))
    assert helped.keeper.settings.confirm_out == "never"
    assert helped.said == ["You count well. From now on, you will not be asked before “Out!”."]


def test_a_wrong_claim_begins_the_count_again(helped: Helped) -> None:
    for total in (RIGHT, RIGHT, WRONG, RIGHT):
        helped.learn(claimed(total))
    assert helped.keeper.settings.right_claims == 1


@pytest.mark.parametrize("settings", [{"claim_for_me": True}, {"confirm_out": "always"}])
def test_other_choices_are_left_alone(helped: Helped, settings: dict[str, object]) -> None:
    helped.keeper.change(**settings)
    for _ in range(3):
        helped.learn(claimed(RIGHT))
    assert helped.keeper.settings.right_claims == 0
    assert helped.said == []


def test_drawing_ends_with_the_first_game_that_is_over(helped: Helped) -> None:
    helped.learn(claimed(RIGHT))
    assert helped.keeper.settings.draw_for_me == "first"
    helped.learn(replace(claimed(RIGHT, won_before=6), again=True))
    assert helped.keeper.settings.draw_for_me == "first", "a deal played again ends no game"
    helped.learn(claimed(RIGHT, won_before=6))
    assert helped.keeper.settings.draw_for_me == "never"
