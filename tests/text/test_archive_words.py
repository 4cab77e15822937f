"""The games of the archive in words: days, who played, results, and rows that lie."""

from dataclasses import replace
from datetime import date

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.archive.rows import Company, GameStanding, Origin, RulesText
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.rules.scoring.game import LENGTHS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.archive import (
    RowWords,
    deals_line,
    games_line,
)
from sixtysix_gui.text.archive_search import matching
from sixtysix_gui.text.days import day_words, month_heading, spoken_day
from tests.helpers.rows import each_row
from tests.windows.archive.archive_table import FOUR, GAMES, TODAY, game
from tests.windows.conftest import Speak

THREE = ("You", "Hogier", "Rachel")


def words(**row: object) -> RowWords:
    return RowWords(game(**row), "french", TODAY)  # pyright: ignore[reportArgumentType]


@each_row(
    ("day", "time", "shown", "spoken"),
    [
        ("2026-11-22", "18:40", "Today 18:40", "Today, 18:40"),
        ("2026-11-22", "", "Today", "Today"),
        ("2026-11-22", "\u202e18:40", "Today", "Today"),
        ("2026-11-21", "18:40", "Yesterday", "Yesterday"),
        ("2026-11-20", "18:40", "Fri 20 Nov", "Friday 20 November"),
        ("2026-11-09", "", "Mon 9 Nov", "Monday 9 November"),
        ("2026-11-08", "", "8 Nov", "Sunday 8 November"),
        ("2026-10-30", "", "30 Oct", "Friday 30 October"),
        ("2025-12-31", "", "31 Dec", "31 December 2025"),
        ("2026-11-23", "", "23 Nov", "Monday 23 November"),
        ("2031-01-02", "", "2 Jan", "2 January 2031"),
        ("", "18:40", "", ""),
        ("2026-02-30", "", "", ""),
        ("yesterday", "", "", ""),
    ],
)
def test_days_are_told_as_people_do(day: str, time: str, shown: str, spoken: str) -> None:
    assert day_words(day, time, TODAY) == shown
    assert spoken_day(day, time, TODAY) == spoken


@each_row(
    ("month", "heading"),
    [
        ("2026-11", "November 2026"),
        ("2026-11-22", "November 2026"),
        ("0000-00", "Date unknown"),
        ("2026-13", "Date unknown"),
    ],
)
def test_a_month_is_a_heading(month: str, heading: str) -> None:
    assert month_heading(month) == heading


def test_months_and_days_are_those_of_the_language(speak: Speak) -> None:
    speak("de")
    assert day_words("2026-10-30", "", TODAY).endswith("Okt.")
    assert month_heading("2026-03") == "März 2026"


@each_row(
    ("row", "company", "both"),
    [
        ({}, "the Queen", "Schnapsen against the Queen"),
        ({"names": ("You", "Ober")}, "the Queen", "Schnapsen against the Queen"),
        (
            {"rules": "three-66", "names": THREE, "levels": ("", "casual", "club")},
            "Hector, Argine",
            "Sixty-Six for three against Hector, Argine",
        ),
        (
            {"rules": "four-66", "names": FOUR, "levels": ("", "club", "expert", "casual")},
            "with David",
            "Sixty-Six in pairs with David",
        ),
        (
            {"names": ("Anna", "Béla"), "levels": ("", ""), "origin": Origin.ELSEWHERE},
            "Béla",
            "Schnapsen against Béla",
        ),
        (
            {
                "names": ("Anna", "Béla"),
                "levels": ("", ""),
                "origin": Origin.ELSEWHERE,
                "seat": None,
            },
            "Anna, Béla",
            "Schnapsen: Anna, Béla",
        ),
        (
            {"names": ("You", "\u05d3\u05df\n"), "levels": ("", ""), "origin": Origin.ELSEWHERE},
            "\u2068\u05d3\u05df\u2069",
            "Schnapsen against \u2068\u05d3\u05df\u2069",
        ),
        (
            {"names": ("You", ""), "levels": ("", ""), "origin": Origin.ELSEWHERE},
            "B",
            "Schnapsen against B",
        ),
        (
            {"names": ("You", "Bot"), "levels": ("", "a genius"), "origin": Origin.ELSEWHERE},
            "Bot",
            "Schnapsen against Bot",
        ),
    ],
)
def test_who_played_is_called_as_at_the_table(
    row: dict[str, object], company: str, both: str
) -> None:
    assert words(**row).company == company
    assert words(**row).rules_and_company == both


def test_german_cards_have_their_own_names() -> None:
    assert RowWords(game(), "german", TODAY).company == "the Ober"


@each_row(
    ("row", "shown", "spoken"),
    [
        ({"rules": "german-66"}, "3 : 7", "lost 3 to 7"),
        ({"rules": "german-66", "seat": Seat.B, "score": (7, 3)}, "3 : 7", "lost 3 to 7"),
        ({}, "3 : 7", "lost 3 to 7"),
        ({"standing": GameStanding.WON, "score": (7, 0)}, "7 : 0", "won 7 to 0"),
        (
            {
                "rules": "german-66",
                "standing": GameStanding.TIED,
                "score": (0, 0),
                "length": "deal",
            },
            "0 : 0",
            "tied 0 to 0",
        ),
        ({"standing": GameStanding.RESIGNED}, "resigned", "resigned"),
        (
            {"rules": "german-66", "standing": GameStanding.OPEN, "origin": Origin.OPEN},
            "3 : 7",
            "open at 3 to 7",
        ),
        (
            {"rules": "german-66", "standing": GameStanding.UNKNOWN, "seat": None},
            "3 : 7",
            "3 to 7",
        ),
    ],
)
def test_results_are_seen_from_the_persons_seat(
    row: dict[str, object], shown: str, spoken: str
) -> None:
    told = words(**row)
    assert told.result.replace("\N{NO-BREAK SPACE}", " ") == shown
    note = f", {told.note}" if told.note else ""
    assert told.spoken.endswith(f", {spoken}{note}.")


@each_row(
    ("score", "rank", "standing", "shown"),
    [
        ((9, -4, -5), 1, GameStanding.WON, "best, +9"),
        ((0, 4, -4), 2, GameStanding.LOST, "second, 0"),
        ((-6, 3, 3), 3, GameStanding.LOST, "last, −6"),
        ((3, 3, -6), 1, GameStanding.TIED, "shared, +3"),
        ((2, -1, -1), 0, GameStanding.OPEN, "+2"),
    ],
)
def test_of_three_the_place_is_told_with_the_chips(
    score: tuple[int, ...], rank: int, standing: GameStanding, shown: str
) -> None:
    told = words(
        rules="three-66",
        names=THREE,
        levels=("", "casual", "club"),
        score=score,
        rank=rank,
        standing=standing,
    )
    assert told.result == shown


@each_row(
    ("row", "note"),
    [
        ({}, ""),
        ({"practice": True}, "practice"),
        ({"helped": True}, "with hints"),
        ({"length": "bummerl"}, "Bummerl"),
        ({"length": "best-3", "helped": True}, "Best of 3 · with hints"),
        ({"origin": Origin.ELSEWHERE, "practice": True}, "from a file · practice"),
    ],
)
def test_what_is_special_is_noted(row: dict[str, object], note: str) -> None:
    assert words(**row).note == note


@each_row("verdict", list(Verdict))
def test_every_verdict_but_no_choice_is_a_mark_and_is_told(verdict: Verdict) -> None:
    told = words(worst=verdict)
    assert (told.mark is None) is (verdict is Verdict.NONE)
    assert told.spoken.endswith("lost 3 to 7.") is (verdict is Verdict.NONE)


def test_every_game_and_every_level_has_words(language: str) -> None:
    assert language
    for name in rule_set_names():
        rules = rule_set(name)
        seats = len(rules.seats)
        for level in LEVELS:
            row = game(
                rules=name,
                names=tuple("ABCD"[:seats]),
                levels=("", *[level] * (seats - 1)),
                score=(0,) * len(rules.parties),
            )
            for length in LENGTHS:
                told = RowWords(replace(row, length=length), "german", TODAY)
                assert all((told.rules, told.company, told.result, told.spoken, told.faces))


@each_row(
    "changes",
    [
        {"rules": RulesText("nothing-known", "strict=7")},
        {"rules": RulesText("")},
        {"score": ()},
        {"score": (1, 2, 3)},
        {"score": (10**12, -5)},
        {"day": "9999-99-99", "time": "\u202e"},
        {"company": Company(Seat.D, ("A", "B"), ("",))},
        {"company": Company(Seat.A, (), ())},
        {"company": Company(Seat.A, ("A", "B", "C", "D"), ("", "club", "?", "master", "club"))},
        {"company": Company(None, ("\n\u202e", "\x00" * 9), ("nobody", ""))},
        {"rules": RulesText("four-66"), "company": Company(Seat.A, ("A", "B"), ("", "club"))},
        {"rank": 99, "score": (1, 2, 3), "rules": RulesText("three-66")},
    ],
)
def test_rows_that_lie_have_words_all_the_same(changes: dict[str, object]) -> None:
    lying = replace(game(), **changes)  # pyright: ignore[reportArgumentType]
    told = RowWords(lying, "french", date(2026, 1, 1))
    assert told.spoken.endswith(".")
    assert isinstance(told.result, str)
    assert all(face.card or len(face.letter) == 1 for face in told.faces)
    words = (told.rules, told.company, told.note, told.spoken)
    assert not any(mark in text for text in words for mark in "\n\x00\u202e")


@each_row(
    ("text", "found"),
    [
        ("", True),
        ("  ", True),
        ("königin SCHNAPS", True),
        ("SCHNAPS königin", True),
        ("ÄNNE", True),
        ("nn", True),
        ("2026-01", True),
        ("2026-01-09 ada", True),
        ("schnapsen.", False),
        ("königin gaigel", False),
        ("2026-02", False),
        ("18:40", False),
    ],
)
def test_a_search_finds_words_in_any_order_and_in_capitals_or_not(text: str, found: bool) -> None:
    row = replace(
        game(rules="schnapsen", names=("Königin Änne", "Ada")), day="2026-01-09", time="18:40"
    )
    assert matching([row], text, "french", TODAY) == ((row,) if found else ())


@each_row(
    ("text", "places"),
    [
        ("david", [1, 11]),
        ("merlin", []),
        ("october", [11, 12]),
        ("november david", [1]),
        ("bummerl", [4]),
        ("practice", [9]),
        ("with hints", [8]),
        ("from a file", [10]),
        ("resigned", [12]),
        ("best", [5]),
        ("lost schnapsen queen", [2]),
        ("open", [0, 1]),
        ("today 18:40", [0]),
        ("30 oct", [11]),
        ("blunder", [2]),
    ],
)
def test_a_search_finds_all_that_a_row_shows(text: str, places: list[int]) -> None:
    found = matching(GAMES, text, "french", TODAY)
    assert [GAMES.index(row) for row in found] == places


def test_a_search_looks_at_the_words_of_the_language(speak: Speak) -> None:
    speak("de")
    rows = (game(rules="german-66"), game(), game(names=("You", "Jack"), levels=("", "casual")))
    assert matching(rows, "sechsund", "french", TODAY) == rows[:1]
    assert matching(rows, "  DAME schnap ", "french", TODAY) == rows[1:2]
    assert matching(rows, "nobody", "french", TODAY) == ()
    assert matching(rows, "", "french", TODAY) == rows


@each_row(
    ("deals", "mean", "line"),
    [
        (312, 0.214, ", +0.21 a deal"),
        (30, -1.0, ", −1.00 a deal"),
    ],
)
def test_the_tile_of_the_statistics_has_one_fact(deals: int, mean: float, line: str) -> None:
    assert deals_line(deals, mean).endswith(line)


@each_row("deals", [0, 9, 29])
def test_of_few_deals_only_their_number_is_told(deals: int) -> None:
    assert str(deals) in deals_line(deals, 0.5)
    assert "0.5" not in deals_line(deals, 0.5)


@each_row(
    ("games", "are_open", "part"),
    [(0, 0, "No games played yet"), (214, 0, "214"), (214, 2, ", 2 open")],
)
def test_the_tile_of_the_archive_says_how_many_there_are(
    games: int, are_open: int, part: str
) -> None:
    assert part in games_line(games, are_open)
