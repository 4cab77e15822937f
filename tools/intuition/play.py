"""Deals that a player plays with itself, and what it wants to do while the talon is open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sixtysix_gui.ai.matches.playing import fixture_of
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.randomness import Dice
from sixtysix_gui.ai.two.odds import BY_GAME_POINTS, values_in_game
from sixtysix_gui.ai.two.players import CalculatingPlayer
from sixtysix_gui.ai.two.search.intuition import Intuition
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import code_of, mask_of, move_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.decisions import ranked_results, searched_tree
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tools.intuition.samples import Origin, Sample

STRAY_PERCENT = 8
"""So many of a hundred choices are replaced by a random move: what is not best is met as well."""
MAIN_RULES = {"german-66": 10, "schnapsen": 4, "santase-engine": 3}
"""Deals of each rule set in twenty; the rest is shared by all others."""
_TWENTY = 20
_DIGITS = 4

Shares = Mapping[int, float]
"""Moves, by their codes, and their shares."""


@dataclass(frozen=True)
class Wish:
    """What a player wants to do: the code of a move, and the share of every move it thought of."""

    move: int
    shares: Shares


def play_samples(player: Player, seed: int, number: int) -> list[Sample]:
    """Play a deal and give its choices, in order; the same for the same player and numbers."""
    dice = Dice(f"intuition {seed} {number}")
    state = _start(rule_of(dice), seed, number)
    budget = Budget(seed=seed * 1_000_003 + number)
    found: list[Sample] = []
    while state.outcome is None:
        listed = _choices(state)
        if len(listed) == 1:
            code = listed[0]
        else:
            wish = wish_of(player, state.view(state.to_act), budget)
            code = wish.move
            if state.status is TalonStatus.OPEN:
                found.append(_sample(state, wish, (seed, number)))
                if dice.below(100) < STRAY_PERCENT:
                    code = listed[dice.below(len(listed))]
        state, _ = state.apply(move_of(code))
    return [replace(each, left=len(found) - 1 - place) for place, each in enumerate(found)]


def rule_of(dice: Dice) -> Rules:
    """Draw a rule set."""
    place = dice.below(_TWENTY)
    for name, deals in MAIN_RULES.items():
        place -= deals
        if place < 0:
            return rule_set(name)
    others = [name for name in rule_set_names(close=True) if name not in MAIN_RULES]
    return rule_set(others[dice.below(len(others))])


def wish_of(player: Player, view: View, budget: Budget) -> Wish:
    """Ask a player what it wants; where no tree says more, its move has all of the share."""
    if isinstance(player, CalculatingPlayer) and searches(player.skill, view):
        return _wish_by_tree(player.skill, view, budget.seed)
    code = code_of(player.choose(view, budget, _never).move)
    return Wish(code, {code: 1.0})


def searches(skill: Skill, view: View) -> bool:
    """Return whether someone of a skill, with a choice to make, does what a tree visits most.

    Who is timid or bold may do something else instead.
    """
    is_open = view.status is TalonStatus.OPEN
    even = not skill.caution and not skill.boldness
    return is_open and even and view.trick_number < skill.exact_from


def _wish_by_tree(skill: Skill, view: View, seed: int) -> Wish:
    """Search as ``CalculatingPlayer`` does, and keep how often each move was visited."""
    situation = Situation(
        view,
        seed,
        fixed_draws=False,
        pinned=skill.pinned,
        weighed=skill.reweighting and skill.memory == "all",
        memory=skill.memory,
    )
    result_values = values_in_game(view) if skill.score_aware else BY_GAME_POINTS
    tree = searched_tree(situation, result_values, skill, skill.iterations, Stop(_never))
    results = ranked_results(tree)
    visits = sum(result[1] for result in results)
    return Wish(results[0][0], {code: count / visits for code, count, _, _ in results})


def _start(rules: Rules, seed: int, number: int) -> Deal:
    fixture = fixture_of(rules, number, seed)
    return Deal.start(rules, fixture.pack, fixture.dealer)


def _choices(state: Deal) -> list[int]:
    """Return the codes of the moves that are to be thought about; none in the strict phase."""
    return _position(state).sensible_moves() if state.status is TalonStatus.OPEN else []


def _position(state: Deal) -> Position:
    position = Position(terms_of(state.rules, state.trump_suit))
    position.load(numbers_of(state), fixed_draws=False)
    return position


def _sample(state: Deal, wish: Wish, origin: Origin) -> Sample:
    """Write down what can be seen, and what is wanted."""
    position = _position(state)
    intuition = Intuition(Thumb(terms_of(state.rules, state.trump_suit)))
    intuition.know(mask_of(state.view(state.to_act).known[opposite(state.to_act)]))
    inputs = intuition.seen_at(position)
    outputs = {code: output for code, output, _ in intuition.shares_at(position)}
    moves = [
        (output, round(wish.shares.get(code, 0.0), _DIGITS)) for code, output in outputs.items()
    ]
    chosen = outputs[wish.move]
    return Sample(*origin, 0, state.rules.name, tuple(inputs), chosen, tuple(moves))


def _never() -> bool:
    return False
