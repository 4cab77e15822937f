"""Deals of the day: their cards and dealer, and what the Ace makes of a seat in any deal of two.

Docs/deal-of-the-day.md has the recipe, which may never change: two friends have the same cards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from sixtysix_gui.ai.matches.playing import play_out
from sixtysix_gui.ai.player import Budget, Player, ShouldStop
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.record_tags import levels_named
from sixtysix_gui.records import DealRecord, as_tag_value, games_before, person_of
from sixtysix_gui.rules.fair_deals import derived_deal_code, pack_order
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import BOTH, Party, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.settings_values import Level

OPPOSITE: Level = "expert"
ACE: Level = "master"
"""Who sits opposite, and who plays the person's seat to compare with."""
PLAYERS_VERSION = "1"
"""Stands with what the Ace has made of a deal. To be raised when either of the two plays anything
otherwise than before (docs/ai.md): then the same cards may bring another result."""
SEAT = Seat.A
_FIRST_DAY = date(1970, 1, 1)
_TO_KEEP = ("Date", "Game", "Deal", "Score", "Carry", "Code", "Length", "Day")

FindPlayer = Callable[[str, Rules], Player]


def day_code(rules_name: str, day: date) -> str:
    """Return the deal code of a day.

    >>> day_code("german-66", date(2026, 11, 22))
    'MXSHK-BMHEL-ENTFP-DKXFK'
    """
    return derived_deal_code(f"sixtysix day 1\n{rules_name}\n{day.isoformat()}")


def day_dealer(day: date) -> Seat:
    """Return who deals: the opponent on 1 January 1970, and from then on both in turn."""
    return BOTH[(day - _FIRST_DAY).days % 2 == 0]


def day_setup(rules_name: str, day: date, names: tuple[str, ...]) -> GameSetup:
    """Return the game of a day: one deal against the King; ``names`` are by seat."""
    return GameSetup(
        rule_set(rules_name),
        names,
        {Seat.B: OPPOSITE},
        seat=SEAT,
        code=day_code(rules_name, day),
        first_dealer=day_dealer(day),
        length="deal",
        day=day,
    )


def points_for(outcome: Outcome, party: Party) -> int:
    """Return what a deal brought a party, less what it brought the other."""
    mine = outcome.points[party]
    return mine - (sum(outcome.points) - mine)


def points_given_up(rules: Rules) -> int:
    """Return what a deal of the day brings that was given up: the most that one can cost."""
    return -max(rules.score_scale)


@dataclass(frozen=True)
class SeatToPlay:
    """A seat that the Ace is to play: the cards as they were dealt, and who sits opposite.

    ``record`` has no moves, ``game`` is the game before the deal; the other seat is played at
    ``level``.
    """

    record: DealRecord
    game: Game
    seat: Seat
    level: str


def seat_of_day(rules_name: str, day: date) -> SeatToPlay:
    """Return the person's seat in the deal of a day."""
    rules, dealer, code = rule_set(rules_name), day_dealer(day), day_code(rules_name, day)
    written = day.isoformat()
    tags = (("Date", written), ("Code", code), ("Length", "deal"), ("Day", written))
    record = DealRecord(rules, pack_order(code, rules.deck_pack), dealer, (), tags)
    return SeatToPlay(record, Game.first(rules, dealer), SEAT, OPPOSITE)


def seat_in(records: Sequence[DealRecord]) -> SeatToPlay | None:
    """Return the person's seat in the last of some deals; None where the Ace cannot play it.

    He can in deals of two that are over and name the person's seat and the level opposite.
    """
    record = records[-1]
    seat = person_of(record)
    if seat is None or len(record.rules.seats) != len(BOTH) or record.outcome is None:
        return None
    level = levels_named(record).get(record.rules.seats[1 - seat])
    if level is None:
        return None
    kept = tuple(tag for tag in record.tags if tag[0] in _TO_KEEP)
    bare = replace(record, moves=(), tags=kept)
    return SeatToPlay(bare, games_before(records)[-1], seat, level)


def played_by_ace(
    wanted: SeatToPlay,
    names: tuple[str, ...],
    find: FindPlayer,
    should_stop: ShouldStop,
) -> DealRecord:
    """Let the Ace play a seat, and return the record; ``names`` are by seat.

    Both decide as at the table, where the same view always brings the same move: so the King here
    is the King there. Nothing depends on the clock.

    Raises:
        PlayStoppedError: once ``should_stop`` says yes.
    """
    record, seat = wanted.record, wanted.seat
    rules = record.rules
    levels = tuple(ACE if each is seat else wanted.level for each in rules.seats)
    players = [find(level, rules) for level in levels]
    course = play_out(record.start(), wanted.game, players, Budget(), should_stop)
    tags = {each.name: as_tag_value(name) for each, name in zip(rules.seats, names, strict=True)}
    return replace(record, moves=course.moves, tags=(*record.tags, *tags.items()))
