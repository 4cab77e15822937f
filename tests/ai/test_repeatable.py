"""The same view and seed give the same decision: in any process, compiled and interpreted."""

import os
import subprocess
import sys

import pytest

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.two.players import TreePlayer
from sixtysix_gui.ai.two.solver.numbers import move_of
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET, Termination
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.seeded_deals import play_on, seeded_deal
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.golden_data.make_tree_baseline import FEW, MANY, VIEWS, baseline_views, visits_of
from tests.helpers.players.master_decisions import decisions
from tests.helpers.players.player_moments import dealt_otherwise, moments, never
from tests.helpers.rows import each_row
from tools.compiled_modules import ROOT

pytestmark = pytest.mark.identical


def in_another_process(*options: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.helpers.players.master_decisions", *options],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_twice_in_one_process() -> None:
    first = list(decisions())
    assert len(first) == 20
    assert len(set(first)) > 15
    assert list(decisions()) == first


@pytest.mark.parametrize(
    "options",
    [
        pytest.param((), id="afresh"),
        pytest.param(("--interpreted",), id="interpreted", marks=pytest.mark.window),
    ],
)
def test_in_another_process(options: tuple[str, ...]) -> None:
    assert in_another_process(*options) == list(decisions())


# The plain tree player never changes: what docs/strength.md measures against him depends on it.


GOLDEN = load_golden("tree_player.json")
SEEN = list(baseline_views())
CHANGED = "the yardstick has changed: everything measured against it has to be measured again"


def test_the_views_are_of_every_rule_set_and_part_of_a_deal() -> None:
    assert len(GOLDEN) == len(SEEN) == VIEWS
    for held, view in zip(GOLDEN, SEEN, strict=True):
        assert (held["rules"], held["trick"], held["status"]) == (
            view.rules.name,
            view.trick_number,
            view.status.value,
        )
    assert {held["rules"] for held in GOLDEN} == set(rule_set_names(close=True))
    assert len({held["status"] for held in GOLDEN}) == 3
    assert len({held["trick"] for held in GOLDEN}) >= 6


@each_row("number", range(VIEWS))
def test_goes_to_each_move_as_often_as_ever(number: int) -> None:
    found = visits_of(SEEN[number], number, MANY)
    assert found == GOLDEN[number]["visits"][str(MANY)], CHANGED


@pytest.mark.both_modes
@each_row("number", range(0, VIEWS, 3))
def test_goes_to_each_move_as_often_as_ever_in_both_modes(number: int) -> None:
    found = visits_of(SEEN[number], number, FEW)
    assert found == GOLDEN[number]["visits"][str(FEW)], CHANGED


@each_row("number", range(VIEWS))
def test_chooses_the_move_visited_most(number: int) -> None:
    budget = Budget(seed=number, iterations=MANY)
    decision = TreePlayer().choose(SEEN[number], budget, never)
    visits = GOLDEN[number]["visits"][str(MANY)]
    most = min(visits, key=lambda code: (-visits[code], int(code)))
    assert decision.move == move_of(int(most))
    assert decision.worlds == MANY
    assert {entry.move for entry in decision.values} == {move_of(int(code)) for code in visits}


@each_row("rules", rule_set_names(close=True))
def test_plays_whole_deals_and_claims_truly(rules: str) -> None:
    for number in range(3):
        players = (TreePlayer(), TreePlayer())
        end = play_on(seeded_deal(rule_set(rules), number), players, Budget(iterations=50))
        assert end.outcome is not None
        assert end.outcome.termination is not Termination.FALSE_CLAIM


@each_row("rules", rule_set_names(close=True))
def test_hidden_cards_change_nothing(rules: str) -> None:
    for state in moments(rule_set(rules), 4, every=4):
        view = state.view(state.to_act)
        decision = TreePlayer().choose(view, Budget(iterations=200), never)
        other = dealt_otherwise(view, 9)
        assert TreePlayer().choose(other, Budget(iterations=200), never) == decision
        claims = GO_OUT in view.legal_moves and view.total(view.seat) >= TARGET
        assert (decision.move == GO_OUT) == claims


@each_row("patience", [0, 1, 4])
def test_a_stop_is_honoured(patience: int) -> None:
    state = seeded_deal(rule_set(), 5)
    asked = 0

    def should_stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > patience

    decision = TreePlayer().choose(state.view(state.to_act), Budget(), should_stop)
    assert decision.move in state.legal_moves()
    assert decision.worlds == 64 * patience
    assert asked == patience + 1
