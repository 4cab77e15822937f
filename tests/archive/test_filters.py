"""Which games are wanted, row by row."""

from dataclasses import replace

import pytest

from sixtysix_gui.archive.rows import (
    ALL,
    Company,
    Filter,
    GameRow,
    GameStanding,
    Origin,
    PlaceInFile,
    RulesText,
    fits,
    levels_across,
)
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.rules.seats import Seat

TODAY = "2026-01-12"
ROW = GameRow(
    place=PlaceInFile("2026-01.66r", "a", 0, 3),
    origin=Origin.FINISHED,
    day="2026-01-09",
    time="18:40",
    rules=RulesText("schnapsen", "game.target=9"),
    company=Company(Seat.B, ("Königin Änne", "Ada"), ("club", "")),
    length="game",
    standing=GameStanding.WON,
    score=(3, 9),
    deals=3,
    worst=Verdict.SLIP,
)
PARTNERS = replace(
    ROW,
    rules=RulesText("four-66"),
    company=Company(Seat.A, ("Ada", "Bo", "Cleo", "Dara"), ("", "club", "expert", "master")),
)


@pytest.mark.parametrize(
    ("wanted", "fitting"),
    [
        (ALL, True),
        (Filter(rules="schnapsen"), True),
        (Filter(rules="german-66"), False),
        (Filter(against="club"), True),
        (Filter(against="expert"), False),
        (Filter(since="2026-01-09"), True),
        (Filter(since="2026-01-10"), False),
        (Filter(standing=GameStanding.WON), True),
        (Filter(standing=GameStanding.LOST), False),
        (Filter(only_open=True), False),
        (Filter(only_marked=True), True),
        (Filter(rules="schnapsen", standing=GameStanding.LOST), False),
    ],
)
def test_a_row_fits_or_not(wanted: Filter, fitting: bool) -> None:
    assert fits(ROW, wanted, TODAY) is fitting


def test_a_period_ends_today() -> None:
    for day, fitting in (("2026-01-09", True), (TODAY, True), ("2026-01-13", False), ("", False)):
        assert fits(replace(ROW, day=day), Filter(since="2026-01-09"), TODAY) is fitting
        assert fits(replace(ROW, day=day), ALL, TODAY)


@pytest.mark.parametrize(
    ("standing", "fitting"),
    [
        (GameStanding.LOST, {GameStanding.LOST, GameStanding.RESIGNED}),
        (GameStanding.RESIGNED, {GameStanding.RESIGNED}),
        (GameStanding.WON, {GameStanding.WON}),
    ],
)
def test_a_game_that_was_resigned_is_lost(
    standing: GameStanding, fitting: set[GameStanding]
) -> None:
    wanted = Filter(standing=standing)
    found = {one for one in GameStanding if fits(replace(ROW, standing=one), wanted, TODAY)}
    assert found == fitting


def test_open_games_and_marks() -> None:
    assert fits(replace(ROW, origin=Origin.OPEN), Filter(only_open=True), TODAY)
    for worst, marked in ((None, False), (Verdict.GOOD, False), (Verdict.BLUNDER, True)):
        assert fits(replace(ROW, worst=worst), Filter(only_marked=True), TODAY) is marked


def test_with_partners_the_partner_sits_across_else_everybody_else() -> None:
    assert levels_across(PARTNERS) == ("expert",)
    assert levels_across(replace(PARTNERS, rules=RulesText("poker"))) == (
        "club", "expert", "master"
    )  # fmt: skip
    assert levels_across(replace(ROW, company=Company(None, ("Ada", "Bo"), ("", "")))) == ()
    assert not fits(PARTNERS, Filter(against="club"), TODAY)
