"""Where the rows of the archive are, against adding up every height."""

import random

from sixtysix_gui.archive.rows import Origin
from sixtysix_gui.windows.archive.games_model import GameEntry, Heading, Lost, RowTops, entries_of
from tests.windows.archive.archive_table import GAMES, game


def test_places_are_those_of_adding_up_heights() -> None:
    chance = random.Random(66)
    heights = [chance.choice((27, 36, 30)) for _ in range(18)]
    tops = RowTops(heights)
    assert (tops.folded, tops.folded_height) == (tuple(heights), sum(heights))
    for _ in range(40):
        chosen = chance.sample(range(len(heights)), chance.randint(0, 2))
        unfolded = {place: chance.randint(0, 90) for place in chosen}
        tops.unfold(unfolded)
        spans: list[range] = []
        top = 0
        for place, height in enumerate(heights):
            spans.append(range(top, top + height + unfolded.get(place, 0)))
            top = spans[-1].stop
        assert tops.height == top
        assert [tops.top(place) for place in range(len(spans))] == [span.start for span in spans]
        assert [tops.height_of(place) for place in range(len(spans))] == [*map(len, spans)]
        for y in range(-3, top + 3, 7):
            found = next((place for place, span in enumerate(spans) if y in span), None)
            assert tops.at(y) == found, y


def test_entries_count_games_alone() -> None:
    entries = entries_of(GAMES)
    games = [entry for entry in entries if isinstance(entry, GameEntry)]
    assert [entry.row for entry in games] == list(GAMES)
    assert [entry.number for entry in games] == list(range(1, len(GAMES) + 1))
    assert [entry for entry in entries if isinstance(entry, Heading)] == [
        Heading(""),
        Heading("2026-11"),
        Heading("2026-10"),
    ]


def test_games_without_a_day_come_last() -> None:
    rows = (game(origin=Origin.OPEN), game(""), game())
    headings = [entry for entry in entries_of(rows) if isinstance(entry, Heading)]
    assert headings == [Heading(""), Heading("2026-11"), Heading("0000-00")]


def test_lost_months_alone_have_headings() -> None:
    entries = entries_of((), [Lost("2025-01", "a"), Lost("2026-01", "b")])
    assert entries == (
        Heading("2026-01"),
        Lost("2026-01", "b"),
        Heading("2025-01"),
        Lost("2025-01", "a"),
    )


def test_nothing_is_nowhere() -> None:
    tops = RowTops(())
    assert tops.height == 0
    assert tops.at(0) is None
