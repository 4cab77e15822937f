"""Where the rows of the archive are, against adding up every height."""

import random

from sixtysix_gui.archive.rows import Origin
from sixtysix_gui.windows.archive.places import (
    GameEntry,
    Heading,
    Heights,
    Lost,
    Places,
    entries_of,
)
from tests.windows.archive.archive_table import GAMES, game

HEIGHTS = Heights(heading=27, game=36, lost=30)


def naive_spans(places: Places, count: int, unfolded: dict[int, int]) -> list[range]:
    """Return what every entry covers, one after the other."""
    spans: list[range] = []
    top = 0
    for place in range(count):
        height = places.folded_height(place) + unfolded.get(place, 0)
        spans.append(range(top, top + height))
        top += height
    return spans


def test_places_are_those_of_adding_up_heights() -> None:
    chance = random.Random(66)
    lost = [Lost("2026-11", "a"), Lost("2026-09", "b")]
    entries = entries_of(GAMES, lost)
    places = Places(entries, HEIGHTS)
    for _ in range(40):
        chosen = chance.sample(range(len(entries)), chance.randint(0, 2))
        unfolded = {place: chance.randint(0, 90) for place in chosen}
        places.unfold(unfolded)
        spans = naive_spans(places, len(entries), unfolded)
        assert places.height == spans[-1].stop
        assert [places.top(place) for place in range(len(entries))] == [s.start for s in spans]
        assert [places.height_of(place) for place in range(len(entries))] == [
            len(span) for span in spans
        ]
        for y in range(-3, spans[-1].stop + 3, 7):
            found = next((place for place, span in enumerate(spans) if y in span), None)
            assert places.at(y) == found, y


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
    places = Places((), HEIGHTS)
    assert places.height == 0
    assert places.at(0) is None
