"""How far a game has come: all that is written down of it, and the deal on the table."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from sixtysix_gui.controller.game_setup import USUAL_PLAYER, GameSetup, Preferences
from sixtysix_gui.controller.promised_deal import DealProof
from sixtysix_gui.controller.record_tags import (
    as_helped,
    as_practice,
    as_resigned,
    code_of,
    is_played_again,
    is_resigned,
    opened_again,
    promise_of,
    proof_from,
    reopened,
    setup_from,
    tried_from,
)
from sixtysix_gui.records import DealRecord, games_before, states_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, Meld, Move, PlayCard
from sixtysix_gui.rules.scoring.game import Game, is_game_over
from sixtysix_gui.rules.scoring.points import DealEnd
from sixtysix_gui.rules.scoring.settlements import penalty
from sixtysix_gui.rules.seats import Seat

Records = tuple[DealRecord, ...]
_GAME_ID_BYTES = 8
_DEAL_NUMBER = re.compile(r"[0-9]{1,6}")


@dataclass(frozen=True)
class GameProgress:
    """A game and the deal on its table, move by move.

    ``before`` is the game before that deal. ``records`` are all deals in order, the last of which
    may be unfinished. ``states[n]`` is that last deal before its move n; before the first deal
    there are none.
    """

    setup: GameSetup
    game_id: str
    before: Game
    records: tuple[DealRecord, ...] = ()
    states: tuple[Deal, ...] = ()

    @property
    def state(self) -> Deal | None:
        """The deal as it is now; None before the first."""
        return self.states[-1] if self.states else None

    @property
    def game(self) -> Game:
        """The score between deals; during a deal that before it."""
        outcome = None if self.state is None else self.state.outcome
        return self.before if outcome is None else self.before.after(outcome)

    @property
    def is_game_over(self) -> bool:
        """Whether the game has come to its end, or was given up."""
        return self.is_resigned or is_game_over(self.game, self.setup.length)

    @property
    def first_move(self) -> int:
        """The number of the move with which the deal on the table begins for the person.

        It is more than 0 where a position is played on; what came before stays as it is.
        """
        return tried_from(self.records[-1]) if self.records else 0

    @property
    def is_resigned(self) -> bool:
        """Whether the person has given up the game."""
        return bool(self.records) and is_resigned(self.records[-1], self.setup.person)

    @property
    def is_deal_running(self) -> bool:
        """Whether cards lie on the table, to be played on with."""
        return self.state is not None and not self.state.is_over and not self.is_resigned

    @property
    def is_game_running(self) -> bool:
        """Whether there is something that would be lost by giving the game up."""
        if self.is_game_over:
            return False
        return self.is_deal_running or self.game.deals > 0

    @property
    def is_begun(self) -> bool:
        """Whether the person has made a move of their own, in any deal of the game.

        Of a game that only the computer plays: whether a card was played. The deal of a day is
        begun once its cards were seen.
        """
        if self.records and self.setup.day is not None:
            return True
        person = self.setup.person
        if person is None:
            moves = (move for record in self.records for move in record.moves)
            return any(isinstance(move, PlayCard) for move in moves)
        if not self.records:
            return False
        *earlier, last = self.records
        if _moved_in(last, self.states, person):
            return True
        return any(_moved_in(record, states_of(record), person) for record in earlier)

    @property
    def open_promise(self) -> str | None:
        """The promise of the deal on the table, until it is over and proved."""
        return promise_of(self.records[-1]) if self.is_deal_running else None

    @property
    def open_code(self) -> str | None:
        """The code of the deal on the table, unless it is a secret or not known.

        It is none in a practice game, and none any more when the deal is over.
        """
        if not self.records or (self.is_deal_running and not self.setup.practice):
            return None
        return code_of(self.records[-1])

    @property
    def proof(self) -> DealProof | None:
        """The proof of the last deal that is over, or None where it has none."""
        over = self.records[:-1] if self.is_deal_running else self.records
        return proof_from(over[-1], self.before.rules) if over else None

    def dealt(self, record: DealRecord) -> GameProgress:
        """Lay the cards of the next deal on the table."""
        state = Deal.start(record.rules, record.pack, record.dealer)
        return replace(self, before=self.game, records=(*self.records, record), states=(state,))

    def moved(self, move: Move) -> tuple[GameProgress, tuple[Event, ...]]:
        """Make a move, and say what it did.

        Raises:
            IllegalMoveError: if it is not legal.
        """
        state, events = self.states[-1].apply(move)
        *finished, running = self.records
        running = replace(running, moves=(*running.moves, move))
        moved = replace(self, records=(*finished, running), states=(*self.states, state))
        return moved, events

    def taken_back(self, moves: int) -> GameProgress:
        """Go back to where only the first ``moves`` were made; no one has given up then."""
        *finished, running = self.records
        return replace(
            self,
            records=(*finished, reopened(running, moves)),
            states=self.states[: moves + 1],
        )

    def as_practice(self) -> GameProgress:
        """Make the whole game a practice game."""
        return replace(
            self,
            setup=replace(self.setup, practice=True, day=None),
            records=tuple(as_practice(record) for record in self.records),
        )

    def helped(self) -> GameProgress:
        """Write down that the coach has given a hint for the move that is to be made."""
        *finished, running = self.records
        trick = 1 if self.state is None else self.state.trick_number
        return replace(self, records=(*finished, as_helped(running, trick)))

    def handed_over(self, seat: Seat, player: str, name: str) -> GameProgress:
        """Let another of the computer's players take a seat, under its own name."""
        setup = self.setup
        names = tuple(name if each is seat else setup.names[each] for each in setup.seats)
        players = {**setup.players, seat: player}
        return replace(self, setup=replace(setup, players=players, names=names))

    def resigned(self, seat: Seat) -> GameProgress:
        """Let the person in a seat give up the game."""
        *finished, running = self.records
        return replace(self, records=(*finished, as_resigned(running, seat)))

    def again(self, game_id: str, dealt_at: datetime) -> GameProgress:
        """Return the last deal once more, as practice beside this game."""
        record = opened_again(self.records[-1], game_id, dealt_at)
        empty = GameProgress(replace(self.setup, practice=True, day=None), game_id, self.before)
        return empty.dealt(record)


def _moved_in(record: DealRecord, states: Sequence[Deal], person: Seat) -> bool:
    """Return whether the person did more in a deal than what is often done on their behalf.

    Passing in an auction is a decision; where a talon can be closed, it only lets a claim go.
    """
    by_itself = (DRAW, PASS) if record.rules.close else (DRAW,)
    moves = zip(record.moves, states, strict=False)
    return any(state.to_act is person and move not in by_itself for move, state in moves)


def fresh_game_id() -> str:
    """Return a name that no other game has."""
    return secrets.token_hex(_GAME_ID_BYTES)


def progress_from(
    records: Sequence[DealRecord],
    new_id: str,
    usual: str = USUAL_PLAYER,
    before: Game | None = None,
) -> GameProgress:
    """Take up a game that was written down.

    ``new_id`` is its name if it has none, ``usual`` the level if it names none. ``before`` is the
    game before the last deal where that is known better than from its record.
    """
    last = records[-1]
    return GameProgress(
        setup=setup_from(last, usual),
        game_id=last.tag("Game") or new_id,
        before=_game_before_last(records) if before is None else before,
        records=tuple(records),
        states=states_of(last),
    )


def _game_before_last(records: Sequence[DealRecord]) -> Game:
    """Return the game before the last of its deals.

    A game remembers more than its score, so it is played again from its first deal.
    """
    last, game = records[-1], games_before(records)[-1]
    if not is_played_again(last):
        return game
    return replace(game, deals=max(game.deals, _number(last.tag("Deal")) - 1))


def parted(records: Sequence[DealRecord]) -> tuple[Records, Records]:
    """Part what was saved: the game that waits, if any, and what lies on the table."""
    if len(records) > 1 and is_played_again(records[-1]):
        return tuple(records[:-1]), tuple(records[-1:])
    return (), tuple(records)


def _number(text: str | None) -> int:
    """Read the number of a deal; 0 for what is none, or longer than any game."""
    return int(text) if text is not None and _DEAL_NUMBER.fullmatch(text) else 0


def before_again(waiting: GameProgress, record: DealRecord) -> Game | None:
    """Return the game before a deal played again, if it is the last of the one that waits."""
    last = waiting.records[-1]
    is_last = (record.rules, record.pack, record.dealer) == (last.rules, last.pack, last.dealer)
    return waiting.before if is_last else None


def move_without_asking(state: Deal, preferences: Preferences, setup: GameSetup) -> Move | None:
    """Return the move that no one needs to be asked for, or None.

    It is the person's, or a claim that the person's side is sure of.
    """
    forced = _forced_card(state, setup) if preferences.last_card_for_me else None
    if forced is not None:
        return forced
    is_ours = setup.person is not None and state.to_act in setup.party.seats
    if is_ours and preferences.claim_for_me and not waiting_may_pay(state):
        claim = state.automatic_claim()
        if claim:
            return claim[0]
    return _nothing_else(state, preferences) if state.to_act is setup.person else None


def _nothing_else(state: Deal, preferences: Preferences) -> Move | None:
    """Return the only thing that the person can do, or wants to, beside a claim; else None."""
    moves = state.legal_moves()
    if moves == (PASS,):
        return PASS
    if preferences.draw_for_me and DRAW in moves:
        return DRAW
    passes = preferences.before_partner == "at_once" or preferences.claim_for_me
    return PASS if passes and can_only_claim(state) else None


def can_only_claim(deal: Deal | View) -> bool:
    """Return whether the only choice is to claim before the partner leads or to pass."""
    legal = deal.legal_moves if isinstance(deal, View) else deal.legal_moves()
    return deal.phase is Phase.PARTNER and set(legal) == {GO_OUT, PASS}


def _forced_card(state: Deal, setup: GameSetup) -> Move | None:
    """Return the last card of the person's hand where nothing but to play it can be done."""
    if state.to_act is not setup.person:
        return None
    moves = state.legal_moves()
    is_last = len(state.hands[state.to_act]) == 1
    return moves[0] if is_last and len(moves) == 1 and isinstance(moves[0], PlayCard) else None


def waiting_may_pay(state: Deal) -> bool:
    """Return whether a defender gains more from a close that fails than from going out first.

    Then the claim is the person's own to make, after the last card too, when silence is sure to
    win more (rules.md 3.5, choice C7).
    """
    close = state.close
    if close is None or close.seat is state.to_act:
        return False
    end = DealEnd((state.card_points[Seat.A], state.card_points[Seat.B]), close)
    rules = state.rules
    first = penalty(rules.score_defender_first, close, end)
    return penalty(rules.score_close_failed, close, end) > first


def moves_before_decision(progress: GameProgress, preferences: Preferences) -> int | None:
    """Return how many moves of the deal came before the person's last decision, or None.

    What is done on their behalf is no decision of theirs: it would at once be done again. A
    marriage and what it was shown for are one decision. To give up is one that leaves all moves in
    place. What was played before a trial was begun is not taken back in it.
    """
    if not progress.records:
        return None
    moves = progress.records[-1].moves
    if progress.is_resigned:
        return len(moves)
    for place in reversed(range(progress.first_move, len(moves))):
        if not _decides(progress, place, preferences):
            continue
        with_marriage = place > progress.first_move and _follows_own_marriage(progress, place)
        return place - 1 if with_marriage else place
    return None


def _follows_own_marriage(progress: GameProgress, place: int) -> bool:
    """Return whether the person has shown a marriage by the move before."""
    if not place or not isinstance(progress.records[-1].moves[place - 1], Meld):
        return False
    return progress.states[place - 1].to_act is progress.setup.person


def _decides(progress: GameProgress, place: int, preferences: Preferences) -> bool:
    state, setup = progress.states[place], progress.setup
    if state.to_act is not setup.person:
        return False
    if _passed_after_moment(progress, place, preferences):
        return False
    return move_without_asking(state, preferences, setup) is None


def _passed_after_moment(progress: GameProgress, place: int, preferences: Preferences) -> bool:
    """Return whether the person let the moment go by in which they could claim."""
    state, move = progress.states[place], progress.records[-1].moves[place]
    waits = preferences.before_partner == "wait"
    return not waits and move == PASS and can_only_claim(state)
