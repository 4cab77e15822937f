"""Stored deals of every rule set and many variations: what was answered at every step.

golden/answers.json was written while the two engines that this one replaced were still there, from
deals in which they said the same at every step. A row has the moves of a deal, and four
hexadecimal digits for what was answered before each of them and after the last.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any, cast

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import PLAY_CARD, IllegalMoveError, Move
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.engine import EVERY_MOVE, start
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.rows import each_row
from tests.rules.data.rows import move_of

pytestmark = [pytest.mark.identical, pytest.mark.unmeasured]

ROWS: list[dict[str, Any]] = load_golden("answers.json")


def plain(value: object) -> object:
    """Return a value as words and numbers: fields in their order, by the name of the class."""
    match value:
        case Card():
            return value.code
        case Enum():
            return value.name
        case tuple() | list():
            return [plain(each) for each in cast("tuple[object, ...]", value)]
        case _ if is_dataclass(value):
            own = [plain(getattr(value, field.name)) for field in fields(value)]
            return [type(value).__name__, *own]
        case _:
            return value


def reason(error: IllegalMoveError | None) -> str:
    return "" if error is None else error.reason.name


def answers(deal: Deal, events: tuple[Event, ...]) -> list[object]:
    """Return what is said of a deal: all that the players and the record of it depend on."""
    told: list[object] = [deal.phase, deal.to_act, deal.trump, deal.hands, deal.undealt, events]
    told += [deal.legal_moves(), deal.totals, deal.tricks, deal.marriages, deal.outcome]
    told += [reason(deal.why_illegal(move)) for move in EVERY_MOVE]
    for seat in deal.rules.seats:
        view = deal.view(seat)
        told += [view.hand, view.unseen, view.known, view.hand_sizes, view.talon_size]
        told += [view.legal_moves, reason(view.why_illegal(PLAY_CARD[deal.rules.pack[0]]))]
    return told


def digits(deal: Deal, events: tuple[Event, ...]) -> str:
    return sha256(repr(plain(answers(deal, events))).encode()).hexdigest()[:4]


def steps(deal: Deal, moves: list[Move]) -> Iterator[str]:
    yield digits(deal, deal.opening_events())
    for move in moves:
        deal, events = deal.apply(move)
        yield digits(deal, events)
    assert deal.is_over


@each_row("name", dict.fromkeys(row["rules"] for row in ROWS))
def test_every_answer(name: str) -> None:
    rows = [row for row in ROWS if row["rules"] == name]
    assert len(rows) >= 8
    for row in rows:
        deal = start(rule_set(name, row["changes"]), row["pack"], row["dealer"])
        acts = row["acts"].split()
        found = steps(deal, [move_of(act) for act in acts])
        for act, is_now, wanted in zip(
            ["start", *acts], found, row["answers"].split(), strict=True
        ):
            assert is_now == wanted, f"{name} {row['changes']}: answers differ after {act}"
