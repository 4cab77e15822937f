"""Whether the bands of Strength and of points per deal hold what is true as often as they say."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.archive.rows import RulesText
from sixtysix_gui.statistics.overview import points_per_deal
from sixtysix_gui.statistics.selection import Chosen
from sixtysix_gui.statistics.strength import strength
from tools.careers.players import RULES, STRENGTHS, KnownPlayer, MadeUpPlayer, Truth, real_players
from tools.careers.rows import Career

DEALS = (30, 60, 120, 300)
"""How long careers are when their bands are looked at: that many deals, and the game's rest."""


@dataclass(frozen=True)
class Held:
    """A band: after how many deals, whether it held what is true, and half its width."""

    what: str
    deals: int
    held: bool
    half_width: float


def made_up() -> Sequence[KnownPlayer]:
    """Return the made-up players."""
    return [MadeUpPlayer(strength) for strength in STRENGTHS]


KINDS: dict[str, Callable[[], Sequence[KnownPlayer]]] = {
    "made-up": made_up,
    "real": real_players,
}


@dataclass(frozen=True)
class Careers:
    """Turns a number into what the bands of a career held; the players take turns."""

    kind: str

    def __call__(self) -> Callable[[int], Sequence[Held]]:
        """Begin: find out what is true of every player."""
        players = KINDS[self.kind]()
        truths = [player.truth for player in players]

        def play(number: int) -> Sequence[Held]:
            place = number % len(players)
            chance = random.Random(f"{self.kind} {number}")
            return list(_career(players[place], truths[place], chance))

        return play


def _career(player: KnownPlayer, truth: Truth, chance: random.Random) -> Iterator[Held]:
    career = Career(RulesText(RULES))
    for deals in DEALS:
        while len(career.deals) < deals:
            game = player.play(chance)
            career.add(game.level, game.deals)
        yield from _bands(career.chosen(), truth, deals)


def _bands(chosen: Chosen, truth: Truth, deals: int) -> Iterator[Held]:
    points, rod = points_per_deal(chosen), strength(chosen)
    if points.give is not None:
        held = abs(points.value - truth.points) <= points.give
        yield Held("points per deal", deals, held, points.give)
    if rod is not None and rod.low is not None and rod.high is not None:
        held = rod.low <= truth.strength <= rod.high
        yield Held("strength", deals, held, (rod.high - rod.low) / 2)


def print_bands(kind: str, careers: int, jobs: int) -> None:
    """Play careers of one kind of players, and print how often each band held what is true."""
    found = defaultdict[tuple[str, int], list[Held]](list)
    for bands in in_order(Careers(kind), range(careers), jobs):
        for band in bands:
            found[band.what, band.deals].append(band)
    print(f"{kind} players, {careers} careers:")
    for (what, deals), bands in sorted(found.items()):
        held = sum(band.held for band in bands)
        width = sum(band.half_width for band in bands) / len(bands)
        print(
            f"  {what}, {deals} deals: the band held what is true in {held} of {len(bands)}, "
            f"{100 * held / len(bands):.1f} %; ± {width:.2f} on average"
        )
