"""The players at tables of several: legal, repeatable, blind to hidden cards, stopped at once."""

import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from sixtysix_gui.ai.many.game_worth import marriage_to_claim_by
from sixtysix_gui.ai.many.thinking.worlds import dealer_for, unseen_by, world
from sixtysix_gui.ai.player import Budget, NothingToDecideError, Player, claims_rightly
from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.ai.players.registry import (
    UnknownPlayerError,
    player_kind,
    player_named,
    player_names,
    player_spec,
)
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Answer
from sixtysix_gui.rules.moves import GO_OUT, MELD
from sixtysix_gui.rules.scoring.points import DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.deals.new_games import new_game
from tests.helpers.deals.trick_games import GAMES, rules_for
from tests.helpers.players.player_moments import never, stop_after
from tests.helpers.players.trick_moments import random_deal, states
from tests.helpers.rows import each_row
from tests.tools.strength.positions import SUITS
from tests.tools.strength.positions import played as position

pytestmark = pytest.mark.both_modes

QUICK = "master:iterations=12:worlds=3:descents=6"
PLAYERS = (QUICK, "novice", "casual:iterations=8", "tree:iterations=3", "simple", "random")


def played(rules: Rules, seed: int, player: Player) -> Iterator[tuple[Deal, object]]:
    """A whole deal of one player against himself: every state, and what he decides there."""
    deal = random_deal(rules, random.Random(seed))
    while not deal.is_over:
        decision = player.choose(deal.view(deal.to_act), Budget(seed=seed), never)
        yield deal, decision
        assert decision.move in deal.legal_moves()
        if decision.move == GO_OUT:
            assert claims_rightly(deal, deal.legal_moves())
        if decision.values:
            assert [value.move for value in decision.values] == list(deal.legal_moves())
        deal, _ = deal.apply(decision.move)


@pytest.mark.slow(sample=25)
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("text", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_player_plays_every_game_legally(game: str, text: str, seed: int) -> None:
    decisions = list(played(rules_for(game, {}), seed, player_named(text, rule_set("four-66"))))
    assert decisions


@each_row("text", [QUICK, "tree:iterations=4", "simple", "random"])
@each_row("game", GAMES)
def test_cards_that_are_hidden_change_no_decision(game: str, text: str) -> None:
    player = player_named(text, rule_set("four-66"))
    compared = 0
    for deal in list(states(rules_for(game, {}), 5))[::4]:
        view = deal.view(deal.to_act)
        dealer = dealer_for(unseen_by(view), 99)
        other = world(view, unseen_by(view), dealer)
        if other == deal:
            continue
        compared += 1
        twin = other.view(deal.to_act)
        assert twin == view
        budget = Budget(seed=3)
        assert player.choose(twin, budget, never) == player.choose(view, budget, never)
    assert compared


def asked(stop: Callable[[], bool]) -> tuple[Callable[[], bool], list[bool]]:
    """The same wish to stop, and every answer it has given."""
    answers: list[bool] = []

    def ask() -> bool:
        answers.append(stop())
        return answers[-1]

    return ask, answers


@each_row("calls", [0, 1, 2, 5])
@each_row("text", ["master", "tree"])
@each_row("game", ["three-66", "na-66", "bauernschnapsen", "gaigel"])
def test_a_wish_to_stop_is_granted_at_once(game: str, text: str, calls: int) -> None:
    player = player_named(text, rule_set("four-66"))
    for deal in list(states(rules_for(game, {}), 2))[::6]:
        stop, answers = asked(stop_after(calls))
        decision = player.choose(deal.view(deal.to_act), Budget(seed=1), stop)
        assert decision.move in deal.legal_moves()
        assert answers.count(True) <= 1


def test_who_is_not_to_act_decides_nothing() -> None:
    deal = next(states(rules_for("four-66", {}), 1))
    other = deal.rules.after(deal.to_act)
    for text in PLAYERS:
        with pytest.raises(NothingToDecideError):
            player_named(text, rule_set("four-66")).choose(deal.view(other), Budget(), never)


def test_the_names() -> None:
    assert player_names(rule_set("four-66")) == (*LEVELS, "tree", "simple", "random")
    assert all(
        player_kind(name, rule_set("four-66")).meaning for name in player_names(rule_set("four-66"))
    )
    assert (
        str(player_spec("club:worlds=3:iterations=9", rule_set("four-66")))
        == "club:iterations=9:worlds=3"
    )
    with pytest.raises(UnknownPlayerError, match=r"master, .*tree, simple, random"):
        player_named("nobody", rule_set("four-66"))
    with pytest.raises(PlayerSpecError):
        player_named("simple:iterations=3", rule_set("four-66"))


def digest(text: str, game: str) -> str:
    player = player_named(text, rule_set("four-66"))
    moves = [str(made) for _, made in played(rules_for(game, {}), 11, player)]
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:12]


FROZEN = {
    "three-66": ("908c06c3ae68", "2242a58265bd"),
    "four-66": ("eb06ae068065", "517e9d79585e"),
    "na-66": ("6bc556cefaed", "660969f00f0a"),
    "cutthroat-66": ("0bfd7983bbed", "3e1be33283a7"),
    "idiots-66": ("0f2479a124f5", "c0fc5860ed04"),
    "bauernschnapsen": ("35f21d3d588b", "d46defc2ad28"),
    "gaigel": ("adf7aafaea29", "b70217f455fb"),
    "gaigel-2": ("87d6772a68a1", "f9c8a197e7a6"),
}
"""Of a whole deal of each game, all decisions: by rules of thumb, and by the plain tree."""


@pytest.mark.identical
@each_row("game", GAMES)
def test_the_yardsticks_never_change(game: str) -> None:
    assert (digest("simple", game), digest("tree:iterations=3", game)) == FROZEN[game]


MADE_UP = """
[games.made-up]
like = "{like}"
settle = "tricks"
"out.mode" = "none"
"out.who" = "leader"
"deck.order" = "ten-low"
"""


def highest_trick_count(_: Rules, end: DealEnd) -> Outcome:
    """A made-up settlement: whoever has most tricks is paid them."""
    most = max(earned.tricks for earned in end.card_points)
    return Outcome(
        tuple(earned.tricks if earned.tricks == most else 0 for earned in end.card_points),
        Termination.COUNT,
        end,
    )


@each_row("like", ["four-66", "three-66"])
def test_a_game_that_nobody_knows_is_played_by_its_data(like: str) -> None:
    """Other settlement, other order of the ranks: the strongest level takes the tricks."""
    player = player_named("master:iterations=60:worlds=4", rule_set("four-66"))
    with new_game(MADE_UP.format(like=like), highest_trick_count) as rules:
        for deal, made in played(rules, 4, player):
            assert made is not None
            assert deal.phase is not Phase.FINAL


@each_row("game", ["four-66", "bauernschnapsen", "gaigel"])
def test_who_counts_twice_claims_later(game: str) -> None:
    careful, sure = (
        player_named("novice:margin=20", rule_set("four-66")),
        player_named("novice:margin=0", rule_set("four-66")),
    )
    claimed = {True: 0, False: 0}
    for seed in range(30):
        for deal in states(rules_for(game, {}), seed):
            if not claims_rightly(deal, deal.legal_moves()):
                continue
            view, budget = deal.view(deal.to_act), Budget(seed=1)
            target = deal.rules.out_target
            total = deal.totals[deal.rules.sides[deal.to_act].number]
            claims = careful.choose(view, budget, never).move == GO_OUT
            assert claims == (total >= target + 20 or deal.phase is Phase.FINAL)
            assert sure.choose(view, budget, never).move == GO_OUT
            claimed[claims] += 1
    assert claimed[False]


SHOWN = [
    # game; the hands; trump; what A and his partner have captured; the marriage that A shows
    ("gaigel", "KC QC TS QS AD | AC | JC | AS | 7H 7H 7S 7S", "C", (61, 0, 0, 0), "C"),
    ("gaigel", "KC QC KS QS AD | AC | JC | AS | 7H 7H 7S 7S", "C", (61, 0, 20, 0), "C"),
    ("four-66", "KC QC AS TS | AC QS | JC TC | KS", "H", (16, 0, 30, 0), "C"),
    ("bauernschnapsen", "KC QC AS | AC QS JH | JC TC TH | KS JS AH", "S", (46, 0, 0, 0), "C"),
]


@each_row("name", ["master:iterations=12", "expert", "club", "casual"])
@each_row(("game", "hands", "trump", "points", "suit"), SHOWN)
def test_a_marriage_is_shown_that_makes_a_claim_true(
    game: str, hands: str, trump: str, points: tuple[int, ...], suit: str, name: str
) -> None:
    view, player = (
        position(game, hands, "", trump, points).view(Seat.A),
        player_named(name, rule_set("four-66")),
    )
    assert {player.choose(view, Budget(seed=seed), never).move for seed in range(6)} == {
        MELD[SUITS[suit]]
    }


@each_row(("doubled", "costs"), [((False, False), 2), ((True, False), 4)])
def test_a_false_claim_costs_what_it_does_however_many_did_not_double(
    doubled: tuple[bool, ...], costs: int
) -> None:
    deal = position("bauernschnapsen", "KC AS JH | AC QS QH | JC TC TH | KS JS AH", "", "D")
    answers = tuple(map(Answer, (Seat.B, Seat.D), doubled))
    simple = deal.rules.contracts["simple"]
    view = replace(deal, contract=simple, bidder=Seat.A, answers=answers).view(Seat.A)
    player = player_named("master:iterations=12:score_aware=off", rule_set("four-66"))
    worths = {one.move: one.game_points for one in player.choose(view, Budget(), never).values}
    assert worths[GO_OUT] == -costs


def test_who_counts_twice_shows_it_for_a_claim_that_he_is_sure_of() -> None:
    hands = "KC QC TS QS AD | AC | JC | AS | 7H 7H 7S 7S"
    view = position("gaigel", hands, "", "C", (61, 0, 0, 0)).view(Seat.A)
    assert marriage_to_claim_by(view, view.legal_moves, 0) == MELD[Suit.CLUBS]
    assert marriage_to_claim_by(view, view.legal_moves, 1) is None
