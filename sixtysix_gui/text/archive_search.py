"""The words by which games of the archive are found: all that their rows show."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from datetime import date

from sixtysix_gui.archive.rows import GameRow, GameStanding
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.archive import RowWords, open_heading
from sixtysix_gui.text.coach.marks import verdict_word
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.days import day_words, month_heading
from sixtysix_gui.text.names import in_this_language
from sixtysix_gui.text.statistics import rules_name

_ = texts("Archive")


def matching(rows: Iterable[GameRow], text: str, deck: Deck, today: date) -> tuple[GameRow, ...]:
    """Return the games in whose words all words of a text are found.

    That is what their rows show and what stands above them, with names and rules as recorded, too,
    and the day as ``2026-11-22``.
    """
    wanted = text.casefold().split()
    words = _Words(deck, today)
    return tuple(row for row in rows if _has_all(words.of(row), wanted))


def standing_word(standing: GameStanding) -> str:
    """Say how a game ended, as the list of results does; nothing where that is not known."""
    return {
        GameStanding.WON: _("Won"),
        GameStanding.LOST: _("Lost"),
        GameStanding.TIED: _("Tied"),
        GameStanding.RESIGNED: _("Resigned"),
        GameStanding.OPEN: _("Open"),
    }.get(standing, "")


def _has_all(words: str, wanted: Iterable[str]) -> bool:
    return all(word in words for word in wanted)


@dataclass(frozen=True)
class _Words:
    """Finds the words of rows, part by part: many of ten thousand games have the same ones."""

    deck: Deck
    today: date
    _known: dict[Hashable, str] = field(default_factory=dict[Hashable, str])

    def of(self, row: GameRow) -> str:
        """Return all words of a row."""
        parts: tuple[tuple[Hashable, Callable[[GameRow], Iterable[str]]], ...] = (
            ((row.rules, row.company, row.origin), self._players),
            ((row.rules, row.length, row.origin, row.practice, row.helped), self._note),
            ((row.rules, row.company.seat, row.score, row.standing, row.rank), self._result),
            ((row.day, row.time if row.day == self.today.isoformat() else ""), self._when),
            (row.worst, _mark),
        )
        found: list[str] = []
        for key, words_of in parts:
            if key not in self._known:
                self._known[key] = " ".join(words_of(row)).casefold()
            found.append(self._known[key])
        return " ".join(found)

    def _row_words(self, row: GameRow) -> RowWords:
        return RowWords(row, self.deck, self.today)

    def _players(self, row: GameRow) -> Iterable[str]:
        words, names = self._row_words(row), row.company.names
        yield from (words.rules, rules_name(row.rules), row.rules.name, words.company)
        yield from (*names, *map(in_this_language, names))

    def _note(self, row: GameRow) -> Iterable[str]:
        words = self._row_words(row)
        return (words.note, open_heading() if words.is_open else "")

    def _result(self, row: GameRow) -> Iterable[str]:
        words = self._row_words(row)
        return (standing_word(row.standing), words.result, words.spoken_result)

    def _when(self, row: GameRow) -> Iterable[str]:
        return (row.day, day_words(row.day, row.time, self.today), month_heading(row.day))


def _mark(row: GameRow) -> Iterable[str]:
    mark = row.worst
    return () if mark is None else (verdict_word(mark),)
