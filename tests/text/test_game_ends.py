"""What is said where a game ends: who has won, how all stand, and which deal cost most."""

from dataclasses import replace

import pytest

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import read_records
from sixtysix_gui.rules.scoring.game import Game, Length
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.tally import LostGame, Tally, TallyKey
from sixtysix_gui.text.people import People
from sixtysix_gui.text.results.game_end import (
    DecidedDeal,
    GameEnd,
    OverGame,
    costliest_deal,
    deal_discs,
    decided_deal,
    game_end,
    told_deals,
)
from sixtysix_gui.text.results.scores import Pip, TallyWords, tally_words
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.rows import each_row
from tests.helpers.windows.results import A, result_of, settled_deals, two_people
from tests.helpers.windows.sentences import YOU
from tests.helpers.windows.trick_words import NAMES, people_at
from tests.storage.test_tally import EVENING
from tests.windows.conftest import Speak

GERMAN = rule_set("german-66")


def people_of(game: Game, me: Seat | None = A) -> People:
    rules = game.rules
    return two_people(rules, me) if rules.close else people_at(rules.parties, me)


def over(
    game: Game,
    length: Length = "game",
    *,
    resigned: bool = False,
    counts: int = 1,
    me: Seat | None = A,
) -> OverGame:
    players = {seat: "casual" for seat in game.rules.seats if seat is not me}
    names = tuple(seat.name for seat in game.rules.seats)
    setup = GameSetup(game.rules, names, players, seat=A, length=length)
    return OverGame(game, setup, (), resigned, counts)


def end_of(
    game: Game, length: Length = "game", *, resigned: bool = False, counts: int = 1
) -> GameEnd:
    return game_end(over(game, length, resigned=resigned, counts=counts), people_of(game))


def game_with(name: str, won: tuple[int, ...], decided: int = 12) -> Game:
    return Game(rule_set(name), A, won, deals=decided, decided=decided, bidder=0)


# ------------------------------------------------------------------------------- the costliest deal


CLOSED = Close(A, 3, False, 20, 2)


def lost(points: int, end: DealEnd) -> DecidedDeal:
    return DecidedDeal(result_of("german-66", end).outcome, (0, points))


ORDINARY = DealEnd((CardPoints(40, tricks=3), CardPoints(66, tricks=5)), claimant=1)
SCHNEIDER = DealEnd((CardPoints(20, tricks=3), CardPoints(66, tricks=5)), claimant=1)
SCHWARZ = DealEnd((CardPoints(0), CardPoints(66, tricks=5)), claimant=1)
MISCOUNTED = DealEnd((CardPoints(60, tricks=5), CardPoints(40, tricks=3)), claimant=0)
FAILED = DealEnd((CardPoints(60, tricks=5), CardPoints(40, tricks=3)), CLOSED, last=0)
OVERTAKEN = DealEnd((CardPoints(40, tricks=3), CardPoints(70, tricks=5)), CLOSED, claimant=1)
WON = DecidedDeal(result_of("german-66", ORDINARY).outcome, (1, 0))


@each_row(
    ("number", "points", "end", "sentence"),
    [
        (3, 3, FAILED, "The third cost the most: your closing failed, 3 points."),
        (1, 2, OVERTAKEN, "The first cost the most: your closing failed, 2 points."),
        (2, 2, SCHNEIDER, "The second cost the most: you stayed under 33, 2 points."),
        (5, 3, SCHWARZ, "The fifth cost the most: you took no trick, 3 points."),
        (12, 2, MISCOUNTED, "The twelfth cost the most: you miscounted, 2 points."),
        (13, 2, ORDINARY, "Deal 13 cost the most: 2 points."),
    ],
)
def test_what_cost_most_is_named(
    speak: Speak, number: int, points: int, end: DealEnd, sentence: str
) -> None:
    speak("en")
    before = [WON] * (number - 1)
    deals = [*before, lost(points, end), lost(1, ORDINARY)]
    assert costliest_deal(deals, GERMAN.parties[0]) == sentence


def test_it_is_named_only_where_one_cost_most(speak: Speak) -> None:
    mine = GERMAN.parties[0]
    assert costliest_deal([], mine) == ""
    assert costliest_deal([lost(3, FAILED)], mine) == ""
    assert costliest_deal([lost(2, FAILED), lost(2, SCHNEIDER)], mine) == ""
    speak("de")
    sentence = costliest_deal([lost(1, ORDINARY), WON, lost(3, FAILED)], mine)
    assert (
        sentence
        == "Das dritte kostete am meisten: Dein Zudrehen misslang, 3\N{NO-BREAK SPACE}Punkte."
    )


# ------------------------------------------------------------------------------------ who has won


ENDS = [
    ("german-66", (7, 3), "You win the game", "7\u00a0:\u00a03", True),
    ("german-66", (1, 7), "The King wins the game", "1\u00a0:\u00a07", False),
    (
        "schnapsen",
        (9, 3),
        "You win the game",
        "0\u00a0:\u00a04",
        True,
    ),  # no one needs less than nothing
    ("four-66", (7, 4), "You and David win the game", "7\u00a0:\u00a04", True),
    ("four-66", (4, 8), "Rachel and Argine win the game", "4\u00a0:\u00a08", False),
    ("three-66", (7, 2, -9), "You win the game", "19", True),
    ("three-66", (-4, 2, 2), "Rachel and David share first place", "8", False),
    ("three-66", (4, 4, -8), "You and Rachel share first place", "16", True),
    ("bauernschnapsen", (24, 15), "You and David win the game", "0\u00a0:\u00a09", True),
    ("idiots-66", (88, 104), "Rachel wins the game", "88\u00a0:\u00a0104", False),
    ("cutthroat-66", (15, 16, 3), "You win the game", "15", True),
]


@each_row(("name", "won", "head", "score", "mine"), ENDS)
def test_the_end_of_a_game(
    name: str, won: tuple[int, ...], head: str, score: str, mine: bool, speak: Speak
) -> None:
    speak("en")
    end = end_of(game_with(name, won))
    assert (end.head, end.score, end.won, end.festive) == (head, score, mine, mine)
    assert len(end.standings) == (0 if len(won) == 2 else 3)
    if end.standings:
        assert end.standings[0].won


def test_a_single_deal_may_have_no_winner(speak: Speak) -> None:
    speak("en")
    drawn = end_of(game_with("german-66", (0, 0), 1), "deal")
    assert (drawn.head, drawn.is_drawn) == ("Nobody wins", True)


GIVEN_UP = [
    ("german-66", (5, 6), "The King wins the game"),
    ("four-66", (6, 0), "Rachel and Argine win the game"),
    ("three-66", (6, -3, -3), "You resigned"),
]


@each_row(("name", "won", "head"), GIVEN_UP)
def test_who_gives_up_has_not_won(name: str, won: tuple[int, ...], head: str, speak: Speak) -> None:
    speak("en")
    end = end_of(game_with(name, won, 3), resigned=True)
    assert (end.head, end.remark) == (head, "You resigned in deal 1.")
    assert not end.won
    assert not end.is_drawn


def test_whose_score_is_whose_stands_below_it(speak: Speak) -> None:
    speak("en")
    assert end_of(game_with("german-66", (7, 3))).caption == "Frieda : King"
    down = "{}, points still to go"
    assert end_of(game_with("schnapsen", (7, 3))).caption == down.format("Frieda : King")
    assert end_of(game_with("bauernschnapsen", (24, 3))).caption == down.format("We : They")
    assert end_of(game_with("three-66", (7, 2, -9))).caption == ""


def test_a_game_counts_bummerl(speak: Speak) -> None:
    speak("de")
    shut_out = game_with("bauernschnapsen", (24, 0))
    won = end_of(shut_out, counts=shut_out.games_counted)
    assert won.remark == "Zu null gewonnen: Das zählt als zwei Bummerl."
    turned = Game(shut_out.rules, A, (0, 24), deals=9, decided=9, almost=(0,))
    assert "vier Bummerl" in end_of(turned, counts=turned.games_counted).remark
    plain = end_of(game_with("german-66", (0, 7)), "bummerl", counts=2)
    assert plain.remark == "Zu null verloren: Das zählt als zwei Partien."


# ---------------------------------------------------------------------------------------- deals


DISCS = [
    ("four-66", (2, 0), True, 2),
    ("four-66", (0, 2), False, 2),
    ("idiots-66", (5, 6), False, 5),  # both score; the other wins the deal
    ("idiots-66", (6, 5), True, 6),
    ("na-66", (-3, 1), False, -3),
    ("na-66", (2, 2), False, 2),
    ("na-66", (1, -3), True, 1),
    ("cutthroat-66", (1, 2, 0), False, 1),
    ("cutthroat-66", (2, 1, 0), True, 2),
    ("three-66", (-1, -2, 3), False, -1),
]
"""What a deal brought everybody, the person first; whether its disc is filled, and what it says."""


def brought(name: str, points: tuple[int, ...]) -> DecidedDeal:
    end = DealEnd((CardPoints(60, 0, 0, 3),) * len(points))
    return decided_deal(Outcome(points, Termination.COUNT, end), Game.first(rule_set(name), A))


@each_row(("name", "points", "mine", "shown"), DISCS)
def test_the_disc_of_a_deal_is_filled_where_the_person_has_won_it(
    name: str, points: tuple[int, ...], mine: bool, shown: int
) -> None:
    (disc,) = deal_discs([brought(name, points)], rule_set(name).parties[0])
    assert (disc.mine, disc.points) == (mine, shown)


def test_what_was_carried_counts_for_the_deal_that_won_it() -> None:
    before = Game(rule_set("house-66"), A, carry=1)
    outcome = result_of("house-66", SCHNEIDER).outcome
    assert decided_deal(outcome, before).gained == (0, 3)


def test_where_both_sides_score_the_discs_add_up_to_the_score(speak: Speak) -> None:
    """Five deals of bids, won 10–7: a reader adds up what the discs say."""
    speak("en")
    deals = [brought("na-66", each) for each in [(2, 2), (3, 2), (1, 2), (1, 1), (3, 0)]]
    people = people_of(game_with("na-66", (10, 7), 5))
    discs = deal_discs(deals, people.parties[0])
    assert [disc.points for disc in discs] == [2, 3, 1, 1, 3]
    assert [disc.mine for disc in discs] == [False, True, False, False, True]
    told = "5 deals, each with your side’s points; filled where you had more."
    assert told_deals(deals, people, lost=False) == told


def test_what_the_discs_tell_is_said_where_it_is_to_be_seen(speak: Speak) -> None:
    speak("en")
    people = two_people(GERMAN)
    mixed = [WON, lost(1, ORDINARY)]
    assert told_deals(mixed, people, lost=False) == "2 deals; you won the filled ones."
    assert told_deals([WON, WON], people, lost=False) == "2 deals."
    mixed.append(lost(3, FAILED))
    cost = "The third cost the most: your closing failed, 3 points."
    assert told_deals(mixed, people, lost=True) == f"3 deals. {cost}"
    watched = two_people(GERMAN, None)
    assert told_deals(mixed, watched, lost=True) == "3 deals; Frieda won the filled ones."


# ------------------------------------------------------------------------------- only watched


def test_the_end_of_a_watched_game_names_its_winner(speak: Speak) -> None:
    speak("en")
    records = tuple(read_records((GOLDEN / "records" / "r1.66r").read_text(encoding="utf-8")))
    game = Game(records[0].rules, A, won=(2, 7))
    ended = replace(over(game, me=None), records=records)
    end = game_end(ended, people_of(game, None))
    assert (end.head, end.score, end.won) == ("The King wins the game", "2\u00a0:\u00a07", False)
    assert end.festive
    assert len(end.deals) == 1
    assert end.remark == ""


@pytest.mark.usefixtures("language")
@each_row("name", NAMES)
def test_nobody_is_you_at_the_end_of_a_demonstration(name: str) -> None:
    for one in settled_deals(name, 4, me=None):
        end = game_end(over(one.after, me=None), one.result.people)
        assert not YOU.search(end.spoken), end.spoken


# ---------------------------------------------------------------------------------------- tally


def tally_of(length: Length, games: tuple[LostGame, ...]) -> TallyWords:
    tally = Tally(TallyKey("club", "german-66", length), games, EVENING)
    words = tally_words(tally, two_people(GERMAN))
    assert words is not None
    return words


def test_the_tally_is_said_with_the_end(speak: Speak) -> None:
    speak("en")
    words = tally_of("bummerl", (LostGame("a", True), LostGame("b", False, 2)))
    assert (words.my_name, words.their_name) == ("Frieda", "King")
    game = game_with("german-66", (1, 7))
    assert game_end(over(game), two_people(GERMAN), words).spoken == (
        "The King wins the game, 1\u00a0:\u00a07 (Frieda : King). "
        "Bummerl so far: you 1, the King 2."
    )


@each_row(
    ("lost", "pips"),
    [
        ((False,), (Pip.MINE, Pip.OPEN, Pip.OPEN)),
        ((True, False), (Pip.THEIRS, Pip.MINE, Pip.OPEN)),
        ((True, False, True), (Pip.THEIRS, Pip.MINE, Pip.THEIRS)),
    ],
)
def test_a_series_has_a_pip_for_each_game(lost: tuple[bool, ...], pips: tuple[Pip, ...]) -> None:
    games = tuple(LostGame(str(number), mine) for number, mine in enumerate(lost))
    assert tally_of("best-3", games).pips == pips


def test_only_two_sides_have_a_tally() -> None:
    tally = Tally(TallyKey("club", "three-66", "bummerl"), (LostGame("a", True),), EVENING)
    assert tally_words(tally, people_at(rule_set("three-66").parties)) is None
    pairs = tally_words(tally, people_at(rule_set("four-66").parties))
    assert pairs is not None
    assert (pairs.my_name, pairs.their_name) == ("We", "They")
