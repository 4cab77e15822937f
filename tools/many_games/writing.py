"""Writes thousands of games, each made from a real one: on its own day, with its own company."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path

from sixtysix_gui.records.tags import write_tag
from tools.many_games.base import MARKS, BaseGame

_LEVELS = {True: ("novice", "casual"), False: ("club", "expert", "master")}
_NAMES = {
    "novice": "Nine",
    "casual": "Jack",
    "club": "Queen",
    "expert": "King",
    "master": "Ace",
}
_COURT = ("Argine", "Rachel", "Hogier", "Lahire")
_GUESTS = ("Änne", 'Bo "the fox"', "<b>Cleo</b>", "Дара", "E" * 60)
_LARGEST = 64 * 1024 * 1024
"""Bytes of a file of finished games (docs/finished-games.md)."""
_BETWEEN_DEALS = timedelta(minutes=4)


@dataclass(frozen=True)
class Plan:
    """How many games, over how many months up to a day, and how many open and foreign ones."""

    games: int
    months: int
    until: date
    seed: int
    open_games: int = 3
    foreign: int = 5


def write_folder(folder: Path, plan: Plan, base: Sequence[BaseGame]) -> int:
    """Write the games of a data folder; return how many deals there are of finished ones."""
    games = folder / "games"
    chance = random.Random(f"many games {plan.seed}")
    begin = datetime(plan.until.year, plan.until.month, plan.until.day, 23, 30)
    minutes = plan.months * 365 * 24 * 60 // 12
    ago = sorted((chance.randrange(minutes) for _ in range(plan.games)), reverse=True)
    months: dict[str, list[str]] = {}
    deals = 0
    for minute in ago:
        made = _Made(chance, chance.choice(base), begin - timedelta(minutes=minute))
        texts = made.finished()
        deals += len(texts)
        months.setdefault(made.month, []).extend(texts)
    for month, texts in months.items():
        _write_month(games, month, texts)
    for _ in range(plan.open_games):
        made = _Made(chance, chance.choice(base), begin - timedelta(minutes=chance.randrange(9000)))
        _write(games / "open" / f"{made.name}.66r", made.open())
    if plan.foreign:
        made = [_Made(chance, chance.choice(base), begin) for _ in range(plan.foreign)]
        texts = [text for each in made for text in each.foreign()]
        _write(games / "elsewhere" / "from-a-friend.66r", texts)
    return deals


def _write_month(folder: Path, month: str, texts: list[str]) -> None:
    """Write a month, in several files where one would be too large."""
    size, part, kept = 0, 1, list[str]()
    for text in texts:
        size += len(text.encode()) + 1
        if size > _LARGEST:
            _write(folder / _part(month, part), kept)
            size, part, kept = len(text.encode()), part + 1, []
        kept.append(text)
    _write(folder / _part(month, part), kept)


def _part(month: str, number: int) -> str:
    return f"{month}.66r" if number == 1 else f"{month}-{number}.66r"


def _write(path: Path, texts: Sequence[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(texts), encoding="utf-8", newline="\n")


class _Made:
    """One game on a day of its own, made from a base game."""

    def __init__(self, chance: random.Random, base: BaseGame, began: datetime) -> None:
        self._chance = chance
        self._base = base
        self._began = began
        self.name = f"{chance.getrandbits(64):016x}"
        self._is_practice = chance.random() < 0.1
        self._length = chance.choices(("", "bummerl", "best-3", "deal"), (80, 8, 8, 4))[0]
        self._resigns = chance.random() < 0.04
        seats = len(base.rules.seats)
        self._levels = [chance.choice(_LEVELS[base.is_easy]) for _ in range(seats - 1)]

    @property
    def month(self) -> str:
        """The month of its last deal."""
        last = len(self._finished_deals()) - 1
        return f"{self._dealt_at(last):%Y-%m}"

    def finished(self) -> list[str]:
        """Return the deals of the game when it is over."""
        deals = self._finished_deals()
        return [self._text(number, deal, number + 1 == len(deals)) for number, deal in deals]

    def open(self) -> list[str]:
        """Return the deals of the game left in the middle of its last one."""
        deals = [*self._base.deals[:-1], self._base.cut]
        return [self._text(number, deal, is_last=False) for number, deal in enumerate(deals)]

    def foreign(self) -> list[str]:
        """Return the deals of a game that says nothing of a person."""
        guests = self._chance.sample(_GUESTS, len(self._base.rules.seats))
        names = [
            (seat.name, guest) for seat, guest in zip(self._base.rules.seats, guests, strict=True)
        ]
        tags = {MARKS[0]: [("Game", self.name), *names], MARKS[1]: [], MARKS[2]: []}
        return [_with_tags(deal, tags) for deal in self._base.deals]

    def _finished_deals(self) -> list[tuple[int, str]]:
        deals = list(self._base.deals)
        if self._resigns:
            deals[-1] = self._base.abandoned
        elif self._length == "deal":
            del deals[1:]
        return list(enumerate(deals))

    def _dealt_at(self, number: int) -> datetime:
        return self._began + number * _BETWEEN_DEALS

    def _text(self, number: int, deal: str, is_last: bool) -> str:
        when = self._dealt_at(number)
        dealt = [("Date", f"{when:%Y-%m-%d}"), ("Time", f"{when:%H:%M}")]
        tags = {
            MARKS[0]: [*dealt, ("Game", self.name), ("Deal", str(number + 1)), *self._names()],
            MARKS[1]: [("Seat", self._base.person.name), ("Level", ",".join(self._levels))],
            MARKS[2]: list(self._odd(number, is_last=is_last)),
        }
        return _with_tags(deal, tags)

    def _names(self) -> Iterator[tuple[str, str]]:
        seats, person = self._base.rules.seats, self._base.person
        others = iter(_COURT if len(seats) > 2 else [_NAMES[self._levels[0]]])
        for seat in seats:
            yield seat.name, "Ada" if seat is person else next(others)

    def _odd(self, number: int, *, is_last: bool) -> Iterator[tuple[str, str]]:
        if self._is_practice:
            yield "Practice", "yes"
        if self._length:
            yield "Length", self._length
        if number == 0 and self._chance.random() < 0.02:
            yield "Typed", "yes"
        if self._chance.random() < 0.015:
            yield "Hints", "1 2"
        if self._resigns and is_last:
            yield "Resigned", self._base.person.name


def _with_tags(deal: str, tags: dict[str, list[tuple[str, str]]]) -> str:
    for mark, values in tags.items():
        text = "".join(f"{write_tag(name, value)}\n" for name, value in values)
        deal = deal.replace(f'[{mark} ""]\n', text, 1)
    return deal
