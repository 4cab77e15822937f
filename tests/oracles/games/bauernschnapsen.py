"""Bauernschnapsen for four, partners opposite, with contracts and doubling (many.md 7).

Forehand names trump after three cards or has his next card faced. Whoever calls the highest
contract plays it; without a call the first side to claim 66 wins, or else the last trick does.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.seats import PARTNERS, Party
from tests.oracles.games.bauernschnapsen_contracts import CONTRACTS
from tests.oracles.several.rule_set.contracts import OUT
from tests.oracles.several.rule_set.settlement import DealEnd, TrickOutcome, scale
from tests.oracles.several.rule_set.trick_rules import (
    COMMON,
    COMMON_CHOICES,
    TARGET,
    GamePlan,
    Standing,
    TrickRules,
    rules_of,
)

FALSE_CLAIM = 2
FALSE_CLAIM_TRICKLESS = 3


def _settle(rules: TrickRules, end: DealEnd) -> TrickOutcome:
    times = 2**end.level
    if end.made is not None:
        assert end.contract is not None
        assert end.bidder is not None
        value = rules.contracts[end.contract].value
        winner = end.bidder if end.made else 1 - end.bidder
        return _won_by(winner, value * times, "made" if end.made else "lost", end)
    if end.claimant is None:
        assert end.last is not None
        return _won_by(end.last, times, "last-trick", end)
    claims, others = end.card_points[end.claimant], end.card_points[1 - end.claimant]
    if claims.total >= OUT and claims.tricks:
        return _won_by(end.claimant, scale(others) * times, "out", end)
    price = FALSE_CLAIM if others.tricks else FALSE_CLAIM_TRICKLESS
    return _won_by(1 - end.claimant, price * times, "false-claim", end)


def _won_by(number: int, points: int, reason: str, end: DealEnd) -> TrickOutcome:
    return TrickOutcome((points, 0) if number == 0 else (0, points), reason, end)


def _winners(rules: TrickRules, standing: Standing) -> tuple[Party, ...]:
    return tuple(party for party in rules.parties if standing.won[party] >= rules.target)


PLAN = GamePlan(
    name="bauernschnapsen",
    parties=PARTNERS,
    values={
        **COMMON,
        "players": 4,
        "teams": True,
        "play.direction": "clockwise",
        "deck.pack": 20,
        "deck.copies": 1,
        "deck.order": "ten-high",
        "deck.hand": 5,
        "deal.batches": (3, 2),
        "deal.order": "from-forehand",
        "trump.by": "forehand-names-or-turns",
        "trump.suits": "held",
        "strict.from": "trick-1",
        "contracts": tuple(CONTRACTS.lists[CONTRACTS.usual]),
        "double.max": 3,
        "out.mode": "declared",
        "out.window": "lead",
        "out.who": "leader",
        "out.target": OUT,
        "end.last_trick": "wins-deal",
        "end.unclaimed": "last-trick",
        "score.scale": (1, 2, 3),
        "score.false_claim": "2-or-3",
        "deal.next": "left",
        "game.end": "target",
        TARGET: 24,
        "game.shutout": "double",
        "game.retour": 4,
        "look_back": "last-and-first-of-each-side",
    },
    choices={
        **COMMON_CHOICES,
        "double.max": (3, 2, 1, 0),
        "look_back": ("last-and-first-of-each-side", "none"),
    },
    settle=_settle,
    winners=_winners,
    contracts=CONTRACTS,
)


def bauernschnapsen(overrides: Mapping[str, object] | None = None) -> TrickRules:
    """Give the rules, with the options that were chosen."""
    return rules_of(PLAN, overrides or {})
