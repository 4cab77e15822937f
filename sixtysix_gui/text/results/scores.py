"""Scores in words and figures, as each game counts them (MANY 2), and the tally of lost games."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui.records import DealRecord, games_before
from sixtysix_gui.rules.scoring.game import Game, Length, games_of_series
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.tally import Tally
from sixtysix_gui.table.seating import Score
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.people import People, side_label

_ = texts("Tally")


def counts_chips(rules: Rules) -> bool:
    """Whether the game is played for chips."""
    return rules.score_unit == "stakes-from-each"


CHIPS_AT_FIRST = 12
"""Chips of each player at the beginning of a game (MANY 2)."""


def shown_score(rules: Rules, won: int) -> int:
    """Return the number that the table shows for game points won."""
    if counts_chips(rules):
        return CHIPS_AT_FIRST + won
    return max(0, rules.target - won) if rules.counts_down else won


def score_of(game: Game, records: Sequence[DealRecord], *, is_settled: bool = False) -> Score:
    """Say how a game stands; ``records`` are all its deals, the last one that on the table.

    ``is_settled``: the deal on the table is over and counted in ``game``.
    """
    before = tuple(each.won for each in games_before(records)[1:])
    count = game.rules.target if game.rules.game_end == "deals-12" else None
    number = max(game.decided, 1) if is_settled else game.decided + 1
    return Score(game.won, before, number, count)


class Pip(Enum):
    """A game of a series: won by the person, by the other, or still to be played."""

    MINE = auto()
    THEIRS = auto()
    OPEN = auto()


@dataclass(frozen=True)
class TallyWords:
    """What a sheet shows of a tally, in the person's language.

    ``mine`` and ``theirs`` are the lost games, each with how many it counts; ``pips`` are those
    of a series, which then take the place of the cross. ``spoken`` says it all.
    """

    head: str
    my_name: str
    their_name: str
    mine: tuple[int, ...] = ()
    theirs: tuple[int, ...] = ()
    pips: tuple[Pip, ...] = ()
    spoken: str = ""


def tally_words(tally: Tally | None, people: People) -> TallyWords | None:
    """Write a tally, or None where there is nothing to compare, or are more than two sides.

    A series and Bummerl are always shown; else games are counted only when there is more than
    one.
    """
    if tally is None or people.mine is None or len(people.parties) != 2:
        return None
    (other,) = (party for party in people.parties if party is not people.mine)
    names = side_label(people.mine, people), side_label(other, people)
    called = names[1] if people.in_pairs else people.name(other.seats[0])
    games = games_of_series(tally.key.length)
    if games is not None:
        return _series(tally, games, *names, called)
    if tally.key.length != "bummerl" and len(tally.games) < 2:
        return None
    head = _head(tally.key.length)
    mine, theirs = tally.lost(mine=True), tally.lost(mine=False)
    spoken = _("{head}: you {mine}, {name} {theirs}.")
    return TallyWords(
        head,
        *names,
        mine=tuple(one.counts for one in tally.games if one.mine),
        theirs=tuple(one.counts for one in tally.games if not one.mine),
        spoken=spoken.format(head=head, mine=mine, name=called, theirs=theirs),
    )


def _head(length: Length) -> str:
    if length == "bummerl":
        return _("Bummerl so far")
    if length == "deal":
        return _("Lost deals so far")
    return _("Lost games so far")


def _series(tally: Tally, games: int, my_name: str, their_name: str, called: str) -> TallyWords:
    won, lost = tally.lost(mine=False), tally.lost(mine=True)
    if not tally.is_series_over:
        head = _("{series}: you {mine}, {name} {theirs}")
    elif won > lost:
        head = _("{series}, won: you {mine}, {name} {theirs}")
    else:
        head = _("{series}, lost: you {mine}, {name} {theirs}")
    text = head.format(series=_series_name(games), mine=won, name=called, theirs=lost)
    pips = [Pip.THEIRS if one.mine else Pip.MINE for one in tally.games]
    pips += [Pip.OPEN] * (games - len(pips))
    return TallyWords(text, my_name, their_name, pips=tuple(pips), spoken=f"{text}.")


def _series_name(games: int) -> str:
    names = {
        3: _("Best of 3"),
        5: _("Best of 5"),
        7: _("Best of 7"),
    }
    return names[games]
