"""Which moves are compared, and the worlds in which they are played on."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from typing_extensions import override

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.player import Budget, MoveValue, ShouldStop
from sixtysix_gui.ai.randomness import dice_for
from sixtysix_gui.ai.two.players import CalculatingPlayer
from sixtysix_gui.ai.two.search.paired_worlds import MOST_STEPS, MOST_WORLDS, PairedWorlds
from sixtysix_gui.ai.two.search.steady import Steady
from sixtysix_gui.ai.two.solver.exact import ExactSolver, terms_of
from sixtysix_gui.ai.two.solver.numbers import CARD, bit_of, code_of, numbers_of, points_for
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.two.thinking.decisions import sensible_moves
from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.ai.two.thinking.steadiness import known_to_both, legal_line, steady_of
from sixtysix_gui.coach.findings import Limits, Worlds
from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, ExchangeTrump, Meld, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules

MOST_NOMINEES = 4
NEAR = 0.3
"""Game points behind the search's choice within which a move is compared with it."""


@dataclass(frozen=True)
class Nominees:
    """The moves to compare, the search's choice first.

    ``suspicion`` says by how much, in game points, the search thinks the played move worse.
    ``hopeless`` says that it thinks some sensible move worse than all near ones, so that it does
    matter what is played.
    """

    moves: tuple[Move, ...]
    suspicion: float
    hopeless: bool


def sensible(view: View) -> tuple[Move, ...]:
    """List the legal moves of a view but a false claim."""
    claims = view.total(view.seat) >= TARGET
    return tuple(move for move in view.legal_moves if claims or move != GO_OUT)


def nominate(view: View, played: Move | None, limits: Limits, should_stop: ShouldStop) -> Nominees:
    """Ask a search for the moves that may be best; the played one is always among them.

    There are two at least where a choice was, but one where only drawing or passing came into
    question.

    Raises:
        StoppedError: as soon as told to stop.
    """
    possible = sensible(view)
    if len(possible) == 1:
        others = () if played is None or played in possible else (played,)
        return Nominees((*possible, *others), float(len(others)), hopeless=False)
    values = _values(view, limits, should_stop)
    best = values[0]
    near = [each for each in values if best.game_points - each.game_points <= NEAR]
    moves = [best.move] if played in (None, best.move) else [best.move, played]
    moves += [each.move for each in near if each.move not in moves]
    if len(moves) == 1 and best.move not in (DRAW, PASS):
        moves.append(values[1].move)
    lost = max(
        (best.game_points - each.game_points for each in values if each.move == played),
        default=float(played is not None),
    )
    return Nominees(tuple(moves[:MOST_NOMINEES]), lost, hopeless=len(near) < len(values))


def _values(view: View, limits: Limits, should_stop: ShouldStop) -> list[MoveValue]:
    """Return what the search expects of every sensible move: its choice, then by game points."""
    stopped = False

    def stop() -> bool:
        nonlocal stopped
        stopped = stopped or should_stop()
        return stopped

    player = CalculatingPlayer(Skill(reweighting=IS_COMPILED))
    decision = player.choose(view, Budget(seed=limits.seed, iterations=limits.descents), stop)
    if stopped or not decision.values:
        raise StoppedError
    possible = sensible(view)
    found = [each for each in decision.values if each.move in possible]
    return sorted(found, key=lambda each: (each.move != decision.move, -each.game_points))


def turn_of(
    view: View, world: Deal, move: Move, limits: Limits, should_stop: ShouldStop
) -> tuple[Move, ...]:
    """Return a move and, after an exchange or a marriage, what a search chooses to do next.

    Were an exchange played on by the steady player at once, it would be charged with its choice of
    the card that is led next, and look worse than a lead without it. ``world`` is any deal that the
    seat of the view cannot tell from the true one: what it sees after these moves is the same in
    all of them.

    Raises:
        StoppedError: as soon as told to stop.
    """
    turn = [move]
    while isinstance(turn[-1], ExchangeTrump | Meld) and len(turn) < MOST_STEPS:
        world = world.apply(turn[-1])[0]
        if world.is_over or world.to_act is not view.seat:
            break
        after = world.view(view.seat, view.score, view.carry)
        turn.append(nominate(after, None, limits, should_stop).moves[0])
    return tuple(turn)


PASSES = 4
"""How often all worlds are gone through where they are listed."""
_SEEDS = 1 << 30


def drawn_deals(view: View, count: int, seed: int, should_stop: ShouldStop) -> Iterator[Deal]:
    """Yield whole deals that the seat of a view may be in, drawn by what it can believe.

    Raises:
        StoppedError: as soon as told to stop.
    """
    stop = Stop(should_stop)
    situation = Situation(view, seed, fixed_draws=False, weighed=IS_COMPILED, stop=stop)
    stop.refuse()
    steady = steady_of(situation.terms, stop)
    drawn = PairedWorlds(situation.terms, steady, situation.sampler, stop)
    drawn.prepare(situation.root, (), known_to_both(view), seed)
    for world in range(drawn.run(count)):
        yield whole_deal(situation, drawn.hand_of(world), drawn.talon_of(world))
    stop.refuse()


def whole_deal(situation: Situation, theirs: int, talon: Sequence[int]) -> Deal:
    """Return a deal with these cards in the other's hand, a mask, and in the talon, places."""
    view = situation.view
    held = {CARD[1 << place] for place in range(32) if theirs >> place & 1}
    hand = tuple(card for card in pack_cards(view.rules.deck_pack) if card in held)
    hands = (view.hand, hand) if view.seat is Seat.A else (hand, view.hand)
    return situation.some_world.changed(
        hands=hands, undealt=tuple(CARD[1 << place] for place in talon)
    )


class DrawnWorlds(Worlds):
    """Worlds drawn by what the seat believes, or all of them where they can be listed."""

    def __init__(
        self,
        view: View,
        moves: Sequence[Move],
        limits: Limits,
        should_stop: ShouldStop,
    ) -> None:
        """Take up the moves to compare; no world is there yet.

        Raises:
            StoppedError: if told to stop meanwhile.
            ValueError: for more moves than can be compared.
        """
        self._view = view
        self._stop = Stop(should_stop)
        self.situation = Situation(
            view, limits.seed, fixed_draws=False, weighed=IS_COMPILED, stop=self._stop
        )
        self._stop.refuse()
        weights = self.situation.list_worlds(min(limits.worlds, MOST_WORLDS // PASSES))
        self.listed = bool(weights)
        self.weights: list[int] = weights * PASSES
        self.count = 0
        self.cases = len(weights)
        self._seed = dice_for(view, limits.seed).below(_SEEDS)
        self._claims = [move for move in moves if _is_false_claim(view, move)]
        self._moves = [move for move in moves if move not in self._claims]
        self._known = known_to_both(view)
        self._changed: dict[tuple[Rules, Suit], Steady] = {}
        terms = self.situation.terms
        self._steady = steady_of(terms, self._stop)
        self._paired = PairedWorlds(terms, self._steady, self.situation.sampler, self._stop)
        self._turns = {
            move: turn_of(view, self.situation.some_world, move, limits, should_stop)
            for move in self._moves
        }
        codes = [list(map(code_of, turn)) for turn in self._turns.values()]
        self._paired.prepare(self.situation.root, codes, self._known, self._seed)

    @property
    def most(self) -> int | None:
        """How many worlds there are at most: all of them in their passes, or None if endless."""
        return len(self.weights) if self.listed else None

    def look_at(self, count: int) -> None:
        """Play the moves on in more worlds, until there are ``count``.

        Raises:
            StoppedError: if told to stop.
        """
        self.count = self._paired.run(count - self.count)
        self._stop.refuse()
        if not self.listed:
            self.weights = [1] * self.count
            self.cases = self.count

    @override
    def results(self, move: Move) -> Sequence[int]:
        if move in self._claims:
            outcome = self.situation.some_world.apply(move)[0].outcome
            points = 0 if outcome is None else points_for(outcome, self._view.seat)
            return [points] * self.count
        return self._paired.values_of(self._moves.index(move))

    @override
    def other_hand(self, world: int) -> tuple[Card, ...]:
        return self._cards(self._paired.hand_of(world))

    def holding(self, card: Card) -> list[bool]:
        """Return for every world whether the other holds a card there."""
        bit = bit_of(card)
        return [bool(self._paired.hand_of(world) & bit) for world in range(self.count)]

    @override
    def state(self, world: int) -> Deal:
        return whole_deal(self.situation, self._paired.hand_of(world), self._paired.talon_of(world))

    @override
    def line(self, world: int, move: Move) -> tuple[Move, ...]:
        if move in self._claims:
            return (move,)
        self._steady.know(*self._known)
        state = self.state(world)
        position = self._position(state)
        turn = list(map(code_of, self._turns.get(move, (move,))))
        codes = self._steady.trace(position, turn, self._seed + world)
        self._stop.refuse()
        return legal_line(state, codes)

    @override
    def play_on(self, move: Move, changed: Callable[[Deal], Deal] | None = None) -> Sequence[int]:
        found: list[int] = []
        for world in range(self.count):
            state = self.state(world)
            state = state if changed is None else changed(state)
            terms = terms_of(state.rules, state.trump)
            same = terms is self.situation.terms
            steady = self._steady if same else self._steady_under(state.rules, state.trump_suit)
            steady.know(*self._known)
            turn = list(map(code_of, _as_far_as_legal(state, self._turns.get(move, (move,)))))
            value = steady.result(self._position(state), turn, self._seed + world)
            found.append(value if self._view.seat is Seat.A else -value)
        self._stop.refuse()
        return found

    @cached_property
    def _pack(self) -> tuple[Card, ...]:
        return pack_cards(self._view.rules.deck_pack)

    def _cards(self, mask: int) -> tuple[Card, ...]:
        held = {CARD[1 << place] for place in range(32) if mask >> place & 1}
        return tuple(card for card in self._pack if card in held)

    def _position(self, state: Deal) -> Position:
        position = Position(terms_of(state.rules, state.trump))
        position.load(numbers_of(state), fixed_draws=False)
        return position

    def _steady_under(self, rules: Rules, trump: Suit) -> Steady:
        """Return the player under rules that were changed, made once for each."""
        if (rules, trump) not in self._changed:
            self._changed[rules, trump] = steady_of(terms_of(rules, trump), self._stop)
        return self._changed[rules, trump]


class KnownWorld(Worlds):
    """The one world of a seat that knows every card: its results are those of perfect play."""

    def __init__(self, view: View, should_stop: ShouldStop) -> None:
        """Take up the view; its seat must know every card, and no one may draw any more."""
        self._view = view
        self._should_stop = should_stop
        self.whole: Deal = Deal.imagined(view, view.unseen)
        self.solver = ExactSolver(view.rules, view.trump_suit, should_stop)
        self.count = 1
        self.cases = 1
        self.weights = [1]
        self.listed = True

    @override
    def results(self, move: Move) -> Sequence[int]:
        return [self.solver.value(self.whole.apply(move)[0], self._view.seat)]

    @override
    def state(self, world: int) -> Deal:
        return self.whole

    @override
    def other_hand(self, world: int) -> tuple[Card, ...]:
        return self.whole.hands[opposite(self._view.seat)]

    @override
    def line(self, world: int, move: Move) -> tuple[Move, ...]:
        line = [move]
        state = self.whole.apply(move)[0]
        while not state.is_over:
            line.append(self._best_at(state))
            state = state.apply(line[-1])[0]
        return tuple(line)

    @override
    def play_on(self, move: Move, changed: Callable[[Deal], Deal] | None = None) -> Sequence[int]:
        state = self.whole if changed is None else changed(self.whole)
        solver = ExactSolver(state.rules, state.trump_suit, self._should_stop)
        return [solver.value(state.apply(move)[0], self._view.seat)]

    def _best_at(self, state: Deal) -> Move:
        """Return the first move with which the seat to act keeps what it has."""
        moves = sensible_moves(state)
        return max(moves, key=lambda move: self.solver.value(state.apply(move)[0], state.to_act))


def knows_all(view: View) -> bool:
    """Return whether the seat knows every card and no one draws any more: then all is exact."""
    if view.phase is Phase.FINAL:
        return True
    cards = count_cards(view)
    certain = cards.missing in (0, len(cards.possible))
    return certain and view.status is not TalonStatus.OPEN


def _as_far_as_legal(state: Deal, turn: Sequence[Move]) -> Iterator[Move]:
    """Return the moves of a turn that are still possible where something was changed."""
    for number, move in enumerate(turn):
        if number and (state.is_over or move not in state.legal_moves()):
            return
        yield move
        if number + 1 < len(turn):
            state = state.apply(move)[0]


def _is_false_claim(view: View, move: Move) -> bool:
    return move == GO_OUT and view.total(view.seat) < TARGET
