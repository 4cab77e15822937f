"""The tally of lost games in words and signs."""

from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui.rules.scoring.game import Length, games_of_series
from sixtysix_gui.storage.tally import Tally
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.people import People, side_label


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
    spoken = translate("Tally", "{head}: you {mine}, {name} {theirs}.")
    return TallyWords(
        head,
        *names,
        mine=tuple(one.counts for one in tally.games if one.mine),
        theirs=tuple(one.counts for one in tally.games if not one.mine),
        spoken=spoken.format(head=head, mine=mine, name=called, theirs=theirs),
    )


def _head(length: Length) -> str:
    if length == "bummerl":
        return translate("Tally", "Bummerl so far")
    if length == "deal":
        return translate("Tally", "Lost deals so far")
    return translate("Tally", "Lost games so far")


def _series(tally: Tally, games: int, my_name: str, their_name: str, called: str) -> TallyWords:
    won, lost = tally.lost(mine=False), tally.lost(mine=True)
    if not tally.is_series_over:
        head = translate("Tally", "{series}: you {mine}, {name} {theirs}")
    elif won > lost:
        head = translate("Tally", "{series}, won: you {mine}, {name} {theirs}")
    else:
        head = translate("Tally", "{series}, lost: you {mine}, {name} {theirs}")
    text = head.format(series=_series_name(games), mine=won, name=called, theirs=lost)
    pips = [Pip.THEIRS if one.mine else Pip.MINE for one in tally.games]
    pips += [Pip.OPEN] * (games - len(pips))
    return TallyWords(text, my_name, their_name, pips=tuple(pips), spoken=f"{text}.")


def _series_name(games: int) -> str:
    names = {
        3: translate("Tally", "Best of 3"),
        5: translate("Tally", "Best of 5"),
        7: translate("Tally", "Best of 7"),
    }
    return names[games]
