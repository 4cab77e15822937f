"""The worked records and games of rules.md 6 and many.md 12, by file and by game."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.record_texts import changed
from tests.helpers.golden_data.golden import GOLDEN
from tools.random_deals.play import some_move

FILES = sorted(
    f"{folder}/{path.name}"
    for folder in ("records", "records-many")
    for path in (GOLDEN / folder).iterdir()
)
MANY = [name for name in FILES if name.startswith("records-many/")]
"""Those of the games of many.md."""
GAMES = sorted({name.rpartition("/")[2].removesuffix(".66r").split("-", 1)[1] for name in MANY})
"""The names of those games, as the files have them."""
WORKED = {
    **{name.rpartition("worked-")[2][:-4]: name for name in FILES if "worked" in name},
    **{name.partition("/")[2][:-4]: name for name in FILES if name.startswith("records/")},
}
"""The file of each worked record: by the name of its game, or "r1" to "r4"."""


def text_of(name: str) -> str:
    """A file, without a blank line that may end it."""
    return (GOLDEN / name).read_text(encoding="utf-8").rstrip("\n") + "\n"


def worked(name: str) -> str:
    """The worked record of a game (many.md 12.5), or one of rules.md 6.6 and 6.7."""
    return text_of(WORKED[name])


class Broken(NamedTuple):
    """A worked record that is wrong: what of it is written how, the fault and its place."""

    game: str
    old: str
    new: str
    reason: str
    trick: str
    token: str
    sentence: str

    @property
    def name(self) -> str:
        """What a test is called by."""
        return f"{self.game}: {self.new or 'no ' + self.old}"

    @property
    def text(self) -> str:
        """The record."""
        return changed(worked(self.game), self.old, self.new)


BROKEN = [
    Broken(*(field.strip().replace("\\n", "\n") for field in line.split("|")))
    for line in Path(__file__).with_name("broken.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def dealt_record(
    rules: Rules,
    seed: object,
    *,
    longest: int = 1000,
    choose: Callable[[Deal, random.Random], Move] = some_move,
) -> DealRecord:
    """A random deal of any game, at most ``longest`` moves of it."""
    chance = random.Random(f"{rules.name} {seed}")
    pack, dealer = list(rules.pack), chance.choice(rules.seats)
    chance.shuffle(pack)
    deal, moves = Deal.start(rules, pack, dealer), list[Move]()
    while not deal.is_over and len(moves) < longest:
        moves.append(choose(deal, chance))
        deal, _ = deal.apply(moves[-1])
    return DealRecord(rules, tuple(pack), dealer, tuple(moves))
