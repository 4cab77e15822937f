"""CSV and JSON: read back by other readers, and harmless in a spreadsheet."""

from __future__ import annotations

import csv
import io
import json
import math

from sixtysix_gui.archive.rows import Company, DealRow, Dealt, GameStanding, Origin, PlaceInFile
from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.summaries import DecisionSummary
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.statistics.export import (
    DEALS,
    DECISIONS,
    GAMES,
    DecisionRow,
)
from sixtysix_gui.storage.tables import write_csv, write_json
from tests.helpers.deal_rows import coach, deal, game_of
from tests.helpers.rows import each_row

FULL = deal(
    (0, 2),
    number=3,
    company=Company(Seat.A, ("Änna", "Bruno"), ("", "club")),
    totals=(40, 71),
    tricks=(4, 8),
    closer=Seat.A,
    closed_at=4,
    passed_over=1,
    marriages=(Seat.B, Seat.A),
    dealt=(Dealt(2, 1, 1, 0, 0, 1, 35), Dealt(1, 1, 0, 0, 1, 0, 25)),
    coach=coach(
        0.5,
        promised=-0.25,
        luck=-1.75,
        given_by_other=0.5,
        worst=Verdict.MISTAKE,
        lost={Theme.CLOSING: 0.5},
        passed_closes=1,
        closing=-0.5,
        close_wins=0.25,
    ),
)


def as_rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def deals_as_csv(*deals: DealRow) -> str:
    out = io.StringIO(newline="")
    write_csv(DEALS, deals, out)
    return out.getvalue()


def test_a_deal_in_all_its_columns() -> None:
    (row,) = as_rows(deals_as_csv(FULL))
    expected = {
        "file": "2026-11.66r",
        "game": "game 1",
        "deal": "3",
        "day": "2026-11-20",
        "time": "18:40",
        "rules": "german-66",
        "my seat": "A",
        "name A": "Änna",
        "name B": "Bruno",
        "name C": "",
        "level B": "club",
        "dealer": "B",
        "counts": "1",
        "hint": "0",
        "ended": "out",
        "points A": "0",
        "points B": "2",
        "points C": "",
        "card points B": "71",
        "tricks A": "4",
        "closer": "A",
        "closed before trick": "4",
        "66 passed over": "1",
        "bid": "",
        "price times": "1",
        "marriages": "B A",
        "my trumps": "2",
        "other lowest trump": "1",
        "my card points": "35",
        "promised": "-0.25",
        "luck": "-1.75",
        "I gave away": "0.5",
        "worst mark": "mistake",
        "lost by closing": "0.5",
        "lost by lead": "0.0",
        "closes passed up": "1",
        "worth of my close": "-0.5",
        "chance of my close": "0.25",
    }
    assert {name: row[name] for name in expected} == expected


def test_what_nobody_knows_is_an_empty_cell() -> None:
    (row,) = as_rows(deals_as_csv(deal(company=Company(None, ("", ""), ("", "")))))
    empty = ("my seat", "closer", "closed before trick", "my trumps", "luck", "lost by lead")
    assert {row[name] for name in empty} == {""}


def test_a_game() -> None:
    out = io.StringIO(newline="")
    game = game_of(
        [FULL],
        standing=GameStanding.LOST,
        origin=Origin.ELSEWHERE,
        practice=True,
        worst=Verdict.BLUNDER,
        place=PlaceInFile("2026-11.66r", "", 7, 1),
    )
    write_csv(GAMES, [game], out)
    (row,) = as_rows(out.getvalue())
    expected = {
        "game": "7",
        "from": "elsewhere",
        "length": "game",
        "result": "lost",
        "score A": "0",
        "score B": "2",
        "score C": "",
        "my place": "",
        "deals": "1",
        "practice": "1",
        "hint": "0",
        "worst mark": "blunder",
    }
    assert {name: row[name] for name in expected} == expected


def test_a_decision() -> None:
    out = io.StringIO(newline="")
    found = DecisionSummary(7, 2, "AC", "#", Verdict.SLIP, Theme.CLOSING, 0.25, -0.5, 0.125)
    write_csv(DECISIONS, [DecisionRow(FULL, found)], out)
    (row,) = as_rows(out.getvalue())
    assert row == {
        "file": "2026-11.66r",
        "game": "game 1",
        "deal": "3",
        "move": "7",
        "trick": "2",
        "played": "AC",
        "best": "#",
        "verdict": "slip",
        "theme": "closing",
        "expected": "0.25",
        "luck": "-0.5",
        "lost": "0.125",
    }


@each_row(
    "name",
    [
        '=HYPERLINK("http://example.org")',
        "+1",
        "-1+2",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\uff1d1",
        "\uff0b1",
        "\uff0d1",
        "\uff20a",
    ],
)
def test_names_are_no_formulas(name: str) -> None:
    (row,) = as_rows(deals_as_csv(deal(company=Company(Seat.A, (name, name), (name, name)))))
    assert {row["name A"], row["name B"], row["level B"]} == {f"'{name}"}


@each_row("name", ["a, b", 'a "b" c', "a\nb", "=\r\n", "a;b", "ö\u2028ä", "'"])
def test_every_name_is_one_cell(name: str) -> None:
    (row,) = as_rows(deals_as_csv(deal(company=Company(Seat.A, (name, ""), ("", "")))))
    assert row["name A"].removeprefix("'" if name.startswith("=") else "") == name
    assert row["counts"] == "1"


def test_negative_numbers_stay_numbers() -> None:
    (row,) = as_rows(deals_as_csv(deal((-2, 3))))
    assert row["points A"] == "-2"


def test_lines_end_as_the_standard_says_and_names_come_first() -> None:
    lines = deals_as_csv(FULL, FULL).split("\r\n")
    assert lines[0].startswith("file,game,deal,day,time,rules,")
    assert len(lines) == 4
    assert lines[-1] == ""
    assert deals_as_csv().count("\r\n") == 1


def test_every_column_has_a_name_of_its_own() -> None:
    for columns in (DEALS, GAMES, DECISIONS):
        names = [column.name for column in columns]
        assert len(set(names)) == len(names)
        assert not any(name.startswith(("=", "+", "-", "@")) for name in names)


def test_json_has_the_same_and_keeps_its_kinds() -> None:
    out = io.StringIO()
    bad = deal(coach=coach(math.nan, luck=math.inf), company=Company(Seat.B, ("=1", ""), ("", "")))
    write_json(DEALS, [FULL, bad], out)
    full, other = json.loads(out.getvalue())
    assert [*full] == [column.name for column in DEALS]
    assert (full["counts"], full["deal"], full["luck"], full["bid"]) == (True, 3, -1.75, None)
    assert (other["I gave away"], other["luck"], other["name A"]) == (None, None, "=1")
    (row,) = as_rows(deals_as_csv(bad))
    assert (row["I gave away"], row["luck"]) == ("", "")


def test_json_without_rows_is_an_empty_list() -> None:
    out = io.StringIO()
    write_json(GAMES, [], out)
    assert json.loads(out.getvalue()) == []
