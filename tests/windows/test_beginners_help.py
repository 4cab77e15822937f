"""What is done for beginners against the two weakest, and when it ends by itself."""

from dataclasses import dataclass, replace

import pytest

from sixtysix_gui.controller.game_setup import GameSetup, Preferences
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.moves import DRAW, GO_OUT, Move
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import DrawForMe
from sixtysix_gui.text.names import OPPONENTS
from sixtysix_gui.windows.playing.claims import (
    BeginnersHelp,
    acts_for_person,
    is_asked_about,
)
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from tests.helpers.rows import each_row

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
    """A keeper, what helps, and what was said."""

    keeper: SettingsKeeper
    helper: BeginnersHelp
    said: list[str]


@pytest.fixture
def helped() -> Helped:
    keeper = SettingsKeeper(Settings())
    made = Helped(keeper, BeginnersHelp(keeper), [])
    made.helper.said.connect(made.said.append)
    return made


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
        helped.helper.take_result(claimed(RIGHT), SETUP)
        assert helped.keeper.settings.right_claims == count
    helped.helper.take_result(claimed(RIGHT, seat=Seat.B), SETUP)
    assert (helped.keeper.settings.confirm_out, helped.said) == ("weak", [])
    helped.helper.take_result(claimed(RIGHT), SETUP)
    assert helped.keeper.settings.confirm_out == "never"
    assert helped.said == ["You count well: “Out!” is said without a question from now on."]


def test_a_wrong_claim_begins_the_count_again(helped: Helped) -> None:
    for total in (RIGHT, RIGHT, WRONG, RIGHT):
        helped.helper.take_result(claimed(total), SETUP)
    assert helped.keeper.settings.right_claims == 1


@pytest.mark.parametrize("settings", [{"claim_for_me": True}, {"confirm_out": "always"}])
def test_other_choices_are_left_alone(helped: Helped, settings: dict[str, object]) -> None:
    helped.keeper.change(**settings)
    for _ in range(3):
        helped.helper.take_result(claimed(RIGHT), SETUP)
    assert helped.keeper.settings.right_claims == 0
    assert helped.said == []


def test_drawing_ends_with_the_first_game_that_is_over(helped: Helped) -> None:
    helped.helper.take_result(claimed(RIGHT), SETUP)
    assert helped.keeper.settings.draw_for_me == "first"
    helped.helper.take_result(replace(claimed(RIGHT, won_before=6), again=True), SETUP)
    assert helped.keeper.settings.draw_for_me == "first", "a deal played again ends no game"
    helped.helper.take_result(claimed(RIGHT, won_before=6), SETUP)
    assert helped.keeper.settings.draw_for_me == "never"
