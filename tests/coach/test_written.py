"""Judgements written down are read as they were, and nothing else is read at all."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from sixtysix_gui.coach.judgement_cache import (
    judgement_from,
    judgement_object,
    move_from,
    move_text,
)
from sixtysix_gui.coach.judgements import Judgement, LineKind, LinePart, Reason
from sixtysix_gui.coach.judging import cached_judgement, judge
from sixtysix_gui.rules.cards import Card, CardCodeError, Suit
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
)
from tests.coach.positions import QUICK, decisions
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row

TEN = Card.parse("TH")
LINE = (LinePart(LineKind.TRUMPED, TEN, suit=Suit.HEARTS, points=12), LinePart(LineKind.FIRST, TEN))
REASON = Reason(
    37, (("k", 3), ("card", TEN), ("suit", Suit.SPADES), ("best", CLOSE_TALON), ("line", LINE))
)

BLUNDER = 10
"""The number of a decision that has a reason."""


@cache
def judged(number: int) -> Judgement:
    ((view, played),) = decisions(1, first=number)
    return judge(view, played, never, limits=QUICK)


def read_again(judgement: Judgement) -> Judgement | None:
    return judgement_from(json.loads(json.dumps(judgement_object(judgement), sort_keys=True)))


@each_row("number", range(1, 12))
def test_a_judgement_is_read_as_it_was(number: int) -> None:
    judgement = judged(number)
    assert read_again(judgement) == judgement


def test_every_kind_of_value_in_its_order() -> None:
    judgement = replace(judged(BLUNDER), reason=REASON)
    found = read_again(judgement)
    assert found == judgement
    assert found is not None
    assert found.reason is not None
    assert found.reason.value("suit") is Suit.SPADES


@each_row(
    "changes",
    [
        {"trick": "3"},
        {"trick": True},
        {"verdict": "superb"},
        {"best": "ZZ"},
        {"best": 7},
        {"loss": None},
        {"loss": float("nan")},
        {"value": float("inf")},
        {"bound": 10**400},
        {"exact": 1},
        {"worths": {}},
        {"worths": [{"move": "AH"}]},
        {"reason": 16},
        {"reason": {"number": 16, "values": [["card", {"suit": "X"}]]}},
        {"reason": {"number": 16, "values": [["card"]]}},
        {"reason": {"number": 16, "values": [["card", {"card": "TH"}]]}},
        {"reason": {"number": 99, "values": []}},
        {"reason": {"number": 44, "values": [["best", {"move": "AH"}], ["p", float("nan")]]}},
        {"key_fact": []},
    ],
)
def test_what_is_no_judgement_is_none(changes: dict[str, object]) -> None:
    assert judgement_from({**judgement_object(judged(BLUNDER)), **changes}) is None


@each_row(
    "changes",
    [
        {"played": "draw"},
        {"played": None},
        {"best": "draw"},
        {"worths": [{"move": "draw", "points": 0, "bound": 0, "wins": 0, "of": 1, "chance": 0}]},
    ],
)
def test_a_judgement_of_another_move_is_not_taken_from_the_cache(
    changes: dict[str, object],
) -> None:
    ((view, played),) = decisions(1, first=4)
    found = judged(4)
    cache = OneEntryCache({**judgement_object(found), **changes})
    assert cached_judgement(view, played, QUICK, cache) is None
    assert judge(view, played, never, limits=QUICK, cache=cache) == found
    assert cached_judgement(view, played, QUICK, cache) == found


class OneEntryCache:
    """A cache that has the same under every key."""

    def __init__(self, content: Mapping[str, object]) -> None:
        self.content: Mapping[str, object] = content

    def get(self, key: str) -> Mapping[str, object] | None:
        """What was kept last."""
        return self.content if key else None

    def put(self, key: str, content: Mapping[str, object]) -> None:
        """Take the place of what there was."""
        self.content = content if key else {}


def test_a_missing_part_is_none() -> None:
    content = judgement_object(judged(BLUNDER))
    for name in content:
        assert judgement_from({key: content[key] for key in content if key != name}) is None


def test_moves() -> None:
    acts = (EXCHANGE_TRUMP, CLOSE_TALON, DRAW, GO_OUT, PASS)
    for move in (*acts, *MELD, *PLAY_CARD.values()):
        assert move_from(move_text(move)) == move
    with pytest.raises(CardCodeError):
        move_from("marriage X")
