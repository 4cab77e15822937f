"""What is counted of games that are played, and how matches in pairs are summed up."""

import random
from dataclasses import replace
from statistics import mean

import pytest

from sixtysix_gui.ai.many.skill import Convention
from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import Seat
from tests.helpers.rows import each_row
from tests.tools.strength.positions import cards, played
from tools.strength import pairs
from tools.strength.__main__ import main
from tools.strength.behaviour import figures
from tools.strength.conventions import JUDGES, PARTNER_GAMES
from tools.strength.follies.table import Position
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


@each_row("game", GAMES)
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


@each_row("program", ["yardsticks", "behaviour"])
def test_a_player_whom_nobody_knows_is_named(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    order = [program, "--game", "four-66", "--level", "nobody"]
    with pytest.raises(SystemExit):
        main([*order, *(["--against", "careful"] if program == "yardsticks" else [])])
    assert "There is no player named “nobody”" in capsys.readouterr().err


# How often a convention of partners could be followed, and was; A plays, C is his partner.


WON, LOST = "JH AH QH", "AH KH QH"
POINTS, BACK = Convention.POINTS, Convention.LEAD_BACK
LONG, ACE = Convention.LONG_SUIT, Convention.ACE_KEPT
JUDGED = [
    # the convention; the hands; the trick before, led by C; the table; A's cards that follow it
    # and those that do not. Trump is spades
    (POINTS, "TD QD 9C | TS AS QC | TC KC JS | AC AD KD", "", WON, "TD QD", "9C"),
    (POINTS, "TD QD 9C | TS AS QC | TC KC JS | AC AD KD", "", LOST, "", ""),  # the others'
    (POINTS, "TD TC | TS AS | QC KC | AC AD", "", WON, "", ""),  # all the same
    (POINTS, "TD 9C | TS AS | QC KC | AC AD", "", "9H QH", "", ""),  # B may still take it
    (BACK, "JH JC QD | KC TC TH | AC 9H JS | KD TD QC", "QH AS AH KH", "", "JH", "JC QD"),
    (BACK, "JH JC QD | KC TC TH | AC 9H JS | KD TD QC", "QS AS KS AH", "", "", ""),  # trumps
    (BACK, "JH QH | KC TC | AC 9H | KD TD", "KH AS AH TH", "", "", ""),  # no other suit
    (LONG, "QC JC 9D | TC AS TS | 9C KD JS | TD AD QD", "", LOST, "QC JC", "9D"),
    (LONG, "QC JC 9D | TC AS TS | KC KD JS | TD AD QD", "TH KS 9C 9H", LOST, "", ""),  # again
    (LONG, "QC 9D | TC AS | 9C KD | TD AD", "", LOST, "", ""),  # one of each
    (LONG, "QC JC TD | TC AS TS | 9C KD JS | 9D AD QD", "", LOST, "QC JC", ""),  # for its points
    (ACE, "AC KD | TC AS | 9C KC | TD AD", "", WON, "KD", "AC"),
    (ACE, "AC KD | 9C AS | QC KC | TD AD", "", WON, "", ""),  # the ten is gone
    (ACE, "AD KC | TD AS | 9C QC | TC JC", "", "9D JD QD", "", ""),  # it takes the trick
]


@each_row(("convention", "hands", "before", "table", "does", "does_not"), JUDGED)
def test_a_card_is_judged(
    convention: Convention, hands: str, before: str, table: str, does: str, does_not: str
) -> None:
    deal = played("four-66", hands, table, "S")
    gone = [Play(Seat.B, play.card) for trick in deal.won for play in trick.plays]
    won = [replace(deal.won[0], plays=tuple(gone))]
    if before:
        plays = zip(deal.rules.from_seat(Seat.C), cards(before), strict=True)
        won.append(Trick(2, tuple(Play(seat, card) for seat, card in plays), Seat.C))
    position = Position(replace(deal, won=tuple(won)))
    judged = {card.code: JUDGES[convention](position, card) for card in position.cards}
    assert {code for code, follows in judged.items() if follows} == set(does.split())
    assert {code for code, follows in judged.items() if follows is False} == set(does_not.split())


def test_all_games_of_partners_are_measured() -> None:
    assert PARTNER_GAMES == ("four-66", "na-66", "bauernschnapsen", "gaigel")


def test_each_convention_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["--game", "four-66", "--level", "casual", "--pairs", "3", "--jobs", "1"]
    assert main(["conventions", *order]) == 0
    printed = capsys.readouterr().out
    assert "four-66, casual, 3 pairs, seed 1" in printed
    assert all(f"{one.value}: " in printed for one in Convention)
    assert printed.count("followed with it: ") == len(Convention)
    assert main(["conventions", *order, "--only", "points"]) == 0
    alone = capsys.readouterr().out
    assert alone.splitlines()[1:] == printed.splitlines()[1:4]


def test_where_the_convention_is_not_followed_nothing_is_gained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The novice has no order of care, so that with and without are the same player."""
    order = ["--game", "gaigel", "--level", "novice", "--pairs", "3", "--jobs", "1"]
    assert main(["conventions", *order]) == 0
    printed = capsys.readouterr().out
    assert printed.count("+0.0000 ± 0.0000 a deal (two standard errors); 0 of 3 pairs") == 4
