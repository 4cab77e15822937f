"""The cards of a day are for ever, and the Ace's play of a seat is the same everywhere."""

import random
import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from sixtysix_gui.ai.matches.playing import PlayStoppedError
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.controller.record_tags import as_practice, day_of, opened_again, setup_from
from sixtysix_gui.records import DealRecord, read_records, write_record
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.training.day import (
    PLAYERS_VERSION,
    day_code,
    day_dealer,
    day_setup,
    played_by_ace,
    points_for,
    points_given_up,
    seat_in,
    seat_of_day,
)
from sixtysix_gui.training.taught import TAUGHT
from tests.helpers.naive.days import naive_day_code, naive_dealer
from tests.helpers.naive.shuffle import naive_order
from tests.helpers.rows import each_row

DAY = date(2026, 11, 22)
MIDNIGHT = datetime(2026, 11, 23, tzinfo=UTC)
NAMES = ("Ace", "King")
PAGE = Path(__file__).parents[2] / "docs" / "deal-of-the-day.md"
_ROW = re.compile(
    r"\| ([0-9-]{10}) \| `([a-z0-9-]+)` \| `([A-Y-]{23})` \| ([AB]) \| ([A-Z0-9 ]+) \|"
)
PRINTED = _ROW.findall(PAGE.read_text(encoding="utf-8"))
RANKS = {"german-66": "ATKQJ9", "schnapsen": "ATKQJ", "santase": "ATKQJ9"}


def quick(name: str, rules: Rules) -> Player:
    """The Ace plays by rules of thumb, the King as a beginner does."""
    return player_named("simple" if name == "master" else "novice", rules)


def test_the_page_prints_some_days() -> None:
    assert len(PRINTED) == 6
    assert {rules for _, rules, *_ in PRINTED} == set(TAUGHT)


@each_row("printed", PRINTED)
def test_the_printed_days_are_those_of_the_program(printed: tuple[str, ...]) -> None:
    written, rules, code, dealer, first = printed
    day = date.fromisoformat(written)
    record = seat_of_day(rules, day).record
    assert (day_code(rules, day), naive_day_code(rules, day)) == (code, code)
    assert (record.dealer.name, naive_dealer(day)) == (dealer, dealer)
    assert [card.code for card in record.pack[:6]] == first.split()


@each_row("rules", TAUGHT)
def test_any_day_has_the_cards_of_the_recipe(rules: str) -> None:
    source = random.Random(f"days {rules}")
    for _ in range(50):
        day = date(1990, 1, 1) + timedelta(days=source.randrange(60_000))
        record = seat_of_day(rules, day).record
        code = naive_day_code(rules, day)
        assert day_code(rules, day) == code
        assert day_dealer(day).name == naive_dealer(day)
        pack = [f"{card.rank.letter}{card.suit.letter}" for card in record.pack]
        assert pack == naive_order(code, RANKS[rules])


def test_the_game_of_a_day_is_one_deal_against_the_king() -> None:
    setup = day_setup("schnapsen", DAY, ("You", "King"))
    assert (setup.level, setup.length, setup.person) == ("expert", "deal", Seat.A)
    assert (setup.code, setup.first_dealer) == (naive_day_code("schnapsen", DAY), Seat.A)


# -------------------------------------------------------------------------------------- the tag


def _record(**tags: str) -> DealRecord:
    record = seat_of_day("german-66", DAY).record
    return replace(record, tags=tuple(tags.items()))


@each_row(
    ("written", "found"),
    [
        ("2026-11-22", DAY),
        ("20261122", None),
        ("2026-11-31", None),
        ("today", None),
        ("", None),
        ("२०२६-११-२२", None),
    ],
)
def test_the_tag_is_a_date_and_nothing_else(written: str, found: date | None) -> None:
    assert day_of(_record(Day=written)) == found


def test_practice_is_of_no_day() -> None:
    record = _record(Day="2026-11-22", Seat="A", Level="expert")
    assert setup_from(record).day == DAY
    for other in (as_practice(record), opened_again(record, "x", MIDNIGHT)):
        assert (day_of(other), other.tag("Day")) == (None, None)
        assert setup_from(other).day is None


# -------------------------------------------------------------------------------------- the Ace


def _naive_play(rules: Rules, pack: tuple[Card, ...], dealer: Seat) -> tuple[Move, ...]:
    """Both by the players of the test, with the budget that the table gives them."""
    deal = Deal.start(rules, pack, dealer)
    game = Game.first(rules, dealer)
    moves: list[Move] = []
    players = [quick("master", rules), quick("expert", rules)]
    while deal.outcome is None:
        seat = deal.to_act
        move = players[seat].choose(deal.view_in(game, seat), Budget(), bool).move
        moves.append(move)
        deal = deal.apply(move)[0]
    return tuple(moves)


@each_row("rules", TAUGHT)
def test_the_ace_meets_the_king_of_the_table(rules: str) -> None:
    seat = seat_of_day(rules, DAY)
    record = played_by_ace(seat, NAMES, quick, bool)
    assert record.moves == _naive_play(rule_set(rules), record.pack, record.dealer)
    assert (record.tag("A"), record.tag("B"), record.tag("Day")) == (*NAMES, "2026-11-22")
    assert read_records(write_record(record).encode())[0].moves == record.moves


def test_the_ace_makes_the_same_of_a_day_everywhere() -> None:
    record = played_by_ace(seat_of_day("schnapsen", date(2026, 11, 23)), NAMES, player_named, bool)
    outcome = record.outcome
    assert outcome is not None
    # another result needs another PLAYERS_VERSION
    assert (PLAYERS_VERSION, outcome.points, len(record.moves)) == ("1", (0, 2), 16)


def test_the_ace_stops_when_asked() -> None:
    asked = iter([False] * 3)
    with pytest.raises(PlayStoppedError):
        played_by_ace(seat_of_day("schnapsen", DAY), NAMES, quick, lambda: next(asked, True))


def test_points_count_from_both_sides_and_giving_up_costs_most() -> None:
    record = played_by_ace(seat_of_day("german-66", DAY), NAMES, quick, bool)
    outcome = record.outcome
    assert outcome is not None
    mine, theirs = outcome.points
    sides = record.rules.sides
    assert points_for(outcome, sides[Seat.A]) == mine - theirs
    assert points_for(outcome, sides[Seat.B]) == theirs - mine
    assert [points_given_up(rule_set(rules)) for rules in TAUGHT] == [-3, -3, -3]


# --------------------------------------------------------------------------- any deal of two


def _played(**tags: str) -> DealRecord:
    record = played_by_ace(seat_of_day("german-66", DAY), NAMES, quick, bool)
    known = {"A": "Ada", "B": "Jack", "Seat": "A", "Level": "casual", "Score": "2-5"}
    return replace(record, tags=tuple((known | tags).items()))


def test_the_seat_of_a_deal_is_played_at_its_score_against_its_level() -> None:
    found = seat_in([_played()])
    assert found is not None
    assert (found.seat, found.level, found.game.won) == (Seat.A, "casual", (2, 5))
    assert not found.record.moves
    assert found.record.pack == _played().pack
    other = seat_in([_played(Seat="B")])
    assert other is not None
    assert other.seat is Seat.B


@each_row(
    "tags", [{"Seat": ""}, {"Level": ""}, {"Level": "wizard"}, {"Seat": "C"}, {"Level": " expert"}]
)
def test_a_deal_that_does_not_say_who_sat_where_has_no_seat_for_the_ace(
    tags: dict[str, str],
) -> None:
    assert seat_in([_played(**tags)]) is None


def test_an_unfinished_deal_has_none_either() -> None:
    record = _played()
    assert seat_in([replace(record, moves=record.moves[:-1])]) is None
