"""The tally of lost games in words and signs."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.scoring.game import Length, games_of_series
from sixtysix_gui.storage.tally import Tally


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


def tally_words(
    tally: Tally | None, my_name: str, their_name: str, called: str
) -> TallyWords | None:
    """Write a tally, or None where there is nothing to compare.

    A series and Bummerl are always shown; else games are counted only when there is more than
    one. ``called`` is how sentences call the other.
    """
    if tally is None:
        return None
    games = games_of_series(tally.key.length)
    if games is not None:
        return _series(tally, games, my_name, their_name, called)
    if tally.key.length != "bummerl" and len(tally.games) < 2:
        return None
    head = _head(tally.key.length)
    mine, theirs = tally.lost(mine=True), tally.lost(mine=False)
    spoken = QCoreApplication.translate("Tally", "{head}: you {mine}, {name} {theirs}.")
    return TallyWords(
        head=head,
        my_name=my_name,
        their_name=their_name,
        mine=tuple(one.counts for one in tally.games if one.mine),
        theirs=tuple(one.counts for one in tally.games if not one.mine),
        spoken=spoken.format(head=head, mine=mine, name=called, theirs=theirs),
    )


def _head(length: Length) -> str:
    if length == "bummerl":
        return QCoreApplication.translate("Tally", "Bummerl so far")
    if length == "deal":
        return QCoreApplication.translate("Tally", "Lost deals so far")
    return QCoreApplication.translate("Tally", "Lost games so far")


def _series(tally: Tally, games: int, my_name: str, their_name: str, called: str) -> TallyWords:
    won, lost = tally.lost(mine=False), tally.lost(mine=True)
    if not tally.is_series_over:
        head = QCoreApplication.translate("Tally", "{series}: you {mine}, {name} {theirs}")
    elif won > lost:
        head = QCoreApplication.translate("Tally", "{series}, won: you {mine}, {name} {theirs}")
    else:
        head = QCoreApplication.translate("Tally", "{series}, lost: you {mine}, {name} {theirs}")
    text = head.format(series=_series_name(games), mine=won, name=called, theirs=lost)
    pips = [Pip.THEIRS if one.mine else Pip.MINE for one in tally.games]
    pips += [Pip.OPEN] * (games - len(pips))
    return TallyWords(text, my_name, their_name, pips=tuple(pips), spoken=f"{text}.")


def _series_name(games: int) -> str:
    names = {
        3: QCoreApplication.translate("Tally", "Best of 3"),
        5: QCoreApplication.translate("Tally", "Best of 5"),
        7: QCoreApplication.translate("Tally", "Best of 7"),
    }
    return names[games]
