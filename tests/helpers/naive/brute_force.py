"""The value of a deal whose cards are all known, by trying every move of the rules engine."""

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Party, Seat


def sensible_moves(state: Deal) -> list[Move]:
    """All legal moves but false claims."""
    may_claim = state.total(state.to_act) >= TARGET
    return [move for move in state.legal_moves() if may_claim or move != GO_OUT]


def won_by(state: Deal, seat: Seat) -> int:
    """Game points of a seat in a settled deal."""
    assert state.outcome is not None
    winner, points = state.outcome.winner, state.outcome.game_points
    return 0 if winner is None else points if winner is seat else -points


def brute_force_value(state: Deal, seat: Seat) -> int:
    """Game points that a seat wins when both play perfectly."""
    return BruteForce().value(state, seat)


class BruteForce:
    """Tries every move, and remembers what it has found for a state of the deal.

    With ``fixed_draws`` the cards face down are handed out in pairs, to A the first and to B the
    second, whoever has won the trick; the pair with the turn-up goes by the rules.
    """

    def __init__(self, *, fixed_draws: bool = False) -> None:
        self._fixed_draws = fixed_draws
        self._known: dict[object, int] = {}

    def value(self, state: Deal, seat: Seat) -> int:
        """Game points that a seat wins when both play perfectly."""
        value = self._value_for_a(state)
        return value if seat is Seat.A else -value

    def after(self, state: Deal, move: Move) -> Deal:
        """The deal after a move, with the draws that are wanted."""
        after, _ = state.apply(move)
        draws = len(after.undealt) < len(state.undealt)
        if self._fixed_draws and draws and len(state.undealt) > 2 and after.to_act is Seat.B:
            first, second, *rest = state.undealt
            after, _ = state.changed(undealt=(second, first, *rest)).apply(move)
        return after

    def _value_for_a(self, state: Deal) -> int:
        if state.outcome is not None:
            return won_by(state, Seat.A)
        key = _key(state)
        if key not in self._known:
            best = max if state.to_act is Seat.A else min
            moves = sensible_moves(state)
            self._known[key] = best(self._value_for_a(self.after(state, move)) for move in moves)
        return self._known[key]


def _key(state: Deal) -> object:
    """All that the rest of a deal depends on, under the same rules and trump."""
    return (
        frozenset(state.hands[0]),
        frozenset(state.hands[1]),
        state.undealt,
        state.phase,
        state.to_act,
        state.trick_number,
        state.status,
        state.led,
        state.card_points,
        state.melded_suit,
        state.bound,
        state.close,
    )


def worths(deal: Deal, thinker: Party) -> tuple[float, ...]:
    """The lead of each party in points over the mean of the others, when all play for their own.

    Whoever is to act takes what is worth most to him; of acts that are worth the same to him the
    one that is worst for the thinking party, then for the next party.
    """
    if deal.outcome is not None:
        points = deal.outcome.points
        return tuple(own - (sum(points) - own) / (len(points) - 1) for own in points)
    parties = deal.rules.parties
    party = deal.rules.sides[deal.to_act].number
    following = (party + 1) % len(parties)

    def wish(found: tuple[float, ...]) -> tuple[float, float, float]:
        return found[party], -found[thinker.number], -found[following]

    return max((worths(deal.apply(act)[0], thinker) for act in deal.legal_moves()), key=wish)
