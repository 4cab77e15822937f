"""The worked records and games of rules.md 6 and many.md 12, by file and by game."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from sixtysix_gui.records import DealRecord, RecordError, read_records
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.trick_games import cards_of, move_of, rules_for
from tests.helpers.golden_data.golden import GOLDEN
from tools.random_deals.play import some_move

FOLDER = GOLDEN / "records-many"
FILES = sorted(path.name for path in FOLDER.iterdir())
ALL_FILES = [*FILES, *sorted(path.name for path in (GOLDEN / "records").iterdir())]
WORKED = {name[:-4].removeprefix("worked-"): name for name in ALL_FILES if name[0] in "wr"}
"""The file of each worked record: by the name of its game, or "r1" to "r4"."""


def text_of(name: str) -> str:
    """A file, without a blank line that may end it."""
    folder = FOLDER if name in FILES else GOLDEN / "records"
    return (folder / name).read_text(encoding="utf-8").rstrip("\n") + "\n"


def worked(name: str) -> str:
    """The worked record of a game (many.md 12.5), or one of rules.md 6.6 and 6.7."""
    return text_of(WORKED[name])


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_records(text)
    return caught.value


def dealt_record(
    rules: Rules,
    seed: object,
    *,
    dealer: Seat | None = None,
    longest: int = 1000,
    choose: Callable[[Deal, random.Random], Move] = some_move,
) -> DealRecord:
    """A random deal of any game, at most ``longest`` moves of it."""
    chance = random.Random(f"{rules.name} {seed}")
    pack, lot = list(rules.pack), chance.choice(rules.seats)
    dealer = lot if dealer is None else dealer
    chance.shuffle(pack)
    deal, moves = Deal.start(rules, pack, dealer), list[Move]()
    while not deal.is_over and len(moves) < longest:
        moves.append(choose(deal, chance))
        deal, _ = deal.apply(moves[-1])
    return DealRecord(rules, tuple(pack), dealer, tuple(moves))


SLAM = (
    "9C 9S 9H QC QS QH 9D JC JS QD KC KS JH AC JD AS KH AH KD AD TH TC TD TS",
    "9C QC QS 9S QH 9H QD 9D KC JC KS JS TH AH AD TD AC JH AS KH TC JD TS KD",
)
LOWEST = (
    "AC TC KC JS TH KH AS JH QH TD KD AD QC JC TS KS QS AH QD JD",
    "tC pass c:assbettler pass pass pass pass pass JS QS QC JH JC TH",
)


def record_of(game: str, options: dict[str, Any], deal: tuple[str, str], dealer: str) -> DealRecord:
    moves = tuple(move_of(token) for token in deal[1].split())
    return DealRecord(rules_for(game, options), cards_of(deal[0]), Seat[dealer], moves)


OPTIONS = [
    (record_of("idiots-66", {"slam": 100}, SLAM, "B"), "end.slam=100"),
    (record_of("bauernschnapsen", {"ace_lowest": True}, LOWEST, "D"), "contracts.ace_lowest=true"),
]
"""Deals by options that no record of the specification names, and how they are written."""
