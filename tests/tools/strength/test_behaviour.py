"""What is counted of games that are played, and how matches in pairs are summed up."""

import random
from dataclasses import replace
from statistics import mean

import pytest

from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import Seat
from tools.strength import pairs
from tools.strength.__main__ import main
from tools.strength.behaviour import figures
from tools.strength.games import GAMES
from tools.strength.pairs import measured, seatings, without_luck
from tools.strength.selfplay import SelfPlay, played_deals

RULES = GAMES["bauernschnapsen"]()
DEAL = next(iter(played_deals(SelfPlay("bauernschnapsen", "random", 1), 1, 1)))


def ended(contract: str, points: tuple[int, int], level: int, bidder: int) -> PlayedDeal:
    """Return a deal that came to this end, at 20 : 0."""
    termination = Termination.MADE if points[bidder] else Termination.LOST
    end = DealEnd((CardPoints(), CardPoints()), bidder=bidder, contract=contract, level=level)
    game = replace(Game.first(RULES, Seat.A), won=(20, 0))
    fixture = replace(DEAL.fixture, game=game)
    return replace(DEAL, fixture=fixture, outcome=Outcome(points, termination, end))


def test_contracts_and_their_doubling_are_counted() -> None:
    deals = [
        ended("simple", (0, 2), 0, 0),
        ended("simple", (0, 2), 1, 0),
        ended("bettler", (8, 0), 1, 0),
        ended("bettler", (0, 16), 2, 0),
        ended("gang", (72, 0), 3, 0),
        ended("gang", (0, 9), 0, 1),
        ended("herrenjodler", (24, 0), 0, 0),
    ]
    found = {name: text.split(" (")[0] for name, text in figures(RULES, deals)}
    assert found["games that came to their end"] == "3"
    assert found["deals a game (to 24)"] == "2.33"
    assert found["deals with a contract"] == "5 of 7"
    assert found["of these played, not shown"] == "4 of 5"
    assert found["contracts: Kontra"] == "3 of 4"
    assert found["contracts: won by who said Kontra"] == "1 of 3"
    assert found["contracts: Re"] == "2 of 3"
    assert found["contracts: Sub"] == "1 of 2"
    assert found["simple games: Kontra"] == "1 of 2"
    assert found["simple games: won by who said Kontra"] == "1 of 1"
    assert found["contracts made"] == "3 of 4"
    assert found["bettler made"] == "1 of 2"
    assert found["points of the caller's side, simple game"].startswith("-2.00")
    assert found["points of the bidder's side, contracts played"].startswith("+18.25")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_figures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = {
        "na-66": "bids made",
        "cutthroat-66": "bids made",
        "three-66": "forehand: names trump",
        "bauernschnapsen": "deals with a contract",
        "gaigel": "forehand: opens elf",
        "gaigel-2": "forehand: opens elf",
    }
    order = ["behaviour", "--game", game, "--level", "simple", "--deals", "12", "--jobs", "1"]
    assert main(order) == 0
    printed = capsys.readouterr().out
    assert f"{game}, simple at every seat" in printed
    assert words.get(game, "deals: 12") in printed
    if "opens elf" in printed:  # nothing takes that ace: forehand always wins with it
        assert "opens elf: first trick won by forehand's side: " in printed
        won, of = printed.split("opens elf: first trick won by forehand's side: ")[1].split()[::2][
            :2
        ]
        assert won == of


def test_deals_go_on_from_game_to_game() -> None:
    deals = list(played_deals(SelfPlay("gaigel-2", "simple", 3), 25, 1))
    starts = [number for number, deal in enumerate(deals) if not any(deal.game.won)]  # type: ignore[union-attr]
    assert len(deals) == 25
    assert starts[0] == 0
    assert len(starts) > 1


def test_the_level_sits_once_with_every_party() -> None:
    assert seatings(GAMES["four-66"]()) == [[True, False, True, False], [False, True, False, True]]
    assert [row.count(True) for row in seatings(GAMES["three-66"]())] == [1, 1, 1]


def test_luck_that_others_had_is_taken_off() -> None:
    chance = random.Random(1)
    luck = [chance.gauss(0, 3) for _ in range(4000)]
    leads = [0.5 + one + chance.gauss(0, 1) for one in luck[:400]]
    plain, rid = measured(leads), without_luck(leads, luck[:400], luck[400:])
    assert rid.factor < 0.3
    assert rid.two_errors < plain.two_errors
    assert abs(rid.mean - 0.5) < rid.two_errors
    assert rid.two_errors == pytest.approx(plain.two_errors * rid.factor**0.5)


def test_where_others_tell_nothing_the_plain_mean_stays() -> None:
    leads = [1.0, 0.0, 2.0, 1.0]
    for cheap, more in (([0.0] * 4, [1.0] * 9), ([1.0, 2.0, 0.0, 1.0], [])):
        assert without_luck(leads, cheap, more) == measured(leads)
    assert measured(leads).mean == mean(leads)


def test_a_match_is_played_and_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["--game", "three-66", "--level", "simple", "--against", "careful", "--pairs", "3"]
    assert pairs.main([*order, "--jobs", "1", "--no-double"]) == 0
    printed = capsys.readouterr().out
    assert "three-66: simple against careful that never doubles, seed 1" in printed
    assert "samples: 3 deals, each played 3 times" in printed
    assert "ms a decision" in printed


@pytest.mark.parametrize("program", ["yardsticks", "behaviour"])
def test_a_player_whom_nobody_knows_is_named(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    order = [program, "--game", "four-66", "--level", "nobody"]
    with pytest.raises(SystemExit):
        main([*order, *(["--against", "careful"] if program == "yardsticks" else [])])
    assert "There is no player named “nobody”" in capsys.readouterr().err
