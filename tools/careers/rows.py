"""Made-up deals as rows of the archive: just what the statistics read of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from sixtysix_gui.archive.rows import (
    Company,
    DealRow,
    GameRow,
    GameStanding,
    Origin,
    PlaceInFile,
    RulesText,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.statistics.selection import Chosen, Selection, choose

DAY = date(2026, 1, 9)
Points = tuple[int, int]
"""What the person and the other have of a deal."""


@dataclass
class Career:
    """All that a made-up player has played by one rule set, game by game."""

    rules: RulesText
    deals: list[DealRow] = field(default_factory=list[DealRow])
    games: list[GameRow] = field(default_factory=list[GameRow])

    def add(self, level: str, deals: Sequence[Points]) -> None:
        """Add a game against a level."""
        place = PlaceInFile("2026-01.66r", str(len(self.games)), len(self.deals), len(deals))
        company = Company(Seat.A, ("Anna", level), ("", level))
        mine, other = sum(points[0] for points in deals), sum(points[1] for points in deals)
        self.games.append(
            GameRow(
                place,
                Origin.FINISHED,
                DAY.isoformat(),
                "",
                self.rules,
                company,
                "game",
                GameStanding.WON if mine > other else GameStanding.LOST,
                (mine, other),
                len(deals),
            )
        )
        for number, points in enumerate(deals, 1):
            self.deals.append(self._deal(place, company, number, points))

    def _deal(self, place: PlaceInFile, company: Company, number: int, points: Points) -> DealRow:
        return DealRow(
            game=place,
            number=number,
            day=DAY.isoformat(),
            time="",
            rules=self.rules,
            company=company,
            dealer=Seat.A,
            counted=True,
            is_random=True,
            helped=False,
            ended="out",
            points=points,
        )

    def chosen(self) -> Chosen:
        """Choose all of it, as the pages of the statistics do."""
        chosen = choose(self.deals, self.games, Selection(self.rules), DAY)
        assert chosen is not None
        return chosen
