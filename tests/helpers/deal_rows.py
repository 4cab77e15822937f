"""Rows of the archive for tests: deals and games of which only what matters is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from sixtysix_gui.archive.rows import (
    CoachRow,
    Company,
    DealRow,
    GameRow,
    GameStanding,
    Origin,
    PlaceInFile,
    RulesText,
)
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.statistics.selection import Chosen, Period, Selection, choose

TODAY = date(2026, 11, 20)
GERMAN = "german-66"


def company(*levels: str, seat: Seat | None = Seat.A) -> Company:
    """Who sits where: the person has no level, and all have names."""
    return Company(seat, tuple(level or "Anna" for level in levels), levels)


AGAINST_QUEEN = company("", "club")


def place(game: int) -> PlaceInFile:
    """Where a game stands."""
    return PlaceInFile("2026-11.66r", f"game {game}", game * 10, 10)


def deal(points: Sequence[int] = (1, 0), game: int = 1, **changes: object) -> DealRow:
    """A deal that counts, of Sixty-Six against the Queen, unless anything else is said."""
    rules = str(changes.pop("rules", GERMAN))
    given: dict[str, Any] = {
        "game": place(game),
        "number": 1,
        "day": "2026-11-20",
        "time": "18:40",
        "rules": RulesText(rules),
        "company": AGAINST_QUEEN,
        "dealer": Seat.B,
        "counted": True,
        "is_random": True,
        "helped": False,
        "ended": "out",
        "points": tuple(points),
    }
    given.update(changes)
    return DealRow(**given)


def game_of(deals: Sequence[DealRow], **changes: object) -> GameRow:
    """The finished game of some deals; without a word it was won."""
    last = deals[-1]
    given: dict[str, Any] = {
        "place": last.game,
        "origin": Origin.FINISHED,
        "day": last.day,
        "time": last.time,
        "rules": last.rules,
        "company": last.company,
        "length": "game",
        "standing": GameStanding.WON,
        "score": tuple(map(sum, zip(*(each.points for each in deals), strict=True))),
        "deals": len(deals),
    }
    given.update(changes)
    return GameRow(**given)


def coach(given: float = 0.0, **changes: object) -> CoachRow:
    """What the coach found of a deal."""
    found: dict[str, Any] = {
        "promised": 0.0,
        "luck": 0.0,
        "given": given,
        "given_by_other": 0.0,
        "worst": Verdict.GOOD,
    }
    found.update(changes)
    return CoachRow(**found)


@dataclass
class Archive:
    """Deals and their games, chosen from as the pages do."""

    deals: list[DealRow] = field(default_factory=list[DealRow])
    games: Mapping[str, GameRow] = field(default_factory=dict[str, GameRow])

    @classmethod
    def of(cls, deals: Sequence[DealRow], **changes: object) -> Archive:
        """Take deals, and make the games that they are of."""
        names = dict.fromkeys(each.game.game for each in deals)
        games = {
            name: game_of([each for each in deals if each.game.game == name], **changes)
            for name in names
        }
        return cls(list(deals), games)

    def chosen(self, rules: str = GERMAN, against: str = "", period: Period = Period.ALL) -> Chosen:
        """Choose, today."""
        selection = Selection(RulesText(rules), against, period)
        found = choose(self.deals, list(self.games.values()), selection, TODAY)
        assert found is not None
        return found


def chosen(deals: Sequence[DealRow], rules: str = GERMAN, **changes: object) -> Chosen:
    """Choose all of some deals."""
    return Archive.of(deals, **changes).chosen(rules)


def levels_for(rules: str) -> Company:
    """A company of the person and Queens, as many as a rule set seats."""
    return company("", *["club"] * (len(rule_set(rules).seats) - 1))
