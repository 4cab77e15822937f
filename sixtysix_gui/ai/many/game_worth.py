"""What the end of a deal is worth where it can end the game, and who is ahead in it.

Where a deal can end the game, then the game counts, not the deal.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from sixtysix_gui.rules.deals.facts import Facts
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move
from sixtysix_gui.rules.scoring import winners
from sixtysix_gui.rules.scoring.game import Standing
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.rules.sets.rules import Rules


def claims_with(facts: Facts, margin: int) -> bool:
    """Return whether the side to act has what a claim needs, with a margin in card points."""
    return facts.total(facts.to_act) >= facts.rules.out_target + margin


def marriage_to_claim_by(facts: Facts, moves: Sequence[Move], margin: int) -> Meld | None:
    """Return a marriage that makes a claim true as soon as it is shown, the dearest one first."""
    if GO_OUT not in moves:
        return None
    worth = facts.rules.marriage_points
    shown = len(facts.marriages)
    found = [move for move in moves if isinstance(move, Meld)]
    best = max(found, key=lambda move: worth(move.suit, facts.trump, shown), default=None)
    if best is None or not claims_with(facts, margin - worth(best.suit, facts.trump, shown)):
        return None
    return best


def lead_of(points: tuple[int, ...], party: Party) -> float:
    """Return by how much the points of a party exceed the mean of the others'.

    >>> from sixtysix_gui.rules.seats import THREE_ALONE
    >>> lead_of((4, -1, -3), THREE_ALONE[0])
    6.0
    """
    others = len(points) - 1
    return points[party] - (sum(points) - points[party]) / others


ODDS_FILE = "table_odds.json"
_TWO = 2
_TENS = 10
"""Card points for each point of the only game that knows a slam."""
_SIMPLE = 3
"""The points that a game without a contract brings at most."""
_LOWEST = -20
"""Scores below count as this one."""
_IN_SIGHT = 200
"""How far below the target scores are kept apart; a lower one counts as the lowest."""
_SWEEPS = 200
_CLOSE = 1e-9
_DRAW = "draw"

End = tuple[int, int, int, int]
"""The points of both parties, the number of the bidding one or -1, and how often deals ended so."""


@dataclass(frozen=True)
class StandingBefore:
    """How a game stands before a deal: points won by party, what is carried, deals decided.

    Where it ``only_caps``, points count as points, as far as the game still needs them.
    """

    won: tuple[int, ...]
    carry: int
    decided: int
    only_caps: bool = False


def standing_of(view: View, *, is_aware: bool = True) -> StandingBefore | None:
    """Return how the game stands where the deal can end it; None where points are all that counts.

    Who is not ``is_aware`` goes by the points that are still needed between two parties.
    """
    rules = view.rules
    standing = StandingBefore(view.score, view.carry, view.decided, only_caps=not is_aware)
    if len(rules.parties) > _TWO:
        return standing if is_aware and _is_last(rules, standing) else None
    # A game that goes on without a target has no end in sight.
    most = max(standing.won) + standing.carry + min(_most_of_deal(rules), _IN_SIGHT)
    return standing if most >= rules.target else None


def _most_of_deal(rules: Rules) -> int:
    """Return the points that a deal can bring at most."""
    if rules.contracts:
        values = (one.value for one in rules.contracts.values())
        return max(_SIMPLE, *values) << rules.double_max
    ends = _ends(rules.name)
    most = max((max(first, second) for first, second, _, _ in ends), default=0)
    return most + rules.slam // _TENS  # the ends were measured without it


def _is_last(rules: Rules, standing: StandingBefore) -> bool:
    """Return whether the game is over after this deal, unless it is a draw."""
    after = Standing(standing.won, standing.decided + 1)
    return bool(winners(rules, after)) and standing.decided > 0


def worth_of(rules: Rules, standing: StandingBefore | None, outcome: Outcome, party: int) -> float:
    """Return what the end of a deal is worth to a party, in points.

    That is its lead in points where there is no standing; else the game won is worth as much as the
    highest lead that deals end with, and the game lost as much less than nothing.
    """
    if standing is None:
        return lead_of(outcome.points, rules.parties[party])
    if standing.only_caps:
        return lead_of(_capped(rules, standing, outcome), rules.parties[party])
    chances = _chances(rules, standing, outcome)
    whole = 1 / len(rules.parties)
    return (chances[party] - whole) / whole * _stake(rules)


def _capped(rules: Rules, standing: StandingBefore, outcome: Outcome) -> tuple[int, ...]:
    """Return the points of a deal without those that the game no longer needs."""
    needed = (max(rules.target - won - standing.carry, 0) for won in standing.won)
    return tuple(min(pair) for pair in zip(outcome.points, needed, strict=True))


def _chances(rules: Rules, standing: StandingBefore, outcome: Outcome) -> tuple[float, ...]:
    """Return the chance of every party to win the game after a deal."""
    parties = len(rules.parties)
    if outcome.reason == _DRAW:
        return (1 / parties,) * parties if parties > _TWO else _pair(rules, standing.won)
    won = tuple(
        score + points + (standing.carry if points > 0 else 0)
        for score, points in zip(standing.won, outcome.points, strict=True)
    )
    bidder = outcome.end.bidder
    have_won = winners(rules, Standing(won, standing.decided + 1, bidder))
    if have_won:
        return tuple(1 / len(have_won) if party in have_won else 0.0 for party in rules.parties)
    return _pair(rules, won)


def _pair(rules: Rules, won: Sequence[int]) -> tuple[float, ...]:
    if max(won) >= rules.target:  # no one is ahead, and one more deal decides
        return (1 / _TWO,) * _TWO
    lowest = _lowest(rules)
    first = _table(rules)[max(won[0], lowest), max(won[1], lowest)]
    return first, 1 - first


def _stake(rules: Rules) -> float:
    if len(rules.parties) > _TWO:
        return float(_TWO)
    return float(max(abs(first - second) for first, second, _, _ in _ends(rules.name)))


@cache
def _all_ends() -> Mapping[str, list[list[int]]]:
    text = resources.files("sixtysix_gui.ai.many").joinpath(ODDS_FILE).read_text(encoding="utf-8")
    found: dict[str, list[list[int]]] = json.loads(text)["ends"]
    return found


@cache
def _ends(game: str) -> tuple[End, ...]:
    """Return how deals of a game end, either way round; nothing where that was not measured."""
    found: list[End] = []
    for first, second, bidder, count in _all_ends().get(game, []):
        other = bidder if bidder < 0 else 1 - bidder
        found += [(first, second, bidder, count), (second, first, other, count)]
    return tuple(found)


def _lowest(rules: Rules) -> int:
    """Return the lowest score that is kept apart from those below it."""
    falls = any(first < 0 for first, _, _, _ in _ends(rules.name))
    return max(_LOWEST if falls else 0, rules.target - _IN_SIGHT)


@cache
def _table(rules: Rules) -> Mapping[tuple[int, int], float]:
    """Work out the chance of the first party from every score, without what is carried."""
    lowest, target = _lowest(rules), rules.target
    scores = range(lowest, target)
    table = {(first, second): 0.5 for first in scores for second in scores}
    ends = [end for end in _ends(rules.name) if end[0] or end[1]]
    total = sum(count for *_, count in ends)
    for _ in range(_SWEEPS):
        change = 0.0
        # From the end of the game backwards, since scores mostly rise.
        for pair in sorted(table, reverse=True):
            value = 0.0
            for more, others, bidder, count in ends:
                first, second = pair[0] + more, pair[1] + others
                if first < target and second < target:
                    after = table[max(first, lowest), max(second, lowest)]
                else:
                    after = _decided(rules, first, second, bidder)
                value += count * after
            change = max(change, abs(value / total - table[pair]))
            table[pair] = value / total
        if change < _CLOSE:
            break
    return table


@cache
def _decided(rules: Rules, first: int, second: int, bidder: int) -> float:
    """Return the chance of the first party where one is at the target at least."""
    standing = Standing((first, second), 1, None if bidder < 0 else bidder)
    have_won = winners(rules, standing)
    return sum(party.number == 0 for party in have_won) / len(have_won) if have_won else 0.5
