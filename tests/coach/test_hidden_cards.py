"""The coach judges by what could be known: where the hidden cards lie changes nothing."""

import json

import pytest

from sixtysix_gui.coach.judgement_cache import key_of
from sixtysix_gui.coach.judging import advise, judge
from sixtysix_gui.coach.measure.findings import Limits
from sixtysix_gui.coach.values.written import judgement_object
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from tests.coach.positions import QUICK, decisions
from tests.helpers.players.player_moments import dealt_otherwise, never
from tests.helpers.rows import each_row

DECISIONS = list(decisions(60))


def written(view: View, played: Move, limits: Limits = QUICK) -> str:
    return json.dumps(judgement_object(judge(view, played, never, limits=limits)))


@pytest.mark.slow(sample=30)
@pytest.mark.parametrize("number", range(60))
def test_a_judgement_is_the_same_bytes_wherever_the_hidden_cards_lie(number: int) -> None:
    view, played = DECISIONS[number]
    other = dealt_otherwise(view, number + 1)
    assert key_of(view, played, QUICK) == key_of(other, played, QUICK)
    assert written(view, played) == written(other, played)


@each_row("number", range(0, 60, 5))
def test_so_is_a_hint(number: int) -> None:
    view, _ = DECISIONS[number]
    hint = advise(view, never, limits=QUICK)
    assert advise(dealt_otherwise(view, number + 1), never, limits=QUICK) == hint
    assert hint.best in view.legal_moves


def test_another_seed_looks_at_other_worlds() -> None:
    view, played = next((v, p) for v, p in DECISIONS if v.talon_size > 4 and v.close is None)
    assert written(view, played) != written(view, played, Limits(50, 150, seed=1))


def test_the_key_knows_move_limits_and_view() -> None:
    view, played = DECISIONS[0]
    keys = {
        key_of(view, played, QUICK),
        key_of(view, None, QUICK),
        key_of(view, played, Limits(100, 150)),
        key_of(view, played, Limits(50, 150, seed=1)),
        key_of(DECISIONS[1][0], played, QUICK),
    }
    assert len(keys) == 5
