"""The tally of lost games: what counts, how much, and when it begins anew."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.storage.folders import Trouble, data_folder
from sixtysix_gui.storage.tally import FILE_NAME, LostGame, Tallies, TallyFile, TallyKey

EVENING = datetime(2026, 1, 9, 20, 0, tzinfo=UTC)
QUEEN = TallyKey("club", "schnapsen", "bummerl")


def key(length: Length) -> TallyKey:
    return TallyKey("club", "schnapsen", length)


def lost(*games: LostGame, of: TallyKey = QUEEN) -> Tallies:
    tallies = Tallies()
    for game in games:
        tallies = tallies.counting(of, game, EVENING)
    return tallies


def counts(tallies: Tallies, of: TallyKey = QUEEN, now: datetime = EVENING) -> tuple[int, int]:
    """Lost games, mine first."""
    tally = tallies.of(of, now)
    return (0, 0) if tally is None else (tally.lost(mine=True), tally.lost(mine=False))


def test_lost_games_are_counted_and_one_to_nothing_as_two() -> None:
    assert counts(lost()) == (0, 0)
    one, two, three = LostGame("a", True), LostGame("b", False, 2), LostGame("c", True)
    assert counts(lost(one, two, three)) == (2, 2)


def test_a_game_may_count_four() -> None:
    assert counts(lost(LostGame("a", True, 4), LostGame("b", True))) == (5, 0)


def test_a_game_is_counted_once_and_as_it_ended_last() -> None:
    assert counts(lost(LostGame("a", True), LostGame("a", True))) == (1, 0)
    assert counts(lost(LostGame("a", True, 2), LostGame("a", False))) == (0, 1)


def test_what_was_taken_back_is_not_counted() -> None:
    two = lost(LostGame("a", True), LostGame("b", True))
    assert counts(two.without("b")) == (1, 0)
    assert two.without("b").without("a") == Tallies()
    assert two.without("c") == two


@pytest.mark.parametrize(("hours", "expected"), [(5.9, (2, 0)), (6.1, (1, 0))])
def test_after_six_hours_it_begins_anew(hours: float, expected: tuple[int, int]) -> None:
    later = EVENING + timedelta(hours=hours)
    tallies = lost(LostGame("a", True))
    assert counts(tallies, now=later) == ((1, 0) if hours < 6 else (0, 0))
    assert counts(tallies.counting(QUEEN, LostGame("b", True), later), now=later) == expected


def test_a_clock_that_was_put_back_loses_nothing() -> None:
    earlier = EVENING - timedelta(days=2)
    assert counts(lost(LostGame("a", True)), now=earlier) == (1, 0)


@pytest.mark.parametrize(
    "other",
    [
        TallyKey("expert", "schnapsen", "bummerl"),
        TallyKey("club", "schnapsen; game.target=9", "bummerl"),
        TallyKey("club", "schnapsen", "game"),
    ],
)
def test_every_opponent_rule_set_and_length_has_its_own(other: TallyKey) -> None:
    tallies = lost(LostGame("a", True)).counting(other, LostGame("b", False), EVENING)
    assert counts(tallies) == (1, 0)
    assert counts(tallies, other) == (0, 1)


@pytest.mark.parametrize(("length", "needed"), [("best-3", 2), ("best-5", 3), ("best-7", 4)])
def test_a_series_is_over_with_more_than_half_of_its_games(length: Length, needed: int) -> None:
    series = key(length)
    games = [LostGame("x", True), *(LostGame(str(number), False) for number in range(needed))]
    before, after = lost(*games[:-1], of=series), lost(*games, of=series)
    assert before.tallies[0].is_series_over is False
    assert after.tallies[0].is_series_over is True
    again = after.counting(series, LostGame("new", True), EVENING)
    assert counts(again, series) == (1, 0), "the next game begins another series"


@pytest.mark.parametrize("length", ["game", "bummerl", "deal"])
def test_only_a_series_comes_to_its_end(length: Length) -> None:
    games = [LostGame(str(number), True) for number in range(9)]
    assert not lost(*games, of=key(length)).tallies[0].is_series_over


# -------------------------------------------------------------------------------------- the file


def test_what_is_kept_is_loaded() -> None:
    kept = lost(LostGame("a", True), LostGame("b", False, 2)).counting(
        key("best-3"), LostGame("ü", True), EVENING
    )
    file = TallyFile(data_folder())
    assert file.load() == (Tallies(), None)
    file.save(kept)
    assert TallyFile(data_folder()).load() == (kept, None)


GOOD = {
    "opponent": "club",
    "rules": "schnapsen",
    "length": "bummerl",
    "last": "2026-01-09T20:00:00+00:00",
    "games": [{"game": "a", "mine": True, "counts": 1}],
}
CHANGED: list[dict[str, object]] = [
    {"opponent": 1},
    {"rules": None},
    {"length": "best-4"},
    {"last": "yesterday"},
    {"last": "2026-01-09T20:00:00"},
    {"last": "9999-12-31T23:59:59-12:00"},
    {"last": "0001-01-01T00:00:00+12:00"},
    {"games": []},
    {"games": [{"game": "a", "mine": 1, "counts": 1}]},
    {"games": [{"game": "a", "mine": True, "counts": 0}]},
    {"games": [{"game": "a", "mine": True, "counts": 10}]},
    {"games": [{"game": "a", "mine": True, "counts": "2"}]},
    {"games": [{"game": "a", "mine": True, "counts": 1.5}]},
    {"games": [{"game": "a", "mine": True}]},
    {"games": [{"mine": True, "counts": 1}]},
    {"games": {"a": True}},
]
DAMAGED: list[object] = [
    b"\xff",
    b"",
    b"[]",
    {"tallies": 3},
    {"tallies": [3]},
    *({"tallies": [GOOD | changed]} for changed in CHANGED),
]


def test_a_good_one_is_read() -> None:
    (data_folder() / FILE_NAME).write_text(json.dumps({"tallies": [GOOD]}), encoding="utf-8")
    assert TallyFile(data_folder()).load() == (lost(LostGame("a", True)), None)


@pytest.mark.parametrize(("double", "counts"), [(False, 1), (True, 2)])
def test_one_that_was_written_before_a_game_could_count_four_is_read(
    double: bool, counts: int
) -> None:
    before = GOOD | {"games": [{"game": "a", "mine": True, "double": double}]}
    (data_folder() / FILE_NAME).write_text(json.dumps({"tallies": [before]}), encoding="utf-8")
    assert TallyFile(data_folder()).load() == (lost(LostGame("a", True, counts)), None)


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_one_is_set_aside_and_told(content: object) -> None:
    path = data_folder() / FILE_NAME
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    path.write_bytes(data)
    tallies, notice = TallyFile(data_folder(), lambda: datetime(2026, 1, 9, 20, 0, 0)).load()
    assert tallies == Tallies()
    assert notice is not None
    assert notice.trouble is Trouble.TALLY_DAMAGED
    assert notice.path.name == "damaged-20260109-200000.json"
    assert notice.path.read_bytes() == data
    assert not path.exists()
