"""What the oracles and the engine say of one moment, under the same names.

What a game does not have is neutral in all of them: None, nothing, or 0.
"""

from collections.abc import Iterable
from operator import attrgetter

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import DealEnded, Event
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, Close, Outcome
from sixtysix_gui.rules.sets.contracts import Contract
from tests.oracles.closing.deal import DealState
from tests.oracles.closing.game import GameState
from tests.oracles.closing.scoring import CardPoints as ClosingPoints
from tests.oracles.closing.scoring import Close as OldClose
from tests.oracles.closing.scoring import DealOutcome
from tests.oracles.closing.seats import BOTH
from tests.oracles.closing.view import PlayerView
from tests.oracles.several.deal import TrickDeal
from tests.oracles.several.game import TrickGame
from tests.oracles.several.rule_set.contracts import Contract as OldContract
from tests.oracles.several.rule_set.settlement import CardPoints as SeveralPoints
from tests.oracles.several.rule_set.settlement import TrickOutcome
from tests.oracles.several.view import TrickView

Snapshot = dict[str, object]
OldDeal = DealState | TrickDeal
OldView = PlayerView | TrickView
OldGame = GameState | TrickGame

_OF_ALL = (
    "dealer",
    "to_act",
    "leader",
    "trick_number",
    "trump",
    "turn_up",
    "melded_suit",
    "marriages",
    "exchange",
    "won",
)
_LACKING_IN_CLOSING: Snapshot = {
    "faced": None,
    "opening": None,
    "named": None,
    "calls": (),
    "bidder": None,
    "bid": 0,
    "answers": (),
    "out_seats": (),
    "level": 0,
    "contract": None,
}
_OF_SEVERAL = tuple(name for name in _LACKING_IN_CLOSING if name != "contract")
_OF_GAMES = ("dealer", "won", "carry", "deals", "shown_score", "winners", "is_over")
_of_all = attrgetter(*_OF_ALL)
_of_several = attrgetter(*_OF_SEVERAL)
_of_games = attrgetter(*_OF_GAMES, "games_counted")


def of_old_deal(deal: OldDeal) -> Snapshot:
    """Return what an oracle says of a deal."""
    of_any: Snapshot = {
        "hands": deal.hands,
        "totals": deal.totals,
        "tricks": deal.tricks,
        "is_over": deal.is_over,
    }
    if isinstance(deal, DealState):
        of_any["undealt"] = deal.talon
        of_any["table"] = _led(deal)
        of_any["card_points"] = [_points(deal.points_of(seat)) for seat in BOTH]
        of_any["is_face_down"] = False
        return _of_closing(deal) | of_any
    of_any["undealt"] = deal.undealt
    of_any["table"] = deal.table
    of_any["card_points"] = [_points(earned) for earned in deal.card_points]
    of_any["is_face_down"] = deal.is_face_down
    of_any["served"] = _as_multisets(deal.served)
    of_any["known"] = _as_multisets(deal.known)
    of_any["played"] = deal.played
    return _of_table(deal) | of_any


def of_deal(deal: Deal) -> Snapshot:
    """Return what the engine says of a deal."""
    found = _of_engine(deal) | {
        "hands": deal.hands,
        "totals": deal.totals,
        "tricks": deal.tricks,
        "is_over": deal.is_over,
        "undealt": deal.undealt,
        "table": deal.table,
        "is_face_down": deal.is_face_down,
    }
    if not deal.rules.close:
        found["served"] = _as_multisets(deal.served)
        found["known"] = _as_multisets(deal.known)
        found["played"] = deal.played
    return found


def of_old_view(view: OldView) -> Snapshot:
    """Return what an oracle lets a seat see."""
    of_any: Snapshot = {
        "seat": view.seat,
        "my_turn": view.my_turn,
        "hand": view.hand,
        "hand_sizes": view.hand_sizes,
        "legal_moves": view.legal_moves,
        "table": view.table,
        "card_points": [_points(earned) for earned in view.card_points],
        "known": _as_multisets(view.known),
        "score": view.score,
        "carry": view.carry,
    }
    if isinstance(view, PlayerView):
        of_any["face_down"] = ()
        of_any["seen"] = view.seen
        of_any["unseen"] = view.unseen
        of_any["tricks_won"] = view.tricks_won
        return _of_closing(view) | of_any
    of_any["face_down"] = view.face_down
    of_any["served"] = _as_multisets(view.served)
    of_any["decided"] = view.decided
    return _of_table(view) | of_any


def of_view(view: View) -> Snapshot:
    """Return what the engine lets a seat see."""
    found = _of_engine(view) | {
        "seat": view.seat,
        "my_turn": view.my_turn,
        "hand": view.hand,
        "hand_sizes": view.hand_sizes,
        "legal_moves": view.legal_moves,
        "table": view.table,
        "known": _as_multisets(view.known),
        "score": view.score,
        "carry": view.carry,
        "face_down": view.face_down,
    }
    if view.rules.close:
        found["seen"] = view.seen
        found["unseen"] = view.unseen
        found["tricks_won"] = view.tricks_won
    else:
        found["served"] = _as_multisets(view.served)
        found["decided"] = view.decided
    return found


def of_game(game: OldGame | Game) -> Snapshot:
    """Return how a game stands."""
    found: Snapshot = dict(zip((*_OF_GAMES, "games_counted"), _of_games(game), strict=True))
    if not isinstance(game, GameState):
        found["decided"] = game.decided
        found["bidder"] = game.bidder
        found["almost"] = game.almost
    return found


def of_events(events: Iterable[Event]) -> list[object]:
    """Return what has happened, outcomes as what they say."""
    return [
        of_outcome(event.outcome) if isinstance(event, DealEnded) else event for event in events
    ]


def of_outcome(outcome: object) -> Snapshot | None:
    """Return how a deal ended, in the words of an oracle or of the engine."""
    if outcome is None:
        return None
    if not isinstance(outcome, Outcome | DealOutcome | TrickOutcome):
        raise TypeError(type(outcome))
    found: Snapshot = {
        "points": outcome.points,
        "reason": outcome.reason,
        "totals": outcome.totals,
        "tricks": outcome.tricks,
        "card_points": [_points(earned) for earned in outcome.end.card_points],
        "claimant": None if outcome.end.claimant is None else int(outcome.end.claimant),
    }
    return found | (_price(outcome) if _is_closing(outcome) else _undertaken(outcome))


def points_that_count(deal: OldDeal) -> int:
    """Return what the side of the seat to act has."""
    side = deal.to_act if isinstance(deal, DealState) else deal.rules.sides[deal.to_act]
    return deal.totals[side]


def _is_closing(outcome: Outcome | DealOutcome | TrickOutcome) -> bool:
    return isinstance(outcome, DealOutcome) or (
        isinstance(outcome, Outcome) and outcome.basis is not None
    )


def _price(outcome: Outcome | DealOutcome | TrickOutcome) -> Snapshot:
    """Return by what a deal was priced whose talon could be closed."""
    if isinstance(outcome, TrickOutcome):
        return {}
    return {
        "winner": outcome.winner,
        "game_points": outcome.game_points,
        "basis": None if outcome.basis is None else outcome.basis.name,
        "grade": None if outcome.grade is None else outcome.grade.name,
        "measured_points": outcome.measured_points,
        "measured_tricks": outcome.measured_tricks,
        "close": _close(outcome.end.close),
    }


def _undertaken(outcome: Outcome | DealOutcome | TrickOutcome) -> Snapshot:
    """Return what was undertaken in a deal of the other games, and by which party."""
    if isinstance(outcome, DealOutcome):
        return {}
    end = outcome.end
    return {
        "bidder": end.bidder,
        "bid": end.bid,
        "contract": end.contract,
        "level": end.level,
        "made": end.made,
        "last": end.last,
    }


def _of_closing(facts: DealState | PlayerView) -> Snapshot:
    found: Snapshot = dict(zip(_OF_ALL, _of_all(facts), strict=True))
    found["phase"] = facts.phase.name
    found["bound"] = facts.bound
    found["status"] = facts.status.name
    found["talon_size"] = facts.talon_size
    found["close"] = _close(facts.close)
    found["outcome"] = of_outcome(facts.outcome)
    return found | _LACKING_IN_CLOSING


def _of_table(facts: TrickDeal | TrickView) -> Snapshot:
    found: Snapshot = dict(zip(_OF_ALL, _of_all(facts), strict=True))
    found |= zip(_OF_SEVERAL, _of_several(facts), strict=True)
    found["phase"] = facts.phase.name
    found["bound"] = False
    found["talon_size"] = facts.talon_left
    found["close"] = None
    found["contract"] = contract(facts.contract)
    found["outcome"] = of_outcome(facts.outcome)
    return found


def _of_engine(facts: Deal | View) -> Snapshot:
    found: Snapshot = dict(zip(_OF_ALL, _of_all(facts), strict=True))
    found |= zip(_OF_SEVERAL, _of_several(facts), strict=True)
    found["phase"] = facts.phase.name
    found["bound"] = facts.bound
    found["talon_size"] = facts.talon_size
    found["close"] = _close(facts.close)
    found["contract"] = contract(facts.contract)
    found["outcome"] = of_outcome(facts.outcome)
    found["card_points"] = [_points(earned) for earned in facts.card_points]
    if facts.rules.close:
        found["status"] = facts.status.name
    return found


def contract(found: Contract | OldContract | None) -> object:
    """Return all that a contract is but the order of its ranks, which tricks show."""
    if found is None:
        return None
    return (
        found.key,
        found.value,
        found.who.name,
        found.goal.name,
        found.needs.name,
        found.has_trump,
        found.bidder_leads,
        found.partner_out,
    )


def _led(state: DealState) -> tuple[Play, ...]:
    return () if state.led is None else (Play(state.leader, state.led),)


def _close(close: Close | OldClose | None) -> object:
    if close is None:
        return None
    return (
        close.seat,
        close.trick,
        close.before_draw,
        close.defender_points,
        close.defender_tricks,
    )


def _points(earned: CardPoints | ClosingPoints | SeveralPoints) -> object:
    frozen = None if isinstance(earned, SeveralPoints) else earned.frozen_at
    return (earned.captured, earned.melded, earned.bonus, earned.tricks, frozen, earned.total)


def _as_multisets(rows: Iterable[Iterable[Card]]) -> list[list[Card]]:
    return [sorted(row) for row in rows]
