"""How players close: how often that wins, and what it costs where another move was possible."""

import argparse
from collections.abc import Iterator

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.ai.two.thinking.decisions import closes_by
from sixtysix_gui.records import replay
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, Move
from sixtysix_gui.rules.sets.rules import rule_set
from tools.coach.biases import mean_and_half
from tools.coach.deals import played_records
from tools.coach.referees.choosing import referees_named
from tools.coach.referees.leads import Referee

COSTLY = 0.5
"""Game points from which a close was a bad one."""
_SEARCHER = "master"
_DESCENTS = 2_500
_FRESH_SEED = 770_000


def closes(options: argparse.Namespace) -> None:
    """Print how the closes of each of ``--closers`` fare in their own deals and in others'."""
    for rules in options.rules:
        for closer in options.closers:
            records = played_records(closer, options.deals, options.seed, [rules])
            print(f"{rules}: {closer} {won_text(list(records))}", flush=True)
    referees = referees_named(options.referee, _FRESH_SEED + options.seed)
    for rules in options.rules:
        records = list(played_records(options.player, options.deals, options.seed, [rules]))
        for closer in options.closers:
            _print_costs(rules, closer, records, referees, options)


def _print_costs(
    rules: str,
    closer: str,
    records: list[DealRecord],
    referees: list[Referee],
    options: argparse.Namespace,
) -> None:
    player = player_named(closer, rule_set())
    chosen = [each for record in records for each in chosen_closes(player, record, options.seed)]
    for referee in referees:
        costs = [referee.lead(view, other, close).mean for view, close, other in chosen]
        print(
            f"{rules}: {closer} where {options.player} has played, by {referee.name}: "
            f"{costs_text(costs)}",
            flush=True,
        )


def won_text(records: list[DealRecord]) -> str:
    """Return how often the closes of some deals have won, and what they brought on average."""
    results: list[int] = []
    for record in records:
        outcome = replay(record).state.outcome
        if outcome is not None and outcome.end.close is not None:
            results.append(points_for(outcome, outcome.end.close.seat))
    if not results:
        return f"never closes in {len(records)} deals"
    won = sum(result > 0 for result in results)
    mean, half = mean_and_half(results)
    return (
        f"closes {len(results)} times in {len(records)} deals and wins "
        f"{100 * won / len(results):.0f} %, {mean:+.2f} ± {half:.2f} game points"
    )


def costs_text(costs: list[float]) -> str:
    """Return how many closes were bad, by what each cost beside another move."""
    if not costs:
        return "no close"
    bad = sum(cost > COSTLY for cost in costs)
    mean, half = mean_and_half(costs)
    return (
        f"{bad} of {len(costs)} closes cost more than {COSTLY} ({100 * bad / len(costs):.1f} %), "
        f"on average {mean:+.2f} ± {half:.2f}"
    )


def chosen_closes(
    player: Player, record: DealRecord, seed: int
) -> Iterator[tuple[View, Move, Move]]:
    """Yield the views of a deal in which a player would close, his move, and the best other one.

    Before the draw, an act that binds to closing counts as a close. The best other move is that
    which a search finds.
    """
    searcher = player_named(_SEARCHER, rule_set())
    for state in replay(record).states:
        if state.is_over or CLOSE_TALON not in state.legal_moves():
            continue
        view = state.view(state.to_act)
        move = player.choose(view, Budget(seed=seed), _never).move
        if closes_by(view, move):
            budget = Budget(seed=seed, iterations=_DESCENTS)
            values = searcher.choose(view, budget, _never).values
            others = [each for each in values if _goes_on(view, each.move)]
            if others:
                yield view, move, max(others, key=lambda each: each.game_points).move


def _goes_on(view: View, move: Move) -> bool:
    return move != GO_OUT and not closes_by(view, move)


def _never() -> bool:
    return False
