"""What the person decides, what is done on their behalf, and how far a decision is taken back."""

from sixtysix_gui.controller.game_progress import GameProgress
from sixtysix_gui.controller.game_setup import GameSetup, Preferences
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, Meld, Move, PlayCard
from sixtysix_gui.rules.scoring.points import DealEnd
from sixtysix_gui.rules.scoring.settlements import penalty
from sixtysix_gui.rules.seats import Seat


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
