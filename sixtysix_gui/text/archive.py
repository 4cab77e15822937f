"""The games of the archive in words: a row in its parts, and all of it for those who listen."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.archive.rows import GameRow, GameStanding, Origin, RulesText
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.statistics.selection import FEWEST_FOR_CHANCE
from sixtysix_gui.storage.settings_values import Deck, Level
from sixtysix_gui.table.words import figure, signed, signed_decimal
from sixtysix_gui.text.coach.marks import verdict_word
from sixtysix_gui.text.common import as_sentence, isolated, shown_name, shown_text, texts
from sixtysix_gui.text.days import day_words, month_heading, spoken_day
from sixtysix_gui.text.names import (
    Companion,
    called_as_recorded,
    companion,
    in_this_language,
    opponent_against,
    opponent_of,
    suit_of_seat,
)
from sixtysix_gui.text.results.scores import counts_chips
from sixtysix_gui.text.rules.rule_sets import SERIES, length_name, rules_called

_ = texts("Archive")

_TO = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
_BETWEEN_NOTES = " · "
_SHOWN_NAME = 24
"""Letters of a foreign name that are shown."""


@dataclass(frozen=True)
class RowFace:
    """Who is seen beside a row: the card whose face is shown, or the first letter of a name.

    ``small_sign``: all of the rank share one drawing, and the suit sign stands beside it.
    """

    card: Card | None = None
    small_sign: bool = False
    letter: str = ""


@dataclass(frozen=True)
class RowWords:
    """A game in the words of the person's language, with the cards of a deck, as of a day."""

    row: GameRow
    deck: Deck
    today: date
    day: str = ""
    """What is noted of the deal of a day."""

    @cached_property
    def date(self) -> str:
        """When it ended or was left: Today 18:40, Yesterday, Fri 20 Nov, 30 Oct."""
        return day_words(self.row.day, self.row.time, self.today)

    @cached_property
    def rules(self) -> str:
        """What was played."""
        return rules_words(self.row.rules)

    @cached_property
    def company(self) -> str:
        """Against whom, or with whom of several."""
        partner = self._partner
        if partner is not None:
            #: {name} is the partner in a game of four
            return _("with {name}").format(name=self._called(partner))
        return ", ".join(self._called(seat) for seat in self._others)

    @cached_property
    def note(self) -> str:
        """What is special about it: Bummerl, practice, with hints; empty if nothing is."""
        row, rules = self.row, self.row.rules.rules
        notes = [self.day] if self.day else []
        if not self.day and rules is not None and row.length in ("bummerl", "deal", *SERIES):
            notes.append(length_name(row.length, rules))
        if row.origin is Origin.ELSEWHERE:
            notes.append(_("from a file"))
        if row.practice:
            notes.append(_("practice"))
        if row.helped:
            notes.append(_("with hints"))
        return _BETWEEN_NOTES.join(notes)

    @cached_property
    def result(self) -> str:
        """How it ended for the person, or how it stands."""
        if self.row.standing is GameStanding.RESIGNED:
            return _("resigned")
        if not self._stands_alone:
            return self._score
        place = self._place
        if self.row.standing is GameStanding.OPEN or not place:
            return self._score
        return f"{place}, {self._score}"

    @property
    def is_open(self) -> bool:
        """Whether it can be gone on with."""
        return self.row.standing is GameStanding.OPEN

    @property
    def is_won(self) -> bool:
        """Whether the person has won it."""
        return self.row.standing is GameStanding.WON

    @property
    def mark(self) -> Verdict | None:
        """The severest verdict of the coach that has a mark; None without one."""
        return None if self.row.worst is Verdict.NONE else self.row.worst

    @cached_property
    def faces(self) -> tuple[RowFace, ...]:
        """Who is seen beside it, in the order in which they sit."""
        return tuple(self._face(seat) for seat in self._others)

    @cached_property
    def spoken(self) -> str:
        """All of it in sentences: Today, 17:05. Schnapsen against the Queen, lost 3 to 7."""
        parts = [self.rules_and_company, self.spoken_result, self.note]
        if self.mark is not None:
            parts.append(verdict_word(self.mark))
        return _sentences(
            spoken_day(self.row.day, self.row.time, self.today), ", ".join(filter(None, parts))
        )

    @property
    def rules_and_company(self) -> str:
        """What was played and with whom: Schnapsen against the Queen."""
        row, others = self.row, self._others
        if row.company.seat is None:
            return f"{self.rules}: {self.company}"
        if self._partner is not None:
            return f"{self.rules} {self.company}"
        level = self._level(others[0]) if len(others) == 1 else None
        called = self.company
        if level is not None and called == called_as_recorded("", level, self.deck):
            return f"{self.rules} {opponent_against(opponent_of(level), self.deck)}"
        #: {rules} is a game such as Schnapsen, {names} are one or several names
        pattern = _("{rules} against {names}")
        return pattern.format(rules=self.rules, names=called)

    # ----------------------------------------------------------------------------------- who

    @cached_property
    def _others(self) -> tuple[Seat, ...]:
        """Everybody but the person, clockwise; everybody where that seat is not known."""
        company, count = self.row.company, len(self.row.company.names)
        seats = tuple(Seat)[:count]
        me = company.seat
        if me is None or me not in seats:
            return seats
        first = seats.index(me) + 1
        return (*seats[first:], *seats[: first - 1])

    @property
    def _partner(self) -> Seat | None:
        rules, me = self.row.rules.rules, self.row.company.seat
        if rules is None or me is None:
            return None
        mine = next((party.seats for party in rules.parties if me in party.seats), ())
        return next((seat for seat in mine if seat is not me and seat in self._others), None)

    def _level(self, seat: Seat) -> Level | None:
        levels = self.row.company.levels
        level = levels[seat] if seat < len(levels) else ""
        return level if level in LEVELS else None

    def _called(self, seat: Seat) -> str:
        """Call a player as sentences do.

        The computer's players are called after the cards of now, as their faces are; in games from
        elsewhere everybody has the name that stands in the record.
        """
        name, level = self.row.company.names[seat], self._level(seat)
        is_own = self.row.origin is not Origin.ELSEWHERE
        if len(self.row.company.names) == 2:
            named = "" if is_own and level is not None else name
            return called_as_recorded(named, level, self.deck) or seat.name
        known = self._companion(seat)
        if is_own and known is not None:
            return known.person.name
        shown = isolated(shown_name(in_this_language(name), _SHOWN_NAME))
        return shown or ("" if known is None else known.person.name) or seat.name

    def _companion(self, seat: Seat) -> Companion | None:
        """Return who plays at a level in a company of three or four."""
        level, below = self._level(seat), self.row.company.seat
        count = len(self.row.company.names)
        if level is None or below is None or count not in (3, 4):
            return None
        return companion(level, suit_of_seat(seat, below, count), self.deck)

    def _face(self, seat: Seat) -> RowFace:
        level, shown = self._level(seat), self._companion(seat)
        if level is None:
            return RowFace(letter=as_sentence(self._called(seat).strip("\u2068\u2069"))[:1])
        if shown is None:
            return RowFace(opponent_of(level).face)
        return RowFace(shown.face, shown.small_sign)

    # -------------------------------------------------------------------------------- results

    @property
    def _stands_alone(self) -> bool:
        """Whether three or more sides play, and one of them is the person's."""
        return len(self.row.score) > 2 and self._mine is not None

    @property
    def _mine(self) -> int | None:
        """The number of the person's side; None where it is not known."""
        rules, me = self.row.rules.rules, self.row.company.seat
        if rules is None or me is None or len(rules.parties) != len(self.row.score):
            return None
        return next((party.number for party in rules.parties if me in party.seats), None)

    @property
    def _in_order(self) -> Sequence[int]:
        """What each side has won, the person's first; also where the table counts down."""
        mine, score = self._mine, self.row.score
        return score if mine is None else (*score[mine:], *score[:mine])

    @property
    def _score(self) -> str:
        if not self._stands_alone:
            return _TO.join(map(figure, self._in_order))
        rules, first = self.row.rules.rules, self._in_order[0]
        return signed(first) if rules is not None and counts_chips(rules) else figure(first)

    @property
    def _place(self) -> str:
        """The person's place among three or more: best, second, last."""
        rank, count = self.row.rank, len(self.row.score)
        if self.row.standing is GameStanding.TIED:
            return _("shared", "the first place")
        if rank == 1:
            return _("best", "of three")
        if rank == count:
            return _("last", "of three")
        return _("second", "of three") if rank else ""

    @property
    def spoken_result(self) -> str:
        """The result as it is told: lost 3 to 7."""
        row = self.row
        if row.standing is GameStanding.RESIGNED or self._stands_alone:
            return f"{self.result}, {open_word()}" if self.is_open else self.result
        if len(row.score) != 2:
            return self._score
        mine, theirs = map(figure, self._in_order)
        texts = {
            GameStanding.WON: _("won {mine} to {theirs}"),
            GameStanding.LOST: _("lost {mine} to {theirs}"),
            GameStanding.TIED: _("tied {mine} to {theirs}"),
            GameStanding.OPEN: _("open at {mine} to {theirs}"),
        }
        text = texts.get(row.standing, _("{mine} to {theirs}"))
        return text.format(mine=mine, theirs=theirs)


def spoken_place(place: int, count: int, *, is_open: bool) -> str:
    """Say where a row stands in the list, counted from 1, and what Enter does with it."""
    if is_open:
        text = _("{place} of {count}. Enter continues it.")
    else:
        text = _("{place} of {count}. Enter looks at it.")
    return text.format(place=place, count=count)


def rules_words(rules: RulesText) -> str:
    """Call the rules of a row; those that this version does not know by their own name."""
    known = rules.rules
    return isolated(shown_name(rules.name)) if known is None else rules_called(known)


def games_line(games: int, open_games: int) -> str:
    """Say how many games there are, and how many of them are open."""
    if not games:
        return _("No games played yet")
    text = _("%n game(s)", "", games)
    if not open_games:
        return text
    #: {games} is such as “214 games”, {open} how many of them can be continued
    pattern = _("{games}, {open} open")
    return pattern.format(games=text, open=open_games)


def deals_line(deals: int, mean: float) -> str:
    """Say how many deals count by the rules that were played last, and what one brought."""
    text = _("%n deal(s)", "", deals)
    if deals < FEWEST_FOR_CHANCE:
        return text
    #: {deals} is such as “312 deals”, {mean} what one brought on average: +0.21
    pattern = _("{deals}, {mean} a deal")
    return pattern.format(deals=text, mean=signed_decimal(mean, decimals=2))


def found_line(found: int, games: int) -> str:
    """Say how many of all games are in the list."""
    text = _("{found} of %n game(s)", "", games)
    return text.format(found=found)


def open_word() -> str:
    """What stands behind the score of a game that can be gone on with."""
    return _("open", "a game")


def open_heading() -> str:
    """What stands above the games that can be gone on with."""
    return _("Open games")


def lost_line(month: str, file: str) -> str:
    """Say that the file of a month could not be read, and where it is now."""
    #: {month} is such as “October 2026”, {file} the name of a file
    text = _("{month}: this file could not be read. It is kept as {file}.")
    return text.format(month=month_heading(month), file=isolated(shown_text(file)))


def foreign_line(file: str) -> str:
    """Say that a file is none of the archive, though it lies there, and how its games come in."""
    text = _("{file} is not part of the archive. Drop it here to add its games.")
    return text.format(file=isolated(shown_text(file)))


def _sentences(*parts: str) -> str:
    return " ".join(f"{as_sentence(part)}." for part in parts if part)
